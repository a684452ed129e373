import { Between, In, MoreThan } from 'typeorm'
import type { EntityManager } from 'typeorm'
import type { Waiting } from '@tryka/domain'
import { dayOf, ON_THE_DAY } from '../applications/interviews/interview-times'
import { ApplicationEntity } from '../applications/application.table'
import { InterviewEntity } from '../applications/interviews/interview.table'
import { OfferEntity } from '../applications/offers/offer.table'
import { PostingEntity } from '../postings/posting.table'
import { CompanyEntity } from '../team/team.table'
import type { CandidatePlace, MemberPlace, Place } from '../core/places'

async function forCandidate(manager: EntityManager, place: CandidatePlace, now: Date): Promise<Waiting> {
  const { marketId, candidateId } = place
  const own = { marketId, candidateId }
  const after = MoreThan(now.toISOString())
  const ahead = { ...own, endsAt: after }
  const [offers, asked, interviews] = await Promise.all([
    manager.countBy(OfferEntity, { ...own, state: 'sent', expiresAt: after }),
    manager.countBy(InterviewEntity, { ...ahead, status: 'pending', proposedBy: 'company' }),
    manager.countBy(InterviewEntity, { ...ahead, status: In(['pending', 'confirmed']) }),
  ])
  return { postings: 0, applications: offers + asked, interviews }
}

async function forCompany(manager: EntityManager, place: MemberPlace, now: Date): Promise<Waiting> {
  const { marketId, companyId } = place
  const own = { marketId, companyId }
  const { timeZone } = await manager.findOneByOrFail(CompanyEntity, { id: companyId, marketId })
  const { from, to } = dayOf(timeZone, now)
  const [postings, applications, interviews] = await Promise.all([
    manager.countBy(PostingEntity, { ...own, status: 'Active' }),
    manager.countBy(ApplicationEntity, { ...own, stage: 'applied' }),
    manager.countBy(InterviewEntity, { ...own, startsAt: Between(from, to), status: In([...ON_THE_DAY]) }),
  ])
  return { postings, applications, interviews }
}

/** What waits in the sections of a dashboard: the numbers beside their names. */
export const waitingOf = (manager: EntityManager, place: Place, now: Date): Promise<Waiting> =>
  place.side === 'candidate' ? forCandidate(manager, place, now) : forCompany(manager, place, now)
