import type { EntityManager, FindOptionsWhere } from 'typeorm'
import { In } from 'typeorm'
import type { StoredInterviewRow } from './interview.table'
import { InterviewEntity, ScorecardEntity } from './interview.table'

/** The interviews of an application become another person's. */
export const passInterviews = (
  manager: EntityManager,
  of: FindOptionsWhere<StoredInterviewRow>,
  candidateId: string,
) => manager.update(InterviewEntity, of, { candidateId })

/** What stands where somebody gave a reason for a rating. */
const REMOVED = 'Reason removed'

/** Days, outcomes and ratings stay and are counted; words about the person go, whoever wrote them. */
export async function forgetInterviews(
  manager: EntityManager,
  of: FindOptionsWhere<StoredInterviewRow>,
): Promise<void> {
  const words = { rescheduleReason: null, feedback: null, nextStep: null, meetingLink: null }
  await manager.update(InterviewEntity, of, words)
  const interviews = await manager.find(InterviewEntity, { select: { id: true }, where: of })
  const cards = await manager.findBy(ScorecardEntity, { interviewId: In(interviews.map(({ id }) => id)) })
  for (const { id, items } of cards) {
    const rated = items.map((item) => ({ ...item, reason: REMOVED }))
    await manager.update(ScorecardEntity, { id }, { items: rated })
  }
}
