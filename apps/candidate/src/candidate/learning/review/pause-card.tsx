import { changeCard } from '@tryka/domain'
import { Button } from '@tryka/ui'
import { useChange } from '../../../base/calls/calls'

/** A paused card is not asked until somebody goes on with it. */
export function PauseCard({ id, onDone }: { id: string; onDone?: () => void }) {
  const pause = useChange(
    (api, action: 'pause') => api.call(changeCard, { params: { id }, body: { action } }),
    { done: () => 'Card paused', failed: 'The card could not be paused. Try again.' },
    onDone,
  )
  return (
    <Button variant="quiet" busy={pause.isPending} onClick={() => pause.mutate('pause')}>
      Pause this card
    </Button>
  )
}
