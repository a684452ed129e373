import { revealCandidate, type PipelineDetail } from '@tryka/domain'
import { Button, Notice } from '@tryka/ui'
import { useState } from 'react'
import { useChange } from '../../app/core/calls'
import { ReasonDialog } from '../../app/core/reason-dialog'

/** Says that names are hidden; an Admin can show this one, which is recorded. */
export function BlindNotice({ application, mayReveal }: { application: PipelineDetail; mayReveal: boolean }) {
  const [asking, setAsking] = useState(false)
  const reveal = useChange(
    (api, reason: string) => api.call(revealCandidate, { params: { id: application.id }, body: { reason } }),
    {
      done: () => 'Identity shown',
      text: () => 'The reason is recorded.',
      failed: 'The identity could not be shown.',
    },
    () => setAsking(false),
  )
  return (
    <Notice title="Blind review">
      <p>Name, contact and employers show after the first confirmed interview.</p>
      {mayReveal && (
        <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
          Show identity
        </Button>
      )}
      {asking && (
        <ReasonDialog
          title="Show identity"
          description="Who asked, when and why is recorded."
          submitLabel="Show identity"
          busyLabel="Showing…"
          busy={reveal.isPending}
          onSubmit={(reason) => reveal.mutate(reason)}
          onClose={() => setAsking(false)}
        />
      )}
    </Notice>
  )
}
