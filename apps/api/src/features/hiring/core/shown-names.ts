import type { EntityManager } from 'typeorm'
import { PostingEntity } from '../postings/posting.table'
import { CompanyEntity } from '../team/team.table'
import type { About } from './contacts'
import { named } from './contacts'

export interface ShownNames extends About {
  /** Nothing of it is taken down. */
  isWhole: boolean
}

/** The names of a company and a posting as a mail may say them now: not those that a decision took down. */
export async function shownNames(
  manager: EntityManager,
  { companyId, postingId }: { companyId: string; postingId?: string | undefined },
): Promise<ShownNames> {
  const [company, posting] = await Promise.all([
    manager.findOneBy(CompanyEntity, { id: companyId }),
    postingId ? manager.findOneBy(PostingEntity, { id: postingId, companyId }) : null,
  ])
  if (!company || company.hiddenDecisionId !== null) return { isWhole: false }
  if (!postingId) return { company: company.name, isWhole: true }
  if (!posting || posting.hiddenDecisionId !== null) return { company: company.name, isWhole: false }
  return { company: company.name, job: posting.title, isWhole: true }
}

/** The same in words: what is not shown is said to be taken down. */
export function shownWords(names: ShownNames): string {
  if (names.isWhole) return named(names)
  return names.company ? `a job that was taken down at ${named(names)}` : 'a company that was taken down'
}
