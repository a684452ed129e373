import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Bell as BellIcon } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Button, Icon, Menu, MenuItem, MenuSeparator, SrOnly, UnreadDot } from '@tryka/ui'
import { getPlace, messageCalls, type MessageSide, type NotificationList } from '@tryka/domain'
import { endpointKey, endpointQuery, useApi, useMutation } from '@tryka/app-shell'
import { formatAgo } from '../base/format/format'
import { Link } from '../base/address/placed-link'
import { useGuestNote } from './guest-note'
import { Note } from './note'

/** The newest ones; older news stay in their sections. */
const SHOWN = 8

export interface BellProps {
  side: MessageSide
  /** News that nobody looked at yet. */
  unread: number
  /** Said where there are no news. */
  quiet: string
}

/**
 * The bell: what happened lately, newest first, read when it is opened; looking at it marks it as read. A guest also
 * learns there, once, for how long the work is kept.
 */
export function Bell({ side, unread, quiet }: BellProps) {
  const note = useGuestNote()
  const [open, setOpen] = useState(false)
  const calls = messageCalls(side)
  const news = useQuery({ ...endpointQuery(calls.notifications), enabled: open })
  const read = useMarkRead(side)
  const count = unread + (note?.unseen ? 1 : 0)
  const look = (opening: boolean) => {
    setOpen(opening)
    if (opening) note?.onSeen()
    // The marks stay while somebody looks at them.
    else if (unread > 0) read.mutate()
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
      <News news={news.data} failed={news.isError} quiet={note ? '' : quiet} />
      {note && news.data?.items.length !== 0 && <MenuSeparator />}
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
    mutationFn: () => api.call(calls.readNotifications, { body: { ids: 'all' } }),
    onSuccess: async (list) => {
      queries.setQueryData<NotificationList>(endpointKey(calls.notifications), list)
      await queries.invalidateQueries({ queryKey: endpointKey(getPlace) })
    },
  })
}

interface NewsProps {
  news: NotificationList | undefined
  failed: boolean
  quiet: string
}

function News({ news, failed, quiet }: NewsProps) {
  if (!news)
    return <Note>{failed ? 'The news could not be loaded. Close and open it again.' : 'Loading…'}</Note>
  if (news.items.length === 0) return quiet && <Note>{quiet}</Note>
  return news.items.slice(0, SHOWN).map(({ id, title, at, link, read }) => (
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
