import { lazy, Suspense, useState } from 'react'
import { confirmInterview, type CandidateInterview } from '@tryka/domain'
import { Button, ChipRadioGroup, Row, SrOnly, Stack } from '@tryka/ui'
import { useChange } from '../../../base/calls/calls'
import { usePlace } from '../../../base/place/place'
import { interviewTitle } from './interview-words'
import { formatMoment, zoneName } from '../../../base/format/format'

// Comes when it is asked for: the overview is the first thing that most visits load.
const TimesDialog = lazy(async () => ({ default: (await import('./times-dialog')).TimesDialog }))

interface ChooseTimeProps {
  interview: CandidateInterview
  /** How loud the answer is where others stand beside it. */
  variant?: 'primary' | 'secondary'
}

/** The proposed times: one is picked and confirmed, or none of them suits. */
export function ChooseTime({ interview, variant }: ChooseTimeProps) {
  const { id, proposedSlots, startsAt, version, company } = interview
  const slots = proposedSlots.length ? proposedSlots : [startsAt]
  const [chosen, setChosen] = useState(slots[0] ?? startsAt)
  const [none, setNone] = useState(false)
  const named = <SrOnly>: {interviewTitle(interview)}</SrOnly>
  const slot = slots.includes(chosen) ? chosen : (slots[0] ?? startsAt)
  // A guest has no address that mail could reach.
  const hasMail = !usePlace().isGuest
  const confirm = useChange(
    (api, body: { slot: string; version: number }) => api.call(confirmInterview, { params: { id }, body }),
    {
      done: () => 'Interview confirmed',
      text: (_result, { slot: at }) =>
        `${formatMoment(at)} with ${company.name}.${hasMail ? ' An invitation is on its way to your mail.' : ''}`,
      failed: 'The time could not be confirmed. Try again.',
    },
  )
  return (
    <Stack gap={3}>
      <ChipRadioGroup
        legend={`Proposed times, ${zoneName()}`}
        options={slots.map((value) => ({ value, label: formatMoment(value) }))}
        value={slot}
        onValueChange={setChosen}
      />
      <Row gap={2} wrap>
        <Button
          size="sm"
          variant={variant}
          busy={confirm.isPending}
          busyLabel="Confirming…"
          onClick={() => confirm.mutate({ slot, version })}
        >
          Confirm this time
          {named}
        </Button>
        {interview.canCounter && (
          <Button variant="quiet" size="sm" onClick={() => setNone(true)}>
            None of these
            {named}
          </Button>
        )}
      </Row>
      {none && (
        <Suspense>
          <TimesDialog interview={interview} counter onClose={() => setNone(false)} />
        </Suspense>
      )}
    </Stack>
  )
}
