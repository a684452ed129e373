import { Bell as BellIcon } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Button, Icon, Menu, MenuSeparator, UnreadDot } from '@tryka/ui'
import type { MessageSide } from '@tryka/domain'
import { useGuestNote } from './guest-note'
import { Note } from './note'

const fetchNews = () => import('./bell-news')
const BellNews = lazy(async () => ({ default: (await fetchNews()).BellNews }))

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
  const count = unread + (note?.unseen ? 1 : 0)
  return (
    <Menu
      onOpenChange={(opening) => opening && note?.onSeen()}
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
      {/* First, for what comes later must not push it from under a pointer. */}
      {note?.content}
      {note && <MenuSeparator />}
      <Suspense fallback={<Note>Loading…</Note>}>
        <BellNews side={side} quiet={note ? '' : quiet} />
      </Suspense>
    </Menu>
  )
}
