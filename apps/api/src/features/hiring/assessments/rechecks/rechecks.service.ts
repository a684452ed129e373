import type { EntityManager } from 'typeorm'
import { IsNull } from 'typeorm'
import type { z } from 'zod'
import type { DraftedAnswer, RecheckAnswer, RecheckView } from '@tryka/domain'
import { ATTEMPT_MS, LIVE_MARKET_ID } from '@tryka/domain'
import type { Change } from '../../core/change'
import { nothingHere, refused } from '../../core/errors'
import type { CandidatePlace } from '../../core/places'
import type { SectionDeps } from '../../core/section'
import { wrongTask } from '../assessment-errors'
import { InterviewEntity } from '../../applications/interviews/interview.table'
import type { RecheckRow } from '../recheck.table'
import { RecheckEntity, RecheckTaskEntity } from '../recheck.table'
import type { OfferedTracks } from '../offered-tracks'
import type { Tasks } from '../tasks'
import { isCallOpen } from '../../applications/interviews/call-window'
import type { RecheckCourse } from './recheck-course'
import { isDone, recheckTasksOf } from './recheck-course'
import { recheckView } from './recheck-view'

export interface RecheckDeps extends Pick<SectionDeps, 'db' | 'clock' | 'changes'> {
  offered: OfferedTracks
  tasks: Tasks
  course: RecheckCourse
}

type Step = (change: Change, row: RecheckRow) => Promise<RecheckRow>

/** Taking a re-check: each step holds the account and its person, so what comes at once comes one after the other. */
export class RechecksService {
  constructor(private readonly deps: RecheckDeps) {}

  async show(place: CandidatePlace, id: string): Promise<RecheckView> {
    const { db, clock } = this.deps
    return this.view(db.read, await find(db.read, place, id), clock.now())
  }

  /** Again it changes nothing. */
  accept(place: CandidatePlace, id: string): Promise<RecheckView> {
    return this.step(place, id, async (change, row) =>
      row.state === 'accepted' ? row : this.deps.course.accept(change, row),
    )
  }

  decline(place: CandidatePlace, id: string): Promise<RecheckView> {
    return this.step(place, id, async (change, row) =>
      row.state === 'declined' ? row : this.deps.course.decline(change, row),
    )
  }

  start(place: CandidatePlace, id: string): Promise<RecheckView> {
    return this.step(place, id, async (change, row) => {
      if (row.state !== 'running') await mustBeInCall(change, row)
      return this.deps.course.start(change, row)
    })
  }

  /** What stands in the answer of the open task of an interview now: whoever looks on sees it, and nothing hangs on it. */
  async draft(
    place: CandidatePlace,
    id: string,
    { seq, draft }: z.output<typeof DraftedAnswer>,
  ): Promise<void> {
    await this.step(place, id, async ({ manager }, row) => {
      if (row.interviewId === null) throw nothingHere('This re-check')
      const open = { recheckId: id, seq, answeredAt: IsNull() }
      if (row.state === 'running') await manager.update(RecheckTaskEntity, open, { draft })
      return row
    })
  }

  answer(place: CandidatePlace, id: string, body: z.output<typeof RecheckAnswer>): Promise<RecheckView> {
    return this.step(place, id, async (change, row) => {
      const { tasks, course } = this.deps
      const { seq, nonce, answer } = body
      if (nonce !== tasks.nonceOf({ attemptId: id, seq })) throw wrongTask()
      const task = (await recheckTasksOf(change.manager, id)).find((one) => one.seq === seq)
      if (!task) throw wrongTask()
      // The same answer again, as after a lost connection; what it said counts once.
      if (isDone(task) || row.state !== 'running') return row
      return course.answer(change, row, task, answer)
    })
  }

  /** One step; one whose time is over ends before anything else happens. */
  private step(place: CandidatePlace, id: string, work: Step): Promise<RecheckView> {
    const { changes, course } = this.deps
    const { accountId: account, candidateId: person } = place
    if (place.isDemo) throw nothingHere('This re-check')
    return changes.run(LIVE_MARKET_ID, { account, person }, async (change) => {
      const { manager, now } = change
      const row = await find(manager, place, id)
      const isOver =
        row.state === 'running' && now.getTime() > Date.parse(row.endsAt ?? '') + ATTEMPT_MS.grace
      const next = isOver ? await course.expire(change, row) : await work(change, row)
      await touchInterview(change, next)
      return this.view(manager, next, now)
    })
  }

  private view(manager: EntityManager, row: RecheckRow, now: Date): Promise<RecheckView> {
    return recheckView(manager, row, { ...this.deps, now })
  }
}

async function find(manager: EntityManager, { accountId, isDemo }: CandidatePlace, id: string) {
  const row = isDemo ? null : await manager.findOneBy(RecheckEntity, { id, accountId })
  if (!row) throw nothingHere('This re-check')
  return row
}

/** Both see the tasks at once, so they begin while both can be in the call. */
async function mustBeInCall({ manager, now }: Change, { interviewId }: RecheckRow): Promise<void> {
  if (interviewId === null) return
  const interview = await manager.findOneBy(InterviewEntity, { id: interviewId })
  if (!interview || !isCallOpen(interview, now))
    throw refused(409, 'NOT_IN_CALL', 'The tasks begin in the call: from 15 minutes before it until it ends.')
}

/** What happens in an interview is on the screens of both sides. */
export async function touchInterview(change: Change, { interviewId }: RecheckRow): Promise<void> {
  if (interviewId === null) return
  const interview = await change.manager.findOneBy(InterviewEntity, { id: interviewId })
  if (interview) change.touchApplication(interview.applicationId, 'interviews')
}
