import { Ban } from 'lucide-react'
import { useState } from 'react'
import { block } from '@tryka/domain'
import { Button, ConfirmDialog, Icon } from '@tryka/ui'
import { useChange } from '../../../base/calls/calls'
import { usePlace } from '../../../base/place/place'

interface BlockButtonProps {
  id: string
  name: string
  onBlocked: () => void
}

/** Keeps a person and this company apart. Sample people need none of it. */
export function BlockButton({ id, name, onBlocked }: BlockButtonProps) {
  const { isDemo } = usePlace()
  const [asking, setAsking] = useState(false)
  const blocking = useChange(
    (api) => api.call(block, { params: { type: 'person', id } }),
    {
      done: () => `${name} is blocked`,
      text: () => 'Settings, Blocked people, takes it back.',
      failed: 'The person could not be blocked. Try again.',
    },
    onBlocked,
  )
  if (isDemo) return null
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setAsking(true)}>
        <Icon icon={Ban} size="sm" />
        Block
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Block ${name}?`}
        text="Neither side finds the other any more or writes to it, and the person cannot apply. Nobody is told."
        confirmLabel="Block"
        busyLabel="Blocking…"
        busy={blocking.isPending}
        onConfirm={() => blocking.mutate()}
      />
    </>
  )
}
