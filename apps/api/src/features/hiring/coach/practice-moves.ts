import { randomUUID } from 'node:crypto'
import { judge, questionOf } from '@tryka/coach'
import type { Question } from '@tryka/coach'
import { COACH_VERSION, PRACTICE_MACHINE, sessionScore, TURN_MACHINE } from '@tryka/domain'
import type { Change, Mover } from '../core/change'
import { rewardEnded } from './practice-rewards'
import {
  PointMarkEntity,
  PracticeFeedbackEntity,
  PracticeSessionEntity,
  PracticeTurnEntity,
  type StoredSessionRow,
  type StoredTurnRow,
} from './practice.table'

/** The question of a turn; every one that was ever asked stays in the bank. */
export function questionOfTurn({ questionId }: Pick<StoredTurnRow, 'questionId'>): Question {
  const question = questionOf(questionId)
  if (!question) throw new Error(`The bank lost ${questionId}`)
  return question
}

/** Asks a question of a session: the next of its plan, or one again. */
export async function ask(
  change: Change,
  session: StoredSessionRow,
  by: Mover,
  { questionId, seq, againOf }: Pick<StoredTurnRow, 'questionId' | 'seq' | 'againOf'>,
): Promise<StoredTurnRow> {
  const { id: sessionId, marketId, candidateId, mode } = session
  const row: StoredTurnRow = {
    id: randomUUID(),
    marketId,
    candidateId,
    sessionId,
    seq,
    questionId,
    revision: questionOfTurn({ questionId }).revision,
    againOf,
    draft: '',
    answer: null,
    followUp: null,
    followAnswer: null,
    seconds: 0,
    spoken: mode === 'spoken',
    state: 'asked',
    askedAt: change.at,
    answeredAt: null,
    version: 1,
  }
  await change.move(TURN_MACHINE, {
    from: 'none',
    action: againOf ? 'again' : 'ask',
    by,
    subjectId: row.id,
  })
  await change.manager.insert(PracticeTurnEntity, row)
  return row
}

/** Moves a turn and stores what it carries. */
export async function moveTurn(
  change: Change,
  row: StoredTurnRow,
  { action, by }: { action: 'answer' | 'follow' | 'skip'; by: Mover },
  patch: Partial<StoredTurnRow>,
): Promise<StoredTurnRow> {
  const { to } = await change.move(TURN_MACHINE, { from: row.state, action, by, subjectId: row.id })
  if (to === 'deleted') throw new Error('Turns are never deleted by a move')
  const saved = { ...patch, state: to, version: row.version + 1 }
  await change.manager.update(PracticeTurnEntity, { id: row.id, marketId: row.marketId }, saved)
  return { ...row, ...saved }
}

/** Judges what a turn says now, and stores it in place of what was said before. */
export async function judgeTurn(change: Change, row: StoredTurnRow) {
  const { id: turnId, marketId, candidateId, answer, followAnswer, seconds, spoken } = row
  const said = { text: answer ?? '', followAnswer, seconds, spoken }
  const { feedback, followUp } = judge(questionOfTurn(row), said)
  const key = { turnId, engine: COACH_VERSION }
  const before = await change.manager.findOneBy(PracticeFeedbackEntity, key)
  const { score } = feedback
  const levels = feedback.criteria.map(({ id, level }) => ({ id, level }))
  const stored = { score, levels, feedback, at: change.at }
  if (before) {
    const scoreBefore = followAnswer === null ? null : before.score
    await change.manager.update(PracticeFeedbackEntity, key, { ...stored, scoreBefore })
  } else
    await change.manager.insert(PracticeFeedbackEntity, {
      ...key,
      ...stored,
      marketId,
      candidateId,
      scoreBefore: null,
    })
  return { feedback, followUp }
}

export const firstScores = async (
  { manager }: Pick<Change, 'manager'>,
  { id: sessionId, engine }: StoredSessionRow,
) => {
  const turns = await manager.findBy(PracticeTurnEntity, { sessionId, state: 'judged' })
  const first = turns.filter(({ againOf }) => againOf === null)
  const scores: number[] = []
  for (const { id: turnId } of first) {
    const found = await manager.findOneBy(PracticeFeedbackEntity, { turnId, engine })
    // Another language and somebody in danger are not scored, which is not a score of 0.
    if (found && found.feedback.language === 'en' && !found.feedback.distress) scores.push(found.score)
  }
  return scores
}

/** Ends a session: what was answered counts, the rest is not held against anybody. */
export async function endSession(change: Change, session: StoredSessionRow, by: Mover): Promise<void> {
  const { id, marketId, state, version } = session
  const { to } = await change.move(PRACTICE_MACHINE, { from: state, action: 'end', by, subjectId: id })
  if (to === 'deleted') throw new Error('Ending deletes nothing')
  const score = sessionScore(await firstScores(change, session))
  await change.manager.update(
    PracticeSessionEntity,
    { id, marketId },
    { state: to, endedAt: change.at, score, version: version + 1 },
  )
  await rewardEnded(change, session)
}

/** After a question of the plan is done: the next one, or the end. */
export async function goOn(change: Change, session: StoredSessionRow, by: Mover): Promise<void> {
  if (session.state !== 'open') return
  const turns = await change.manager.findBy(PracticeTurnEntity, { sessionId: session.id })
  const main = turns.filter(({ againOf }) => againOf === null)
  if (main.some(({ state }) => state === 'asked' || state === 'answered')) return
  const questionId = session.plan[main.length]
  if (!questionId) return endSession(change, session, by)
  await ask(change, session, 'system', { questionId, seq: turns.length + 1, againOf: null })
}

/** Deletes a session with all that was said in it. */
export async function deleteSession(change: Change, session: StoredSessionRow, by: Mover): Promise<void> {
  const { manager } = change
  const { id, marketId, state } = session
  await change.move(PRACTICE_MACHINE, { from: state, action: 'delete', by, subjectId: id })
  const turns = await manager.findBy(PracticeTurnEntity, { sessionId: id })
  for (const { id: turnId } of turns) {
    await manager.delete(PointMarkEntity, { turnId })
    await manager.delete(PracticeFeedbackEntity, { turnId })
  }
  await manager.delete(PracticeTurnEntity, { sessionId: id, marketId })
  await manager.delete(PracticeSessionEntity, { id, marketId })
}
