import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { QueryView } from '@tryka/app-shell'
import {
  COMPANY_STATUS,
  getAnalyticsRows,
  SOURCE_LABELS,
  type AnalyticsRows,
  type ApplicationSource,
  type RowMetric,
  type AnalyticsQuery,
} from '@tryka/domain'
import { Dialog, Pager, Stack, Table, Text, TextLink, type Column } from '@tryka/ui'
import { readQuery } from '../../base/calls/calls'
import { Link } from '../../base/address/placed-link'
import { sectionPath } from '../parts/address'
import { formatCount, formatListDate, showing } from '../../base/format/format'

interface RowsDialogProps {
  filter: AnalyticsQuery
  metric: RowMetric
  onClose: () => void
}

type Row = AnalyticsRows['items'][number]
const PAGE_SIZE = 10

const nameOf = (metric: RowMetric): string => {
  if (metric === 'timeToHire') return 'Time to hire'
  return metric in SOURCE_LABELS ? SOURCE_LABELS[metric as ApplicationSource] : metric
}

/** The rows behind one figure; their number is the figure. */
export function RowsDialog({ filter, metric, onClose }: RowsDialogProps) {
  const [page, setPage] = useState(1)
  const rows = useQuery({
    ...readQuery(getAnalyticsRows, { query: { ...filter, metric, page, pageSize: PAGE_SIZE } }),
    placeholderData: keepPreviousData,
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={rows.data ? `${nameOf(metric)}: ${formatCount(rows.data.count)}` : nameOf(metric)}
      description={metric === 'Job Views' ? 'People who opened a posting, by posting and day.' : undefined}
    >
      <QueryView
        query={rows}
        errorText="The rows could not be loaded. Check your connection, then try again."
        isEmpty={({ total }) => total === 0}
        empty={<Text>Nothing is counted here in this range.</Text>}
      >
        {(data) => (
          <Stack gap={4}>
            <RowsTable data={data} metric={metric} />
            <Pager
              page={data.page}
              pageCount={Math.ceil(data.total / data.pageSize)}
              onPageChange={setPage}
              summary={showing(data)}
            />
          </Stack>
        )}
      </QueryView>
    </Dialog>
  )
}

function RowsTable({ data, metric }: { data: AnalyticsRows; metric: RowMetric }) {
  const views: Column<Row>[] = [
    { key: 'role', head: 'Posting', rowHead: true, cell: ({ role }) => role },
    { key: 'at', head: 'Day', nowrap: true, cell: ({ at }) => formatListDate(at) },
    { key: 'people', head: 'People', numeric: true, cell: ({ people }) => formatCount(people ?? 0) },
  ]
  const people: Column<Row>[] = [
    {
      key: 'who',
      head: 'Candidate',
      rowHead: true,
      cell: ({ id, candidate }) => (
        <TextLink asChild>
          <Link to={sectionPath('applications', { application: id })}>
            {candidate?.name ?? 'Application'}
          </Link>
        </TextLink>
      ),
    },
    { key: 'role', head: 'Posting', cell: ({ role }) => role },
    { key: 'stage', head: 'Now', nowrap: true, cell: ({ stage }) => (stage ? COMPANY_STATUS[stage] : '–') },
    {
      key: 'at',
      head: metric === 'timeToHire' ? 'Days' : 'Date',
      nowrap: true,
      cell: ({ at, days }) => (metric === 'timeToHire' && days !== null ? days : formatListDate(at)),
    },
  ]
  return (
    <Table
      caption="Rows behind the figure"
      columns={metric === 'Job Views' ? views : people}
      rows={data.items}
      rowKey={({ id }) => id}
    />
  )
}
