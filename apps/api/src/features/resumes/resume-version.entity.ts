import type { ResumeVersion, VersionReason } from '@tryka/domain'
import { EntitySchema } from 'typeorm'
import { idColumn, integer, json, time, varchar } from '../../db/columns'
import type { ResumeContent } from './resume.entity'

/** A state kept before a large change, to be brought back. */
export interface ResumeVersionRow {
  id: string
  resumeId: string
  version: number
  reason: VersionReason
  title: string
  content: ResumeContent
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
    content: json('content'),
    createdAt: time('created_at'),
  },
  indices: [{ name: 'ix_resume_versions_resume_id_created_at', columns: ['resumeId', 'createdAt'] }],
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

export const toResumeVersion = ({ content: _content, ...row }: ResumeVersionRow): ResumeVersion => row
