import { useState } from 'react'
import { revealCandidate, type CompanyApplicationDetail } from '@tryka/domain'
import { Button, Notice } from '@tryka/ui'
import { useChange } from '../../../base/calls/calls'
import { ReasonDialog } from '../../../base/dialogs/reason-dialog'

/** Says that names are hidden; an Admin can show this one, which is recorded. */
export function BlindNotice({
  application,
  mayReveal,
}: {
  application: CompanyApplicationDetail
  mayReveal: boolean
}) {
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
