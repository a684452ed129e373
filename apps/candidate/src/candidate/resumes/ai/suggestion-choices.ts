import type { Suggestions } from '../writing/suggestions'
import { changesOf, unsupportedBy, withChanges } from './improvement'
import type { Choice } from './proposal-list'

export interface SuggestedChoice extends Choice {
  /** Which text it belongs to. */
  text: number
  /** Which change of that text. */
  change: number
  /** May be taken before anybody looked: a translation may not. */
  isFree: boolean
}

/** Everything that can be taken or left, in the order of the texts. */
export const choicesOf = ({ prose, answers }: Suggestions): SuggestedChoice[] =>
  answers.flatMap((answer, text) => {
    const before = prose.texts[text] ?? ''
    return changesOf(before, answer).map((one, change, all) => ({
      ...one,
      id: `${text}.${change}`,
      label: [
        prose.isList ? `Point ${text + 1}` : `Change ${change + 1}`,
        prose.isList && all.length > 1 && `change ${change + 1}`,
      ]
        .filter(Boolean)
        .join(', '),
      unsupported: unsupportedBy(one, answer.unsupported),
      text,
      change,
      isFree: one.rule !== 'translated',
    }))
  })

/** The texts with what was taken of them. */
export const textsWith = (
  { prose, answers }: Suggestions,
  taken: readonly Pick<SuggestedChoice, 'text' | 'change'>[],
): string[] =>
  prose.texts.map((before, text) => {
    const answer = answers[text]
    const mine = taken.filter((one) => one.text === text)
    if (!answer || !mine.length) return before
    const all = changesOf(before, answer)
    return withChanges(
      before,
      answer,
      all.filter((_, change) => mine.some((one) => one.change === change)),
    )
  })
