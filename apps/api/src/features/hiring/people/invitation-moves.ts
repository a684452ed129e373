import type { InvitationState } from '@tryka/domain'
import { INVITATION_MACHINE } from '@tryka/domain'
import type { Change, Mover } from '../core/change'
import type { StoredInvitationRow } from './invitation.table'
import { InvitationEntity } from './invitation.table'

/** What an invitation is at a moment: one that nobody answered in time has ended. */
export const invitationState = ({ state, expiresAt }: StoredInvitationRow, at: string): InvitationState =>
  (state === 'sent' || state === 'viewed') && expiresAt <= at ? 'expired' : state

/** Moves an invitation by its table and appends the event. */
export async function moveInvitation(
  change: Change,
  row: StoredInvitationRow,
  action: 'view' | 'accept' | 'decline' | 'expire',
  by: Mover,
): Promise<StoredInvitationRow> {
  const { manager, marketId } = change
  const { id, state: from } = row
  const { to } = await change.move(INVITATION_MACHINE, { from, action, by, subjectId: id })
  const state = to === 'deleted' ? from : to
  await manager.update(InvitationEntity, { id, marketId }, { state })
  change.touchSides(row, 'invitations')
  return { ...row, state }
}
