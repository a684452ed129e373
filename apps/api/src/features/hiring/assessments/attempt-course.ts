import { randomUUID } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { In, Not } from 'typeorm'
import type { Bank } from '@tryka/assessment'
import {
  abilityOf,
  candidatesOf,
  isCodeKey,
  isCodeKind,
  isEnough,
  isRight,
  measured,
  posteriorOf,
  selectTask,
  TASKS,
  WIDENING,
} from '@tryka/assessment'
import type { AttemptEnd, Signals, TaskAnswer, TimeFactor } from '@tryka/domain'
import { ATTEMPT_MACHINE, ATTEMPT_MS, taskDueAt, transition, TRACKS } from '@tryka/domain'
import { illegalMove } from '../core/errors'
import type { Change } from '../core/change'
import type { CandidateRef } from '../core/places'
import type { ProofEnd } from '../skills/prove-skill'
import { endProof } from '../skills/prove-skill'
import type { AttemptRow, AttemptTaskRow } from './attempt.table'
import { AttemptEntity, AttemptTaskEntity } from './attempt.table'
import { addressOf } from './address-of'
import type { AttemptMarks } from './attempt-marks'
import type { Exposure } from './exposure'
import type { OfferedTracks } from './offered-tracks'
import { restingTemplates } from './template-standings'
import type { Tasks } from './tasks'
import { templateOf } from './tasks'

const ms = (at: string): number => Date.parse(at)

export const isAnswered = ({ answeredAt }: AttemptTaskRow): boolean => answeredAt !== null
/** Whether it is known to be right or wrong: code that is still run, or could not be, says nothing. */
export const isScored = ({ grading }: AttemptTaskRow): boolean => grading === null

export const tasksOf = (manager: EntityManager, attemptId: string): Promise<AttemptTaskRow[]> =>
  manager.find(AttemptTaskEntity, { where: { attemptId }, order: { seq: 'ASC' } })
export const skillOf = ({ track }: Pick<AttemptRow, 'track'>): string =>
  TRACKS.find(({ slug }) => slug === track)?.skill ?? track

/** What is left of all pauses. */
export const pauseLeftMs = ({ pausedMs, pausedAt }: AttemptRow, now: Date): number =>
  Math.max(0, ATTEMPT_MS.pause - pausedMs - (pausedAt === null ? 0 : now.getTime() - ms(pausedAt)))

/** Attempts are no business of a market: their moves leave no event in one. */
function nextState(row: AttemptRow, action: string, actor: 'candidate' | 'system'): AttemptRow['state'] {
  const result = transition(ATTEMPT_MACHINE, { from: row.state, action, actor })
  if (!result.ok) throw illegalMove(result)
  const { to } = result.transition
  if (to === 'deleted') throw new Error('No move deletes an attempt')
  return to
}

interface Deps {
  offered: OfferedTracks
  tasks: Tasks
  exposure: Exposure
  marks: AttemptMarks
}

/** How an attempt goes on from one task to the next, and how it ends. Whoever calls holds the account. */
export class AttemptCourse {
  constructor(private readonly deps: Deps) {}

  async save(change: Change, row: AttemptRow, patch: Partial<AttemptRow>): Promise<AttemptRow> {
    const next = { ...patch, version: row.version + 1 }
    await change.manager.update(AttemptEntity, { id: row.id }, next)
    return { ...row, ...next }
  }

  move(
    change: Change,
    row: AttemptRow,
    { action, by }: { action: string; by: 'candidate' | 'system' },
    patch: Partial<AttemptRow> = {},
  ): Promise<AttemptRow> {
    return this.save(change, row, { ...patch, state: nextState(row, action, by) })
  }

