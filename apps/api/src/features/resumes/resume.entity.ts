import type { Resume, ResumeDraft } from '@tryka/domain'
import { EntitySchema } from 'typeorm'
import { flag, idColumn, integer, json, time, varchar } from '../../db/columns'

/** What a person writes, without the columns that are looked up by themselves. */
export type ResumeContent = Omit<ResumeDraft, 'title' | 'isDefault'>

/** Lists are read and written whole, so all of the content is one JSON column. */
export interface ResumeRow {
  id: string
  accountId: string
  title: string
  content: ResumeContent
  isDefault: boolean
  /** Grows by one with every change; a change that names an older one is refused. */
  version: number
  createdAt: string
  updatedAt: string
  /** Set while the resume is in the trash. */
  deletedAt: string | null
}

const account = {
  target: 'account',
  columnNames: ['accountId'],
  referencedColumnNames: ['id'],
  onDelete: 'CASCADE' as const,
}

export const ResumeEntity = new EntitySchema<ResumeRow>({
  name: 'resume',
  tableName: 'resumes',
  columns: {
    id: idColumn,
    accountId: varchar('account_id', 36),
    title: varchar('title', 200),
    content: json('content'),
    isDefault: flag('is_default'),
    version: integer('version'),
    createdAt: time('created_at'),
    updatedAt: time('updated_at'),
    deletedAt: time('deleted_at', true),
  },
  indices: [
    { name: 'ix_resumes_account_id_updated_at', columns: ['accountId', 'updatedAt'] },
    { name: 'ix_resumes_deleted_at', columns: ['deletedAt'] },
  ],
  foreignKeys: [{ name: 'fk_resumes_account', ...account }],
})

/** The door out of the table. */
export const toResume = (row: ResumeRow): Resume => ({
  ...row.content,
  id: row.id,
  userId: row.accountId,
  title: row.title,
  isDefault: row.isDefault,
  version: row.version,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
})
