import type { EntityManager } from 'typeorm'
import { In } from 'typeorm'
import type { Criterion, PracticeFor, PracticeRow, PracticeSession, PracticeTurn } from '@tryka/domain'
import { criteriaOf, judgedText } from '@tryka/domain'
import { questionOf } from '@tryka/coach'
import type { StoredFeedbackRow, StoredMarkRow, StoredSessionRow, StoredTurnRow } from './practice.table'
import { PointMarkEntity, PracticeFeedbackEntity, PracticeTurnEntity } from './practice.table'

/** A session with what hangs on it, as it is read once. */
export interface WholeSession {
  session: StoredSessionRow
  turns: StoredTurnRow[]
  feedback: StoredFeedbackRow[]
  marks: StoredMarkRow[]
}

/** Reads what hangs on sessions of one person. */
export async function wholeSessions(
  manager: EntityManager,
  sessions: readonly StoredSessionRow[],
): Promise<WholeSession[]> {
  if (sessions.length === 0) return []
  const turns = await manager.find(PracticeTurnEntity, {
    where: { sessionId: In(sessions.map(({ id }) => id)) },
    order: { seq: 'ASC' },
  })
  const ofTurns = { turnId: In(turns.map(({ id }) => id)) }
  const feedback = turns.length ? await manager.findBy(PracticeFeedbackEntity, ofTurns) : []
  const marks = turns.length ? await manager.findBy(PointMarkEntity, ofTurns) : []
  return sessions.map((session) => {
    const own = turns.filter(({ sessionId }) => sessionId === session.id)
    const ids = new Set(own.map(({ id }) => id))
    return {
      session,
      turns: own,
      feedback: feedback.filter(({ turnId, engine }) => ids.has(turnId) && engine === session.engine),
      marks: marks.filter(({ turnId }) => ids.has(turnId)),
    }
  })
}

const forOf = ({ forKind, forRef }: StoredSessionRow): PracticeFor =>
  forKind === 'area' ? ({ kind: 'area', area: forRef } as PracticeFor) : { kind: forKind, id: forRef }

const aboutOf = (row: StoredSessionRow) => ({
  id: row.id,
  title: row.title,
  for: forOf(row),
  types: row.types,
  level: row.level,
  count: row.plan.length,
  mode: row.mode,
  feedback: row.feedbackWhen,
  timer: row.timer,
  state: row.state,
  engine: row.engine,
  isSample: row.isSample,
  score: row.score,
  startedAt: row.startedAt,
  endedAt: row.endedAt,
})

/** Feedback that waits for the end is held back here, with all that would tell of it. */
export const isHeld = ({ feedbackWhen, state }: Pick<StoredSessionRow, 'feedbackWhen' | 'state'>): boolean =>
  feedbackWhen === 'end' && state === 'open'

function turnView(whole: WholeSession, row: StoredTurnRow): PracticeTurn {
  const question = questionOf(row.questionId)
  if (!question) throw new Error(`The bank lost ${row.questionId}`)
  const found = whole.feedback.find(({ turnId }) => turnId === row.id)
  const isDone = row.state === 'judged'
  // Somebody who may be in danger is told at once where to turn; it says nothing of how an answer was judged.
  const isTold = !isHeld(whole.session) || found?.feedback.distress === true
  const shown = isDone && isTold ? found : undefined
  return {
    id: row.id,
    seq: row.seq,
    againOf: row.againOf,
    question: {
      id: question.id,
      revision: row.revision,
      type: question.type,
      level: question.level,
      stem: question.stem,
      seconds: question.seconds,
      clarify: [...(question.clarify ?? [])],
    },
    state: row.state,
    draft: row.draft,
    answer: row.answer,
    followUp: row.followUp,
    followAnswer: row.followAnswer,
    spoken: row.spoken,
    seconds: row.seconds,
    feedback: shown?.feedback ?? null,
    scoreBefore: shown?.scoreBefore ?? null,
    example: isDone && !isHeld(whole.session) ? question.samples[2] : null,
    marks: whole.marks
      .filter(({ turnId }) => turnId === row.id)
      .map(({ pointId, start, end }) => ({ pointId, start, end })),
    version: row.version,
  }
}

/** First attempts with what was said of them. */
export const judgedTurns = ({ turns, feedback }: WholeSession) =>
  turns.flatMap((turn) => {
    const found = feedback.find(({ turnId }) => turnId === turn.id)
    const type = questionOf(turn.questionId)?.type
    return turn.againOf === null && turn.state === 'judged' && found && type
      ? [{ turn, found, type, feedback: found.feedback }]
      : []
  })

/** The mean of each criterion over first attempts, in tenths of a level. */
export function meanLevels(
  whole: WholeSession,
): { type: PracticeRow['types'][number]; criterion: Criterion; tenths: number }[] {
  const judged = judgedTurns(whole).filter(({ feedback }) => feedback.criteria.length > 0)
  return [...new Set(judged.map(({ type }) => type))].flatMap((type) =>
    criteriaOf(type).map((criterion) => {
      const levels = judged
        .filter((one) => one.type === type)
        .flatMap(({ feedback }) => feedback.criteria.filter(({ id }) => id === criterion))
      const sum = levels.reduce((total, { level }) => total + level, 0)
      return { type, criterion, tenths: levels.length ? Math.round((10 * sum) / levels.length) : 0 }
    }),
  )
}

function summaryOf(whole: WholeSession): PracticeSession['summary'] {
  if (whole.session.state !== 'ended') return null
  const judged = judgedTurns(whole)
  const [best] = judged
    .flatMap(({ turn, feedback }) =>
      feedback.strengths.map((span) => ({ turn, span, score: feedback.score })),
    )
    .toSorted((a, b) => b.score - a.score)
  const weakest = judged
    .toSorted((a, b) => a.feedback.score - b.feedback.score)
    .find(({ feedback }) => feedback.oneThing)
  const levels = meanLevels(whole)
  return {
    answered: judged.length,
    skipped: whole.turns.filter(({ state, againOf }) => state === 'skipped' && againOf === null).length,
    levels,
    best: best
      ? {
          turnId: best.turn.id,
          criterion: best.span.criterion,
          text: judgedText(best.turn.answer ?? '', best.turn.followAnswer).slice(
            best.span.start,
            best.span.end,
          ),
        }
      : null,
    next: weakest?.feedback.oneThing ?? null,
  }
}

export const sessionView = (whole: WholeSession): PracticeSession => ({
  ...aboutOf(whole.session),
  score: isHeld(whole.session) ? null : whole.session.score,
  skills: whole.session.skills,
  turns: whole.turns.map((turn) => turnView(whole, turn)),
  summary: summaryOf(whole),
  version: whole.session.version,
})

export function rowView(whole: WholeSession): PracticeRow {
  const [weakest] = meanLevels(whole).toSorted((a, b) => a.tenths - b.tenths)
  return {
    ...aboutOf(whole.session),
    score: isHeld(whole.session) ? null : whole.session.score,
    answered: judgedTurns(whole).length,
    weakest: isHeld(whole.session) ? null : (weakest?.criterion ?? null),
  }
}
