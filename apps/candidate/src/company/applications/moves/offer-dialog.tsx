import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ApiClient } from '@tryka/api-client'
import { QueryView } from '@tryka/app-shell'
import {
  draftOffer,
  getCompanyApplication,
  getPosting,
  sendOffer,
  updateOffer,
  type PostingDetail,
} from '@tryka/domain'
import { Button, Dialog } from '@tryka/ui'
import { readQuery, useChange, type BodyOf } from '../../../base/calls/calls'
import { useCompanyPlace } from '../../../base/place/place'
import { FormDialog } from '../../../base/forms/form-dialog'
import { checked } from '../../../base/forms/schema'
import { useForm } from '../../../base/forms/use-form'
import { aheadOf, type AheadChoice } from './interviews-ahead'
import { bodyOf, OfferFields, type Typed } from './offer-fields'
import { offerProblems, startForm } from './offer-form'
import { OfferReview } from './offer-review'
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
    <OfferForPosting
      applicationId={applicationId}
      name={name}
      posting={posting.data}
      ahead={application.data ? aheadOf(application.data) : []}
      onClose={onClose}
    />
  )
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

interface Draft {
  id: string
  version: number
  /** What it says. */
  as: string
}

/** The draft with this body: the kept one as it is or changed, or a new one. */
async function drafted(
  api: ApiClient,
  applicationId: string,
  body: Sent['body'],
  kept?: Draft,
): Promise<Draft> {
  const as = JSON.stringify(body)
  if (kept?.as === as) return kept
  const { id, version } = kept
    ? await api.call(updateOffer, { params: { id: kept.id }, body: { ...body, version: kept.version } })
    : await api.call(draftOffer, { params: { id: applicationId }, body })
  return { id, version, as }
}

function useOffer(applicationId: string, name: string, { onClose, onOverbooked }: Ends) {
  // A draft that was kept while sending failed must not be made twice, and goes out as it was typed last.
  const kept = useRef<Draft>(undefined)
  return useChange(
    async (api, { body, send, interviews, overbook }: Sent) => {
      kept.current = await drafted(api, applicationId, body, kept.current)
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

function OfferForPosting({
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
  // What is sent is read once more as its reader gets it; a draft is looked at by whoever sends it.
  const [reviewed, setReviewed] = useState<BodyOf<typeof draftOffer>>()
  const submit = (typed: Typed) => {
    const body = bodyOf(typed, posting)
    if (maySend && !reviewed) return setReviewed(body)
    offer.mutate({
      send: maySend,
      overbook,
      // What was answered before a reload may have no question any more.
      interviews: (asks && typed.interviews) || undefined,
      body,
    })
  }
  return (
    <FormDialog
      title={`Offer to ${name}`}
      description={posting.title}
      submitLabel={
        overbook ? 'Send all the same' : !maySend ? 'Save draft' : reviewed ? 'Send offer' : 'Review offer'
      }
      busyLabel={maySend ? 'Sending…' : 'Saving…'}
      busy={offer.isPending}
      onClose={onClose}
      actions={
        reviewed && (
          <Button variant="secondary" onClick={() => setReviewed(undefined)}>
            Change it
          </Button>
        )
      }
      {...form.dialog(submit)}
    >
      {overbook && <OverbookNotice />}
      {reviewed ? (
        <OfferReview name={name} offer={reviewed}>
          {asks &&
            (form.values.interviews === 'cancel'
              ? 'Interviews ahead are cancelled.'
              : 'Interviews ahead stay.')}
        </OfferReview>
      ) : (
        <OfferFields form={form} posting={posting} ahead={asks ? ahead : []} />
      )}
    </FormDialog>
  )
}
