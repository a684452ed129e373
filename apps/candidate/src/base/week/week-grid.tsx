import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'
import { endsAt, localDay } from '@tryka/domain'
import { Button, Card, CardBody, CardHead, Icon, media, Row, SrOnly, Text } from '@tryka/ui'
import { Link } from '../address/placed-link'
import { formatDate, formatDay, formatTime } from '../format/format'
import { weekOf, weeksAfter, type WeekDay, type WeekEntry } from './week'

interface WeekGridProps {
  entries: readonly WeekEntry[]
  zone: string
  /** The Monday that is shown. */
  monday: string
  /** Another Monday was asked for; none is this week. */
  onMonday: (monday: string | undefined) => void
  now?: Date
}

const noon = (day: string): string => `${day}T12:00:00Z`

/** A week in seven columns, and below one another where there is no room for them. */
export function WeekGrid({ entries, zone, monday, onMonday, now = new Date() }: WeekGridProps) {
  const titleId = useId()
  const days = weekOf(monday, entries, zone)
  const today = localDay(now, zone)
  return (
    <Card asChild>
      <section aria-labelledby={titleId}>
        <CardHead
          action={
            <Row gap={1}>
              <Button
                variant="quiet"
                size="sm"
                iconOnly
                label="Week before"
                onClick={() => onMonday(weeksAfter(monday, -1))}
              >
                <Icon icon={ChevronLeft} />
              </Button>
              <Button variant="quiet" size="sm" onClick={() => onMonday(undefined)}>
                This week
              </Button>
              <Button
                variant="quiet"
                size="sm"
                iconOnly
                label="Week after"
                onClick={() => onMonday(weeksAfter(monday, 1))}
              >
                <Icon icon={ChevronRight} />
              </Button>
            </Row>
          }
        >
          <h2 id={titleId} aria-live="polite">
            {formatDay(noon(monday), 'UTC')} to {formatDay(noon(days[6]?.day ?? monday), 'UTC')}
            <SrOnly> {formatDate(noon(monday), 'UTC').slice(-4)}</SrOnly>
          </h2>
        </CardHead>
        <CardBody>
          <Days>
            {days.map((day) => (
              <Day key={day.day} day={day} zone={zone} isToday={day.day === today} />
            ))}
          </Days>
        </CardBody>
      </section>
    </Card>
  )
}

function Day({ day: { day, entries }, zone, isToday }: { day: WeekDay; zone: string; isToday: boolean }) {
  return (
    <Column aria-current={isToday ? 'date' : undefined} data-empty={entries.length === 0 || undefined}>
      <h3>{formatDay(noon(day), 'UTC')}</h3>
      {entries.length === 0 && (
        <Text size="sm" tone={3}>
          Nothing
        </Text>
      )}
      {entries.map((entry) => (
        <Entry key={entry.id + entry.startsAt} to={entry.to} data-proposed={entry.proposed || undefined}>
          <span>
            {formatTime(entry.startsAt, zone)} to {formatTime(endsAt(entry), zone)}
          </span>
          <b>{entry.title}</b>
          <small>
            {entry.proposed && 'Proposed. '}
            {entry.note}
          </small>
        </Entry>
      ))}
    </Column>
  )
}

const Days = styled.ol`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: var(--sp-2);
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.split} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Column = styled.li`
  display: flex;
  flex-direction: column;
  gap: var(--sp-2);
  min-height: 9rem;
  padding: var(--sp-2);
  border-radius: var(--r-2);

  h3 {
    color: var(--text-2);
    font-size: var(--fs-2);
    font-weight: 500;
  }

  &[aria-current] {
    background: var(--surface-2);

    h3 {
      color: var(--text);
      font-weight: 600;
    }
  }

  ${media.split} {
    min-height: 0;

    /* A day on which nothing happens is one line. */
    &[data-empty] {
      flex-direction: row;
      justify-content: space-between;
      padding-block: 0;
    }
  }
`

const Entry = styled(Link)`
  display: grid;
  gap: 2px;
  min-width: 0;
  padding: var(--sp-2);
  border: 1px solid var(--line);
  border-left: 3px solid var(--satya);
  border-radius: var(--r-1);
  background: var(--surface);
  color: var(--text);
  font-size: var(--fs-2);
  text-decoration: none;
  overflow-wrap: anywhere;

  &:hover b {
    text-decoration: underline;
  }

  span,
  small {
    color: var(--text-2);
    font-size: var(--fs-1);
    font-variant-numeric: tabular-nums;
  }

  &[data-proposed] {
    border-style: dashed;
    border-left: 3px dashed var(--line-strong);
  }
`
