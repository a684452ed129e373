import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { CompanyApplicationDetail } from '@tryka/domain'
import { Badge, Heading, KeyValues, Stack, Text } from '@tryka/ui'
import { MatchPanel } from '../../../base/match-panel'
import { useCompanyPlace } from '../../../base/place/place'
import { formatDate, formatMoment, zoneName } from '../../../base/format/format'
import { Quotation } from '../../../base/quotation'
import { SentResume } from '../../../base/resume/sent-resume'
import { SentWork } from '../../../base/resume/sent-work'
import { AskForProofs } from '../../parts/people/ask-for-proofs'
import { SharedProofs } from '../../parts/people/shared-proofs'
import { useZone } from '../../parts/use-zone'
import { BlindNotice } from './blind-notice'
import { DetailOffer } from './detail-offer'
import { factsOf, summaryOf } from './sent-facts'
import { TeamNotes } from './team-notes'

interface DetailBodyProps {
  application: CompanyApplicationDetail
  onNoting: (noting: boolean) => void
}

/** What needs an answer first; then what was sent beside how it matches, the resume, and what the team wrote. */
export function DetailBody({ application, onNoting }: DetailBodyProps) {
  const { member } = useCompanyPlace().company
  const zone = useZone()
  const { id, blind, snapshot, overdue, dueAt, timeline, interviews, matchAtApply } = application
  return (
    <Stack gap={6}>
      {dueAt && (
        <div>
          <Badge tone={overdue ? 'danger' : 'dashed'}>
            {overdue ? 'Reply was due' : 'Reply due'} {formatDate(dueAt, zone)}
          </Badge>
        </div>
      )}
      {blind && <BlindNotice application={application} mayReveal={member.role === 'Admin'} />}
      <CandidateNote application={application} />
      {application.offer && <DetailOffer application={application} />}
      <Halves>
        <Sent application={application} />
        <Stack gap={6}>
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
      </Halves>
      <Part title="Resume">
        {snapshot.sharedFields.includes('resume') ? (
          <SentResume key={String(blind)} side="company" id={id} />
        ) : (
          <Text>No resume was sent.</Text>
        )}
      </Part>
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

/** What came with the application, besides its note and its resume. */
function Sent({ application }: { application: CompanyApplicationDetail }) {
  const zone = useZone()
  const { blind, candidate, postingId, snapshot } = application
  return (
    <Stack gap={6}>
      <Part title="What was sent">
        <Text>{summaryOf(application)}</Text>
        <KeyValues items={factsOf(application, zone)} />
      </Part>
      <SharedProofs id={candidate.id} />
      {/* Whether somebody was asked before would tell who this is. */}
      {!blind && <AskForProofs person={candidate} postingId={postingId} />}
      {snapshot.work.length > 0 && (
        <Part title="Work experience">
          <SentWork work={snapshot.work} />
        </Part>
      )}
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

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack gap={3}>
    <Heading as="h3" look="h4">
      {title}
    </Heading>
    {children}
  </Stack>
)

// By the room of the panel, not of the page.
const Halves = styled.div`
  display: grid;
  gap: var(--sp-6) var(--sp-5);
  align-items: start;
  grid-template-columns: minmax(0, 1fr);

  @container (min-width: 40rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
