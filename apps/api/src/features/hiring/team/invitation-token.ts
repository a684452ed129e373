import { deriveKey, keyedHash } from '../../../keys'
import type { StoredMemberRow } from './team.table'

/** Finds an invitation by what its link carries; only a keyed hash of it is kept. */
export const inviteKey = (sessionSecret: string) => {
  const key = deriveKey(sessionSecret, 'team-invitation')
  return (token: string): string => keyedHash(key, token)
}

/**
 * What the link of an invitation carries. It follows from the invitation and from a key of the server, so that it can be
 * made when the mail is, and lies nowhere until then.
 */
export const inviteToken = (sessionSecret: string) => {
  const key = deriveKey(sessionSecret, 'team-invitation-link')
  return ({ id, invitedAt }: Pick<StoredMemberRow, 'id' | 'invitedAt'>): string =>
    keyedHash(key, id, invitedAt ?? '')
}
