import type { UseQueryResult } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { QueryView } from '@tryka/app-shell'
import { Button, Card, EmptyState, LoadingRows, Pager, SrOnly, Stack } from '@tryka/ui'
import { formatCount } from '../../base/format'
import type { View } from './use-view'

interface Page<Item> {
  items: Item[]
  total: number
  /** There are more than `total`. */
  more: boolean
  page: number
  pageSize: number
}

interface PagedListProps<Item> {
  list: UseQueryResult<Page<Item>>
  view: View
  noun: string
  empty: string
  failed: string
  children: (items: readonly Item[]) => ReactNode
}

/** One page of a long list, with the ways to the others. */
export const PagedList = <Item,>({ list, view, noun, empty, failed, children }: PagedListProps<Item>) => (
  <QueryView query={list} loading={<LoadingRows label={`Loading ${noun}`} />} boxed errorText={failed}>
    {({ items, total, more, page, pageSize }) => (
      <Stack gap={4}>
        {list.isError && <p role="alert">The list could not be loaded again. This may be old.</p>}
        {items.length > 0 ? (
          <div aria-busy={list.isPlaceholderData}>{children(items)}</div>
        ) : (
          <Card>
            <EmptyState
              as="h2"
              icon={SearchX}
              title={`No ${noun} here`}
              text={empty}
              action={
                view.isNarrowed && (
                  <Button variant="secondary" onClick={view.clear}>
                    Show the whole list
                  </Button>
                )
              }
            />
          </Card>
        )}
        {items.length === 0 && page === 1 ? (
          <SrOnly role="status">0 {noun}</SrOnly>
        ) : (
          <Pager
            label={`Pages of ${noun}`}
            page={page}
            pageCount={Math.max(1, Math.ceil(total / pageSize))}
            onPageChange={view.toPage}
            summary={
              <span role="status">
                {more ? 'More than ' : ''}
                {formatCount(total)} {noun}
              </span>
            }
          />
        )}
      </Stack>
    )}
  </QueryView>
)
