import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { QueryView } from '@tryka/app-shell'
import { getCompanyApplication, type CompanyApplicationDetail } from '@tryka/domain'
import {
  Badge,
  Button,
  Columns,
  Dialog,
  Heading,
  KeyValues,
  Row,
  Skeleton,
  SkeletonGroup,
  Stack,
  Text,
} from '@tryka/ui'
import { MatchPanel } from '../../../base/match-panel'
import { readQuery } from '../../../base/calls/calls'
import { useAddress } from '../../parts/address'
import { useCompanyPlace } from '../../../base/place/place'
import { formatCount, formatDate, formatMoment, zoneName } from '../../../base/format/format'
import { Quotation } from '../../../base/quotation'
import { AskForProofs } from '../../parts/people/ask-for-proofs'
import { SharedProofs } from '../../parts/people/shared-proofs'
import { Person } from '../../parts/person'
import { provedText } from '../../parts/proved-text'
import { useZone } from '../../parts/use-zone'
import { SentResume } from '../../../base/resume/sent-resume'
import { SentWork } from '../../../base/resume/sent-work'
import { BlindNotice } from './blind-notice'
import { DetailOffer } from './detail-offer'
import { TeamNotes } from './team-notes'
import type { Moves } from '../moves/use-moves'

interface ApplicationDetailProps {
  id: string
  moves: Moves
  onClose: () => void
}

/** One application whole: what was sent, how it matches, what happened, and what can be done now. Opening it is seen. */
export function ApplicationDetail({ id, moves, onClose }: ApplicationDetailProps) {
  const application = useQuery(readQuery(getCompanyApplication, { params: { id } }))
  const data = application.data
  const [noting, setNoting] = useState(false)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={data?.candidate.name ?? 'Application'}
      description={data ? `${data.role}, ${data.status}` : undefined}
      size="lg"
      reading
      dirty={noting}
      footer={data && <DetailActions application={data} moves={moves} />}
    >
      <QueryView
        query={application}
        loading={<DetailLoading />}
        errorText="The application could not be loaded. Check your connection, then try again."
      >
        {(detail) => <DetailBody application={detail} onNoting={setNoting} />}
      </QueryView>
    </Dialog>
  )
}

