import { QueryView } from '@tryka/app-shell'
import { getPipelineEntry, type PipelineDetail } from '@tryka/domain'
import {
  Badge,
  Button,
  Dialog,
  Heading,
  KeyValues,
  Row,
  Skeleton,
  SkeletonGroup,
  Stack,
  Text,
} from '@tryka/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MatchPanel } from '../../app/candidate/match-panel'
import { readQuery } from '../../app/core/calls'
import { useAddress, useCompany } from '../../app/company/company-place'
import { formatDate, formatMoment, zoneName } from '../../app/core/format'
import { Person } from '../../app/company/person'
import { useZone } from '../../app/company/use-zone'
import { BlindNotice } from './blind-notice'
import { DetailOffer } from './detail-offer'
import { TeamNotes } from './team-notes'
import type { Moves } from './use-moves'

interface ApplicationDetailProps {
  id: string
  moves: Moves
  onClose: () => void
}

/** One application whole: what was sent, how it matches, what happened, and what can be done now. Opening it is seen. */
export function ApplicationDetail({ id, moves, onClose }: ApplicationDetailProps) {
  const application = useQuery(readQuery(getPipelineEntry, { params: { id } }))
  const data = application.data
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={data?.candidate.name ?? 'Application'}
      description={data ? `${data.role}, ${data.status}` : undefined}
      footer={data && <DetailActions application={data} moves={moves} />}
    >
      <QueryView
        query={application}
        loading={<DetailLoading />}
        errorText="The application could not be loaded. Check your connection, then try again."
      >
        {(detail) => <DetailBody application={detail} />}
      </QueryView>
    </Dialog>
  )
}

function DetailActions({ application, moves }: { application: PipelineDetail; moves: Moves }) {
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

function DetailBody({ application }: { application: PipelineDetail }) {
  const { member } = useCompany()
  const zone = useZone()
  const { snapshot, candidate, overdue, dueAt, timeline, interviews, matchAtApply } = application
  return (
    <Stack gap={6}>
      <Row between wrap gap={3}>
        <Person person={candidate} size="lg" />
        {dueAt && (
          <Badge tone={overdue ? 'danger' : 'dashed'}>
            {overdue ? 'Reply was due' : 'Reply due'} {formatDate(dueAt)}
          </Badge>
        )}
      </Row>
      {application.blind && <BlindNotice application={application} mayReveal={member.role === 'Admin'} />}
      {application.offer && <DetailOffer application={application} />}
      <Part title="What was sent">
        <Text>{snapshot.profile.bio || 'No summary was sent.'}</Text>
        <KeyValues items={factsOf(application)} />
      </Part>
      <Part title="Match at application">
        <MatchPanel match={matchAtApply} past holder="candidate" />
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
      <TeamNotes application={application} />
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

function factsOf({ snapshot, source, appliedAt }: PipelineDetail) {
  const { profile, skills, sharedFields, resumeTitle, sha256 } = snapshot
  return [
    { label: 'Applied', value: `${formatDate(appliedAt)}, ${source.replace('_', ' ')}` },
    { label: 'Location', value: profile.location || 'Not stated' },
    {
      label: 'Skills',
      value: skills
        .map(({ skill, state }) => (state === 'Verified' ? `${skill} (verified)` : skill))
        .join(', '),
    },
    { label: 'Resume', value: resumeTitle ?? 'None' },
    {
      label: 'Pay from',
      value: profile.salaryMin === null ? 'Not shared' : profile.salaryMin.toLocaleString('en-GB'),
    },
    { label: 'Shared', value: sharedFields.join(', ') },
    { label: 'Seal of the copy', value: sha256.slice(0, 16) },
  ]
}

const DetailLoading = () => (
  <SkeletonGroup label="Loading the application">
    <Skeleton height="18rem" />
  </SkeletonGroup>
)
