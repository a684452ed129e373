import { EntitySchema } from 'typeorm'
import type { OnboardingDraft } from '@tryka/domain'
import { json, time, varchar } from '../../db/columns'

/** What somebody typed while beginning something, until it is made. */
export interface OnboardingDraftRow {
  accountId: string
  draft: OnboardingDraft
  updatedAt: string
}

export const OnboardingDraftEntity = new EntitySchema<OnboardingDraftRow>({
  name: 'onboarding_draft',
  tableName: 'onboarding_drafts',
  columns: {
    accountId: {
      ...varchar('account_id', 36),
      primary: true,
      primaryKeyConstraintName: 'pk_onboarding_drafts',
    },
    draft: json('draft'),
    updatedAt: time('updated_at'),
  },
  foreignKeys: [
    {
      name: 'fk_onboarding_drafts_account',
      target: 'account',
      columnNames: ['accountId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
})
