import { Banknote, Bookmark, BookmarkCheck, Briefcase, Clock, MapPin } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { ApiError } from '@tryka/api-client'
import { QueryView, useApi } from '@tryka/app-shell'
import { getJob, getMatch, SKILL_LEVEL_NAMES, viewJob, type JobDetail } from '@tryka/domain'
import {
  Button,
  ButtonLink,
  ButtonRow,
  Card,
  CardBody,
  CardHead,
  Chip,
  Columns,
  EmptyState,
  Icon,
  KeyValues,
  Notice,
  PageHead,
  RowItem,
  Rows,
  Stack,
  Text,
  LoadingRows,
} from '@tryka/ui'
import { sectionPath } from '../parts/address'
import { BackLine } from '../parts/back-line'
import { useRead } from '../../base/calls/calls'
import { CompanyLogo } from '../../base/company-logo'
import { heldWords } from '../parts/jobs/held-words'
import { Meta, Paragraphs } from '../parts/rows'
import { MatchPanel } from '../../base/match-panel'
import { changePath } from '../parts/jobs/change-path'
import { counted, formatAgo, formatDate } from '../../base/format/format'
import { ReportButton } from '../../base/report/report-button'
import { ShareJob } from './share-job'
import { useSaveJob } from './use-save-job'
import { Link } from '../../base/address/placed-link'

export interface JobDetailProps {
  id: string
  onApply: (job: JobDetail) => void
  /** Opens the form as soon as the job is here, once. */
  applyAtOnce?: boolean
  onBack: () => void
}

/** One job in full: everything to know before applying, and the arithmetic of the match. */
export function JobDetailView({ id, onApply, applyAtOnce = false, onBack }: JobDetailProps) {
  const job = useRead(getJob, { params: { id } })
  const gone = job.error instanceof ApiError && (job.error.status === 410 || job.error.status === 404)
  useCountView(id, job.isSuccess)
  useApplyAtOnce(applyAtOnce ? job.data : undefined, onApply)
  return (
    <Stack gap={4}>
      <BackLine label="Back to opportunities" onBack={onBack} />
      {gone ? (
        <Card>
          <EmptyState
            as="h1"
            icon={Briefcase}
            title="This job is no longer open"
            text="It was filled or taken back. Your applications keep a copy of what you sent."
            action={
              <Button variant="secondary" onClick={onBack}>
                See open jobs
              </Button>
            }
          />
        </Card>
      ) : (
        <QueryView
          query={job}
          loading={<LoadingRows label="Loading the job" />}
          boxed
          errorText="The job could not be loaded. Check your connection, then try again."
        >
          {(data) => <Detail job={data} onApply={onApply} />}
        </QueryView>
      )}
    </Stack>
  )
}

function useApplyAtOnce(job: JobDetail | undefined, onApply: (job: JobDetail) => void) {
  const opened = useRef(false)
  useEffect(() => {
    if (!job?.canApply || opened.current) return
    opened.current = true
    onApply(job)
  }, [job, onApply])
}

/** The company counts people, not visits: the server keeps one view a day. Whether it was counted does not matter here. */
function useCountView(id: string, shown: boolean) {
  const api = useApi()
  useEffect(() => {
    if (shown) void api.call(viewJob, { params: { id } }).catch(() => undefined)
  }, [api, id, shown])
}

function Detail({ job, onApply }: { job: JobDetail; onApply: (job: JobDetail) => void }) {
  const save = useSaveJob()
  return (
    <div>
      <PageHead
        title={job.role}
        context={`${job.company.name}, ${job.location}`}
        actions={
          <ButtonRow>
            <Button
              variant="secondary"
              aria-pressed={job.saved}
              onClick={() => save.mutate({ id: job.id, saved: !job.saved })}
            >
              <Icon icon={job.saved ? BookmarkCheck : Bookmark} size="sm" />
              {job.saved ? 'Saved' : 'Save'}
            </Button>
            <ShareJob job={job} />
            <ApplyOrSee job={job} onApply={onApply} />
          </ButtonRow>
        }
      />
      <Columns>
        <Stack gap={5}>
          <About job={job} />
          <Skills job={job} />
        </Stack>
        <Stack gap={5}>
          <Match id={job.id} />
          <Facts job={job} />
          <ButtonRow>
            <ReportButton subject="posting" id={job.id} what="this job">
              Report job
            </ReportButton>
            <ReportButton subject="company" id={job.company.id} what={job.company.name}>
              Report company
            </ReportButton>
          </ButtonRow>
        </Stack>
      </Columns>
    </div>
  )
}

