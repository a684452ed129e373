import { randomUUID } from 'node:crypto'
import { IsNull } from 'typeorm'
import type { EntityManager } from 'typeorm'
import type { TeamRole } from '@tryka/domain'
import { seedMarket } from '../seed/index'
import type { Clock } from '../../../clock'
import type { Database } from '../../../db/database'
import { isUniqueViolation } from '../../../db/unique-violation'
import { holdAccount } from '../../../services/accounts/hold-account'
import { dropSamples } from '../../resumes/samples'
import { nothingHere } from '../core/errors'
import { sha256 } from '../core/sha256'
import type { StoredMemberRow } from '../team/team.table'
import type { MarketRow } from './market.table'
import { TeamMemberEntity } from '../team/team.table'
import { SeatEntity, MarketEntity } from './market.table'
import { fillResumes, fillMarket } from './fill-market'

/** Where an account acts for a company. */
export interface CompanySeat {
  marketId: string
  member: StoredMemberRow
}

/** What a market takes to store, sample data and indexes; a specification keeps it true. */
export const MARKET_BYTES = 2_100_000

/** Lets a new market be filled, or throws. */
export type Admit = () => Promise<void>

/** Each account has a market of its own: made from the seed when first needed, filled anew on demand. */
export class MarketsService {
  /** One filling per account at a time; a second caller gets what the first one fills. */
  private readonly filling = new Map<string, Promise<MarketRow>>()

  constructor(
    private readonly db: Database,
    /** The moment around which a market is filled. */
    private readonly seedClock: Clock,
  ) {}

  find(accountId: string): Promise<MarketRow | null> {
    return this.db.read.findOneBy(MarketEntity, { accountId })
  }

  /** The market of the account; the first call fills it, once `admit` has let it. */
  async open(accountId: string, admit: Admit): Promise<MarketRow> {
    const known = await this.find(accountId)
    return known ?? this.once(accountId, () => admit().then(() => this.make(accountId)))
  }

  /** Everything as it was at first, with times around now. Resumes that the account wrote or changed stay. */
  async reset(accountId: string, admit: Admit): Promise<MarketRow> {
    const known = await this.open(accountId, admit)
    return this.once(accountId, () =>
      this.db.transaction(async (manager) => {
        // Of two instances at once the later would not see what the earlier fills in.
        await holdAccount(manager, accountId)
        await manager.delete(MarketEntity, { id: known.id })
        await dropSamples(manager, known.id)
        return this.fill(manager, known.id, accountId, known.changes + 1)
      }),
    )
  }

  private once(accountId: string, fill: () => Promise<MarketRow>): Promise<MarketRow> {
    const going = this.filling.get(accountId)
    if (going) return going
    const filling = fill().finally(() => this.filling.delete(accountId))
    this.filling.set(accountId, filling)
    return filling
  }

  /** The place of an account in a team: the one it was invited to, else the one of its own market. */
  async companySeat(accountId: string, admit: Admit): Promise<CompanySeat> {
    const seat = await this.db.read.findOneBy(SeatEntity, { accountId })
    const invited = seat && (await this.activeMember(seat.marketId, seat.memberId))
    if (invited) return { marketId: invited.marketId, member: invited }
    const own = await this.open(accountId, admit)
    const member =
      (await this.activeMember(own.id, own.memberId)) ?? (await this.memberWithRole(own, 'Admin'))
    if (!member) throw nothingHere('This team')
    return { marketId: own.id, member }
  }

  /** In the own market the visitor may act as any role of the team. */
  async actAs(accountId: string, role: TeamRole, admit: Admit): Promise<void> {
    const own = await this.open(accountId, admit)
    const member = await this.memberWithRole(own, role)
    if (member && member.id !== own.memberId)
      await this.db.write((m) => m.update(MarketEntity, { id: own.id }, { memberId: member.id }))
  }

  private activeMember(marketId: string, id: string): Promise<StoredMemberRow | null> {
    const where = { id, marketId, status: 'Active' as const, removedAt: IsNull() }
    return this.db.read.findOneBy(TeamMemberEntity, where)
  }

  private memberWithRole({ id, companyId }: MarketRow, role: TeamRole): Promise<StoredMemberRow | null> {
    return this.db.read.findOne(TeamMemberEntity, {
      where: { marketId: id, companyId, role, status: 'Active', removedAt: IsNull() },
      order: { joinedAt: 'ASC', id: 'ASC' },
    })
  }

  private async make(accountId: string): Promise<MarketRow> {
    await this.db.space?.refuseGrowth()
    try {
      return await this.db.transaction((manager) => this.fill(manager, randomUUID(), accountId, 0))
    } catch (error) {
      // Another instance was first: the account has one market, whoever made it.
      const made = isUniqueViolation(error) ? await this.find(accountId) : null
      if (made) return made
      throw error
    }
  }

  private async fill(
    manager: EntityManager,
    id: string,
    accountId: string,
    changes: number,
  ): Promise<MarketRow> {
    const seed = seedMarket({ marketId: id, now: this.seedClock.now(), sha256 })
    const { candidateId, companyId, memberId, seededAt } = seed.market
    const row: MarketRow = { id, accountId, candidateId, companyId, memberId, seededAt, changes }
    // First, so that a second instance waits here and then is refused by the unique index.
    await manager.insert(MarketEntity, row)
    await fillMarket(manager, seed)
    await fillResumes(manager, accountId, seed)
    return row
  }
}
