import { useState } from 'react'
import { HIRING_LIMITS, saveApplicationNotes, type ApplicationDetail } from '@tryka/domain'
import { Button, Card, CardBody, CardHead, Field, Stack, TextArea } from '@tryka/ui'
import { useChange } from '../../../base/calls/calls'

/** A place for oneself; the company never sees it. */
export function OwnNotes({ application: { id, notes, version } }: { application: ApplicationDetail }) {
  const [text, setText] = useState(notes)
  const save = useChange(
    (api, body: { notes: string; version: number }) =>
      api.call(saveApplicationNotes, { params: { id }, body }),
    { done: () => 'Notes saved', failed: 'The notes could not be saved. Try again.' },
  )
  return (
    <Card asChild>
      <section aria-labelledby="application-notes">
        <CardHead>
          <h2 id="application-notes">Your notes</h2>
        </CardHead>
        <CardBody>
          <Stack gap={3}>
            <Field label="Notes" hint="Only you can read them.">
              <TextArea
                compact
                value={text}
                maxLength={HIRING_LIMITS.note}
                onChange={(event) => setText(event.currentTarget.value)}
              />
            </Field>
            <div>
              <Button
                size="sm"
                variant="secondary"
                busy={save.isPending}
                busyLabel="Saving…"
                onClick={() => save.mutate({ notes: text, version })}
              >
                Save notes
              </Button>
            </div>
          </Stack>
        </CardBody>
      </section>
    </Card>
  )
}
