import { Building2, UserRound } from 'lucide-react'
import { useLayoutEffect, useRef, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { CaptchaField } from '@tryka/app-shell'
import { EXPERIENCE_LABELS, EXPERIENCE_LEVELS, FOCUS_AREAS, LIMITS } from '@tryka/domain'
import {
  Button,
  ChipToggleGroup,
  ChoiceGroup,
  ErrorSummary,
  Field,
  NativeSelect,
  Pair,
  Stack,
  Text,
  TextArea,
  TextInput,
} from '@tryka/ui'
import { FormPanel } from '../../../base/forms/form-panel'
import { prepareToasts } from '../../../base/toasts/toasts'
import { BY_TYPE, FIELD_IDS } from '../content'
import { DRAFT } from './draft-storage'
import { EmailVerificationField } from './verification/email-verification-field'
import { experienceOf, valuesOf } from './form-values'
import type { EarlyAccessFormControl } from './use-early-access-form'

const TYPES = [
  {
    value: 'candidate',
    label: 'I’m a Job Seeker',
    description: 'Verify skills and get matched',
    icon: UserRound,
  },
  { value: 'company', label: 'I’m an Employer', description: 'Meet pre-vetted talent', icon: Building2 },
] as const
const EXPERIENCE = [
  { value: '', label: 'Choose a level' },
  ...EXPERIENCE_LEVELS.map((value) => ({ value, label: EXPERIENCE_LABELS[value] })),
]
const AREAS = FOCUS_AREAS.map((area) => ({ value: area, label: area }))
const FOCUS = [{ value: '', label: 'Choose one area' }, ...AREAS]

/** The fields of the signup in the order of a person's thinking: who, proof, work, wishes, one sum, send. */
export function EarlyAccessForm({ form }: { form: EarlyAccessFormControl }) {
  const { values, set, errors, verification, problems } = form
  const element = useRef<HTMLFormElement>(null)
  const words = BY_TYPE[values.userType]
  useTypedBefore(element, form)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = await form.submit()
    const fields = found.flatMap((problem) => problem.fields)
    const [only] = fields
    if (only && found.length === 1) document.getElementById(FIELD_IDS[only])?.focus()
  }

  return (
    <FormPanel
      ref={element}
      id="form"
      data-draft={DRAFT}
      noValidate
      aria-label="Early-access request"
      onFocus={prepareToasts}
      onSubmit={(event) => void submit(event)}
    >
      {problems.length > 1 && (
        <ErrorSummary
          title="There is a problem"
          attempt={form.attempt}
          errors={problems.flatMap(({ fields: [field], message }) =>
            field ? [{ fieldId: FIELD_IDS[field], message }] : [],
          )}
        />
      )}
      <ChoiceGroup
        legend="I am joining as"
        name="userType"
        options={TYPES}
        value={values.userType}
        onValueChange={(type) => set('userType', type)}
      />
      <Pair>
        <Field id={FIELD_IDS.name} label="Full name" error={errors.name}>
          <TextInput
            name="name"
            autoComplete="name"
            required
            maxLength={LIMITS.name}
            value={values.name}
            onChange={(event) => set('name', event.currentTarget.value)}
          />
        </Field>
        <Field label="Experience" optional>
          <NativeSelect
            name="experience"
            options={EXPERIENCE}
            value={values.experience}
            onValueChange={(value) => set('experience', experienceOf(value))}
          />
        </Field>
      </Pair>
      <EmailVerificationField
        email={values.email}
        onEmailChange={(email) => set('email', email)}
        error={errors.email}
        verification={verification}
      />
      <Pair>
        <Field label={words.company} optional>
          <TextInput
            name="company"
            autoComplete="organization"
            maxLength={LIMITS.shortText}
            placeholder={words.companyExample}
            value={values.company}
            onChange={(event) => set('company', event.currentTarget.value)}
          />
        </Field>
        <Field label={words.position} optional>
          <TextInput
            name="position"
            autoComplete="organization-title"
            maxLength={LIMITS.shortText}
            placeholder={words.positionExample}
            value={values.position}
            onChange={(event) => set('position', event.currentTarget.value)}
          />
        </Field>
      </Pair>
      <Field label="Focus area" optional>
        <NativeSelect
          name="focusArea"
          options={FOCUS}
          value={values.focusArea}
          onValueChange={(area) => set('focusArea', area)}
        />
      </Field>
      <ChipToggleGroup
        legend={
          <>
            Interests <Quiet>(choose any)</Quiet>
          </>
        }
        name="interests"
        options={AREAS}
        value={values.interests}
        onValueChange={(interests) => set('interests', interests)}
      />
      <Field label="Message" optional>
        <TextArea
          name="message"
          rows={3}
          maxLength={LIMITS.message}
          placeholder="Anything we should know?"
          value={values.message}
          onChange={(event) => set('message', event.currentTarget.value)}
        />
      </Field>
      <CaptchaField
        id={FIELD_IDS.captcha}
        captcha={form.captcha}
        hint="Type the answer to this sum. It keeps automated sign-ups out."
        error={errors.captcha}
      />
      <Stack gap={3}>
        <Button type="submit" size="lg" block busy={form.submitting} busyLabel="Submitting…">
          Request early access
        </Button>
        <Text size="xs" tone={3}>
          By joining you agree to our <a href="/terms-of-service">Terms of Service</a> and{' '}
          <a href="/privacy-policy">Privacy Policy</a>.
        </Text>
      </Stack>
    </FormPanel>
  )
}

/** Takes over what was typed or chosen while the page was still plain HTML. */
function useTypedBefore(element: { readonly current: HTMLFormElement | null }, form: EarlyAccessFormControl) {
  const first = useRef(form)
  useLayoutEffect(() => {
    if (element.current) first.current.adopt(valuesOf(element.current))
  }, [element])
}

const Quiet = styled.span`
  color: var(--text-3);
  font-weight: var(--fw-regular);
`
