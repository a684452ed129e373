import { useState } from 'react'
import { deleteOffer, rescindOffer, sendOffer, type CompanyApplicationDetail } from '@tryka/domain'
import { Button, Notice, Row } from '@tryka/ui'
import { useChange, type BodyOf } from '../../../base/calls/calls'
import { useCompanyPlace } from '../../../base/place/place'
import { formatCount, formatMoment, zoneName } from '../../../base/format/format'
import { FormDialog } from '../../../base/forms/form-dialog'
import { ReasonDialog } from '../../../base/dialogs/reason-dialog'
import { aheadOf, InterviewsAhead, type AheadChoice } from '../moves/interviews-ahead'
import { OfferReview } from '../moves/offer-review'
import { isOverbooked, OverbookNotice } from '../moves/overbook-notice'

/** Where the offer stands, and what can be done with it. */
export function DetailOffer({ application }: { application: CompanyApplicationDetail }) {
  const { member } = useCompanyPlace().company
  const [rescinding, setRescinding] = useState(false)
  const [sending, setSending] = useState(false)
  const [interviews, setInterviews] = useState<AheadChoice>()
  const [overbook, setOverbook] = useState(false)
  const acts = useOfferActs(application, {
    onRescinded: () => setRescinding(false),
    onOverbooked: () => {
      setOverbook(true)
      setSending(true)
    },
  })
  const ahead = aheadOf(application)
  const { offer, candidate } = application
  if (!offer) return null
  const { state, salary, currency, expiresAt, version } = offer
  return (
    <Notice title={`Offer: ${formatCount(salary)} ${currency}, ${state}`}>
      {(state === 'draft' || state === 'sent') && (
        <p>
          Can be answered until {formatMoment(expiresAt)}, {zoneName()}.
        </p>
      )}
      <Row gap={2} wrap>
        {state === 'draft' && member.role !== 'Recruiter' && (
          <Button size="sm" busy={acts.send.isPending} busyLabel="Sending…" onClick={() => setSending(true)}>
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
      {sending && (
        <FormDialog
          title={`Send the offer to ${candidate.name}`}
          submitLabel={overbook ? 'Send all the same' : 'Send offer'}
          busyLabel="Sending…"
          busy={acts.send.isPending}
          dirty={false}
          onSubmit={() => {
            if (ahead.length > 0 && !interviews) return
            acts.send.mutate({
              version,
              ...(interviews ? { interviews } : {}),
              ...(overbook ? { overbook } : {}),
            })
          }}
          onClose={() => setSending(false)}
        >
          {overbook && <OverbookNotice />}
          <OfferReview name={candidate.name} offer={offer} />
          <InterviewsAhead ahead={ahead} value={interviews} onValueChange={setInterviews} />
        </FormDialog>
      )}
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

function useOfferActs(
  { offer, candidate }: CompanyApplicationDetail,
  { onRescinded, onOverbooked }: { onRescinded: () => void; onOverbooked: () => void },
) {
  const params = { id: offer?.id ?? '' }
  return {
    send: useChange((api, body: BodyOf<typeof sendOffer>) => api.call(sendOffer, { params, body }), {
      done: () => 'Offer sent',
      text: () => `${candidate.name} can answer now.`,
      failed: 'The offer could not be sent.',
      refused: (error) => isOverbooked(error) && onOverbooked(),
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
