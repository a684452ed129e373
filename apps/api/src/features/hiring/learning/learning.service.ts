import { randomUUID } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import type { z } from 'zod'
import type { GoalRequest, LearningSection, PathRating, ProgressRequest, SessionRequest } from '@tryka/domain'
import { DAY_MS, ENROLLMENT_MACHINE, localDay, RATED_FROM } from '@tryka/domain'
import type { OneCall } from '../../../services/idempotency/idempotency'
import type { Change } from '../core/change'
import { refused } from '../core/errors'
import type { SectionDeps } from '../core/section'
import type { StoredEnrollmentRow } from './learning.table'
import { EnrollmentEntity, LearningSessionEntity } from './learning.table'
import { CandidateEntity } from '../profile/candidate.table'
import { setWeeklyGoal } from '../profile/candidate-writes'
import type { CandidatePlace } from '../core/places'
import type { Courses } from './courses'
import { learningSection } from './learning-section'
import { PathRatingEntity, PathWishEntity } from './module.table'
import type { ModulesService } from './modules.service'
import { advance, type Finished, passedBy, passedOf } from './passed-modules'

/** Time can be logged for so many days back. */
const LOG_DAYS = 31

interface Deps extends SectionDeps {
  courses: Courses
  modules: ModulesService
  finished: Finished
}

/** Learning by paths, modules and minutes. Every answer is the whole section. */
export class LearningService {
  constructor(private readonly deps: Deps) {}

  get(place: CandidatePlace): Promise<LearningSection> {
    return this.section(this.deps.db.read, place, this.deps.clock.now())
  }

  /** Enrolling again goes on where the person left. */
  async enroll(place: CandidatePlace, id: string): Promise<LearningSection> {
    const { marketId, candidateId } = place
    const path = this.deps.courses.path(id)
    const section = await this.change(place, async (change) => {
      const row = await this.find(change, place, path.id)
      if (row) {
        await this.move(change, place, row, 'enroll')
        return advance(change, place, path, await passedBy(change.manager, place))
      }
      if (!this.deps.courses.isOpen(path))
        throw refused(409, 'BEING_WRITTEN', 'This path is still being written. Ask to be told when it opens.')
      const made: StoredEnrollmentRow = {
        id: randomUUID(),
        marketId,
        candidateId,
        pathId: path.id,
        completed: 0,
        state: 'enrolled',
        enrolledAt: change.at,
        version: 1,
      }
      const start = { from: 'none', action: 'enroll', by: place, subjectId: made.id } as const
      await change.move(ENROLLMENT_MACHINE, start)
      await change.manager.insert(EnrollmentEntity, made)
      // What was read of it before counts.
      await advance(change, place, path, await passedBy(change.manager, place))
    })
    if (section.paths.some((one) => one.id === path.id && one.state === 'completed'))
      await this.deps.finished(place, path)
    return section
  }

  /** Nothing moves by being asked: where the module is passed, this says so; else what is missing. */
  progress(place: CandidatePlace, id: string, { module }: z.output<typeof ProgressRequest>) {
    return this.change(place, async (change) => {
      const path = this.deps.courses.path(id)
      await this.enrolled(change, place, path.id)
      const moduleId = path.modules[module - 1]?.id
      if (moduleId === undefined) throw refused(409, 'MODULE_ORDER', 'This path has no such module.')
      if ((await passedBy(change.manager, place)).has(moduleId)) return
      const missing = this.deps.courses.facts(moduleId)
        ? await this.deps.modules.missing(change.manager, place, moduleId)
        : []
      throw refused(409, 'CHECKS_OPEN', 'A module is passed by its checks. Some are still open.', { missing })
    })
  }

