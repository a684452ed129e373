import { Bookmark, BookmarkCheck, Briefcase } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { ApiError } from '@tryka/api-client'
import { QueryView, useApi } from '@tryka/app-shell'
import { getJob, viewJob, type JobDetail } from '@tryka/domain'
import {
  Button,
  ButtonLink,
  ButtonRow,
  Card,
  Columns,
  EmptyState,
  Icon,
  PageHead,
  Stack,
  Text,
  LoadingRows,
} from '@tryka/ui'
import { sectionPath } from '../parts/address'
import { BackLine } from '../../base/back-line'
import { useRead } from '../../base/calls/calls'
import { useKeptOwner } from '../../base/place/kept-owner'
import { MuteButton } from '../../base/notifications/mute-company'
import { ReportButton } from '../../base/report/report-button'
import { rememberViewed } from '../parts/jobs/viewed-jobs'
import { Raises } from '../parts/targets/raises'
import { Prepare } from './guidance/prepare'
import { About, Facts, Match, Skills } from './job-cards'
import { ShareJob } from './share-job'
import { useSaveJob } from './use-save-job'
import { Link } from '../../base/address/placed-link'

export interface JobDetailProps {
  id: string
  onApply: (job: JobDetail) => void
  /** Opens the form as soon as the job is here, once. */
  applyAtOnce?: boolean
  backTo: string
}

/** One job in full: everything to know before applying, and the arithmetic of the match. */
export function JobDetailView({ id, onApply, applyAtOnce = false, backTo }: JobDetailProps) {
  const job = useRead(getJob, { params: { id } })
  const gone = job.error instanceof ApiError && (job.error.status === 410 || job.error.status === 404)
  useCountView(id, job.isSuccess)
  useApplyAtOnce(applyAtOnce ? job.data : undefined, onApply)
  return (
    <Stack gap={4}>
      <BackLine label="Back to opportunities" to={backTo} />
      {gone ? (
        <Card>
          <EmptyState
            as="h1"
            icon={Briefcase}
            title="This job is no longer open"
            text="It was filled or taken back. Your applications keep a copy of what you sent."
            action={
              <ButtonLink asChild variant="secondary">
                <Link to={backTo}>See open jobs</Link>
              </ButtonLink>
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
  const owner = useKeptOwner()
  useEffect(() => {
    if (!shown) return
    rememberViewed(owner, id)
    void api.call(viewJob, { params: { id } }).catch(() => undefined)
  }, [api, id, owner, shown])
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
          <Raises title="Across your targets" />
        </Stack>
        <Stack gap={5}>
          <Match id={job.id} />
          <Prepare job={job} />
          <Facts job={job} />
          <ButtonRow>
            <ReportButton subject="posting" id={job.id} what="this job">
              Report job
            </ReportButton>
            <ReportButton subject="company" id={job.company.id} what={job.company.name}>
              Report company
            </ReportButton>
            <MuteButton company={job.company} />
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
