import { useChange } from '../../app/core/calls'
import { ownZone } from '../../app/candidate/words'
import { formatMoment, zoneName } from '../../app/core/format'
import { confirmInterview, type CandidateInterview } from '@tryka/domain'
import { Button, ChipRadioGroup, Stack } from '@tryka/ui'
import { useState } from 'react'

/** The proposed times; one is picked and confirmed. */
export function ConfirmSlot({ interview }: { interview: CandidateInterview }) {
  const { id, proposedSlots, startsAt, version, company } = interview
  const slots = proposedSlots.length ? proposedSlots : [startsAt]
  const [chosen, setChosen] = useState(slots[0] ?? startsAt)
  const slot = slots.includes(chosen) ? chosen : (slots[0] ?? startsAt)
  const confirm = useChange(
    (api, body: { slot: string; version: number }) => api.call(confirmInterview, { params: { id }, body }),
    {
      done: () => 'Interview confirmed',
      text: (_result, { slot: at }) =>
        `${formatMoment(at)} with ${company.name}. An invitation is on its way to your mail.`,
      failed: 'The time could not be confirmed. Try again.',
    },
  )
  return (
    <Stack gap={3}>
      <ChipRadioGroup
        legend={`Proposed times, ${zoneName(ownZone())}`}
        options={slots.map((value) => ({ value, label: formatMoment(value) }))}
        value={slot}
        onValueChange={setChosen}
      />
      <div>
        <Button
          size="sm"
          busy={confirm.isPending}
          busyLabel="Confirming…"
          onClick={() => confirm.mutate({ slot, version })}
        >
          Confirm this time
        </Button>
      </div>
    </Stack>
  )
}
