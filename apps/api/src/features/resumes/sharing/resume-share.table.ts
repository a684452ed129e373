import { EntitySchema } from 'typeorm'
import { flag, idColumn, integer, time, varchar } from '../../../db/columns'

/** A link to a resume. Of its address only a hash is kept, of its readers nothing. */
export interface ResumeShareRow {
  id: string
  accountId: string
  resumeId: string
  tokenHash: string
  label: string
  passwordHash: string | null
  hideContact: boolean
  expiresAt: string | null
  revokedAt: string | null
  views: number
  downloads: number
  lastViewedAt: string | null
  createdAt: string
  /** Counts changes of its owner. */
  version: number
  /** The decision that took it down. */
  hiddenDecisionId: string | null
}

const owner = (target: string) => ({
  name: `fk_resume_shares_${target}`,
  target,
  columnNames: [`${target}Id`],
  referencedColumnNames: ['id'],
  onDelete: 'CASCADE' as const,
})

export const ResumeShareEntity = new EntitySchema<ResumeShareRow>({
  name: 'resume_share',
  tableName: 'resume_shares',
  columns: {
    id: idColumn,
    accountId: varchar('account_id', 36),
    resumeId: varchar('resume_id', 36),
    tokenHash: varchar('token_hash', 43),
    label: varchar('label', 80),
    passwordHash: varchar('password_hash', 200, true),
    hideContact: flag('hide_contact'),
    expiresAt: time('expires_at', true),
    revokedAt: time('revoked_at', true),
    views: integer('views'),
    downloads: integer('downloads'),
    lastViewedAt: time('last_viewed_at', true),
    createdAt: time('created_at'),
    version: integer('version'),
    hiddenDecisionId: varchar('hidden_decision_id', 36, true),
  },
  indices: [
    { name: 'ux_resume_shares_token_hash', columns: ['tokenHash'], unique: true },
    { name: 'ix_resume_shares_resume_id', columns: ['resumeId', 'createdAt'] },
    { name: 'ix_resume_shares_account_id', columns: ['accountId'] },
  ],
  foreignKeys: [owner('account'), owner('resume')],
})
