import { dueClose, INVITATION_MACHINE, SKILL_MACHINE } from '@tryka/domain'
import { In, LessThanOrEqual, Raw } from 'typeorm'
import type { EntityManager } from 'typeorm'
import type { Clock } from '../../../clock'
import type { Database } from '../../../db/database'
import type { Sweepable } from '../../../http/sweep'
import { findApplication, moveApplication } from '../applications/application-moves'
import type { Change, Changes } from '../core/change'
import { endInterview } from '../interviews/interview-moves'
import { rescore } from '../matching/matching'
import { moveOffer } from '../offers/offer-moves'
import { closeBySystem, hiresOf } from '../postings/posting-moves'
import {
  CandidateSkillEntity,
  InterviewEntity,
  InvitationEntity,
  OfferEntity,
  PostingEntity,
} from '../tables'

/** A workspace that somebody looks at is brought up to date at most so often by one instance. */
const LOOK_MS = 15_000
const REMEMBERED = 5_000
const BATCH = 200

/** What the clock moves: each kind with its rows that are due. */
const dueOf = (at: string) => {
  const until = LessThanOrEqual(at)
  return {
    interviews: { status: 'confirmed' as const, endsAt: until },
    offers: { state: 'sent' as const, expiresAt: until },
    postings: { status: 'Active' as const, closesAt: until },
    invitations: { state: In(['sent', 'viewed'] as const), expiresAt: until },
    skills: { state: 'Verified' as const, expiresAt: until },
  }
}

/**
 * What is due is little, a workspace may be large: the concatenation keeps databases from looking through the rows of
 * the workspace for what their indexes by time find at once.
 */
const within = (workspaceId: string) => ({
  workspaceId: Raw((column) => `${column} || '' = :within`, { within: workspaceId }),
})

async function settle(change: Change): Promise<void> {
  const { manager, workspaceId, at } = change
  const due = dueOf(at)
  const own = within(workspaceId)
  const order = { id: 'ASC' } as const
  for (const row of await manager.find(InterviewEntity, { where: { ...own, ...due.interviews }, order }))
    await endInterview(change, row, { action: 'complete', by: 'system' })
  for (const row of await manager.find(OfferEntity, { where: { ...own, ...due.offers }, order })) {
    await moveOffer(change, row, { action: 'expire', by: 'system' })
    const application = await findApplication(manager, { id: row.applicationId, workspaceId })
    if (application.stage === 'offer_received')
      await moveApplication(change, application, { action: 'offer_ended', by: 'system' })
  }
  for (const row of await manager.find(PostingEntity, { where: { ...own, ...due.postings }, order })) {
    const reason = dueClose(row, await hiresOf(manager, row), change.now)
    if (reason) await closeBySystem(change, row, reason)
  }
  for (const row of await manager.find(InvitationEntity, { where: { ...own, ...due.invitations }, order })) {
    await change.move(INVITATION_MACHINE, {
      from: row.state,
      action: 'expire',
      by: 'system',
      subjectId: row.id,
    })
    await manager.update(InvitationEntity, { id: row.id, workspaceId }, { state: 'expired' })
    change.touch('both', 'invitations')
  }
  await expireSkills(change, due.skills)
}

/** An expired proof counts less at once, in every open application. */
async function expireSkills(change: Change, due: ReturnType<typeof dueOf>['skills']): Promise<void> {
  const { manager, workspaceId } = change
  const rows = await manager.findBy(CandidateSkillEntity, { ...within(workspaceId), ...due })
  for (const row of rows) {
    await change.move(SKILL_MACHINE, { from: row.state, action: 'expire', by: 'system', subjectId: row.id })
    const next = { state: 'Expired' as const, version: row.version + 1 }
    await manager.update(CandidateSkillEntity, { id: row.id, workspaceId }, next)
    change.touch('both', 'skills')
  }
  for (const candidateId of new Set(rows.map((row) => row.candidateId)))
    await rescore(manager, workspaceId, candidateId)
}

/** Workspaces, all or one, in which something is due. */
async function workspacesDue(manager: EntityManager, at: string, workspaceId?: string): Promise<string[]> {
  const due = dueOf(at)
  const own = workspaceId === undefined ? {} : within(workspaceId)
  const options = { select: { id: true, workspaceId: true }, take: workspaceId ? 1 : BATCH } as const
  const found = await Promise.all([
    manager.find(InterviewEntity, { ...options, where: { ...own, ...due.interviews } }),
    manager.find(OfferEntity, { ...options, where: { ...own, ...due.offers } }),
    manager.find(PostingEntity, { ...options, where: { ...own, ...due.postings } }),
    manager.find(InvitationEntity, { ...options, where: { ...own, ...due.invitations } }),
    manager.find(CandidateSkillEntity, { ...options, where: { ...own, ...due.skills } }),
  ])
  return [...new Set(found.flat().map((row) => row.workspaceId))]
}

/** Lets time do its moves: in the background for everybody, and at once where somebody looks. */
export class Timekeeper implements Sweepable {
  private readonly looked = new Map<string, number>()

  constructor(
    private readonly db: Database,
    private readonly changes: Changes,
    private readonly clock: Clock,
  ) {}

  async arrive(workspaceId: string): Promise<void> {
    const now = this.clock.now().getTime()
    const before = this.looked.get(workspaceId)
    if (before !== undefined && now >= before && now - before < LOOK_MS) return
    if (this.looked.size > REMEMBERED) this.looked.clear()
    this.looked.set(workspaceId, now)
    const due = await workspacesDue(this.db.read, this.clock.now().toISOString(), workspaceId)
    if (due.length) await this.changes.run(workspaceId, settle)
  }

  async sweep(): Promise<void> {
    for (const id of await workspacesDue(this.db.read, this.clock.now().toISOString()))
      await this.changes.run(id, settle)
  }
}
