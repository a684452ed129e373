import { Field, Stack, Text, TextArea } from '@tryka/ui'
import { Quotation } from '../../../base/quotation'
import { useTypedDraft } from '../../../base/unsaved/typed-draft'

const slotOf = (id: string): string => `call-notes:${id}`
const START = { notes: '' }
const MOST = 2_000

/** What whoever leads the call writes down meanwhile. It stays in this browser until the scorecard is written. */
export function CallNotes({ id }: { id: string }) {
  const { value, change } = useTypedDraft(slotOf(id), START)
  return (
    <Field
      label="Your notes"
      hint="For your scorecard, and kept in this browser only. They do not change the outcome."
    >
      <TextArea
        rows={4}
        maxLength={MOST}
        value={value.notes}
        onChange={({ currentTarget: { value: notes } }) => change({ notes })}
      />
    </Field>
  )
}

/** The same, where the scorecard is written. */
export function NotesOfCall({ id }: { id: string }) {
  const { notes } = useTypedDraft(slotOf(id), START).value
  if (!notes.trim()) return null
  return (
    <Stack gap={1}>
      <Text size="sm">Your notes from the call</Text>
      <Quotation>{notes}</Quotation>
    </Stack>
  )
}
