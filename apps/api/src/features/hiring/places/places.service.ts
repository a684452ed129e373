import { IsNull } from 'typeorm'
import type { CompanyState, NamedPlace, PlaceName } from '@tryka/domain'
import { ACTOR_OF_ROLE, LIVE_MARKET_ID, companyStateAt, demoPlace, teamPlace } from '@tryka/domain'
import type { Clock } from '../../../clock'
import type { Database } from '../../../db/database'
import type { AccountRow } from '../../../services/accounts/account.entity'
import { notAdmitted, signInFirst } from '../../../services/accounts/may-take-place'
import { CompanyProofEntity } from '../companies/company-proof.table'
import { refuseTakenDown } from '../core/hidden'
import type { CandidatePlace, MemberPlace, Place } from '../core/places'
import type { Admit, MarketsService } from '../market/markets.service'
import { CandidateEntity } from '../profile/candidate.table'
import type { StoredMemberRow } from '../team/team.table'
import { TeamMemberEntity } from '../team/team.table'
import { noSuchPlace } from './place.errors'

/** A seat that is taken now. */
const taken = { marketId: LIVE_MARKET_ID, status: 'Active' as const, removedAt: IsNull() }

/** Where accounts act: in the one live market, and in a demo of their own. */
export class PlacesService {
  constructor(
    private readonly db: Database,
    private readonly markets: MarketsService,
    private readonly clock: Clock,
  ) {}

  /** The place that an account named, or why it has none. `admit` lets a demo be filled that there is not yet. */
  async resolve(account: AccountRow, { name, isDemo, companyId }: NamedPlace, admit: Admit): Promise<Place> {
    if (isDemo) return name === 'demo' ? this.asSample(account.id, admit) : this.inSample(account.id, admit)
    if (account.kind === 'guest') throw signInFirst()
    const place = companyId ? await this.inTeam(account.id, companyId) : await this.asSelf(account.id)
    if (place) return place
    throw account.admittedAt === null ? notAdmitted() : noSuchPlace()
  }

  /** The names of all places of an account; its demo can always be opened. */
  async namesOf(account: AccountRow): Promise<PlaceName[]> {
    const [self, seats] = await Promise.all([this.asSelf(account.id), this.seatsOf(account.id)])
    return [
      ...(self ? [self.name] : []),
      ...seats.map(({ companyId }) => teamPlace(companyId)),
      demoPlace('candidate'),
      demoPlace('company'),
    ]
  }

  seatsOf(accountId: string): Promise<StoredMemberRow[]> {
    return this.db.read.find(TeamMemberEntity, {
      where: { ...taken, accountId },
      order: { joinedAt: 'ASC', id: 'ASC' },
    })
  }

  /** The profile of an account in the live market. */
  async asSelf(accountId: string): Promise<CandidatePlace | null> {
    const row = await this.db.read.findOne(CandidateEntity, {
      select: { id: true },
      where: { accountId, marketId: LIVE_MARKET_ID },
    })
    return (
      row && {
        name: 'me',
        side: 'candidate',
        isDemo: false,
        marketId: LIVE_MARKET_ID,
        accountId,
        calledAt: this.now(),
        candidateId: row.id,
      }
    )
  }

  /** The seat of an account in the team of a live company. */
  async inTeam(accountId: string, companyId: string): Promise<MemberPlace | null> {
    const [member, proof] = await Promise.all([
      this.db.read.findOneBy(TeamMemberEntity, { ...taken, accountId, companyId }),
      this.db.read.findOneBy(CompanyProofEntity, { companyId }),
    ])
    if (!member || !proof) return null
    const companyState = companyStateAt(proof, this.now())
    const { stateDecisionId } = proof
    return this.seat(teamPlace(companyId), member, { accountId, companyState, stateDecisionId })
  }

  /** What a decision hides from everybody outside looks for nobody there. */
  mustShow({ companyId }: MemberPlace): Promise<void> {
    return refuseTakenDown(this.db.read, companyId)
  }

  /** As the sample person of the demo, which is filled when there is none yet. */
  async asSample(accountId: string, admit: Admit): Promise<CandidatePlace> {
    const { id: marketId, candidateId } = await this.markets.open(accountId, admit)
    return {
      name: 'demo',
      side: 'candidate',
      isDemo: true,
      marketId,
      accountId,
      calledAt: this.now(),
      candidateId,
    }
  }

  async inSample(accountId: string, admit: Admit): Promise<MemberPlace> {
    const { member } = await this.markets.companySeat(accountId, admit)
    return this.seat('demo-team', member, { accountId, companyState: 'verified', stateDecisionId: null })
  }

  private seat(
    name: PlaceName,
    member: StoredMemberRow,
    own: { accountId: string; companyState: CompanyState; stateDecisionId: string | null },
  ): MemberPlace {
    const { marketId, companyId, role } = member
    const isDemo = marketId !== LIVE_MARKET_ID
    const actor = ACTOR_OF_ROLE[role]
    const calledAt = this.now()
    return { name, side: 'company', isDemo, marketId, companyId, member, actor, calledAt, ...own }
  }

  private now(): string {
    return this.clock.now().toISOString()
  }
}
