import type { EntityManager } from 'typeorm'
import { In } from 'typeorm'
import type { z } from 'zod'
import type { LiveRecheck, LiveRecheckRequest, LiveRechecks, TrackSlug } from '@tryka/domain'
import { findSkill, LIVE_MARKET_ID, RECHECK_RULES, topicName, trackOfSkill } from '@tryka/domain'
import type { OneCall } from '../../../../services/idempotency/idempotency'
import { findInterview, tellOther } from '../../applications/interviews/interview-moves'
import type { StoredInterviewRow } from '../../applications/interviews/interview.table'
import { ApplicationEntity } from '../../applications/application.table'
import type { Change } from '../../core/change'
import { nothingHere, refused } from '../../core/errors'
import type { MemberPlace } from '../../core/places'
import { mustWorkOn } from '../../core/scope'
import { CandidateEntity } from '../../profile/candidate.table'
import { CandidateSkillEntity, sharedProofsOf } from '../../skills/skill.table'
import { AttemptEntity } from '../attempt.table'
import type { RecheckRow } from '../recheck.table'
import { RecheckEntity } from '../recheck.table'
import { recheckTasksOf } from './recheck-course'
import { recheckView } from './recheck-view'
import type { RecheckDeps } from './rechecks.service'

interface Askable {
  skill: string
  level: number
  track: TrackSlug
}

/** Five tasks in an interview: a company asks for them, the candidate agrees or not, and both see the same. */
export class LiveRechecksService {
  constructor(private readonly deps: RecheckDeps) {}

  async list(place: MemberPlace, id: string): Promise<LiveRechecks> {
    const { marketId, companyId } = place
    const { read } = this.deps.db
    return this.shown(read, await findInterview(read, { id, marketId, companyId }), this.deps.clock.now())
  }

  async ask(
    place: MemberPlace,
    id: string,
    { skills }: z.output<typeof LiveRecheckRequest>,
    call: OneCall,
  ): Promise<LiveRechecks> {
    const { marketId, companyId } = place
    const { db, changes } = this.deps
    const found = await findInterview(db.read, { id, marketId, companyId })
    if (place.isDemo) throw refused(403, 'DEMO_ONLY', 'People of the demo take no tasks.')
    const accountId = await accountOf(db.read, found)
    const holds = {
      account: accountId,
      share: { company: companyId },
      person: found.candidateId,
      applications: found.applicationId,
    }
    const work = async (change: Change): Promise<LiveRechecks> => {
      const { manager, now } = change
      const interview = await findInterview(manager, { id, marketId, companyId })
      const application = await manager.findOneBy(ApplicationEntity, {
        id: interview.applicationId,
        marketId,
      })
      await mustWorkOn(manager, place, application?.postingId ?? '')
      if (interview.status !== 'confirmed' || interview.endsAt <= change.at)
        throw refused(409, 'NOT_CONFIRMED', 'Tasks are asked for in an interview whose time is agreed.')
      // Who left meanwhile is asked nothing.
      if ((await accountOf(manager, interview)) !== accountId) throw nothingHere('This person')
      await this.insert(change, place, { interview, accountId, skills })
      change.touchApplication(interview.applicationId, 'interviews')
      await tellOther(change, interview, place, 'tasksAsked')
      return this.shown(manager, interview, now)
    }
    return changes.run(marketId, holds, work, call)
  }

