import { randomUUID } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { In, IsNull, Not } from 'typeorm'
import { LIVE_MARKET_ID, objectUntil } from '@tryka/domain'
import type { Decision, Decisions } from '@tryka/domain'
import type { Database } from '../../../db/database'
import { isUniqueViolation } from '../../../db/unique-violation'
import type { AccountRow } from '../../../services/accounts/account.entity'
import type { Changes } from '../core/change'
import { nothingHere, refused } from '../core/errors'
import { TeamMemberEntity } from '../team/team.table'
import { decisionsView } from './decision-view'
import { MODERATION } from './hold-subject'
import type { DecisionRow } from './moderation.table'
import { DecisionEntity, ObjectionEntity } from './moderation.table'

const MOST = 100

const alreadyObjected = () =>
  refused(409, 'ALREADY_OBJECTED', 'You have objected to this decision already. That is possible once.')
const tooLate = () => refused(410, 'TOO_LATE', 'A decision can be objected to within six months.')
const isLifted = () => refused(409, 'NOT_NOW', 'This decision is lifted already.')

/** Decisions as those whom they are about read them, and what they say against them. */
export class DecisionsService {
  constructor(
    private readonly db: Database,
    private readonly changes: Changes,
  ) {}

  async list(account: AccountRow): Promise<Decisions> {
    const { read } = this.db
    // To dismiss restricts nothing: nobody is told.
    const action = Not('dismiss' as const)
    const rows = await read.find(DecisionEntity, {
      where: [
        { accountId: account.id, action },
        { companyId: In(await companiesOf(read, account.id)), action },
      ],
      order: { at: 'DESC', id: 'DESC' },
      take: MOST,
    })
    return { items: await decisionsView(read, rows, this.now()) }
  }

  async get(account: AccountRow, id: string): Promise<Decision> {
    return this.view(this.db.read, await this.find(this.db.read, account, id))
  }

  async object(account: AccountRow, id: string, text: string): Promise<Decision> {
    try {
      return await this.changes.run(LIVE_MARKET_ID, MODERATION, async ({ manager, at }) => {
        const row = await this.find(manager, account, id)
        if (await manager.existsBy(ObjectionEntity, { decisionId: id })) throw alreadyObjected()
        if (row.liftedAt) throw isLifted()
        if (objectUntil(row.at) <= at) throw tooLate()
        await manager.insert(ObjectionEntity, {
          id: randomUUID(),
          decisionId: id,
          accountId: account.id,
          text,
          state: 'open',
          answer: null,
          decidedBy: null,
          at,
          decidedAt: null,
        })
        return this.view(manager, row)
      })
    } catch (error) {
      throw isUniqueViolation(error) ? alreadyObjected() : error
    }
  }

  /** Of the account itself, or of a company of which it is an Admin; for everybody else there is none. */
  private async find(manager: EntityManager, account: AccountRow, id: string): Promise<DecisionRow> {
    const row = await manager.findOneBy(DecisionEntity, { id, action: Not('dismiss' as const) })
    if (!row) throw nothingHere('This decision')
    if (row.accountId === account.id) return row
    const mine = row.companyId !== null && (await companiesOf(manager, account.id)).includes(row.companyId)
    if (!mine) throw nothingHere('This decision')
    return row
  }

  private async view(manager: EntityManager, row: DecisionRow): Promise<Decision> {
    const [view] = await decisionsView(manager, [row], this.now())
    if (!view) throw nothingHere('This decision')
    return view
  }

  private now(): string {
    return this.changes.now().toISOString()
  }
}

/** Companies of which an account is an Admin. */
async function companiesOf(manager: EntityManager, accountId: string): Promise<string[]> {
  const seats = await manager.findBy(TeamMemberEntity, {
    accountId,
    marketId: LIVE_MARKET_ID,
    role: 'Admin',
    status: 'Active',
    removedAt: IsNull(),
  })
  return seats.map(({ companyId }) => companyId)
}
