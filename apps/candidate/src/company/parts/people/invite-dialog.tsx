import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import {
  HIRING_LIMITS,
  INVITATION_DAYS,
  inviteCandidate,
  listPostings,
  REJECTION_DAYS,
  type CandidateCard,
} from '@tryka/domain'
import { Field, NativeSelect, TextArea } from '@tryka/ui'
import { readQuery, useChange } from '../../../base/calls/calls'
import { FormDialog } from '../../../base/forms/form-dialog'
import { formatDate } from '../../../base/format/format'
import { filled } from '../../../base/forms/schema'
import { useForm } from '../../../base/forms/use-form'

interface InviteDialogProps {
  person: Pick<CandidateCard, 'id' | 'name' | 'rejectedFor'>
  postingId?: string
  onClose: () => void
}

const schema = z.object({ postingId: filled('Choose a posting.'), message: filled('Write a message.') })

/** Add to Pipeline: invites a person to apply; the application is theirs to make. */
export function InviteDialog({ person, postingId, onClose }: InviteDialogProps) {
  const postings = useQuery(readQuery(listPostings, { query: { status: 'Active', pageSize: 100 } }))
  const active = postings.data?.items ?? []
  const barred = active.filter(({ id }) => person.rejectedFor.includes(id))
  const form = useForm({
    schema,
    start: {
      postingId: postingId && !person.rejectedFor.includes(postingId) ? postingId : '',
      message: '',
    },
  })
  const invite = useChange(
    (api, body: z.output<typeof schema>) =>
      api.call(inviteCandidate, {
        params: { id: person.id },
        body,
      }),
    {
      done: () => 'Invitation sent',
      text: ({ expiresAt }) => `${person.name} can answer until ${formatDate(expiresAt)}.`,
      failed: 'The invitation could not be sent.',
    },
    onClose,
  )
  return (
    <FormDialog
      title={`Add ${person.name} to the pipeline`}
      description={`An invitation to apply, open for ${INVITATION_DAYS} days.`}
      submitLabel="Send invitation"
      busyLabel="Sending…"
      busy={invite.isPending}
      onClose={onClose}
      {...form.dialog((body) => invite.mutate(body))}
    >
      <Field
        label="Posting"
        {...form.field('postingId')}
        hint={
          barred.length > 0
            ? `Not ${barred.map(({ title }) => title).join(', ')}: rejected there within the last ${REJECTION_DAYS} days.`
            : undefined
        }
      >
        <NativeSelect
          placeholder={postings.isPending ? 'Loading…' : 'Choose a posting'}
          options={active
            .filter((posting) => !barred.includes(posting))
            .map(({ id, title }) => ({ value: id, label: title }))}
          {...form.choice('postingId')}
        />
      </Field>
      <Field label="Message" {...form.field('message')}>
        <TextArea maxLength={HIRING_LIMITS.note} {...form.text('message')} />
      </Field>
    </FormDialog>
  )
}
