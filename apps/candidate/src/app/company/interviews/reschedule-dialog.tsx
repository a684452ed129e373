import { HIRING_LIMITS, rescheduleCompanyInterview, type CompanyInterview } from '@tryka/domain'
import { Field, TextArea } from '@tryka/ui'
import { useState } from 'react'
import { useChange } from '../../core/calls'
import { FormDialog } from '../../core/form-dialog'
import { formatMoment, zoneName } from '../../core/format'
import { firstSlot, fromLocalText, slotsProblem } from './slots'
import { SlotsField } from './slots-field'

interface RescheduleDialogProps {
  interview: CompanyInterview
  onClose: () => void
}

/** Proposes other times; the old one is held until the candidate picks. */
export function RescheduleDialog({ interview, onClose }: RescheduleDialogProps) {
  const { id, version, candidate, startsAt, timeZone: zone } = interview
  const [slots, setSlots] = useState([firstSlot(zone, 1)])
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const reschedule = useChange(
    (api, body: { slots: string[]; reason: string }) =>
      api.call(rescheduleCompanyInterview, { params: { id }, body: { ...body, version } }),
    {
      done: () => 'New times proposed',
      text: () => `${candidate.name} can pick one now.`,
      failed: 'The interview could not be rescheduled.',
    },
    onClose,
  )
  const slotError = slotsProblem(slots, zone)
  const submit = () => {
    setTried(true)
    const moments = slots.flatMap((text) => fromLocalText(text, zone) ?? [])
    if (!slotError && reason.trim()) reschedule.mutate({ slots: moments, reason: reason.trim() })
  }
  return (
    <FormDialog
      title={`Reschedule ${candidate.name}`}
      description={`Now ${formatMoment(startsAt, zone)}, ${zoneName(zone)}. It is held until a new time is picked.`}
      submitLabel="Propose times"
      busyLabel="Proposing…"
      busy={reschedule.isPending}
      dirty={reason !== ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <SlotsField zone={zone} value={slots} onChange={setSlots} error={tried ? slotError : ''} />
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