  /** Keeps an answer, graded. After its time it counts as none. */
  async answer(
    change: Change,
    task: AttemptTaskRow,
    { bank, answer, signals }: { bank: Bank; answer: TaskAnswer | null; signals: Signals },
  ): Promise<void> {
    const isLate = change.now.getTime() > ms(task.dueAt) + ATTEMPT_MS.grace
    const counted = isLate ? null : answer
    const instance = this.deps.tasks.instanceOf(templateOf(bank, task), task)
    const isRun = isCodeKey(instance.key)
    const graded = isRun && counted !== null && 'code' in counted ? ('waiting' as const) : null
    await change.manager.update(
      AttemptTaskEntity,
      { id: task.id },
      {
        answeredAt: isLate ? task.dueAt : change.at,
        answer: counted,
        isLate,
        isCorrect: counted !== null && !isRun && !('code' in counted) && isRight(instance, counted),
        // It may have turned out faulty while it was open.
        grading: task.grading ?? graded,
        signals,
      },
    )
  }

  /** After a start, an answer or a pause: the next task, a pause, or the end. */
  async goOn(change: Change, ref: CandidateRef, row: AttemptRow, shownAt = change.now): Promise<AttemptRow> {
    const { manager, now } = change
    const bank = this.deps.offered.bankOf(row.track, row.bankVersion)
    if (!bank) return this.voidIt(change, ref, row)
    const tasks = await tasksOf(manager, row.id)
    const scored = tasks.filter(isScored)
    const ability = abilityOf(posteriorOf(scored.map(({ item, isCorrect }) => ({ item, right: isCorrect }))))
    if (tasks.length >= TASKS.most || isEnough(scored.length, ability))
      return this.end(change, ref, row, tasks.length >= TASKS.most ? 'all' : 'precise')
    const work = this.workLeft(row, tasks)
    const attempt = ms(row.expiresAt ?? change.at) - shownAt.getTime()
    if (work <= 0 || attempt <= 0) return this.end(change, ref, row, 'time')
    if (row.pauseAsked) {
      const paused = { pauseAsked: false, pausedAt: pauseLeftMs(row, now) > 0 ? change.at : null }
      if (paused.pausedAt !== null) return this.save(change, row, paused)
    }
    const place = { attemptId: row.id, seq: tasks.length + 1 }
    const resting = await restingTemplates(manager)
    const chosen = selectTask(
      {
        tasks: candidatesOf(bank).filter(({ id }) => !resting.has(id)),
        given: tasks.map((task) => ({
          id: task.templateId,
          topic: task.topic,
          code: isCodeKind(templateOf(bank, task).kind),
        })),
        shares: bank.shares,
        theta: ability.theta,
        met: await this.metBefore(manager, row),
        capped: await this.deps.exposure.cappedIn(manager, row.track, now),
      },
      this.deps.tasks.chanceOf(place),
    )
    if (!chosen) return this.end(change, ref, row, 'all')
    const template = bank.templates.find(({ id }) => id === chosen.id)
    if (!template) throw new Error(`There is no task ${chosen.id}`)
    const task = (template.seconds * 1_000 * row.timePercent) / 100
    const dueAt = taskDueAt(shownAt.getTime(), { task, work, attempt })
    await manager.insert(AttemptTaskEntity, {
      id: randomUUID(),
      ...place,
      templateId: template.id,
      revision: template.revision,
      topic: template.topic,
      shownAt: shownAt.toISOString(),
      dueAt: new Date(dueAt).toISOString(),
      answeredAt: null,
      answer: null,
      isLate: false,
      isCorrect: false,
      grading: null,
      runs: 0,
      signals: null,
      item: chosen.item,
    })
    return this.save(change, row, { pauseAsked: false, pausedAt: null })
  }

