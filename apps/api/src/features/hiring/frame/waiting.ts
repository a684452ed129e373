import { IsNull, MoreThan } from 'typeorm'
import type { EntityManager } from 'typeorm'
import type { Waiting } from '@tryka/domain'
import { ApplicationEntity } from '../applications/application.table'
import { InterviewEntity } from '../applications/interviews/interview.table'
import { OfferEntity } from '../applications/offers/offer.table'
import type { CandidatePlace, MemberPlace, Place } from '../core/places'

/** Offers without an answer, and times to choose from. */
async function forCandidate(manager: EntityManager, place: CandidatePlace, now: Date): Promise<Waiting> {
  const { marketId, candidateId } = place
  const own = { marketId, candidateId }
  const after = MoreThan(now.toISOString())
  const [applications, interviews] = await Promise.all([
    manager.countBy(OfferEntity, { ...own, state: 'sent', expiresAt: after }),
    manager.countBy(InterviewEntity, { ...own, endsAt: after, status: 'pending', proposedBy: 'company' }),
  ])
  return { applications, interviews }
}

/** Applications that nobody has looked at, and interviews that hang on the team: a time to agree, an outcome to set. */
async function forCompany(manager: EntityManager, place: MemberPlace): Promise<Waiting> {
  const { marketId, companyId } = place
  const own = { marketId, companyId }
  const [applications, moves, outcomes] = await Promise.all([
    manager.countBy(ApplicationEntity, { ...own, stage: 'applied' }),
    manager.countBy(InterviewEntity, { ...own, status: 'pending', proposedBy: 'candidate' }),
    manager.countBy(InterviewEntity, { ...own, status: 'completed', outcome: IsNull() }),
  ])
  return { applications, interviews: moves + outcomes }
}

/** What waits for somebody in the sections of a dashboard: the numbers beside their names. */
export const waitingOf = (manager: EntityManager, place: Place, now: Date): Promise<Waiting> =>
  place.side === 'candidate' ? forCandidate(manager, place, now) : forCompany(manager, place)
