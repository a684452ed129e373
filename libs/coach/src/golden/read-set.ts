import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Criterion, KEY_POINT_STATES, RubricLevel } from '@tryka/domain'
import { questionOf } from '../bank/bank'
import type { Question } from '../bank/question'

export interface Rating {
  readonly levels: Partial<Record<Criterion, RubricLevel>>
  readonly points: Readonly<Record<string, (typeof KEY_POINT_STATES)[number]>>
  readonly oneThing: Criterion
}
export const KINDS = [
  'weak',
  'middling',
  'strong',
  'off-topic',
  'stuffed',
  'learner',
  'spoken',
  'long-winded',
] as const
export type Kind = (typeof KINDS)[number]

/** One answer of the set with its two ratings, made blind to each other and to its kind. */
export interface Rated {
  readonly id: string
  readonly question: Question
  readonly text: string
  readonly kind: Kind
  readonly ratings: readonly [Rating, Rating]
  /** `test` is never looked at while rules are changed. */
  readonly part: 'develop' | 'test'
}

const json = <T>(...path: string[]): T => JSON.parse(readFileSync(join(...path), 'utf8')) as T

/** Of the questions of each type every third, in the order of their ids, is kept for testing alone. */
const THIRD = 3

/** Answers of two rounds: the second was written and rated when the rules stood, by others than the first. */
const ROUNDS = ['first', 'second'] as const

/** The set as it lies in a folder, round after round. */
export const readSet = (folder: string): Rated[] => ROUNDS.flatMap((round) => readRound(join(folder, round)))

/** Answers, kinds and ratings of a round. Answers that both rated, sorted by id. */
export function readRound(folder: string): Rated[] {
  const files = readdirSync(join(folder, 'answers')).filter((name) => name.endsWith('.json'))
  const answers = files.flatMap((name) =>
    json<{ id: string; question: string; text: string }[]>(folder, 'answers', name),
  )
  const kinds = {
    ...json<Record<string, Kind>>(folder, 'kinds-a.json'),
    ...json<Record<string, Kind>>(folder, 'kinds-b.json'),
  }
  const [first, second] = ['a', 'b'].map((rater) =>
    json<Record<string, Rating>>(folder, `ratings-${rater}.json`),
  )
  const asked = [...new Set(answers.map(({ question }) => question))].toSorted()
  const test = new Set(
    [...new Set(asked.map((id) => id.split('/')[1]))].flatMap((type) =>
      asked.filter((id) => id.split('/')[1] === type).filter((_, at) => at % THIRD === THIRD - 1),
    ),
  )
  return answers
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .flatMap(({ id, question: name, text }): Rated[] => {
      const question = questionOf(name)
      const [kind, one, two] = [kinds[id], first?.[id], second?.[id]]
      if (!question || !kind) throw new Error(`${id} has no question or no kind`)
      if (!one || !two) return []
      return [{ id, question, text, kind, ratings: [one, two], part: test.has(name) ? 'test' : 'develop' }]
    })
}
