import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import {
  counterCompanyInterview,
  HIRING_LIMITS,
  listCompanyInterviews,
  rescheduleCompanyInterview,
  type CompanyInterview,
} from '@tryka/domain'
import { Field, TextArea } from '@tryka/ui'
import { readQuery, useChange } from '../../../base/calls/calls'
import { FormDialog } from '../../../base/forms/form-dialog'
import { formatMoment, zoneName } from '../../../base/format/format'
import { busyTimes, clashOf } from './busy'
import { BusyTimes } from './busy-times'
import { firstFree, momentsOf, slotsIn } from './slots'
import { filled } from '../../../base/forms/schema'
import { useForm } from '../../../base/forms/use-form'
import { SlotsField } from './slots-field'

interface RescheduleDialogProps {
  interview: CompanyInterview
  onClose: () => void
}

/** Proposes other times; the old one is held until the candidate picks. */
export function RescheduleDialog({ interview, onClose }: RescheduleDialogProps) {
  const { id, version, candidate, startsAt, duration, interviewers, timeZone: zone } = interview
  const other = { name: candidate.name, zone: interview.candidateTimeZone }
  const calendar = useQuery(readQuery(listCompanyInterviews, {})).data
  const busy = calendar && busyTimes(calendar, idsOf(interviewers), id)
  const freeFrom = (daysAhead: number) => firstFree(zone, daysAhead, duration, busy ?? [])
  // Until a time is typed the first free one stands there.
  const timesOf = (texts: string[]) => (texts.length ? texts : [freeFrom(1)])
  const clash = (moments: readonly string[]) => (busy ? clashOf(moments, duration, busy, zone) : '')
  // Nothing is agreed: other times answer those of the candidate.
  const counter = interview.status === 'pending'
  const form = useForm({
    schema: z
      .object({
        slots: z.array(z.string()).transform(timesOf).pipe(slotsIn(zone)),
        reason: filled('Give a reason.'),
      })
      .superRefine(({ slots: moments }, context) => {
        const message = clash(moments)
        if (message) context.addIssue({ code: 'custom', path: ['slots'], message })
      }),
    start: { slots: [], reason: '' },
  })
  const reschedule = useChange(
    (api, body: { slots: string[]; reason: string }) =>
      api.call(counter ? counterCompanyInterview : rescheduleCompanyInterview, {
        params: { id },
        body: { ...body, version },
      }),
    {
      done: () => 'New times proposed',
      text: () => `${candidate.name} can pick one now.`,
      failed: 'The interview could not be rescheduled.',
    },
    onClose,
  )
  const slots = timesOf(form.values.slots)
  const moments = momentsOf(slots, zone)
  const { error, ...slotsField } = form.field('slots')
  return (
    <FormDialog
      title={counter ? `Propose times to ${candidate.name}` : `Reschedule ${candidate.name}`}
      description={
        !counter || interview.held
          ? `Now ${formatMoment(startsAt, zone)}, ${zoneName(zone)}. It is held until a new time is picked.`
          : `No time is agreed yet. Times are ${zoneName(zone)}.`
      }
      submitLabel="Propose times"
      busyLabel="Proposing…"
      busy={reschedule.isPending}
      onClose={onClose}
      {...form.dialog((body) => reschedule.mutate(body))}
    >
      <SlotsField
        zone={zone}
        other={other}
        freeFrom={freeFrom}
        value={slots}
        onChange={(value) => form.set('slots', value)}
        {...slotsField}
        error={error || clash(moments)}
      />
      {busy && <BusyTimes slots={moments} duration={duration} busy={busy} zone={zone} />}
      <Field label="Reason" {...form.field('reason')}>
        <TextArea compact maxLength={HIRING_LIMITS.reason} {...form.text('reason')} />
      </Field>
    </FormDialog>
  )
}

const idsOf = (people: readonly { id: string }[]): string[] => people.map(({ id }) => id)
