import { EntitySchema } from 'typeorm'
import type { HoldSigns, HoldState } from '@tryka/domain'
import { idColumn, integer, json, longText, time, varchar } from '../../../db/columns'
import { ofAccount } from '../core/of-market'

/** A result that is looked at again before it counts: why, what its person says, and how it was decided. */
export interface HoldRow {
  id: string
  accountId: string
  attemptId: string
  state: HoldState
  signs: HoldSigns
  at: string
  /** Until when it waits for its person. */
  until: string
  /** Instead of the five tasks. */
  said: string | null
  /** Against the decision. */
  appeal: string | null
  /** In the words of who decided last; null where nobody did. */
  reason: string | null
  decidedBy: string | null
  decidedAt: string | null
  version: number
}

export const HoldEntity = new EntitySchema<HoldRow>({
  name: 'assessment_hold',
  tableName: 'assessment_holds',
  columns: {
    id: idColumn,
    accountId: varchar('account_id', 36),
    attemptId: varchar('attempt_id', 36),
    state: varchar('state', 16),
    signs: json('signs'),
    at: time('at'),
    until: time('until'),
    said: longText('said', true),
    appeal: longText('appeal', true),
    reason: longText('reason', true),
    decidedBy: varchar('decided_by', 64, true),
    decidedAt: time('decided_at', true),
    version: integer('version'),
  },
  indices: [
    { name: 'ux_assessment_holds_attempt', columns: ['attemptId'], unique: true },
    { name: 'ix_assessment_holds_account', columns: ['accountId'] },
    { name: 'ix_assessment_holds_state', columns: ['state', 'at', 'id'] },
    { name: 'ix_assessment_holds_until', columns: ['state', 'until'] },
    { name: 'ix_assessment_holds_decided', columns: ['decidedAt', 'id'], where: '"decided_at" IS NOT NULL' },
  ],
  foreignKeys: [
    ofAccount('assessment_holds'),
    {
      name: 'fk_assessment_holds_attempt',
      target: 'assessment_attempt',
      columnNames: ['attemptId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
})
