import type { EntityManager } from 'typeorm'
import type { Actor, HoldOutcome } from '@tryka/domain'
import { HOLD_MACHINE, isOpenRecheck, transition } from '@tryka/domain'
import type { Change } from '../../core/change'
import { illegalMove } from '../../core/errors'
import type { CandidateRef } from '../../core/places'
import type { AttemptCourse } from '../attempt-course'
import { AttemptEntity } from '../attempt.table'
import { tellOfHold } from '../hold-news'
import type { HoldRow } from '../hold.table'
import { HoldEntity } from '../hold.table'
import { RecheckEntity } from '../recheck.table'
import type { RecheckCourse } from '../rechecks/recheck-course'

interface Move {
  action: string
  by: Actor
  reason?: string
}

/** One move of a hold, if the table lists it. */
export async function moveHold(
  manager: EntityManager,
  row: HoldRow,
  { action, by: actor, reason = '' }: Move,
  patch: Partial<HoldRow> = {},
): Promise<HoldRow> {
  const result = transition(HOLD_MACHINE, { from: row.state, action, actor, reason })
  if (!result.ok) throw illegalMove(result)
  const { to } = result.transition
  if (to === 'deleted') throw new Error('No move deletes a hold')
  const next = { ...patch, state: to, version: row.version + 1 }
  await manager.update(HoldEntity, { id: row.id, version: row.version }, next)
  return { ...row, ...next }
}

export interface Settled {
  outcome: HoldOutcome
  by: 'system' | 'platform'
  /** Who decided at the console, and in which words; nobody where the five tasks or the clock did. */
  decided?: { by: string; reason: string }
}

const TITLES: Record<HoldOutcome, string> = {
  confirmed: 'Your result is confirmed: it counts from now on.',
  not_confirmed: 'Your result was not confirmed.',
}

/** What a hold is about, and what moves with it. */
export interface Holding {
  course: AttemptCourse
  rechecks: RecheckCourse
}

/** A hold ends, and the result counts or does not, in one transaction. Five tasks that were not begun are off. */
export async function settleHold(
  change: Change,
  { row, ref, course, rechecks }: Holding & { row: HoldRow; ref: CandidateRef | null },
  { outcome, by, decided }: Settled,
): Promise<HoldRow> {
  const { manager, at } = change
  const reason = decided?.reason ?? null
  const next = await moveHold(
    manager,
    row,
    { action: outcome, by, ...(reason === null ? {} : { reason }) },
    { reason, decidedBy: decided?.by ?? null, decidedAt: at },
  )
  const attempt = await manager.findOneByOrFail(AttemptEntity, { id: row.attemptId })
  const action = outcome === 'confirmed' ? 'confirm' : 'not_confirm'
  // A no that stands after an appeal changes nothing.
  if (attempt.state === 'held' || outcome === 'confirmed')
    await course.settle(change, ref, attempt, { action, by, reason })
  await endRecheck(change, row, rechecks)
  await tellOfHold(change, ref, next, { title: TITLES[outcome], about: 'decided' })
  return next
}

/** Whoever is asked for five tasks that decide nothing any more is not asked. */
export async function endRecheck(
  change: Change,
  { attemptId }: HoldRow,
  rechecks: RecheckCourse,
): Promise<void> {
  const recheck = await change.manager.findOneBy(RecheckEntity, { attemptId })
  if (recheck && isOpenRecheck(recheck.state)) await rechecks.expire(change, recheck)
}
