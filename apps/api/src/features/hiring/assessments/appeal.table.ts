import { EntitySchema } from 'typeorm'
import type { AppealState, SkillLevel, TemplateStanding } from '@tryka/domain'
import { idColumn, integer, longText, time, varchar } from '../../../db/columns'
import { ofAccount } from '../core/of-market'

/** What stands for "the whole", where an appeal names no task. */
export const NO_TASK = 0

/** What somebody said of a task of an attempt, or of the whole, and how that was decided. */
export interface AppealRow {
  id: string
  accountId: string
  attemptId: string
  /** `NO_TASK` where it is about the whole: a database holds two nulls for different. */
  seq: number
  text: string
  state: AppealState
  /** In the words of who decided. */
  reason: string | null
  decidedBy: string | null
  /** The level that the result rose to by it. */
  raisedTo: SkillLevel | null
  at: string
  decidedAt: string | null
}

export const AppealEntity = new EntitySchema<AppealRow>({
  name: 'appeal',
  tableName: 'appeals',
  columns: {
    id: idColumn,
    accountId: varchar('account_id', 36),
    attemptId: varchar('attempt_id', 36),
    seq: integer('seq'),
    text: longText('text'),
    state: varchar('state', 12),
    reason: longText('reason', true),
    decidedBy: varchar('decided_by', 64, true),
    raisedTo: integer('raised_to', true),
    at: time('at'),
    decidedAt: time('decided_at', true),
  },
  indices: [
    { name: 'ux_appeals_open', columns: ['attemptId', 'seq'], unique: true, where: `"state" = 'open'` },
    { name: 'ix_appeals_state', columns: ['state', 'at', 'id'] },
    { name: 'ix_appeals_decided', columns: ['decidedAt', 'id'], where: '"decided_at" IS NOT NULL' },
    { name: 'ix_appeals_account', columns: ['accountId', 'at'] },
    { name: 'ix_appeals_attempt', columns: ['attemptId'] },
  ],
  foreignKeys: [
    ofAccount('appeals'),
    {
      name: 'fk_appeals_attempt',
      target: 'assessment_attempt',
      columnNames: ['attemptId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
})

/** Where a template stands, if not where its bank says: without a row the bank's own word holds. */
export interface TemplateStateRow {
  templateId: string
  state: TemplateStanding
  reason: string
  /** An administrator, appeals or the watch over answers. */
  by: string
  at: string
}

export const TemplateStateEntity = new EntitySchema<TemplateStateRow>({
  name: 'template_state',
  tableName: 'template_states',
  columns: {
    templateId: { ...varchar('template_id', 120), primary: true },
    state: varchar('state', 12),
    reason: longText('reason'),
    by: varchar('by', 64),
    at: time('at'),
  },
})

/** A task that was faulty: it counts for nobody, and attempts that had it are scored again one by one. */
export interface TaskVoidRow {
  templateId: string
  revision: number
  at: string
  /** No attempt is left in which it counts. */
  settledAt: string | null
}

export const TaskVoidEntity = new EntitySchema<TaskVoidRow>({
  name: 'task_void',
  tableName: 'task_voids',
  columns: {
    templateId: { ...varchar('template_id', 120), primary: true },
    revision: { type: 'integer', primary: true },
    at: time('at'),
    settledAt: time('settled_at', true),
  },
  indices: [{ name: 'ix_task_voids_open', columns: ['at'], where: '"settled_at" IS NULL' }],
})

export const appealEntities = [AppealEntity, TemplateStateEntity, TaskVoidEntity]
