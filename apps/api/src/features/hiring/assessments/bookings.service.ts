import { randomUUID } from 'node:crypto'
import { IsNull } from 'typeorm'
import type { EntityManager } from 'typeorm'
import type { z } from 'zod'
import type { Assessment, AssessmentRequest, Track } from '@tryka/domain'
import {
  ATTEMPT_CONSENTS,
  ATTEMPT_RULES,
  attemptAgainAt,
  DAY_MS,
  LIVE_MARKET_ID,
  trackOfSkill,
} from '@tryka/domain'
import { AccountEntity } from '../../../services/accounts/account.entity'
import { registered } from '../../../services/accounts/registered'
import type { OneCall } from '../../../services/idempotency/idempotency'
import type { Change } from '../core/change'
import { refused } from '../core/errors'
import type { CandidatePlace } from '../core/places'
import { CandidateEntity } from '../profile/candidate.table'
import { declareSkill, knownSkill } from '../skills/declare-skill'
import { followSkills } from '../skills/follow-skills'
import { beginProof } from '../skills/prove-skill'
import { CandidateSkillEntity } from '../skills/skill.table'
import type { SkillTests } from '../skills/skill-tests'
import { nextStep, skillView } from '../skills/skill-view'
import { addressOf } from './address-of'
import { attemptOpen, consentMissing, demoOnly, noTrack, retryLater } from './assessment-errors'
import type { AttemptDeps, AttemptsService } from './attempts.service'
import { AttemptEntity } from './attempt.table'
import { wishesOf } from './track-wishes'

type Request = z.output<typeof AssessmentRequest>

/** Booking a test, which is how the proof of a skill begins in the live market. */
export class BookingsService implements SkillTests {
  constructor(
    private readonly deps: AttemptDeps,
    private readonly attempts: Pick<AttemptsService, 'handIn'>,
  ) {}

  /** @param address from where it is asked: one that is to begin now is refused where it could not */
  async book(place: CandidatePlace, body: Request, call: OneCall, address: string): Promise<Assessment> {
    const { db, changes, offered, startLimit } = this.deps
    const { accountId: account, candidateId: person } = place
    registered(await db.read.findOneByOrFail(AccountEntity, { id: account }))
    if (place.isDemo) throw demoOnly()
    const skill = knownSkill(body.skill)
    const track = offered.trackFor(skill)
    if (!track) throw noTrack(skill)
    const { consents, startsAt } = body
    if (!consents || Object.values(consents).includes(false)) throw consentMissing()
    return changes.run(
      LIVE_MARKET_ID,
      { account, person },
      async (change) => {
        const { manager, now, at } = change
        const scheduledAt = startsAt === undefined ? at : plannedAt(startsAt, now)
        const open = await manager.findOneBy(AttemptEntity, { accountId: account, endedAt: IsNull() })
        if (open) throw attemptOpen(open)
        if (startsAt === undefined) await startLimit.refuse(manager, { accountId: account, address })
        const attempt = await this.insert(change, account, { body, track: track.slug, scheduledAt })
        return this.claim(change, place, { skill, body, scheduledAt, track: track.slug, attempt })
      },
      call,
    )
  }

  trackFor(skill: string): string | null {
    return this.deps.offered.trackFor(skill)?.slug ?? null
  }

  wishes(manager: EntityManager, accountId: string): Promise<string[]> {
    return wishesOf(manager, accountId)
  }

  async openAttempt(manager: EntityManager, place: CandidatePlace, skill: string): Promise<string | null> {
    return (await this.openOf(manager, place, skill))?.id ?? null
  }

  handIn(place: CandidatePlace, attempt: string): Promise<unknown> {
    return this.attempts.handIn(place, attempt)
  }

  async cancel(change: Change, place: CandidatePlace, skill: string): Promise<boolean> {
    const { course } = this.deps
    const row = await this.openOf(change.manager, place, skill)
    if (row) await course.move(change, row, { action: 'cancel', by: 'candidate' }, { endedAt: change.at })
    return row !== null
  }

  async plan(change: Change, place: CandidatePlace, skill: string, scheduledAt: string): Promise<void> {
    const row = await this.openOf(change.manager, place, skill)
    if (row) await this.deps.course.save(change, row, { scheduledAt })
  }

  private async openOf(manager: EntityManager, { accountId, isDemo }: CandidatePlace, skill: string) {
    const track = isDemo ? undefined : trackOfSkill(skill)
    return track
      ? manager.findOneBy(AttemptEntity, { accountId, track: track.slug, endedAt: IsNull() })
      : null
  }

  private async insert(
    { manager, now, at }: Change,
    accountId: string,
    { body, track, scheduledAt }: { body: Request; track: Track['slug']; scheduledAt: string },
  ): Promise<string> {
    const { marks, offered } = this.deps
    const email = await addressOf(manager, accountId)
    const again = attemptAgainAt(await marks.startsOf(manager, email, track, now), now)
    // Whoever plans ahead may begin once the wait is over.
    if (again && again.at > scheduledAt) throw retryLater(again)
    const id = randomUUID()
    await manager.insert(AttemptEntity, {
      id,
      accountId,
      track,
      bankVersion: offered.bankOf(track)?.version ?? '',
      state: 'ready',
      timePercent: body.factor * 100,
      share: body.share,
      consents: { version: ATTEMPT_CONSENTS.version, at },
      scheduledAt,
      startedAt: null,
      expiresAt: null,
      endedAt: null,
      endReason: null,
      pauseAsked: false,
      pausedAt: null,
      pausedMs: 0,
      measured: null,
      signals: null,
      version: 1,
    })
    return id
  }

  /** A skill not yet claimed is claimed on the way; a private test leaves no other trace among the skills. */
  private async claim(
    change: Change,
    place: CandidatePlace,
    of: { skill: string; body: Request; scheduledAt: string; track: string; attempt: string },
  ): Promise<Assessment> {
    const { manager, now } = change
    const { marketId, candidateId } = place
    const { skill, body, scheduledAt, track, attempt } = of
    const held = await manager.findOneBy(CandidateSkillEntity, { marketId, candidateId, skill })
    const level = body.level ?? null
    const claimed =
      held && !(held.unclaimed && level !== null) ? held : await declareSkill(change, place, skill, level)
    if (claimed !== held && level !== null) await followSkills(change, place)
    const row = body.share ? await beginProof(change, place, claimed, scheduledAt) : claimed
    const { timeZone } = await manager.findOneByOrFail(CandidateEntity, { id: candidateId, marketId })
    return {
      id: row.id,
      skill: skillView(row, now),
      next: nextStep({ ...row, scheduledAt }, timeZone, { isTest: true }),
      track,
      attempt,
    }
  }
}

function plannedAt(startsAt: string, now: Date): string {
  const ahead = Date.parse(startsAt) - now.getTime()
  if (ahead <= 0 || ahead > ATTEMPT_RULES.aheadDays * DAY_MS)
    throw refused(400, 'TIME', `Choose a time within the next ${ATTEMPT_RULES.aheadDays} days.`)
  return new Date(startsAt).toISOString()
}
