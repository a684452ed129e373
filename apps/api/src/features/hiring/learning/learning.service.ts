import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type {
  GoalRequest,
  LearningPath,
  LearningSection,
  ProgressRequest,
  SessionRequest,
} from '@tryka/domain'
import { DAY_MS, ENROLLMENT_MACHINE, learningPath, pathDeed } from '@tryka/domain'
import type { OneCall } from '../../../services/idempotency/idempotency'
import type { Change } from '../core/change'
import { nothingHere, refused, stale } from '../core/errors'
import type { SectionDeps } from '../core/section'
import type { StoredEnrollmentRow } from './learning.table'
import { EnrollmentEntity, LearningSessionEntity } from './learning.table'
import { payFor, purseOf } from '../credits/ledger'
import { setWeeklyGoal } from '../profile/candidate-writes'
import type { CandidatePlace } from '../core/places'
import { learningSection } from './learning-section'

/** Time can be logged for so many days back. */
const LOG_DAYS = 31

const known = (id: string): LearningPath => {
  const path = learningPath(id)
  if (!path) throw nothingHere('This path')
  return path
}

/** Learning by paths, modules and minutes. Every answer is the whole section. */
export class LearningService {
  constructor(private readonly deps: SectionDeps) {}

  get(place: CandidatePlace): Promise<LearningSection> {
    return learningSection(this.deps.db.read, place, this.deps.clock.now())
  }

  /** Enrolling again goes on where the person left. */
  enroll(place: CandidatePlace, id: string): Promise<LearningSection> {
    const { marketId, candidateId } = place
    return this.change(place, async (change) => {
      const path = known(id)
      const row = await this.find(change, place, path.id)
      if (row) return this.move(change, place, row, 'enroll')
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
    })
  }

  /** `module` is how many are done afterwards; one that is done already changes nothing. */
  progress(place: CandidatePlace, id: string, { module, version }: z.output<typeof ProgressRequest>) {
    return this.change(place, async (change) => {
      const path = known(id)
      const row = await this.enrolled(change, place, path.id)
      if (module <= row.completed && row.state !== 'dropped') return
      if (version !== row.version) throw stale(await learningSection(change.manager, place, change.now))
      if (module !== row.completed + 1 || module > path.modules.length)
        throw refused(409, 'MODULE_ORDER', 'Finish the modules in their order.')
      const done = module === path.modules.length
      await this.move(change, place, row, done ? 'finish' : 'complete_module', { completed: module })
      if (done) await payFor(change, purseOf(place), pathDeed(path))
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
        const path = known(id)
        await this.enrolled(change, place, path.id)
        const when = new Date(at ?? change.at)
        const age = change.now.getTime() - when.getTime()
        if (age < 0 || age > LOG_DAYS * DAY_MS)
          throw refused(400, 'TIME', `Log time of the last ${LOG_DAYS} days.`)
        const row = { minutes, score: null, at: when.toISOString() }
        const owner = { id: randomUUID(), marketId, candidateId, pathId: path.id }
        await change.manager.insert(LearningSessionEntity, { ...owner, ...row })
      },
      call,
    )
  }

  drop(place: CandidatePlace, id: string) {
    return this.change(place, async (change) => {
      await this.move(change, place, await this.enrolled(change, place, known(id).id), 'drop')
    })
  }

  setGoal(place: CandidatePlace, { hours }: z.output<typeof GoalRequest>) {
    return this.change(place, ({ manager }) => setWeeklyGoal(manager, place, hours))
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
        return learningSection(change.manager, place, change.now)
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