function DetailActions({ application, moves }: { application: CompanyApplicationDetail; moves: Moves }) {
  const address = useAddress()
  const {
    canStartReview,
    canPassScreen,
    canReject,
    canSchedule,
    canDraftOffer,
    canReopen,
    conversationId,
    candidate,
  } = application
  return (
    <>
      <Button
        variant="quiet"
        onClick={() =>
          address.open(
            'messages',
            conversationId ? { conversation: conversationId } : { to: candidate.id, name: candidate.name },
          )
        }
      >
        Send Message
      </Button>
      {canReject && (
        <Button variant="quiet" onClick={() => moves.ask(application, 'reject')}>
          Reject
        </Button>
      )}
      {canReopen && (
        <Button variant="secondary" onClick={() => moves.ask(application, 'reopen')}>
          Reopen
        </Button>
      )}
      {canDraftOffer && application.offer?.state !== 'draft' && (
        <Button variant="secondary" onClick={() => moves.ask(application, 'offer')}>
          Make an offer
        </Button>
      )}
      {canSchedule && (
        <Button variant="secondary" onClick={() => moves.ask(application, 'schedule')}>
          Schedule interview
        </Button>
      )}
      {canPassScreen && (
        <Button busy={moves.screen.isPending} onClick={() => moves.screen.mutate(application)}>
          Screen passed
        </Button>
      )}
      {canStartReview && (
        <Button busy={moves.review.isPending} onClick={() => moves.review.mutate(application)}>
          Start review
        </Button>
      )}
    </>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack gap={3}>
    <Heading as="h3" look="h4">
      {title}
    </Heading>
    {children}
  </Stack>
)

interface DetailBodyProps {
  application: CompanyApplicationDetail
  onNoting: (noting: boolean) => void
}

/** What was sent beside the resume itself; then the match, the interviews and what the team did. */
function DetailBody({ application, onNoting }: DetailBodyProps) {
  const { member } = useCompanyPlace().company
  const zone = useZone()
  const { id, snapshot, candidate, overdue, dueAt, timeline, interviews, matchAtApply } = application
  return (
    <Stack gap={6}>
      <Row between wrap gap={3}>
        <Person person={candidate} size="lg" />
        {dueAt && (
          <Badge tone={overdue ? 'danger' : 'dashed'}>
            {overdue ? 'Reply was due' : 'Reply due'} {formatDate(dueAt, zone)}
          </Badge>
        )}
      </Row>
      {application.blind && <BlindNotice application={application} mayReveal={member.role === 'Admin'} />}
      <Columns ratio="half">
        <Stack gap={6}>
          <CandidateNote application={application} />
          {application.offer && <DetailOffer application={application} />}
          <Part title="What was sent">
            <Text>{summaryOf(application)}</Text>
            <KeyValues items={factsOf(application, zone)} />
          </Part>
          <SharedProofs id={candidate.id} />
          {/* Whether somebody was asked before would tell who this is. */}
          {!application.blind && <AskForProofs person={candidate} postingId={application.postingId} />}
          {snapshot.work.length > 0 && (
            <Part title="Work experience">
              <SentWork work={snapshot.work} />
            </Part>
          )}
          <Part title="Match at application">
            <MatchPanel match={matchAtApply} holder="candidate" />
          </Part>
          {interviews.length > 0 && (
            <Part title={`Interviews, ${zoneName(zone)}`}>
              <KeyValues
                items={interviews.map(({ type, startsAt, status, outcome }) => ({
                  label: `${type}, ${formatMoment(startsAt, zone)}`,
                  value: outcome ?? status.replace('_', ' '),
                }))}
              />
            </Part>
          )}
        </Stack>
        <Stack gap={6}>
          <Part title="Resume">
            {snapshot.sharedFields.includes('resume') ? (
              <SentResume key={String(application.blind)} side="company" id={id} />
            ) : (
              <Text>No resume was sent.</Text>
            )}
          </Part>
        </Stack>
      </Columns>
      <TeamNotes application={application} onNoting={onNoting} />
      <Part title={`Timeline, ${zoneName(zone)}`}>
        <KeyValues
          items={timeline.map(({ at, text, actor, reason }) => ({
            label: `${formatMoment(at, zone)}, ${actor}`,
            value: reason ? `${text} (${reason})` : text,
          }))}
        />
      </Part>
    </Stack>
  )
}

/** What the candidate wrote to the company with the application; free text waits for the end of a blind review. */
function CandidateNote({ application: { blind, snapshot } }: { application: CompanyApplicationDetail }) {
  if (!snapshot.sharedFields.includes('note')) return null
  return (
    <Part title="Note from the candidate">
      {blind ? <Text>It shows when the blind review ends.</Text> : <Quotation>{snapshot.note}</Quotation>}
    </Part>
  )
}

const summaryOf = ({ blind, snapshot: { profile } }: CompanyApplicationDetail): string =>
  blind ? 'The summary shows when the blind review ends.' : profile.bio || 'No summary was sent.'

function factsOf({ blind, snapshot, source, appliedAt }: CompanyApplicationDetail, zone: string) {
  const { profile, skills, credentials, sharedFields, resumeTitle, sha256 } = snapshot
  const proofs = new Map(credentials.map((one) => [one.skill, one]))
  return [
    { label: 'Applied', value: `${formatDate(appliedAt, zone)}, ${source.replace('_', ' ')}` },
    { label: 'Location', value: profile.location || 'Not stated' },
    {
      label: 'Skills',
      value: skills
        .map(({ skill, level, state }) => {
          if (state !== 'Verified') return skill
          const known = proofs.get(skill)
          return known ? `${skill}: ${provedText({ level, ...known })}` : `${skill}: verified`
        })
        .join('; '),
    },
    ...(blind ? [] : [{ label: 'Resume', value: resumeTitle ?? 'None' }]),
    {
      label: 'Pay from',
      value: profile.salaryMin === null ? 'Not shared' : formatCount(profile.salaryMin),
    },
    { label: 'Shared', value: sharedFields.join(', ') },
    // Withheld while review is blind.
    ...(sha256 ? [{ label: 'Seal of the copy', value: sha256.slice(0, 16) }] : []),
  ]
}

const DetailLoading = () => (
  <SkeletonGroup label="Loading the application">
    <Skeleton height="18rem" />
  </SkeletonGroup>
)
