import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Trash2 } from 'lucide-react'
import { criterionName, type PracticeKeeping, type PracticeList, type PracticeRow } from '@tryka/domain'
import {
  Badge,
  Button,
  CardFoot,
  type Column,
  EmptyState,
  Icon,
  media,
  Pager,
  Table,
  Text,
  TextLink,
} from '@tryka/ui'
import { Link } from '../../../base/address/placed-link'
import { Box } from '../../../base/box'
import { counted, formatListDate, showing } from '../../../base/format/format'
import { sectionPath } from '../../parts/address'
import { DeleteSession } from './delete-session'

/** How much of it was answered and how: `5 questions, typed`, and while some are open or were skipped `2 of 5 answered`. */
const scopeOf = ({ answered, count, mode }: PracticeRow): string =>
  `${answered === count ? counted(count, 'question') : `${answered} of ${count} answered`}, ${mode}`

const KEPT: Record<PracticeKeeping, string> = {
  year: 'Kept 12 months, only for you',
  quarter: 'Kept 90 days, only for you',
  'by-hand': 'Kept until you delete them, only for you',
}

const columnsFor = (onDelete: (row: PracticeRow) => void): readonly Column<PracticeRow>[] => [
  {
    key: 'session',
    head: 'Session',
    rowHead: true,
    cell: (row) => (
      <Session>
        <TextLink asChild>
          <Link to={sectionPath('interviews', { session: row.id })}>{row.title}</Link>
        </TextLink>
        <small>{scopeOf(row)}</small>
        {row.isSample && <Badge tone="dashed">Sample</Badge>}
      </Session>
    ),
  },
  {
    key: 'when',
    head: 'When',
    nowrap: true,
    cell: ({ startedAt }) => <Quiet>{formatListDate(startedAt)}</Quiet>,
  },
  {
    key: 'weakest',
    head: 'Weakest',
    wideOnly: true,
    cell: ({ weakest }) => <Quiet>{weakest ? criterionName(weakest) : '–'}</Quiet>,
  },
  { key: 'score', head: 'Practice score', numeric: true, nowrap: true, cell: (row) => <Outcome row={row} /> },
  {
    key: 'delete',
    head: <span aria-hidden="true" />,
    numeric: true,
    cell: (row) => (
      <Button
        variant="quiet"
        size="sm"
        iconOnly
        label={`Delete ${row.title}, ${formatListDate(row.startedAt)}`}
        onClick={() => onDelete(row)}
      >
        <Icon icon={Trash2} size="sm" />
      </Button>
    ),
  },
]

/** The score, the way on while it is open, or that there is none. */
const Outcome = ({ row: { id, title, state, score } }: { row: PracticeRow }) => {
  if (state === 'open')
    return (
      <TextLink asChild>
        <Link to={sectionPath('interviews', { session: id })} aria-label={`Go on: ${title}`}>
          Go on
        </Link>
      </TextLink>
    )
  if (score === null) return <Quiet>No score</Quiet>
  return (
    <Quiet>
      <b>{score}</b> of 100
    </Quiet>
  )
}

interface SessionsCardProps {
  list: PracticeList
  onPage: (page: number) => void
}

/** Every session, newest first; what is deleted takes all that was said with it. */
export function SessionsCard({ list, onPage }: SessionsCardProps) {
  const { items, total, page, pageSize } = list
  const [asked, ask] = useState<PracticeRow>()
  const rows = useRef<HTMLDivElement>(null)
  const isDeleted = useRef(false)
  // The row that had the focus is gone.
  useEffect(() => {
    if (isDeleted.current && document.activeElement === document.body) rows.current?.focus()
    isDeleted.current = false
  }, [items])
  const pageCount = Math.ceil(total / pageSize)
  return (
    <Box
      title="Sessions"
      action={
        <Text as="span" size="sm" tone={3}>
          {KEPT[list.keeping]}
        </Text>
      }
    >
      <div ref={rows} tabIndex={-1}>
        {items.length === 0 ? (
          <EmptyState
            title="No sessions on this page"
            action={
              <Button variant="secondary" onClick={() => onPage(1)}>
                First page
              </Button>
            }
          />
        ) : (
          <Sessions
            caption="Practice sessions, newest first"
            columns={columnsFor(ask)}
            rows={items}
            rowKey={({ id }) => id}
          />
        )}
      </div>
      {pageCount > 1 && (
        <CardFoot>
          <Pager page={page} pageCount={pageCount} onPageChange={onPage} summary={showing(list)} />
        </CardFoot>
      )}
      {asked && (
        <DeleteSession
          key={asked.id}
          session={asked}
          onDeleted={() => {
            isDeleted.current = true
          }}
          onClose={() => ask(undefined)}
        />
      )}
    </Box>
  )
}

const Session = styled.div`
  display: grid;
  justify-items: start;
  a {
    font-weight: var(--fw-medium);
  }
  small {
    font-size: var(--fs-2);
    line-height: 1.45;
    color: var(--text-3);
  }
`
const Quiet = styled.span`
  color: var(--text-2);
  b {
    font-weight: var(--fw-strong);
    color: var(--text);
  }
`
const Sessions = styled(Table<PracticeRow>)`
  && :is(td, th):last-child {
    padding-block: 0;
    width: 1%;
  }
  ${media.stacked} {
    && td:last-child {
      width: auto;
      justify-self: end;
    }
  }
`
