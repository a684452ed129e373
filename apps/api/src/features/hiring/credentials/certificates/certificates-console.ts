import type { EntityManager, FindOptionsWhere } from 'typeorm'
import { IsNull, Not } from 'typeorm'
import type { z } from 'zod'
import type {
  CertificateCase,
  CertificateCases,
  CertificatesQuery,
  RevokeCertificateBody,
} from '@tryka/domain'
import { emailKey, LIVE_MARKET_ID } from '@tryka/domain'
import type { Database } from '../../../../db/database'
import { AccountEntity } from '../../../../services/accounts/account.entity'
import type { Audit } from '../../../../services/audit/audit'
import type { By } from '../../core/administrator'
import type { Changes } from '../../core/change'
import { nothingHere } from '../../core/errors'
import { holderOf } from '../holder'
import { leafOf } from '../own-credential'
import type { CertificateRow } from './certificate.table'
import { CertificateEntity } from './certificate.table'
import type { CertificateIssuing } from './certificate-issuing'

interface Deps {
  db: Database
  changes: Changes
  audit: Audit
  issuing: CertificateIssuing
}

const SHOWN = 50

const caseOf = (row: CertificateRow): CertificateCase => ({
  id: row.id,
  path: { id: row.pathId, title: row.pathTitle },
  modules: row.modules.length,
  state: row.state,
  visibility: row.visibility,
  reason: row.reason,
  withName: row.holderName !== null,
  leafIndex: leafOf(row),
  issuedAt: row.issuedAt,
  endedAt: row.endedAt,
  version: row.version,
})

/** Of whom a search asks; null where nobody has that address. */
async function askedFor(manager: EntityManager, q: string): Promise<FindOptionsWhere<CertificateRow> | null> {
  if (!q.includes('@')) return { id: q.toLowerCase() }
  const account = await manager.findOneBy(AccountEntity, { emailKey: emailKey(q) })
  return account && { accountId: account.id }
}

/** Certificates as administrators find them and take them back. */
export class CertificatesConsole {
  constructor(private readonly deps: Deps) {}

  async list({ q }: z.output<typeof CertificatesQuery>): Promise<CertificateCases> {
    const { read } = this.deps.db
    const of = q ? await askedFor(read, q) : {}
    if (!of) return { items: [] }
    const rows = await read.find(CertificateEntity, {
      where: { ...of, leafIndex: Not(IsNull()) },
      order: { issuedAt: 'DESC', id: 'DESC' },
      take: SHOWN,
    })
    return { items: rows.map(caseOf) }
  }

  async revoke(
    id: string,
    { code, reason }: z.output<typeof RevokeCertificateBody>,
    { actor, request }: By,
  ): Promise<CertificateCase> {
    const { db, changes, audit, issuing } = this.deps
    const found = await db.read.findOneBy(CertificateEntity, { id })
    if (!found) throw nothingHere('This certificate')
    const { holds, ref } = await holderOf(db.read, found.accountId)
    return changes.run(LIVE_MARKET_ID, holds, async (change) => {
      const { manager } = change
      const row = await manager.findOneBy(CertificateEntity, { id })
      if (!row) throw nothingHere('This certificate')
      const next = await issuing.end(change, row, { action: 'revoke', as: 'platform', words: reason, code })
      const details = { code, path: row.pathId }
      await audit.recordWith(manager, { actor, action: 'certificate.revoked', target: id, details, request })
      if (ref) change.touch({ person: ref.candidateId }, 'skills')
      return caseOf(next)
    })
  }
}
