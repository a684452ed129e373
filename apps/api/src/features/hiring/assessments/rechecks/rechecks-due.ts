import { In, IsNull, LessThan, LessThanOrEqual, Not } from 'typeorm'
import { ATTEMPT_MS, DAY_MS, HOUR_MS, KEPT_DAYS, LIVE_MARKET_ID } from '@tryka/domain'
import type { ClockKind } from '../../../../services/clockwork/clockwork'
import type { SectionDeps } from '../../core/section'
import { InterviewEntity } from '../../applications/interviews/interview.table'
import { holderOf } from '../attempt-holder'
import type { RecheckRow } from '../recheck.table'
import { RecheckEntity, RecheckTaskEntity } from '../recheck.table'
import { isCallOver } from '../../applications/interviews/call-window'
import type { RecheckCourse } from './recheck-course'
import { touchInterview } from './rechecks.service'

const BATCH = 200
const EVERY_MS = 10_000

interface Deps extends Pick<SectionDeps, 'db' | 'clock' | 'changes'> {
  course: RecheckCourse
  onTrouble: (error: unknown) => void
}

async function endOne({ db, changes, course }: Deps, { id, accountId }: RecheckRow): Promise<void> {
  const { holds } = await holderOf(db.read, accountId)
  await changes.run(LIVE_MARKET_ID, holds, async (change) => {
    const row = await change.manager.findOneBy(RecheckEntity, { id, state: 'running' })
    if (row) await touchInterview(change, await course.expire(change, row))
  })
}

/** One whose time is over ends, whoever looks. */
const recheckEnds = (deps: Deps): ClockKind => ({
  name: 'ends of re-checks',
  everyMs: EVERY_MS,
  async run() {
    const before = new Date(deps.clock.now().getTime() - ATTEMPT_MS.grace).toISOString()
    const rows = await deps.db.read.find(RecheckEntity, {
      where: { state: 'running', endsAt: LessThanOrEqual(before) },
      take: BATCH,
    })
    let ended = 0
    for (const row of rows)
      await endOne(deps, row)
        .then(() => ended++)
        .catch(deps.onTrouble)
    return rows.length === BATCH && ended > 0
  },
})

/** What was asked for in an interview and never begun ends with it. */
const missedRechecks = ({ db, clock, changes, course, onTrouble }: Deps): ClockKind => ({
  name: 'missed re-checks',
  everyMs: EVERY_MS,
  async run() {
    const now = clock.now()
    const open = { state: In(['asked', 'accepted']), interviewId: Not(IsNull()) }
    const rows = await db.read.find(RecheckEntity, { where: open, order: { askedAt: 'ASC' } })
    const interviews = await db.read.findBy(InterviewEntity, {
      id: In(rows.flatMap(({ interviewId }) => interviewId ?? [])),
    })
    for (const { id, accountId, interviewId } of rows) {
      const interview = interviews.find((one) => one.id === interviewId)
      if (interview && !isCallOver(interview, now)) continue
      const { holds } = await holderOf(db.read, accountId)
      await changes
        .run(LIVE_MARKET_ID, holds, async (change) => {
          const row = await change.manager.findOneBy(RecheckEntity, { id, ...open })
          if (row) await touchInterview(change, await course.expire(change, row))
        })
        .catch(onTrouble)
    }
    return false
  },
})

/** Forgets what was said, as of attempts; what was right stays. */
const recheckRetention = ({ db, clock }: Deps): ClockKind => ({
  name: 'retention of re-checks',
  everyMs: HOUR_MS,
  async run() {
    const before = new Date(clock.now().getTime() - KEPT_DAYS.attemptAnswers * DAY_MS).toISOString()
    const tasks = await db.read.find(RecheckTaskEntity, {
      select: { id: true },
      where: { shownAt: LessThan(before), answer: Not(IsNull()) },
      take: BATCH,
    })
    const ids = tasks.map(({ id }) => id)
    if (ids.length)
      await db.write((manager) => manager.update(RecheckTaskEntity, { id: In(ids) }, { answer: null }))
    return ids.length === BATCH
  },
})

export const recheckClock = (deps: Deps): ClockKind[] => [
  recheckEnds(deps),
  missedRechecks(deps),
  recheckRetention(deps),
]
