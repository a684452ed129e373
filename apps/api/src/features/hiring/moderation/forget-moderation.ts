import type { EntityManager } from 'typeorm'
import { In, LessThan } from 'typeorm'
import type { AccountRow } from '../../../services/accounts/account.entity'
import type { Change } from '../core/change'
import { addressHash, keptOf } from './kept-addresses'
import { CaseEntity, DecisionEntity, ObjectionEntity, ReportEntity } from './moderation.table'

const NOBODY = 'Former account'

/**
 * An erased account leaves cases and decisions without a name: when, on what ground and with which end they were made
 * stays for their year, with a hash of the address, by which an account made anew is known. Words about the person and the
 * person's own go.
 */
export async function forgetModeration(
  { manager, at }: Pick<Change, 'manager' | 'at'>,
  { id: accountId, email }: Pick<AccountRow, 'id' | 'email'>,
  key: Buffer,
): Promise<void> {
  const cases = await manager.findBy(CaseEntity, { accountId })
  const about = { caseId: In(cases.map(({ id }) => id)) }
  await manager.update(ReportEntity, about, { text: '' })
  await manager.update(ReportEntity, { reporterAccountId: accountId }, { reporterAccountId: null, text: '' })
  const own = await manager.findBy(DecisionEntity, { accountId })
  await manager.update(
    ObjectionEntity,
    { decisionId: In(own.map(({ id }) => id)) },
    { text: '', answer: null },
  )
  await manager.update(ObjectionEntity, { accountId }, { text: '', accountId: null })
  await manager.update(CaseEntity, { accountId }, { accountId: null, name: NOBODY, snapshot: [] })
  const hash = email === null ? null : addressHash(key, email)
  for (const row of own)
    await manager.update(
      DecisionEntity,
      { id: row.id },
      { accountId: null, name: NOBODY, statement: [], liftReason: null, ...keptOf(row, hash, at) },
    )
}

/** Reports and their cases stay a year after the decision; what is in force is kept by the decisions. */
export async function forgetOldCases(manager: EntityManager, before: string): Promise<void> {
  const old = await manager.find(CaseEntity, {
    select: { id: true },
    where: { state: 'decided', decidedAt: LessThan(before) },
    take: 500,
  })
  const ids = In(old.map(({ id }) => id))
  await manager.delete(ReportEntity, { caseId: ids })
  await manager.delete(CaseEntity, { id: ids })
}

/** What an account may carry away: its reports, decisions about it and what it said against them. */
export async function moderationOf(manager: EntityManager, accountId: string) {
  const [reports, decisions, objections] = await Promise.all([
    manager.find(ReportEntity, {
      select: { id: true, reason: true, text: true, at: true },
      where: { reporterAccountId: accountId },
    }),
    manager.find(DecisionEntity, {
      select: {
        id: true,
        action: true,
        statement: true,
        at: true,
        until: true,
        liftedAt: true,
        liftReason: true,
      },
      where: { accountId },
    }),
    manager.find(ObjectionEntity, {
      select: { id: true, text: true, answer: true, at: true, decidedAt: true },
      where: { accountId },
    }),
  ])
  return { reports, decisions, objections }
}
