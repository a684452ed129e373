import { EntitySchema } from 'typeorm'
import type { EnrollmentState } from '@tryka/domain'
import { idColumn, integer, time, varchar } from '../../../db/columns'
import { type InMarket, ofMarket } from '../core/of-market'

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
  minutes: number
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
    minutes: integer('minutes'),
    score: integer('score', true),
    at: time('at'),
  },
  indices: [{ name: 'ix_learning_sessions_candidate_id_at', columns: ['marketId', 'candidateId', 'at'] }],
  foreignKeys: [ofMarket('learning_sessions')],
})
