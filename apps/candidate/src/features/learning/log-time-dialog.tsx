import { counted } from '../../app/core/format'
import { useChange } from '../../app/core/calls'
import { FormDialog } from '../../app/core/form-dialog'
import { HIRING_LIMITS, logSession } from '@tryka/domain'
import { Field, TextInput } from '@tryka/ui'
import { useState } from 'react'
import type { ActivePath } from './active-paths'

/** Adds learning time to today. */
export function LogTimeDialog({ path: { id, title }, onClose }: { path: ActivePath; onClose: () => void }) {
  const [minutes, setMinutes] = useState('30')
  const [error, setError] = useState('')
  const log = useChange((api, body: { minutes: number }) => api.call(logSession, { params: { id }, body }), {
    done: () => 'Time logged',
    text: (_result, body) => `${counted(body.minutes, 'minute')} of ${title}.`,
    failed: 'The time could not be logged. Try again.',
  })
  const submit = () => {
    const count = /^\d{1,4}$/.test(minutes.trim()) ? Number(minutes) : 0
    if (count < 1 || count > HIRING_LIMITS.sessionMinutes)
      setError(`Use 1 to ${HIRING_LIMITS.sessionMinutes} minutes.`)
    else log.mutate({ minutes: count }, { onSuccess: onClose })
  }
  return (
    <FormDialog
      title="Log time"
      description={title}
      submitLabel="Log time"
      busyLabel="Logging…"
      busy={log.isPending}
      dirty={minutes !== '30'}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label="Minutes today" error={error}>
        <TextInput
          inputMode="numeric"
          value={minutes}
          maxLength={4}
          onChange={(event) => {
            setMinutes(event.currentTarget.value)
            setError('')
          }}
        />
      </Field>
    </FormDialog>
  )
}
