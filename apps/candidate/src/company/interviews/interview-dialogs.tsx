import { z } from 'zod'
import {
  cancelCompanyInterview,
  completeInterview,
  confirmCompanyInterview,
  reportCompanyNoShow,
  type CompanyInterview,
} from '@tryka/domain'
import { ChoiceGroup, ConfirmDialog, Field, TextInput } from '@tryka/ui'
import { useChange } from '../../base/calls/calls'
import { FormDialog } from '../../base/forms/form-dialog'
import { formatMoment, zoneName } from '../../base/format/format'
import { filled, optional } from '../../base/forms/schema'
import { useForm } from '../../base/forms/use-form'
import { RescheduleDialog } from '../parts/interviews/reschedule-dialog'
import { ReasonDialog } from '../../base/dialogs/reason-dialog'
import { NextStepDialog } from './next-step-dialog'
import { OutcomeDialog } from './outcome-dialog'
import { ScorecardDialog } from './scorecard-dialog'

/** What is asked about an interview. */
export interface Asked {
  interview: CompanyInterview
  what:
    | 'confirm'
    | 'agreed'
    | 'reschedule'
    | 'complete'
    | 'outcome'
    | 'cancel'
    | 'no-show'
    | 'scorecard'
    | 'next'
}

interface InterviewDialogsProps {
  asked: Asked
  onAsk: (asked: Asked) => void
  onClose: () => void
}

/** The question that belongs to a move of an interview. */
export function InterviewDialogs({ asked: { interview, what }, onAsk, onClose }: InterviewDialogsProps) {
  if (what === 'reschedule') return <RescheduleDialog interview={interview} onClose={onClose} />
  if (what === 'outcome') {
    const next = () => onAsk({ interview, what: 'next' })
    return <OutcomeDialog interview={interview} onPassed={next} onClose={onClose} />
  }
  if (what === 'next') return <NextStepDialog interview={interview} onClose={onClose} />
  if (what === 'scorecard') return <ScorecardDialog interview={interview} onClose={onClose} />
  if (what === 'complete') return <CompleteDialog interview={interview} onClose={onClose} />
  if (what === 'confirm' || what === 'agreed')
    return <ConfirmTime interview={interview} agreed={what === 'agreed'} onClose={onClose} />
  return <EndDialog interview={interview} noShow={what === 'no-show'} onClose={onClose} />
}

interface OneProps {
  interview: CompanyInterview
  onClose: () => void
}

function CompleteDialog({ interview, onClose }: OneProps) {
  const { id, version, candidate } = interview
  const complete = useChange(
    (api) => api.call(completeInterview, { params: { id }, body: { version } }),
    {
      done: () => 'Interview held',
      text: () => 'Write your scorecard next.',
      failed: 'The interview could not be marked.',
    },
    onClose,
  )
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Interview with ${candidate.name} held?`}
      text="Its interviewers are asked for their scorecards."
      confirmLabel="Mark as held"
      busyLabel="Marking…"
      busy={complete.isPending}
      onConfirm={() => complete.mutate()}
    />
  )
}

/** One of the proposed times; a time that was agreed elsewhere needs to say where. */
function ConfirmTime({ interview, agreed, onClose }: OneProps & { agreed: boolean }) {
  const { id, version, candidate, proposedSlots, timeZone } = interview
  const form = useForm({
    schema: z.object({ slot: z.string(), reason: agreed ? filled('Give a reason.') : optional() }),
    start: { slot: proposedSlots[0] ?? '', reason: '' },
  })
  const confirm = useChange(
    (api, { slot, reason }: { slot: string; reason: string }) =>
      api.call(confirmCompanyInterview, {
        params: { id },
        body: { slot, version, ...(agreed ? { reason } : {}) },
      }),
    {
      done: () => 'Interview confirmed',
      text: (_, { slot }) => `${candidate.name}, ${formatMoment(slot, timeZone)}.`,
      failed: 'The interview could not be confirmed.',
    },
    onClose,
  )
  return (
    <FormDialog
      title={agreed ? 'Record an agreed time' : 'Pick a time'}
      description={`${candidate.name}, ${zoneName(timeZone)}`}
      submitLabel="Confirm interview"
      busyLabel="Confirming…"
      busy={confirm.isPending}
      onClose={onClose}
      {...form.dialog((sent) => confirm.mutate(sent))}
    >
      <ChoiceGroup
        legend="Time"
        options={proposedSlots.map((value) => ({ value, label: formatMoment(value, timeZone) }))}
        {...form.choice('slot')}
      />
      {agreed && (
        <Field label="How was it agreed?" {...form.field('reason')}>
          <TextInput maxLength={500} {...form.text('reason')} />
        </Field>
      )}
    </FormDialog>
  )
}

function EndDialog({ interview, noShow, onClose }: OneProps & { noShow: boolean }) {
  const { id, version, candidate } = interview
  const end = useChange(
    (api, reason: string) =>
      api.call(noShow ? reportCompanyNoShow : cancelCompanyInterview, {
        params: { id },
        body: { version, ...(reason ? { reason } : {}) },
      }),
    {
      done: () => (noShow ? 'Absence recorded' : 'Interview cancelled'),
      text: () => `${candidate.name} is told.`,
      failed: noShow ? 'The absence could not be recorded.' : 'The interview could not be cancelled.',
    },
    onClose,
  )
  return (
    <ReasonDialog
      title={noShow ? `${candidate.name} did not come` : `Cancel the interview with ${candidate.name}`}
      description={noShow ? 'This is kept with the application.' : 'Everybody invited gets a cancellation.'}
      submitLabel={noShow ? 'Record absence' : 'Cancel interview'}
      busyLabel={noShow ? 'Recording…' : 'Cancelling…'}
      optional
      danger={!noShow}
      busy={end.isPending}
      onSubmit={(reason) => end.mutate(reason)}
      onClose={onClose}
    />
  )
}
