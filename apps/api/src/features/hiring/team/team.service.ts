import { randomUUID } from 'node:crypto'
import { IsNull } from 'typeorm'
import type { EntityManager } from 'typeorm'
import type { z } from 'zod'
import type { MemberState } from '@tryka/domain'
import { DAY_MS, emailKey, isAtRest, leavesNoAdmin, MEMBER_MACHINE, TEAM_INVITE_DAYS } from '@tryka/domain'
import type { ChangeRoleRequest, InviteMemberRequest, Team } from '@tryka/domain'
import type { Config } from '../../../config'
import { isInvented } from '../../../mail/invented'
import type { AccountRow } from '../../../services/accounts/account.entity'
import { Attempts } from '../../../services/attempts/attempts'
import type { OneCall } from '../../../services/idempotency/idempotency'
import { handOverInterviews, interviewedBy } from '../applications/interviews/hand-over'
import type { Change } from '../core/change'
import { nothingHere, refused, stale } from '../core/errors'
import type { SectionDeps } from '../core/section'
import { invitationMessage } from './invitation-mail'
import { inviteKey, inviteToken } from './invitation-token'
import type { StoredMemberRow } from './team.table'
import { TeamMemberEntity } from './team.table'
import { giveUpSeat } from './team-writes'
import { freeSeat } from '../market/seats'
import type { MemberPlace } from '../core/places'
import { notePlaceEnded } from '../places/ended-places'
import type { Inviter } from './invitation-limits'
import { INVITATION_LOCK, InvitationLimits } from './invitation-limits'
import { refuseBeforeVerified } from './unverified-invitations'

/** Who asks for an invitation, and from where. */
export interface Asker {
  account: AccountRow
  client: string
}

const lastAdmin = () =>
  refused(409, 'LAST_ADMIN', 'A team needs an active Admin. Make somebody else Admin first.')

const liveOnly = () =>
  refused(403, 'LIVE_ONLY', 'Nobody is invited into sample data. Create your own company to build its team.')
const nobodysAddress = () =>
  refused(422, 'INVENTED_ADDRESS', 'Addresses that end in .example belong to nobody. Use a real one.')

/** Members of a team, as the reader may change them. */
export async function readTeam(
  { config }: SectionDeps,
  manager: EntityManager,
  place: MemberPlace,
): Promise<Team> {
  const { marketId, companyId, member, companyState } = place
  const rows = await manager.find(TeamMemberEntity, {
    where: { marketId, companyId, removedAt: IsNull() },
    order: { joinedAt: { direction: 'ASC', nulls: 'LAST' }, name: 'ASC', id: 'ASC' },
  })
  const isAdmin = !isAtRest(companyState) && rows.some(({ id, role }) => id === member.id && role === 'Admin')
  // A team of sample data is nobody's to invite people to.
  const canInvite = isAdmin && !place.isDemo
  const items = rows.map(({ id, name, email, title, role, status, inviteExpiresAt, version }) => {
    const free = isAdmin && !leavesNoAdmin(rows, id, null)
    return {
      id,
      name,
      email,
      title,
      role,
      status,
      version,
      isYou: id === member.id,
      inviteExpiresAt: status === 'Pending' ? inviteExpiresAt : null,
      canChange: free,
      canRemove: free,
      canResend: canInvite && status === 'Pending' && reachable(config, email),
    }
  })
  return { items, canInvite }
}

/** Where mail is really sent, nothing goes to the invented people of the demo. */
const reachable = (config: Config, email: string): boolean =>
  config.mail.smtpUrl === undefined || !isInvented(email)

/** The team of a company: invited by mail, changed by Admins. */
export class TeamService {
  private readonly hash: (token: string) => string
  private readonly token: ReturnType<typeof inviteToken>
  private readonly limits: InvitationLimits

  constructor(private readonly deps: SectionDeps) {
    const { config, db, clock } = deps
    this.hash = inviteKey(config.sessionSecret)
    this.token = inviteToken(config.sessionSecret)
    this.limits = new InvitationLimits(new Attempts(db, clock, config.sessionSecret))
  }

  get(place: MemberPlace): Promise<Team> {
    return readTeam(this.deps, this.deps.db.read, place)
  }

  async invite(
    place: MemberPlace,
    body: z.output<typeof InviteMemberRequest>,
    asker: Asker,
    call: OneCall,
  ): Promise<Team> {
    const { marketId, companyId } = place
    const inviter = this.inviterOf(place, asker, body.email)
    return this.change(
      place,
      async (change) => {
        const { manager, at } = change
        const team = await manager.findBy(TeamMemberEntity, { marketId, companyId, removedAt: IsNull() })
        if (team.some(({ email }) => emailKey(email) === emailKey(body.email)))
          throw refused(409, 'ALREADY_IN_TEAM', 'Somebody with this address is in the team already.')
        await refuseBeforeVerified(manager, { companyId, at, email: body.email, isNew: true })
        const id = randomUUID()
        const start = { from: 'none', action: 'invite', by: place, subjectId: id } as const
        await change.move(MEMBER_MACHINE, start)
        const row: StoredMemberRow = {
          id,
          marketId,
          companyId,
          accountId: null,
          ...body,
          title: body.role,
          status: 'Pending',
          version: 1,
          invitedAt: at,
          inviteExpiresAt: null,
          joinedAt: null,
          inviteTokenHash: null,
          removedAt: null,
        }
        await manager.insert(TeamMemberEntity, row)
        await this.send(change, place, row, inviter)
      },
      { call, lock: INVITATION_LOCK },
    )
  }

