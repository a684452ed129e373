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
import { countryOptions, same } from '../../../base/forms/choices'
import { FieldPair } from './field-pair'
import type { ProfileFieldsProps } from './profile-draft'

const pick = <T extends string>(all: readonly T[], value: string): T | null =>
  all.find((each) => each === value) ?? null

const metroOptions = (current: string | null) =>
  same([...new Set([...Object.values(METROS), ...(current ? [current] : [])])])
const REMOTE = [
  { value: '', label: 'Not stated' },
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

/** Where, how and for how much: everything that the match compares with a job. */
export function WishFields({ form }: ProfileFieldsProps) {
  const { values, set } = form
  const remote = values.openToRemote === null ? '' : values.openToRemote ? 'yes' : 'no'
  return (
    <>
      <FieldPair>
        <Field label="Location" hint="As shown on your profile" {...form.field('location')}>
          <TextInput maxLength={LIMITS.shortText} {...form.text('location')} />
        </Field>
        <Field label="Metro area" hint="Compared with jobs on site">
          <NativeSelect
            value={values.metro ?? ''}
            options={[{ value: '', label: 'None of these' }, ...metroOptions(values.metro)]}
            onValueChange={(metro) => set('metro', metro || null)}
          />
        </Field>
        <Field label="Country">
          <NativeSelect
            value={values.country ?? ''}
            options={[{ value: '', label: 'Not stated' }, ...countryOptions(values.country)]}
            onValueChange={(country) => set('country', country || null)}
          />
        </Field>
        <Field label="Open to remote work">
          <NativeSelect
            value={remote}
            options={REMOTE}
            onValueChange={(value) => set('openToRemote', value === '' ? null : value === 'yes')}
          />
        </Field>
        <Field label="Salary expectation" hint="A year, at least. Shared only when you choose to." optional>
          <TextInput
            inputMode="numeric"
            value={values.salaryMin ?? ''}
            maxLength={9}
            onChange={(event) => {
              const digits = event.currentTarget.value.replace(/\D/g, '').slice(0, 8)
              set('salaryMin', digits ? Number(digits) : null)
            }}
          />
        </Field>
        <Field label="Currency" {...form.field('currency')}>
          <NativeSelect
            value={values.currency ?? ''}
            options={[{ value: '', label: 'Not stated' }, ...same(CURRENCIES)]}
            onValueChange={(value) => set('currency', pick(CURRENCIES, value))}
          />
        </Field>
        <Field label="Availability">
          <NativeSelect
            value={values.availability}
            options={same(AVAILABILITIES)}
            onValueChange={(value) => set('availability', pick(AVAILABILITIES, value) ?? values.availability)}
          />
        </Field>
        <Field label="Technology focus">
          <NativeSelect
            value={values.technology}
            options={same(TECHNOLOGIES)}
            onValueChange={(value) => set('technology', pick(TECHNOLOGIES, value) ?? values.technology)}
          />
        </Field>
      </FieldPair>
      <ChipToggleGroup legend="Types of work" options={same(EMPLOYMENT_TYPES)} {...form.choice('types')} />
      <Field label="Would move to" hint="Metro areas, such as Seattle, WA. Press Enter after each." optional>
        <ChipInput
          maxItems={HIRING_LIMITS.relocateTo}
          maxLength={LIMITS.shortText}
          {...form.choice('relocateTo')}
        />
      </Field>
    </>
  )
}
