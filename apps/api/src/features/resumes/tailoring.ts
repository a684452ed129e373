import { IsNull } from 'typeorm'
import type { EntityManager } from 'typeorm'
import type { Tailoring } from '@tryka/domain'
import type { ResumeRow } from './resume.entity'
import { ResumeEntity } from './resume.entity'
import { resumeNotFound } from './resume.errors'

type Columns = Pick<ResumeRow, 'tailoring' | 'postingId' | 'tailoredRole' | 'tailoredCompany'>

export const NOT_TAILORED: Columns = {
  tailoring: null,
  postingId: null,
  tailoredRole: null,
  tailoredCompany: null,
}

/** The posting with what is looked up by itself. */
export const tailoredColumns = (tailoring: Tailoring | null): Columns =>
  tailoring
    ? {
        tailoring,
        postingId: tailoring.postingId,
        tailoredRole: tailoring.role,
        tailoredCompany: tailoring.company,
      }
    : NOT_TAILORED

/** The resumes of a list with those made for a posting first. */
export const tailoredFirst = <T extends Pick<ResumeRow, 'postingId'>>(
  resumes: readonly T[],
  postingId: string,
): T[] => [
  ...resumes.filter((resume) => resume.postingId === postingId),
  ...resumes.filter((resume) => resume.postingId !== postingId),
]

/** Throws 404 where an account may not name a posting; who has the postings says so. */
export type CheckPosting = (manager: EntityManager, accountId: string, id: string) => Promise<void>

/** Throws 404 unless the resume it came from is the account's own and the posting may be named by it. */
export async function checkTailoring(
  manager: EntityManager,
  accountId: string,
  { fromId, postingId }: Tailoring,
  checkPosting: CheckPosting,
): Promise<void> {
  if (fromId && !(await manager.existsBy(ResumeEntity, { id: fromId, accountId, deletedAt: IsNull() })))
    throw resumeNotFound()
  if (postingId) await checkPosting(manager, accountId, postingId)
}
