import { sectionPath, useAddress } from '../../app/candidate/address'
import { useRead } from '../../app/core/calls'
import { LoadingRows } from '../../app/candidate/parts'
import { ApiError, userMessage } from '@tryka/api-client'
import { notify, QueryView, saveFile, useApi } from '@tryka/app-shell'
import {
  APPLICATION_FILTERS,
  APPLICATION_STAGES,
  APPLICATIONS_PDF,
  CANDIDATE_STATUS,
  listApplications,
  type ApplicationCard,
  type ApplicationPage,
} from '@tryka/domain'
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
} from '@tryka/ui'
import { useMutation } from '@tanstack/react-query'
import { Download, Send } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { ApplicationRow } from './application-row'
import { RespondDialog } from './respond-dialog'

const PAGE_SIZE = 10
const OPTIONS = APPLICATION_FILTERS.map((value) => ({ value, label: value }))

function useExport() {
  const api = useApi()
  return useMutation({
    mutationFn: () => api.download('GET', APPLICATIONS_PDF.path),
    onSuccess: (file) => {
      saveFile(file, APPLICATIONS_PDF.filename)
      notify.success('Export Started', 'Your applications are saved as a PDF.')
    },
    onError: (error) =>
      notify.failure(
        'Error',
        error instanceof ApiError ? userMessage(error, 'Failed to export PDF') : 'Failed to export PDF',
      ),
    meta: { needsSession: true },
  })
}

/** Every application, newest first, narrowed by status. */
export function ApplicationList() {
  const { get, set } = useAddress()
  const status = APPLICATION_FILTERS.find((each) => each === get('status')) ?? 'All Status'
  const page = /^[1-9]\d{0,5}$/.test(get('page')) ? Number(get('page')) : 1
  const list = useRead(listApplications, { query: { status, page, pageSize: PAGE_SIZE } }, { keep: true })
  const pdf = useExport()
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
            <Counts counts={data.counts} />
            <Filter
              aria-label="Status"
              options={OPTIONS}
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
const Counts = ({ counts }: { counts: ApplicationPage['counts'] }) => (
  <CountList aria-label="Applications by status">
    <div>
      <dt>All</dt>
      <dd>{counts.total}</dd>
    </div>
    {APPLICATION_STAGES.map((stage) => (
      <div key={stage}>
        <dt>{CANDIDATE_STATUS[stage]}</dt>
        <dd>{counts[stage]}</dd>
      </div>
    ))}
  </CountList>
)

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
  grid-template-columns: repeat(8, minmax(0, 1fr));
  gap: var(--bw);
  overflow: hidden;
  border: var(--bw) solid var(--line);
  border-radius: var(--r-3);
  background: var(--line);
  // Eight counts: rows of the same length at every width.
  ${media.split} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  > div {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    padding: var(--sp-3) var(--sp-4);
    background: var(--surface);
  }
  dt {
    font-size: var(--fs-2);
    color: var(--text-2);
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
