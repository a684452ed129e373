import { judge, questionOf } from '@tryka/coach'
import { COACH_VERSION, sessionScore } from '@tryka/domain'
import { PRACTICE_ANSWERS } from './content/practice-answers'
import type { SeedContext } from './context'
import type { MarketSeed } from './rows'

type Practice = Pick<MarketSeed, 'practiceSessions' | 'practiceTurns' | 'practiceFeedback'>

const DAYS_AGO = 4
const SECONDS = 200

/** One session of the demo person, judged as every other: nobody writes a score down. */
export function seedPractice(ctx: SeedContext): Practice {
  const [candidateId, sessionId, at] = [ctx.id('candidate', 0), ctx.id('practice', 0), ctx.ago(DAYS_AGO)]
  const judged = PRACTICE_ANSWERS.map(([id, text], n) => {
    const question = questionOf(id)
    if (!question) throw new Error(`The bank lost ${id}`)
    const { feedback } = judge(question, { text, seconds: SECONDS })
    return { question, text, feedback, turnId: ctx.id('practice-turn', n) }
  })
  return {
    practiceSessions: [
      {
        id: sessionId,
        candidateId,
        forKind: 'area',
        forRef: 'Blockchain',
        title: 'Blockchain, mixed',
        types: [...new Set(judged.map(({ question }) => question.type))],
        level: 'mid',
        mode: 'typed',
        feedbackWhen: 'each',
        timer: 'off',
        skills: [],
        plan: judged.map(({ question }) => question.id),
        state: 'ended',
        engine: COACH_VERSION,
        score: sessionScore(judged.map(({ feedback }) => feedback.score)),
        startedAt: at,
        endedAt: at,
        isSample: true,
        keepUntil: null,
        version: 1,
      },
    ],
    practiceTurns: judged.map(({ question, text, turnId }, n) => ({
      id: turnId,
      candidateId,
      sessionId,
      seq: n + 1,
      questionId: question.id,
      revision: question.revision,
      againOf: null,
      draft: '',
      answer: text,
      followUp: null,
      followAnswer: null,
      seconds: SECONDS,
      spoken: false,
      state: 'judged',
      askedAt: at,
      answeredAt: at,
      version: 1,
    })),
    practiceFeedback: judged.map(({ turnId, feedback }) => ({
      turnId,
      engine: COACH_VERSION,
      candidateId,
      score: feedback.score,
      scoreBefore: null,
      levels: feedback.criteria.map(({ id, level }) => ({ id, level })),
      feedback,
      at,
    })),
  }
}
