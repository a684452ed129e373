import { useState } from 'react'
import { handInAttempt, type AttemptView } from '@tryka/domain'
import { Button, Dialog } from '@tryka/ui'
import { useChange } from '../../../base/calls/calls'

export interface HandInProps {
  view: AttemptView
  show: (view: AttemptView) => unknown
}

/** Ends an attempt before its last task, once enough were answered. Asks first and says what it means. */
export function HandIn({ view: { id, done, of, version }, show }: HandInProps) {
  const [asks, setAsks] = useState(false)
  const handIn = useChange(
    (api, body: { version: number }) => api.call(handInAttempt, { params: { id }, body }),
    { failed: 'The assessment could not be handed in. Try again.' },
    show,
  )
  return (
    <>
      <Button variant="quiet" size="lg" onClick={() => setAsks(true)}>
        Hand in now
      </Button>
      <Dialog
        open={asks}
        onOpenChange={setAsks}
        title={`Hand in after ${done} tasks?`}
        description={`The level is as fair as with ${of} tasks, the range is wider. The task on the screen is left out. You cannot come back to this attempt.`}
        size="sm"
        footer={
          <>
            <Button variant="quiet" onClick={() => setAsks(false)}>
              Go on with the tasks
            </Button>
            <Button
              busy={handIn.isPending}
              busyLabel="Handing in…"
              onClick={() => handIn.mutate({ version })}
            >
              Hand in
            </Button>
          </>
        }
      />
    </>
  )
}
