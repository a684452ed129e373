import { In } from 'typeorm'
import { LIVE_MARKET_ID } from '@tryka/domain'
import type { Change } from '../../core/change'
import { movePosting } from '../../postings/company/posting-moves'
import { PostingEntity } from '../../postings/posting.table'
import type { CompanyProofRow } from '../company-proof.table'
import { CompanyProofEntity } from '../company-proof.table'
import { tellClosing } from './closing.mail'

const reason = 'no_longer_needed'

export const isOver = ({ state }: Pick<CompanyProofRow, 'state'>): boolean =>
  state === 'closing' || state === 'closed'

export const activePostings = (companyIds: readonly string[]) => ({
  marketId: LIVE_MARKET_ID,
  companyId: In([...companyIds]),
  status: 'Active' as const,
})

/** Holds what is out of companies that are held: publishing holds the company, so nothing joins it from here on. */
export async function holdPostings(change: Change, companyIds: readonly string[]): Promise<void> {
  if (companyIds.length === 0) return
  const rows = await change.manager.find(PostingEntity, {
    select: { id: true },
    where: activePostings(companyIds),
  })
  await change.hold({ posting: rows.map(({ id }) => id) })
}

/**
 * The beginning of the end of a company whose postings are held: nothing new, and its team hears of it. With a statement
 * of reasons it was closed by us, and its Admins read that.
 */
export async function beginClosing(
  change: Change,
  { companyId, version }: CompanyProofRow,
  statement?: readonly string[],
): Promise<void> {
  const { manager, at } = change
  const rows = await manager.find(PostingEntity, { where: activePostings([companyId]), order: { id: 'ASC' } })
  for (const row of rows)
    await movePosting(
      change,
      row,
      { action: 'close', by: 'system', reason },
      { closeReason: reason, closedAt: at },
    )
  const next = { state: 'closing', stateAt: at, stateDecisionId: null, suspendedUntil: null } as const
  await manager.update(CompanyProofEntity, { companyId }, { ...next, version: version + 1 })
  await tellClosing(change, companyId, statement)
  change.touch({ company: companyId }, 'postings', 'applications', 'team')
}
