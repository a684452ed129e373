import { IsNull } from 'typeorm'
import type { EntityManager } from 'typeorm'
import type { z } from 'zod'
import { LIVE_MARKET_ID, MEMBER_MACHINE, emailKey, teamPlace } from '@tryka/domain'
import type { TeamInvitation } from '@tryka/domain'
import type { Change } from '../core/change'
import { nothingHere, refused } from '../core/errors'
import type { SectionDeps } from '../core/section'
import type { StoredMemberRow } from './team.table'
import { CompanyEntity, TeamMemberEntity } from './team.table'
import { noteSeat } from './team-writes'
import { isUniqueViolation } from '../../../db/unique-violation'
import type { AccountRow } from '../../../services/accounts/account.entity'
import { signInFirst } from '../../../services/accounts/may-take-place'
import { admitAccount } from '../../../services/accounts/accounts.service'
import { MarketEntity } from '../market/market.table'
import { takeSeat } from '../market/seats'
import { refuseMorePlaces } from '../places/place-limit'
import type { MemberPlace } from '../core/places'
import { inviteKey } from './invitation-token'

type Invitation = z.output<typeof TeamInvitation>

const otherAddress = () =>
  refused(409, 'OTHER_ADDRESS', 'This invitation is for another address. Sign in with that one.')
const alreadyMember = () => refused(409, 'ALREADY_MEMBER', 'You are in this team already.')

function refuseUnlessInvited({ kind, emailKey: own }: AccountRow, invited: string): void {
  if (kind === 'guest') throw signInFirst()
  if (own !== emailKey(invited)) throw otherAddress()
}

/** Joining a team by the link of a mail. */
export class TeamInvitations {
  private readonly hash: (token: string) => string

  constructor(private readonly deps: SectionDeps) {
    this.hash = inviteKey(deps.config.sessionSecret)
  }

  async read(token: string): Promise<Invitation> {
    const { read } = this.deps.db
    return this.view(read, await this.find(read, token))
  }

  /** In the live market a seat is for the invited address; in a demo any browser may sit down. */
  async accept(account: AccountRow, token: string): Promise<Invitation> {
    const { id: accountId } = account
    const { marketId, companyId: company, email } = await this.find(this.deps.db.read, token)
    if (marketId === LIVE_MARKET_ID) refuseUnlessInvited(account, email)
    return this.deps.changes.run(marketId, { account: accountId, company }, async (change) => {
      const { manager, at } = change
      const member = await this.find(manager, token)
      const { id: memberId, companyId } = member
      if (await manager.existsBy(MarketEntity, { id: marketId, accountId }))
        throw refused(
          409,
          'OWN_TEAM',
          'This team is yours: open the link in the browser of the person invited.',
        )
      const by: MemberPlace = {
        name: teamPlace(companyId),
        side: 'company',
        isDemo: marketId !== LIVE_MARKET_ID,
        companyState: 'verified',
        stateDecisionId: null,
        calledAt: at,
        marketId,
        accountId,
        companyId,
        member,
        actor: 'invitee',
      }
      await change.move(MEMBER_MACHINE, { from: member.status, action: 'accept', by, subjectId: memberId })
      const joined = { status: 'Active', joinedAt: at, inviteTokenHash: null } as const
      await manager.update(
        TeamMemberEntity,
        { id: memberId, marketId },
        { ...joined, version: member.version + 1 },
      )
      await (by.isDemo
        ? takeSeat(manager, { accountId, marketId, memberId, joinedAt: at })
        : this.seat(change, account, member))
      change.touch({ company: companyId }, 'team')
      change.touch({ account: accountId }, 'places')
      return this.view(manager, member)
    })
  }

  /** Whoever a team of the live market invites is let into it. */
  private async seat({ manager, at }: Change, account: AccountRow, { id, companyId, name }: StoredMemberRow) {
    const seat = { accountId: account.id, companyId, removedAt: IsNull() }
    if (await manager.existsBy(TeamMemberEntity, seat)) throw alreadyMember()
    await refuseMorePlaces(manager, account.id)
    await manager.update(TeamMemberEntity, { id }, { accountId: account.id }).catch((error: unknown) => {
      throw isUniqueViolation(error) ? alreadyMember() : error
    })
    await noteSeat(manager, { id, accountId: account.id, name })
    if (account.admittedAt === null) await admitAccount(manager, account.id, at)
  }

  private async find(manager: EntityManager, token: string): Promise<StoredMemberRow> {
    const member = await manager.findOneBy(TeamMemberEntity, {
      inviteTokenHash: this.hash(token),
      status: 'Pending' as const,
      removedAt: IsNull(),
    })
    const now = this.deps.clock.now().toISOString()
    if (!member || (member.inviteExpiresAt ?? '') <= now) throw nothingHere('This invitation')
    return member
  }

  private async view(manager: EntityManager, member: StoredMemberRow): Promise<Invitation> {
    const { companyId: id, marketId, role, email, inviteExpiresAt } = member
    const { name } = await manager.findOneByOrFail(CompanyEntity, { id, marketId })
    return { company: name, role, email, expiresAt: inviteExpiresAt ?? '' }
  }
}
