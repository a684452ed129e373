import { useState, type FormEvent } from 'react'
import { addTeamNote, HIRING_LIMITS, type CompanyApplicationDetail } from '@tryka/domain'
import { Button, Field, Heading, KeyValues, Stack, TextArea } from '@tryka/ui'
import { useFocusOnFault } from '@tryka/app-shell/forms'
import { useChange } from '../../../base/calls/calls'
import { useZone } from '../../parts/use-zone'
import { formatMoment } from '../../../base/format/format'

interface TeamNotesProps {
  application: CompanyApplicationDetail
  /** Told whether a note is being written. */
  onNoting: (noting: boolean) => void
}

/** Where a key leads; one application is open at a time. */
export const NOTE_FIELD = 'team-note'

/** Notes for the team alone. */
export function TeamNotes({ application: { id, notes }, onNoting }: TeamNotesProps) {
  const zone = useZone()
  const [body, setBody] = useState('')
  const [error, setError] = useState('')
  const [refused, setRefused] = useState(0)
  useFocusOnFault(refused, [NOTE_FIELD])
  const write = (text: string) => {
    setBody(text)
    setError('')
    onNoting(text !== '')
  }
  const add = useChange(
    (api, text: string) => api.call(addTeamNote, { params: { id }, body: { body: text } }),
    { done: () => 'Note added', failed: 'The note could not be added.' },
    () => write(''),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!body.trim()) {
      setError('Write a note.')
      setRefused((now) => now + 1)
    } else add.mutate(body.trim())
  }
  return (
    <Stack gap={3}>
      <Heading as="h3" look="h4">
        Team notes
      </Heading>
      {notes.length > 0 && (
        <KeyValues
          items={notes.map(({ author, at, body: text }) => ({
            label: `${author.name}, ${formatMoment(at, zone)}`,
            value: text,
          }))}
        />
      )}
      <Stack gap={3} asChild>
        <form onSubmit={submit} noValidate>
          <Field id={NOTE_FIELD} label="New note" hint="Only the team reads it." error={error}>
            <TextArea
              compact
              value={body}
              maxLength={HIRING_LIMITS.note}
              onChange={(event) => write(event.currentTarget.value)}
            />
          </Field>
          <div>
            <Button type="submit" variant="soft" size="sm" busy={add.isPending} busyLabel="Adding…">
              Add note
            </Button>
          </div>
        </form>
      </Stack>
    </Stack>
  )
}
