import type { EntityManager } from 'typeorm'
import { In, MoreThan } from 'typeorm'
import type { ContactLimit } from '@tryka/domain'
import { ANSWERS_COUNTED, DAY_MS, LIVE_MARKET_ID, contactLimitWhy, contactsPerDay } from '@tryka/domain'
import { tryLater } from '../../../try-later'
import { FirstContactEntity } from '../first-contacts/first-contact.table'
import { InvitationEntity } from '../people/invitation.table'
import type { Change } from './change'
import { refused } from './errors'
import type { MemberPlace } from './places'
import { standingsOf } from './contact-standing'

type Company = Pick<MemberPlace, 'marketId' | 'companyId'>

/** The name under which a company's requests are counted one after the other. */
export const contactLock = ({ companyId }: Company): string => `contact:${companyId}`

/** The newest answers to requests and invitations; of an invitation only when it was sent is known by its row. */
async function answersOf(manager: EntityManager, { marketId, companyId }: Company) {
  const take = ANSWERS_COUNTED
  const own = { marketId, companyId }
  const [contacts, invitations] = await Promise.all([
    manager.find(FirstContactEntity, {
      select: { state: true, at: true },
      where: { ...own, state: In(['accepted', 'declined', 'blocked']) },
      order: { at: 'DESC' },
      take,
    }),
    manager.find(InvitationEntity, {
      select: { state: true, sentAt: true },
      where: { ...own, state: In(['accepted', 'declined']) },
      order: { sentAt: 'DESC' },
      take,
    }),
  ])
  const newest = [...contacts, ...invitations.map(({ state, sentAt: at }) => ({ state, at }))]
    .sort((a, b) => (a.at < b.at ? 1 : -1))
    .slice(0, take)
  return { answered: newest.length, accepted: newest.filter(({ state }) => state === 'accepted').length }
}

/** How many people a company may still ask or invite in the 24 hours that end now. */
export async function contactLimitOf(
  manager: EntityManager,
  { marketId, companyId }: Company,
  at: string,
): Promise<ContactLimit> {
  const since = new Date(Date.parse(at) - DAY_MS).toISOString()
  const own = { marketId, companyId }
  const [answers, contacts, invitations] = await Promise.all([
    answersOf(manager, own),
    manager.find(FirstContactEntity, { select: { at: true }, where: { ...own, at: MoreThan(since) } }),
    manager.find(InvitationEntity, { select: { sentAt: true }, where: { ...own, sentAt: MoreThan(since) } }),
  ])
  const times = [...contacts.map((row) => row.at), ...invitations.map(({ sentAt }) => sentAt)].sort()
  const perDay = contactsPerDay(answers)
  // A place is free again when so many are older than a day that fewer than the limit are left.
  const next = times[Math.max(0, times.length - perDay)]
  return {
    perDay,
    left: Math.max(0, perDay - times.length),
    resetsAt: next ? new Date(Date.parse(next) + DAY_MS).toISOString() : null,
    why: contactLimitWhy(answers),
  }
}

const alreadyAsked = () =>
  refused(409, 'ALREADY_ASKED', 'This person has a question of yours to answer already. Wait for the answer.')
export const notOpen = () =>
  refused(403, 'NOT_OPEN', 'This person does not want to be asked by your company now.')

/**
 * Refuses a request or an invitation that comes too soon or too often. The caller holds `contactLock` and the person.
 * In a demo nobody is asked, so nothing is counted.
 */
export async function mayAsk(change: Change, place: MemberPlace, candidateId: string): Promise<void> {
  const { manager, marketId, at } = change
  if (marketId !== LIVE_MARKET_ID) return
  const standing = (await standingsOf(manager, { ...place, calledAt: at }, [candidateId]))(candidateId)
  if (standing.isOpen) throw alreadyAsked()
  if (standing.isResting) throw notOpen()
  const { left, resetsAt, why } = await contactLimitOf(manager, place, at)
  if (left > 0) return
  const ms = Date.parse(resetsAt ?? at) - Date.parse(at)
  const sentence = `Your company has asked enough people for today. ${why}`
  throw tryLater('CONTACT_LIMIT', sentence, ms, { left, resetsAt, why })
}
