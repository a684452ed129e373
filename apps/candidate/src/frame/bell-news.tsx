import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { styled } from 'styled-components'
import { MenuItem, MenuSeparator, SrOnly } from '@tryka/ui'
import { dashboardPath, getPlace, messageCalls, type MessageSide, type NotificationView } from '@tryka/domain'
import { useApi, useMutation } from '@tryka/app-shell'
import { Link } from '../base/address/placed-link'
import { useRead } from '../base/calls/calls'
import { formatAgo } from '../base/format/format'
import { Note } from './note'

/** The newest ones; the section has them all. */
const SHOWN = 8

export interface BellNewsProps {
  side: MessageSide
  /** Said where there are no news. */
  quiet: string
}

/** What the bell shows while it is open, and the way to all of it. What was seen is read once the bell is closed. */
export function BellNews({ side, quiet }: BellNewsProps) {
  const { data, isError } = useRead(messageCalls(side).notifications, { query: { pageSize: SHOWN } })
  const read = useMarkRead(side)
  // The marks stay while somebody looks at them.
  const onClosed = useEffectEvent(() => {
    const unseen = data?.items.filter((item) => !item.read).map(({ id }) => id) ?? []
    if (unseen.length > 0) read.mutate(unseen)
  })
  useEffect(() => () => onClosed(), [])
  return (
    <>
      <News news={data?.items} failed={isError} quiet={quiet} />
      {(quiet || data?.items.length !== 0) && <MenuSeparator />}
      <MenuItem asChild>
        <Link to={dashboardPath(side, 'notifications')}>All notifications</Link>
      </MenuItem>
    </>
  )
}

/** The dot goes with the answer of the server. */
function useMarkRead(side: MessageSide) {
  const api = useApi()
  const queries = useQueryClient()
  const calls = messageCalls(side)
  return useMutation({
    mutationFn: (ids: string[]) => api.call(calls.readNotifications, { body: { ids } }),
    onSuccess: () =>
      queries.invalidateQueries({
        predicate: ({ queryKey: [head] }) => head === calls.notifications.path || head === getPlace.path,
      }),
  })
}

interface NewsProps {
  news: readonly NotificationView[] | undefined
  failed: boolean
  quiet: string
}

function News({ news, failed, quiet }: NewsProps) {
  if (!news)
    return <Note>{failed ? 'The news could not be loaded. Close and open it again.' : 'Loading…'}</Note>
  if (news.length === 0) return quiet && <Note>{quiet}</Note>
  return news.map(({ id, title, at, link, read }) => (
    <MenuItem key={id} asChild>
      <Row to={link} $unread={!read}>
        <Line>
          <span>
            {!read && <SrOnly>Unread: </SrOnly>}
            {title}
          </span>
          <small>{formatAgo(at)}</small>
        </Line>
      </Row>
    </MenuItem>
  ))
}

// The whole row leads to the thing; what is new has an edge as well as its weight.
const Row = styled(Link)<{ $unread: boolean }>`
  border-inline-start: 3px solid ${({ $unread }) => ($unread ? 'var(--satya)' : 'transparent')};
  border-start-start-radius: 0;
  border-end-start-radius: 0;
  font-weight: ${({ $unread }) => ($unread ? 'var(--fw-medium)' : 'inherit')};
`
const Line = styled.span`
  display: grid;
  max-width: 20rem;
  padding-block: var(--sp-2);
  line-height: 1.4;
  white-space: normal;
  small {
    font-size: var(--fs-1);
    font-weight: var(--fw-regular);
    color: var(--text-3);
  }
`
