import type { Question } from '../bank/question'
import { QUESTIONS } from '../bank/bank'
import { cleanText } from './clean-text'
import { isContent, tokensOf } from './tokens'

/** Words that both must share, and of the shorter one at least so many in a hundred. */
const SHARED = 3
const SHARE = 40

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    tokensOf(cleanText(text))
      .filter(isContent)
      .map(({ stem }) => stem),
  )
const STEMS = new Map<string, ReadonlySet<string>>()

function stemsOf({ id, stem }: Question): ReadonlySet<string> {
  const known = STEMS.get(id) ?? wordsOf(stem)
  STEMS.set(id, known)
  return known
}

/** The question of the bank that asks the most alike; undefined where none shares enough words with it. */
export function likeQuestion(text: string): Question | undefined {
  const words = wordsOf(text)
  const ranked = QUESTIONS.filter(({ status }) => status === 'active')
    .map((question) => {
      const stems = stemsOf(question)
      const shared = [...words].filter((word) => stems.has(word)).length
      return { question, shared, share: (100 * shared) / Math.max(1, Math.min(words.size, stems.size)) }
    })
    .filter(({ shared, share }) => shared >= SHARED && share >= SHARE)
    .toSorted((a, b) => b.share - a.share || b.shared - a.shared)
  return ranked[0]?.question
}