  async resend(place: MemberPlace, id: string, asker: Asker): Promise<Team> {
    const work = async (change: Change) => {
      const row = await this.find(change.manager, place, id)
      const { companyId, email } = row
      const inviter = this.inviterOf(place, asker, email)
      await refuseBeforeVerified(change.manager, { companyId, at: change.at, email, isNew: false })
      await this.move(change, place, row, 'resend')
      await this.send(change, place, row, inviter)
    }
    return this.change(place, work, { lock: INVITATION_LOCK })
  }

  /** Only a proven address makes the product write to somebody who did not ask for it. */
  private inviterOf({ isDemo, companyId }: MemberPlace, { account, client }: Asker, to: string): Inviter {
    if (isDemo || !account.email) throw liveOnly()
    if (!reachable(this.deps.config, to)) throw nobodysAddress()
    return { companyId, email: account.email, client }
  }

  changeRole(place: MemberPlace, id: string, { role, version }: z.output<typeof ChangeRoleRequest>) {
    return this.change(place, async (change) => {
      const { manager, marketId } = change
      const row = await this.find(manager, place, id)
      if (version !== row.version) throw stale(await readTeam(this.deps, manager, place))
      await this.keepAnAdmin(manager, place, id, { role })
      await this.move(change, place, row, 'change_role', `${row.role} to ${role}`)
      await manager.update(TeamMemberEntity, { id, marketId }, { role, version: version + 1 })
    })
  }

  /** The row stays, so that notes and history keep their author. */
  remove(place: MemberPlace, id: string) {
    return this.change(place, async (change) => {
      const { manager, marketId, at } = change
      const row = await this.find(manager, place, id)
      await this.keepAnAdmin(manager, place, id, null)
      await this.move(change, place, row, 'remove')
      await giveUpSeat(manager, row, at)
      await change.hold({ applications: await interviewedBy(manager, [row]) })
      await handOverInterviews(change, row)
      const { accountId, companyId } = row
      if (!place.isDemo) await notePlaceEnded(manager, { accountId, companyId, how: 'removed', at })
      if (accountId) change.touch({ account: accountId }, 'places')
      for (const sitting of await freeSeat(manager, { memberId: id, marketId }))
        change.touch({ account: sitting }, 'places')
    })
  }

  private change(
    place: MemberPlace,
    work: (change: Change) => Promise<void>,
    { call, lock }: { call?: OneCall; lock?: string } = {},
  ): Promise<Team> {
    return this.deps.changes.run(
      place.marketId,
      { company: place.companyId, ...(lock === undefined ? {} : { lock }) },
      async (change) => {
        await work(change)
        change.touch({ company: place.companyId }, 'team')
        return readTeam(this.deps, change.manager, place)
      },
      call,
    )
  }

  private async find(manager: EntityManager, place: MemberPlace, id: string): Promise<StoredMemberRow> {
    const { marketId, companyId } = place
    const row = await manager.findOneBy(TeamMemberEntity, {
      id,
      marketId,
      companyId,
      removedAt: IsNull(),
    })
    if (!row) throw nothingHere('This member')
    return row
  }

  private move(
    change: Change,
    by: MemberPlace,
    row: StoredMemberRow,
    action: string,
    reason: string | null = null,
  ) {
    const from: MemberState = row.status
    return change.move(MEMBER_MACHINE, { from, action, by, subjectId: row.id, reason })
  }

  private async keepAnAdmin(
    manager: EntityManager,
    { marketId, companyId }: MemberPlace,
    id: string,
    next: { role: StoredMemberRow['role'] } | null,
  ): Promise<void> {
    const team = await manager.findBy(TeamMemberEntity, { marketId, companyId, removedAt: IsNull() })
    if (leavesNoAdmin(team, id, next)) throw lastAdmin()
  }

  /** A new link each time: an older one leads nowhere. */
  private async send(
    change: Change,
    place: MemberPlace,
    row: StoredMemberRow,
    inviter: Inviter,
  ): Promise<void> {
    const { manager, marketId, now, at } = change
    await this.limits.pass(manager, inviter, row.email)
    const token = this.token({ id: row.id, invitedAt: at })
    const inviteExpiresAt = new Date(now.getTime() + TEAM_INVITE_DAYS * DAY_MS).toISOString()
    await manager.update(
      TeamMemberEntity,
      { id: row.id, marketId },
      { invitedAt: at, inviteExpiresAt, inviteTokenHash: this.hash(token) },
    )
    change.send(invitationMessage({ id: row.id, email: row.email, invitedAt: at }, place.member.id))
  }
}
