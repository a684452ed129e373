import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { endpointQuery, QueryView } from '@tryka/app-shell'
import { closeCompany, previewCloseCompany } from '@tryka/domain'
import { Button, Field, KeyValues, TextInput } from '@tryka/ui'
import { useChange } from '../../base/calls/calls'
import { FormDialog } from '../../base/forms/form-dialog'
import { useForm } from '../../base/forms/use-form'

/** Typed, because nothing brings a company back. */
const WORD = 'close'
const schema = z.object({
  word: z.string().refine((typed) => typed.trim() === WORD, `Type “${WORD}” to confirm.`),
})

/** The end of a company: what ends with it is counted first. */
export function CloseCompany({ name }: { name: string }) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="dangerQuiet" size="sm" onClick={() => setAsking(true)}>
        Close the company
      </Button>
      {asking && <Question name={name} onClose={() => setAsking(false)} />}
    </>
  )
}

function Question({ name, onClose }: { name: string; onClose: () => void }) {
  const preview = useQuery({ ...endpointQuery(previewCloseCompany), staleTime: 0 })
  const form = useForm({ schema, start: { word: '' } })
  const close = useChange(
    (api) => api.call(closeCompany, { body: { all: true } }),
    {
      done: () => `${name} is closing`,
      text: () => 'Its postings are closed, and everybody who waits is told.',
      failed: 'The company could not be closed. Try again.',
    },
    onClose,
  )
  return (
    <FormDialog
      title={`Close ${name} for good?`}
      description="Its postings are closed at once. Whoever waits for an answer is told that it ended with “closed”. This cannot be undone."
      submitLabel="Close the company"
      busyLabel="Closing…"
      busy={close.isPending}
      danger
      onClose={onClose}
      {...form.dialog(() => close.mutate())}
    >
      <QueryView
        query={preview}
        loadingLabel="Counting what ends"
        errorText="What would end could not be counted. Try again."
      >
        {({ postings, open, members }) => (
          <KeyValues
            items={[
              { label: 'Active postings that close', value: postings },
              { label: 'Applications that end with “closed”', value: open },
              { label: 'Seats that end', value: members },
            ]}
          />
        )}
      </QueryView>
      <Field
        label={`Type “${WORD}”`}
        hint="To answer some people yourself, do it on the board first."
        {...form.field('word')}
      >
        <TextInput autoComplete="off" {...form.text('word')} />
      </Field>
    </FormDialog>
  )
}
