import { Bookmark, BookmarkCheck, Briefcase, SearchX } from 'lucide-react'
import { styled } from 'styled-components'
import { QueryView } from '@tryka/app-shell'
import { JOBS_PER_PAGE, listJobs, type JobCard, type JobPage } from '@tryka/domain'
import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  Icon,
  PageHead,
  Pager,
  Rows,
  SrOnly,
  Stack,
  LoadingRows,
} from '@tryka/ui'
import { sectionPath, useAddress } from '../parts/address'
import { useRead } from '../../base/calls/calls'
import { usePlace } from '../../base/place/place'
import { JobRow } from '../parts/jobs/job-row'
import { Market } from './guidance/market'
import { Invitations } from './invitations'
import { JobFilters } from './job-filters'
import { SharedJobs } from './shared-jobs'
import { SavedSearches } from './saved-searches'
import { LIST_NAMES, useJobFilters, type JobFiltering } from './use-job-filters'
import { useSaveJob } from './use-save-job'
import { Link } from '../../base/address/placed-link'

type Applies = { onApply: (job: JobCard) => void }

/** Open jobs, best match first, four to a page. */
export function JobList({ onApply }: Applies) {
  const filtering = useJobFilters()
  const { isDemo } = usePlace()
  const { query, saved, hideApplied, page } = filtering
  const mine = {
    ...(saved ? { saved: 'true' as const } : {}),
    ...(hideApplied ? { hideApplied: 'true' as const } : {}),
  }
  const jobs = useRead(
    listJobs,
    { query: { ...query, ...mine, page, pageSize: JOBS_PER_PAGE } },
    { keep: true },
  )
  return (
    <>
      <PageHead
        title="Opportunities"
        context="Open jobs in the order in which they fit you."
        actions={<SavedSearches filtering={filtering} />}
      />
      <Stack gap={4}>
        <Invitations />
        <JobFilters filtering={filtering} />
        <QueryView
          query={jobs}
          loading={<LoadingRows label="Loading opportunities" />}
          boxed
          isEmpty={({ total }) => total === 0}
          empty={<Nothing filtering={filtering} />}
          errorText="The opportunities could not be loaded. Check your connection, then try again."
        >
          {(data) => (
            <Page data={data} busy={jobs.isPlaceholderData} filtering={filtering} onApply={onApply} />
          )}
        </QueryView>
        {!isDemo && <SharedJobs />}
        <Market />
      </Stack>
    </>
  )
}

interface PageProps extends Applies {
  data: JobPage
  busy: boolean
  filtering: JobFiltering
}

function Page({ data, busy, filtering, onApply }: PageProps) {
  const { items, total, page, pageSize } = data
  const pageCount = Math.max(1, Math.ceil(total / pageSize))
  const first = (page - 1) * pageSize + 1
  return (
    <Card aria-busy={busy || undefined}>
      {items.length === 0 ? (
        <EmptyState
          icon={SearchX}
          title="This page is empty"
          text="The list has become shorter."
          action={
            <Button size="sm" variant="secondary" onClick={() => filtering.toPage(1)}>
              First page
            </Button>
          }
        />
      ) : (
        <Rows>
          {items.map((job) => (
            <JobRow
              key={job.id}
              job={job}
              full
              onApply={() => onApply(job)}
              actions={<RowActions job={job} />}
            />
          ))}
        </Rows>
      )}
      <Foot
        label="Pages of opportunities"
        page={page}
        pageCount={pageCount}
        windowSize={3}
        onPageChange={filtering.toPage}
        summary={
          <span role="status">
            {items.length === 0
              ? `${total} in all`
              : `Showing ${first}-${first + items.length - 1} of ${total}`}
          </span>
        }
      />
    </Card>
  )
}

function RowActions({ job }: { job: JobCard }) {
  const save = useSaveJob()
  const { get } = useAddress()
  const name = `${job.role}, ${job.company.name}`
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        iconOnly
        label={`${job.saved ? 'Remove from saved' : 'Save'}: ${name}`}
        aria-pressed={job.saved}
        onClick={() => save.mutate({ id: job.id, saved: !job.saved })}
      >
        <Icon icon={job.saved ? BookmarkCheck : Bookmark} size="sm" />
      </Button>
      <ButtonLink asChild variant="quiet" size="sm">
        <Link to={sectionPath('opportunities', { ...listPlace(get), job: job.id })}>
          View Details
          <SrOnly>: {name}</SrOnly>
        </Link>
      </ButtonLink>
    </>
  )
}

/** The filters travel along, so that going back finds the same list. */
const listPlace = (get: (name: string) => string): Record<string, string> =>
  Object.fromEntries(LIST_NAMES.map((name) => [name, get(name)]))

const Nothing = ({ filtering }: { filtering: JobFiltering }) => (
  <Card>
    {filtering.active ? (
      <EmptyState
        as="h2"
        icon={SearchX}
        title="No jobs match your filters"
        text="Try fewer words, or look in all technologies and locations."
        action={
          <Button variant="secondary" onClick={filtering.clear}>
            Clear filters
          </Button>
        }
      />
    ) : (
      <EmptyState
        as="h2"
        icon={Briefcase}
        title="No open jobs"
        text="New jobs appear here as companies post them."
      />
    )}
  </Card>
)

const Foot = styled(Pager)`
  padding: var(--sp-3) var(--sp-5);
  border-top: var(--bw) solid var(--line);
`
