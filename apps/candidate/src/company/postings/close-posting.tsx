import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { Waiting } from '@tryka/app-shell'
import {
  CLOSE_REASONS,
  closePosting,
  getPosting,
  listCompanyApplications,
  OPEN_STAGES,
  REJECT_REASON_IDS,
  REJECT_REASONS,
  type CloseReason,
  type CompanyApplicationCard,
  type PostingDetail,
  type RejectReason,
} from '@tryka/domain'
import { Dialog, ErrorState, Field, FieldError, NativeSelect, Notice, Stack } from '@tryka/ui'
import { readQuery, useChange } from '../../base/calls/calls'
import { counted } from '../../base/format/format'
import { FormDialog } from '../../base/forms/form-dialog'
import { oneOf } from '../../base/forms/schema'
import { useForm } from '../../base/forms/use-form'

const REASONS: Record<CloseReason, string> = {
  filled: 'The position is filled',
  cancelled: 'The position is cancelled',
  expired: 'The closing date has passed',
  no_longer_needed: 'No longer needed',
}
const PAGE = 100

interface ClosePostingProps {
  id: string
  onClose: () => void
}

/** No silent close: everybody who still waits is answered in the same step. */
export function ClosePosting({ id, onClose }: ClosePostingProps) {
  const posting = useQuery(readQuery(getPosting, { params: { id } }))
  const people = useQuery(readQuery(listCompanyApplications, { query: { postingId: id, pageSize: PAGE } }))
  if (!posting.data || !people.data)
    return (
      <Dialog open onOpenChange={(open) => !open && onClose()} title="Close the posting">
        {posting.isError || people.isError ? (
          <ErrorState
            text="The posting could not be loaded. Try again."
            onRetry={() => void Promise.all([posting.refetch(), people.refetch()])}
            busy={posting.isFetching || people.isFetching}
          />
        ) : (
          <Waiting />
        )}
      </Dialog>
    )
  return <CloseForm posting={posting.data} people={people.data.items} onClose={onClose} />
}

const schema = z.object({ reason: oneOf(CLOSE_REASONS, 'Choose why it closes.') })

interface CloseFormProps {
  posting: PostingDetail
  people: readonly CompanyApplicationCard[]
  onClose: () => void
}

function CloseForm({ posting, people, onClose }: CloseFormProps) {
  const { id, title, version, openApplicationIds: open } = posting
  const form = useForm({ schema, start: { reason: '' } })
  const [answer, setAnswer] = useState<RejectReason>('closed')
  const [own, setOwn] = useState<Record<string, RejectReason>>({})
  const close = useChange(
    (api, chosen: CloseReason) => {
      const dispositions = open.map((applicationId) => ({
        applicationId,
        action: 'reject' as const,
        reasonId: own[applicationId] ?? answer,
      }))
      return api.call(closePosting, { params: { id }, body: { reason: chosen, dispositions, version } })
    },
    {
      done: () => 'Posting closed',
      text: () => (open.length ? `${counted(open.length, 'person', 'people')} told.` : ''),
      failed: 'The posting could not be closed.',
    },
    onClose,
  )
  const offers = people.filter(({ stage, id: each }) => stage === 'offer_received' && open.includes(each))
  const named = people.filter(({ stage }) => (OPEN_STAGES as readonly string[]).includes(stage))
  const like = named.filter(({ id: each }) => !own[each])
  const give = (applicationId: string, reasonId: RejectReason) =>
    setOwn((now) => ({ ...now, [applicationId]: reasonId }))
  return (
    <FormDialog
      title={`Close ${title}`}
      description="It leaves the search at once."
      submitLabel={open.length ? `Close and answer ${open.length}` : 'Close posting'}
      busyLabel="Closing…"
      danger
      busy={close.isPending}
      onClose={onClose}
      {...form.dialog(({ reason }) => offers.length === 0 && close.mutate(reason))}
    >
      <Field label="Why does it close?" {...form.field('reason')}>
        <NativeSelect
          placeholder="Choose a reason"
          options={CLOSE_REASONS.map((value) => ({ value, label: REASONS[value] }))}
          {...form.choice('reason')}
        />
      </Field>
      {open.length > 0 && (
        <Stack gap={4}>
          <Notice title={`${counted(open.length, 'person waits', 'people wait')} for an answer`}>
            <p>Closing rejects them with the reason below; each is told within a minute.</p>
          </Notice>
          {offers.length > 0 && (
            <FieldError>
              {offers.map(({ candidate }) => candidate.name).join(', ')} holds an offer. Rescind it or wait
              for the answer first.
            </FieldError>
          )}
          <Field label="Reason for everybody">
            <ReasonSelect value={answer} onChange={setAnswer} />
          </Field>
          {named.map(
            ({ id: applicationId, candidate }) =>
              own[applicationId] && (
                <Field key={applicationId} label={candidate.name}>
                  <ReasonSelect value={own[applicationId]} onChange={(value) => give(applicationId, value)} />
                </Field>
              ),
          )}
          {like.length > 0 && named.length > 1 && (
            <Field label="Another reason for one person" optional>
              <NativeSelect
                placeholder="Choose a person"
                options={like.map(({ id: value, candidate }) => ({ value, label: candidate.name }))}
                value=""
                onValueChange={(applicationId) => give(applicationId, answer)}
              />
            </Field>
          )}
        </Stack>
      )}
    </FormDialog>
  )
}

function ReasonSelect({
  value,
  onChange,
}: {
  value: RejectReason
  onChange: (reason: RejectReason) => void
}) {
  return (
    <NativeSelect
      options={REJECT_REASON_IDS.map((id) => ({ value: id, label: REJECT_REASONS[id] }))}
      value={value}
      onValueChange={(chosen) => onChange(REJECT_REASON_IDS.find((each) => each === chosen) ?? value)}
    />
  )
}
