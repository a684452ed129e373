import type { InvitationBatch } from '@tryka/domain'
import { Card, Table, TextButton, type Column } from '@tryka/ui'
import { formatCount, formatTime } from '../../base/format'
import { useBatches } from './invitations.queries'
import { PagedList } from './paged-list'
import type { View } from './use-view'
import { filterWords } from './words'

/** Each press of *Send*, the latest first. */
export function BatchList({ view }: { view: View }) {
  const list = useBatches(view.page)
  return (
    <PagedList
      list={list}
      view={view}
      noun="batches"
      empty="Nothing was sent yet."
      failed="The batches could not be loaded. Check your connection, then try again."
    >
      {(items) => (
        <Card>
          <Table
            caption="Batches, the latest first"
            columns={columns((batch) => view.open('sent', { batch }))}
            rows={items}
            rowKey={({ id }) => id}
          />
        </Card>
      )}
    </PagedList>
  )
}

const columns = (onOpen: (batch: string) => void): Column<InvitationBatch>[] => [
  {
    key: 'at',
    head: 'Sent',
    rowHead: true,
    cell: ({ id, at }) => (
      <TextButton onClick={() => onOpen(id)}>
        <time dateTime={at}>{formatTime(at)}</time>
      </TextButton>
    ),
  },
  { key: 'by', head: 'By', cell: ({ by }) => by },
  {
    key: 'filter',
    head: 'Whom',
    wideOnly: true,
    cell: ({ filter }) => (filter ? filterWords(filter) : 'Ticked by hand'),
  },
  { key: 'asked', head: 'Chosen', numeric: true, wideOnly: true, cell: ({ asked }) => formatCount(asked) },
  {
    key: 'left-out',
    head: 'Left out',
    numeric: true,
    wideOnly: true,
    cell: ({ before, unverified }) => formatCount(before + unverified),
  },
  { key: 'mailed', head: 'Mailed', numeric: true, cell: ({ sent }) => formatCount(sent) },
  { key: 'joined', head: 'Joined', numeric: true, cell: ({ joined }) => formatCount(joined) },
]
