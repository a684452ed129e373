import { MoreThan } from 'typeorm'
import type { EntityManager } from 'typeorm'
import { InterviewEntity } from '../interviews/interview.table'
import { OfferEntity } from '../offers/offer.table'

/** The applications in which something waits for an answer of the person: an offer, or times to choose from. */
export async function waitingApplications(
  manager: EntityManager,
  own: { marketId: string; candidateId: string },
  now: Date,
): Promise<string[]> {
  const select = { applicationId: true } as const
  const [offers, asked] = await Promise.all([
    manager.find(OfferEntity, {
      select,
      where: { ...own, state: 'sent', expiresAt: MoreThan(now.toISOString()) },
    }),
    manager.find(InterviewEntity, { select, where: { ...own, status: 'pending', proposedBy: 'company' } }),
  ])
  return [...new Set([...offers, ...asked].map(({ applicationId }) => applicationId))]
}
