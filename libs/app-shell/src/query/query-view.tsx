import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Card, ErrorState, Spinner } from '@tryka/ui'

/** The part of a read that the view needs; an infinite query has it too. */
export type Readable<T> = Pick<UseQueryResult<T>, 'data' | 'isError' | 'isFetching' | 'refetch'>

/** A read and what to show in each of its states. */
export interface QueryViewProps<T> {
  query: Readable<T>
  /** Shown after 150 ms of waiting; a spinner unless given. */
  loading?: ReactNode
  loadingLabel?: string
  /** Shown instead of the content when `isEmpty` says so; an empty list counts unless told otherwise. */
  empty?: ReactNode
  isEmpty?: (data: T) => boolean
  errorText?: string
  /** Puts the failure on a card, where the content brings its own surface. */
  boxed?: boolean
  children: (data: T) => ReactNode
}

const isEmptyList = (data: unknown) => Array.isArray(data) && data.length === 0

/** Shows a read in whichever state it is, so that no screen can forget one. */
export function QueryView<T>({
  query,
  loading,
  loadingLabel = 'Loading',
  empty,
  isEmpty = isEmptyList,
  errorText = 'This could not be loaded. Check your connection, then try again.',
  boxed = false,
  children,
}: QueryViewProps<T>) {
  if (query.data !== undefined) {
    return <>{empty !== undefined && isEmpty(query.data) ? empty : children(query.data)}</>
  }
  if (query.isError) {
    const failure = (
      <ErrorState text={errorText} onRetry={() => void query.refetch()} busy={query.isFetching} />
    )
    return boxed ? <Card>{failure}</Card> : failure
  }
  return <Delayed>{loading ?? <Waiting label={loadingLabel} />}</Delayed>
}

/** Keeps the place of what says "loading" and shows it after a while, so that a quick answer does not flicker or jump. */
export function Delayed({ ms = 150, children }: { ms?: number; children: ReactNode }) {
  const [due, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return <div style={due ? undefined : { visibility: 'hidden' }}>{children}</div>
}

/** A spinner in the middle of the place where content will be. */
export const Waiting = ({ label = 'Loading' }: { label?: string }) => (
  <Centred aria-busy="true">
    <Spinner label={label} />
  </Centred>
)

const Centred = styled.div`
  display: grid;
  place-items: center;
  min-height: 8rem;
  padding: var(--sp-6);
`
