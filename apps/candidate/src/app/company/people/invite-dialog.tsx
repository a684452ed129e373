import {
  HIRING_LIMITS,
  INVITATION_DAYS,
  inviteCandidate,
  listPostings,
  type CandidateCard,
} from '@tryka/domain'
import { Field, NativeSelect, TextArea } from '@tryka/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readQuery, useChange } from '../../core/calls'
import { FormDialog } from '../../core/form-dialog'
import { formatDate } from '../../core/format'

interface InviteDialogProps {
  person: Pick<CandidateCard, 'id' | 'name'>
  postingId?: string
  onClose: () => void
}

/** Add to Pipeline: invites a person to apply; the application is theirs to make. */
export function InviteDialog({ person, postingId, onClose }: InviteDialogProps) {
  const postings = useQuery(readQuery(listPostings, { query: { status: 'Active', pageSize: 100 } }))
  const [chosen, setChosen] = useState(postingId ?? '')
  const [message, setMessage] = useState('')
  const [tried, setTried] = useState(false)
  const invite = useChange(
    (api) =>
      api.call(inviteCandidate, {
        params: { id: person.id },
        body: { postingId: chosen, message: message.trim() },
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
      dirty={message !== ''}
      onSubmit={() => {
        setTried(true)
        if (chosen && message.trim()) invite.mutate()
      }}
      onClose={onClose}
    >
      <Field label="Posting" error={tried && !chosen ? 'Choose a posting.' : ''}>
        <NativeSelect
          placeholder={postings.isPending ? 'Loading…' : 'Choose a posting'}
          options={(postings.data?.items ?? []).map(({ id, title }) => ({ value: id, label: title }))}
          value={chosen}
          onValueChange={setChosen}
        />
      </Field>
      <Field label="Message" error={tried && !message.trim() ? 'Write a message.' : ''}>
        <TextArea
          value={message}
          maxLength={HIRING_LIMITS.note}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
      </Field>
    </FormDialog>
  )
}
