import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { z } from 'zod'
import type { Bank, CaseResult, Instance, Template } from '@tryka/assessment'
import { BANKS, codeJob, instanceOf, isCodeKind, isRight, rightWords, seededRng } from '@tryka/assessment'
import type {
  PracticeAnswers,
  PracticeRound,
  PracticeRun,
  PracticeTask,
  PracticeVerdict,
  RunResult,
  TaskAnswer,
  TrackSlug,
} from '@tryka/domain'
import { PRACTICE_CODE, PRACTICE_TASKS, TRACKS } from '@tryka/domain'
import { keyedHash } from '../../../keys'
import { nothingHere } from '../core/errors'
import { practiceOver } from './assessment-errors'
import { skillOf } from './attempt-tasks'
import { hasPractice, practiceOf, withPractice } from './offered-tracks'
import type { PracticeCode, Practiser } from './practice-code'
import { codeShownOf, shownOf } from './tasks'

const ROUND_BYTES = 16
/** What stands for the choice among tasks, beside the templates. */
const CHOICE = 'practice choice'

/**
 * Practice of a track: open tasks, told right or wrong with the reason. Nothing of it is stored: tasks hang on a key of
 * the server and on a round, which the answers bring back under our signature.
 */
export class Practice {
  private readonly banks: readonly Bank[]

  /** @param code runs code; without it no task asks for any */
  constructor(
    private readonly key: Buffer,
    private readonly code: PracticeCode | undefined,
    banks: readonly Bank[] = BANKS,
  ) {
    this.banks = banks.map((bank) => withPractice(bank, code !== undefined))
  }

  draw(track: TrackSlug): PracticeRound {
    const round = randomBytes(ROUND_BYTES).toString('base64url')
    const seed = `${round}.${this.markOf(track, round)}`
    const topics = TRACKS.find(({ slug }) => slug === track)?.topics
    const tasks = this.instancesOf(track, seed).map((instance, i): PracticeTask => {
      const { kind, topic } = instance.template
      const name = topics?.find(({ id }) => id === topic)?.name ?? topic
      return { seq: i + 1, kind, topic: name, ...shownOf(instance), ...codeShownOf(instance) }
    })
    return { track, skill: skillOf({ track }), seed, tasks }
  }

  async answer(
    by: Practiser,
    track: TrackSlug,
    { seed, answers }: z.output<typeof PracticeAnswers>,
  ): Promise<PracticeVerdict[]> {
    const instances = this.instancesOf(track, seed)
    const given = answers.map(({ seq, answer }) => {
      const instance = instances[seq - 1]
      if (!instance) throw practiceOver()
      return { seq, answer, instance }
    })
    const jobs = given.flatMap(({ instance, answer }) =>
      asksCode(instance) && answer && 'code' in answer ? [codeJob(instance, answer.code, 'hidden')] : [],
    )
    const results = jobs.length > 0 && this.code ? (await this.code.run(by, jobs)).results : []
    return given.map(({ seq, answer, instance }) => {
      const isCode = answer !== null && 'code' in answer && asksCode(instance)
      return { seq, ...verdictOn(instance, answer, isCode ? (results.shift() ?? []) : undefined) }
    })
  }

  /** Tries code on the cases that are shown. */
  async run(
    by: Practiser,
    track: TrackSlug,
    { seed, seq, code }: z.output<typeof PracticeRun>,
  ): Promise<RunResult> {
    const instance = this.instancesOf(track, seed)[seq - 1]
    if (!instance || !asksCode(instance) || !this.code) throw practiceOver()
    const { results, left } = await this.code.run(by, [codeJob(instance, code, 'visible')])
    return { tests: results.flat(), left }
  }

  /** The tasks of a round, the easier ones first: the same whenever they are asked for, as long as the set is. */
  instancesOf(track: TrackSlug, seed: string): Instance[] {
    const templates = this.templatesOf(track)
    const [round = '', mark = '', rest] = seed.split('.')
    const [given, expected] = [Buffer.from(mark), Buffer.from(this.markOf(track, round))]
    if (rest !== undefined || given.length !== expected.length || !timingSafeEqual(given, expected))
      throw practiceOver()
    const of = { key: this.key.toString('base64url'), attempt: round }
    const rng = seededRng({ ...of, seq: 0, template: CHOICE, revision: 0 })
    return withFewCode(rng.shuffle(templates))
      .slice(0, PRACTICE_TASKS)
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

const asksCode = ({ template }: Instance): boolean => isCodeKind(template.kind)

/** At most so many of them ask for code. */
function withFewCode(templates: readonly Template[]): Template[] {
  const code = templates.filter(({ kind }) => isCodeKind(kind)).slice(0, PRACTICE_CODE.tasks)
  return templates.filter((one) => !isCodeKind(one.kind) || code.includes(one))
}

/** What is told of an answer; `results` are those of code that was run. */
function verdictOn(instance: Instance, answer: TaskAnswer | null, results?: readonly CaseResult[]) {
  const tests = results?.map(({ name, passed }) => ({ name, passed }))
  const isGiven = answer !== null && !('code' in answer) && !asksCode(instance)
  return {
    isRight: tests
      ? tests.length > 0 && tests.every(({ passed }) => passed)
      : isGiven && isRight(instance, answer),
    right: rightWords(instance),
    why: instance.why,
    ...(tests ? { tests } : {}),
  }
}
