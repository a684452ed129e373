import type { z } from 'zod'
import { pickQuestions, QUESTIONS, questionOf, type Question, type Wanted } from '@tryka/coach'
import type { StartPractice } from '@tryka/domain'
import { mixOf } from '@tryka/domain'

/** The questions of a session: picked, or where it has a focus those of one skill, or the named ones that are asked yet. */
export function pickFocused(
  { focus, types, count }: Pick<z.output<typeof StartPractice>, 'focus' | 'types' | 'count'>,
  wanted: Wanted,
): Question[] {
  if (!focus) return pickQuestions(QUESTIONS, wanted)
  if (focus.kind === 'questions')
    return [...new Set(focus.ids)].flatMap((id) => {
      const question = questionOf(id)
      return question?.status === 'active' ? [question] : []
    })
  const bank = QUESTIONS.filter(({ status, skills }) => status === 'active' && skills.includes(focus.skill))
  // Not every kind asks for every skill.
  const kinds = [...new Set(bank.map(({ type }) => type))]
  const asked = types.length > 0 ? types.filter((type) => kinds.includes(type)) : kinds
  return asked.length === 0 ? [] : pickQuestions(bank, { ...wanted, types: mixOf(asked, count) })
}
