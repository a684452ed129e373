import type { Resume, ResumeVersion, VersionReason } from '@tryka/domain'
import { randomUUID } from 'node:crypto'
import { In } from 'typeorm'
import type { EntityManager } from 'typeorm'
import type { Clock } from '../../clock'
import type { Database } from '../../db/database'
import type { ResumeRow } from './resume.entity'
import { toResume } from './resume.entity'
import { resumeNotFound } from './resume.errors'
import { ResumeVersionEntity, toResumeVersion } from './resume-version.entity'
import type { ResumesService } from './resumes.service'

/** Kept for each resume; the oldest make room. */
export const MOST_VERSIONS = 20

/** Keeps the present state of a resume inside the caller's transaction. */
export async function keepVersion(
  manager: EntityManager,
  row: ResumeRow,
  reason: VersionReason,
  now: string,
): Promise<void> {
  await manager.insert(ResumeVersionEntity, {
    id: randomUUID(),
    resumeId: row.id,
    version: row.version,
    reason,
    title: row.title,
    content: row.content,
    createdAt: now,
  })
  const surplus = await manager.find(ResumeVersionEntity, {
    select: { id: true },
    where: { resumeId: row.id },
    order: { createdAt: 'DESC', version: 'DESC' },
    skip: MOST_VERSIONS,
  })
  if (surplus.length) await manager.delete(ResumeVersionEntity, { id: In(surplus.map(({ id }) => id)) })
}

/** States of a resume from before large changes. */
export class ResumeVersionsService {
  constructor(
    private readonly db: Database,
    private readonly resumes: ResumesService,
    private readonly clock: Clock,
  ) {}

  async list(accountId: string, resumeId: string): Promise<ResumeVersion[]> {
    await this.resumes.find(this.db.read, accountId, resumeId)
    const rows = await this.db.read.find(ResumeVersionEntity, {
      where: { resumeId },
      order: { createdAt: 'DESC', version: 'DESC' },
    })
    return rows.map(toResumeVersion)
  }

  /** Brings a state back as a new version; what stands now is kept first, so that this can be undone too. */
  async restore(accountId: string, resumeId: string, versionId: string): Promise<Resume> {
    return this.db.transaction(async (manager) => {
      const row = await this.resumes.find(manager, accountId, resumeId)
      const kept = await manager.findOneBy(ResumeVersionEntity, { id: versionId, resumeId })
      if (!kept) throw resumeNotFound()
      const now = this.clock.now().toISOString()
      await keepVersion(manager, row, 'restore', now)
      const next = {
        ...row,
        title: kept.title,
        content: kept.content,
        version: row.version + 1,
        updatedAt: now,
      }
      await this.resumes.replace(manager, row, next)
      return toResume(next)
    })
  }
}
