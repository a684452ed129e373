import { RESUME_LIMITS } from '@tryka/domain'
import type { Resume, ResumeVersion } from '@tryka/domain'
import type { Clock } from '../../clock'
import type { Database } from '../../db/database'
import { unpackJson } from '../../db/packed-json'
import { keepVersion, NEWEST_FIRST } from './kept-versions'
import type { ResumeContent } from './resume.entity'
import { stored } from './resume.entity'
import { resumeNotFound } from './resume.errors'
import { ResumeVersionEntity, VERSION_FACTS } from './resume-version.entity'
import type { ResumesService } from './resumes.service'

/** States of a resume from before large changes. */
export class ResumeVersionsService {
  constructor(
    private readonly db: Database,
    private readonly resumes: ResumesService,
    private readonly clock: Clock,
  ) {}

  async list(accountId: string, resumeId: string): Promise<ResumeVersion[]> {
    await this.resumes.exists(accountId, resumeId)
    return this.db.read.find(ResumeVersionEntity, {
      select: VERSION_FACTS,
      where: { resumeId },
      order: NEWEST_FIRST,
      take: RESUME_LIMITS.versions,
    })
  }

  /** Brings a state back as a new version; what stands now is kept first, so that this can be undone too. */
  async restore(accountId: string, resumeId: string, versionId: string): Promise<Resume> {
    return this.resumes.change(accountId, resumeId, async (manager, row) => {
      const kept = await manager.findOneBy(ResumeVersionEntity, { id: versionId, resumeId })
      if (!kept) throw resumeNotFound()
      const now = this.clock.now().toISOString()
      await keepVersion(manager, row, 'restore', now)
      return { ...row, ...stored(unpackJson<ResumeContent>(kept.content)), title: kept.title }
    })
  }
}
