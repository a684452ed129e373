import type { EntityManager } from 'typeorm'
import { In, IsNull, Not } from 'typeorm'
import type { z } from 'zod'
import type { CredentialCase, CredentialCases, CredentialsQuery } from '@tryka/domain'
import { emailKey } from '@tryka/domain'
import { AccountEntity } from '../../../../services/accounts/account.entity'
import { markOf, PAGE_SIZE, pageOf, partsOf } from '../../core/marks'
import type { CredentialRow } from '../../credentials/credential.table'
import { CredentialEntity } from '../../credentials/credential.table'
import { leafOf } from '../../credentials/own-credential'
import type { AppealRow } from '../appeal.table'
import { AppealEntity } from '../appeal.table'

const caseOf = (row: CredentialRow, appeals: readonly AppealRow[]): CredentialCase => {
  const { id, track, skill, score, state, visibility, reason, version } = row
  const appeal = appeals.find(({ attemptId }) => attemptId === row.attemptId)
  return {
    id,
    track,
    skill,
    level: row.awarded,
    score,
    state,
    visibility,
    reason,
    withName: row.holderName !== null,
    recheckMonth: row.recheckMonth,
    leafIndex: leafOf(row),
    issuedAt: row.issuedAt,
    expiresAt: row.expiresAt,
    endedAt: row.endedAt,
    supersededBy: row.supersededBy,
    appeal: appeal ? { id: appeal.id, state: appeal.state } : null,
    version,
  }
}

/** Of whom a search asks; null where nobody has that address and nothing that id. */
async function askedFor(manager: EntityManager, q: string) {
  if (q.includes('@')) {
    const account = await manager.findOneBy(AccountEntity, { emailKey: emailKey(q) })
    return account && { accountId: account.id }
  }
  const row = await manager.findOneBy(CredentialEntity, { id: q.toLowerCase() })
  return row && { accountId: row.accountId, track: row.track }
}

/** One page of credentials, the latest first. */
export async function listAllCredentials(
  manager: EntityManager,
  { q, state, after, pageSize = PAGE_SIZE }: z.output<typeof CredentialsQuery>,
): Promise<CredentialCases> {
  const of = q ? await askedFor(manager, q) : {}
  if (!of) return { items: [], next: null }
  const query = manager
    .createQueryBuilder(CredentialEntity, 'c')
    .where({ ...of, leafIndex: Not(IsNull()), ...(state ? { state } : {}) })
  const [time, last] = partsOf(after, 2) ?? []
  if (time) query.andWhere('c.issuedAt <= :time AND (c.issuedAt < :time OR c.id < :last)', { time, last })
  const found = await query
    .orderBy('c.issuedAt', 'DESC')
    .addOrderBy('c.id', 'DESC')
    .limit(pageSize + 1)
    .getMany()
  const { rows, next } = pageOf(found, pageSize, ({ issuedAt, id }) => markOf(issuedAt, id))
  const appeals = await manager.find(AppealEntity, {
    where: { attemptId: In(rows.map(({ attemptId }) => attemptId)) },
    order: { at: 'DESC' },
  })
  return { items: rows.map((row) => caseOf(row, appeals)), next }
}
