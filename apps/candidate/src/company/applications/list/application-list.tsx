import { useQuery } from '@tanstack/react-query'
import { Inbox } from 'lucide-react'
import { styled } from 'styled-components'
import { QueryView, useShortcuts } from '@tryka/app-shell'
import { COMPANY_STATUS, listPostings, type ApplicationStage } from '@tryka/domain'
import {
  Card,
  ChipRadioGroup,
  EmptyState,
  Pager,
  Skeleton,
  SkeletonGroup,
  Stack,
  Table,
  Text,
  useMedia,
} from '@tryka/ui'
import { readQuery } from '../../../base/calls/calls'
import { showing } from '../../../base/format/format'
import { Filters } from '../filters'
import { focusedApplication } from '../opened/opener'
import type { OpenApplication } from '../opened/use-opened'
import type { BoardFilters } from '../use-filters'
import { asCards, canBeChosen, columnsOf, SLIM } from './columns'
import { useZone } from '../../parts/use-zone'
import { ListActions } from './list-actions'
import { useChosen } from './use-chosen'
import type { List } from './use-list'

interface ApplicationListProps {
  list: List
  filters: BoardFilters
  /** The application that stands beside the list. */
  opened: string
  /** Half of the page: the name, where it stands and the match have room. */
  isSlim: boolean
  onOpen: OpenApplication
}

const STAGES = Object.keys(COMPANY_STATUS) as ApplicationStage[]

/** Every application of the company or of one posting, with counts that add up; named people can be answered at once. */
export function ApplicationList({ list: { list, filter, trails }, ...props }: ApplicationListProps) {
  const { filters, opened, isSlim, onOpen } = props
  const postings = useQuery(readQuery(listPostings, { query: { pageSize: 100 } }))
  const chosen = useChosen()
  const zone = useZone()
  useShortcuts([
    {
      keys: 'x',
      title: 'Choose, to answer together with others',
      group: 'Lists and the board',
      run: () => {
        const id = focusedApplication()
        const card = list.data?.items.find((each) => each.id === id)
        if (card && canBeChosen(card)) chosen.set(card, !chosen.has(card.id))
      },
    },
  ])
  const areCards = useMedia('(max-width: 640px)')
  const { status, postingId, overdue } = filters
  const [trail] = trails
  const columns = columnsOf({
    filters,
    zone,
    opened,
    chosen,
    onOpen: (id) => trail && onOpen(id, trail),
  }).filter(({ key }) => !isSlim || SLIM.includes(key))
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
      <Filters
        filters={filters}
        postings={postings.data?.items ?? []}
        postingId={postingId}
        allPostings
        sortBy={areCards || isSlim ? 'list' : undefined}
      />
      <ChipRadioGroup
        legend="Status"
        hideLegend
        options={options}
        value={status ?? ''}
        onValueChange={(value) => filters.set({ status: value, overdue: undefined, page: undefined })}
      />
      {overdue && <Text size="sm">Only those whose reply is late.</Text>}
      <ListActions chosen={chosen} filter={filter} />
      <Marked>
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
              columns={areCards ? asCards(columns) : columns}
              rows={items}
              rowKey={({ id }) => id}
            />
          )}
        </QueryView>
      </Marked>
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

// The row whose application stands beside the list.
const Marked = styled(Card)`
  tbody tr:has([aria-current='true']) {
    background: var(--surface-2);
    box-shadow: inset 3px 0 0 var(--satya);
  }
`
const ListLoading = () => (
  <SkeletonGroup label="Loading applications">
    <Skeleton height="20rem" />
  </SkeletonGroup>
)
