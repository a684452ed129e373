import { randomUUID } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { MoreThan } from 'typeorm'
import type { z } from 'zod'
import { DAY_MS, LIVE_MARKET_ID, MODERATION_LIMITS } from '@tryka/domain'
import type { CreateReport, ReportReceipt } from '@tryka/domain'
import { isUniqueViolation } from '../../../db/unique-violation'
import { keyedHash } from '../../../keys'
import type { AccountRow } from '../../../services/accounts/account.entity'
import { signInFirst } from '../../../services/accounts/may-take-place'
import { tryLater } from '../../../try-later'
import { checkSoon } from '../companies/proof-checks'
import type { Change, Changes } from '../core/change'
import { nothingHere, refused } from '../core/errors'
import { MODERATION } from './hold-subject'
import { tellReceived, tellReporter } from './moderation.mail'
import type { CaseRow } from './moderation.table'
import { CaseEntity, DecisionEntity, ReportEntity } from './moderation.table'
import type { Subject } from './subject'
import { findSubject } from './subjects'
import { isSample, personBehind, saw } from './who-saw'

type Body = z.output<typeof CreateReport>

const { reportsPerDay, oldAccountDays, againDays } = MODERATION_LIMITS

export const liveOnly = () =>
  refused(
    403,
    'LIVE_ONLY',
    'These are sample data: there is nobody to report. In the live market this works.',
  )
const reportedBefore = () =>
  refused(409, 'ALREADY_REPORTED', 'You have reported this already. We write to you when it is decided.')
const tooMany = (ms: number) =>
  tryLater('REPORT_LIMIT', `You can report ${reportsPerDay} times in 24 hours.`, ms)

const before = (now: Date, days: number): string => new Date(now.getTime() - days * DAY_MS).toISOString()

/** Takes reports in. All of one subject are one case, with what was to be seen when the first came. */
export class ReportsService {
  constructor(
    private readonly changes: Changes,
    /** Hides who reported: an address counts once, and the row does not say which it is. */
    private readonly key: Buffer,
  ) {}

  async report(account: AccountRow, body: Body): Promise<ReportReceipt> {
    if (account.kind === 'guest' || account.emailKey === null) throw signInFirst()
    const hash = keyedHash(this.key, account.emailKey)
    try {
      return await this.changes.run(LIVE_MARKET_ID, MODERATION, (change) =>
        this.add(change, account, hash, body),
      )
    } catch (error) {
      throw isUniqueViolation(error) ? reportedBefore() : error
    }
  }

  private async add(change: Change, account: AccountRow, hash: string, body: Body): Promise<ReportReceipt> {
    const { manager, at, now } = change
    const subject = await this.find(manager, account, body, at)
    const found = await this.caseOf(change, subject, body)
    if (await manager.existsBy(ReportEntity, { caseId: found.id, reporterHash: hash })) throw reportedBefore()
    await refuseTooMany(manager, hash, now)
    const id = randomUUID()
    const { reason, text } = body
    const row = { id, caseId: found.id, reporterAccountId: account.id, reporterHash: hash, reason, text, at }
    await manager.insert(ReportEntity, row)
    const adds = account.createdAt <= before(now, oldAccountDays) ? 1 : 0
    const counted = {
      weight: found.weight + adds,
      reports: found.reports + 1,
      version: found.version + 1,
    }
    await manager.update(CaseEntity, { id: found.id }, counted)
    // Once for each case: a flood of reports asks nobody twice.
    if (reason === 'pretends' && subject.companyId && found.reports === 0)
      await checkSoon(manager, subject.companyId, at)
    if (found.state === 'decided') await this.tellEnd(change, found, account)
    else tellReceived(change, account.id, found)
    return { id, at }
  }

  private async find(
    manager: EntityManager,
    { id: accountId }: AccountRow,
    { subject: type, id }: Body,
    at: string,
  ): Promise<Subject> {
    const own = type === 'person' ? await personBehind(manager, accountId, id) : id
    const subject = await findSubject(manager, type, own)
    if (subject && (await saw(manager, accountId, { type, id: own }, at))) return subject
    throw (await isSample(manager, accountId, type, id)) ? liveOnly() : nothingHere()
  }

  /** The case that is open, or was decided lately; else a new one. */
  private async caseOf(change: Change, subject: Subject, { reason }: Body): Promise<CaseRow> {
    const { manager, at, now } = change
    const [newest] = await manager.find(CaseEntity, {
      where: { subjectType: subject.type, subjectId: subject.id },
      order: { openedAt: 'DESC', id: 'DESC' },
      take: 1,
    })
    const decided = newest?.state === 'decided' ? (newest.decidedAt ?? at) : undefined
    if (newest && (decided === undefined || decided > before(now, againDays))) return newest
    const { type, id, name, accountId, companyId, facts } = subject
    const row: CaseRow = {
      id: randomUUID(),
      subjectType: type,
      subjectId: id,
      accountId,
      companyId,
      name,
      reason,
      snapshot: facts,
      state: 'open',
      weight: 0,
      reports: 0,
      openedAt: at,
      assignedTo: null,
      decidedAt: null,
      version: 1,
    }
    await manager.insert(CaseEntity, row)
    return row
  }

  /** Who reports what was decided a moment ago hears the end at once. */
  private async tellEnd(change: Change, found: CaseRow, account: AccountRow): Promise<void> {
    const [last] = await change.manager.find(DecisionEntity, {
      where: { caseId: found.id },
      order: { at: 'DESC' },
      take: 1,
    })
    const acted = !!last && last.action !== 'dismiss' && last.liftedAt === null
    tellReporter(change, account.id, found, acted)
  }
}

async function refuseTooMany(manager: EntityManager, reporterHash: string, now: Date): Promise<void> {
  const rows = await manager.find(ReportEntity, {
    select: { id: true, at: true },
    where: { reporterHash, at: MoreThan(before(now, 1)) },
    order: { at: 'ASC' },
  })
  const oldest = rows[0]
  if (!oldest || rows.length < reportsPerDay) return
  throw tooMany(Date.parse(oldest.at) + DAY_MS - now.getTime())
}
