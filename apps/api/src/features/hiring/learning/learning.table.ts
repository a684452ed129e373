import { EntitySchema } from 'typeorm'
import type { EnrollmentState, MinuteKind, MinuteOrigin } from '@tryka/domain'
import { idColumn, integer, time, varchar } from '../../../db/columns'
import { type InMarket, ofAccount, ofMarket } from '../core/of-market'

export interface EnrollmentRow {
  id: string
  candidateId: string
  pathId: string
  completed: number
  state: EnrollmentState
  enrolledAt: string
  version: number
}

export interface LearningSessionRow {
  id: string
  candidateId: string
  pathId: string | null
  origin: MinuteOrigin
  /** In the person's calendar. */
  day: string
  /** What was counted: one row per day, kind and thing. */
  kind: MinuteKind | null
  ref: string | null
  seconds: number
  /** Percent reached in a training session with the coach, where there was one. */
  score: number | null
  at: string
}

export type StoredEnrollmentRow = InMarket<EnrollmentRow>

export const EnrollmentEntity = new EntitySchema<StoredEnrollmentRow>({
  name: 'enrollment',
  tableName: 'enrollments',
  columns: {
    id: idColumn,
    marketId: varchar('market_id', 36),
    candidateId: varchar('candidate_id', 36),
    pathId: varchar('path_id', 64),
    completed: integer('completed'),
    state: varchar('state', 16),
    enrolledAt: time('enrolled_at'),
    version: integer('version'),
  },
  indices: [
    { name: 'ux_enrollments_candidate_id_path_id', columns: ['candidateId', 'pathId'], unique: true },
    { name: 'ix_enrollments_market_id', columns: ['marketId'] },
  ],
  foreignKeys: [ofMarket('enrollments')],
})

export type StoredLearningSessionRow = InMarket<LearningSessionRow>

export const LearningSessionEntity = new EntitySchema<StoredLearningSessionRow>({
  name: 'learning_session',
  tableName: 'learning_sessions',
  columns: {
    id: idColumn,
    marketId: varchar('market_id', 36),
    candidateId: varchar('candidate_id', 36),
    pathId: varchar('path_id', 64, true),
    score: integer('score', true),
    at: time('at'),
    origin: varchar('origin', 8),
    day: varchar('day', 10),
    seconds: integer('seconds'),
    kind: varchar('kind', 8, true),
    ref: varchar('ref', 200, true),
  },
  indices: [
    { name: 'ix_learning_sessions_candidate_id_at', columns: ['marketId', 'candidateId', 'at'] },
    {
      name: 'ux_learning_sessions_counted',
      columns: ['marketId', 'candidateId', 'day', 'kind', 'ref'],
      unique: true,
      where: `"origin" = 'counted'`,
    },
  ],
  foreignKeys: [ofMarket('learning_sessions')],
})

/** Whose beats count: the tab that an account learns in, and until when its time is counted. */
export interface ActivityLeaseRow {
  accountId: string
  tab: string
  beatAt: string
}

export const ActivityLeaseEntity = new EntitySchema<ActivityLeaseRow>({
  name: 'activity_lease',
  tableName: 'activity_leases',
  columns: {
    accountId: {
      ...varchar('account_id', 36),
      primary: true,
      primaryKeyConstraintName: 'pk_activity_leases',
    },
    tab: varchar('tab', 36),
    beatAt: time('beat_at'),
  },
  foreignKeys: [ofAccount('activity_leases')],
})
