import type { FunnelMetric, PostingFigures } from '@tryka/domain'
import { SortButton, Text, TextButton, TextLink, type Column } from '@tryka/ui'
import { Link } from '../../base/address/placed-link'
import { formatCount } from '../../base/format/format'
import { sectionPath } from '../parts/address'

export type PostingSort = Exclude<keyof PostingFigures, 'id' | 'status'>
export interface Sorting {
  by: PostingSort
  order: 'ascending' | 'descending'
}

const COUNTS = {
  applications: 'Applications',
  screenPassed: 'Screen Passed',
  interviews: 'Interviews',
  offers: 'Offers',
  hires: 'Hires',
} as const satisfies Partial<Record<PostingSort, FunnelMetric>>
const NAMES = Object.keys(COUNTS) as (keyof typeof COUNTS)[]

interface Columns {
  sorting: Sorting
  onSort: (by: PostingSort) => void
  onOpen: (metric: FunnelMetric, postingId: string) => void
}

/** A title that leads to its posting, and figures that open their rows; every head sorts. */
export function postingColumns({ sorting, onSort, onOpen }: Columns): Column<PostingFigures>[] {
  const head = (by: PostingSort, name: string) => {
    const sorted = sorting.by === by ? sorting.order : 'none'
    return {
      key: by,
      sorted,
      head: (
        <SortButton sorted={sorted} onSort={() => onSort(by)}>
          {name}
        </SortButton>
      ),
    } satisfies Partial<Column<PostingFigures>>
  }
  return [
    { ...head('title', 'Posting'), rowHead: true, cell: (row) => <Title posting={row} /> },
    ...NAMES.map((name): Column<PostingFigures> => ({
      ...head(name, COUNTS[name]),
      numeric: true,
      cell: ({ id, title, [name]: count }) =>
        count === 0 ? (
          0
        ) : (
          <TextButton
            aria-label={`${formatCount(count)}, ${COUNTS[name]} of ${title}: open the rows`}
            onClick={() => onOpen(COUNTS[name], id)}
          >
            {formatCount(count)}
          </TextButton>
        ),
    })),
    {
      ...head('daysOpen', 'Days open'),
      numeric: true,
      cell: ({ daysOpen }) => (daysOpen === null ? '–' : formatCount(daysOpen)),
    },
  ]
}

const Title = ({ posting: { id, title, status } }: { posting: PostingFigures }) => (
  <>
    <TextLink asChild>
      <Link to={sectionPath('jobs', { posting: id })}>{title}</Link>
    </TextLink>
    {status !== 'Active' && (
      <Text size="xs" tone={3}>
        {status}
      </Text>
    )}
  </>
)
