import { z } from 'zod'
import { QueryView } from '@tryka/app-shell'
import { getApplication, HIRING_LIMITS, respondToOffer, type ApplicationDetail } from '@tryka/domain'
import { Button, ChoiceGroup, Dialog, Field, KeyValues, Notice, TextArea } from '@tryka/ui'
import { useChange, useRead } from '../../base/calls/calls'
import { FormDialog } from '../../base/forms/form-dialog'
import { formatDate, formatMoment, formatCount, zoneName } from '../../base/format/format'
import { oneOf, optional } from '../../base/forms/schema'
import { useForm } from '../../base/forms/use-form'

type Offer = NonNullable<ApplicationDetail['offer']>

const schema = z.object({
  answer: oneOf(['accept', 'decline'], 'Choose an answer.'),
  note: optional(),
})

/** The terms of an offer, as names and values. */
export const OfferTerms = ({ offer }: { offer: Offer }) => (
  <KeyValues
    items={[
      { label: 'Salary', value: `${formatCount(offer.salary)} ${offer.currency} per ${offer.period}` },
      { label: 'Start', value: formatDate(`${offer.startDate}T12:00:00Z`, 'UTC') },
      { label: 'Answer by', value: `${formatMoment(offer.expiresAt)}, ${zoneName()}` },
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
  const form = useForm({ schema, start: { answer: '', note: '' } })
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
  return (
    <FormDialog
      title="Respond to the offer"
      description={`${role}, ${company.name}`}
      submitLabel="Send answer"
      busyLabel="Sending…"
      busy={respond.isPending}
      onClose={onClose}
      {...form.dialog(({ answer, note }) =>
        respond.mutate(
          { accept: answer === 'accept', version, ...(note ? { note } : {}) },
          { onSuccess: onClose },
        ),
      )}
    >
      <OfferTerms offer={offer} />
      <ChoiceGroup
        legend="Your answer"
        {...form.field('answer')}
        {...form.choice('answer')}
        options={[
          { value: 'accept', label: 'Accept', description: 'The application ends with you being hired.' },
          { value: 'decline', label: 'Decline', description: 'The application ends and is withdrawn.' },
        ]}
      />
      <Field label="Note to the company" optional>
        <TextArea maxLength={HIRING_LIMITS.reason} {...form.text('note')} />
      </Field>
    </FormDialog>
  )
}
