import { styled } from 'styled-components'
import { LIMITS, PRIVACY_CHOICES, TECHNOLOGIES } from '@tryka/domain'
import { ChoiceGroup, Field, NativeSelect, Pair, TextInput } from '@tryka/ui'
import { countryOptions, same } from '../../base/forms/choices'
import type { Form } from '../../base/forms/use-form'
import { QUESTIONS, type EMPTY_ABOUT, type UNANSWERED } from './profile-form'

/** Who somebody is, in a few words. */
export function About({ form, nameError }: { form: Form<typeof EMPTY_ABOUT, unknown>; nameError: string }) {
  const name = form.field('name')
  return (
    <>
      <Field label="Name" {...name} error={name.error || nameError}>
        <TextInput autoComplete="name" maxLength={LIMITS.name} {...form.text('name')} />
      </Field>
      <Field label="Current role" optional hint="The line below your name." {...form.field('title')}>
        <TextInput autoComplete="organization-title" {...form.text('title')} />
      </Field>
      <Pair>
        <Field label="Where you live" optional {...form.field('location')}>
          <TextInput maxLength={LIMITS.shortText} {...form.text('location')} />
        </Field>
        <Field label="Country" optional {...form.field('country')}>
          <NativeSelect
            options={[{ value: '', label: 'Not stated' }, ...countryOptions(null)]}
            {...form.choice('country')}
          />
        </Field>
      </Pair>
      <Field label="Field you work in" {...form.field('technology')}>
        <NativeSelect
          placeholder="Choose a field"
          options={same(TECHNOLOGIES)}
          {...form.choice('technology')}
        />
      </Field>
    </>
  )
}

interface PrivacyProps {
  form: Form<typeof UNANSWERED, unknown>
  refused: (path: string) => string
}

/** Four questions, each answered by itself. */
export const Privacy = ({ form, refused }: PrivacyProps) =>
  PRIVACY_CHOICES.map((choice) => {
    const { legend, hint, yes, no } = QUESTIONS[choice]
    const { id, error } = form.field(choice)
    return (
      <Apart key={choice}>
        <Ask
          id={id}
          legend={legend}
          hint={hint}
          error={error || refused(`privacy.${choice}`)}
          options={[
            { value: 'yes', label: yes[0], description: yes[1] },
            { value: 'no', label: no[0], description: no[1] },
          ]}
          {...form.choice(choice)}
        />
      </Apart>
    )
  })

// Each question stands by itself. A line of the group itself would run through its legend.
const Apart = styled.div`
  & + & {
    padding-top: var(--sp-6);
    border-top: var(--bw) solid var(--line);
  }
`
const Ask = styled(ChoiceGroup)`
  legend {
    font: var(--fw-display) var(--fs-6) / 1.3 var(--font-display);
  }
` as typeof ChoiceGroup
