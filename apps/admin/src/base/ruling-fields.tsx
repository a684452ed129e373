import {
  ADMIN_RULES,
  DECISION_GROUND_WORDS,
  DECISION_GROUNDS,
  MODERATION_LIMITS,
  type DecisionGround,
} from '@tryka/domain'
import { Field, NativeSelect, Stack, TextArea } from '@tryka/ui'
import { useMay } from './deciders'

/** What a decision with reasons is made of, as it is typed. */
export interface Ruling {
  ground: DecisionGround | ''
  facts: string
  /** Of a suspension: a number of days as text, or `open`; nothing is chosen for anybody. */
  days: string
}

export const NO_RULING: Ruling = { ground: '', facts: '', days: '' }

const GROUNDS = [
  { value: '', label: 'Choose a ground' },
  ...DECISION_GROUNDS.map((value) => ({ value, label: DECISION_GROUND_WORDS[value] })),
]
const DAYS = [
  { value: '', label: 'Choose how long' },
  ...[7, 30, ADMIN_RULES.moderatorSuspensionDays].map((days) => ({
    value: String(days),
    label: `${days} days`,
  })),
]
/** Longer than a moderator decides alone. */
const ENDLESS = { value: 'open', label: 'Until an objection succeeds' }

/** A suspension's length as it is sent. */
export const daysOf = ({ days }: Ruling): number | null => (days === 'open' ? null : Number(days))

/** What is missing, by field; empty when it can be sent. */
export function missingIn(
  { ground, facts, days }: Ruling,
  withDays: boolean,
): Partial<Record<keyof Ruling, string>> {
  const { factsMin } = MODERATION_LIMITS
  return {
    ...(ground ? {} : { ground: 'Choose a ground.' }),
    ...(withDays && !days ? { days: 'Choose how long.' } : {}),
    ...(facts.trim().length >= factsMin ? {} : { facts: `Write at least ${factsMin} characters.` }),
  }
}

/** The ids of the fields that lack something: a refused attempt leads to the first of them. */
export const faultsOf = (id: string, missing: ReturnType<typeof missingIn>): string[] =>
  Object.keys(missing).map((name) => `${id}-${name}`)

interface RulingFieldsProps {
  id: string
  value: Ruling
  onChange: (value: Ruling) => void
  /** Says what is missing once somebody tried. */
  tried: boolean
  withDays: boolean
}

/** Ground, facts and, for a suspension, how long. */
export function RulingFields({ id, value, onChange, tried, withDays }: RulingFieldsProps) {
  const mayEndless = useMay('owner')
  const missing = tried ? missingIn(value, withDays) : {}
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
        <Field id={`${id}-days`} label="For how long" error={missing.days ?? ''}>
          <NativeSelect
            options={mayEndless ? [...DAYS, ENDLESS] : DAYS}
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
