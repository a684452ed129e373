import { useQueryClient } from '@tanstack/react-query'
import { Bell as BellIcon } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Button, Icon, Menu, MenuItem, MenuSeparator, SrOnly, UnreadDot } from '@tryka/ui'
import { dashboardPath, getPlace, messageCalls, type MessageSide, type NotificationView } from '@tryka/domain'
import { useApi, useMutation } from '@tryka/app-shell'
import { useRead } from '../base/calls/calls'
import { formatAgo } from '../base/format/format'
import { Link } from '../base/address/placed-link'
import { useGuestNote } from './guest-note'
import { Note } from './note'

/** The newest ones; the section has them all. */
const SHOWN = 8

export interface BellProps {
  side: MessageSide
  /** News that nobody looked at yet. */
  unread: number
  /** Said where there are no news. */
  quiet: string
}

/**
 * The bell: what happened lately, newest first, read when it is opened; looking at it marks what it shows as read. A
 * guest also learns there, once, for how long the work is kept.
 */
export function Bell({ side, unread, quiet }: BellProps) {
  const note = useGuestNote()
  const [open, setOpen] = useState(false)
  const calls = messageCalls(side)
  const news = useRead(calls.notifications, { query: { pageSize: SHOWN } }, { enabled: open })
  const read = useMarkRead(side)
  const unseen = news.data?.items.filter((item) => !item.read).map(({ id }) => id) ?? []
  const count = unread + (note?.unseen ? 1 : 0)
  const look = (opening: boolean) => {
    setOpen(opening)
    if (opening) note?.onSeen()
    // The marks stay while somebody looks at them.
    else if (unseen.length > 0) read.mutate(unseen)
  }
  return (
    <Menu
      onOpenChange={look}
      trigger={
        <Button variant="quiet" iconOnly label={count ? `Notifications, ${count} unread` : 'Notifications'}>
          <Icon icon={BellIcon} />
          {count > 0 && <UnreadDot />}
        </Button>
      }
    >
      <News news={news.data?.items} failed={news.isError} quiet={note ? '' : quiet} />
      {(!note || news.data?.items.length !== 0) && <MenuSeparator />}
      <MenuItem asChild>
        <Link to={dashboardPath(side, 'notifications')}>All notifications</Link>
      </MenuItem>
      {note && <MenuSeparator />}
      {note?.content}
    </Menu>
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
