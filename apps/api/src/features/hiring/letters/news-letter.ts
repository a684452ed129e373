import type { EntityManager } from 'typeorm'
import { In } from 'typeorm'
import type { Rendered } from '../../../services/outbox/letters'
import { dropped } from '../../../services/outbox/letters'
import { OfferEntity } from '../applications/offers/offer.table'
import type { NewsData, NewsGuard } from '../core/candidate-mail'
import { isBlocked } from '../core/hidden'
import { FirstContactEntity } from '../first-contacts/first-contact.table'
import { InvitationEntity } from '../people/invitation.table'
import { CandidateEntity } from '../profile/candidate.table'

/** A request still waits, and nobody blocked the other meanwhile. */
async function isAsked(manager: EntityManager, id: string): Promise<boolean> {
  const row = await manager.findOneBy(FirstContactEntity, { id, state: 'sent' })
  return row !== null && !(await isBlocked(manager, row))
}

async function isStillSo(manager: EntityManager, guard: NewsGuard): Promise<boolean> {
  if ('offer' in guard) return manager.existsBy(OfferEntity, { id: guard.offer, state: 'sent' })
  if ('firstContact' in guard) return isAsked(manager, guard.firstContact)
  return manager.existsBy(InvitationEntity, { id: guard.invitation, state: In(['sent', 'viewed']) })
}

/** News for a person, as long as the profile is theirs and what it tells of still stands. */
export async function newsLetter(manager: EntityManager, data: object): Promise<Rendered> {
  const { candidateId, subject, lines, link, guard } = data as NewsData
  const person = await manager.findOneBy(CandidateEntity, { id: candidateId })
  if (!person?.accountId) return dropped('the profile is gone')
  if (guard && !(await isStillSo(manager, guard))) return dropped('not so any more')
  return { letter: { subject, parts: [...lines, link] } }
}
