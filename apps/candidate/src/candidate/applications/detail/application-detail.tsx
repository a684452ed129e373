import { Banknote, Calendar, MapPin } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { QueryView } from '@tryka/app-shell'
import { DAY_MS, getApplication, type ApplicationDetail } from '@tryka/domain'
import {
  Button,
  ButtonLink,
  ButtonRow,
  Card,
  CardBody,
  CardHead,
  Columns,
  Notice,
  PageHead,
  Stack,
  StatusDot,
  TextLink,
  LoadingRows,
} from '@tryka/ui'
import { sectionPath, useAddress } from '../../parts/address'
import { BackLine } from '../../../base/back-line'
import { useRead } from '../../../base/calls/calls'
import { MuteButton } from '../../../base/notifications/mute-company'
import { ReportButton } from '../../../base/report/report-button'
import { MatchPanel } from '../../../base/match-panel'
import { Meta } from '../../../base/meta'
import { STATUS_TONES } from '../../parts/application-tones'
import { counted, formatDate } from '../../../base/format/format'
import { SentResume } from '../../../base/resume/sent-resume'
import { ExplanationCard } from './explanation-card'
import { OwnNotes } from './own-notes'
import { OfferTerms, RespondDialog } from '../respond-dialog'
import { Snapshot } from './snapshot'
import { Timeline } from './timeline'
import { WithdrawDialog } from './withdraw-dialog'
import { Link } from '../../../base/address/placed-link'

/** One application: its way so far, what was sent, and everything that can be done with it. */
export function ApplicationDetailView({ id, backTo }: { id: string; backTo: string }) {
  const application = useRead(getApplication, { params: { id } })
  return (
    <Stack gap={4}>
      <BackLine label="Back to applications" to={backTo} />
      <QueryView
        query={application}
        loading={<LoadingRows label="Loading the application" />}
        boxed
        errorText="The application could not be loaded. Check your connection, then try again."
      >
        {(data) => <Detail application={data} />}
      </QueryView>
    </Stack>
  )
}

function Detail({ application }: { application: ApplicationDetail }) {
  const { get } = useAddress()
  const [open, setOpen] = useState<'respond' | 'withdraw' | undefined>(() =>
    get('answer') === 'offer' && application.canRespond ? 'respond' : undefined,
  )
  const close = () => setOpen(undefined)
  const { id, role, company, offer, interview } = application
  return (
    <div>
      <PageHead
        title={role}
        context={
          <StatusDot
            tone={STATUS_TONES[application.status]}
          >{`${company.name}: ${application.status}`}</StatusDot>
        }
        actions={
          <ButtonRow>
            {application.canWithdraw && (
              <Button variant="dangerQuiet" onClick={() => setOpen('withdraw')}>
                Withdraw
              </Button>
            )}
            {application.conversationId && (
              <ButtonLink asChild variant="secondary">
                <Link to={sectionPath('messages', { conversation: application.conversationId })}>
                  Messages
                </Link>
              </ButtonLink>
            )}
            {application.canPrepare && interview && (
              <ButtonLink asChild variant="secondary">
                <Link to={sectionPath('interviews', { prepare: interview.id })}>Prepare</Link>
              </ButtonLink>
            )}
            {application.canRespond && <Button onClick={() => setOpen('respond')}>Respond</Button>}
          </ButtonRow>
        }
      />
      <Columns>
        <Stack gap={5}>
          <Clock application={application} />
          {offer && (
            <Section id="offer" title={`Offer: ${OFFER_WORDS[offer.state]}`}>
              <OfferTerms offer={offer} />
            </Section>
          )}
          {application.rejection && <ExplanationCard application={application} />}
          <Section id="timeline" title="Timeline">
            <Timeline application={application} />
          </Section>
          <Section id="sent" title="What was sent">
            <Snapshot snapshot={application.snapshot} />
          </Section>
          {application.snapshot.resumeTitle !== null && (
            <Section id="resume" title="Resume as it was sent">
              <SentResume side="candidate" id={id} />
            </Section>
          )}
        </Stack>
        <Stack gap={5}>
          <Section id="facts" title="The job">
            <Stack gap={3}>
              <Meta
                items={[
                  { icon: MapPin, text: application.location },
                  { icon: Banknote, text: application.salary },
                  { icon: Calendar, text: `Applied ${formatDate(application.appliedDate)}` },
                ]}
              />
              <span>
                <TextLink asChild>
                  <Link to={sectionPath('opportunities', { job: application.jobId })}>View the job</Link>
                </TextLink>
              </span>
              <span>
                <MuteButton company={company} />
              </span>
              <span>
                <ReportButton subject="company" id={company.id} what={company.name}>
                  Report company
                </ReportButton>
              </span>
            </Stack>
          </Section>
          <OwnNotes key={application.version} application={application} />
          <Section id="match-then" title="Match when you applied">
            <MatchPanel match={application.matchAtApply} />
          </Section>
        </Stack>
      </Columns>
      {open === 'respond' && <RespondDialog id={id} onClose={close} />}
      {open === 'withdraw' && <WithdrawDialog application={application} onClose={close} />}
    </div>
  )
}

const OFFER_WORDS: Record<NonNullable<ApplicationDetail['offer']>['state'], string> = {
  sent: 'waiting for your answer',
  accepted: 'accepted',
  declined: 'declined',
  expired: 'expired',
  rescinded: 'taken back',
}

/** When the company owes an answer, and that it is late when it is. */
function Clock({
  application: { dueAt, overdue, lastActionAt, viewed },
}: {
  application: ApplicationDetail
}) {
  const [now] = useState(() => Date.now())
  // A step of the other side may be newer than this view.
  const days = Math.max(0, Math.floor((now - Date.parse(lastActionAt)) / DAY_MS))
  const opened =
    viewed && `${formatDate(viewed.at)} by ${viewed.role === 'Admin' ? 'an' : 'a'} ${viewed.role}`
  return (
    <Notice tone={overdue ? 'danger' : 'neutral'} title={overdue ? 'The answer is late' : undefined}>
      <p>
        {dueAt ? `An answer is due by ${formatDate(dueAt)}. ` : ''}
        Last step: {days === 0 ? 'today' : `${counted(days, 'day')} ago`}.
        {opened ? ` First opened on ${opened}.` : ' Not opened yet.'}
      </p>
    </Notice>
  )
}

const Section = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <Card asChild>
    <Part aria-labelledby={`application-${id}`}>
      <CardHead>
        <h2 id={`application-${id}`}>{title}</h2>
      </CardHead>
      <CardBody>{children}</CardBody>
    </Part>
  </Card>
)

const Part = styled.section`
  dl {
    white-space: pre-line;
  }
`
