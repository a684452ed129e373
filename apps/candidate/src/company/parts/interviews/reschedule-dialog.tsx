import { z } from 'zod'
import {
  counterCompanyInterview,
  HIRING_LIMITS,
  rescheduleCompanyInterview,
  type CompanyInterview,
} from '@tryka/domain'
import { Field, TextArea } from '@tryka/ui'
import { useChange } from '../../../base/calls/calls'
import { FormDialog } from '../../../base/forms/form-dialog'
import { formatMoment, zoneName } from '../../../base/format/format'
import { firstSlot, slotsIn } from './slots'
import { filled } from '../../../base/forms/schema'
import { useForm } from '../../../base/forms/use-form'
import { SlotsField } from './slots-field'

interface RescheduleDialogProps {
  interview: CompanyInterview
  onClose: () => void
}

/** Proposes other times; the old one is held until the candidate picks. */
export function RescheduleDialog({ interview, onClose }: RescheduleDialogProps) {
  const { id, version, candidate, startsAt, timeZone: zone } = interview
  // Nothing is agreed: other times answer those of the candidate.
  const counter = interview.status === 'pending'
  const form = useForm({
    schema: z.object({ slots: slotsIn(zone), reason: filled('Give a reason.') }),
    start: { slots: [firstSlot(zone, 1)], reason: '' },
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
  const { slots } = form.values
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
        value={slots}
        onChange={(value) => form.set('slots', value)}
        {...form.field('slots')}
      />
      <Field label="Reason" {...form.field('reason')}>
        <TextArea compact maxLength={HIRING_LIMITS.reason} {...form.text('reason')} />
      </Field>
    </FormDialog>
  )
}
