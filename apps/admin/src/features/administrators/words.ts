import type { Administrator, AdminRole } from '@tryka/domain'

export const ROLES: readonly { value: AdminRole; label: string }[] = [
  { value: 'reader', label: 'Reader' },
  { value: 'moderator', label: 'Moderator' },
  { value: 'owner', label: 'Owner' },
]

/** What each role may do, in one sentence. */
export const ROLE_HINTS: Record<AdminRole, string> = {
  reader: 'Looks at everything but messages; addresses are half hidden.',
  moderator: 'Invites from the list, verifies companies, decides reports, suspends up to 90 days.',
  owner: 'Everything, the administrators and suspensions without end among it.',
}

export const nameOf = ({ username, email }: Administrator): string => username || email || 'Invited'

export const stateOf = ({ state }: Administrator): string =>
  ({ invited: 'Invited', active: 'Active', blocked: 'Blocked' })[state]