  private async insert(
    change: Change,
    place: MemberPlace,
    { interview, accountId, skills }: { interview: StoredInterviewRow; accountId: string; skills: string[] },
  ): Promise<void> {
    const { manager } = change
    const before = await rechecksOf(manager, interview)
    const askable = await this.askable(manager, interview, before)
    const named = [...new Set(skills.map((typed) => findSkill(typed)?.name ?? typed))]
    if (before.length + named.length > RECHECK_RULES.skills)
      throw refused(
        409,
        'MOST_SKILLS',
        `In one interview at most ${RECHECK_RULES.skills} skills are asked for.`,
      )
    for (const skill of named) {
      if (before.some((row) => row.skill === skill))
        throw refused(409, 'ALREADY_ASKED', `Tasks of ${skill} are asked for already.`)
      const one = askable.find((other) => other.skill === skill)
      if (!one)
        throw refused(409, 'NOT_PROVED', `${skill} is no skill that this person has verified and shows.`)
      const [result] = await resultsOf(manager, accountId, one.track)
      const about = {
        accountId,
        track: one.track,
        skill,
        theta: result?.measured?.theta ?? 0,
        interviewId: interview.id,
        timePercent: result?.timePercent ?? 100,
        minutes: RECHECK_RULES.liveMinutes,
      }
      const asked = await this.deps.course.ask(change, about, place.actor)
      if (!asked) throw refused(409, 'NO_TRACK', `There are no tasks of ${skill} now.`)
    }
  }

  private async shown(
    manager: EntityManager,
    interview: StoredInterviewRow,
    now: Date,
  ): Promise<LiveRechecks> {
    const rows = await rechecksOf(manager, interview)
    const items: LiveRecheck[] = []
    for (const row of rows) items.push(await this.item(manager, row, now))
    const isOpen = interview.status === 'confirmed' && interview.endsAt > now.toISOString()
    const more = isOpen && rows.length < RECHECK_RULES.skills
    const askable = more ? await this.askable(manager, interview, rows) : []
    return { items, askable: askable.map(({ skill, level }) => ({ skill, level })) }
  }

  private async item(manager: EntityManager, row: RecheckRow, now: Date): Promise<LiveRecheck> {
    const { task, done, ...view } = await recheckView(manager, row, { ...this.deps, now })
    const tasks = await recheckTasksOf(manager, row.id)
    const { id, track, skill, state, askedAt, startedAt, endsAt, endedAt, of } = view
    const topics = tasks.map(({ topic }) => topicName(track, topic))
    const common = { id, track, skill, state, askedAt, startedAt, endsAt, endedAt, done, of, topics }
    if (!task) return { ...common, task: null, draft: null, now: view.now }
    const { nonce: _nonce, ...shared } = task
    return { ...common, task: shared, draft: tasks.at(-1)?.draft ?? null, now: view.now }
  }

  /** What this person proved and shows, and nobody asked for yet in this interview. */
  private async askable(
    manager: EntityManager,
    { marketId, candidateId }: StoredInterviewRow,
    before: readonly RecheckRow[],
  ): Promise<Askable[]> {
    if (marketId !== LIVE_MARKET_ID) return []
    const held = await manager.find(CandidateSkillEntity, {
      where: sharedProofsOf({ marketId, candidateId }),
      order: { skill: 'ASC' },
    })
    return held.flatMap(({ skill, awarded, level }) => {
      const track = trackOfSkill(skill)?.slug
      const isOffered = track && this.deps.offered.bankOf(track)
      return isOffered && !before.some((row) => row.skill === skill)
        ? [{ skill, level: awarded ?? level, track }]
        : []
    })
  }
}

const rechecksOf = (manager: EntityManager, { id }: StoredInterviewRow): Promise<RecheckRow[]> =>
  manager.find(RecheckEntity, { where: { interviewId: id }, order: { askedAt: 'ASC', id: 'ASC' } })

async function accountOf(
  manager: EntityManager,
  { marketId, candidateId }: StoredInterviewRow,
): Promise<string> {
  const person = await manager.findOneBy(CandidateEntity, { id: candidateId, marketId })
  if (!person?.accountId) throw nothingHere('This person')
  return person.accountId
}

/** Results of a track, the one that gave the level first: what is kept private decides nothing that a company sees. */
async function resultsOf(manager: EntityManager, accountId: string, track: TrackSlug) {
  const rows = await manager.findBy(AttemptEntity, { accountId, track, state: In(['scored']) })
  return rows.sort(
    (x, y) =>
      Number(y.share) - Number(x.share) ||
      (y.measured?.level ?? 0) - (x.measured?.level ?? 0) ||
      (y.measured?.theta ?? 0) - (x.measured?.theta ?? 0),
  )
}
