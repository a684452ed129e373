import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import {
  ATTEMPT_CONSENTS,
  ATTEMPT_RULES,
  DAY_MS,
  getAttempt,
  startAssessment,
  startAttempt,
  type AttemptView,
  type ConsentName,
  type TrackView,
} from '@tryka/domain'
import { Button, Checkbox, Field, FieldGroup, NativeSelect, Radio, Stack, Text, TextInput } from '@tryka/ui'
import { readQuery, useChange } from '../../../base/calls/calls'
import { formatMoment, zoneName } from '../../../base/format/format'
import { fromLocalText } from '../../../base/format/local-text'
import { useForm } from '../../../base/forms/use-form'
import { useSession } from '../../../base/session'
import { useAddress } from '../../parts/address'

const NAMES = Object.keys(ATTEMPT_CONSENTS.statements) as ConsentName[]
const FACTORS = [
  { value: '1', label: 'Standard' },
  { value: '1.5', label: 'One and a half times' },
  { value: '2', label: 'Double' },
] as const
const SHARES = [
  { value: 'share', label: 'Share with employers' },
  { value: 'keep', label: 'Keep private' },
] as const

const schema = z.object({
  agreed: z
    .array(z.enum(NAMES))
    .refine(({ length }) => length === NAMES.length, 'Tick each of the three to start.'),
  factor: z.enum(['1', '1.5', '2']).transform((text) => ({ '1': 1, '1.5': 1.5, '2': 2 } as const)[text]),
  share: z.enum(['share', 'keep']).transform((text) => text === 'share'),
  time: z.string().refine((text) => text === '' || isAhead(text), {
    error: `Choose a time within the next ${ATTEMPT_RULES.aheadDays} days, or none to start now.`,
  }),
})
type Choice = Pick<z.output<typeof schema>, 'factor' | 'share' | 'time'>

function isAhead(text: string): boolean {
  const ahead = Date.parse(fromLocalText(text) ?? '') - Date.now()
  return ahead > 0 && ahead <= ATTEMPT_RULES.aheadDays * DAY_MS
}

/** What is agreed to, each statement ticked alone, and the press that starts. */
export function Agree({ track: { skill } }: { track: TrackView }) {
  const { user } = useSession()
  const { set } = useAddress()
  const queries = useQueryClient()
  const form = useForm({ schema, start: { agreed: [], factor: '1', share: 'share', time: '' } })
  const [agreed, factor, share] = [form.choice('agreed'), form.choice('factor'), form.choice('share')]
  const isPlanned = form.values.time !== ''
  const [choosesTime, setChoosesTime] = useState(isPlanned)
  const timePlace = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (choosesTime) timePlace.current?.querySelector('input')?.focus()
  }, [choosesTime])
  const begin = useChange(
    async (api, { factor, share, time }: Choice) => {
      const consents = { owner: true, alone: true, keeps: true }
      const startsAt = fromLocalText(time)
      const body = { skill, share, factor, consents, ...(startsAt ? { startsAt } : {}) }
      const { attempt } = await api.call(startAssessment, { body })
      return attempt === null || startsAt ? null : api.call(startAttempt, { params: { id: attempt } })
    },
    {
      done: (view) => (view ? '' : 'Assessment planned'),
      text: (_view, { time }) =>
        `${skill}: ${formatMoment(fromLocalText(time) ?? '')}. You can start earlier.`,
      failed: 'The assessment could not be started. Try again.',
    },
    (view: AttemptView | null) => {
      if (!view) return set({ track: undefined }, { replace: false })
      queries.setQueryData(readQuery(getAttempt, { params: { id: view.id } }).queryKey, view)
      set({ attempt: view.id, track: undefined }, { replace: false })
    },
  )
  return (
    <Stack gap={5}>
      <Field
        label="Time per task"
        hint="Your choice, without proof. Nobody sees it."
        {...form.field('factor')}
      >
        <NativeSelect
          options={FACTORS}
          {...factor}
          onValueChange={(value) => factor.onValueChange(value as '1')}
        />
      </Field>
      <FieldGroup
        legend="I agree, one by one"
        hint={user.email ? `You are signed in as ${user.email}.` : undefined}
        {...form.field('agreed')}
      >
        {NAMES.map((name) => (
          <Checkbox
            key={name}
            label={ATTEMPT_CONSENTS.statements[name]}
            checked={agreed.value.includes(name)}
            onChange={({ currentTarget: { checked } }) =>
              agreed.onValueChange(
                checked ? [...agreed.value, name] : agreed.value.filter((each) => each !== name),
              )
            }
          />
        ))}
      </FieldGroup>
      <FieldGroup legend="When I pass" {...form.field('share')}>
        {SHARES.map(({ value, label }) => (
          <Radio
            key={value}
            name="share"
            label={label}
            checked={share.value === value}
            onChange={() => share.onValueChange(value)}
          />
        ))}
      </FieldGroup>
      {choosesTime && (
        <div ref={timePlace}>
          <Field
            label="Time"
            optional
            hint={`In ${zoneName()}. Left empty, it starts now. A time is a reminder: nothing is lost when it passes.`}
            {...form.field('time')}
          >
            <TextInput type="datetime-local" {...form.text('time')} />
          </Field>
        </div>
      )}
      <Stack gap={2}>
        <Button
          size="lg"
          block
          busy={begin.isPending}
          busyLabel={isPlanned ? 'Saving…' : 'Starting…'}
          onClick={form.submit(({ factor, share, time }) => begin.mutate({ factor, share, time }))}
        >
          {isPlanned ? 'Plan for this time' : 'Start now'}
        </Button>
        <Text size="xs" tone={3}>
          {isPlanned
            ? 'The time for the first task runs once you start.'
            : 'The time for the first task runs from then on.'}{' '}
          Everything ends {ATTEMPT_RULES.hours} hours later.
        </Text>
        {!choosesTime && (
          <Button variant="quiet" block onClick={() => setChoosesTime(true)}>
            Choose a time
          </Button>
        )}
      </Stack>
    </Stack>
  )
}
