import type { TeamRole } from '../../roles'
import type { TeamStatus } from '../constants'

export interface Seat {
  id: string
  role: TeamRole
  status: TeamStatus
}

/** True when `change` would leave the company without an active Admin; null removes the seat. */
export function leavesNoAdmin(team: readonly Seat[], id: string, change: { role: TeamRole } | null): boolean {
  const admins = team.filter(({ role, status }) => role === 'Admin' && status === 'Active')
  return admins.length === 1 && admins[0]?.id === id && change?.role !== 'Admin'
}

/** Invitations of the team are valid for so long. */
export const TEAM_INVITE_DAYS = 7
/** So many colleagues a company invites in all until it is verified, at its own domain. */
export const INVITED_BEFORE_VERIFIED = 5
/** An invitation to apply is open for so long. */
export const INVITATION_DAYS = 14
