import { useChange, useRead } from '../../app/core/calls'
import { FormDialog } from '../../app/core/form-dialog'
import { formatDate, formatMoment, formatCount, zoneName } from '../../app/core/format'
import { ownZone } from '../../app/candidate/words'
import { QueryView } from '@tryka/app-shell'
import { getApplication, HIRING_LIMITS, respondToOffer, type ApplicationDetail } from '@tryka/domain'
import { Button, ChoiceGroup, Dialog, Field, KeyValues, Notice, TextArea } from '@tryka/ui'
import { useState } from 'react'

type Offer = NonNullable<ApplicationDetail['offer']>
type Answer = 'accept' | 'decline'

/** The terms of an offer, as names and values. */
export const OfferTerms = ({ offer }: { offer: Offer }) => (
  <KeyValues
    items={[
      { label: 'Salary', value: `${formatCount(offer.salary)} ${offer.currency} per ${offer.period}` },
      { label: 'Start', value: formatDate(`${offer.startDate}T12:00:00`) },
      { label: 'Answer by', value: `${formatMoment(offer.expiresAt)}, ${zoneName(ownZone())}` },
      ...(offer.terms ? [{ label: 'Terms', value: offer.terms }] : []),
    ]}
  />
)

/** Accept or decline: both end the waiting, so the answer is chosen and then sent. */
export function RespondDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const detail = useRead(getApplication, { params: { id } })
  const { data } = detail
  if (data?.offer && data.canRespond)
    return <RespondForm application={data} offer={data.offer} onClose={onClose} />
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Respond to the offer"
      footer={
        <Button variant="quiet" onClick={onClose}>
          Close
        </Button>
      }
    >
      <QueryView query={detail} loadingLabel="Loading the offer">
        {() => <Notice>This offer no longer waits for an answer.</Notice>}
      </QueryView>
    </Dialog>
  )
}

interface RespondFormProps {
  application: ApplicationDetail
  offer: Offer
  onClose: () => void
}

function RespondForm({ application, offer, onClose }: RespondFormProps) {
  const { id, role, company, version } = application
  const [answer, setAnswer] = useState<Answer>()
  const [note, setNote] = useState('')
  const [error, setError] = useState('')
  const respond = useChange(
    (api, body: { accept: boolean; note?: string; version: number }) =>
      api.call(respondToOffer, { params: { id }, body }),
    {
      done: (_result, { accept }) => (accept ? 'Offer accepted' : 'Offer declined'),
      text: (_result, { accept }) =>
        accept ? `${company.name} knows that you said yes.` : `${company.name} has been told.`,
      failed: 'Your answer could not be sent. Try again.',
    },
  )
  const submit = () => {
    if (!answer) {
      setError('Choose an answer.')
      return
    }
    respond.mutate(
      { accept: answer === 'accept', version, ...(note.trim() ? { note: note.trim() } : {}) },
      { onSuccess: onClose },
    )
  }
  return (
    <FormDialog
      title="Respond to the offer"
      description={`${role}, ${company.name}`}
      submitLabel="Send answer"
      busyLabel="Sending…"
      busy={respond.isPending}
      dirty={answer !== undefined || note !== ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <OfferTerms offer={offer} />
      <ChoiceGroup<Answer>
        legend="Your answer"
        error={error}
        value={answer}
        onValueChange={(value) => {
          setAnswer(value)
          setError('')
        }}
        options={[
          { value: 'accept', label: 'Accept', description: 'The application ends with you being hired.' },
          { value: 'decline', label: 'Decline', description: 'The application ends and is withdrawn.' },
        ]}
      />
      <Field label="Note to the company" optional>
        <TextArea
          value={note}
          maxLength={HIRING_LIMITS.reason}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </Field>
    </FormDialog>
  )
}
