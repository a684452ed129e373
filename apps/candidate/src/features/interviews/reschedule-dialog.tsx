import { useChange } from '../../app/core/calls'
import { interviewTime, ownZone } from '../../app/candidate/words'
import { FormDialog } from '../../app/core/form-dialog'
import { zoneName } from '../../app/core/format'
import { HIRING_LIMITS, MAX_SLOTS, rescheduleInterview, type CandidateInterview } from '@tryka/domain'
import { Button, Combo, Field, Icon, Stack, TextArea, TextInput } from '@tryka/ui'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'

/** `2025-01-09T10:00` of this browser's clock as a moment; undefined when it is empty, unreadable or past. */
export function futureSlot(local: string, now = Date.now()): string | undefined {
  const at = Date.parse(local)
  return local && at > now ? new Date(at).toISOString() : undefined
}

/** Proposes other times; the old one is held until the company picks one. */
export function RescheduleDialog({
  interview,
  onClose,
}: {
  interview: CandidateInterview
  onClose: () => void
}) {
  const { id, company, version } = interview
  const [times, setTimes] = useState([''])
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(0)
  const change = useChange(
    (api, body: { slots: string[]; reason: string; version: number }) =>
      api.call(rescheduleInterview, { params: { id }, body }),
    {
      done: () => 'Times proposed',
      text: () => `${company.name} picks one and you get a new invitation.`,
      failed: 'The interview could not be moved. Try again.',
    },
  )
  const slots = times.map((time) => futureSlot(time))
  const errorOf = (index: number) => (tried && !slots[index] ? 'Choose a time in the future.' : '')
  const submit = () => {
    setTried((count) => count + 1)
    const ready = slots.filter((slot): slot is string => slot !== undefined)
    if (ready.length !== times.length || !reason.trim()) return
    change.mutate(
      { slots: [...new Set(ready)].sort(), reason: reason.trim(), version },
      { onSuccess: onClose },
    )
  }
  const put = (index: number, value: string) =>
    setTimes((now) => now.map((time, each) => (each === index ? value : time)))
  return (
    <FormDialog
      title="Reschedule"
      description={`Now: ${interviewTime(interview)}. It is held until a new time is confirmed.`}
      submitLabel="Propose times"
      busyLabel="Proposing…"
      busy={change.isPending}
      dirty={reason !== '' || times.some(Boolean)}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack gap={3}>
        {times.map((time, index) => (
          <Field
            key={index}
            label={`Time ${index + 1}`}
            hint={index === 0 ? `In ${zoneName(ownZone())}` : undefined}
            error={errorOf(index)}
          >
            <Combo>
              <TextInput
                type="datetime-local"
                value={time}
                onChange={(event) => put(index, event.currentTarget.value)}
              />
              {times.length > 1 && (
                <Button
                  variant="quiet"
                  iconOnly
                  label={`Remove time ${index + 1}`}
                  onClick={() => setTimes((now) => now.filter((_time, each) => each !== index))}
                >
                  <Icon icon={X} size="sm" />
                </Button>
              )}
            </Combo>
          </Field>
        ))}
        {times.length < MAX_SLOTS && (
          <div>
            <Button variant="soft" size="sm" onClick={() => setTimes((now) => [...now, ''])}>
              <Icon icon={Plus} size="sm" />
              Add another time
            </Button>
          </div>
        )}
      </Stack>
      <Field label="Reason" error={tried && !reason.trim() ? 'Give a reason.' : ''}>
        <TextArea
          compact
          value={reason}
          maxLength={HIRING_LIMITS.reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </Field>
    </FormDialog>
  )
}
