import { useChange } from '../../app/core/calls'
import { ownZone } from '../../app/candidate/words'
import { FormDialog } from '../../app/core/form-dialog'
import { formatMoment, zoneName } from '../../app/core/format'
import { scheduleAssessment, type OwnSkill } from '@tryka/domain'
import { Field, TextInput } from '@tryka/ui'
import { useState } from 'react'

/** Another time for an assessment. */
export function RescheduleAssessment({ skill, onClose }: { skill: OwnSkill; onClose: () => void }) {
  const [time, setTime] = useState('')
  const [error, setError] = useState('')
  const change = useChange(
    (api, body: { startsAt: string; version: number }) =>
      api.call(scheduleAssessment, { params: { id: skill.id }, body }),
    {
      done: () => 'Time changed',
      text: (_result, { startsAt }) => `${skill.skill}: ${formatMoment(startsAt)}.`,
      failed: 'The time could not be changed. Try again.',
    },
  )
  const submit = () => {
    const at = Date.parse(time)
    if (!(at > Date.now())) setError('Choose a time in the future.')
    else
      change.mutate({ startsAt: new Date(at).toISOString(), version: skill.version }, { onSuccess: onClose })
  }
  return (
    <FormDialog
      title={`Change time: ${skill.skill}`}
      submitLabel="Change time"
      busyLabel="Saving…"
      busy={change.isPending}
      dirty={time !== ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label="New time" hint={`In ${zoneName(ownZone())}`} error={error}>
        <TextInput
          type="datetime-local"
          value={time}
          onChange={(event) => {
            setTime(event.currentTarget.value)
            setError('')
          }}
        />
      </Field>
    </FormDialog>
  )
}
