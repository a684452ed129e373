import {
  HIRING_LIMITS,
  INTERVIEW_OUTCOMES,
  setOutcome,
  type CompanyInterview,
  type InterviewOutcome,
} from '@tryka/domain'
import { ChoiceGroup, Field, TextArea, TextInput } from '@tryka/ui'
import { useState } from 'react'
import { useChange } from '../../app/core/calls'
import { counted } from '../../app/core/format'
import { FormDialog } from '../../app/core/form-dialog'

interface OutcomeDialogProps {
  interview: CompanyInterview
  onClose: () => void
}

/** Passed or Not Selected; with scorecards missing it says why it cannot wait. */
export function OutcomeDialog({ interview, onClose }: OutcomeDialogProps) {
  const { id, version, candidate, scorecards } = interview
  const missing = scorecards.due - scorecards.submitted
  const [outcome, setChosen] = useState<InterviewOutcome>()
  const [texts, setTexts] = useState({ feedback: '', nextStep: '', overrideReason: '' })
  const [tried, setTried] = useState(false)
  const save = useChange(
    (api, chosen: InterviewOutcome) => {
      // A reason not to wait goes along only while something is missing.
      const asked = { ...texts, overrideReason: missing > 0 ? texts.overrideReason : '' }
      const given = Object.entries(asked).flatMap(([name, text]) =>
        text.trim() ? [[name, text.trim()]] : [],
      )
      return api.call(setOutcome, {
        params: { id },
        body: { outcome: chosen, version, ...(Object.fromEntries(given) as Partial<typeof texts>) },
      })
    },
    { done: (_, chosen) => `Outcome: ${chosen}`, failed: 'The outcome could not be set.' },
    onClose,
  )
  const type = (name: keyof typeof texts) => (value: string) => setTexts((now) => ({ ...now, [name]: value }))
  const late = missing > 0 && !texts.overrideReason.trim()
  return (
    <FormDialog
      title={`Outcome of the interview with ${candidate.name}`}
      submitLabel="Set outcome"
      busyLabel="Setting…"
      busy={save.isPending}
      dirty={outcome !== undefined}
      onSubmit={() => {
        setTried(true)
        if (outcome && !late) save.mutate(outcome)
      }}
      onClose={onClose}
    >
      <ChoiceGroup
        legend="Outcome"
        options={INTERVIEW_OUTCOMES.map((value) => ({ value, label: value }))}
        value={outcome}
        onValueChange={setChosen}
        error={tried && !outcome ? 'Choose an outcome.' : ''}
      />
      {missing > 0 && (
        <Field
          label={`${counted(missing, 'scorecard is', 'scorecards are')} missing. Why not wait?`}
          error={tried && late ? 'Give a reason.' : ''}
        >
          <TextInput
            maxLength={HIRING_LIMITS.reason}
            value={texts.overrideReason}
            onChange={(event) => type('overrideReason')(event.currentTarget.value)}
          />
        </Field>
      )}
      <Field
        label="Feedback"
        optional
        hint="Shared with the candidate when the company's preferences say so."
      >
        <TextArea
          maxLength={HIRING_LIMITS.feedback}
          value={texts.feedback}
          onChange={(event) => type('feedback')(event.currentTarget.value)}
        />
      </Field>
      <Field label="Next step" optional>
        <TextInput
          maxLength={HIRING_LIMITS.reason}
          value={texts.nextStep}
          onChange={(event) => type('nextStep')(event.currentTarget.value)}
        />
      </Field>
    </FormDialog>
  )
}
