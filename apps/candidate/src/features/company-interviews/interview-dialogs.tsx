import {
  cancelCompanyInterview,
  completeInterview,
  confirmCompanyInterview,
  reportCompanyNoShow,
  type CompanyInterview,
} from '@tryka/domain'
import { ChoiceGroup, ConfirmDialog, Field, TextInput } from '@tryka/ui'
import { useState } from 'react'
import { useChange } from '../../app/core/calls'
import { FormDialog } from '../../app/core/form-dialog'
import { formatMoment, zoneName } from '../../app/core/format'
import { RescheduleDialog } from '../../app/company/interviews/reschedule-dialog'
import { ReasonDialog } from '../../app/core/reason-dialog'
import { OutcomeDialog } from './outcome-dialog'
import { ScorecardDialog } from './scorecard-dialog'

/** What is asked about an interview. */
export interface Asked {
  interview: CompanyInterview
  what: 'confirm' | 'agreed' | 'reschedule' | 'complete' | 'outcome' | 'cancel' | 'no-show' | 'scorecard'
}

interface InterviewDialogsProps {
  asked: Asked
  onClose: () => void
}

/** The question that belongs to a move of an interview. */
export function InterviewDialogs({ asked: { interview, what }, onClose }: InterviewDialogsProps) {
  if (what === 'reschedule') return <RescheduleDialog interview={interview} onClose={onClose} />
  if (what === 'outcome') return <OutcomeDialog interview={interview} onClose={onClose} />
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
  const [slot, setSlot] = useState(proposedSlots[0] ?? '')
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const confirm = useChange(
    (api) =>
      api.call(confirmCompanyInterview, {
        params: { id },
        body: { slot, version, ...(agreed ? { reason: reason.trim() } : {}) },
      }),
    {
      done: () => 'Interview confirmed',
      text: () => `${candidate.name}, ${formatMoment(slot, timeZone)}.`,
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
      dirty={reason !== ''}
      onSubmit={() => {
        setTried(true)
        if (!agreed || reason.trim()) confirm.mutate()
      }}
      onClose={onClose}
    >
      <ChoiceGroup
        legend="Time"
        options={proposedSlots.map((value) => ({ value, label: formatMoment(value, timeZone) }))}
        value={slot}
        onValueChange={setSlot}
      />
      {agreed && (
        <Field label="How was it agreed?" error={tried && !reason.trim() ? 'Give a reason.' : ''}>
          <TextInput
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
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
