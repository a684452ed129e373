import { useState } from 'react'
import { AcceptMock, acceptMock, BRAND, MOCK_RULES, type PeerRequest } from '@tryka/domain'
import { ChipToggleGroup, Text } from '@tryka/ui'
import { useChange } from '../../../base/calls/calls'
import { FormDialog } from '../../../base/forms/form-dialog'
import { formatDay, formatMoment, formatTime, zoneName } from '../../../base/format/format'
import { Fault } from '../peers/parts'
import { useChecked } from '../peers/use-checked'

interface TimesProps {
  id: string
  match: NonNullable<PeerRequest['match']>
  onClose: () => void
}

/** Agrees to a match, with the times that suit. */
export function TimesDialog({ id, match, onClose }: TimesProps) {
  const { name, times, deposit } = match
  const [chosen, setChosen] = useState<string[]>([])
  const { of, check } = useChecked(AcceptMock)
  const accept = useChange(
    (api, body: AcceptMock) => api.call(acceptMock, { params: { id }, body }),
    { done: () => 'You agreed', failed: 'It could not be saved. Try again.' },
    onClose,
  )
  const days = [...new Set(times.map((time) => formatDay(time)))]
  return (
    <FormDialog
      title={`A time with ${name}`}
      description={`Choose up to ${MOCK_RULES.timesMost} times that suit you. The earliest that suits both is booked. In ${zoneName()}.`}
      submitLabel="Agree"
      busyLabel="Saving…"
      busy={accept.isPending}
      dirty={chosen.length > 0}
      onClose={onClose}
      onSubmit={() => {
        const body = check({ times: chosen, deposit })
        if (body) accept.mutate(body)
      }}
    >
      {days.map((day) => {
        const own = times.filter((time) => formatDay(time) === day)
        return (
          <ChipToggleGroup
            key={day}
            legend={day}
            options={own.map((value) => ({ value, label: formatTime(value) }))}
            value={chosen.filter((time) => own.includes(time))}
            onValueChange={(to) => setChosen([...chosen.filter((time) => !own.includes(time)), ...to].sort())}
          />
        )
      })}
      <Fault {...of('times')} />
      {times.length === 0 && <Text>There is no time left that suits both. Choose Somebody else.</Text>}
      {chosen.length > 0 && (
        <Text size="sm" tone={3}>
          The first of yours is {formatMoment(chosen[0] ?? '')}.
        </Text>
      )}
      {deposit > 0 && (
        <Text size="sm" tone={3}>
          {deposit} {BRAND.credits} are put aside, and back when you come or call it off at least{' '}
          {MOCK_RULES.cancelHours} hours before.
        </Text>
      )}
    </FormDialog>
  )
}
