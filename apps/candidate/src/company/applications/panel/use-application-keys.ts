import { notify, useShortcuts, type Shortcut } from '@tryka/app-shell'
import type { CompanyApplicationCard, CompanyApplicationDetail } from '@tryka/domain'
import { useAddress } from '../../parts/address'
import { NOTE_FIELD } from '../detail/team-notes'
import type { AskedMove, Moves } from '../moves/use-moves'
import { focusedApplication, focusNeighbour } from '../opened/opener'
import type { useCardOf } from './use-card-of'
import type { Step } from '../opened/use-trail'

interface Keys {
  opened: string
  close: () => void
  step: Step
  moves: Moves
  known: ReturnType<typeof useCardOf>
  /** Of whom a move is not told yet. */
  held: string | undefined
}

const GROUP = 'An application'

/**
 * One key for each frequent act, on the row or card that has the focus, else on the application that is open. Nobody is
 * told by a slip: what asks nothing first can be undone, or is told to no one.
 */
export function useApplicationKeys({ opened, close, step, moves, known, held }: Keys): void {
  const address = useAddress()
  const act = (keys: string, title: string, run: (card: CompanyApplicationCard) => void): Shortcut => ({
    keys,
    title,
    group: GROUP,
    run: () => {
      const id = focusedApplication() ?? opened
      const card = (id === opened && known.whole(id)) || known.cardOf(id)
      if (card) run(card)
    },
  })
  /** One move at a time: the next is made from where the last has led. */
  const move = (keys: string, title: string, run: (card: CompanyApplicationCard) => void) =>
    act(keys, title, (card) =>
      card.id === held
        ? notify.failure('Not possible', 'Undo the last move first, or tell it now.')
        : run(card),
    )
  const ask = (
    keys: string,
    title: string,
    what: AskedMove,
    may: (card: CompanyApplicationCard) => boolean,
  ) => move(keys, title, (card) => (may(card) ? moves.ask(card, what) : notPossible(card, title)))
  const walk = (by: 1 | -1) => (opened ? (by > 0 ? step.next : step.previous)?.() : focusNeighbour(by))
  useShortcuts([
    { keys: 'j', title: 'Next person', group: GROUP, run: () => walk(1) },
    { keys: 'k', title: 'Previous person', group: GROUP, run: () => walk(-1) },
    { keys: 'enter', title: 'Open', group: GROUP },
    { keys: 'escape', title: 'Close, back to the list', group: GROUP, ...(opened ? { run: close } : {}) },
    move('s', 'Start review', (card) => moves.moveTo(card, 'under_review')),
    move('p', 'Screen passed', (card) =>
      card.canPassScreen ? moves.screen.mutate(card) : notPossible(card, 'Screen passed'),
    ),
    ask('t', 'Schedule interview', 'schedule', ({ canSchedule }) => canSchedule),
    ask('o', 'Make an offer', 'offer', ({ canDraftOffer }) => canDraftOffer),
    ask('r', 'Reject', 'reject', ({ canReject }) => canReject),
    act('m', 'Send message', ({ id, candidate }) => {
      const conversation = known.whole(id)?.conversationId
      address.open('messages', conversation ? { conversation } : { to: candidate.id, name: candidate.name })
    }),
    ...(opened
      ? [
          act('e', 'Write a note', () => document.getElementById(NOTE_FIELD)?.focus()),
          act('w', 'Write scorecard', (card) => {
            const interview = lastOf(known.whole(card.id))
            if (interview) address.open('interviews', { interview: interview.id, ask: 'scorecard' })
            else notPossible(card, 'Write scorecard')
          }),
        ]
      : []),
  ])
}

const notPossible = ({ candidate, status }: CompanyApplicationCard, what: string): void =>
  notify.failure('Not possible', `${what}: not for ${candidate.name} in ${status}.`)

/** The interview that was spoken last, or comes next. */
const lastOf = (application: CompanyApplicationDetail | undefined) =>
  [...(application?.interviews ?? [])]
    .filter(({ status }) => status === 'completed' || status === 'confirmed')
    .sort((a, b) => (a.startsAt < b.startsAt ? 1 : -1))[0]
