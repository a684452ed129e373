import { CalendarX, Inbox, SearchX } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Button, Card, EmptyState, Skeleton, SkeletonGroup } from '@tryka/ui'
import { QueryView } from '@tryka/app-shell'
import { AccessRequestCard } from './access-request-card'
import type { useSignupList } from '../signups.queries'
import type { useFilters } from './use-filters'

export interface AccessRequestListProps {
  list: ReturnType<typeof useSignupList>
  filtering: ReturnType<typeof useFilters>
}

/** The cards, as many more at each press as were chosen. */
export function AccessRequestList({ list, filtering }: AccessRequestListProps) {
  const { cards, showMore } = useShowMore(list, filtering)
  const { invited, add } = useInvited()
  if (filtering.fault) return <NoDays filtering={filtering} />
  return (
    <QueryView
      query={list}
      loading={loading}
      boxed
      isEmpty={({ shown }) => shown.length === 0}
      empty={<Nothing filtering={filtering} />}
      errorText="The requests could not be loaded. Check your connection, then try again."
    >
      {({ shown }) => (
        <>
          <Cards ref={cards} aria-busy={list.isPlaceholderData}>
            {shown.map((signup) => (
              <AccessRequestCard
                key={signup.id}
                signup={signup}
                invited={invited.has(signup.id)}
                onInvited={add}
              />
            ))}
          </Cards>
          {list.hasNextPage && (
            <More>
              <Button variant="secondary" busy={list.isFetchingNextPage} onClick={() => void showMore()}>
                Show more
              </Button>
              {list.isFetchNextPageError && <p role="alert">More requests could not be loaded. Try again.</p>}
            </More>
          )}
        </>
      )}
    </QueryView>
  )
}

/** Who was found to be let in since the page was opened: a card that a filter took away knows it when it is back. */
function useInvited() {
  const [invited, setInvited] = useState<ReadonlySet<string>>(new Set())
  const add = useCallback((id: string) => setInvited((known) => new Set(known).add(id)), [])
  return { invited, add }
}

/** Reads again what had been opened before the screen was left: the address knows how much. */
function useReopened(list: AccessRequestListProps['list'], wanted: number) {
  const { data, hasNextPage, isFetching, isError, isFetchNextPageError, fetchNextPage } = list
  const isShort = (data?.pages ?? wanted) < wanted && hasNextPage
  useEffect(() => {
    if (isShort && !isFetching && !isError && !isFetchNextPageError) void fetchNextPage()
  }, [isShort, data?.pages, isFetching, isError, isFetchNextPageError, fetchNextPage])
}

/** Opens the next page and moves the focus to its first card, so that reading goes on where it stopped. */
function useShowMore(list: AccessRequestListProps['list'], filtering: AccessRequestListProps['filtering']) {
  const cards = useRef<HTMLUListElement>(null)
  const resumeAt = useRef<number | undefined>(undefined)
  const count = list.data?.shown.length ?? 0
  useReopened(list, filtering.pages)

  useEffect(() => {
    const next = resumeAt.current === undefined ? undefined : cards.current?.children[resumeAt.current]
    if (!(next instanceof HTMLElement)) return
    resumeAt.current = undefined
    next.focus()
  }, [count])

  const showMore = async () => {
    resumeAt.current = count
    const { isError, data } = await list.fetchNextPage()
    if (isError) resumeAt.current = undefined
    else filtering.setPages(data?.pages ?? 1)
  }
  return { cards, showMore }
}

/** The days are the wrong way round, so nothing was asked for. */
const NoDays = ({ filtering }: Pick<AccessRequestListProps, 'filtering'>) => (
  <Card>
    <EmptyState
      as="h2"
      icon={CalendarX}
      title="No day is in this range"
      text={`${filtering.fault} Change one of them.`}
      action={
        <Button variant="secondary" onClick={filtering.clear}>
          Clear filters
        </Button>
      }
    />
  </Card>
)

const Nothing = ({ filtering }: Pick<AccessRequestListProps, 'filtering'>) => (
  <Card>
    {filtering.active ? (
      <EmptyState
        as="h2"
        icon={SearchX}
        title="No requests match your filters"
        text="Try fewer letters, more days, or fewer filters."
        action={
          <Button variant="secondary" onClick={filtering.clear}>
            Clear filters
          </Button>
        }
      />
    ) : (
      <EmptyState
        as="h2"
        icon={Inbox}
        title="No requests yet"
        text="New signups appear here as soon as they arrive."
      />
    )}
  </Card>
)

const loading = (
  <Card pad>
    <SkeletonGroup label="Loading requests">
      <Skeleton width="40%" />
      <Skeleton width="55%" height="0.625rem" />
      <Skeleton width="90%" />
      <Skeleton width="70%" />
    </SkeletonGroup>
  </Card>
)

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 27rem), 1fr));
  gap: var(--sp-4);
  align-items: start;
`
const More = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--sp-3);
  p {
    font-size: var(--fs-3);
    color: var(--danger-text);
  }
`
