import { Download, Send } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  Icon,
  media,
  NativeSelect,
  PageHead,
  Pager,
  Rows,
  Stack,
  Text,
  LoadingRows,
} from '@tryka/ui'
import {
  ALL_APPLICATION_FILTERS,
  APPLICATION_FILTERS,
  APPLICATION_STAGES,
  APPLICATIONS_PDF,
  CANDIDATE_STATUS,
  FILTER_STAGE,
  listApplications,
  type ApplicationCard,
  type ApplicationFilter,
  type ApplicationPage,
  type ApplicationStage,
} from '@tryka/domain'
import { notify, QueryView, saveFile, useApi, useMutation } from '@tryka/app-shell'
import { ApiError, userMessage, withQuery } from '@tryka/api-client'
import { useRead } from '../../../base/calls/calls'
import { sectionPath, useAddress } from '../../parts/address'
import { ApplicationRow } from './application-row'
import { RespondDialog } from '../respond-dialog'
import { Link } from '../../../base/address/placed-link'

const PAGE_SIZE = 10
const OPTIONS = APPLICATION_FILTERS.map((value) => ({ value, label: value }))
/** The filter of the select, and a stage that only the counts can choose while it is chosen. */
const optionsWith = (status: ApplicationFilter) =>
  OPTIONS.some(({ value }) => value === status) ? OPTIONS : [...OPTIONS, { value: status, label: status }]

function useExport(status: ApplicationFilter) {
  const api = useApi()
  return useMutation({
    mutationFn: () => api.download('GET', exportPath(status)),
    onSuccess: (file) => {
      saveFile(file, APPLICATIONS_PDF.filename)
      notify.success(
        'Export Started',
        status === 'All Status'
          ? 'Your applications are saved as a PDF.'
          : `Your applications with the status ${status} are saved as a PDF.`,
      )
    },
    onError: (error) =>
      notify.failure(
        'Error',
        error instanceof ApiError ? userMessage(error, 'Failed to export PDF') : 'Failed to export PDF',
      ),
    meta: { needsSession: true },
  })
}

const exportPath = (status: ApplicationFilter): string =>
  withQuery(APPLICATIONS_PDF.path, status === 'All Status' ? {} : { status })

/** Every application: what waits for an answer first, then the newest; narrowed by status. */
export function ApplicationList() {
  const address = useAddress()
  const { get, set } = address
  const status = ALL_APPLICATION_FILTERS.find((each) => each === get('status')) ?? 'All Status'
  const page = /^[1-9]\d{0,5}$/.test(get('page')) ? Number(get('page')) : 1
  const list = useRead(listApplications, { query: { status, page, pageSize: PAGE_SIZE } }, { keep: true })
  const pdf = useExport(status)
  const [answering, setAnswering] = useState<ApplicationCard>()
  return (
    <>
      <PageHead
        title="Applications"
        context="Where each of your applications stands."
        actions={
          <Button
            variant="secondary"
            busy={pdf.isPending}
            busyLabel="Exporting…"
            onClick={() => pdf.mutate()}
          >
            <Icon icon={Download} size="sm" />
            Export PDF
          </Button>
        }
      />
      <QueryView
        query={list}
        loading={<LoadingRows label="Loading applications" />}
        boxed
        errorText="The applications could not be loaded. Check your connection, then try again."
      >
        {(data) => (
          <Stack gap={4}>
            <Counts
              counts={data.counts}
              current={status}
              linkTo={(value) => address.with({ status: value, page: undefined })}
            />
            <Filter
              aria-label="Status"
              options={optionsWith(status)}
              value={status}
              onValueChange={(value) =>
                set({ status: value === 'All Status' ? undefined : value, page: undefined })
              }
            />
            <List
              data={data}
              onRespond={setAnswering}
              onPage={(next) => set({ page: next === 1 ? undefined : String(next) }, { replace: false })}
              onClear={() => set({ status: undefined, page: undefined })}
            />
          </Stack>
        )}
      </QueryView>
      {answering && <RespondDialog id={answering.id} onClose={() => setAnswering(undefined)} />}
    </>
  )
}

