import type { EntityManager } from 'typeorm'
import type { QuestionsToAsk } from '@tryka/domain'
import { askedAs, ROLE_QUESTIONS, unsaidIn } from '@tryka/domain'
import { partiesOf } from '../../applications/interviews/calendar-entry'
import { findInterview } from '../../applications/interviews/interview-moves'
import type { CandidateRef } from '../../core/places'

/** The smallest a company says it is: who heads it may have founded it. */
const SMALL = '50-100'

/** What to ask whom, from the public words of the posting and the roles of the people; never from a team's notes. */
export async function questionsToAskOf(
  manager: EntityManager,
  { marketId, candidateId }: CandidateRef,
  id: string,
): Promise<QuestionsToAsk> {
  const interview = await findInterview(manager, { id, marketId, candidateId })
  const { posting, company, interviewers } = await partiesOf(manager, interview)
  return {
    people: interviewers
      .filter(({ removedAt }) => removedAt === null)
      .map(({ name, role }) => {
        const as = askedAs(role, company.size === SMALL)
        return { name, as, questions: [...ROLE_QUESTIONS[as]] }
      }),
    unsaid: unsaidIn(posting),
  }
}
