import { In } from 'typeorm'
import type { LiveTopic } from '@tryka/domain'
import { OPEN_STAGES } from '@tryka/domain'
import type { Change } from '../core/change'
import { ApplicationEntity } from './application.table'

/** Something about a person changed that the companies see with whom an application is open; the person sees it, too. */
export async function touchCompanies(
  change: Change,
  candidateId: string,
  ...topics: LiveTopic[]
): Promise<void> {
  const { manager, marketId } = change
  const rows = await manager.find(ApplicationEntity, {
    select: { companyId: true, postingId: true },
    where: { marketId, candidateId, stage: In([...OPEN_STAGES]) },
  })
  change.touch({ person: candidateId }, ...topics)
  for (const { companyId, postingId } of rows)
    change.touch({ company: companyId, posting: postingId }, ...topics)
}
