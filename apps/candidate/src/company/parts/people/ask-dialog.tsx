import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { endpointQuery } from '@tryka/app-shell'
import {
  FIRST_CONTACT_DAYS,
  HIRING_LIMITS,
  askToTalk,
  listFirstContacts,
  listPostings,
  type CandidateCard,
} from '@tryka/domain'
import { Field, NativeSelect, Text, TextArea } from '@tryka/ui'
import { readQuery, useChange } from '../../../base/calls/calls'
import { FormDialog } from '../../../base/forms/form-dialog'
import { counted, formatDate, formatMoment } from '../../../base/format/format'
import { filled, optional } from '../../../base/forms/schema'
import { useForm } from '../../../base/forms/use-form'

interface AskDialogProps {
  person: Pick<CandidateCard, 'id' | 'name'>
  postingId?: string
  onClose: () => void
}

const schema = z.object({ postingId: optional(), text: filled('Write why you would like to talk.') })

/** Ask to talk: the person says yes, no or nothing; only a yes opens a conversation. */
export function AskDialog({ person, postingId = '', onClose }: AskDialogProps) {
  const postings = useQuery(readQuery(listPostings, { query: { status: 'Active', pageSize: 100 } }))
  const limit = useQuery(endpointQuery(listFirstContacts)).data?.limit
  const form = useForm({ schema, start: { postingId, text: '' } })
  const ask = useChange(
    (api, { postingId: id, text }: z.output<typeof schema>) =>
      api.call(askToTalk, { body: { candidateId: person.id, text, ...(id ? { postingId: id } : {}) } }),
    {
      done: () => 'Request sent',
      text: ({ expiresAt }) => `${person.name} can answer until ${formatDate(expiresAt)}.`,
      failed: 'The request could not be sent.',
    },
    onClose,
  )
  return (
    <FormDialog
      title={`Ask ${person.name} to talk`}
      description={`A yes opens a conversation. A no is only a no; after it you wait 90 days. Open for ${FIRST_CONTACT_DAYS} days.`}
      submitLabel="Send request"
      busyLabel="Sending…"
      busy={ask.isPending}
      onClose={onClose}
      {...form.dialog((body) => ask.mutate(body))}
    >
      <Field label="About a job" optional {...form.field('postingId')}>
        <NativeSelect
          options={[
            { value: '', label: 'No job in particular' },
            ...(postings.data?.items ?? []).map(({ id, title }) => ({ value: id, label: title })),
          ]}
          {...form.choice('postingId')}
        />
      </Field>
      <Field
        label="What you would like to talk about"
        hint="Plain text. Addresses and numbers are shown as text, and no mail carries them."
        {...form.field('text')}
      >
        <TextArea maxLength={HIRING_LIMITS.note} {...form.text('text')} />
      </Field>
      {limit && (
        <Text size="sm">
          {limit.left > 0
            ? `${counted(limit.left, 'person', 'people')} left to ask today. `
            : `Nobody left to ask until ${limit.resetsAt ? formatMoment(limit.resetsAt) : 'tomorrow'}. `}
          {limit.why}
        </Text>
      )}
    </FormDialog>
  )
}
