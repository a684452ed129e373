import { EntitySchema } from 'typeorm'
import { completeDraft } from '@tryka/domain'
import type { Resume, ResumeCard, ResumeDraft, Tailoring, TemplateId } from '@tryka/domain'
import { flag, idColumn, integer, json, time, varchar } from '../../db/columns'

/** What a person writes, without the columns that are looked up by themselves. */
export type ResumeContent = Omit<ResumeDraft, 'title' | 'isDefault'>

/** Lists are read and written whole, so all of the content is one JSON column. */
export interface ResumeRow {
  id: string
  accountId: string
  title: string
  content: ResumeContent
  /** Said again by `content`, for lists that do not read it. */
  templateId: TemplateId
  /** Of `content`, as it is stored. */
  bytes: number
  isDefault: boolean
  /** Grows by one with every change; a change that names an older one is refused. */
  version: number
  createdAt: string
  updatedAt: string
  /** Set while the resume is in the trash. */
  deletedAt: string | null
  /** The demo that invented it; null for one's own, and from the first edit on. */
  marketId: string | null
  /** The posting that it was made for; null for one that is for any. No key to the posting: what is written stays. */
  tailoring: Tailoring | null
  /** Said again by `tailoring`, for lists that do not read it. */
  postingId: string | null
  tailoredRole: string | null
  tailoredCompany: string | null
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
    templateId: varchar('template_id', 20),
    bytes: integer('bytes'),
    isDefault: flag('is_default'),
    version: integer('version'),
    createdAt: time('created_at'),
    updatedAt: time('updated_at'),
    deletedAt: time('deleted_at', true),
    marketId: varchar('market_id', 36, true),
    tailoring: json('tailoring', true),
    postingId: varchar('posting_id', 36, true),
    tailoredRole: varchar('tailored_role', 120, true),
    tailoredCompany: varchar('tailored_company', 120, true),
  },
  indices: [
    // All that a card shows: a row is as long as its content, and lists must not read it.
    {
      name: 'ix_resumes_cards',
      columns: [
        ...['accountId', 'deletedAt', 'updatedAt', 'id', 'title', 'templateId', 'isDefault', 'version'],
        ...['createdAt', 'bytes', 'marketId', 'postingId', 'tailoredRole', 'tailoredCompany'],
      ],
    },
    { name: 'ix_resumes_deleted_at', columns: ['deletedAt'] },
    { name: 'ix_resumes_market', columns: ['marketId'] },
  ],
  foreignKeys: [{ name: 'fk_resumes_account', ...account }],
})

/** A content with what is stored beside it. */
export const stored = (content: ResumeContent): Pick<ResumeRow, 'content' | 'templateId' | 'bytes'> => ({
  content,
  templateId: content.templateId,
  bytes: Buffer.byteLength(JSON.stringify(content)),
})

/** What `toCard` needs, none of it the content. */
export const CARD = {
  id: true,
  accountId: true,
  title: true,
  templateId: true,
  isDefault: true,
  version: true,
  bytes: true,
  createdAt: true,
  updatedAt: true,
  deletedAt: true,
  postingId: true,
  tailoredRole: true,
  tailoredCompany: true,
} as const

export const toCard = (row: Pick<ResumeRow, keyof typeof CARD>): ResumeCard => ({
  id: row.id,
  userId: row.accountId,
  title: row.title,
  templateId: row.templateId,
  isDefault: row.isDefault,
  tailoredTo:
    row.tailoredRole === null
      ? null
      : { postingId: row.postingId, role: row.tailoredRole, company: row.tailoredCompany ?? '' },
  version: row.version,
  bytes: row.bytes,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
})

/** The door out of the table. */
export const toResume = (row: ResumeRow): Resume => ({
  ...completeDraft(row.content),
  id: row.id,
  userId: row.accountId,
  title: row.title,
  isDefault: row.isDefault,
  tailoring: row.tailoring,
  version: row.version,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
})
