import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { endpointQuery } from '@tryka/app-shell'
import {
  getCompanySettings,
  HIRING_LIMITS,
  INTERVIEW_OUTCOMES,
  setOutcome,
  type CompanyInterview,
} from '@tryka/domain'
import { ChoiceGroup, Field, Text, TextArea, TextInput } from '@tryka/ui'
import { useChange } from '../../base/calls/calls'
import { counted } from '../../base/format/format'
import { FormDialog } from '../../base/forms/form-dialog'
import { filled, oneOf, optional } from '../../base/forms/schema'
import { useForm } from '../../base/forms/use-form'

interface OutcomeDialogProps {
  interview: CompanyInterview
  /** Somebody passed: what follows is asked next. */
  onPassed: () => void
  onClose: () => void
}

/** A reason not to wait is asked, and goes along, only while a scorecard is missing that the company wants. */
const schemaOf = (late: boolean) =>
  z.object({
    outcome: oneOf(INTERVIEW_OUTCOMES, 'Choose an outcome.'),
    overrideReason: late ? filled('Give a reason.') : z.string().transform(() => ''),
    feedback: optional(),
    nextStep: optional(),
  })
type Sent = z.output<ReturnType<typeof schemaOf>>

/** Passed or Not Selected; where the company asks for every scorecard and one is missing, it says why it cannot wait. */
export function OutcomeDialog({ interview, onPassed, onClose }: OutcomeDialogProps) {
  const { id, version, candidate, scorecards } = interview
  const missing = scorecards.due - scorecards.submitted
  // Until it is known, the server asks.
  const { data: settings } = useQuery(endpointQuery(getCompanySettings))
  const required = settings?.preferences.requireScorecards === true
  const late = required && missing > 0
  const form = useForm({
    schema: schemaOf(late),
    start: { outcome: '', overrideReason: '', feedback: '', nextStep: '' },
    draft: `outcome:${id}`,
  })
  const save = useChange(
    (api, { outcome, ...texts }: Sent) => {
      const given = Object.entries(texts).filter(([, text]) => text !== '')
      return api.call(setOutcome, {
        params: { id },
        body: { outcome, version, ...(Object.fromEntries(given) as Partial<typeof texts>) },
      })
    },
    {
      done: (_, { outcome }) => `${candidate.name}: ${outcome}`,
      text: (_, { outcome }) =>
        outcome === 'Passed'
          ? 'Next: another interview or an offer.'
          : 'The application stays open until you answer it.',
      failed: 'The outcome could not be set.',
    },
    (_, { outcome }) => {
      form.forget()
      if (outcome === 'Passed') onPassed()
      else onClose()
    },
  )
  return (
    <FormDialog
      title={`Outcome of the interview with ${candidate.name}`}
      submitLabel="Set outcome"
      busyLabel="Setting…"
      busy={save.isPending}
      onClose={onClose}
      {...form.dialog((sent) => save.mutate(sent))}
    >
      <ChoiceGroup
        legend="Outcome"
        options={INTERVIEW_OUTCOMES.map((value) => ({ value, label: value }))}
        {...form.field('outcome')}
        {...form.choice('outcome')}
      />
      {missing > 0 && !required && (
        <Text size="sm">{counted(missing, 'scorecard is', 'scorecards are')} missing.</Text>
      )}
      {late && (
        <Field
          label={`${counted(missing, 'scorecard is', 'scorecards are')} missing. Why not wait?`}
          {...form.field('overrideReason')}
        >
          <TextInput maxLength={HIRING_LIMITS.reason} {...form.text('overrideReason')} />
        </Field>
      )}
      <Field
        label="Feedback"
        optional
        hint="Shared with the candidate when the company's preferences say so."
      >
        <TextArea maxLength={HIRING_LIMITS.feedback} {...form.text('feedback')} />
      </Field>
      <Field label="Next step" optional>
        <TextInput maxLength={HIRING_LIMITS.reason} {...form.text('nextStep')} />
      </Field>
    </FormDialog>
  )
}
