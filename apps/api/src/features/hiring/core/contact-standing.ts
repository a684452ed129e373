import type { EntityManager } from 'typeorm'
import { In, IsNull, MoreThan, Not } from 'typeorm'
import { CONTACT_REST_DAYS, DAY_MS, LIVE_MARKET_ID } from '@tryka/domain'
import { FirstContactEntity } from '../first-contacts/first-contact.table'
import { InvitationEntity } from '../people/invitation.table'
import { HiringEventEntity } from './hiring-event.table'
import type { Looker } from './hidden'

/** What a company's requests and invitations to a person have come to. */
export interface Standing {
  wasInvited: boolean
  wasAsked: boolean
  /** Said yes to an invitation or to a request. */
  hasAgreed: boolean
  /** A request or an invitation waits for an answer. */
  isOpen: boolean
  /** A no since which the rest is not over. */
  isResting: boolean
}

const NEVER: Standing = {
  wasInvited: false,
  wasAsked: false,
  hasAgreed: false,
  isOpen: false,
  isResting: false,
}

/** People who declined an invitation so lately that they are left alone. When they did is in the history alone. */
async function declinedLately(
  manager: EntityManager,
  declined: readonly { id: string; candidateId: string }[],
  since: string,
): Promise<Set<string>> {
  if (declined.length === 0) return new Set()
  const events = await manager.find(HiringEventEntity, {
    select: { subjectId: true },
    where: {
      kind: 'invitation',
      action: 'decline',
      subjectId: In(declined.map(({ id }) => id)),
      at: MoreThan(since),
    },
  })
  const ids = new Set(events.map(({ subjectId }) => subjectId))
  return new Set(declined.filter(({ id }) => ids.has(id)).map(({ candidateId }) => candidateId))
}

/** How a company stands towards people whom it asked or invited. In a demo nobody has to rest. */
export async function standingsOf(
  manager: EntityManager,
  { marketId, companyId, calledAt }: Looker,
  ids: readonly string[],
): Promise<(candidateId: string) => Standing> {
  if (ids.length === 0) return () => NEVER
  const own = { marketId, companyId, candidateId: In([...ids]) }
  const [contacts, invitations] = await Promise.all([
    manager.findBy(FirstContactEntity, own),
    manager.findBy(InvitationEntity, own),
  ])
  const since = new Date(Date.parse(calledAt) - CONTACT_REST_DAYS * DAY_MS).toISOString()
  const refused = await declinedLately(
    manager,
    invitations.filter(({ state }) => state === 'declined'),
    since,
  )
  return (candidateId) => {
    const asked = contacts.filter((row) => row.candidateId === candidateId)
    const invited = invitations.filter((row) => row.candidateId === candidateId)
    const waits = [
      ...asked.filter(({ state }) => state === 'sent'),
      ...invited.filter(({ state }) => state === 'sent' || state === 'viewed'),
    ]
    const saidNo = asked.some(
      ({ state, answeredAt }) =>
        (state === 'declined' || state === 'blocked') && answeredAt !== null && answeredAt > since,
    )
    return {
      wasInvited: invited.length > 0,
      wasAsked: asked.length > 0,
      hasAgreed: [...asked, ...invited].some(({ state }) => state === 'accepted'),
      isOpen: waits.some(({ expiresAt }) => expiresAt > calledAt),
      isResting: marketId === LIVE_MARKET_ID && (saidNo || refused.has(candidateId)),
    }
  }
}

/** Newest people of the live market who agreed to talk to a company. */
export async function agreedWith(
  manager: EntityManager,
  { marketId, companyId }: Omit<Looker, 'calledAt'>,
  take: number,
): Promise<string[]> {
  const state = 'accepted' as const
  const where = { marketId, companyId, state }
  const [contacts, invitations] = await Promise.all([
    manager.find(FirstContactEntity, {
      select: { candidateId: true },
      where: { ...where, answeredAt: Not(IsNull()) },
      order: { at: 'DESC', id: 'ASC' },
      take,
    }),
    manager.find(InvitationEntity, {
      select: { candidateId: true },
      where,
      order: { sentAt: 'DESC', id: 'ASC' },
      take,
    }),
  ])
  return [...new Set([...contacts, ...invitations].map(({ candidateId }) => candidateId))]
}
