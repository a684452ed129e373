import {
  AVAILABILITIES,
  CURRENCIES,
  EMPLOYMENT_TYPES,
  HIRING_LIMITS,
  LIMITS,
  METROS,
  TECHNOLOGIES,
} from '@tryka/domain'
import { ChipInput, ChipToggleGroup, Field, NativeSelect, TextInput } from '@tryka/ui'
import { FieldPair } from './field-pair'
import type { DraftFieldsProps } from './profile-form'

const same = <T extends string>(values: readonly T[]) => values.map((value) => ({ value, label: value }))
const pick = <T extends string>(all: readonly T[], value: string): T | null =>
  all.find((each) => each === value) ?? null

const COUNTRIES = [
  'AU', 'BR', 'CA', 'CH', 'DE', 'DK', 'ES', 'FR', 'GB', 'IE', 'IL', 'IN', 'IT', 'JP', 'KE', 'KR',
  'MX', 'NG', 'NL', 'NO', 'NZ', 'PL', 'PT', 'RO', 'SE', 'SG', 'TR', 'UA', 'US', 'ZA',
] // prettier-ignore
const countryName = new Intl.DisplayNames('en-GB', { type: 'region' })
const countryOptions = (current: string | null) =>
  [...new Set([...COUNTRIES, ...(current ? [current] : [])])]
    .map((value) => ({ value, label: countryName.of(value) ?? value }))
    .sort((a, b) => a.label.localeCompare(b.label))
const metroOptions = (current: string | null) =>
  same([...new Set([...Object.values(METROS), ...(current ? [current] : [])])])
const REMOTE = [
  { value: '', label: 'Not stated' },
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

/** Where, how and for how much: everything that the match compares with a job. */
export function WishFields({ draft, errors, onChange }: DraftFieldsProps) {
  const remote = draft.openToRemote === null ? '' : draft.openToRemote ? 'yes' : 'no'
  return (
    <>
      <FieldPair>
        <Field label="Location" hint="As shown on your profile">
          <TextInput
            value={draft.location}
            maxLength={LIMITS.shortText}
            onChange={(event) => onChange({ location: event.currentTarget.value })}
          />
        </Field>
        <Field label="Metro area" hint="Compared with jobs on site">
          <NativeSelect
            value={draft.metro ?? ''}
            options={[{ value: '', label: 'None of these' }, ...metroOptions(draft.metro)]}
            onValueChange={(metro) => onChange({ metro: metro || null })}
          />
        </Field>
        <Field label="Country">
          <NativeSelect
            value={draft.country ?? ''}
            options={[{ value: '', label: 'Not stated' }, ...countryOptions(draft.country)]}
            onValueChange={(country) => onChange({ country: country || null })}
          />
        </Field>
        <Field label="Open to remote work">
          <NativeSelect
            value={remote}
            options={REMOTE}
            onValueChange={(value) => onChange({ openToRemote: value === '' ? null : value === 'yes' })}
          />
        </Field>
        <Field label="Salary expectation" hint="A year, at least. Shared only when you choose to." optional>
          <TextInput
            inputMode="numeric"
            value={draft.salaryMin ?? ''}
            maxLength={9}
            onChange={(event) => {
              const digits = event.currentTarget.value.replace(/\D/g, '').slice(0, 8)
              onChange({ salaryMin: digits ? Number(digits) : null })
            }}
          />
        </Field>
        <Field label="Currency" id="profile-currency" error={errors.currency}>
          <NativeSelect
            value={draft.currency ?? ''}
            options={[{ value: '', label: 'Not stated' }, ...same(CURRENCIES)]}
            onValueChange={(value) => onChange({ currency: pick(CURRENCIES, value) })}
          />
        </Field>
        <Field label="Availability">
          <NativeSelect
            value={draft.availability}
            options={same(AVAILABILITIES)}
            onValueChange={(value) =>
              onChange({ availability: pick(AVAILABILITIES, value) ?? draft.availability })
            }
          />
        </Field>
        <Field label="Technology focus">
          <NativeSelect
            value={draft.technology}
            options={same(TECHNOLOGIES)}
            onValueChange={(value) => onChange({ technology: pick(TECHNOLOGIES, value) ?? draft.technology })}
          />
        </Field>
      </FieldPair>
      <ChipToggleGroup
        legend="Types of work"
        options={same(EMPLOYMENT_TYPES)}
        value={draft.types}
        onValueChange={(types) => onChange({ types })}
      />
      <Field label="Would move to" hint="Metro areas, such as Seattle, WA. Press Enter after each." optional>
        <ChipInput
          value={draft.relocateTo}
          maxItems={HIRING_LIMITS.relocateTo}
          maxLength={LIMITS.shortText}
          onValueChange={(relocateTo) => onChange({ relocateTo })}
        />
      </Field>
    </>
  )
}
