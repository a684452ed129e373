import { BANKS, taskIn } from '@tryka/assessment'
import type { PlainAnswer, RecheckView, TrackSlug } from '@tryka/domain'
import { LIVE_MARKET_ID, rechecksApi } from '@tryka/domain'
import { tasksUnder } from '../features/hiring/assessments/create-assessments'
import { OfferedTracks } from '../features/hiring/assessments/offered-tracks'
import { Exposure } from '../features/hiring/assessments/exposure'
import type { RecheckAbout } from '../features/hiring/assessments/rechecks/recheck-course'
import { placeOf, RecheckCourse } from '../features/hiring/assessments/rechecks/recheck-course'
import type { RecheckRow } from '../features/hiring/assessments/recheck.table'
import { RecheckTaskEntity } from '../features/hiring/assessments/recheck.table'
import { CandidateEntity } from '../features/hiring/profile/candidate.table'
import { answerOf } from './assessments'
import type { TestApp } from './build-test-app'
import type { candidate } from './live-market'

type Candidate = Awaited<ReturnType<typeof candidate>>

/** The account of the person who came last. */
export async function accountOfLast({ db }: TestApp): Promise<string> {
  const rows = await db.read.findBy(CandidateEntity, { marketId: LIVE_MARKET_ID })
  return rows.at(-1)?.accountId ?? ''
}

/** A re-check as whoever asks for one makes it: the product for a result, a company in an interview. */
export async function asked(
  { db, clock, config }: TestApp,
  about: Partial<RecheckAbout> & Pick<RecheckAbout, 'accountId'>,
): Promise<RecheckRow> {
  const tasks = tasksUnder(config.keySecret)
  const offered = new OfferedTracks({ preview: config.previewTracks, runsCode: false })
  const course = new RecheckCourse({ offered, tasks, exposure: new Exposure() })
  const now = clock.now()
  const track: TrackSlug = 'sql'
  const row = await db.write((manager) =>
    course.ask(
      { manager, now, at: now.toISOString() },
      { track, skill: 'SQL', theta: 0, ...about },
      'system',
    ),
  )
  if (!row) throw new Error(`There is no test of ${track}`)
  return row
}

/** The right answer to the open task, by the keys that only the server has. */
export async function rightInRecheck(
  { db, config }: TestApp,
  { id, track, task }: RecheckView,
): Promise<PlainAnswer> {
  const bank = BANKS.find((one) => one.track === track)
  if (!bank) throw new Error(`There is no bank for ${track}`)
  const row = await db.read.findOneByOrFail(RecheckTaskEntity, { recheckId: id, seq: task?.seq ?? 0 })
  const template = taskIn(bank, row)
  if (!template) throw new Error(`There is no task ${row.templateId}`)
  const { key, ids } = tasksUnder(config.keySecret).instanceOf(template, placeOf(row))
  return answerOf(key, ids)
}

/** What the next answer of a re-check says. */
export const recheckAnswer = ({ id, task }: RecheckView, answer: PlainAnswer | null) => ({
  params: { id },
  body: { seq: task?.seq ?? 1, nonce: task?.nonce ?? 'none', answer },
})

/** Takes a running re-check to its end with so many right answers, or until so many tasks are done. */
export async function recheckTaken(
  test: TestApp,
  by: Candidate,
  view: RecheckView,
  { right = 5, until = Infinity }: { right?: number; until?: number } = {},
): Promise<RecheckView> {
  let now = view
  while (now.task && now.done < until) {
    const answer = now.done < right ? await rightInRecheck(test, now) : null
    now = await by.me.call(rechecksApi.answer, recheckAnswer(now, answer))
  }
  return now
}