/** One number for each status; together they are all applications. */
const Counts = ({ counts, current, linkTo }: CountsProps) => {
  const cell = (label: string, count: number, value: string | undefined) => (
    <div key={label}>
      <dt>
        <Link
          to={linkTo(value)}
          replace
          aria-current={current === (value ?? 'All Status') ? 'true' : undefined}
        >
          {label}
        </Link>
      </dt>
      <dd>{count}</dd>
    </div>
  )
  return (
    <CountList aria-label="Applications by status">
      {cell('All', counts.total, undefined)}
      {APPLICATION_STAGES.map((stage) => cell(CANDIDATE_STATUS[stage], counts[stage], filterOf(stage)))}
    </CountList>
  )
}

interface CountsProps {
  counts: ApplicationPage['counts']
  current: ApplicationFilter
  linkTo: (status: string | undefined) => string
}

/** The filter that shows a stage. */
const filterOf = (stage: ApplicationStage): ApplicationFilter | undefined =>
  ALL_APPLICATION_FILTERS.find((filter) => FILTER_STAGE[filter] === stage)

interface ListProps {
  data: ApplicationPage
  onRespond: (application: ApplicationCard) => void
  onPage: (page: number) => void
  onClear: () => void
}

function List({ data, onRespond, onPage, onClear }: ListProps) {
  const { items, total, page, pageSize, counts } = data
  if (counts.total === 0) return <NoneYet />
  if (items.length === 0)
    return (
      <Card>
        <EmptyState
          icon={Send}
          as="h2"
          title="No applications with this status"
          text="Choose another status to see the others."
          action={
            <Button size="sm" variant="secondary" onClick={onClear}>
              Show all
            </Button>
          }
        />
      </Card>
    )
  const first = (page - 1) * pageSize + 1
  return (
    <Card>
      <Rows>
        {items.map((application) => (
          <ApplicationRow
            key={application.id}
            application={application}
            onRespond={() => onRespond(application)}
          />
        ))}
      </Rows>
      <Foot>
        {total > pageSize ? (
          <Pager
            label="Pages of applications"
            page={page}
            pageCount={Math.ceil(total / pageSize)}
            windowSize={3}
            onPageChange={onPage}
            summary={<span role="status">{`Showing ${first}-${first + items.length - 1} of ${total}`}</span>}
          />
        ) : (
          <Text size="sm" role="status">{`Showing ${first}-${first + items.length - 1} of ${total}`}</Text>
        )}
      </Foot>
    </Card>
  )
}

const NoneYet = () => (
  <Card>
    <EmptyState
      icon={Send}
      as="h2"
      title="No applications yet"
      text="Jobs you apply for appear here with their progress."
      action={
        <ButtonLink asChild size="sm">
          <Link to={sectionPath('opportunities')}>Find opportunities</Link>
        </ButtonLink>
      }
    />
  </Card>
)

const CountList = styled.dl`
  display: grid;
  grid-template-columns: repeat(8, minmax(max-content, 1fr));
  gap: var(--bw);
  overflow: hidden;
  border: var(--bw) solid var(--line);
  border-radius: var(--r-3);
  background: var(--line);
  // Eight counts: rows of the same length at every width.
  ${media.split} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  > div {
    position: relative;
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    padding: var(--sp-3) var(--sp-4);
    background: var(--surface);
    ${media.phone} {
      padding: var(--sp-2);
    }
  }
  dt a {
    color: inherit;
    text-decoration: none;
    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
    &:hover,
    &[aria-current] {
      text-decoration: underline;
      text-underline-offset: 0.25em;
    }
    &[aria-current] {
      font-weight: var(--fw-medium);
      color: var(--text);
    }
  }
  dt {
    font-size: var(--fs-2);
    color: var(--text-2);
    ${media.phone} {
      font-size: var(--fs-1);
    }
  }
  dd {
    font: 580 1.375rem/1.3 var(--font-display);
    font-variant-numeric: tabular-nums;
  }
`
const Filter = styled(NativeSelect)`
  width: auto;
  min-width: 12rem;
  align-self: flex-start;
`
const Foot = styled.div`
  padding: var(--sp-3) var(--sp-5);
  border-top: var(--bw) solid var(--line);
`
