import { reopenApplication, type CompanyApplicationCard } from '@tryka/domain'
import { useChange } from '../../../base/calls/calls'
import { newOrder } from '../../parts/orders/orders'
import { ScheduleDialog } from '../../parts/interviews/schedule-dialog'
import { ReasonDialog } from '../../../base/dialogs/reason-dialog'
import { OfferDialog } from './offer-dialog'
import { RejectDialog } from './reject-dialog'
import type { HeldMove } from './use-held-move'
import { orderedCard, type Moves } from './use-moves'

interface MoveDialogsProps {
  moves: Moves
  held: HeldMove
}

/** What a move asks before it is made. */
export function MoveDialogs({ moves, held }: MoveDialogsProps) {
  const { asked, done } = moves
  if (!asked) return null
  const { card, move } = asked
  if (move === 'schedule')
    return (
      <ScheduleDialog
        application={{
          id: card.id,
          version: card.version,
          name: card.candidate.name,
          timeZone: card.timeZone,
        }}
        onClose={done}
      />
    )
  if (move === 'offer')
    return <OfferDialog applicationId={card.id} name={card.candidate.name} onClose={done} />
  if (move === 'reopen') return <ReopenDialog card={card} onClose={done} />
  return (
    <RejectDialog
      names={[card.candidate.name]}
      busy={false}
      onClose={done}
      onSubmit={(answer) => {
        done()
        held.hold({
          cardId: card.id,
          to: 'rejected',
          text: `${card.candidate.name} is rejected.`,
          order: newOrder({ move: 'reject', card: orderedCard(card), ...answer }),
        })
      }}
    />
  )
}

function ReopenDialog({ card, onClose }: { card: CompanyApplicationCard; onClose: () => void }) {
  const reopen = useChange(
    (api, reason: string) =>
      api.call(reopenApplication, { params: { id: card.id }, body: { reason, version: card.version } }),
    {
      done: () => 'Application reopened',
      text: () => `${card.candidate.name} is under review again.`,
      failed: 'The application could not be reopened.',
    },
    onClose,
  )
  return (
    <ReasonDialog
      title={`Reopen ${card.candidate.name}`}
      description="The candidate is told that the application is under review again."
      submitLabel="Reopen"
      busyLabel="Reopening…"
      busy={reopen.isPending}
      onSubmit={(reason) => reopen.mutate(reason)}
      onClose={onClose}
    />
  )
}
