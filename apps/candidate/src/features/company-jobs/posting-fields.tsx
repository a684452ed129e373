import {
  CURRENCIES,
  EMPLOYMENT_TYPES,
  HIRING_LIMITS,
  PAY_PERIODS,
  POSTING_MAX_DAYS,
  POSTING_MIN_DESCRIPTION,
  TECHNOLOGIES,
  URGENCIES,
  WORK_MODES,
} from '@tryka/domain'
import { ChipInput, ChipRadioGroup, Field, NativeSelect, Pair, Switch, TextArea, TextInput } from '@tryka/ui'
import { dayAhead, lastDay, type PostingForm } from './posting-form'
import type { PostingFormState } from './use-posting-form'

export interface PartProps {
  state: PostingFormState
  /** Goes before the name of a field in its id, for the error summary. */
  prefix: string
}

type TextName = 'title' | 'department' | 'location' | 'salaryMin' | 'salaryMax' | 'openings' | 'minYears'
interface LineProps extends PartProps {
  name: TextName
  label: string
  optional?: boolean
  hint?: string
  numeric?: boolean
}

function Line({ state, prefix, name, label, optional, hint, numeric }: LineProps) {
  return (
    <Field id={`${prefix}${name}`} label={label} optional={optional} hint={hint} error={state.errorOf(name)}>
      <TextInput
        value={state.form[name]}
        maxLength={numeric ? 9 : HIRING_LIMITS.title}
        inputMode={numeric ? 'numeric' : undefined}
        onChange={(event) => state.set({ [name]: event.currentTarget.value })}
      />
    </Field>
  )
}

interface ChoiceProps<Name extends keyof PostingForm> extends PartProps {
  name: Name
  label: string
  options: readonly (PostingForm[Name] & string)[]
  labelOf?: (value: string) => string
}

function Choice<Name extends 'technology' | 'mode' | 'type' | 'urgency' | 'currency' | 'period'>(
  props: ChoiceProps<Name>,
) {
  const { state, prefix, name, label, options, labelOf = (value) => value } = props
  return (
    <Field id={`${prefix}${name}`} label={label} error={state.errorOf(name)}>
      <NativeSelect
        options={options.map((value) => ({ value, label: labelOf(value) }))}
        value={state.form[name] ?? ''}
        onValueChange={(chosen) => {
          const value = options.find((each) => each === chosen)
          if (value !== undefined) state.set({ [name]: value })
        }}
      />
    </Field>
  )
}

export function BasicFields(props: PartProps) {
  const { state, prefix } = props
  const length = state.form.description.trim().length
  return (
    <>
      <Pair>
        <Line {...props} name="title" label="Title" />
        <Line {...props} name="department" label="Department" optional />
      </Pair>
      <Pair>
        <Choice {...props} name="technology" label="Technology" options={TECHNOLOGIES} />
        <Choice {...props} name="type" label="Employment" options={EMPLOYMENT_TYPES} />
      </Pair>
      <Pair>
        <Choice {...props} name="urgency" label="Priority" options={URGENCIES} />
        <Line {...props} name="openings" label="Openings" numeric hint="How many people you look for." />
      </Pair>
      <Field
        id={`${prefix}description`}
        label="Description"
        hint={`At least ${POSTING_MIN_DESCRIPTION} characters; now ${length}.`}
        error={state.errorOf('description')}
      >
        <TextArea
          rows={9}
          value={state.form.description}
          maxLength={HIRING_LIMITS.description}
          onChange={(event) => state.set({ description: event.currentTarget.value })}
        />
      </Field>
    </>
  )
}

export function PlaceFields(props: PartProps) {
  const { state, prefix } = props
  const remote = state.form.mode === 'Remote'
  return (
    <Pair>
      <Choice {...props} name="mode" label="Where people work" options={WORK_MODES} />
      {remote ? (
        <Field
          id={`${prefix}regions`}
          label="Countries"
          hint="Two-letter codes of the countries in which people may live, such as US."
          error={state.errorOf('regions')}
        >
          <ChipInput
            value={state.form.regions}
            maxItems={HIRING_LIMITS.regions}
            maxLength={2}
            onValueChange={(regions) => state.set({ regions: regions.map((each) => each.toUpperCase()) })}
          />
        </Field>
      ) : (
        <Line
          {...props}
          name="location"
          label="Place of work"
          hint="Such as San Francisco, New York or Seattle."
        />
      )}
    </Pair>
  )
}

export function PayFields(props: PartProps) {
  return (
    <>
      <Pair>
        <Line {...props} name="salaryMin" label="From" numeric />
        <Line {...props} name="salaryMax" label="To" numeric />
      </Pair>
      <Pair>
        <Choice {...props} name="currency" label="Currency" options={CURRENCIES} />
        <Choice {...props} name="period" label="Per" options={PAY_PERIODS} />
      </Pair>
    </>
  )
}

export function ClosingFields(props: PartProps) {
  const { state, prefix } = props
  const { existingVacancy, closesOn, blindReview } = state.form
  return (
    <>
      <Pair>
        <Field
          id={`${prefix}closesAt`}
          label="Closes on"
          hint={`At most ${POSTING_MAX_DAYS} days ahead.`}
          error={state.errorOf('closesAt')}
        >
          <TextInput
            type="date"
            min={dayAhead(0)}
            max={lastDay()}
            value={closesOn}
            onChange={(event) => state.set({ closesOn: event.currentTarget.value })}
          />
        </Field>
        <Line
          {...props}
          name="minYears"
          label="Years of experience"
          numeric
          hint="More than asked adds nothing to a match."
        />
      </Pair>
      <ChipRadioGroup
        id={`${prefix}existingVacancy`}
        legend="Is this a vacancy that exists now?"
        error={state.errorOf('existingVacancy')}
        options={[
          { value: 'yes', label: 'Yes, it is open now' },
          { value: 'no', label: 'No, for later' },
        ]}
        value={existingVacancy === false ? 'no' : 'yes'}
        onValueChange={(value) => state.set({ existingVacancy: value === 'yes' })}
      />
      <Switch
        label="Blind review: names and contacts stay hidden until an interview is confirmed"
        checked={blindReview}
        onCheckedChange={(on) => state.set({ blindReview: on })}
      />
    </>
  )
}
