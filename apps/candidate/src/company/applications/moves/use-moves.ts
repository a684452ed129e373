import { useState } from 'react'
import {
  COMPANY_STATUS,
  passScreen,
  startReview,
  type ApplicationStage,
  type CompanyStatus,
  type CompanyApplicationCard,
} from '@tryka/domain'
import { notify } from '@tryka/app-shell'
import { useChange } from '../../../base/calls/calls'
import { newOrder, type Order } from '../../parts/orders/orders'
import type { HeldMove } from './use-held-move'

/** A move that asks something first. */
export type AskedMove = 'reject' | 'schedule' | 'offer' | 'reopen'

/** How a card gets into a column, or null when there is no way. */
export function wayTo(card: CompanyApplicationCard, to: ApplicationStage): 'start_review' | AskedMove | null {
  if (to === 'under_review') {
    if (card.canStartReview) return 'start_review'
    return card.canReopen ? 'reopen' : null
  }
  if (to === 'interview_scheduled') return card.canSchedule ? 'schedule' : null
  if (to === 'offer_received') return card.canDraftOffer ? 'offer' : null
  if (to === 'rejected') return card.canReject ? 'reject' : null
  return null
}

/** The columns into which a card may go, besides its own. */
export const waysFrom = (card: CompanyApplicationCard): ApplicationStage[] =>
  (['under_review', 'interview_scheduled', 'offer_received', 'rejected'] as const).filter(
    (stage) => stage !== card.stage && wayTo(card, stage) !== null,
  )

/** What an order needs of a card. */
export const orderedCard = ({ id, version, candidate }: CompanyApplicationCard): Order['card'] => ({
  id,
  version,
  name: candidate.name,
})

/** Why a card stays where it is. */
function refusal(card: CompanyApplicationCard, to: ApplicationStage): string {
  const status: CompanyStatus = COMPANY_STATUS[to]
  if (to === 'hired') return 'A person is hired by accepting an offer.'
  if (to === 'withdrawn') return 'Only the candidate can withdraw.'
  return `${card.candidate.name} cannot move from ${card.status} to ${status}.`
}

/** The moves of a card, whether dragged, chosen from a menu or pressed in the profile. */
export function useMoves(held: HeldMove) {
  const [asked, setAsked] = useState<{ card: CompanyApplicationCard; move: AskedMove }>()
  const review = useChange(
    (api, { id, version }: CompanyApplicationCard) =>
      api.call(startReview, { params: { id }, body: { version } }),
    {
      done: () => 'Review started',
      text: (_, { candidate }) => `${candidate.name} is under review.`,
      failed: 'The review could not be started.',
    },
  )
  const screen = useChange(
    (api, { id, version }: CompanyApplicationCard) =>
      api.call(passScreen, { params: { id }, body: { version } }),
    {
      done: () => 'Screen passed',
      text: (_, { candidate }) => `${candidate.name}. Next: propose interview times.`,
      failed: 'The screen could not be passed.',
    },
  )
  const ask = (card: CompanyApplicationCard, move: AskedMove) => setAsked({ card, move })
  const moveTo = (card: CompanyApplicationCard, to: ApplicationStage) => {
    if (to === card.stage) return
    const way = wayTo(card, to)
    if (way === null) notify.failure('Not possible', refusal(card, to))
    else if (way !== 'start_review') ask(card, way)
    else
      held.hold({
        cardId: card.id,
        to,
        text: `${card.candidate.name} moves to ${COMPANY_STATUS[to]}.`,
        order: newOrder({ move: 'start_review', card: orderedCard(card) }),
      })
  }
  return { asked, ask, done: () => setAsked(undefined), moveTo, review, screen }
}

export type Moves = ReturnType<typeof useMoves>
