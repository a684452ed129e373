import { styled } from 'styled-components'
import { Button } from '@tryka/ui'
import type { CompanyApplicationDetail } from '@tryka/domain'
import { useAddress } from '../../parts/address'
import type { Moves } from '../moves/use-moves'

/** What can be done now, the next step of the hiring first. */
export function DetailActions({
  application,
  moves,
}: {
  application: CompanyApplicationDetail
  moves: Moves
}) {
  const address = useAddress()
  const { conversationId, candidate, offer } = application
  const { canStartReview, canPassScreen, canReject, canSchedule, canDraftOffer, canReopen } = application
  const ask = (move: Parameters<Moves['ask']>[1]) => () => moves.ask(application, move)
  return (
    <>
      {canStartReview && (
        <Button busy={moves.review.isPending} onClick={() => moves.review.mutate(application)}>
          Start review
        </Button>
      )}
      {canPassScreen && (
        <Button busy={moves.screen.isPending} onClick={() => moves.screen.mutate(application)}>
          Screen passed
        </Button>
      )}
      {canSchedule && (
        <Button variant="secondary" onClick={ask('schedule')}>
          Schedule interview
        </Button>
      )}
      {canDraftOffer && offer?.state !== 'draft' && (
        <Button variant="secondary" onClick={ask('offer')}>
          Make an offer
        </Button>
      )}
      {canReopen && (
        <Button variant="secondary" onClick={ask('reopen')}>
          Reopen
        </Button>
      )}
      {canReject && (
        <Button variant="quiet" onClick={ask('reject')}>
          Reject
        </Button>
      )}
      <Last
        variant="quiet"
        onClick={() =>
          address.open(
            'messages',
            conversationId ? { conversation: conversationId } : { to: candidate.id, name: candidate.name },
          )
        }
      >
        Send Message
      </Last>
    </>
  )
}

const Last = styled(Button)`
  margin-left: auto;
`
