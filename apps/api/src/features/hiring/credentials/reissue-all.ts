import { MoreThan } from 'typeorm'
import type { JsonObject } from '@tryka/credentials'
import { LIVE_MARKET_ID } from '@tryka/domain'
import type { Database } from '../../../db/database'
import type { Changes } from '../core/change'
import { applyCredentials } from './apply-credentials'
import type { CredentialRow } from './credential.table'
import { CredentialEntity } from './credential.table'
import { holderOf } from './holder'
import type { Issuing } from './issuing'

const BATCH = 200

interface Deps {
  db: Database
  changes: Changes
  issuing: Issuing
  issuer: { readonly verificationMethod: string }
}

/** The key that signed a credential: the end of what its proofs name. */
function keyOf({ document }: Pick<CredentialRow, 'document'>): string {
  const { proof } = JSON.parse(document) as JsonObject
  const [first] = [proof ?? []].flat() as JsonObject[]
  return String(first?.['verificationMethod']).split('#')[1] ?? ''
}

const recheckOf = ({ recheckId: id, recheckMonth: month }: CredentialRow) =>
  id !== null && month !== null ? { id, month } : null

/** Signs one again; false where it ended meanwhile, or the current key signed it. */
async function reissueOne({ db, changes, issuing, issuer }: Deps, { id, accountId, track }: CredentialRow) {
  const { holds, ref } = await holderOf(db.read, accountId)
  return changes.run(LIVE_MARKET_ID, holds, async (change) => {
    const row = await change.manager.findOneBy(CredentialEntity, { id, state: 'active' })
    if (!row || row.expiresAt <= change.at || issuer.verificationMethod.endsWith(`#${keyOf(row)}`))
      return false
    const { holderName } = row
    await issuing.reissue(change, row, { holderName, recheck: recheckOf(row), isOurs: true })
    await applyCredentials(change, ref, { accountId, track })
    return true
  })
}

/**
 * The same achievements with proofs of the key that signs now, for all that other keys signed, or one of them: each takes
 * the place of the one before. One that fails leaves the others as they are, and is tried again next time.
 */
export async function reissueAll(deps: Deps, key?: string): Promise<{ done: number; failed: unknown[] }> {
  const failed: unknown[] = []
  let done = 0
  let after = ''
  for (;;) {
    const rows = await deps.db.read.find(CredentialEntity, {
      where: { state: 'active', id: MoreThan(after) },
      order: { id: 'ASC' },
      take: BATCH,
    })
    for (const row of rows)
      if (key === undefined || keyOf(row) === key)
        await reissueOne(deps, row).then(
          (isDone) => void (done += Number(isDone)),
          (error: unknown) => void failed.push(error),
        )
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return { done, failed }
    after = last.id
  }
}
