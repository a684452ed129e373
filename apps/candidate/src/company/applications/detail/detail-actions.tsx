import { styled } from 'styled-components'
import { Button } from '@tryka/ui'
import type { CompanyApplicationDetail } from '@tryka/domain'
import { useAddress } from '../../parts/address'
import type { Moves } from '../moves/use-moves'

interface DetailActionsProps {
  application: CompanyApplicationDetail
  moves: Moves
  /** A move of it is not made yet: until it is told or undone there is no other. */
  isHeld: boolean
}

/** What can be done now, the next step of the hiring first. */
export function DetailActions({ application, moves, isHeld }: DetailActionsProps) {
  const address = useAddress()
  const { conversationId, candidate } = application
  return (
    <>
      {!isHeld && <NextMoves application={application} moves={moves} />}
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

function NextMoves({ application, moves }: Omit<DetailActionsProps, 'isHeld'>) {
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
      {canDraftOffer && application.offer?.state !== 'draft' && (
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
    </>
  )
}

const Last = styled(Button)`
  margin-left: auto;
`
