import type { EntityManager } from 'typeorm'
import { In, IsNull } from 'typeorm'
import type { z } from 'zod'
import { LIVE_MARKET_ID, teamPlace } from '@tryka/domain'
import type { SuspendAccount, UserDetail, UserPage, UserRow, UsersQuery } from '@tryka/domain'
import type { Clock } from '../../../clock'
import type { Database } from '../../../db/database'
import type { AccountRow } from '../../../services/accounts/account.entity'
import { AccountEntity } from '../../../services/accounts/account.entity'
import type { AccountSessions } from '../../../services/accounts/account-sessions.service'
import { isSuspended } from '../../../services/accounts/suspended'
import type { Audit } from '../../../services/audit/audit'
import type { Changes } from '../core/change'
import { nothingHere } from '../core/errors'
import { groupBy } from '../core/list'
import type { By } from '../moderation/cases.service'
import { decide, lift, notPossible } from '../moderation/decide'
import { madeView } from '../moderation/decision-view'
import { tellLifted } from '../moderation/moderation.mail'
import { DecisionEntity } from '../moderation/moderation.table'
import type { Subject } from '../moderation/subjects'
import { CandidateEntity } from '../profile/candidate.table'
import { CompanyEntity, TeamMemberEntity } from '../team/team.table'
import { findUsers } from './find-users'

const MOST = 100
const live = { marketId: LIVE_MARKET_ID }

interface Deps {
  db: Database
  clock: Clock
  changes: Changes
  audit: Audit
  sessions: AccountSessions
}

/** Accounts as administrators see them, and what they may do about one. */
export class UsersService {
  constructor(private readonly deps: Deps) {}

  async list(query: z.output<typeof UsersQuery>): Promise<UserPage> {
    const { read } = this.deps.db
    const { rows, ...page } = await findUsers(read, query, this.now())
    return { ...page, items: await userRows(read, rows, this.now()) }
  }

  async get(id: string): Promise<UserDetail> {
    const { read } = this.deps.db
    const account = await find(read, id)
    const [[row], own, seats, sessions, decisions] = await Promise.all([
      userRows(read, [account], this.now()),
      read.findOneBy(CandidateEntity, { accountId: id, ...live }),
      seatsOf(read, [id]),
      this.deps.sessions.list(id, ''),
      read.find(DecisionEntity, { where: { accountId: id }, order: { at: 'DESC', id: 'DESC' }, take: MOST }),
    ])
    if (!row) throw nothingHere('This account')
    const companies = await read.findBy(CompanyEntity, { id: In(seats.map(({ companyId }) => companyId)) })
    const nameOf = new Map(companies.map((company) => [company.id, company.name]))
    return {
      ...row,
      places: [
        ...(own ? [{ place: 'me' as const, name: own.name, role: null }] : []),
        ...seats.map(({ companyId, role }) => ({
          place: teamPlace(companyId),
          name: nameOf.get(companyId) ?? '',
          role,
        })),
      ],
      sessions: sessions.map(({ current: _current, ...session }) => session),
      decisions: await madeView(read, decisions, this.now()),
    }
  }

  async suspend(id: string, ruling: z.output<typeof SuspendAccount>, by: By): Promise<UserDetail> {
    await this.deps.changes.run(LIVE_MARKET_ID, { account: id }, async (change) => {
      const { manager } = change
      const subject = await accountSubject(manager, await find(manager, id))
      const circumstances = { caseId: null, reported: false, by: by.actor }
      const made = await decide(change, subject, { action: 'suspend', ...ruling }, circumstances)
      const details = { decision: made.id, ground: ruling.ground, until: made.until ?? '' }
      await this.deps.audit.recordWith(manager, { ...by, action: 'account.suspended', target: id, details })
    })
    return this.get(id)
  }

  async restore(id: string, by: By): Promise<UserDetail> {
    await this.deps.changes.run(LIVE_MARKET_ID, { account: id }, async (change) => {
      const { manager, at } = change
      const account = await find(manager, id)
      if (!isSuspended(account, at) || !account.stateDecisionId) throw notPossible()
      const decision = await manager.findOneByOrFail(DecisionEntity, { id: account.stateDecisionId })
      await lift(change, decision)
      await tellLifted(change, decision)
      const details = { decision: decision.id }
      await this.deps.audit.recordWith(manager, { ...by, action: 'account.restored', target: id, details })
    })
    return this.get(id)
  }

  async endSessions(id: string, by: By): Promise<UserDetail> {
    await this.deps.db.transaction(async (manager) => {
      await find(manager, id)
      const ended = await this.deps.sessions.endAll(manager, id)
      const event = { ...by, action: 'account.sessions-ended' as const, target: id, details: { ended } }
      await this.deps.audit.recordWith(manager, event)
    })
    this.deps.sessions.tellEnded(id)
    return this.get(id)
  }

  private now(): string {
    return this.deps.clock.now().toISOString()
  }
}

async function find(manager: EntityManager, id: string): Promise<AccountRow> {
  const row = await manager.findOneBy(AccountEntity, { id, kind: 'registered' })
  if (!row) throw nothingHere('This account')
  return row
}

/** The account itself as what a decision is about: its profile where there is one. */
async function accountSubject(
  manager: EntityManager,
  { id: accountId, email }: AccountRow,
): Promise<Subject> {
  const own = await manager.findOneBy(CandidateEntity, { accountId, ...live })
  return {
    type: 'person',
    id: own?.id ?? accountId,
    name: own?.name ?? email ?? '',
    accountId,
    companyId: null,
    isHidden: own ? own.hiddenDecisionId !== null : true,
    facts: [],
  }
}

const seatsOf = (manager: EntityManager, ids: readonly string[]) =>
  manager.findBy(TeamMemberEntity, {
    ...live,
    accountId: In([...ids]),
    status: 'Active',
    removedAt: IsNull(),
  })

async function userRows(manager: EntityManager, rows: readonly AccountRow[], at: string): Promise<UserRow[]> {
  const ids = rows.map(({ id }) => id)
  const [people, seats] = await Promise.all([
    manager.find(CandidateEntity, {
      select: { id: true, accountId: true, name: true },
      where: { accountId: In(ids), ...live },
    }),
    seatsOf(manager, ids),
  ])
  const person = new Map(people.map((one) => [one.accountId, one.name]))
  const seated = groupBy(seats, ({ accountId }) => accountId ?? '')
  return rows.map((row) => {
    const { id, email, createdAt, lastUsedAt, admittedAt } = row
    const own = seated.get(id) ?? []
    const rests = isSuspended(row, at)
    return {
      id,
      email: email ?? '',
      name: person.get(id) ?? own[0]?.name ?? '',
      profile: person.has(id),
      companies: own.length,
      admitted: admittedAt !== null,
      state: rests ? 'suspended' : 'active',
      until: rests ? row.suspendedUntil : null,
      createdAt,
      lastUsedAt,
    }
  })
}
