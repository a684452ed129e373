import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Inbox } from 'lucide-react'
import { QueryView } from '@tryka/app-shell'
import {
  COMPANY_STATUS,
  listCompanyApplications,
  listPostings,
  type ApplicationStage,
  type CompanyApplicationCard,
} from '@tryka/domain'
import {
  Badge,
  Card,
  ChipRadioGroup,
  EmptyState,
  Pager,
  Skeleton,
  SkeletonGroup,
  Stack,
  Table,
  Text,
  TextButton,
  type Column,
} from '@tryka/ui'
import { readQuery } from '../../../base/calls/calls'
import { formatAgo, showing } from '../../../base/format/format'
import { Filters } from '../filters'
import type { BoardFilters } from '../use-filters'
import { ListActions } from './list-actions'
import { useChosen } from './use-chosen'

interface ApplicationListProps {
  filters: BoardFilters
  onOpen: (card: CompanyApplicationCard) => void
}

const PAGE_SIZE = 20
const STAGES = Object.keys(COMPANY_STATUS) as ApplicationStage[]

/** Every application of the company or of one posting, with counts that add up; named people can be answered at once. */
export function ApplicationList({ filters, onOpen }: ApplicationListProps) {
  const postings = useQuery(readQuery(listPostings, { query: { pageSize: 100 } }))
  const chosen = useChosen()
  const { status, postingId, overdue, page, sent } = filters
  const query = {
    ...sent,
    page,
    pageSize: PAGE_SIZE,
    ...(status ? { status } : {}),
    ...(postingId ? { postingId } : {}),
    ...(overdue ? { overdue: 'true' as const } : {}),
  }
  const list = useQuery({
    ...readQuery(listCompanyApplications, { query }),
    placeholderData: keepPreviousData,
  })
  const counts = list.data?.counts
  const options = [
    { value: '', label: counts ? `All (${counts.total})` : 'All' },
    ...STAGES.map((stage) => ({
      value: COMPANY_STATUS[stage],
      label: counts ? `${COMPANY_STATUS[stage]} (${counts[stage]})` : COMPANY_STATUS[stage],
    })),
  ]
  return (
    <Stack gap={4}>
      <Filters filters={filters} postings={postings.data?.items ?? []} postingId={postingId} allPostings />
      <ChipRadioGroup
        legend="Status"
        hideLegend
        options={options}
        value={status ?? ''}
        onValueChange={(value) => filters.set({ status: value, overdue: undefined, page: undefined })}
      />
      {overdue && <Text size="sm">Only those whose reply is late.</Text>}
      <ListActions chosen={chosen} filter={query} />
      <Card>
        <QueryView
          query={list}
          loading={<ListLoading />}
          errorText="The applications could not be loaded. Check your connection, then try again."
          isEmpty={({ total }) => total === 0}
          empty={
            <EmptyState icon={Inbox} title="No applications match" text="Change the filters to see others." />
          }
        >
          {({ items }) => (
            <Table
              caption="Applications"
              columns={columnsOf(onOpen, chosen)}
              rows={items}
              rowKey={({ id }) => id}
            />
          )}
        </QueryView>
      </Card>
      {list.data && list.data.total > 0 && (
        <Pager
          page={list.data.page}
          pageCount={Math.ceil(list.data.total / list.data.pageSize)}
          onPageChange={(to) => filters.set({ page: String(to) })}
          summary={showing(list.data)}
        />
      )}
    </Stack>
  )
}

const columnsOf = (
  onOpen: (card: CompanyApplicationCard) => void,
  chosen: ReturnType<typeof useChosen>,
): Column<CompanyApplicationCard>[] => [
  {
    key: 'who',
    head: 'Candidate',
    rowHead: true,
    cell: (card) => (
      <>
        <TextButton onClick={() => onOpen(card)}>{card.candidate.name}</TextButton>
        <Text size="sm">{card.candidate.title}</Text>
      </>
    ),
  },
  { key: 'role', head: 'Posting', cell: ({ role }) => role },
  {
    key: 'status',
    head: 'Status',
    nowrap: true,
    cell: ({ status, overdue }) => (
      <>
        {status} {overdue && <Badge tone="danger">Reply late</Badge>}
      </>
    ),
  },
  { key: 'applied', head: 'Applied', nowrap: true, cell: ({ appliedAt }) => formatAgo(appliedAt) },
  {
    key: 'requirements',
    head: 'Requirements',
    numeric: true,
    cell: ({ requirements }) => (requirements === null ? '–' : `${requirements}%`),
  },
  { key: 'match', head: 'Match', numeric: true, cell: ({ match }) => (match === null ? '–' : `${match}%`) },
  {
    key: 'choose',
    head: 'Choose',
    numeric: true,
    cell: (card) =>
      card.canReject ? (
        <input
          type="checkbox"
          aria-label={`Choose ${card.candidate.name}`}
          checked={chosen.has(card.id)}
          onChange={(event) => chosen.set(card, event.currentTarget.checked)}
        />
      ) : null,
  },
]

const ListLoading = () => (
  <SkeletonGroup label="Loading applications">
    <Skeleton height="20rem" />
  </SkeletonGroup>
)