  /** @throws AppError 403 NOT_LEARNED for whoever passed too little of it. */
  rate(place: CandidatePlace, id: string, { stars }: z.output<typeof PathRating>) {
    const { marketId, candidateId } = place
    return this.change(place, async ({ manager, at }) => {
      const path = this.deps.courses.path(id)
      if (passedOf(path, await passedBy(manager, place)) < RATED_FROM)
        throw refused(403, 'NOT_LEARNED', `Pass ${RATED_FROM} modules of this path first.`)
      await manager.save(PathRatingEntity, { marketId, candidateId, pathId: path.id, stars, at })
    })
  }

  /** Asking twice changes nothing. */
  notify(place: CandidatePlace, id: string) {
    const { marketId, candidateId } = place
    return this.change(place, async ({ manager, at }) => {
      const path = this.deps.courses.path(id)
      if (this.deps.courses.isOpen(path)) throw refused(409, 'PATH_OPEN', 'This path is open: enrol in it.')
      const own = { marketId, candidateId, pathId: path.id }
      if (!(await manager.existsBy(PathWishEntity, own))) await manager.insert(PathWishEntity, { ...own, at })
    })
  }

  logSession(
    place: CandidatePlace,
    id: string,
    { minutes, at }: z.output<typeof SessionRequest>,
    call: OneCall,
  ) {
    const { marketId, candidateId } = place
    return this.change(
      place,
      async (change) => {
        const path = this.deps.courses.path(id)
        await this.enrolled(change, place, path.id)
        const when = new Date(at ?? change.at)
        const age = change.now.getTime() - when.getTime()
        if (age < 0 || age > LOG_DAYS * DAY_MS)
          throw refused(400, 'TIME', `Log time of the last ${LOG_DAYS} days.`)
        const { timeZone } = await change.manager.findOneByOrFail(CandidateEntity, {
          id: candidateId,
          marketId,
        })
        await change.manager.insert(LearningSessionEntity, {
          id: randomUUID(),
          marketId,
          candidateId,
          pathId: path.id,
          origin: 'logged',
          day: localDay(when, timeZone),
          kind: null,
          ref: null,
          seconds: 60 * minutes,
          score: null,
          at: when.toISOString(),
        })
      },
      call,
    )
  }

  drop(place: CandidatePlace, id: string) {
    return this.change(place, async (change) => {
      await this.move(
        change,
        place,
        await this.enrolled(change, place, this.deps.courses.path(id).id),
        'drop',
      )
    })
  }

  setGoal(place: CandidatePlace, { hours }: z.output<typeof GoalRequest>) {
    return this.change(place, ({ manager }) => setWeeklyGoal(manager, place, hours))
  }

  private section(manager: EntityManager, place: CandidatePlace, now: Date): Promise<LearningSection> {
    return learningSection(manager, place, now, this.deps.courses)
  }

  private change(
    place: CandidatePlace,
    work: (change: Change) => Promise<void>,
    call?: OneCall,
  ): Promise<LearningSection> {
    return this.deps.changes.run(
      place.marketId,
      { account: place.accountId, person: place.candidateId },
      async (change) => {
        await work(change)
        return this.section(change.manager, place, change.now)
      },
      call,
    )
  }

  private find({ manager }: Change, { marketId, candidateId }: CandidatePlace, pathId: string) {
    return manager.findOneBy(EnrollmentEntity, { marketId, candidateId, pathId })
  }

  private async enrolled(change: Change, place: CandidatePlace, pathId: string) {
    const row = await this.find(change, place, pathId)
    if (!row) throw refused(409, 'NOT_ENROLLED', 'Enrol in this path first.')
    return row
  }

  private async move(
    change: Change,
    place: CandidatePlace,
    row: StoredEnrollmentRow,
    action: string,
    patch: Partial<StoredEnrollmentRow> = {},
  ): Promise<void> {
    const { id, marketId, state: from, version } = row
    const { to } = await change.move(ENROLLMENT_MACHINE, { from, action, by: place, subjectId: id })
    if (to === 'deleted') throw new Error('Enrolments are never deleted by a move')
    await change.manager.update(
      EnrollmentEntity,
      { id, marketId },
      { ...patch, state: to, version: version + 1 },
    )
  }
}
