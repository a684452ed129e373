import { In } from 'typeorm'
import { LIVE_MARKET_ID, emailKey, teamPlace } from '@tryka/domain'
import type { UserDetail } from '@tryka/domain'
import type { Database } from '../../../db/database'
import type { AccountRow } from '../../../services/accounts/account.entity'
import type { AccountSessions } from '../../../services/accounts/account-sessions.service'
import type { AdmissionRow } from '../../../services/admissions/admission.entity'
import { AdmissionEntity } from '../../../services/admissions/admission.entity'
import type { AuditList } from '../../../services/audit/audit-list'
import type { Outbox } from '../../../services/outbox/outbox'
import type { OutboxRow } from '../../../services/outbox/outbox.table'
import { nothingHere } from '../core/errors'
import { madeView } from '../moderation/decision-view'
import { DecisionEntity } from '../moderation/moderation.table'
import { CandidateEntity } from '../profile/candidate.table'
import { CompanyEntity } from '../team/team.table'
import { needingCompanies } from './needed-seats'
import { seatsOf, userRows } from './user-rows'

const MOST = 100
/** Of what goes on for ever only the latest is shown here; the audit and the deliveries have the rest. */
const LATEST = 25

interface Deps {
  db: Database
  sessions: AccountSessions
  audited: AuditList
  outbox: Pick<Outbox, 'told'>
}

/** One account: where it acts, where it is open, how it came, what was decided, what it was told and what was done to it. */
export async function userDetail(
  { db: { read }, sessions, audited, outbox }: Deps,
  account: AccountRow,
  at: string,
): Promise<UserDetail> {
  const { id, email } = account
  const newest = { createdAt: 'DESC', id: 'DESC' } as const
  const [[row], places, open, admissions, decisions, told] = await Promise.all([
    userRows(read, [account], at),
    placesOf(read, id),
    sessions.list(id, ''),
    email === null
      ? []
      : read.find(AdmissionEntity, { where: { emailKey: emailKey(email) }, order: newest, take: MOST }),
    read.find(DecisionEntity, { where: { accountId: id }, order: { at: 'DESC', id: 'DESC' }, take: MOST }),
    outbox.told(read, account, LATEST),
  ])
  if (!row) throw nothingHere('This account')
  // Each is named by what it was done to: the account, its address, an invitation or a decision.
  const names = [id, ...(email === null ? [] : [email, emailKey(email)])]
  const targets = [...names, ...[...admissions, ...decisions].map((one) => one.id)]
  const lines = await audited.about([...new Set(targets)], LATEST)
  return {
    ...row,
    places,
    sessions: open.map(({ current: _current, ...session }) => session),
    admissions: admissions.map(admissionView),
    decisions: await madeView(read, decisions, at),
    deliveries: told.map(deliveryView),
    audited: lines.map(({ ip: _ip, target: _target, ...line }) => line),
  }
}

async function placesOf(read: Database['read'], accountId: string): Promise<UserDetail['places']> {
  const [own, seats, needing] = await Promise.all([
    read.findOneBy(CandidateEntity, { accountId, marketId: LIVE_MARKET_ID }),
    seatsOf(read, [accountId]),
    needingCompanies(read, accountId),
  ])
  const companies = await read.findBy(CompanyEntity, { id: In(seats.map(({ companyId }) => companyId)) })
  const nameOf = new Map(companies.map((company) => [company.id, company.name]))
  const profile = { place: 'me', role: null, companyId: null, isNeeded: false } as const
  return [
    ...(own ? [{ ...profile, name: own.name }] : []),
    ...seats.map(({ companyId, role }) => ({
      place: teamPlace(companyId),
      name: nameOf.get(companyId) ?? '',
      role,
      companyId,
      isNeeded: needing.some((company) => company.id === companyId),
    })),
  ]
}

const admissionView = (row: AdmissionRow): UserDetail['admissions'][number] => ({
  id: row.id,
  state: row.state,
  invitedBy: row.invitedBy,
  createdAt: row.createdAt,
  sentAt: row.sentAt,
  expiresAt: row.expiresAt,
  usedAt: row.usedAt,
  sends: row.sends,
})

const deliveryView = (row: OutboxRow): UserDetail['deliveries'][number] => ({
  id: row.id,
  channel: row.channel,
  template: row.template,
  state: row.state,
  tries: row.tries,
  reason: row.lastError,
  createdAt: row.createdAt,
  sentAt: row.sentAt,
})
