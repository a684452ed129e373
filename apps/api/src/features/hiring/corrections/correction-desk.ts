import type { EntityManager } from 'typeorm'
import { Not } from 'typeorm'
import type { z } from 'zod'
import type {
  CorrectionCase,
  CorrectionCases,
  CorrectionDetail,
  CorrectionOrder,
  CorrectionsQuery,
  DecideCorrection,
} from '@tryka/domain'
import {
  CORRECTION_KIND_NAMES,
  CORRECTION_MACHINE,
  correctionDeed,
  dashboardPath,
  LIVE_MARKET_ID,
  transition,
} from '@tryka/domain'
import type { Database } from '../../../db/database'
import type { Audit } from '../../../services/audit/audit'
import type { By } from '../core/administrator'
import type { Change, Changes } from '../core/change'
import { illegalMove, nothingHere, refused } from '../core/errors'
import { markOf, PAGE_SIZE, pageOf, partsOf } from '../core/marks'
import type { CandidateRef } from '../core/places'
import { holderOf } from '../credentials/holder'
import { payFor } from '../credits/ledger'
import { purseOfAccount } from '../credits/purse'
import { partOf, revisionNow } from './corrected-item'
import { CorrectionEntity, type StoredCorrectionRow } from './correction.table'
import { ownCorrection } from './corrections.service'

const decidedAlready = () =>
  refused(409, 'DECIDED', 'Somebody decided this already. The page shows how, and why.')

interface Deps {
  db: Database
  changes: Changes
  audit: Audit
}

const caseOf = (row: StoredCorrectionRow): CorrectionCase => ({
  ...ownCorrection(row),
  revisionNow: revisionNow(row),
})
const detailOf = async (row: StoredCorrectionRow): Promise<CorrectionDetail> => ({
  ...caseOf(row),
  part: await partOf(row),
})

/** Corrections as administrators look at them and decide. */
export class CorrectionDesk {
  constructor(private readonly deps: Deps) {}

  async list({
    state = 'open',
    order = state === 'open' ? 'oldest' : 'newest',
    after,
    pageSize = PAGE_SIZE,
  }: z.output<typeof CorrectionsQuery>): Promise<CorrectionCases> {
    const { read } = this.deps.db
    const isOpen = state === 'open'
    const [found, open, decided] = await Promise.all([
      page(read, { isOpen, order, after })
        .limit(pageSize + 1)
        .getMany(),
      read.countBy(CorrectionEntity, { state: 'open' }),
      read.countBy(CorrectionEntity, { state: Not('open') }),
    ])
    const { rows, next } = pageOf(found, pageSize, ({ at, decidedAt, id }) =>
      markOf(isOpen ? at : (decidedAt ?? ''), id),
    )
    return { items: rows.map(caseOf), next, counts: { open, decided } }
  }

  async show(id: string): Promise<CorrectionDetail> {
    return detailOf(await find(this.deps.db.read, id))
  }

  /** Accepted it is paid for, once: what is decided is never decided again. */
  async decide(
    id: string,
    { outcome, reason }: z.output<typeof DecideCorrection>,
    { actor, request }: By,
  ): Promise<CorrectionDetail> {
    const { db, changes, audit } = this.deps
    const { accountId } = await find(db.read, id)
    const { holds, ref } = await holderOf(db.read, accountId)
    const row = await changes.run(LIVE_MARKET_ID, holds, async (change) => {
      const { manager, at } = change
      const row = await find(manager, id)
      const result = transition(CORRECTION_MACHINE, {
        from: row.state,
        action: outcome,
        actor: 'platform',
        reason,
      })
      if (!result.ok) throw row.state === 'open' ? illegalMove(result) : decidedAlready()
      const next = { state: outcome, reason, decidedAt: at }
      await manager.update(CorrectionEntity, { id }, next)
      const details = { outcome, kind: row.kind, ref: row.ref }
      await audit.recordWith(manager, { actor, action: 'correction.decided', target: id, details, request })
      const decided = { ...row, ...next }
      await tell(change, ref, decided)
      if (outcome === 'accepted')
        await payFor(change, purseOfAccount(accountId), correctionDeed(id, CORRECTION_KIND_NAMES[row.kind]))
      return decided
    })
    return detailOf(row)
  }
}

interface Page {
  isOpen: boolean
  order: CorrectionOrder
  after: string | undefined
}

/** Open ones by when they were said, decided ones by when they were decided. */
function page(manager: EntityManager, { isOpen, order: sorted, after }: Page) {
  const query = manager
    .createQueryBuilder(CorrectionEntity, 'c')
    .where(isOpen ? `c.state = 'open'` : 'c.decidedAt IS NOT NULL')
  const by = isOpen ? 'c.at' : 'c.decidedAt'
  const [on, order] = sorted === 'oldest' ? (['>', 'ASC'] as const) : (['<', 'DESC'] as const)
  const [time, last] = partsOf(after, 2) ?? []
  if (time) query.andWhere(`${by} ${on}= :time AND (${by} ${on} :time OR c.id ${on} :last)`, { time, last })
  return query.orderBy(by, order).addOrderBy('c.id', order)
}

async function find(manager: EntityManager, id: string): Promise<StoredCorrectionRow> {
  const row = await manager.findOneBy(CorrectionEntity, { id })
  if (!row) throw nothingHere('This correction')
  return row
}

const TITLES = {
  accepted: 'Your correction is accepted.',
  refused: 'Your correction is decided: it stays as it is.',
} as const

/** Under the bell of the live profile; the list says the reason. */
async function tell(change: Change, ref: CandidateRef | null, { state }: StoredCorrectionRow): Promise<void> {
  if (!ref || state === 'open') return
  const link = dashboardPath('candidate', 'interviews', { tab: 'practice', corrections: 'own', place: 'me' })
  const type = 'Platform updates'
  await change.tell({
    side: 'candidate',
    recipientId: ref.candidateId,
    type,
    title: TITLES[state],
    link,
  })
}
