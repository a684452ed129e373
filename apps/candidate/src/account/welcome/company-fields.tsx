import { COMPANY_INDUSTRIES, COMPANY_NAME, COMPANY_SIZES, HIRING_LIMITS, LIMITS } from '@tryka/domain'
import { Field, NativeSelect, Pair, TextArea, TextInput } from '@tryka/ui'
import { countryOptions, same, zoneOptions } from '../../base/forms/choices'
import type { Form } from '../../base/forms/use-form'
import type { EMPTY_COMPANY, EMPTY_MEMBER, emptyDetails } from './company-form'

interface Part<Typed extends Record<string, string>> {
  form: Form<Typed, unknown>
  /** What the server said about a field. */
  refused: (path: string) => string
}

export function CompanyFields({ form, refused }: Part<typeof EMPTY_COMPANY>) {
  const [name, domain] = [form.field('name'), form.field('domain')]
  return (
    <>
      <Field label="Company name" {...name} error={name.error || refused('name')}>
        <TextInput autoComplete="organization" maxLength={COMPANY_NAME.max} {...form.text('name')} />
      </Field>
      <Field
        label="Web domain"
        hint="Such as northwind.com. You prove it with an address there."
        {...domain}
        error={domain.error || refused('domain')}
      >
        <TextInput inputMode="url" autoComplete="url" {...form.text('domain')} />
      </Field>
      <Pair>
        <Field label="Industry" {...form.field('industry')}>
          <NativeSelect
            placeholder="Choose"
            options={same(COMPANY_INDUSTRIES)}
            {...form.choice('industry')}
          />
        </Field>
        <Field label="People" {...form.field('size')}>
          <NativeSelect placeholder="Choose" options={same(COMPANY_SIZES)} {...form.choice('size')} />
        </Field>
      </Pair>
    </>
  )
}

export function DetailsFields({ form, refused }: Part<ReturnType<typeof emptyDetails>>) {
  const country = form.field('country')
  return (
    <>
      <Pair>
        <Field label="Where you are" optional {...form.field('location')}>
          <TextInput maxLength={LIMITS.shortText} {...form.text('location')} />
        </Field>
        <Field label="Country" {...country} error={country.error || refused('country')}>
          <NativeSelect placeholder="Choose" options={countryOptions(null)} {...form.choice('country')} />
        </Field>
      </Pair>
      <Field label="Time zone" hint="Every time of the company is told in it." {...form.field('timeZone')}>
        <NativeSelect options={zoneOptions(form.values.timeZone)} {...form.choice('timeZone')} />
      </Field>
      <Field label="What you do" optional {...form.field('description')}>
        <TextArea rows={4} maxLength={HIRING_LIMITS.bio} {...form.text('description')} />
      </Field>
    </>
  )
}

export function MemberFields({ form, refused }: Part<typeof EMPTY_MEMBER>) {
  const name = form.field('name')
  return (
    <Pair>
      <Field label="Your name" {...name} error={name.error || refused('member.name')}>
        <TextInput autoComplete="name" maxLength={LIMITS.name} {...form.text('name')} />
      </Field>
      <Field label="Your title" optional {...form.field('title')}>
        <TextInput
          autoComplete="organization-title"
          maxLength={HIRING_LIMITS.title}
          {...form.text('title')}
        />
      </Field>
    </Pair>
  )
}
