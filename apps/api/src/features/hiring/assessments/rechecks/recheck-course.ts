import { randomUUID } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import type { Bank, Template } from '@tryka/assessment'
import { aroundOf, candidatesOf, isAnswerTo, isCodeKey, isRight, selectNear } from '@tryka/assessment'
import type { Actor, PlainAnswer, TrackSlug } from '@tryka/domain'
import { ATTEMPT_MS, MINUTE_MS, RECHECK_MACHINE, RECHECK_RULES, taskDueAt, transition } from '@tryka/domain'
import type { Change } from '../../core/change'
import { illegalMove } from '../../core/errors'
import { noAnswer } from '../assessment-errors'
import type { Exposure } from '../exposure'
import type { OfferedTracks } from '../offered-tracks'
import type { RecheckRow, RecheckTaskRow } from '../recheck.table'
import { RecheckEntity, RecheckTaskEntity } from '../recheck.table'
import type { Tasks } from '../tasks'
import { tasksMet } from '../tasks-met'
import { restingTemplates } from '../template-standings'

/** What a re-check is about; of an interview or of a held result. */
export interface RecheckAbout {
  accountId: string
  track: TrackSlug
  skill: string
  /** The result that it looks at again: its tasks are somewhat easier. */
  theta: number
  interviewId?: string
  attemptId?: string
  /** In per cent of the usual time. */
  timePercent?: number
  minutes?: number
}

type Moment = Pick<Change, 'manager' | 'now' | 'at'>
/** Hears of a re-check that ended, in the same transaction. */
export type RecheckFollower = (change: Change, row: RecheckRow) => Promise<void>

interface Deps {
  offered: OfferedTracks
  tasks: Tasks
  exposure: Exposure
}

export const isDone = ({ answeredAt }: RecheckTaskRow): boolean => answeredAt !== null
export const recheckTasksOf = (manager: EntityManager, recheckId: string): Promise<RecheckTaskRow[]> =>
  manager.find(RecheckTaskEntity, { where: { recheckId }, order: { seq: 'ASC' } })
/** Where a task of a re-check hangs: its numbers and its nonce follow from it. */
export const placeOf = <T extends Pick<RecheckTaskRow, 'recheckId' | 'seq'>>(task: T) => ({
  ...task,
  attemptId: task.recheckId,
})

/** How a re-check is asked for, goes on and ends. Whoever calls holds the account of its person. */
export class RecheckCourse {
  private readonly followers: RecheckFollower[] = []

  constructor(private readonly deps: Deps) {}

  /** What is to happen when one ends: once for each kind of re-check. */
  follow(follower: RecheckFollower): void {
    this.followers.push(follower)
  }

  /** Asked by a company, or by the product itself; null where the track is not offered now. */
  async ask({ manager, at }: Moment, about: RecheckAbout, by: Actor): Promise<RecheckRow | null> {
    const bank = this.deps.offered.bankOf(about.track)
    if (!bank) return null
    const row: RecheckRow = {
      id: randomUUID(),
      accountId: about.accountId,
      interviewId: about.interviewId ?? null,
      attemptId: about.attemptId ?? null,
      track: about.track,
      skill: about.skill,
      state: nextState('none', 'ask', by),
      right: null,
      of: RECHECK_RULES.tasks,
      around: Math.round(aroundOf(about.theta) * 1_000),
      bankVersion: bank.version,
      timePercent: about.timePercent ?? 100,
      minutes: about.minutes ?? RECHECK_RULES.minutes,
      askedAt: at,
      acceptedAt: null,
      startedAt: null,
      endsAt: null,
      endedAt: null,
      version: 1,
    }
    await manager.insert(RecheckEntity, row)
    return row
  }

  accept(change: Change, row: RecheckRow): Promise<RecheckRow> {
    return this.move(change, row, { action: 'accept', by: 'candidate' }, { acceptedAt: change.at })
  }

  async decline(change: Change, row: RecheckRow): Promise<RecheckRow> {
    const by = { action: 'decline', by: 'candidate' } as const
    return this.over(change, await this.move(change, row, by, { endedAt: change.at }))
  }

  /** Begins with the first task; one that is only asked for is accepted by it, and one that runs goes on. */
  async start(change: Change, row: RecheckRow): Promise<RecheckRow> {
    if (row.state === 'running') return this.goOn(change, row)
    const accepted = row.state === 'asked' ? await this.accept(change, row) : row
    const endsAt = new Date(change.now.getTime() + row.minutes * MINUTE_MS).toISOString()
    const started = { startedAt: change.at, endsAt }
    return this.goOn(change, await this.move(change, accepted, { action: 'start', by: 'candidate' }, started))
  }

  /** Keeps an answer, graded, and shows the next task. After its time it counts as none. */
  async answer(
    change: Change,
    row: RecheckRow,
    task: RecheckTaskRow,
    answer: PlainAnswer | null,
  ): Promise<RecheckRow> {
    const template = this.taskOf(row, task)
    if (template) {
      const isLate = change.now.getTime() > Date.parse(task.dueAt) + ATTEMPT_MS.grace
      const counted = isLate ? null : answer
      const instance = this.deps.tasks.instanceOf(template, placeOf(task))
      if (answer !== null && !isAnswerTo(instance, answer)) throw noAnswer()
      const isCorrect = counted !== null && !isCodeKey(instance.key) && isRight(instance, counted)
      const answeredAt = isLate ? task.dueAt : change.at
      await this.keep(change, task, { answeredAt, answer: counted, isLate, isCorrect })
    }
    return this.goOn(change, row)
  }

