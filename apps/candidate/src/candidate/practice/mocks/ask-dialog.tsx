import { useState } from 'react'
import { styled } from 'styled-components'
import {
  askMock,
  AskMock,
  BRAND,
  CREDIT_PRICES,
  MOCK_KINDS,
  PRACTICE_TYPE_NAMES,
  type PeerHome,
} from '@tryka/domain'
import { ChipToggleGroup, Field, NativeSelect, Radio, Row, Stack, Text } from '@tryka/ui'
import { useChange } from '../../../base/calls/calls'
import { FormDialog } from '../../../base/forms/form-dialog'
import { zoneName } from '../../../base/format/format'
import { Fault } from '../peers/parts'
import { useChecked } from '../peers/use-checked'
import { DAYS, hourText, KIND_WORDS } from './words'

interface AskProps {
  card: NonNullable<PeerHome['card']>
  balance: number
  onClose: () => void
}
const hours = (from: number) =>
  Array.from({ length: 24 }, (_, n) => ({ value: String(n + from), label: hourText(n + from) }))

/** Looks for somebody: what one does, about what, and when one has time. */
export function AskDialog({ card, balance, onClose }: AskProps) {
  const [value, setValue] = useState<AskMock>({
    kind: 'swap',
    type: card.types[0] ?? 'behavioural',
    language: card.languages[0] ?? 'English',
    hours: { days: [1, 2, 3, 4, 5], from: 18, to: 21 },
    price: 0,
  })
  const [isDirty, setDirty] = useState(false)
  const { of, check } = useChecked(AskMock)
  const set = (part: Partial<AskMock>) => {
    setDirty(true)
    setValue({ ...value, ...part })
  }
  const setHours = (part: Partial<AskMock['hours']>) => set({ hours: { ...value.hours, ...part } })
  const ask = useChange(
    (api, body: AskMock) => api.call(askMock, { body }),
    { done: () => 'We look for somebody', failed: 'Your request could not be saved. Try again.' },
    onClose,
  )
  return (
    <FormDialog
      title="Look for somebody"
      description="Fields and level are those of your card. The other one reads only the name on it."
      submitLabel="Look"
      busyLabel="Saving…"
      busy={ask.isPending}
      dirty={isDirty}
      onClose={onClose}
      onSubmit={() => {
        const body = check({ ...value, price: value.kind === 'ask' ? CREDIT_PRICES.mock : 0 })
        if (body) ask.mutate(body)
      }}
    >
      <Set>
        <legend>What you do</legend>
        {MOCK_KINDS.map((kind) => (
          <Radio
            key={kind}
            name="mock-kind"
            checked={value.kind === kind}
            onChange={() => set({ kind })}
            label={
              <span>
                <b>{KIND_WORDS[kind].name}</b> {KIND_WORDS[kind].text}
              </span>
            }
          />
        ))}
        <Text size="sm" tone={3}>
          {value.kind === 'ask'
            ? `${CREDIT_PRICES.mock} ${BRAND.credits} are put aside, spent once both confirm it and back otherwise. You have ${balance}.`
            : 'Whoever asks gets 50 once both confirm it, at most twice a week.'}
        </Text>
      </Set>
      <Field label="Type of question">
        <NativeSelect
          value={value.type}
          options={card.types.map((type) => ({ value: type, label: PRACTICE_TYPE_NAMES[type] }))}
          onValueChange={(to) => set({ type: card.types.find((one) => one === to) ?? value.type })}
        />
      </Field>
      <Field label="Language">
        <NativeSelect
          value={value.language}
          options={card.languages.map((one) => ({ value: one, label: one }))}
          onValueChange={(to) =>
            set({ language: card.languages.find((one) => one === to) ?? value.language })
          }
        />
      </Field>
      <div>
        <ChipToggleGroup
          legend="Days"
          options={DAYS.map((label, index) => ({ value: String(index + 1), label }))}
          value={value.hours.days.map(String)}
          onValueChange={(days) => setHours({ days: days.map(Number).sort() })}
        />
        <Fault {...of('hours.days')} />
      </div>
      <Stack gap={2}>
        <Row gap={3} wrap>
          <Field label="From">
            <NativeSelect
              value={String(value.hours.from)}
              options={hours(0)}
              onValueChange={(from) => setHours({ from: Number(from) })}
            />
          </Field>
          <Field label="To" {...of('hours.to')}>
            <NativeSelect
              value={String(value.hours.to)}
              options={hours(1)}
              onValueChange={(to) => setHours({ to: Number(to) })}
            />
          </Field>
        </Row>
        <Text size="sm" tone={3}>
          In {zoneName()}, the zone of your profile. Two people need at least two hours in common.
        </Text>
      </Stack>
    </FormDialog>
  )
}

const Set = styled.fieldset`
  display: grid;
  gap: var(--sp-2);
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-bottom: var(--sp-2);
    padding: 0;
    font-weight: var(--fw-strong);
  }
`
