import { useQueryClient } from '@tanstack/react-query'
import { Bell as BellIcon } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button, Icon, Menu, MenuSeparator, UnreadDot } from '@tryka/ui'
import { getPlace, messageCalls, type MessageSide } from '@tryka/domain'
import { useApi, useMutation } from '@tryka/app-shell'
import { useRead } from '../base/calls/calls'
import { useGuestNote } from './guest-note'
import { Note } from './note'

const fetchNews = () => import('./bell-news')
const BellNews = lazy(async () => ({ default: (await fetchNews()).BellNews }))

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
        <Button
          variant="quiet"
          iconOnly
          label={count ? `Notifications, ${count} unread` : 'Notifications'}
          onPointerEnter={() => void fetchNews()}
          onFocus={() => void fetchNews()}
        >
          <Icon icon={BellIcon} />
          {count > 0 && <UnreadDot />}
        </Button>
      }
    >
      <Suspense fallback={<Note>Loading…</Note>}>
        <BellNews side={side} news={news.data?.items} failed={news.isError} quiet={note ? '' : quiet} />
      </Suspense>
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
