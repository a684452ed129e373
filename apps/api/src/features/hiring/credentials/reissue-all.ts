import { MoreThan } from 'typeorm'
import type { JsonObject } from '@tryka/credentials'
import { LIVE_MARKET_ID } from '@tryka/domain'
import type { Database } from '../../../db/database'
import type { Changes } from '../core/change'
import { applyCredentials } from './apply-credentials'
import type { CertificateRow } from './certificates/certificate.table'
import { CertificateEntity } from './certificates/certificate.table'
import type { CertificateIssuing } from './certificates/certificate-issuing'
import type { CredentialRow } from './credential.table'
import { CredentialEntity } from './credential.table'
import { holderOf } from './holder'
import type { Issuing } from './issuing'
import type { SignedRow } from './signing'

const BATCH = 200

interface Deps {
  db: Database
  changes: Changes
  issuing: Issuing
  certificates: CertificateIssuing
  issuer: { readonly verificationMethod: string }
}

/** The key that signed a credential: the end of what its proofs name. */
function keyOf({ document }: Pick<SignedRow, 'document'>): string {
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

/** The same of a certificate of completion, which has no end of its own. */
async function reissueCertificate(
  { db, changes, certificates, issuer }: Deps,
  { id, accountId }: CertificateRow,
) {
  const { holds } = await holderOf(db.read, accountId)
  return changes.run(LIVE_MARKET_ID, holds, async (change) => {
    const row = await change.manager.findOneBy(CertificateEntity, { id, state: 'active' })
    if (!row || issuer.verificationMethod.endsWith(`#${keyOf(row)}`)) return false
    await certificates.reissue(change, row, { holderName: row.holderName, isOurs: true })
    return true
  })
}

/** Rows of one table by their ids, one after the other, from the first. */
async function* all<R extends { id: string }>(next: (after: string) => Promise<R[]>): AsyncGenerator<R> {
  for (let rows = await next(''); ;) {
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    rows = await next(last.id)
  }
}

const activeAfter = (after: string) => ({
  where: { state: 'active' as const, id: MoreThan(after) },
  order: { id: 'ASC' as const },
  take: BATCH,
})

/**
 * The same achievements with proofs of the key that signs now, for all that other keys signed, or one of them: each takes
 * the place of the one before. One that fails leaves the others as they are, and is tried again next time.
 */
export async function reissueAll(deps: Deps, key?: string): Promise<{ done: number; failed: unknown[] }> {
  const { read } = deps.db
  const failed: unknown[] = []
  let done = 0
  const signAgain = async <R extends SignedRow>(row: R, work: (row: R) => Promise<boolean>) => {
    if (key !== undefined && keyOf(row) !== key) return
    await work(row).then(
      (isDone) => void (done += Number(isDone)),
      (error: unknown) => void failed.push(error),
    )
  }
  for await (const row of all((after) => read.find(CredentialEntity, activeAfter(after))))
    await signAgain(row, (one) => reissueOne(deps, one))
  for await (const row of all((after) => read.find(CertificateEntity, activeAfter(after))))
    await signAgain(row, (one) => reissueCertificate(deps, one))
  return { done, failed }
}
