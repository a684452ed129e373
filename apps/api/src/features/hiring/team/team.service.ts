import type { ChangeRoleRequest, InviteMemberRequest, Team } from '@tryka/domain'
import { BRAND, DAY_MS, emailKey, leavesNoAdmin, MEMBER_MACHINE, TEAM_INVITE_DAYS } from '@tryka/domain'
import type { MemberState } from '@tryka/domain'
import { randomBytes, randomUUID } from 'node:crypto'
import { IsNull } from 'typeorm'
import type { EntityManager } from 'typeorm'
import type { z } from 'zod'
import { deriveKey, keyedHash } from '../../../keys'
import type { OneCall } from '../../idempotency/idempotency'
import type { Change } from '../core/change'
import { nothingHere, refused, stale } from '../core/errors'
import type { SectionDeps } from '../core/section'
import { plainMail } from '../people/contacts'
import type { StoredMemberRow } from '../tables'
import { CompanyEntity, SeatEntity, TeamMemberEntity } from '../tables'
import type { MemberPlace } from '../workspace/places'

/** Invitations that one team may send within a day. */
const INVITES_A_DAY = 20

const lastAdmin = () =>
  refused(409, 'LAST_ADMIN', 'A team needs an active Admin. Make somebody else Admin first.')

/** Members of a team, as the reader may change them. */
export async function readTeam(manager: EntityManager, place: MemberPlace): Promise<Team> {
  const { workspaceId, companyId, member } = place
  const rows = await manager.find(TeamMemberEntity, {
    where: { workspaceId, companyId, removedAt: IsNull() },
    order: { joinedAt: { direction: 'ASC', nulls: 'LAST' }, name: 'ASC', id: 'ASC' },
  })
  const isAdmin = rows.some(({ id, role }) => id === member.id && role === 'Admin')
  const items = rows.map(({ id, name, email, title, role, status, inviteExpiresAt, version }) => {
    const free = isAdmin && !leavesNoAdmin(rows, id, null)
    return {
      ...{ id, name, email, title, role, status, version },
      isYou: id === member.id,
      inviteExpiresAt: status === 'Pending' ? inviteExpiresAt : null,
      canChange: free,
      canRemove: free,
    }
  })
  return { items, canInvite: isAdmin }
}

/** Finds an invitation by what its link carries; only a keyed hash of it is kept. */
export const inviteKey = (sessionSecret: string) => {
  const key = deriveKey(sessionSecret, 'team-invitation')
  return (token: string): string => keyedHash(key, token)
}

/** The team of a company: invited by mail, changed by Admins. */
export class TeamService {
  private readonly hash: (token: string) => string

  constructor(private readonly deps: SectionDeps) {
    this.hash = inviteKey(deps.config.sessionSecret)
  }

  get(place: MemberPlace): Promise<Team> {
    return readTeam(this.deps.db.read, place)
  }

  invite(place: MemberPlace, body: z.output<typeof InviteMemberRequest>, call: OneCall): Promise<Team> {
    const { workspaceId, companyId } = place
    return this.change(
      place,
      async (change) => {
        const { manager, at } = change
        const team = await manager.findBy(TeamMemberEntity, { workspaceId, companyId, removedAt: IsNull() })
        if (team.some(({ email }) => emailKey(email) === emailKey(body.email)))
          throw refused(409, 'ALREADY_IN_TEAM', 'Somebody with this address is in the team already.')
        const id = randomUUID()
        const start = { from: 'none', action: 'invite', by: place, subjectId: id } as const
        await change.move(MEMBER_MACHINE, start)
        const row: StoredMemberRow = {
          ...{ id, workspaceId, companyId, ...body, title: body.role, status: 'Pending', version: 1 },
          ...{ invitedAt: at, inviteExpiresAt: null, joinedAt: null, inviteTokenHash: null, removedAt: null },
        }
        await manager.insert(TeamMemberEntity, row)
        await this.send(change, place, row)
      },
      call,
    )
  }

