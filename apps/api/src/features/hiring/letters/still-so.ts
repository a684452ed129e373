import type { EntityManager } from 'typeorm'
import { In } from 'typeorm'
import { OfferEntity } from '../applications/offers/offer.table'
import { companyStateOf, postingsAway } from '../core/hidden'
import type { NewsGuard } from '../core/news'
import { FirstContactEntity } from '../first-contacts/first-contact.table'
import { InvitationEntity } from '../people/invitation.table'
import { PostingEntity } from '../postings/posting.table'
import { CompanyEntity } from '../team/team.table'

/** A request still waits for an answer, and its company is there to talk. */
async function isAsked(manager: EntityManager, id: string, at: string): Promise<boolean> {
  const row = await manager.findOneBy(FirstContactEntity, { id, state: 'sent' })
  const company = row && (await manager.findOneBy(CompanyEntity, { id: row.companyId }))
  if (!company || company.hiddenDecisionId !== null) return false
  return (await companyStateOf(manager, company.id, at)) === 'verified'
}

/** An invitation still waits for an answer, and its job is there to apply for. */
async function isInvited(manager: EntityManager, id: string, at: string): Promise<boolean> {
  const row = await manager.findOneBy(InvitationEntity, { id, state: In(['sent', 'viewed']) })
  if (!row) return false
  const { marketId, candidateId, postingId } = row
  const away = await postingsAway(manager, { marketId, candidateId, at }, [postingId])
  return away.size === 0 && manager.existsBy(PostingEntity, { id: postingId, status: 'Active' })
}

/** Whether what a letter or a push tells of still stands. */
export async function isStillSo(manager: EntityManager, guard: NewsGuard, at: string): Promise<boolean> {
  if ('offer' in guard) return manager.existsBy(OfferEntity, { id: guard.offer, state: 'sent' })
  if ('firstContact' in guard) return isAsked(manager, guard.firstContact, at)
  return isInvited(manager, guard.invitation, at)
}
