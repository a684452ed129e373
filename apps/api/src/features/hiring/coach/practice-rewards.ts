import type { EntityManager } from 'typeorm'
import { In, Not } from 'typeorm'
import { questionOf } from '@tryka/coach'
import type { JudgedAnswer } from '@tryka/domain'
import { answerDeed, COACH_VERSION, improvedFrom, judgedText } from '@tryka/domain'
import { makeCards } from '../cards/make-cards'
import type { Change } from '../core/change'
import { seeChallenge } from '../credits/challenges/see-challenge'
import { payFor } from '../credits/ledger'
import { purseOfCandidate } from '../credits/purse'
import {
  PracticeFeedbackEntity,
  PracticeTurnEntity,
  type StoredFeedbackRow,
  type StoredSessionRow,
  type StoredTurnRow,
} from './practice.table'

/** An answer that has a score; another language and somebody in danger have none. */
function judgedAnswer(turn: StoredTurnRow, found: StoredFeedbackRow | undefined): JudgedAnswer | null {
  const { answer, followAnswer, answeredAt } = turn
  if (!found || answer === null || answeredAt === null) return null
  const { language, distress, facts } = found.feedback
  if (language !== 'en' || distress) return null
  return {
    text: judgedText(answer, followAnswer),
    score: found.score,
    ownWords: facts.ownWords,
    at: answeredAt,
  }
}

/** Every judged answer of a person to the question of a turn, with that one last. */
async function answersTo(manager: EntityManager, turn: StoredTurnRow) {
  const { marketId, candidateId, questionId } = turn
  const others = await manager.findBy(PracticeTurnEntity, {
    marketId,
    candidateId,
    questionId,
    id: Not(turn.id),
    state: 'judged',
  })
  const turns = [...others, turn]
  const turnId = In(turns.map(({ id }) => id))
  const feedback = await manager.findBy(PracticeFeedbackEntity, { turnId, engine: COACH_VERSION })
  return turns.map((one) =>
    judgedAnswer(
      one,
      feedback.find(({ turnId: of }) => of === one.id),
    ),
  )
}

/** What an answer had to say and did not is asked again as a card, by its hint. */
async function makePointCards(change: Change, turn: StoredTurnRow): Promise<void> {
  const key = { turnId: turn.id, engine: COACH_VERSION }
  const found = await change.manager.findOneBy(PracticeFeedbackEntity, key)
  const points = questionOf(turn.questionId)?.keyPoints ?? []
  if (!found || found.feedback.language !== 'en' || found.feedback.distress) return
  const missing = found.feedback.keyPoints.filter(
    ({ id, state }) =>
      state === 'missing' && points.some((point) => point.id === id && point.weight === 'must'),
  )
  await makeCards(change, turn, {
    source: 'point',
    refs: missing.map(({ id }) => `${turn.questionId}#${id}`),
  })
}

/** What a judged answer earns, in the transaction in which it is known: being improved, and the challenge of the week. */
async function rewardTurn(change: Change, turn: StoredTurnRow): Promise<void> {
  const { manager } = change
  const answers = await answersTo(manager, turn)
  const now = answers.pop()
  const question = questionOf(turn.questionId)
  const earlier = answers.filter((one) => one !== null)
  const from = now && question ? improvedFrom(now, earlier, question.samples) : null
  const purse = from === null ? null : await purseOfCandidate(manager, turn)
  if (now && question && from !== null && purse)
    await payFor(change, purse, answerDeed(question, { from, to: now.score }))
  await makePointCards(change, turn)
  await seeChallenge(change, turn)
}

/** Rows of the ledger name scores: where feedback waits for the end, so do they. */
export async function rewardJudged(
  change: Change,
  { feedbackWhen, state }: StoredSessionRow,
  turn: StoredTurnRow,
): Promise<void> {
  if (feedbackWhen === 'each' || state === 'ended') await rewardTurn(change, turn)
}

/** What waited for the end of a session. */
export async function rewardEnded(
  change: Change,
  { id: sessionId, feedbackWhen }: StoredSessionRow,
): Promise<void> {
  if (feedbackWhen === 'each') return
  const turns = await change.manager.find(PracticeTurnEntity, {
    where: { sessionId, state: 'judged' },
    order: { seq: 'ASC' },
  })
  for (const turn of turns) await rewardTurn(change, turn)
}
