import { deleteOffer, rescindOffer, sendOffer, type PipelineDetail } from '@tryka/domain'
import { Button, Notice, Row } from '@tryka/ui'
import { useState } from 'react'
import { useChange } from '../../app/core/calls'
import { useCompany } from '../../app/company/company-place'
import { formatCount, formatMoment } from '../../app/core/format'
import { ReasonDialog } from '../../app/core/reason-dialog'

/** Where the offer stands, and what can be done with it. */
export function DetailOffer({ application }: { application: PipelineDetail }) {
  const { member } = useCompany()
  const [rescinding, setRescinding] = useState(false)
  const acts = useOfferActs(application, () => setRescinding(false))
  const { offer, candidate } = application
  if (!offer) return null
  const { state, salary, currency, expiresAt, version } = offer
  return (
    <Notice title={`Offer: ${formatCount(salary)} ${currency}, ${state}`}>
      {(state === 'draft' || state === 'sent') && <p>Can be answered until {formatMoment(expiresAt)}.</p>}
      <Row gap={2} wrap>
        {state === 'draft' && member.role !== 'Recruiter' && (
          <Button
            size="sm"
            busy={acts.send.isPending}
            busyLabel="Sending…"
            onClick={() => acts.send.mutate(version)}
          >
            Send offer
          </Button>
        )}
        {state === 'draft' && (
          <Button variant="quiet" size="sm" busy={acts.remove.isPending} onClick={() => acts.remove.mutate()}>
            Delete draft
          </Button>
        )}
        {state === 'sent' && member.role === 'Admin' && (
          <Button variant="secondary" size="sm" onClick={() => setRescinding(true)}>
            Rescind
          </Button>
        )}
      </Row>
      {rescinding && (
        <ReasonDialog
          title={`Rescind the offer to ${candidate.name}`}
          description="The candidate is told the reason, and the application is under review again."
          submitLabel="Rescind offer"
          busyLabel="Rescinding…"
          danger
          busy={acts.rescind.isPending}
          onSubmit={(reason) => acts.rescind.mutate({ reason, version })}
          onClose={() => setRescinding(false)}
        />
      )}
    </Notice>
  )
}

function useOfferActs({ offer, candidate }: PipelineDetail, onRescinded: () => void) {
  const params = { id: offer?.id ?? '' }
  return {
    send: useChange((api, version: number) => api.call(sendOffer, { params, body: { version } }), {
      done: () => 'Offer sent',
      text: () => `${candidate.name} can answer now.`,
      failed: 'The offer could not be sent.',
    }),
    remove: useChange((api) => api.call(deleteOffer, { params }), {
      done: () => 'Draft deleted',
      failed: 'The draft could not be deleted.',
    }),
    rescind: useChange(
      (api, body: { reason: string; version: number }) => api.call(rescindOffer, { params, body }),
      { done: () => 'Offer rescinded', failed: 'The offer could not be rescinded.' },
      onRescinded,
    ),
  }
}