function ApplyOrSee({ job, onApply }: { job: JobDetail; onApply: (job: JobDetail) => void }) {
  if (job.canApply) return <Button onClick={() => onApply(job)}>Apply Now</Button>
  const rejected = job.applyProblem === 'rejected_recently'
  return (
    <>
      {(rejected || !job.applicationId) && (
        <Text size="sm">
          {rejected
            ? 'You can apply here again 90 days after the last answer.'
            : 'This job takes no applications now.'}
        </Text>
      )}
      {job.applicationId && (
        <ButtonLink asChild>
          <Link to={sectionPath('applications', { application: job.applicationId })}>
            See your application
          </Link>
        </ButtonLink>
      )}
    </>
  )
}

const About = ({ job }: { job: JobDetail }) => (
  <Card asChild>
    <section aria-labelledby="about-job">
      <CardHead>
        <h2 id="about-job">About the job</h2>
      </CardHead>
      <CardBody>
        <Stack gap={4}>
          <Meta
            items={[
              {
                icon: MapPin,
                text: job.location === job.mode ? job.location : `${job.location}, ${job.mode}`,
              },
              { icon: Banknote, text: job.salary },
              { icon: Briefcase, text: job.type },
              { icon: Clock, text: formatAgo(job.posted) },
            ]}
          />
          <Paragraphs>{job.description}</Paragraphs>
          <CompanyLine>
            <CompanyLogo logo={job.company.logo} />
            <div>
              <h3>{job.company.name}</h3>
              <Text size="sm">{job.about.description}</Text>
              <Text size="xs" tone={3}>
                {job.about.industry}, {job.about.size} employees, {job.about.location}
              </Text>
            </div>
          </CompanyLine>
        </Stack>
      </CardBody>
    </section>
  </Card>
)

const Skills = ({ job }: { job: JobDetail }) => (
  <Card asChild>
    <section aria-labelledby="job-skills">
      <CardHead>
        <h2 id="job-skills">Skills asked for</h2>
      </CardHead>
      <Rows>
        {job.skills.map(({ skill, level, importance, held }) => (
          <RowItem key={skill}>
            <Chip verified={held === 'verified'}>{skill}</Chip>
            <Text as="span" size="sm">
              {SKILL_LEVEL_NAMES[level]}, {importance === 'must' ? 'required' : 'welcome'}
            </Text>
            <Held>{held ? `You: ${heldWords(held)}` : 'Not in your skills'}</Held>
          </RowItem>
        ))}
      </Rows>
    </section>
  </Card>
)

function Match({ id }: { id: string }) {
  const match = useRead(getMatch, { params: { id } })
  return (
    <Card asChild>
      <section aria-labelledby="match">
        <CardHead>
          <h2 id="match">Your match</h2>
        </CardHead>
        <CardBody>
          <QueryView
            query={match}
            loadingLabel="Loading the match"
            errorText="The match could not be loaded. Check your connection, then try again."
          >
            {(answer) => <MatchPanel match={answer} pathOf={changePath} />}
          </QueryView>
        </CardBody>
      </section>
    </Card>
  )
}

const Facts = ({ job }: { job: JobDetail }) => (
  <Card asChild>
    <section aria-labelledby="facts">
      <CardHead>
        <h2 id="facts">Good to know</h2>
      </CardHead>
      <CardBody>
        <Stack gap={4}>
          <KeyValues
            items={[
              { label: 'Closes', value: formatDate(job.closesAt) },
              { label: 'Openings', value: job.openings },
              {
                label: 'Vacancy',
                value: job.existingVacancy ? 'The position is free now' : 'For a future need',
              },
              {
                label: 'Experience',
                value: job.minYears ? `${counted(job.minYears, 'year')} or more` : 'None asked',
              },
              { label: 'Department', value: job.department },
              ...(job.regions.length ? [{ label: 'Countries', value: job.regions.join(', ') }] : []),
              { label: 'Posted', value: job.timesPosted > 1 ? `${job.timesPosted} times` : 'Once' },
              {
                label: 'First reply',
                value:
                  job.response.medianDays === null
                    ? 'Too few to report'
                    : `${counted(job.response.medianDays, 'day')} (median of ${job.response.n})`,
              },
            ]}
          />
          <Notice>
            <Text size="sm">
              A score orders the list of applicants by skills, experience, location, pay and type of work. It
              rejects nobody, and you can ask that a person looks again.
            </Text>
          </Notice>
        </Stack>
      </CardBody>
    </section>
  </Card>
)

const CompanyLine = styled.div`
  display: flex;
  gap: var(--sp-3);
  padding-top: var(--sp-4);
  border-top: var(--bw) solid var(--line);
  h3 {
    font-size: var(--fs-4);
  }
  > div {
    min-width: 0;
  }
`
const Held = styled.span`
  margin-left: auto;
  font-size: var(--fs-2);
  text-align: right;
  color: var(--text-3);
`
