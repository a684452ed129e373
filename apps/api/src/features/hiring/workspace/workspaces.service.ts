import type { TeamRole } from '@tryka/domain'
import { seedWorkspace } from '@tryka/domain/seed'
import { randomUUID } from 'node:crypto'
import { IsNull } from 'typeorm'
import type { EntityManager } from 'typeorm'
import type { Clock } from '../../../clock'
import type { Database } from '../../../db/database'
import { isUniqueViolation } from '../../../db/unique-violation'
import { nothingHere } from '../core/errors'
import { sha256 } from '../core/sha256'
import { rankJobs } from '../matching/job-matches'
import type { StoredMemberRow, WorkspaceRow } from '../tables'
import { SeatEntity, TeamMemberEntity, WorkspaceEntity } from '../tables'
import { fillResumes, fillWorkspace } from './fill-workspace'

/** Where an account acts for a company. */
export interface CompanySeat {
  workspaceId: string
  member: StoredMemberRow
}

/** Each account has a workspace of its own: made from the seed when first needed, filled anew on demand. */
export class WorkspacesService {
  /** One filling per account at a time; a second caller waits for the first. */
  private readonly filling = new Map<string, Promise<WorkspaceRow>>()

  constructor(
    private readonly db: Database,
    /** The moment around which a workspace is filled. */
    private readonly seedClock: Clock,
  ) {}

  find(accountId: string): Promise<WorkspaceRow | null> {
    return this.db.read.findOneBy(WorkspaceEntity, { accountId })
  }

  /** The workspace of the account; the first call fills it. */
  async open(accountId: string): Promise<WorkspaceRow> {
    const known = await this.find(accountId)
    if (known) return known
    const going = this.filling.get(accountId)
    if (going) return going
    const filling = this.make(accountId).finally(() => this.filling.delete(accountId))
    this.filling.set(accountId, filling)
    return filling
  }

  /** Everything as it was at first, with times around now. Resumes that the account wrote stay. */
  async reset(accountId: string): Promise<WorkspaceRow> {
    const known = await this.open(accountId)
    return this.db.transaction(async (manager) => {
      await manager.delete(WorkspaceEntity, { id: known.id })
      return this.fill(manager, known.id, accountId, known.changes + 1)
    })
  }

  /** The place of an account in a team: the one it was invited to, else the one of its own workspace. */
  async companySeat(accountId: string): Promise<CompanySeat> {
    const seat = await this.db.read.findOneBy(SeatEntity, { accountId })
    const invited = seat && (await this.activeMember(seat.workspaceId, seat.memberId))
    if (invited) return { workspaceId: invited.workspaceId, member: invited }
    const own = await this.open(accountId)
    const member =
      (await this.activeMember(own.id, own.memberId)) ?? (await this.memberWithRole(own, 'Admin'))
    if (!member) throw nothingHere('This team')
    return { workspaceId: own.id, member }
  }

  /** In the own workspace the visitor may act as any role of the team. */
  async actAs(accountId: string, role: TeamRole): Promise<void> {
    const own = await this.open(accountId)
    const member = await this.memberWithRole(own, role)
    if (member && member.id !== own.memberId)
      await this.db.write((m) => m.update(WorkspaceEntity, { id: own.id }, { memberId: member.id }))
  }

  private activeMember(workspaceId: string, id: string): Promise<StoredMemberRow | null> {
    const where = { id, workspaceId, status: 'Active' as const, removedAt: IsNull() }
    return this.db.read.findOneBy(TeamMemberEntity, where)
  }

  private memberWithRole({ id, companyId }: WorkspaceRow, role: TeamRole): Promise<StoredMemberRow | null> {
    return this.db.read.findOne(TeamMemberEntity, {
      where: { workspaceId: id, companyId, role, status: 'Active', removedAt: IsNull() },
      order: { joinedAt: 'ASC', id: 'ASC' },
    })
  }

  private async make(accountId: string): Promise<WorkspaceRow> {
    try {
      return await this.db.transaction((manager) => this.fill(manager, randomUUID(), accountId, 0))
    } catch (error) {
      // Another instance was first: the account has one workspace, whoever made it.
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
  ): Promise<WorkspaceRow> {
    const seed = seedWorkspace({ workspaceId: id, now: this.seedClock.now(), sha256 })
    const { candidateId, companyId, memberId, seededAt } = seed.workspace
    const row: WorkspaceRow = { id, accountId, candidateId, companyId, memberId, seededAt, changes }
    // First, so that a second instance waits here and then is refused by the unique index.
    await manager.insert(WorkspaceEntity, row)
    await fillWorkspace(manager, seed)
    await rankJobs(manager, id, candidateId)
    await fillResumes(manager, accountId, seed)
    return row
  }
}
