import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Briefcase, Search } from 'lucide-react'
import { styled } from 'styled-components'
import { QueryView } from '@tryka/app-shell'
import {
  listPostings,
  POSTING_SORTS,
  POSTING_TABS,
  type PostingCard as Posting,
  type PostingPage,
} from '@tryka/domain'
import {
  Button,
  Card,
  EmptyState,
  Field,
  media,
  NativeSelect,
  PageHead,
  Pager,
  Rows,
  Skeleton,
  SkeletonGroup,
  Stack,
  Tabs,
  TextInput,
  Toolbar,
} from '@tryka/ui'
import { readQuery } from '../../base/calls/calls'
import { useAddress } from '../parts/address'
import { PostNewJob } from '../parts/post-new-job'
import { showing } from '../../base/format/format'
import { useTypedFilter } from '../../base/address/use-typed-filter'
import { ClosePosting } from './close-posting'
import { PostingAnalytics } from './posting-analytics'
import { PostingEditor } from './form/posting-editor'
import { PostingItem } from './posting-item'
import { PostingTeamDialog } from './posting-team'

const PAGE_SIZE = 10
const ORDERS = [
  { value: 'newest', label: 'Newest first' },
  { value: 'unread', label: 'Most new applications' },
  { value: 'longest', label: 'Longest open' },
  { value: 'ends', label: 'Closes first' },
] satisfies { value: (typeof POSTING_SORTS)[number]; label: string }[]

/** Job Postings: tabs with counts, cards, and the form behind Post New Job and Edit. */
export function Postings() {
  const address = useAddress()
  const editing = address.get('posting')
  const analytics = address.get('analytics')
  const closing = address.get('close')
  const team = address.get('team')
  const back = () =>
    address.set({ posting: undefined, analytics: undefined, close: undefined, team: undefined })
  if (editing) return <PostingEditor id={editing} onDone={back} />
  return (
    <>
      <PageHead
        title="Job Postings"
        context="What you offer, to whom, and how it is received."
        actions={<PostNewJob to={address.with({ posting: 'new' })} />}
      />
      <PostingTabs />
      {analytics && <PostingAnalytics id={analytics} onClose={back} />}
      {closing && <ClosePosting id={closing} onClose={back} />}
      {team && <PostingTeamDialog id={team} onClose={back} />}
    </>
  )
}

function PostingTabs() {
  const address = useAddress()
  const search = useTypedFilter('q')
  const tab = POSTING_TABS.find((each) => each === address.get('tab')) ?? 'All Jobs'
  const page = Number(address.get('page')) || 1
  const q = address.get('q')
  const sort = POSTING_SORTS.find((each) => each === address.get('sort')) ?? 'newest'
  const postings = useQuery({
    ...readQuery(listPostings, {
      query: { status: tab, page, pageSize: PAGE_SIZE, sort, ...(q ? { q } : {}) },
    }),
    placeholderData: keepPreviousData,
  })
  const list = (
    <Stack gap={4}>
      <Toolbar label="Find postings">
        <Find label="Search postings" hideLabel>
          <TextInput
            type="search"
            icon={Search}
            placeholder="Title, department or skill"
            maxLength={120}
            value={search.typed}
            onChange={(event) => search.type(event.currentTarget.value)}
          />
        </Find>
        <Field label="Order" hideLabel>
          <NativeSelect
            options={ORDERS}
            value={sort}
            onValueChange={(chosen) =>
              address.set({ sort: chosen === 'newest' ? undefined : chosen, page: undefined })
            }
          />
        </Field>
      </Toolbar>
      <QueryView
        query={postings}
        loading={<ListLoading />}
        boxed
        errorText="The postings could not be loaded. Check your connection, then try again."
        isEmpty={({ total }) => total === 0}
        empty={<NoPostings filtered={q !== '' || tab !== 'All Jobs'} />}
      >
        {(data) => <PostingList data={data} onPage={(to) => address.set({ page: String(to) })} />}
      </QueryView>
    </Stack>
  )
  return (
    <Tabs
      label="Postings by status"
      value={tab}
      onValueChange={(chosen) => address.set({ tab: chosen, page: undefined })}
      items={POSTING_TABS.map((value) => ({
        value,
        label: postings.data ? `${value} (${postings.data.counts[value]})` : value,
        content: list,
      }))}
    />
  )
}

function PostingList({ data, onPage }: { data: PostingPage; onPage: (page: number) => void }) {
  return (
    <Stack gap={3}>
      <Card>
        <Rows aria-label="Postings">
          {data.items.map((posting: Posting) => (
            <PostingItem key={posting.id} posting={posting} />
          ))}
        </Rows>
      </Card>
      <Pager
        page={data.page}
        pageCount={Math.max(1, Math.ceil(data.total / data.pageSize))}
        onPageChange={onPage}
        summary={showing(data)}
      />
    </Stack>
  )
}

function NoPostings({ filtered }: { filtered: boolean }) {
  const address = useAddress()
  return (
    <Card>
      <EmptyState
        icon={Briefcase}
        title={filtered ? 'No postings match' : 'No postings yet'}
        text={filtered ? 'Change the search or the tab.' : 'Jobs that you post appear here.'}
        action={
          filtered ? (
            <Button
              variant="secondary"
              onClick={() => address.set({ q: undefined, tab: undefined, page: undefined })}
            >
              Show all postings
            </Button>
          ) : undefined
        }
      />
    </Card>
  )
}

const ListLoading = () => (
  <SkeletonGroup label="Loading postings">
    <Stack gap={3}>
      {[1, 2, 3].map((each) => (
        <Card pad key={each}>
          <Skeleton height="6.5rem" />
        </Card>
      ))}
    </Stack>
  </SkeletonGroup>
)

const Find = styled(Field)`
  flex: 1 1 16rem;
  max-width: 22rem;
  ${media.phone} {
    max-width: none;
  }
`
