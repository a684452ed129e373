import type { FirstContactState } from '@tryka/domain'
import { FIRST_CONTACT_MACHINE } from '@tryka/domain'
import type { Change, Mover } from '../core/change'
import { stale } from '../core/errors'
import type { StoredFirstContactRow } from './first-contact.table'
import { FirstContactEntity } from './first-contact.table'

type Action = 'accept' | 'decline' | 'block' | 'take_back' | 'expire'

/** Moves a request by its table, appends the event and writes the patch where the row still stands. */
export async function moveFirstContact(
  change: Change,
  row: StoredFirstContactRow,
  action: Action,
  by: Mover,
  patch: Partial<Pick<StoredFirstContactRow, 'conversationId'>> = {},
): Promise<StoredFirstContactRow> {
  const { manager, marketId, at } = change
  const { id, version, state: from } = row
  const { to } = await change.move(FIRST_CONTACT_MACHINE, { from, action, by, subjectId: id })
  const state = to as FirstContactState
  const answeredAt = by === 'system' || by.side === 'company' ? null : at
  const next = { ...patch, state, answeredAt, version: version + 1 }
  const saved = await manager.update(FirstContactEntity, { id, marketId, version }, next)
  if (!saved.affected) throw stale(null)
  change.touchSides({ candidateId: row.candidateId, companyId: row.companyId }, 'contacts')
  return { ...row, ...next }
}

/** What a request is at a moment: one that nobody answered in time has ended. */
export const firstContactState = (
  { state, expiresAt }: StoredFirstContactRow,
  at: string,
): FirstContactState => (state === 'sent' && expiresAt <= at ? 'expired' : state)
