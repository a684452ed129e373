import { ArrowRight, CalendarArrowDown, Ellipsis, ListChecks, UserRound, X } from 'lucide-react'
import { styled } from 'styled-components'
import { interviewCalendarPath, type CompanyInterview, type InterviewStatus } from '@tryka/domain'
import { useApi } from '@tryka/app-shell'
import {
  Button,
  Icon,
  media,
  Menu,
  MenuItem,
  RowItem,
  Row,
  SrOnly,
  Stack,
  StatusDot,
  Text,
  type StatusTone,
} from '@tryka/ui'
import { Link } from '../../base/address/placed-link'
import { sectionPath, useAddress } from '../parts/address'
import { formatDay, formatMoment, formatTime } from '../../base/format/format'
import { JoinButton } from '../parts/interviews/join-button'
import { useArrival } from '../../base/address/use-arrival'
import { Person } from '../parts/person'
import type { Asked } from './interview-dialogs'

const WORDS: Record<InterviewStatus, { text: string; tone: StatusTone }> = {
  pending: { text: 'Pending', tone: 'open' },
  confirmed: { text: 'Confirmed', tone: 'satya' },
  completed: { text: 'Held', tone: 'vriddhi' },
  cancelled: { text: 'Cancelled', tone: 'neutral' },
  no_show: { text: 'Nobody came', tone: 'danger' },
}

interface InterviewItemProps {
  interview: CompanyInterview
  zone: string
  onAsk: (asked: Asked) => void
}

/** One interview: when, with whom, where it stands, and what can be done. */
export function InterviewItem({ interview, zone, onAsk }: InterviewItemProps) {
  const { startsAt, candidate, position, type, duration, status, interviewers } = interview
  const { text, tone } = WORDS[status]
  const arrival = useArrival<HTMLLIElement>('interview', interview.id)
  return (
    <RowItem {...arrival}>
      <Line>
        <When>
          {status === 'pending' && !interview.held ? (
            'No time agreed yet'
          ) : (
            <>
              <b>{formatTime(startsAt, zone)}</b>
              {formatDay(startsAt, zone)}
              {interview.held && <small>still held</small>}
            </>
          )}
        </When>
        <Person person={candidate} note={position} />
        <Stack gap={1}>
          <Text size="sm">
            {type}, {duration} minutes, with {interviewers.map(({ name }) => name).join(', ')}
          </Text>
          <Row gap={3} wrap>
            <StatusDot tone={interview.outcome === 'Not Selected' ? 'neutral' : tone}>
              {interview.outcome ?? text}
            </StatusDot>
            {status === 'pending' && <Text size="sm">{proposalOf(interview, zone)}</Text>}
          </Row>
          {interview.feedback && <Text size="sm">Feedback: {interview.feedback}</Text>}
        </Stack>
        <Actions interview={interview} onAsk={onAsk} />
      </Line>
    </RowItem>
  )
}

function proposalOf({ proposedBy, proposedSlots, rescheduleReason }: CompanyInterview, zone: string): string {
  if (proposedBy === 'candidate' && proposedSlots.length === 0)
    return `None of the times suits the candidate${rescheduleReason ? `: ${rescheduleReason}` : ''}`
  const times = proposedSlots.map((slot) => formatMoment(slot, zone)).join('; ')
  const who = proposedBy === 'company' ? 'Waiting for the candidate to pick' : 'The candidate proposes'
  return `${who}: ${times}${rescheduleReason ? ` (${rescheduleReason})` : ''}`
}

