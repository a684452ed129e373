import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { QueryView } from '@tryka/app-shell'
import {
  draftOffer,
  getCompanyApplication,
  getPosting,
  HIRING_LIMITS,
  sendOffer,
  type PostingDetail,
} from '@tryka/domain'
import { Dialog, Field, TextArea, TextInput } from '@tryka/ui'
import { readQuery, useChange, type BodyOf } from '../../../base/calls/calls'
import { useCompanyPlace } from '../../../base/place/place'
import { formatCount, zoneName } from '../../../base/format/format'
import { FormDialog } from '../../../base/forms/form-dialog'
import { lastMinute } from '../../../base/format/days'
import { LevelPair } from '../../../base/forms/level-pair'
import { checked } from '../../../base/forms/schema'
import { useForm } from '../../../base/forms/use-form'
import { aheadOf, InterviewsAhead, type AheadChoice } from './interviews-ahead'
import { offerProblems, outOfRange, startForm, type OfferForm } from './offer-form'
import { isOverbooked, OverbookNotice } from './overbook-notice'

interface OfferDialogProps {
  applicationId: string
  name: string
  onClose: () => void
}

/** An offer within the posted range; outside of it an Admin says why. */
export function OfferDialog({ applicationId, name, onClose }: OfferDialogProps) {
  const application = useQuery(readQuery(getCompanyApplication, { params: { id: applicationId } }))
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
  return (
    <OfferFields
      applicationId={applicationId}
      name={name}
      posting={posting.data}
      ahead={application.data ? aheadOf(application.data) : []}
      onClose={onClose}
    />
  )
}

interface Typed extends OfferForm {
  /** What happens to interviews ahead; empty until somebody says. */
  interviews: AheadChoice | ''
}

interface Sent {
  body: BodyOf<typeof draftOffer>
  send: boolean
  interviews: AheadChoice | undefined
  overbook: boolean
}

interface Ends {
  onClose: () => void
  onOverbooked: () => void
}

function useOffer(applicationId: string, name: string, { onClose, onOverbooked }: Ends) {
  // A draft that was kept while sending failed must not be made twice.
  const kept = useRef<{ id: string; version: number }>(undefined)
  return useChange(
    async (api, { body, send, interviews, overbook }: Sent) => {
      kept.current ??= await api.call(draftOffer, { params: { id: applicationId }, body })
      const { id, version } = kept.current
      if (send)
        await api.call(sendOffer, {
          params: { id },
          body: { version, ...(interviews ? { interviews } : {}), ...(overbook ? { overbook } : {}) },
        })
    },
    {
      done: (_, { send }) => (send ? 'Offer sent' : 'Offer drafted'),
      text: (_, { send }) => (send ? `${name} can answer now.` : 'A hiring manager can send it.'),
      failed: 'The offer could not be made.',
      refused: (error) => isOverbooked(error) && onOverbooked(),
    },
    onClose,
  )
}

function OfferFields({
  applicationId,
  name,
  posting,
  ahead,
  onClose,
}: OfferDialogProps & { posting: PostingDetail; ahead: ReturnType<typeof aheadOf> }) {
  const { member } = useCompanyPlace().company
  const maySend = member.role !== 'Recruiter'
  const asks = maySend && ahead.length > 0
  const form = useForm({
    schema: checked<Typed>((typed) => ({
      ...offerProblems(typed, posting),
      ...(asks && !typed.interviews ? { interviews: 'Choose one.' } : {}),
    })),
    start: { ...startForm(posting), interviews: '' },
    draft: `offer:${applicationId}`,
  })
  const [overbook, setOverbook] = useState(false)
  const offer = useOffer(applicationId, name, {
    onClose: () => {
      form.forget()
      onClose()
    },
    onOverbooked: () => setOverbook(true),
  })
  const send = (typed: Typed) => {
    const reason = typed.reason.trim()
    offer.mutate({
      send: maySend,
      overbook,
      // What was answered before a reload may have no question any more.
      interviews: (asks && typed.interviews) || undefined,
      body: {
        salary: Number(typed.salary),
        currency: posting.currency ?? 'USD',
        period: posting.period ?? 'year',
        startDate: typed.startDate,
        expiresAt: lastMinute(typed.expiresOn) ?? '',
        terms: typed.terms.trim(),
        ...(reason ? { outOfRangeReason: reason } : {}),
      },
    })
  }
  const { salary, interviews } = form.values
  const range = `Posted: ${formatCount(posting.salaryMin ?? 0)} to ${formatCount(posting.salaryMax ?? 0)} ${posting.currency ?? ''}.`
  return (
    <FormDialog
      title={`Offer to ${name}`}
      description={posting.title}
      submitLabel={overbook ? 'Send all the same' : maySend ? 'Send offer' : 'Save draft'}
      busyLabel={maySend ? 'Sending…' : 'Saving…'}
      busy={offer.isPending}
      onClose={onClose}
      {...form.dialog(send)}
    >
      {overbook && <OverbookNotice />}
      <Field
        label={`Pay per ${posting.period ?? 'year'}, ${posting.currency ?? 'USD'}`}
        hint={range}
        {...form.field('salary')}
      >
        <TextInput inputMode="numeric" maxLength={9} {...form.text('salary')} />
      </Field>
      {outOfRange(Number(salary), posting.salaryMin, posting.salaryMax) && (
        <Field label="Why is it outside the posted range?" {...form.field('reason')}>
          <TextInput maxLength={HIRING_LIMITS.reason} {...form.text('reason')} />
        </Field>
      )}
      <LevelPair>
        <Field label="Start date" {...form.field('startDate')}>
          <TextInput type="date" {...form.text('startDate')} />
        </Field>
        <Field label="Answer until" hint={`The end of that day, ${zoneName()}.`} {...form.field('expiresOn')}>
          <TextInput type="date" {...form.text('expiresOn')} />
        </Field>
      </LevelPair>
      <Field label="Terms" optional>
        <TextArea maxLength={HIRING_LIMITS.terms} {...form.text('terms')} />
      </Field>
      {maySend && (
        <InterviewsAhead
          ahead={ahead}
          {...form.field('interviews')}
          value={interviews || undefined}
          onValueChange={(value) => form.set('interviews', value)}
        />
      )}
    </FormDialog>
  )
}
