import { randomUUID } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import type { z } from 'zod'
import { LIVE_MARKET_ID } from '@tryka/domain'
import type { CaseDetail, CaseRuling, Cases, CasesQuery } from '@tryka/domain'
import type { By } from '../core/administrator'
import type { Database } from '../../../db/database'
import type { Audit } from '../../../services/audit/audit'
import type { Change, Changes } from '../core/change'
import { nothingHere, stale } from '../core/errors'
import { listCases } from './case-list'
import { caseView } from './case-view'
import type { Ruling } from './decide'
import { decide, notPossible } from './decide'
import { holdSubject, MODERATION } from './hold-subject'
import { tellReporter } from './moderation.mail'
import type { CaseRow, DecisionRow } from './moderation.table'
import { CaseEntity, DecisionEntity, ReportEntity } from './moderation.table'
import { findSubject } from './subjects'
import type { SuspendedCompanies } from './suspended-companies'

/** Reported subjects as administrators look at them and decide. */
export class CasesService {
  constructor(
    private readonly db: Database,
    private readonly changes: Changes,
    private readonly audit: Audit,
    private readonly companies: SuspendedCompanies,
  ) {}

  list(query: z.output<typeof CasesQuery>): Promise<Cases> {
    return listCases(this.db.read, query)
  }

  async get(id: string): Promise<CaseDetail> {
    const { read } = this.db
    return caseView(read, await find(read, id), this.changes.now())
  }

  /** Says who looks at it, so that two do not do the same work. */
  async take(id: string, { actor, request }: By): Promise<CaseDetail> {
    return this.changes.run(LIVE_MARKET_ID, MODERATION, async ({ manager, now }) => {
      const row = await find(manager, id)
      if (row.state === 'decided') throw notPossible()
      const next = { state: 'looked_at' as const, assignedTo: actor, version: row.version + 1 }
      await manager.update(CaseEntity, { id }, next)
      await this.audit.recordWith(manager, { actor, action: 'case.taken', target: id, request })
      return caseView(manager, { ...row, ...next }, now)
    })
  }

  async decide(id: string, ruling: z.output<typeof CaseRuling>, by: By): Promise<CaseDetail> {
    const made = await this.changes.run(LIVE_MARKET_ID, MODERATION, (change) =>
      this.rule(change, id, ruling, by),
    )
    if (made.action === 'suspend' && made.companyId) await this.companies.tellApplicants(made.companyId)
    return this.get(id)
  }

  private async rule(change: Change, id: string, ruling: z.output<typeof CaseRuling>, by: By) {
    const { manager, at, now } = change
    const row = await find(manager, id)
    if (row.version !== ruling.version) throw stale(await caseView(manager, row, now))
    if (row.state === 'decided') throw notPossible()
    const made =
      ruling.action === 'dismiss'
        ? await dismiss(change, row, by.actor)
        : await this.act(change, row, { days: null, ...ruling }, by.actor)
    const next = { state: 'decided', decidedAt: at, assignedTo: by.actor, version: row.version + 1 } as const
    await manager.update(CaseEntity, { id }, next)
    await this.record(change, made, by)
    await tellReporters(change, row, made.action !== 'dismiss')
    return made
  }

  private async act(change: Change, row: CaseRow, ruling: Ruling, by: string): Promise<DecisionRow> {
    const { subjectType, subjectId } = row
    const known = await findSubject(change.manager, subjectType, subjectId)
    if (!known) throw notPossible()
    await holdSubject(change, known)
    const subject = await findSubject(change.manager, subjectType, subjectId)
    if (!subject) throw notPossible()
    return decide(change, subject, ruling, { caseId: row.id, reported: true, by })
  }

  private async record(change: Change, made: DecisionRow, { actor, request }: By): Promise<void> {
    const { action, subjectType, subjectId, caseId, ground, until, id } = made
    const details = {
      case: caseId ?? '',
      subject: subjectType,
      ground: ground ?? '',
      until: until ?? '',
      decision: id,
    }
    const target = made.accountId ?? made.companyId ?? subjectId
    const { manager } = change
    await this.audit.recordWith(manager, {
      actor,
      action: 'case.decided',
      target: caseId ?? id,
      details: { ...details, action },
      request,
    })
    if (action === 'suspend') {
      const suspended = made.accountId ? ('account.suspended' as const) : ('company.suspended' as const)
      await this.audit.recordWith(manager, { actor, action: suspended, target, details, request })
    }
    if (action === 'take_down')
      await this.audit.recordWith(manager, {
        actor,
        action: `${subjectType}.taken-down`,
        target: subjectId,
        details,
        request,
      })
  }
}

async function find(manager: EntityManager, id: string): Promise<CaseRow> {
  const row = await manager.findOneBy(CaseEntity, { id })
  if (!row) throw nothingHere('This case')
  return row
}

/** No ground and nobody told: the row says who looked and when. */
async function dismiss({ manager, at }: Change, row: CaseRow, by: string): Promise<DecisionRow> {
  const { id: caseId, subjectType, subjectId, name, accountId, companyId } = row
  const made: DecisionRow = {
    id: randomUUID(),
    caseId,
    subjectType,
    subjectId,
    name,
    accountId,
    companyId,
    action: 'dismiss',
    ground: null,
    statement: [],
    scope: { covers: [] },
    until: null,
    decidedBy: by,
    at,
    liftedAt: null,
    addressHash: null,
    addressUntil: null,
    liftedBy: null,
    liftReason: null,
  }
  await manager.insert(DecisionEntity, made)
  return made
}

async function tellReporters(change: Change, row: CaseRow, acted: boolean): Promise<void> {
  const { manager } = change
  const reports = await manager.findBy(ReportEntity, { caseId: row.id })
  const ids = reports.flatMap(({ reporterAccountId }) => reporterAccountId ?? [])
  for (const id of new Set(ids)) tellReporter(change, id, row, acted)
}
