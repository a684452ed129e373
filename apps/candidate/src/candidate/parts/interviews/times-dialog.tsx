import { Plus, X } from 'lucide-react'
import { z } from 'zod'
import {
  counterInterview,
  HIRING_LIMITS,
  MAX_SLOTS,
  rescheduleInterview,
  type CandidateInterview,
} from '@tryka/domain'
import { Button, Combo, Field, Icon, Stack, TextArea, TextInput } from '@tryka/ui'
import { useChange } from '../../../base/calls/calls'
import { interviewTime } from './interview-words'
import { FormDialog } from '../../../base/forms/form-dialog'
import { zoneName } from '../../../base/format/format'
import { fromLocalText } from '../../../base/format/local-text'
import { filled } from '../../../base/forms/schema'
import { useForm } from '../../../base/forms/use-form'

/** `2025-01-09T10:00` on the reader's clock as a moment; undefined when it is empty, unreadable or past. */
export function futureSlot(local: string, now = Date.now()): string | undefined {
  const at = fromLocalText(local)
  return at && Date.parse(at) > now ? at : undefined
}

/** Times as they are typed; to a counter, leaving them all empty is an answer too. */
const schemaOf = (counter: boolean) =>
  z.object({
    times: z
      .array(z.string())
      .superRefine((times, context) => {
        if (counter && times.every((time) => time === '')) return
        times.forEach((time, index) => {
          if (!futureSlot(time))
            context.addIssue({ code: 'custom', path: [index], message: 'Choose a time in the future.' })
        })
      })
      .transform((times) => [...new Set(times.flatMap((time) => futureSlot(time) ?? []))].sort()),
    reason: filled('Give a reason.'),
  })

interface TimesDialogProps {
  interview: CandidateInterview
  /** None of the proposed times suits: times of one's own are then welcome, not needed. */
  counter?: boolean
  onClose: () => void
}

/** Proposes other times; one agreed before is held until the company picks. */
export function TimesDialog({ interview, counter = false, onClose }: TimesDialogProps) {
  const { id, company, version } = interview
  const form = useForm({ schema: schemaOf(counter), start: { times: [''], reason: '' } })
  const { times } = form.values
  const putTimes = (value: string[]) => form.set('times', value)
  const change = useChange(
    (api, body: { slots: string[]; reason: string; version: number }) =>
      api.call(counter ? counterInterview : rescheduleInterview, { params: { id }, body }),
    {
      done: (_result, { slots: sent }) => (sent.length ? 'Times proposed' : `${company.name} is told`),
      text: (_result, { slots: sent }) =>
        sent.length
          ? `${company.name} picks one, and it appears in your interviews.`
          : 'It proposes other times, or writes to you.',
      failed: 'The interview could not be moved. Try again.',
    },
  )
  const send = ({ times: slots, reason }: z.output<ReturnType<typeof schemaOf>>) =>
    change.mutate({ slots, reason, version }, { onSuccess: onClose })
  return (
    <FormDialog
      title={counter ? 'None of these times' : 'Reschedule'}
      description={
        !counter || interview.held
          ? `Now: ${interviewTime(interview)}. It is held until a new time is confirmed.`
          : `Say why, and propose times of your own if you like. ${company.name} answers.`
      }
      submitLabel={counter ? 'Send' : 'Propose times'}
      busyLabel={counter ? 'Sending…' : 'Proposing…'}
      busy={change.isPending}
      onClose={onClose}
      {...form.dialog(send)}
    >
      <Stack gap={3}>
        {times.map((time, index) => (
          <Field
            key={index}
            label={`Time ${index + 1}`}
            optional={counter && times.length === 1}
            hint={index === 0 ? `In ${zoneName()}` : undefined}
            {...form.field(`times.${index}`)}
          >
            <Combo>
              <TextInput
                type="datetime-local"
                value={time}
                onChange={({ currentTarget: { value } }) =>
                  putTimes(times.map((each, at) => (at === index ? value : each)))
                }
              />
              {times.length > 1 && (
                <Button
                  variant="quiet"
                  iconOnly
                  label={`Remove time ${index + 1}`}
                  onClick={() => putTimes(times.filter((_time, each) => each !== index))}
                >
                  <Icon icon={X} size="sm" />
                </Button>
              )}
            </Combo>
          </Field>
        ))}
        {times.length < MAX_SLOTS && (
          <div>
            <Button variant="soft" size="sm" onClick={() => putTimes([...times, ''])}>
              <Icon icon={Plus} size="sm" />
              Add another time
            </Button>
          </div>
        )}
      </Stack>
      <Field label="Reason" {...form.field('reason')}>
        <TextArea compact maxLength={HIRING_LIMITS.reason} {...form.text('reason')} />
      </Field>
    </FormDialog>
  )
}
