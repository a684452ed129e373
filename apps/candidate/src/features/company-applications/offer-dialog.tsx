import { QueryView } from '@tryka/app-shell'
import {
  draftOffer,
  getPipelineEntry,
  getPosting,
  HIRING_LIMITS,
  sendOffer,
  type PostingDetail,
} from '@tryka/domain'
import { Dialog, Field, Pair, TextArea, TextInput } from '@tryka/ui'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { readQuery, useChange, type BodyOf } from '../../app/core/calls'
import { useCompany } from '../../app/company/company-place'
import { formatCount } from '../../app/core/format'
import { FormDialog } from '../../app/core/form-dialog'
import { endOfDay, offerProblems, outOfRange, startForm, type OfferForm } from './offer-form'

interface OfferDialogProps {
  applicationId: string
  name: string
  onClose: () => void
}

/** An offer within the posted range; outside of it an Admin says why. */
export function OfferDialog({ applicationId, name, onClose }: OfferDialogProps) {
  const application = useQuery(readQuery(getPipelineEntry, { params: { id: applicationId } }))
  const postingId = application.data?.postingId ?? ''
  const posting = useQuery({
    ...readQuery(getPosting, { params: { id: postingId } }),
    enabled: postingId !== '',
  })
  if (!posting.data)
    return (
      <Dialog open onOpenChange={(open) => !open && onClose()} title={`Offer to ${name}`}>
        <QueryView<unknown>
          query={application.isError ? application : posting}
          errorText="The posting could not be loaded. Try again."
        >
          {() => null}
        </QueryView>
      </Dialog>
    )
  return <OfferFields applicationId={applicationId} name={name} posting={posting.data} onClose={onClose} />
}

interface Sent {
  body: BodyOf<typeof draftOffer>
  send: boolean
}

function useOffer(applicationId: string, name: string, onClose: () => void) {
  // A draft that was kept while sending failed must not be made twice.
  const kept = useRef<{ id: string; version: number }>(undefined)
  return useChange(
    async (api, { body, send }: Sent) => {
      kept.current ??= await api.call(draftOffer, { params: { id: applicationId }, body })
      const { id, version } = kept.current
      if (send) await api.call(sendOffer, { params: { id }, body: { version } })
    },
    {
      done: (_, { send }) => (send ? 'Offer sent' : 'Offer drafted'),
      text: (_, { send }) => (send ? `${name} can answer now.` : 'A hiring manager can send it.'),
      failed: 'The offer could not be made.',
    },
    onClose,
  )
}

function OfferFields({
  applicationId,
  name,
  posting,
  onClose,
}: OfferDialogProps & { posting: PostingDetail }) {
  const { member } = useCompany()
  const [form, setForm] = useState<OfferForm>(() => startForm(posting))
  const [tried, setTried] = useState(false)
  const offer = useOffer(applicationId, name, onClose)
  const problems = offerProblems(form, posting)
  const errorOf = (path: keyof OfferForm) => (tried ? (problems[path] ?? '') : '')
  const set = (change: Partial<OfferForm>) => setForm((now) => ({ ...now, ...change }))
  const maySend = member.role !== 'Recruiter'
  const submit = () => {
    setTried(true)
    if (Object.keys(problems).length > 0) return
    const reason = form.reason.trim()
    offer.mutate({
      send: maySend,
      body: {
        salary: Number(form.salary),
        currency: posting.currency ?? 'USD',
        period: posting.period ?? 'year',
        startDate: form.startDate,
        expiresAt: endOfDay(form.expiresOn),
        terms: form.terms.trim(),
        ...(reason ? { outOfRangeReason: reason } : {}),
      },
    })
  }
  const range = `Posted: ${formatCount(posting.salaryMin ?? 0)} to ${formatCount(posting.salaryMax ?? 0)} ${posting.currency ?? ''}.`
  return (
    <FormDialog
      title={`Offer to ${name}`}
      description={posting.title}
      submitLabel={maySend ? 'Send offer' : 'Save draft'}
      busyLabel={maySend ? 'Sending…' : 'Saving…'}
      busy={offer.isPending}
      dirty
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label={`Pay per ${posting.period ?? 'year'}, ${posting.currency ?? 'USD'}`}
        hint={range}
        error={errorOf('salary')}
      >
        <TextInput
          inputMode="numeric"
          maxLength={9}
          value={form.salary}
          onChange={(event) => set({ salary: event.currentTarget.value })}
        />
      </Field>
      {outOfRange(Number(form.salary), posting.salaryMin, posting.salaryMax) && (
        <Field label="Why is it outside the posted range?" error={errorOf('reason')}>
          <TextInput
            maxLength={HIRING_LIMITS.reason}
            value={form.reason}
            onChange={(event) => set({ reason: event.currentTarget.value })}
          />
        </Field>
      )}
      <Pair>
        <Field label="Start date" error={errorOf('startDate')}>
          <TextInput
            type="date"
            value={form.startDate}
            onChange={(event) => set({ startDate: event.currentTarget.value })}
          />
        </Field>
        <Field label="Answer until" error={errorOf('expiresOn')}>
          <TextInput
            type="date"
            value={form.expiresOn}
            onChange={(event) => set({ expiresOn: event.currentTarget.value })}
          />
        </Field>
      </Pair>
      <Field label="Terms" optional>
        <TextArea
          maxLength={HIRING_LIMITS.terms}
          value={form.terms}
          onChange={(event) => set({ terms: event.currentTarget.value })}
        />
      </Field>
    </FormDialog>
  )
}
