import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { QueryView } from '@tryka/app-shell'
import {
  COMPANY_STATUS,
  getCandidate,
  levelText,
  type CandidateCard,
  type CandidateDetail,
} from '@tryka/domain'
import {
  Button,
  ButtonLink,
  ButtonRow,
  Dialog,
  Heading,
  KeyValues,
  Notice,
  Skeleton,
  SkeletonGroup,
  Stack,
  Text,
} from '@tryka/ui'
import { MatchPanel } from '../../../base/match-panel'
import { readQuery } from '../../../base/calls/calls'
import { Link } from '../../../base/address/placed-link'
import { sectionPath } from '../address'
import { formatDate } from '../../../base/format/format'
import { ReportButton } from '../../../base/report/report-button'
import { BlockButton } from '../blocks/block-button'
import { AskButton } from './ask-button'
import { AskForProofs } from './ask-for-proofs'
import { provedText } from '../proved-text'
import { PoolDialog } from './pool-dialog'
import { SharedProofs } from './shared-proofs'

interface CandidateDialogProps {
  id: string
  postingId?: string
  onInvite?: (person: CandidateCard) => void
  onClose: () => void
}

/** View Profile: what the person shows to companies. Opening it is recorded. */
export function CandidateDialog({ id, postingId, onInvite, onClose }: CandidateDialogProps) {
  const query = postingId ? { postingId } : {}
  const person = useQuery(readQuery(getCandidate, { params: { id }, query }))
  const [pooling, setPooling] = useState(false)
  if (pooling && person.data) return <PoolDialog person={person.data} onClose={() => setPooling(false)} />
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={person.data?.name ?? 'Profile'}
      description={person.data?.title}
      footer={
        person.data && (
          <Actions
            person={person.data}
            postingId={postingId}
            onPool={() => setPooling(true)}
            onInvite={onInvite}
          />
        )
      }
    >
      <QueryView
        query={person}
        loading={
          <SkeletonGroup label="Loading the profile">
            <Skeleton height="16rem" />
          </SkeletonGroup>
        }
        errorText="The profile could not be loaded. Check your connection, then try again."
      >
        {(data) => (
          <Stack gap={6}>
            <Text size="sm">
              {data.name} sees that you looked: your company, the day, the job and your role.
            </Text>
            <Profile person={data} />
            <SharedProofs id={data.id} />
            {postingId && <AskForProofs person={data} postingId={postingId} />}
            <ButtonRow>
              <BlockButton id={data.id} name={data.name} onBlocked={onClose} />
              <ReportButton subject="person" id={data.id} what={data.name}>
                Report
              </ReportButton>
            </ButtonRow>
          </Stack>
        )}
      </QueryView>
    </Dialog>
  )
}

interface ActionsProps {
  person: CandidateDetail
  postingId: string | undefined
  onPool: () => void
  onInvite: CandidateDialogProps['onInvite']
}

function Actions({ person, postingId, onPool, onInvite }: ActionsProps) {
  const { id, name, canMessage, conversationId, inProcess } = person
  return (
    <>
      {canMessage && (
        <ButtonLink asChild variant="quiet">
          <Link
            to={sectionPath('messages', conversationId ? { conversation: conversationId } : { to: id, name })}
          >
            Send Message
          </Link>
        </ButtonLink>
      )}
      <AskButton person={person} {...(postingId ? { postingId } : {})} />
      <Button variant="secondary" onClick={onPool}>
        Add to Talent Pool
      </Button>
      {inProcess ? (
        <ButtonLink asChild>
          <Link to={sectionPath('applications', { application: inProcess.applicationId })}>
            Open application
          </Link>
        </ButtonLink>
      ) : (
        onInvite && <Button onClick={() => onInvite(person)}>Add to Pipeline</Button>
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

function Profile({ person }: { person: CandidateDetail }) {
  const { bio, work, certifications, matchAnswer, skills, lastSeenAt, pools } = person
  const isHired = person.inProcess?.status === COMPANY_STATUS.hired
  const facts = [
    { label: 'Location', value: person.location },
    { label: 'Experience', value: person.experience },
    { label: 'Focus', value: person.technology },
    ...(isHired ? [] : [{ label: 'Availability', value: person.available }]),
    { label: 'Pay', value: person.salary ?? 'Not shared' },
    ...(lastSeenAt ? [{ label: 'Last seen', value: formatDate(lastSeenAt) }] : []),
    ...(pools.length ? [{ label: 'Talent pools', value: pools.join(', ') }] : []),
  ]
  return (
    <Stack gap={6}>
      {person.inProcess && (
        <Notice>
          {isHired ? 'You have hired this person.' : `Already with you: ${person.inProcess.status}.`}
        </Notice>
      )}
      <Text>{bio || 'No summary yet.'}</Text>
      <KeyValues items={facts} />
      <Part title="Skills">
        <KeyValues
          items={skills.map(({ skill, level, awarded, month, verified }) => ({
            label: skill,
            value: verified ? provedText({ level, awarded, month }) : `${levelText(level)}, declared`,
          }))}
        />
      </Part>
      {work.length > 0 && (
        <Part title="Experience">
          <KeyValues
            items={work.map(({ jobTitle, company, startDate, endDate }) => ({
              label: `${startDate} to ${endDate || 'now'}`,
              value: `${jobTitle}, ${company}`,
            }))}
          />
        </Part>
      )}
      {certifications.length > 0 && (
        <Part title="Certifications">
          <KeyValues
            items={certifications.map(({ name, issuer, verified, asOf }) => ({
              label: name,
              value: verified
                ? `${issuer}. Verified${asOf ? `, not revoked as of ${formatDate(asOf, 'UTC')}` : ''}`
                : `${issuer}. Not verified`,
            }))}
          />
        </Part>
      )}
      {matchAnswer && (
        <Part title="Match">
          <MatchPanel match={matchAnswer} holder="candidate" />
        </Part>
      )}
    </Stack>
  )
}
