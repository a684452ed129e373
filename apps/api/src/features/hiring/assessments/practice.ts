import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { z } from 'zod'
import type { Bank, Instance, Template } from '@tryka/assessment'
import { BANKS, instanceOf, isCodeKind, isRight, rightWords, seededRng } from '@tryka/assessment'
import type { PracticeAnswers, PracticeRound, PracticeTask, PracticeVerdict, TrackSlug } from '@tryka/domain'
import { PRACTICE_TASKS, TRACKS } from '@tryka/domain'
import { keyedHash } from '../../../keys'
import { nothingHere } from '../core/errors'
import { practiceOver } from './assessment-errors'
import { skillOf } from './attempt-course'
import { hasPractice, practiceOf } from './offered-tracks'
import { shownOf } from './tasks'

const ROUND_BYTES = 16
/** What stands for the choice among tasks, beside the templates. */
const CHOICE = 'practice choice'

/**
 * Practice of a track: open tasks, told right or wrong with the reason. Nothing of it is stored: tasks hang on a key of
 * the server and on a round, which the answers bring back under our signature.
 */
export class Practice {
  constructor(
    private readonly key: Buffer,
    private readonly banks: readonly Bank[] = BANKS,
  ) {}

  draw(track: TrackSlug): PracticeRound {
    const round = randomBytes(ROUND_BYTES).toString('base64url')
    const seed = `${round}.${this.markOf(track, round)}`
    const topics = TRACKS.find(({ slug }) => slug === track)?.topics
    const tasks = this.instancesOf(track, seed).map((instance, i): PracticeTask => {
      const { kind, topic } = instance.template
      if (isCodeKind(kind)) throw new Error('Practice runs no code')
      const name = topics?.find(({ id }) => id === topic)?.name ?? topic
      return { seq: i + 1, kind, topic: name, ...shownOf(instance) }
    })
    return { track, skill: skillOf({ track }), seed, tasks }
  }

  answer(track: TrackSlug, { seed, answers }: z.output<typeof PracticeAnswers>): PracticeVerdict[] {
    const instances = this.instancesOf(track, seed)
    return answers.map(({ seq, answer }) => {
      const instance = instances[seq - 1]
      if (!instance) throw practiceOver()
      return {
        seq,
        isRight: answer !== null && isRight(instance, answer),
        right: rightWords(instance),
        why: instance.why,
      }
    })
  }

  /** The tasks of a round, the easier ones first: the same whenever they are asked for, as long as the set is. */
  instancesOf(track: TrackSlug, seed: string): Instance[] {
    const templates = this.templatesOf(track)
    const [round = '', mark = '', rest] = seed.split('.')
    const [given, expected] = [Buffer.from(mark), Buffer.from(this.markOf(track, round))]
    if (rest !== undefined || given.length !== expected.length || !timingSafeEqual(given, expected))
      throw practiceOver()
    const of = { key: this.key.toString('base64url'), attempt: round }
    return seededRng({ ...of, seq: 0, template: CHOICE, revision: 0 })
      .sample(templates, PRACTICE_TASKS)
      .sort((one, other) => one.grade - other.grade)
      .map((template, i) => instanceOf(template, { ...of, seq: i + 1 }))
  }

  /** Holds for one track and its set as it is: with other tasks the round would be another one. */
  private markOf(track: TrackSlug, round: string): string {
    const set = this.templatesOf(track).map(({ id, revision }) => `${id}@${revision}`)
    return keyedHash(this.key, 'round', track, round, ...set)
  }

  private templatesOf(track: TrackSlug): readonly Template[] {
    const bank = this.banks.find((one) => one.track === track)
    if (!bank || !hasPractice(bank)) throw nothingHere('Practice for this track')
    return practiceOf(bank)
  }
}