  resend(place: MemberPlace, id: string): Promise<Team> {
    return this.change(place, async (change) => {
      const row = await this.find(change.manager, place, id)
      await this.move(change, place, row, 'resend')
      await this.send(change, place, row)
    })
  }

  changeRole(place: MemberPlace, id: string, { role, version }: z.output<typeof ChangeRoleRequest>) {
    return this.change(place, async (change) => {
      const { manager, workspaceId } = change
      const row = await this.find(manager, place, id)
      if (version !== row.version) throw stale(await readTeam(manager, place))
      await this.keepAnAdmin(manager, place, id, { role })
      await this.move(change, place, row, 'change_role', `${row.role} to ${role}`)
      await manager.update(TeamMemberEntity, { id, workspaceId }, { role, version: version + 1 })
    })
  }

  /** The row stays, so that notes and history keep their author. */
  remove(place: MemberPlace, id: string) {
    return this.change(place, async (change) => {
      const { manager, workspaceId, at } = change
      const row = await this.find(manager, place, id)
      await this.keepAnAdmin(manager, place, id, null)
      await this.move(change, place, row, 'remove')
      const gone = { removedAt: at, inviteTokenHash: null, version: row.version + 1 }
      await manager.update(TeamMemberEntity, { id, workspaceId }, gone)
      await manager.delete(SeatEntity, { memberId: id, workspaceId })
    })
  }

  private change(place: MemberPlace, work: (change: Change) => Promise<void>, call?: OneCall): Promise<Team> {
    return this.deps.changes.run(
      place.workspaceId,
      async (change) => {
        await work(change)
        change.touch('company', 'team')
        return readTeam(change.manager, place)
      },
      call,
    )
  }

  private async find(manager: EntityManager, place: MemberPlace, id: string): Promise<StoredMemberRow> {
    const { workspaceId, companyId } = place
    const row = await manager.findOneBy(TeamMemberEntity, {
      ...{ id, workspaceId, companyId },
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
    { workspaceId, companyId }: MemberPlace,
    id: string,
    next: { role: StoredMemberRow['role'] } | null,
  ): Promise<void> {
    const team = await manager.findBy(TeamMemberEntity, { workspaceId, companyId, removedAt: IsNull() })
    if (leavesNoAdmin(team, id, next)) throw lastAdmin()
  }

  /** A new link each time: an older one leads nowhere. */
  private async send(change: Change, place: MemberPlace, row: StoredMemberRow): Promise<void> {
    const { manager, workspaceId, now, at } = change
    const { companyId, member } = place
    const since = new Date(now.getTime() - DAY_MS).toISOString()
    const team = await manager.findBy(TeamMemberEntity, { workspaceId, companyId })
    const recent = team.filter(({ id, invitedAt }) => id !== row.id && (invitedAt ?? '') > since)
    if (recent.length >= INVITES_A_DAY)
      throw refused(429, 'TOO_MANY_INVITATIONS', `Send at most ${INVITES_A_DAY} invitations a day.`)
    const token = randomBytes(32).toString('base64url')
    const inviteExpiresAt = new Date(now.getTime() + TEAM_INVITE_DAYS * DAY_MS).toISOString()
    await manager.update(
      TeamMemberEntity,
      { id: row.id, workspaceId },
      { invitedAt: at, inviteExpiresAt, inviteTokenHash: this.hash(token) },
    )
    const { name } = await manager.findOneByOrFail(CompanyEntity, { id: companyId, workspaceId })
    const link = `${this.deps.config.appUrl}/company-dashboard?invitation=${token}`
    change.mails.push(
      plainMail(row.email, `Join the hiring team of ${name} on ${BRAND.name}`, [
        `${member.name} invites you to the hiring team of ${name} as ${row.role}.`,
        `Open this page to join. The link works for ${TEAM_INVITE_DAYS} days and once:`,
        link,
        'If you do not know the sender, ignore this mail: nothing happens then.',
      ]),
    )
  }
}
