import type { EntityManager } from 'typeorm'
import type { RecheckView } from '@tryka/domain'
import { topicName } from '@tryka/domain'
import { InterviewEntity } from '../../applications/interviews/interview.table'
import { CompanyEntity } from '../../team/team.table'
import type { RecheckRow } from '../recheck.table'
import type { Tasks } from '../tasks'
import type { RecheckCourse } from './recheck-course'
import { isDone, placeOf, recheckTasksOf } from './recheck-course'

/** A re-check as its person sees it, with the task that is open. */
export async function recheckView(
  manager: EntityManager,
  row: RecheckRow,
  { course, tasks, now }: { course: RecheckCourse; tasks: Tasks; now: Date },
): Promise<RecheckView> {
  const given = await recheckTasksOf(manager, row.id)
  const done = given.filter(isDone)
  const open = row.state === 'running' ? given.find((task) => !isDone(task)) : undefined
  const template = open && course.taskOf(row, open)
  const topic = open ? topicName(row.track, open.topic) : ''
  const { id, track, skill, state, attemptId, askedAt, startedAt, endsAt, endedAt, of, version } = row
  return {
    id,
    track,
    skill,
    state,
    attempt: attemptId,
    company: await companyOf(manager, row),
    askedAt,
    startedAt,
    endsAt,
    endedAt,
    done: done.length,
    of,
    task: open && template ? tasks.show(template, placeOf(open), { topic, now, of }) : null,
    wasLate: done.at(-1)?.isLate ?? false,
    now: now.toISOString(),
    version,
  }
}

/** Who looks on; nobody where the product itself asks. */
async function companyOf(manager: EntityManager, { interviewId }: RecheckRow): Promise<string | null> {
  if (interviewId === null) return null
  const interview = await manager.findOneBy(InterviewEntity, { id: interviewId })
  const company = interview && (await manager.findOneBy(CompanyEntity, { id: interview.companyId }))
  return company?.name ?? ''
}
