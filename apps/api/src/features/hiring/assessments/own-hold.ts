import type { EntityManager } from 'typeorm'
import type { OwnHold } from '@tryka/domain'
import { DAY_MS, HOLD_RULES, isOpenRecheck } from '@tryka/domain'
import type { HoldRow } from './hold.table'
import { HoldEntity } from './hold.table'
import { RecheckEntity } from './recheck.table'

/** Until when a no can be appealed; null where there is none. */
export const holdAppealUntil = ({ state, decidedAt }: Pick<HoldRow, 'state' | 'decidedAt'>): string | null =>
  state === 'not_confirmed' && decidedAt !== null
    ? new Date(Date.parse(decidedAt) + HOLD_RULES.appealDays * DAY_MS).toISOString()
    : null

/** Why, without which tasks. */
export function reasonsOf({ fast, alike, jump }: HoldRow['signs']): OwnHold['reasons'] {
  const none = { since: null }
  return [
    ...(fast.length > 0 ? [{ kind: 'fast' as const, tasks: fast.length, ...none }] : []),
    ...(alike.length > 0 ? [{ kind: 'alike' as const, tasks: alike.length, ...none }] : []),
    ...(jump ? [{ kind: 'jump' as const, tasks: 0, since: jump.since }] : []),
  ]
}

/** As its person reads it: why in plain words, never which tasks, and what can be done. */
export async function ownHold(manager: EntityManager, attemptId: string, now: Date): Promise<OwnHold | null> {
  const row = await manager.findOneBy(HoldEntity, { attemptId })
  if (!row) return null
  const recheck = await manager.findOneBy(RecheckEntity, { attemptId })
  const { id, state, signs, at, until, said, appeal, reason, decidedAt } = row
  const last = holdAppealUntil(row)
  const appealUntil = last !== null && last > now.toISOString() ? last : null
  const isOpen = state === 'open'
  return {
    id,
    state,
    reasons: reasonsOf(signs),
    at,
    until,
    recheck: recheck && { id: recheck.id, state: recheck.state },
    canTake: isOpen && (!recheck || isOpenRecheck(recheck.state)),
    canAppeal: (isOpen && recheck?.state !== 'running') || appealUntil !== null,
    appealUntil,
    said,
    appeal,
    reason,
    decidedAt,
  }
}