  /** Its time is over, or nobody can go on with it: what was right by then counts. */
  async expire(change: Change, row: RecheckRow): Promise<RecheckRow> {
    if (row.state !== 'running') return this.end(change, row, 'miss')
    const tasks = await this.closed(change, row)
    const right = tasks.filter(({ isCorrect }) => isCorrect).length
    const isWhole = tasks.filter(isDone).length >= row.of
    return this.end(
      change,
      row,
      right >= RECHECK_RULES.right ? 'confirm' : isWhole ? 'not_confirm' : 'miss',
      right,
    )
  }

  bankOf({ track, bankVersion }: RecheckRow): Bank | undefined {
    return this.deps.offered.bankOf(track, bankVersion)
  }

  /** What a task of it was, in whatever version of the bank. */
  taskOf({ track }: RecheckRow, task: RecheckTaskRow): Template | undefined {
    return this.deps.offered.taskOf(track, task)
  }

  /** A task whose time went by counts as not answered; then the next, or the end. */
  private async goOn(change: Change, row: RecheckRow): Promise<RecheckRow> {
    const bank = this.bankOf(row)
    if (!bank) return this.expire(change, row)
    const tasks = await this.closed(change, row)
    if (tasks.some((task) => !isDone(task))) return row
    if (tasks.length >= row.of) return this.expire(change, row)
    return (await this.give(change, row, { bank, tasks }))
      ? this.save(change, row, {})
      : this.expire(change, row)
  }

  private async give(
    { manager, now, at }: Change,
    row: RecheckRow,
    { bank, tasks }: { bank: Bank; tasks: readonly RecheckTaskRow[] },
  ): Promise<boolean> {
    const left = Date.parse(row.endsAt ?? at) - now.getTime()
    if (left <= 0) return false
    const resting = await restingTemplates(manager)
    const place = { recheckId: row.id, seq: tasks.length + 1 }
    const chosen = selectNear(
      {
        tasks: candidatesOf(bank).filter(({ id }) => !resting.has(id)),
        given: tasks.map(({ templateId, topic }) => ({ id: templateId, topic })),
        around: row.around / 1_000,
        met: await tasksMet(manager, { ...row, besides: row.id }),
        capped: await this.deps.exposure.cappedIn(manager, row.track, now),
      },
      this.deps.tasks.chanceOf(placeOf(place)),
    )
    const template = chosen && bank.templates.find(({ id }) => id === chosen.id)
    if (!template) return false
    const task = (template.seconds * 1_000 * row.timePercent) / 100
    const dueAt = taskDueAt(now.getTime(), { task, work: left, attempt: left })
    const { id: templateId, revision, topic } = template
    await manager.insert(RecheckTaskEntity, {
      id: randomUUID(),
      ...place,
      templateId,
      revision,
      topic,
      shownAt: at,
      dueAt: new Date(dueAt).toISOString(),
      answeredAt: null,
      answer: null,
      isLate: false,
      isCorrect: false,
    })
    return true
  }

  private async closed(change: Change, row: RecheckRow): Promise<RecheckTaskRow[]> {
    const tasks = await recheckTasksOf(change.manager, row.id)
    const open = tasks.find((task) => !isDone(task))
    if (open && change.now.getTime() > Date.parse(open.dueAt) + ATTEMPT_MS.grace) {
      const late = { answeredAt: open.dueAt, isLate: true }
      await this.keep(change, open, late)
      Object.assign(open, late)
    }
    return tasks
  }

  private async keep({ manager }: Change, { id }: RecheckTaskRow, patch: Partial<RecheckTaskRow>) {
    await manager.update(RecheckTaskEntity, { id }, { ...patch, draft: null })
  }

  private async end(
    change: Change,
    row: RecheckRow,
    action: 'confirm' | 'not_confirm' | 'miss',
    right = 0,
  ): Promise<RecheckRow> {
    const ended = { right, endedAt: change.at }
    return this.over(change, await this.move(change, row, { action, by: 'system' }, ended))
  }

  private async over(change: Change, row: RecheckRow): Promise<RecheckRow> {
    for (const follower of this.followers) await follower(change, row)
    return row
  }

  private move(
    change: Change,
    row: RecheckRow,
    { action, by }: { action: string; by: Actor },
    patch: Partial<RecheckRow>,
  ): Promise<RecheckRow> {
    return this.save(change, row, { ...patch, state: nextState(row.state, action, by) })
  }

  private async save(change: Change, row: RecheckRow, patch: Partial<RecheckRow>): Promise<RecheckRow> {
    const next = { ...patch, version: row.version + 1 }
    await change.manager.update(RecheckEntity, { id: row.id }, next)
    return { ...row, ...next }
  }
}

/** Like attempts, re-checks leave no event in a market. */
function nextState(from: RecheckRow['state'] | 'none', action: string, actor: Actor): RecheckRow['state'] {
  const result = transition(RECHECK_MACHINE, { from, action, actor })
  if (!result.ok) throw illegalMove(result)
  const { to } = result.transition
  if (to === 'deleted') throw new Error('No move deletes a re-check')
  return to
}
