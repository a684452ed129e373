import type { z } from 'zod'
import type { RevokeCredentialBody, RevokedCredential } from '@tryka/domain'
import { LIVE_MARKET_ID } from '@tryka/domain'
import type { Database } from '../../../db/database'
import type { Audit } from '../../../services/audit/audit'
import type { Changes } from '../core/change'
import { nothingHere } from '../core/errors'
import type { By } from '../core/administrator'
import { applyCredentials } from './apply-credentials'
import { CredentialEntity } from './credential.table'
import { holderOf } from './holder'
import type { Issuing } from './issuing'

interface Deps {
  db: Database
  changes: Changes
  audit: Audit
  issuing: Issuing
}

/** Credentials as administrators take them back. */
export class CredentialsConsole {
  constructor(private readonly deps: Deps) {}

  async revoke(
    id: string,
    { code, reason }: z.output<typeof RevokeCredentialBody>,
    { actor, request }: By,
  ): Promise<RevokedCredential> {
    const { db, changes, audit, issuing } = this.deps
    const found = await db.read.findOneBy(CredentialEntity, { id })
    if (!found) throw nothingHere('This credential')
    const { accountId } = found
    const { holds, ref } = await holderOf(db.read, accountId)
    return changes.run(LIVE_MARKET_ID, holds, async (change) => {
      const { manager } = change
      const row = await manager.findOneBy(CredentialEntity, { id })
      if (!row) throw nothingHere('This credential')
      const { track, skill, awarded: level } = row
      const as = 'platform'
      const next = await issuing.end(change, row, { action: 'revoke', as, words: reason, code })
      await applyCredentials(change, ref, { accountId, track, as, reason })
      const details = { code, skill, level: String(level) }
      await audit.recordWith(manager, { actor, action: 'credential.revoked', target: id, details, request })
      if (ref) change.touch({ person: ref.candidateId }, 'skills')
      return { id, skill, level, state: next.state, reason: next.reason, version: next.version }
    })
  }
}
