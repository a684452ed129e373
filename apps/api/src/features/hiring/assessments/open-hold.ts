import { randomUUID } from 'node:crypto'
import type { HoldSigns } from '@tryka/domain'
import { DAY_MS, HOLD_RULES } from '@tryka/domain'
import type { Change } from '../core/change'
import type { CandidateRef } from '../core/places'
import type { AttemptRow } from './attempt.table'
import { tellOfHold } from './hold-news'
import type { HoldRow } from './hold.table'
import { HoldEntity } from './hold.table'

/** A result waits for a second look, and its person is told why. */
export async function openHold(
  change: Change,
  { ref, row, skill }: { ref: CandidateRef | null; row: AttemptRow; skill: string },
  signs: HoldSigns,
): Promise<void> {
  const { at, now } = change
  const hold: HoldRow = {
    id: randomUUID(),
    accountId: row.accountId,
    attemptId: row.id,
    state: 'open',
    signs,
    at,
    until: new Date(now.getTime() + HOLD_RULES.answerDays * DAY_MS).toISOString(),
    said: null,
    appeal: null,
    reason: null,
    decidedBy: null,
    decidedAt: null,
    version: 1,
  }
  await change.manager.insert(HoldEntity, hold)
  const title = `Your ${skill} result needs a second look before it counts.`
  await tellOfHold(change, ref, hold, { title, about: 'held' })
}
