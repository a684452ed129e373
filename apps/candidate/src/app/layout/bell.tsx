import { endpointKey, endpointQuery, useApi } from '@tryka/app-shell'
import { getWorkspace, messageCalls, type MessageSide, type NotificationList } from '@tryka/domain'
import { Button, Icon, Menu, MenuItem, MenuSeparator, SrOnly, UnreadDot } from '@tryka/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Bell as BellIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { formatAgo } from '../core/format'

/** The newest ones; older news stay in their sections. */
const SHOWN = 8

export interface BellProps {
  side: MessageSide
  /** News that nobody looked at yet. */
  unread: number
  /** Said where there are no news. */
  quiet: string
  /** More to say below the news, which the caller marks as seen. */
  note?: { unseen: boolean; onSeen: () => void; content: ReactNode } | undefined
}

/** The bell: what happened lately, newest first, read when it is opened; looking at it marks it as read. */
export function Bell({ side, unread, quiet, note }: BellProps) {
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
      await queries.invalidateQueries({ queryKey: endpointKey(getWorkspace) })
    },
  })
}

interface NewsProps {
  news: NotificationList | undefined
  failed: boolean
  quiet: string
}

function News({ news, failed, quiet }: NewsProps) {
  const navigate = useNavigate()
  if (!news)
    return <Note>{failed ? 'The news could not be loaded. Close and open it again.' : 'Loading…'}</Note>
  if (news.items.length === 0) return quiet && <Note>{quiet}</Note>
  return news.items.slice(0, SHOWN).map(({ id, title, at, link, read }) => (
    <MenuItem key={id} onSelect={() => void navigate(link)}>
      <Line $unread={!read}>
        {title}
        {!read && <SrOnly>, new</SrOnly>}
        <small>{formatAgo(at)}</small>
      </Line>
    </MenuItem>
  ))
}

export const Note = styled.p`
  max-width: 20rem;
  padding: var(--sp-2) var(--sp-3);
  font-size: var(--fs-3);
  line-height: 1.45;
  color: var(--text-2);
`
const Line = styled.span<{ $unread: boolean }>`
  display: grid;
  max-width: 20rem;
  padding-block: var(--sp-2);
  font-weight: ${({ $unread }) => ($unread ? 'var(--fw-medium)' : 'inherit')};
  line-height: 1.4;
  white-space: normal;
  small {
    font-size: var(--fs-1);
    font-weight: var(--fw-regular);
    color: var(--text-3);
  }
`
