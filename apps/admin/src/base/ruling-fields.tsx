import { useId } from 'react'
import {
  DECISION_GROUND_WORDS,
  DECISION_GROUNDS,
  MODERATION_LIMITS,
  type DecisionGround,
} from '@tryka/domain'
import { Field, NativeSelect, Stack, TextArea } from '@tryka/ui'

/** What a decision with reasons is made of, as it is typed. */
export interface Ruling {
  ground: DecisionGround | ''
  facts: string
  /** Of a suspension: a number of days as text, or `open`. */
  days: string
}

export const NO_RULING: Ruling = { ground: '', facts: '', days: 'open' }

const GROUNDS = [
  { value: '', label: 'Choose a ground' },
  ...DECISION_GROUNDS.map((value) => ({ value, label: DECISION_GROUND_WORDS[value] })),
]
const DAYS = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: 'open', label: 'Until an objection succeeds' },
]

/** A suspension's length as it is sent. */
export const daysOf = ({ days }: Ruling): number | null => (days === 'open' ? null : Number(days))

/** What is missing, by field; empty when it can be sent. */
export function missingIn({ ground, facts }: Ruling): Partial<Record<keyof Ruling, string>> {
  const { factsMin } = MODERATION_LIMITS
  return {
    ...(ground ? {} : { ground: 'Choose a ground.' }),
    ...(facts.trim().length >= factsMin ? {} : { facts: `Write at least ${factsMin} characters.` }),
  }
}

interface RulingFieldsProps {
  value: Ruling
  onChange: (value: Ruling) => void
  /** Says what is missing once somebody tried. */
  tried: boolean
  withDays: boolean
}

/** Ground, facts and, for a suspension, how long. */
export function RulingFields({ value, onChange, tried, withDays }: RulingFieldsProps) {
  const id = useId()
  const missing = tried ? missingIn(value) : {}
  return (
    <Stack gap={4}>
      <Field id={`${id}-ground`} label="Ground" error={missing.ground ?? ''}>
        <NativeSelect
          options={GROUNDS}
          value={value.ground}
          onValueChange={(ground) => onChange({ ...value, ground: ground as Ruling['ground'] })}
        />
      </Field>
      {withDays && (
        <Field label="For how long">
          <NativeSelect
            options={DAYS}
            value={value.days}
            onValueChange={(days) => onChange({ ...value, days })}
          />
        </Field>
      )}
      <Field
        id={`${id}-facts`}
        label="Facts"
        hint="What happened, where, and how we know. The person reads this, word for word. Name nobody who reported."
        error={missing.facts ?? ''}
      >
        <TextArea
          rows={4}
          value={value.facts}
          maxLength={MODERATION_LIMITS.facts}
          onChange={(event) => onChange({ ...value, facts: event.currentTarget.value })}
        />
      </Field>
    </Stack>
  )
}
