import { UserX } from 'lucide-react'
import { useState } from 'react'
import { blockPeer } from '@tryka/domain'
import { Button, ConfirmDialog, Icon } from '@tryka/ui'
import { useChange } from '../../../base/calls/calls'

/** Never meets the other person of a review again. Nobody is told. */
export function Block({ reviewId, onDone }: { reviewId: string; onDone?: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const block = useChange(
    (api, id: string) => api.call(blockPeer, { params: { id } }),
    {
      done: () => 'You do not meet this person again',
      failed: 'It could not be done. Try again.',
    },
    () => {
      setAsking(false)
      onDone?.()
    },
  )
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setAsking(true)}>
        <Icon icon={UserX} size="sm" />
        Never meet this person again
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          onOpenChange={setAsking}
          title="Never meet this person again?"
          text="Neither of you reviews an answer of the other any more. Nobody is told, and you do not learn who it is."
          confirmLabel="Never meet again"
          busy={block.isPending}
          onConfirm={() => block.mutate(reviewId)}
        />
      )}
    </>
  )
}
