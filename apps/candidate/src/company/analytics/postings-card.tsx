import { useState } from 'react'
import type { AnalyticsBreakdown, FunnelMetric, PostingFigures } from '@tryka/domain'
import { Table, Text } from '@tryka/ui'
import { formatCount } from '../../base/format/format'
import { postingColumns, type PostingSort, type Sorting } from './posting-columns'
import { SectionCard } from './section-card'

interface PostingsCardProps {
  data: Pick<AnalyticsBreakdown, 'postings' | 'postingCount'>
  onOpen: (metric: FunnelMetric, postingId: string) => void
}

/** Numbers begin with the most, titles with A; what has no number stands last either way. */
function sortedBy(rows: readonly PostingFigures[], { by, order }: Sorting): PostingFigures[] {
  const turn = order === 'ascending' ? 1 : -1
  return [...rows].sort((a, b) => {
    const [left, right] = [a[by], b[by]]
    if (left === null || right === null) return Number(left === null) - Number(right === null)
    if (typeof left === 'string' || typeof right === 'string')
      return turn * String(left).localeCompare(String(right), 'en')
    return turn * (left - right)
  })
}

/** The postings of the range beside each other. */
export function PostingsCard({ data: { postings, postingCount }, onOpen }: PostingsCardProps) {
  const [sorting, setSorting] = useState<Sorting>({ by: 'applications', order: 'descending' })
  const onSort = (by: PostingSort) => {
    const first = by === 'title' ? 'ascending' : 'descending'
    const other = first === 'ascending' ? 'descending' : 'ascending'
    setSorting({ by, order: sorting.by === by && sorting.order === first ? other : first })
  }
  if (postings.length === 0)
    return (
      <SectionCard title="Postings">
        <Text size="sm">No posting was open in this range, and nobody applied to one.</Text>
      </SectionCard>
    )
  return (
    <SectionCard
      title="Postings"
      table={
        <Table
          caption="Postings of the range"
          columns={postingColumns({ sorting, onSort, onOpen })}
          rows={sortedBy(postings, sorting)}
          rowKey={({ id }) => id}
          narrow="scroll"
        />
      }
    >
      <Text size="sm">
        Applications of this range by posting, and how far they came. Days open count from the day a posting
        was posted last until it closed, or until now.
        {postingCount > postings.length &&
          ` These are the ${postings.length} with the most applications, of ${formatCount(postingCount)}.`}
      </Text>
    </SectionCard>
  )
}
