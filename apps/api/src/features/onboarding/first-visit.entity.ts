import { EntitySchema } from 'typeorm'
import type { OnboardingMarks } from '@tryka/domain'
import { flag, time, varchar } from '../../db/columns'

/** What an account answered and looked at first. */
export interface FirstVisitRow {
  accountId: string
  /** It signed in before there was a live market, and is told so until it answers. */
  isEarlier: boolean
  answer: NonNullable<OnboardingMarks['answer']> | null
  /** When it first looked at its matches. */
  lookedAt: string | null
}

export const FirstVisitEntity = new EntitySchema<FirstVisitRow>({
  name: 'first_visit',
  tableName: 'first_visits',
  columns: {
    accountId: { ...varchar('account_id', 36), primary: true, primaryKeyConstraintName: 'pk_first_visits' },
    isEarlier: flag('is_earlier'),
    answer: varchar('answer', 10, true),
    lookedAt: time('looked_at', true),
  },
  foreignKeys: [
    {
      name: 'fk_first_visits_account',
      target: 'account',
      columnNames: ['accountId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
})
