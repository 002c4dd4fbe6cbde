#pragma once

#include <cstddef>
#include <deque>
#include <utility>

namespace frontage::core {

/// The last answers to questions that are asked again and again: when orders are offered, when one is checked and when
/// it is given, and from order to order wherever nothing that matters has changed. By the whole value of the question,
/// so an answer is the one that the work would give. For few and large ones; many small ones: see Remembered.
template <class Question, class Answer>
class KeptAnswers {
 public:
  explicit KeptAnswers(std::size_t most) : m_most(most) {}

  /// `work(question)` gives the answer when it is not known. The reference holds until the next question.
  template <class Work>
  const Answer& find(Question question, const Work& work) {
    for (const auto& [known, answer] : m_kept)
      if (known == question) return answer;
    Answer answer = work(question);
    if (m_kept.size() == m_most) m_kept.pop_back();
    return m_kept.emplace_front(std::move(question), std::move(answer)).second;
  }

 private:
  std::size_t m_most;
  std::deque<std::pair<Question, Answer>> m_kept;
};

}  // namespace frontage::core
