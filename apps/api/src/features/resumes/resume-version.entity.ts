import { EntitySchema } from 'typeorm'
import type { ResumeVersion, VersionReason } from '@tryka/domain'
import { idColumn, integer, longText, time, varchar } from '../../db/columns'

/** A state kept before a large change, to be brought back. */
export interface ResumeVersionRow {
  id: string
  resumeId: string
  version: number
  reason: VersionReason
  title: string
  /** Packed: it is read only to be brought back. */
  content: string
  bytes: number
  createdAt: string
}

export const ResumeVersionEntity = new EntitySchema<ResumeVersionRow>({
  name: 'resume_version',
  tableName: 'resume_versions',
  columns: {
    id: idColumn,
    resumeId: varchar('resume_id', 36),
    version: integer('version'),
    reason: varchar('reason', 20),
    title: varchar('title', 200),
    content: longText('content'),
    bytes: integer('bytes'),
    createdAt: time('created_at'),
  },
  // All that a list shows and a sum counts.
  indices: [
    {
      name: 'ix_resume_versions_list',
      columns: ['resumeId', 'createdAt', 'version', 'id', 'reason', 'title', 'bytes'],
    },
  ],
  foreignKeys: [
    {
      name: 'fk_resume_versions_resume',
      target: 'resume',
      columnNames: ['resumeId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
})

/** What a list shows. */
export const VERSION_FACTS = {
  id: true,
  resumeId: true,
  version: true,
  reason: true,
  title: true,
  createdAt: true,
} as const satisfies Record<keyof ResumeVersion, true>
