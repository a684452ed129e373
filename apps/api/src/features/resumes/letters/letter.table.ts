import { EntitySchema } from 'typeorm'
import type { Letter, LetterCard, LetterDraft } from '@tryka/domain'
import { idColumn, integer, json, time, varchar } from '../../../db/columns'

/** What is written, without what is looked up by itself. */
export type LetterContent = Pick<
  LetterDraft,
  'recipient' | 'date' | 'subject' | 'salutation' | 'paragraphs' | 'closing'
>

export interface LetterRow extends Omit<LetterCard, 'createdAt' | 'updatedAt'> {
  accountId: string
  content: LetterContent
  bytes: number
  createdAt: string
  updatedAt: string
}

export const LetterEntity = new EntitySchema<LetterRow>({
  name: 'cover_letter',
  tableName: 'cover_letters',
  columns: {
    id: idColumn,
    accountId: varchar('account_id', 36),
    title: varchar('title', 200),
    resumeId: varchar('resume_id', 36, true),
    postingId: varchar('posting_id', 36, true),
    role: varchar('role', 120),
    company: varchar('company', 120),
    content: json('content'),
    bytes: integer('bytes'),
    version: integer('version'),
    createdAt: time('created_at'),
    updatedAt: time('updated_at'),
  },
  indices: [
    // All that a card shows: lists do not read the letters.
    {
      name: 'ix_cover_letters_cards',
      columns: [
        ...['accountId', 'updatedAt', 'id', 'title', 'resumeId', 'postingId', 'role', 'company'],
        ...['version', 'createdAt', 'bytes'],
      ],
    },
  ],
  foreignKeys: [
    {
      name: 'fk_cover_letters_account',
      target: 'account',
      columnNames: ['accountId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
})

/** What `toCard` needs. */
export const LETTER_CARD = {
  id: true,
  title: true,
  resumeId: true,
  postingId: true,
  role: true,
  company: true,
  version: true,
  createdAt: true,
  updatedAt: true,
} as const satisfies Record<keyof LetterCard, true>

/** The columns of a draft. */
export function storedLetter({ title, resumeId, postingId, role, company, ...content }: LetterDraft) {
  const bytes = Buffer.byteLength(JSON.stringify(content))
  return { title, resumeId, postingId, role, company, content, bytes }
}

/** The door out of the table. */
export function toLetter({ accountId: _account, bytes: _bytes, content, ...row }: LetterRow): Letter {
  return { ...row, ...content }
}
