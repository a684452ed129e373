import type { EntityManager } from 'typeorm'
import type { z } from 'zod'
import { LIVE_MARKET_ID } from '@tryka/domain'
import type { CloseByUs, ClosePreview, CompanyDecisions, SuspendAccount } from '@tryka/domain'
import type { Database } from '../../../db/database'
import type { Audit } from '../../../services/audit/audit'
import type { ClosingCompanies } from '../companies/closing/close-company'
import type { Changes } from '../core/change'
import { nothingHere } from '../core/errors'
import type { By } from '../core/administrator'
import { decide, mayDecide, notPossible } from '../moderation/decide'
import { madeView } from '../moderation/decision-view'
import { holdSubject, MODERATION } from '../moderation/hold-subject'
import { DecisionEntity } from '../moderation/moderation.table'
import type { Subject } from '../moderation/subject'
import { findSubject } from '../moderation/subjects'
import type { SuspendedCompanies } from '../moderation/suspended-companies'
import { CompanyEntity } from '../team/team.table'

const MOST = 100

interface Deps {
  db: Database
  changes: Changes
  audit: Audit
  suspended: SuspendedCompanies
  closing: ClosingCompanies
}

/** Decisions about a company that nobody has to report first: an administrator looked by themselves. */
export class CompanyDecisionsService {
  constructor(private readonly deps: Deps) {}

  async list(id: string): Promise<CompanyDecisions> {
    const { db, changes } = this.deps
    const { read } = db
    if (!(await read.existsBy(CompanyEntity, { id, marketId: LIVE_MARKET_ID })))
      throw nothingHere('This company')
    const at = changes.now().toISOString()
    const [subject, rows] = await Promise.all([
      findSubject(read, 'company', id),
      read.find(DecisionEntity, {
        where: { companyId: id },
        order: { at: 'DESC', id: 'DESC' },
        take: MOST,
      }),
    ])
    return {
      items: await madeView(read, rows, at),
      may: subject ? await mayDecide({ manager: read, at }, subject) : [],
    }
  }

  async suspend(
    id: string,
    ruling: z.output<typeof SuspendAccount>,
    { actor, request }: By,
  ): Promise<CompanyDecisions> {
    const { changes, audit, suspended } = this.deps
    await changes.run(LIVE_MARKET_ID, MODERATION, async (change) => {
      const { manager } = change
      await holdSubject(change, await find(manager, id))
      // What was read before the rows were held may have changed.
      const subject = await find(manager, id)
      const circumstances = { caseId: null, reported: false, by: actor }
      const made = await decide(change, subject, { action: 'suspend', ...ruling }, circumstances)
      const details = { decision: made.id, ground: ruling.ground, until: made.until ?? '' }
      await audit.recordWith(manager, { actor, action: 'company.suspended', target: id, details, request })
    })
    await suspended.tellApplicants(id)
    return this.list(id)
  }

  /** What would end with the company. */
  async closing(id: string): Promise<ClosePreview> {
    const { db, closing } = this.deps
    if (!(await db.read.existsBy(CompanyEntity, { id, marketId: LIVE_MARKET_ID })))
      throw nothingHere('This company')
    return closing.counts(id)
  }

  async close(id: string, ruling: CloseByUs, by: By): Promise<CompanyDecisions> {
    const { audit, closing } = this.deps
    const details = { ground: ruling.ground }
    await closing.closeByUs(id, ruling, (manager) =>
      audit.recordWith(manager, { ...by, action: 'company.closed', target: id, details }),
    )
    return this.list(id)
  }
}

async function find(manager: EntityManager, id: string): Promise<Subject> {
  if (!(await manager.existsBy(CompanyEntity, { id, marketId: LIVE_MARKET_ID })))
    throw nothingHere('This company')
  const subject = await findSubject(manager, 'company', id)
  // One that was never verified has nothing that a suspension could take.
  if (!subject) throw notPossible()
  return subject
}
