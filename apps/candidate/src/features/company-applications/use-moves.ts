import {
  COMPANY_STATUS,
  passScreen,
  startReview,
  type ApplicationStage,
  type CompanyStatus,
  type PipelineCard,
} from '@tryka/domain'
import { notify } from '@tryka/app-shell'
import { useState } from 'react'
import { useChange } from '../../app/core/calls'
import type { HeldMove } from './use-held-move'

/** A move that asks something first. */
export type AskedMove = 'reject' | 'schedule' | 'offer' | 'reopen'

/** How a card gets into a column, or null when there is no way. */
export function wayTo(card: PipelineCard, to: ApplicationStage): 'start_review' | AskedMove | null {
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
export const waysFrom = (card: PipelineCard): ApplicationStage[] =>
  (['under_review', 'interview_scheduled', 'offer_received', 'rejected'] as const).filter(
    (stage) => stage !== card.stage && wayTo(card, stage) !== null,
  )

/** Why a card stays where it is. */
function refusal(card: PipelineCard, to: ApplicationStage): string {
  const status: CompanyStatus = COMPANY_STATUS[to]
  if (to === 'hired') return 'A person is hired by accepting an offer.'
  if (to === 'withdrawn') return 'Only the candidate can withdraw.'
  return `${card.candidate.name} cannot move from ${card.status} to ${status}.`
}

/** The moves of a card, whether dragged, chosen from a menu or pressed in the profile. */
export function useMoves(held: HeldMove) {
  const [asked, setAsked] = useState<{ card: PipelineCard; move: AskedMove }>()
  const review = useChange(
    (api, { id, version }: PipelineCard) => api.call(startReview, { params: { id }, body: { version } }),
    {
      done: () => 'Review started',
      text: (_, { candidate }) => `${candidate.name} is under review.`,
      failed: 'The review could not be started.',
    },
  )
  const screen = useChange(
    (api, { id, version }: PipelineCard) => api.call(passScreen, { params: { id }, body: { version } }),
    {
      done: () => 'Screen passed',
      text: (_, { candidate }) => `${candidate.name} passed the screen.`,
      failed: 'The screen could not be passed.',
    },
  )
  const ask = (card: PipelineCard, move: AskedMove) => setAsked({ card, move })
  const moveTo = (card: PipelineCard, to: ApplicationStage) => {
    if (to === card.stage) return
    const way = wayTo(card, to)
    if (way === null) notify.failure('Not possible', refusal(card, to))
    else if (way !== 'start_review') ask(card, way)
    else
      held.hold({
        cardId: card.id,
        to,
        text: `${card.candidate.name} moves to ${COMPANY_STATUS[to]}.`,
        run: () => review.mutate(card),
      })
  }
  return { asked, ask, done: () => setAsked(undefined), moveTo, review, screen }
}

export type Moves = ReturnType<typeof useMoves>
