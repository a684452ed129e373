import type { EntityManager } from 'typeorm'
import type { z } from 'zod'
import { ALWAYS, LIVE_MARKET_ID, erasedStatement } from '@tryka/domain'
import type {
  EraseUser,
  SuspendAccount,
  UserDetail,
  UserPage,
  UserRow,
  UsersFilter,
  UsersQuery,
} from '@tryka/domain'
import type { Clock } from '../../../clock'
import type { Database } from '../../../db/database'
import type { AccountRow } from '../../../services/accounts/account.entity'
import { AccountEntity } from '../../../services/accounts/account.entity'
import type { AccountsService } from '../../../services/accounts/accounts.service'
import type { AccountSessions } from '../../../services/accounts/account-sessions.service'
import { isSuspended } from '../../../services/accounts/suspended'
import type { Audit } from '../../../services/audit/audit'
import type { AuditList } from '../../../services/audit/audit-list'
import type { Outbox } from '../../../services/outbox/outbox'
import type { Changes } from '../core/change'
import { AppError } from '../../../app-error'
import { nothingHere, refused } from '../core/errors'
import type { By } from '../core/administrator'
import { decide, lift, notPossible } from '../moderation/decide'
import { ERASED_TEMPLATE } from '../moderation/moderation-letters'
import type { ErasedData } from '../moderation/moderation-letters'
import { tellLifted } from '../moderation/moderation.mail'
import { noteLifted } from '../moderation/note-lifted'
import { DecisionEntity } from '../moderation/moderation.table'
import type { Subject } from '../moderation/subject'
import { CandidateEntity } from '../profile/candidate.table'
import { allUsers, findUsers } from './find-users'
import { needingCompanies } from './needed-seats'
import { userDetail } from './user-detail'
import { userRows } from './user-rows'

/** Why a person could not erase the account either. */
const NEEDED: ReadonlySet<string> = new Set(['LAST_ADMIN', 'OPEN_APPLICATIONS'])
const stillNeeded = (companies: readonly string[]) =>
  refused(
    409,
    'LAST_ADMIN',
    `This person is the last Admin of ${companies.map((name) => `“${name}”`).join(', ') || 'a company'}, where others are in the team. It needs another Admin, or has to close first.`,
  )
const live = { marketId: LIVE_MARKET_ID }

interface Deps {
  db: Database
  clock: Clock
  changes: Changes
  audit: Audit
  audited: AuditList
  sessions: AccountSessions
  outbox: Outbox
  /** Takes an account away whole, as its person would. */
  eraseAccount: AccountsService['erase']
}

/** Accounts as administrators see them, and what they may do about one. */
export class UsersService {
  constructor(private readonly deps: Deps) {}

  async list(query: z.output<typeof UsersQuery>): Promise<UserPage> {
    const { read } = this.deps.db
    const { rows, ...page } = await findUsers(read, query, this.now())
    return { ...page, items: await userRows(read, rows, this.now()) }
  }

  /** Everybody of a filter, a few hundred at a time. */
  async *rows(filter: UsersFilter): AsyncGenerator<UserRow[]> {
    const { read } = this.deps.db
    const at = this.now()
    for await (const rows of allUsers(read, filter, at)) yield userRows(read, rows, at)
  }

  async get(id: string): Promise<UserDetail> {
    const { read } = this.deps.db
    return userDetail(this.deps, await find(read, id), this.now())
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
      const lifted = await lift(change, decision, { by: by.actor })
      await tellLifted(change, lifted)
      await noteLifted(this.deps.audit, manager, lifted, by)
    })
    return this.get(id)
  }

  /** By the same path as the person's own erasing: what companies wait for may refuse it. */
  async erase(id: string, ruling: z.output<typeof EraseUser>, by: By): Promise<void> {
    const { db, audit, outbox, sessions, eraseAccount } = this.deps
    await find(db.read, id)
    const statement = erasedStatement({ ...ruling, at: this.now() })
    try {
      await eraseAccount(id, async (manager, { email }) => {
        const to = { address: email ?? '' }
        const data: ErasedData = { statement }
        const letter = { template: ERASED_TEMPLATE, data, to, kind: ALWAYS, dedup: `erased:${id}` } as const
        await outbox.enqueue(manager, [letter])
        const details = { ground: ruling.ground }
        await audit.recordWith(manager, { ...by, action: 'account.erased', target: id, details })
      })
    } catch (error) {
      if (!(error instanceof AppError && NEEDED.has(error.code))) throw error
      throw stillNeeded((await needingCompanies(db.read, id)).map(({ name }) => name))
    }
    outbox.nudge()
    sessions.tellEnded(id)
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
