import { In, LessThanOrEqual, Raw } from 'typeorm'
import type { EntityManager } from 'typeorm'
import { dueClose } from '@tryka/domain'
import type { Clock } from '../../../clock'
import type { Database } from '../../../db/database'
import type { Sweepable } from '../../../http/sweep'
import { findApplication, moveApplication } from '../applications/application-moves'
import type { Change, Changes } from '../core/change'
import { endInterview } from '../applications/interviews/interview-moves'
import { moveOffer } from '../applications/offers/offer-moves'
import { closeBySystem, hiresOf } from '../postings/company/posting-moves'
import { moveInvitation } from '../people/invitation-moves'
import { InvitationEntity } from '../people/invitation.table'
import { InterviewEntity } from '../applications/interviews/interview.table'
import { OfferEntity } from '../applications/offers/offer.table'
import { PostingEntity } from '../postings/posting.table'
import { expireSkills } from '../skills/expire-skills'
import { CandidateSkillEntity } from '../skills/skill.table'

/** A market that somebody looks at is brought up to date at most so often by one instance. */
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
 * What is due is little, a market may be large: the concatenation keeps databases from looking through the rows of
 * the market for what their indexes by time find at once.
 */
const within = (marketId: string) => ({
  marketId: Raw((column) => `${column} || '' = :within`, { within: marketId }),
})

async function settle(change: Change): Promise<void> {
  const { manager, marketId, at } = change
  const due = dueOf(at)
  const own = within(marketId)
  const order = { id: 'ASC' } as const
  for (const row of await manager.find(InterviewEntity, { where: { ...own, ...due.interviews }, order }))
    await endInterview(change, row, { action: 'complete', by: 'system' })
  for (const row of await manager.find(OfferEntity, { where: { ...own, ...due.offers }, order })) {
    await moveOffer(change, row, { action: 'expire', by: 'system' })
    const application = await findApplication(manager, { id: row.applicationId, marketId })
    if (application.stage === 'offer_received')
      await moveApplication(change, application, { action: 'offer_ended', by: 'system' })
  }
  for (const row of await manager.find(PostingEntity, { where: { ...own, ...due.postings }, order })) {
    const reason = dueClose(row, await hiresOf(manager, row), change.now)
    if (reason) await closeBySystem(change, row, reason)
  }
  for (const row of await manager.find(InvitationEntity, { where: { ...own, ...due.invitations }, order }))
    await moveInvitation(change, row, 'expire', 'system')
  await expireSkills(change, await manager.findBy(CandidateSkillEntity, { ...own, ...due.skills }))
}

/** Markets, all or one, in which something is due. */
async function marketsDue(manager: EntityManager, at: string, marketId?: string): Promise<string[]> {
  const due = dueOf(at)
  const own = marketId === undefined ? {} : within(marketId)
  const options = { select: { id: true, marketId: true }, take: marketId ? 1 : BATCH } as const
  const found = await Promise.all([
    manager.find(InterviewEntity, { ...options, where: { ...own, ...due.interviews } }),
    manager.find(OfferEntity, { ...options, where: { ...own, ...due.offers } }),
    manager.find(PostingEntity, { ...options, where: { ...own, ...due.postings } }),
    manager.find(InvitationEntity, { ...options, where: { ...own, ...due.invitations } }),
    manager.find(CandidateSkillEntity, { ...options, where: { ...own, ...due.skills } }),
  ])
  return [...new Set(found.flat().map((row) => row.marketId))]
}

/** Lets time do its moves: in the background for everybody, and at once where somebody looks. */
export class Timekeeper implements Sweepable {
  private readonly looked = new Map<string, number>()

  constructor(
    private readonly db: Database,
    private readonly changes: Changes,
    private readonly clock: Clock,
  ) {}

  async arrive(marketId: string): Promise<void> {
    const now = this.clock.now().getTime()
    const before = this.looked.get(marketId)
    if (before !== undefined && now >= before && now - before < LOOK_MS) return
    if (this.looked.size > REMEMBERED) this.looked.clear()
    this.looked.set(marketId, now)
    const due = await marketsDue(this.db.read, this.clock.now().toISOString(), marketId)
    if (due.length) await this.changes.run(marketId, settle)
  }

  async sweep(): Promise<void> {
    for (const id of await marketsDue(this.db.read, this.clock.now().toISOString()))
      await this.changes.run(id, settle)
  }
}
