import { HIRING_LIMITS, type draftOffer, type PostingDetail } from '@tryka/domain'
import { Field, TextArea, TextInput } from '@tryka/ui'
import type { BodyOf } from '../../../base/calls/calls'
import { lastMinute } from '../../../base/format/days'
import { formatCount, zoneName } from '../../../base/format/format'
import { LevelPair } from '../../../base/forms/level-pair'
import type { Form } from '../../../base/forms/use-form'
import { InterviewsAhead, type aheadOf, type AheadChoice } from './interviews-ahead'
import { outOfRange, type OfferForm } from './offer-form'

export interface Typed extends OfferForm {
  /** What happens to interviews ahead; empty until somebody says. */
  interviews: AheadChoice | ''
}

/** What is sent of what was typed. */
export function bodyOf(typed: Typed, posting: PostingDetail): BodyOf<typeof draftOffer> {
  const reason = typed.reason.trim()
  return {
    salary: Number(typed.salary),
    currency: posting.currency ?? 'USD',
    period: posting.period ?? 'year',
    startDate: typed.startDate,
    expiresAt: lastMinute(typed.expiresOn) ?? '',
    terms: typed.terms.trim(),
    ...(reason ? { outOfRangeReason: reason } : {}),
  }
}

interface FieldsProps {
  form: Form<Typed, Typed>
  posting: PostingDetail
  /** Interviews about which the sender is asked. */
  ahead: ReturnType<typeof aheadOf>
}

/** The fields of an offer; outside the posted range it says why. */
export function OfferFields({ form, posting, ahead }: FieldsProps) {
  const { salary, interviews } = form.values
  const range = `Posted: ${formatCount(posting.salaryMin ?? 0)} to ${formatCount(posting.salaryMax ?? 0)} ${posting.currency ?? ''}.`
  return (
    <>
      <Field
        label={`Pay per ${posting.period ?? 'year'}, ${posting.currency ?? 'USD'}`}
        hint={range}
        {...form.field('salary')}
      >
        <TextInput inputMode="numeric" maxLength={9} {...form.text('salary')} />
      </Field>
      {outOfRange(Number(salary), posting.salaryMin, posting.salaryMax) && (
        <Field label="Why is it outside the posted range?" {...form.field('reason')}>
          <TextInput maxLength={HIRING_LIMITS.reason} {...form.text('reason')} />
        </Field>
      )}
      <LevelPair>
        <Field label="Start date" {...form.field('startDate')}>
          <TextInput type="date" {...form.text('startDate')} />
        </Field>
        <Field label="Answer until" hint={`The end of that day, ${zoneName()}.`} {...form.field('expiresOn')}>
          <TextInput type="date" {...form.text('expiresOn')} />
        </Field>
      </LevelPair>
      <Field label="Terms" optional>
        <TextArea maxLength={HIRING_LIMITS.terms} {...form.text('terms')} />
      </Field>
      <InterviewsAhead
        ahead={ahead}
        {...form.field('interviews')}
        value={interviews || undefined}
        onValueChange={(value) => form.set('interviews', value)}
      />
    </>
  )
}