  /** No task follows. With twelve there is a result, which follows at once; with fewer the attempt was for nothing. */
  async end(
    change: Change,
    ref: CandidateRef | null,
    row: AttemptRow,
    reason: AttemptEnd,
  ): Promise<AttemptRow> {
    const { at } = change
    const tasks = await this.closed(change, row)
    const ended = { endedAt: at, endReason: reason, pauseAsked: false, pausedAt: null }
    if (tasks.length < TASKS.least) {
      await this.tell(change, ref, row, 'no result')
      return this.move(change, row, { action: 'abandon', by: 'system' }, ended)
    }
    if (!this.deps.offered.bankOf(row.track, row.bankVersion)) return this.voidIt(change, ref, row)
    const by = reason === 'handed_in' ? 'candidate' : 'system'
    const action = reason === 'handed_in' ? 'hand_in' : 'stop'
    return this.score(change, ref, await this.move(change, row, { action, by }, ended))
  }

  /** The result of an attempt that ended, once every answer is graded. */
  async score(change: Change, ref: CandidateRef | null, row: AttemptRow): Promise<AttemptRow> {
    const tasks = (await tasksOf(change.manager, row.id)).filter(isAnswered)
    if (tasks.some(({ grading }) => grading === 'waiting')) return row
    const scored = tasks.filter(isScored)
    const bank = this.deps.offered.bankOf(row.track, row.bankVersion)
    const calibration = bank?.calibration ?? 'provisional'
    const posterior = posteriorOf(scored.map(({ item, isCorrect }) => ({ item, right: isCorrect })))
    const result = measured(posterior, WIDENING[calibration])
    const { level, likelihoods } = result
    // A private result is nobody's but the person's: the skill stays as it was.
    const end = level === null ? 'not passed' : { level, above: likelihoods.slice(level) }
    await this.tell(change, ref, row, end)
    return this.move(change, row, { action: 'score', by: 'system' }, { measured: { ...result, calibration } })
  }

  /** Our fault: it counts for nothing. */
  async voidIt(change: Change, ref: CandidateRef | null, row: AttemptRow): Promise<AttemptRow> {
    const { track, startedAt } = row
    if (startedAt !== null) {
      const email = await addressOf(change.manager, row.accountId)
      await this.deps.marks.takeBack(change.manager, email, track, startedAt)
    }
    await this.tell(change, ref, row, 'no result')
    return this.move(change, row, { action: 'void', by: 'system' }, { endedAt: change.at })
  }

  private async tell(
    change: Change,
    ref: CandidateRef | null,
    row: AttemptRow,
    end: ProofEnd,
  ): Promise<void> {
    if (ref && row.share) await endProof(change, ref, { skill: skillOf(row), end })
  }

  /** The tasks that count: a task whose time is over counts as not answered, one that is open still does not count. */
  private async closed(change: Change, row: AttemptRow): Promise<AttemptTaskRow[]> {
    const tasks = await tasksOf(change.manager, row.id)
    const open = tasks.find((task) => !isAnswered(task))
    if (open && change.now.getTime() > ms(open.dueAt) + ATTEMPT_MS.grace) {
      Object.assign(open, { answeredAt: open.dueAt, isLate: true })
      await change.manager.update(
        AttemptTaskEntity,
        { id: open.id },
        { answeredAt: open.dueAt, isLate: true },
      )
    }
    return tasks.filter(isAnswered)
  }

  private workLeft({ timePercent }: AttemptRow, tasks: readonly AttemptTaskRow[]): number {
    const spent = tasks.reduce(
      (sum, { shownAt, dueAt, answeredAt }) =>
        sum + Math.min(ms(answeredAt ?? dueAt), ms(dueAt)) - ms(shownAt),
      0,
    )
    return ATTEMPT_MS.work((timePercent / 100) as TimeFactor) - spent
  }

  /** Of earlier attempts of the person. */
  private async metBefore(
    manager: EntityManager,
    { id, accountId, track }: AttemptRow,
  ): Promise<Set<string>> {
    const earlier = await manager.find(AttemptEntity, {
      select: { id: true },
      where: { accountId, track, id: Not(id) },
    })
    const met = await manager.find(AttemptTaskEntity, {
      select: { templateId: true },
      where: { attemptId: In(earlier.map((one) => one.id)) },
    })
    return new Set(met.map(({ templateId }) => templateId))
  }
}
