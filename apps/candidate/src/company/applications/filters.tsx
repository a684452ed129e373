import { Search } from 'lucide-react'
import { styled } from 'styled-components'
import type { ListSort, PipelineSort, PostingCard } from '@tryka/domain'
import { Field, media, NativeSelect, Segments, Switch, TextInput, Toolbar } from '@tryka/ui'
import type { BoardFilters } from './use-filters'

interface FiltersProps {
  filters: BoardFilters
  postings: readonly Pick<PostingCard, 'id' | 'title' | 'applications' | 'status'>[]
  postingId: string
  total?: number | undefined
  /** The list may show all postings at once; the board is of one. */
  allPostings?: boolean
  /** Left out where the heads of the list sort it. */
  sortBy?: 'board' | 'list' | undefined
}

const SORTS: readonly { value: PipelineSort; label: string }[] = [
  { value: 'requirements', label: 'Sort: requirements met' },
  { value: 'match', label: 'Sort: match' },
  { value: 'applied', label: 'Sort: newest' },
]
/** For a screen on which rows have no heads to sort by. */
const LIST_SORTS: readonly { value: ListSort | ''; label: string }[] = [
  { value: '', label: 'Sort: open first' },
  { value: 'stage', label: 'Sort: stage' },
  { value: 'due', label: 'Sort: reply due' },
  ...SORTS,
]
const VIEWS = [
  { value: 'board', label: 'Board' },
  { value: 'list', label: 'List' },
] as const

/** Posting, text, proof and view. */
export function Filters({ filters, postings, postingId, allPostings = false, sortBy }: FiltersProps) {
  const options = postings.map(({ id, title, applications, status }) => ({
    value: id,
    label: `${title} (${applications})${status === 'Closed' ? ', closed' : ''}`,
  }))
  return (
    <Toolbar label="Find applications">
      <Wide label="Posting" hideLabel>
        <NativeSelect
          options={allPostings ? [{ value: '', label: 'All postings' }, ...options] : options}
          value={postingId}
          onValueChange={(value) => filters.set({ posting: value, page: undefined })}
        />
      </Wide>
      <Found label="Search applicants" hideLabel>
        <TextInput
          type="search"
          icon={Search}
          placeholder="Name or skill"
          maxLength={120}
          value={filters.search.typed}
          onChange={(event) => filters.search.type(event.currentTarget.value)}
        />
      </Found>
      {sortBy && (
        <Field label="Sort" hideLabel>
          {sortBy === 'list' ? (
            <NativeSelect
              options={LIST_SORTS}
              value={filters.sort ?? ''}
              onValueChange={(sort) => filters.set({ sort, order: undefined, page: undefined })}
            />
          ) : (
            <NativeSelect
              options={SORTS}
              value={filters.boardSort}
              onValueChange={(sort) =>
                filters.set({
                  sort: sort === 'requirements' ? undefined : sort,
                  order: undefined,
                  page: undefined,
                })
              }
            />
          )}
        </Field>
      )}
      <End>
        <Switch
          label="Blockchain Verified Only"
          checked={filters.verifiedOnly}
          onCheckedChange={(on) => filters.set({ verified: on ? 'true' : undefined, page: undefined })}
        />
        <Segments
          label="View"
          options={VIEWS}
          value={filters.view}
          onValueChange={(view) =>
            filters.set({
              view: view === 'list' ? view : undefined,
              overdue: undefined,
              status: undefined,
              page: undefined,
            })
          }
        />
      </End>
    </Toolbar>
  )
}

const Wide = styled(Field)`
  flex: 0 1 18rem;
  min-width: 0;
  ${media.phone} {
    flex: 1 1 100%;
  }
`
const Found = styled(Field)`
  flex: 0 1 14rem;
  ${media.compact} {
    flex-grow: 1;
  }
`
const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-3) var(--sp-4);
  min-height: 2.5rem;
  margin-left: auto;
  ${media.phone} {
    justify-content: space-between;
  }
`
