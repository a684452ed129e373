import { EntitySchema } from 'typeorm'
import type {
  AnswerMode,
  Criterion,
  ExperienceLevel,
  Feedback,
  FeedbackTime,
  PracticeKeeping,
  PracticeState,
  PracticeTimer,
  PracticeType,
  RubricLevel,
  TurnState,
} from '@tryka/domain'
import { flag, idColumn, integer, json, longText, time, varchar } from '../../../db/columns'
import { type InMarket, ofMarket } from '../core/of-market'

/** One session of practice. `plan` are the ids of its questions, fixed when it began. */
export interface PracticeSessionRow {
  id: string
  candidateId: string
  forKind: 'interview' | 'posting' | 'area'
  /** The id of the interview or posting, or the name of the field. */
  forRef: string
  title: string
  types: PracticeType[]
  level: ExperienceLevel
  mode: AnswerMode
  feedbackWhen: FeedbackTime
  timer: PracticeTimer
  /** What its posting asks for, as it was when it began. */
  skills: string[]
  plan: string[]
  state: PracticeState
  engine: string
  score: number | null
  startedAt: string
  endedAt: string | null
  /** Of a demo, as it is at first. */
  isSample: boolean
  /** When it is deleted; null is never. */
  keepUntil: string | null
  version: number
}

/** One question of a session, asked for the first time or again. */
export interface PracticeTurnRow {
  id: string
  candidateId: string
  sessionId: string
  seq: number
  questionId: string
  revision: number
  againOf: string | null
  draft: string
  answer: string | null
  followUp: { criterion: Criterion; text: string } | null
  followAnswer: string | null
  seconds: number
  spoken: boolean
  state: TurnState
  askedAt: string
  answeredAt: string | null
  version: number
}

/** What one version of the engine said of a turn. */
export interface PracticeFeedbackRow {
  turnId: string
  engine: string
  candidateId: string
  score: number
  /** Before the follow-up was answered; null where it was not. */
  scoreBefore: number | null
  levels: { id: Criterion; level: RubricLevel }[]
  feedback: Feedback
  at: string
}

/** A sentence that the person marked for a point that was not found. */
export interface PointMarkRow {
  turnId: string
  pointId: string
  candidateId: string
  start: number
  end: number
  at: string
}

/** What somebody chose about what the coach keeps; without a row it is a year. */
export interface CoachSettingsRow {
  candidateId: string
  keeping: PracticeKeeping
  at: string
}

export type StoredCoachSettingsRow = InMarket<CoachSettingsRow>
export type StoredSessionRow = InMarket<PracticeSessionRow>
export type StoredTurnRow = InMarket<PracticeTurnRow>
export type StoredFeedbackRow = InMarket<PracticeFeedbackRow>
export type StoredMarkRow = InMarket<PointMarkRow>

const marketId = varchar('market_id', 36)
const candidateId = varchar('candidate_id', 36)
const keyOf = (table: string) => ({ primary: true, primaryKeyConstraintName: `pk_${table}` })

export const PracticeSessionEntity = new EntitySchema<StoredSessionRow>({
  name: 'practice_session',
  tableName: 'practice_sessions',
  columns: {
    id: idColumn,
    marketId,
    candidateId,
    forKind: varchar('for_kind', 16),
    forRef: varchar('for_ref', 60),
    title: varchar('title', 200),
    types: json('types'),
    level: varchar('level', 16),
    mode: varchar('mode', 8),
    feedbackWhen: varchar('feedback_when', 8),
    timer: varchar('timer', 8),
    skills: json('skills'),
    plan: json('plan'),
    state: varchar('state', 8),
    engine: varchar('engine', 16),
    score: integer('score', true),
    startedAt: time('started_at'),
    endedAt: time('ended_at', true),
    isSample: flag('is_sample'),
    keepUntil: time('keep_until', true),
    version: integer('version'),
  },
  indices: [
    { name: 'ix_practice_sessions_candidate_id', columns: ['marketId', 'candidateId', 'startedAt'] },
    { name: 'ix_practice_sessions_keep_until', columns: ['keepUntil'] },
    { name: 'ix_practice_sessions_state', columns: ['state', 'startedAt'] },
  ],
  foreignKeys: [ofMarket('practice_sessions')],
})

export const PracticeTurnEntity = new EntitySchema<StoredTurnRow>({
  name: 'practice_turn',
  tableName: 'practice_turns',
  columns: {
    id: idColumn,
    marketId,
    candidateId,
    sessionId: varchar('session_id', 36),
    seq: integer('seq'),
    questionId: varchar('question_id', 100),
    revision: integer('revision'),
    againOf: varchar('again_of', 36, true),
    draft: longText('draft'),
    answer: longText('answer', true),
    followUp: json('follow_up', true),
    followAnswer: longText('follow_answer', true),
    seconds: integer('seconds'),
    spoken: flag('spoken'),
    state: varchar('state', 10),
    askedAt: time('asked_at'),
    answeredAt: time('answered_at', true),
    version: integer('version'),
  },
  indices: [
    { name: 'ux_practice_turns_session_id_seq', columns: ['sessionId', 'seq'], unique: true },
    { name: 'ix_practice_turns_candidate_id', columns: ['marketId', 'candidateId', 'questionId'] },
  ],
  foreignKeys: [ofMarket('practice_turns')],
})

export const PracticeFeedbackEntity = new EntitySchema<StoredFeedbackRow>({
  name: 'practice_feedback',
  tableName: 'practice_feedback',
  columns: {
    turnId: { ...varchar('turn_id', 36), ...keyOf('practice_feedback') },
    engine: { ...varchar('engine', 16), ...keyOf('practice_feedback') },
    marketId,
    candidateId,
    score: integer('score'),
    scoreBefore: integer('score_before', true),
    levels: json('levels'),
    feedback: json('feedback'),
    at: time('at'),
  },
  indices: [{ name: 'ix_practice_feedback_candidate_id', columns: ['marketId', 'candidateId'] }],
  foreignKeys: [ofMarket('practice_feedback')],
})

export const PointMarkEntity = new EntitySchema<StoredMarkRow>({
  name: 'point_mark',
  tableName: 'point_marks',
  columns: {
    turnId: { ...varchar('turn_id', 36), ...keyOf('point_marks') },
    pointId: { ...varchar('point_id', 80), ...keyOf('point_marks') },
    marketId,
    candidateId,
    start: integer('start_unit'),
    end: integer('end_unit'),
    at: time('at'),
  },
  indices: [{ name: 'ix_point_marks_candidate_id', columns: ['marketId', 'candidateId'] }],
  foreignKeys: [ofMarket('point_marks')],
})

export const CoachSettingsEntity = new EntitySchema<StoredCoachSettingsRow>({
  name: 'coach_settings',
  tableName: 'coach_settings',
  columns: {
    candidateId: { ...candidateId, ...keyOf('coach_settings') },
    marketId: { ...marketId, ...keyOf('coach_settings') },
    keeping: varchar('keeping', 8),
    at: time('at'),
  },
  foreignKeys: [ofMarket('coach_settings')],
})

export const practiceEntities = [
  PracticeSessionEntity,
  PracticeTurnEntity,
  PracticeFeedbackEntity,
  PointMarkEntity,
  CoachSettingsEntity,
]
