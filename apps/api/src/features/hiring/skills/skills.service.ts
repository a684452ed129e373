import type { EntityManager } from 'typeorm'
import type { z } from 'zod'
import type { Assessment, AssessmentRequest, AssessmentSchedule, OwnSkill, SkillDraft } from '@tryka/domain'
import { atLocal, DAY_MS, localTime, SKILL_MACHINE } from '@tryka/domain'
import type { OneCall } from '../../../services/idempotency/idempotency'
import type { Change } from '../core/change'
import { nothingHere, refused, stale } from '../core/errors'
import type { SectionDeps } from '../core/section'
import type { StoredCandidateSkillRow } from './skill.table'
import { CandidateEntity } from '../profile/candidate.table'
import { CandidateSkillEntity } from './skill.table'
import type { CandidatePlace } from '../core/places'
import { declareSkill, knownSkill } from './declare-skill'
import { followSkills, showOwner } from './follow-skills'
import type { ApplyToSkill, SkillTests } from './skill-tests'
import { nextStep, retryAt, skillView } from './skill-view'

const FIRST_DAYS = 2
const LONGEST_DAYS = 90

/** Ten in the morning of the person's calendar, two days from now. */
function firstTime(now: Date, zone: string): string {
  const { year, month, day } = localTime(now, zone)
  return atLocal(zone, year, month, day + FIRST_DAYS, 10).toISOString()
}

/** The proof of skills, as far as the person moves it. */
export class SkillsService {
  constructor(
    private readonly deps: SectionDeps,
    private readonly tests: SkillTests,
    private readonly applyToSkill: ApplyToSkill,
  ) {}

  add(place: CandidatePlace, { skill, level }: z.output<typeof SkillDraft>): Promise<OwnSkill> {
    return this.deps.changes.run(place.marketId, { person: place.candidateId }, async (change) => {
      const { id } = await declareSkill(change, place, knownSkill(skill), level)
      await followSkills(change, place)
      await this.applyToSkill(change, place, knownSkill(skill))
      return skillView(await this.find(change, place, id), change.now)
    })
  }

  remove(place: CandidatePlace, id: string): Promise<void> {
    return this.deps.changes.run(place.marketId, { person: place.candidateId }, async (change) => {
      const row = await this.find(change, place, id)
      await change.move(SKILL_MACHINE, { from: row.state, action: 'remove', by: place, subjectId: id })
      await change.manager.delete(CandidateSkillEntity, { id, marketId: place.marketId })
      await followSkills(change, place)
    })
  }

  async get(place: CandidatePlace, id: string): Promise<Assessment> {
    return this.viewOf(this.deps.db.read, place, await this.own(place, id))
  }

  /** The sample of an assessment in a demo: a skill not yet claimed is claimed on the way. */
  start(place: CandidatePlace, body: z.output<typeof AssessmentRequest>, call: OneCall) {
    const { marketId, candidateId } = place
    const skill = knownSkill(body.skill)
    const work = async (change: Change): Promise<Assessment> => {
      const { manager, now } = change
      const held = await manager.findOneBy(CandidateSkillEntity, { marketId, candidateId, skill })
      const row = held ?? (await declareSkill(change, place, skill, body.level ?? null))
      const wait = retryAt(row)
      if (wait && wait > change.at)
        throw refused(409, 'RETRY_LATER', 'This assessment can be taken again later.', { retryAt: wait })
      const { timeZone } = await manager.findOneByOrFail(CandidateEntity, { id: candidateId, marketId })
      const scheduledAt = firstTime(now, timeZone)
      const claim = body.level === undefined ? {} : { level: body.level, unclaimed: null }
      const patch = { ...claim, scheduledAt, submittedAt: null, score: null }
      const next = await this.move(change, place, row, { action: 'schedule', patch })
      return this.answer(change, place, next)
    }
    return this.deps.changes.run(marketId, { person: candidateId }, work, call)
  }

