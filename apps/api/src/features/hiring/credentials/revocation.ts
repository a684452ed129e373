import type { JsonObject } from '@tryka/credentials'
import { commitment, fromBase64url, leafText } from '@tryka/credentials'
import type { RevocationReason } from '@tryka/domain'
import type { CredentialRow } from './credential.table'
import { secondsOf } from './document'

/** The entry of the log that says that something was taken back; only who has the salt can tell what. */
export async function revokeLeaf(
  { id, salt }: Pick<CredentialRow, 'id' | 'salt'>,
  reason: RevocationReason,
  at: string,
): Promise<string> {
  return leafText('revoke', await commitment(fromBase64url(salt), { id: `urn:uuid:${id}`, reason, at }))
}

/** What that entry commits to, told to whom the holder shows the credential, with the proof that it is there. */
export const revocationOf = (
  { reason, endedAt }: Pick<CredentialRow, 'reason' | 'endedAt'>,
  tlogProof: string,
): JsonObject => ({ reason, at: secondsOf(endedAt ?? ''), tlogProof })
