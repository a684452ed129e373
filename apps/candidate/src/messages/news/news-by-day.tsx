import { BadgeCheck, Briefcase, Calendar, Check, Route, Send, type LucideIcon } from 'lucide-react'
import { styled } from 'styled-components'
import type { NotificationType, NotificationView } from '@tryka/domain'
import { Button, Icon, media, Rows, SrOnly } from '@tryka/ui'
import { Link } from '../../base/address/placed-link'
import { MuteButton } from '../../base/notifications/mute-company'
import { dayOf, dayWords } from '../../base/format/day-words'
import { formatTime } from '../../base/format/format'

export interface NewsByDayProps {
  items: readonly NotificationView[]
  onRead: (id: string) => void
  /** Where the focus goes when a row that was marked leaves the list; it stays on the row otherwise. */
  onGone?: (() => void) | undefined
}

/** News under their days, the newest first. */
export function NewsByDay({ items, onRead, onGone }: NewsByDayProps) {
  const days = [...new Set(items.map(({ at }) => dayOf(at)))]
  return days.map((day) => (
    <section key={day} aria-label={dayWords(day)}>
      <Day>{dayWords(day)}</Day>
      <Rows>
        {items
          .filter(({ at }) => dayOf(at) === day)
          .map((item) => (
            <News key={item.id} item={item} onRead={() => onRead(item.id)} onGone={onGone} />
          ))}
      </Rows>
    </section>
  ))
}

const ICONS: Record<NotificationType, LucideIcon> = {
  'Job matches': Briefcase,
  'Application updates': Send,
  'Interview reminders': Calendar,
  'Learning recommendations': Route,
  'Platform updates': BadgeCheck,
}

interface NewsProps {
  item: NotificationView
  onRead: () => void
  onGone: (() => void) | undefined
}

function News({ item: { title, link, at, type, read, companyId }, onRead, onGone }: NewsProps) {
  return (
    <Line data-unread={!read || undefined}>
      <Whole to={link} onClick={() => !read && onRead()}>
        <Icon icon={ICONS[type]} />
        <span>
          {!read && <SrOnly>Unread: </SrOnly>}
          {title}
        </span>
        <time dateTime={at}>{formatTime(at)}</time>
      </Whole>
      {companyId && <MuteButton company={{ id: companyId }} about={title} />}
      {!read && (
        <Button
          variant="quiet"
          size="sm"
          iconOnly
          label={`Mark as read: ${title}`}
          onClick={({ currentTarget }) => {
            onRead()
            if (onGone) onGone()
            else currentTarget.closest('li')?.querySelector('a')?.focus()
          }}
        >
          <Icon icon={Check} size="sm" />
        </Button>
      )}
    </Line>
  )
}

const Day = styled.h3`
  padding: var(--sp-3) var(--sp-5) var(--sp-2);
  border-bottom: var(--bw) solid var(--line);
  background: var(--surface-2);
  font-family: var(--font-body);
  font-size: var(--fs-2);
  font-weight: var(--fw-medium);
  color: var(--text-3);
  section + section > & {
    border-top: var(--bw) solid var(--line);
  }
`
// What is new has an edge as well as its weight; the link covers the row, and the button stands on it.
const Line = styled.li`
  display: flex;
  align-items: center;
  border-inline-start: 3px solid transparent;
  &[data-unread] {
    border-inline-start-color: var(--satya);
  }
  &:has(> button) {
    padding-inline-end: var(--sp-2);
  }
  &[data-unread] a,
  &:has(> button) a {
    padding-inline-end: var(--sp-2);
  }
  &[data-unread] a {
    font-weight: var(--fw-medium);
  }
  &:hover {
    background: var(--surface-2);
  }
`
const Whole = styled(Link)`
  display: grid;
  flex: 1;
  grid-template-columns: 1.25rem minmax(0, 1fr) auto;
  gap: var(--sp-3);
  min-width: 0;
  padding: var(--sp-4) var(--sp-5);
  color: var(--text);
  font-size: var(--fs-3);
  line-height: 1.5;
  text-decoration: none;
  overflow-wrap: anywhere;
  > svg {
    margin-top: 0.125rem;
    color: var(--text-3);
  }
  time {
    font-size: var(--fs-2);
    font-weight: var(--fw-regular);
    color: var(--text-3);
    white-space: nowrap;
  }
  /* Beside two buttons a line of words needs the room of the hour. */
  ${media.narrow} {
    grid-template-columns: 1.25rem minmax(0, 1fr);
    row-gap: var(--sp-1);
    padding-inline: var(--sp-4);
    time {
      grid-column: 2;
    }
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`
