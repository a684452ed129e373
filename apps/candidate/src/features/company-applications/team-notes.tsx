import { addTeamNote, HIRING_LIMITS, type PipelineDetail } from '@tryka/domain'
import { Button, Field, Heading, KeyValues, Stack, TextArea } from '@tryka/ui'
import { useState, type FormEvent } from 'react'
import { useChange } from '../../app/core/calls'
import { formatMoment } from '../../app/core/format'

/** Notes for the team alone. */
export function TeamNotes({ application: { id, notes } }: { application: PipelineDetail }) {
  const [body, setBody] = useState('')
  const [error, setError] = useState('')
  const add = useChange(
    (api, text: string) => api.call(addTeamNote, { params: { id }, body: { body: text } }),
    { done: () => 'Note added', failed: 'The note could not be added.' },
    () => setBody(''),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!body.trim()) setError('Write a note.')
    else add.mutate(body.trim())
  }
  return (
    <Stack gap={3}>
      <Heading as="h3" look="h4">
        Team notes
      </Heading>
      {notes.length > 0 && (
        <KeyValues
          items={notes.map(({ author, at, body: text }) => ({
            label: `${author.name}, ${formatMoment(at)}`,
            value: text,
          }))}
        />
      )}
      <Stack gap={3} asChild>
        <form onSubmit={submit} noValidate>
          <Field label="New note" hint="Only the team reads it." error={error}>
            <TextArea
              compact
              value={body}
              maxLength={HIRING_LIMITS.note}
              onChange={(event) => {
                setBody(event.currentTarget.value)
                setError('')
              }}
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
