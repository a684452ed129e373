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
import {
  ChipRadioGroup,
  Field,
  NativeSelect,
  Pair,
  Switch,
  TextArea,
  TextInput,
  type FieldProps,
} from '@tryka/ui'
import { countryOptions } from '../../../base/forms/choices'
import { dayAhead } from '../../../base/format/days'
import { zoneName } from '../../../base/format/format'
import { CountriesField } from './countries-field'
import { lastDay, type PartProps } from './posting-form'

type TextName = 'title' | 'department' | 'location' | 'salaryMin' | 'salaryMax' | 'openings' | 'minYears'
interface LineProps extends PartProps {
  name: TextName
  label: string
  optional?: boolean
  hint?: string
  numeric?: boolean
}

function Line({ form, name, label, optional, hint, numeric }: LineProps) {
  return (
    <Field label={label} optional={optional} hint={hint} {...form.field(name)}>
      <TextInput
        maxLength={numeric ? 9 : HIRING_LIMITS.title}
        inputMode={numeric ? 'numeric' : undefined}
        {...form.text(name)}
      />
    </Field>
  )
}

interface ChoiceProps<Value extends string> extends Pick<FieldProps, 'label' | 'id' | 'error'> {
  options: readonly Value[]
  value: Value | null
  onValueChange: (value: Value) => void
}

function Choice<Value extends string>({ options, value, onValueChange, ...field }: ChoiceProps<Value>) {
  return (
    <Field {...field}>
      <NativeSelect
        options={options.map((each) => ({ value: each, label: each }))}
        value={value ?? ''}
        onValueChange={(chosen) => {
          const found = options.find((each) => each === chosen)
          if (found !== undefined) onValueChange(found)
        }}
      />
    </Field>
  )
}

/** How much of its room a text has, once little is left: what is over is not taken. */
const roomFor = (text: string, most: number): string | undefined =>
  text.length > most * 0.8 ? `${text.length} of ${most} characters.` : undefined

export function BasicFields(props: PartProps) {
  const { form } = props
  const length = form.values.description.trim().length
  return (
    <>
      <Pair>
        <Line {...props} name="title" label="Title" hint={roomFor(form.values.title, HIRING_LIMITS.title)} />
        <Line {...props} name="department" label="Department" optional />
      </Pair>
      <Pair>
        <Choice
          label="Technology"
          options={TECHNOLOGIES}
          {...form.field('technology')}
          {...form.choice('technology')}
        />
        <Choice
          label="Employment"
          options={EMPLOYMENT_TYPES}
          {...form.field('type')}
          {...form.choice('type')}
        />
      </Pair>
      <Pair>
        <Choice label="Priority" options={URGENCIES} {...form.field('urgency')} {...form.choice('urgency')} />
        <Line {...props} name="openings" label="Openings" numeric hint="How many people you look for." />
      </Pair>
      <Field
        label="Description"
        hint={`At least ${POSTING_MIN_DESCRIPTION} characters; now ${length}.`}
        {...form.field('description')}
      >
        <TextArea rows={9} maxLength={HIRING_LIMITS.description} {...form.text('description')} />
      </Field>
    </>
  )
}

export function PlaceFields(props: PartProps) {
  const { form } = props
  const remote = form.values.mode === 'Remote'
  return (
    <>
      <Pair>
        <Choice
          label="Where people work"
          options={WORK_MODES}
          {...form.field('mode')}
          {...form.choice('mode')}
        />
        {remote ? (
          <CountriesField {...props} />
        ) : (
          <Line
            {...props}
            name="location"
            label="Place of work"
            hint="Such as San Francisco, New York or Seattle."
          />
        )}
      </Pair>
      {!remote && (
        <Field
          label="Country"
          hint="Told with the place on the public page of the job."
          {...form.field('country')}
        >
          <NativeSelect
            options={[
              { value: '', label: 'Choose a country' },
              ...countryOptions(form.values.country || null),
            ]}
            {...form.choice('country')}
          />
        </Field>
      )}
    </>
  )
}

export function PayFields(props: PartProps) {
  const { form } = props
  return (
    <>
      <Pair>
        <Line {...props} name="salaryMin" label="From" numeric />
        <Line {...props} name="salaryMax" label="To" numeric />
      </Pair>
      <Pair>
        <Choice
          label="Currency"
          options={CURRENCIES}
          {...form.field('currency')}
          {...form.choice('currency')}
        />
        <Choice label="Per" options={PAY_PERIODS} {...form.field('period')} {...form.choice('period')} />
      </Pair>
    </>
  )
}

export function ClosingFields(props: PartProps) {
  const { form } = props
  const { existingVacancy, blindReview } = form.values
  return (
    <>
      <Pair>
        <Field
          label="Closes on"
          hint={`At the end of that day, ${zoneName()}; at most ${POSTING_MAX_DAYS} days ahead.`}
          {...form.field('closesOn')}
        >
          <TextInput type="date" min={dayAhead(0)} max={lastDay()} {...form.text('closesOn')} />
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
        legend="Is this a vacancy that exists now?"
        {...form.field('existingVacancy')}
        options={[
          { value: 'yes', label: 'Yes, it is open now' },
          { value: 'no', label: 'No, for later' },
        ]}
        value={existingVacancy === false ? 'no' : 'yes'}
        onValueChange={(value) => form.set('existingVacancy', value === 'yes')}
      />
      <Switch
        label="Blind review: names and contacts stay hidden until an interview is confirmed"
        checked={blindReview}
        onCheckedChange={(on) => form.set('blindReview', on)}
      />
    </>
  )
}
