import type { EnrollmentRow, LearningSessionRow, CreditRow } from '@tryka/domain/seed'
import { EntitySchema } from 'typeorm'
import { idColumn, integer, time, varchar } from '../../../db/columns'
import type { InWorkspace } from './of-workspace'
import { ofWorkspace } from './of-workspace'

export type StoredEnrollmentRow = InWorkspace<EnrollmentRow>
export const EnrollmentEntity = new EntitySchema<StoredEnrollmentRow>({
  name: 'enrollment',
  tableName: 'enrollments',
  columns: {
    id: idColumn,
    workspaceId: varchar('workspace_id', 36),
    candidateId: varchar('candidate_id', 36),
    pathId: varchar('path_id', 64),
    completed: integer('completed'),
    state: varchar('state', 16),
    enrolledAt: time('enrolled_at'),
    version: integer('version'),
  },
  indices: [
    { name: 'ux_enrollments_candidate_id_path_id', columns: ['candidateId', 'pathId'], unique: true },
    { name: 'ix_enrollments_workspace_id', columns: ['workspaceId'] },
  ],
  foreignKeys: [ofWorkspace('enrollments')],
})

export type StoredLearningSessionRow = InWorkspace<LearningSessionRow>
export const LearningSessionEntity = new EntitySchema<StoredLearningSessionRow>({
  name: 'learning_session',
  tableName: 'learning_sessions',
  columns: {
    id: idColumn,
    workspaceId: varchar('workspace_id', 36),
    candidateId: varchar('candidate_id', 36),
    pathId: varchar('path_id', 64, true),
    minutes: integer('minutes'),
    score: integer('score', true),
    at: time('at'),
  },
  indices: [{ name: 'ix_learning_sessions_candidate_id_at', columns: ['workspaceId', 'candidateId', 'at'] }],
  foreignKeys: [ofWorkspace('learning_sessions')],
})

export type StoredCreditRow = InWorkspace<CreditRow>
export const CreditEntity = new EntitySchema<StoredCreditRow>({
  name: 'credit',
  tableName: 'credits',
  columns: {
    id: idColumn,
    workspaceId: varchar('workspace_id', 36),
    candidateId: varchar('candidate_id', 36),
    amount: integer('amount'),
    reason: varchar('reason', 160),
    refType: varchar('ref_type', 40),
    refId: varchar('ref_id', 64),
    at: time('at'),
  },
  indices: [
    {
      name: 'ux_credits_candidate_id_ref_type_ref_id_reason',
      columns: ['candidateId', 'refType', 'refId', 'reason'],
      unique: true,
    },
    { name: 'ix_credits_candidate_id_at', columns: ['workspaceId', 'candidateId', 'at'] },
  ],
  foreignKeys: [ofWorkspace('credits')],
})