  schedule(place: CandidatePlace, id: string, { startsAt, version }: z.output<typeof AssessmentSchedule>) {
    const { accountId: account, candidateId: person } = place
    return this.deps.changes.run(place.marketId, { account, person }, async (change) => {
      const { manager, now, marketId } = change
      const row = await this.find(change, place, id)
      const { state } = row
      if (state !== 'Assessment Scheduled')
        throw refused(409, 'illegal_transition', 'There is no scheduled assessment to move.', {
          from: state,
          allowed: [],
        })
      if (version !== row.version) throw stale(await this.answer(change, place, row))
      const ahead = Date.parse(startsAt) - now.getTime()
      if (ahead <= 0 || ahead > LONGEST_DAYS * DAY_MS)
        throw refused(400, 'TIME', `Choose a time within the next ${LONGEST_DAYS} days.`)
      const patch = { scheduledAt: new Date(startsAt).toISOString(), version: version + 1 }
      await manager.update(CandidateSkillEntity, { id, marketId }, patch)
      await this.tests.plan(change, place, row.skill, patch.scheduledAt)
      const event = { kind: 'skill', subjectId: id, action: 'reschedule', from: state, to: state }
      await change.record({ ...event, by: place })
      return this.answer(change, place, { ...row, ...patch })
    })
  }

  /** Ends the attempt that runs: what was answered in it is all there is to hand in. */
  async submit(place: CandidatePlace, id: string, version: number): Promise<Assessment> {
    const { read } = this.deps.db
    const row = await this.own(place, id)
    if (version !== row.version) throw stale(await this.viewOf(read, place, row))
    const attempt = await this.tests.openAttempt(read, place, row.skill)
    if (attempt === null)
      throw refused(409, 'NO_ATTEMPT', `No assessment of ${row.skill} is under way to be handed in.`)
    await this.tests.handIn(place, attempt)
    return this.get(place, id)
  }

  cancel(place: CandidatePlace, id: string) {
    const { accountId: account, candidateId: person } = place
    return this.deps.changes.run(place.marketId, { account, person }, async (change) => {
      const row = await this.find(change, place, id)
      const hadTest = await this.tests.cancel(change, place, row.skill)
      // A private test, or one of a skill that is proved already, left the skill as it was.
      if (hadTest && row.state !== 'Assessment Scheduled') return this.answer(change, place, row)
      const next = await this.move(change, place, row, { action: 'cancel', patch: { scheduledAt: null } })
      return this.answer(change, place, next)
    })
  }

  private async own({ marketId, candidateId }: CandidatePlace, id: string): Promise<StoredCandidateSkillRow> {
    const row = await this.deps.db.read.findOneBy(CandidateSkillEntity, { id, marketId, candidateId })
    if (!row) throw nothingHere('This assessment')
    return row
  }

  private async find(change: Change, place: CandidatePlace, id: string): Promise<StoredCandidateSkillRow> {
    const { marketId, candidateId } = place
    const row = await change.manager.findOneBy(CandidateSkillEntity, { id, marketId, candidateId })
    if (!row) throw nothingHere('This skill')
    return row
  }

  private async move(
    change: Change,
    place: CandidatePlace,
    row: StoredCandidateSkillRow,
    { action, patch }: { action: string; patch: Partial<StoredCandidateSkillRow> },
  ): Promise<StoredCandidateSkillRow> {
    const { id, marketId } = row
    const { to } = await change.move(SKILL_MACHINE, { from: row.state, action, by: place, subjectId: id })
    if (to === 'deleted') throw new Error('A skill is deleted by its removal alone')
    const next = { ...row, ...patch, state: to, version: row.version + 1 }
    await change.manager.update(
      CandidateSkillEntity,
      { id, marketId },
      { ...patch, state: to, version: next.version },
    )
    showOwner(change, place)
    return next
  }

  private answer(change: Change, place: CandidatePlace, row: StoredCandidateSkillRow): Promise<Assessment> {
    return this.viewOf(change.manager, place, row)
  }

  private async viewOf(
    manager: EntityManager,
    place: CandidatePlace,
    row: StoredCandidateSkillRow,
  ): Promise<Assessment> {
    const now = this.deps.clock.now()
    const { candidateId, marketId, isDemo } = place
    const { timeZone } = await manager.findOneByOrFail(CandidateEntity, { id: candidateId, marketId })
    const track = isDemo ? null : this.tests.trackFor(row.skill)
    const attempt = await this.tests.openAttempt(manager, place, row.skill)
    const next = nextStep(row, timeZone, { isDemo, isTest: attempt !== null })
    return { id: row.id, skill: skillView(row, now), next, track, attempt }
  }
}
