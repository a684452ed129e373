import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useApi } from '@tryka/app-shell'
import { cancelInterview, interviewCalendarPath, reportNoShow, type CandidateInterview } from '@tryka/domain'
import {
  Button,
  ButtonLink,
  Icon,
  media,
  Menu,
  MenuItem,
  Notice,
  Row,
  SrOnly,
  StatusDot,
  Text,
} from '@tryka/ui'
import { counted } from '../../base/format/format'
import { useChange } from '../../base/calls/calls'
import { ChooseTime } from '../parts/interviews/choose-time'
import { JoinMeeting } from '../parts/interviews/join-meeting'
import { TimesDialog } from '../parts/interviews/times-dialog'
import { agreedTime, INTERVIEW_WORDS, interviewTitle } from '../parts/interviews/interview-words'
import { ReasonDialog } from '../../base/dialogs/reason-dialog'
import { InterviewFrame } from './interview-frame'
import { LiveRechecks } from './live-rechecks'

export interface UpcomingInterviewProps {
  interview: CandidateInterview
  onPrepare: () => void
  onPractise: () => void
  onPlan: () => void
}
type Open = 'reschedule' | 'cancel' | 'no-show'

/** One meeting ahead: when, with whom, and everything that can be done about it. */
export function UpcomingInterview({ interview, onPrepare, onPractise, onPlan }: UpcomingInterviewProps) {
  const api = useApi()
  const [open, setOpen] = useState<Open>()
  const { id, status, interviewers, duration, place } = interview
  const { word, tone } = INTERVIEW_WORDS[status]
  return (
    <InterviewFrame
      interview={interview}
      state={<StatusDot tone={tone}>{word}</StatusDot>}
      dialogs={
        <>
          {open === 'reschedule' && <TimesDialog interview={interview} onClose={() => setOpen(undefined)} />}
          {(open === 'cancel' || open === 'no-show') && (
            <EndDialog interview={interview} kind={open} onClose={() => setOpen(undefined)} />
          )}
        </>
      }
    >
      <Text size="sm">
        {agreedTime(interview)} ({counted(duration, 'minute')})
      </Text>
      <Text size="sm" tone={3}>
        With {interviewers.join(', ')}
        {place ? `, at ${place}` : ''}
      </Text>
      {interview.rescheduleReason && status === 'pending' && (
        <Text size="sm">Why it moves: {interview.rescheduleReason}</Text>
      )}
      {interview.canConfirm && <ChooseTime interview={interview} />}
      {status === 'pending' && !interview.canConfirm && (
        <Notice>
          {interview.proposedSlots.length > 0
            ? 'You proposed other times. The company now picks one.'
            : 'You said that none of the times suits. The company proposes others.'}
        </Notice>
      )}
      <LiveRechecks interview={interview} />
      <Acts gap={2} wrap>
        {interview.meetingLink && status === 'confirmed' && <JoinMeeting interview={interview} />}
        <Button variant="quiet" size="sm" onClick={onPrepare}>
          Preparation Materials
        </Button>
        <Button variant="quiet" size="sm" onClick={onPractise}>
          Practise for this
          <SrOnly>: {interviewTitle(interview)}</SrOnly>
        </Button>
        <Button variant="quiet" size="sm" onClick={onPlan}>
          Plan
          <SrOnly>: {interviewTitle(interview)}</SrOnly>
        </Button>
        {interview.canReschedule && (
          <Button variant="quiet" size="sm" onClick={() => setOpen('reschedule')}>
            Reschedule
          </Button>
        )}
        {status === 'confirmed' && (
          <ButtonLink variant="quiet" size="sm" href={api.url(interviewCalendarPath(id))} download>
            Add to calendar
          </ButtonLink>
        )}
        {(interview.canCancel || interview.canReportNoShow) && (
          <More interview={interview} onChoose={setOpen} />
        )}
      </Acts>
    </InterviewFrame>
  )
}

function More({ interview, onChoose }: { interview: CandidateInterview; onChoose: (open: Open) => void }) {
  return (
    <Menu
      trigger={
        <Button variant="quiet" size="sm" iconOnly label={`More actions: ${interviewTitle(interview)}`}>
          <Icon icon={Ellipsis} size="sm" />
        </Button>
      }
    >
      {interview.canReportNoShow && (
        <MenuItem onSelect={() => onChoose('no-show')}>Nobody of the company came</MenuItem>
      )}
      {interview.canCancel && (
        <MenuItem danger onSelect={() => onChoose('cancel')}>
          Cancel interview
        </MenuItem>
      )}
    </Menu>
  )
}

const WORDS = {
  cancel: {
    title: 'Cancel this interview?',
    text: 'Everybody invited is told, and the calendar entry is taken back.',
    submit: 'Cancel interview',
    busy: 'Cancelling…',
    done: 'Interview cancelled',
    failed: 'The interview could not be cancelled. Try again.',
  },
  'no-show': {
    title: 'Report that nobody came?',
    text: 'The company is told that its side missed the meeting.',
    submit: 'Report',
    busy: 'Reporting…',
    done: 'Reported',
    failed: 'The report could not be sent. Try again.',
  },
}

interface EndDialogProps {
  interview: CandidateInterview
  kind: keyof typeof WORDS
  onClose: () => void
}

function EndDialog({ interview: { id, version }, kind, onClose }: EndDialogProps) {
  const words = WORDS[kind]
  const end = useChange(
    (api, body: { reason?: string; version: number }) =>
      api.call(kind === 'cancel' ? cancelInterview : reportNoShow, { params: { id }, body }),
    { done: () => words.done, failed: words.failed },
  )
  return (
    <ReasonDialog
      title={words.title}
      description={words.text}
      submitLabel={words.submit}
      busyLabel={words.busy}
      busy={end.isPending}
      optional
      danger
      onSubmit={(reason) => end.mutate({ version, ...(reason ? { reason } : {}) }, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}

// On a phone they need the width below the date as well.
const Acts = styled(Row)`
  ${media.phone} {
    margin-left: calc(-3.25rem - var(--sp-3));
  }
`