function Actions({ interview, onAsk }: Pick<InterviewItemProps, 'interview' | 'onAsk'>) {
  const { candidate, canConfirm, canReschedule, canSetOutcome, canComplete, scorecards } = interview
  const ask = (what: Asked['what']) => () => onAsk({ interview, what })
  const named = <SrOnly> {candidate.name}</SrOnly>
  return (
    <Row gap={2} wrap>
      <JoinButton interview={interview} />
      {canConfirm && (
        <Button variant="soft" size="sm" onClick={ask('confirm')}>
          Pick a time{named}
        </Button>
      )}
      {interview.canCounter && (
        <Button variant={canConfirm ? 'quiet' : 'soft'} size="sm" onClick={ask('reschedule')}>
          Propose other times{named}
        </Button>
      )}
      {canReschedule && (
        <Button variant="quiet" size="sm" onClick={ask('reschedule')}>
          Reschedule{named}
        </Button>
      )}
      {canComplete && (
        <Button variant="quiet" size="sm" onClick={ask('complete')}>
          Mark as held{named}
        </Button>
      )}
      {scorecards.mine !== 'none' && (
        <Button variant="quiet" size="sm" onClick={ask('scorecard')}>
          {scorecards.mine === 'submitted' ? 'Scorecards' : 'Write scorecard'}
          {named}
        </Button>
      )}
      {canSetOutcome && (
        <Button variant={interview.outcome ? 'quiet' : 'soft'} size="sm" onClick={ask('outcome')}>
          {interview.outcome ? 'Change outcome' : 'Set outcome'}
          {named}
        </Button>
      )}
      <More interview={interview} ask={ask} />
    </Row>
  )
}

function More({ interview, ask }: { interview: CompanyInterview; ask: (what: Asked['what']) => () => void }) {
  const api = useApi()
  const address = useAddress()
  const { id, candidate, applicationId, postingId, canCancel, canReportNoShow, status } = interview
  return (
    <Menu
      trigger={
        <Button variant="quiet" size="sm" iconOnly label={`More actions for ${candidate.name}`}>
          <Icon icon={Ellipsis} />
        </Button>
      }
    >
      <MenuItem asChild>
        <Link to={sectionPath('applications', { posting: postingId, application: applicationId })}>
          <Icon icon={UserRound} />
          Open application
        </Link>
      </MenuItem>
      {interview.outcome === 'Passed' && (
        <MenuItem icon={ArrowRight} onSelect={ask('next')}>
          Next step
        </MenuItem>
      )}
      {status === 'confirmed' && (
        <MenuItem asChild>
          <a href={api.url(interviewCalendarPath(id))} download="interview.ics">
            <Icon icon={CalendarArrowDown} />
            Calendar file
          </a>
        </MenuItem>
      )}
      {status === 'confirmed' && (
        <MenuItem asChild>
          <Link to={address.with({ recheck: id })}>
            <Icon icon={ListChecks} />
            Live re-check
          </Link>
        </MenuItem>
      )}
      {status === 'pending' && interview.proposedBy === 'company' && (
        <MenuItem onSelect={ask('agreed')}>Record an agreed time</MenuItem>
      )}
      {canReportNoShow && <MenuItem onSelect={ask('no-show')}>Candidate did not come</MenuItem>}
      {canCancel && (
        <MenuItem icon={X} danger onSelect={ask('cancel')}>
          Cancel interview
        </MenuItem>
      )}
    </Menu>
  )
}

const Line = styled.div`
  display: grid;
  grid-template-columns: 6rem minmax(0, 2fr) minmax(0, 3fr) 19rem;
  align-items: start;
  gap: var(--sp-2) var(--sp-4);
  width: 100%;

  ${media.split} {
    grid-template-columns: 6rem minmax(0, 1fr) auto;
    > :first-child {
      grid-row: span 2;
    }
    > :nth-child(3) {
      grid-area: 2 / 2 / auto / -1;
    }
  }
  ${media.form} {
    grid-template-columns: 5rem minmax(0, 1fr);
    > :nth-child(n) {
      grid-area: auto / 2;
    }
    > :first-child {
      grid-area: 1 / 1 / span 3;
    }
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    > :nth-child(n) {
      grid-area: auto / 1;
    }
  }
`
const When = styled.span`
  display: grid;
  font-size: var(--fs-2);
  color: var(--text-3);

  b {
    font: 560 var(--fs-5) / 1.4 var(--font-display);
    font-variant-numeric: tabular-nums;
    color: var(--text);
  }
  ${media.phone} {
    display: flex;
    align-items: baseline;
    gap: var(--sp-2);
  }
`
