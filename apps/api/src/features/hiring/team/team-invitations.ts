import type { TeamInvitation } from '@tryka/domain'
import { MEMBER_MACHINE } from '@tryka/domain'
import { IsNull } from 'typeorm'
import type { EntityManager } from 'typeorm'
import type { z } from 'zod'
import { nothingHere, refused } from '../core/errors'
import type { SectionDeps } from '../core/section'
import type { StoredMemberRow } from '../tables'
import { CompanyEntity, SeatEntity, TeamMemberEntity, WorkspaceEntity } from '../tables'
import type { MemberPlace } from '../workspace/places'
import { inviteKey } from './team.service'

type Invitation = z.output<typeof TeamInvitation>

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

  async accept(accountId: string, token: string): Promise<Invitation> {
    const { workspaceId } = await this.find(this.deps.db.read, token)
    return this.deps.changes.run(workspaceId, async (change) => {
      const { manager, at } = change
      const member = await this.find(manager, token)
      const { id: memberId, companyId } = member
      if (await manager.existsBy(WorkspaceEntity, { id: workspaceId, accountId }))
        throw refused(
          409,
          'OWN_TEAM',
          'This team is yours: open the link in the browser of the person invited.',
        )
      const by: MemberPlace = {
        ...{ side: 'company', workspaceId, accountId, companyId, member },
        actor: 'invitee',
      }
      await change.move(MEMBER_MACHINE, { from: member.status, action: 'accept', by, subjectId: memberId })
      const joined = { status: 'Active', joinedAt: at, inviteTokenHash: null } as const
      await manager.update(
        TeamMemberEntity,
        { id: memberId, workspaceId },
        { ...joined, version: member.version + 1 },
      )
      // An account sits in one team at a time: the newest invitation it accepted.
      await manager.delete(SeatEntity, { accountId })
      await manager.insert(SeatEntity, { accountId, workspaceId, memberId, joinedAt: at })
      change.touch('company', 'team')
      return this.view(manager, member)
    })
  }

  private async find(manager: EntityManager, token: string): Promise<StoredMemberRow> {
    const member = await manager.findOneBy(TeamMemberEntity, {
      ...{ inviteTokenHash: this.hash(token), status: 'Pending' as const },
      removedAt: IsNull(),
    })
    const now = this.deps.clock.now().toISOString()
    if (!member || (member.inviteExpiresAt ?? '') <= now) throw nothingHere('This invitation')
    return member
  }

  private async view(manager: EntityManager, member: StoredMemberRow): Promise<Invitation> {
    const { companyId: id, workspaceId, role, email, inviteExpiresAt } = member
    const { name } = await manager.findOneByOrFail(CompanyEntity, { id, workspaceId })
    return { company: name, role, email, expiresAt: inviteExpiresAt ?? '' }
  }
}
