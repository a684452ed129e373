import { css, styled } from 'styled-components'
import type { RequestRow } from '@tryka/domain'
import { Badge, Card, Checkbox, media, SrOnly, Table, type Column } from '@tryka/ui'
import { At } from '../../base/cells'
import { TypeBadge, VerifiedBadge } from '../../base/signup-badges'
import { Who } from '../../base/who'
import { experienceWords, STANDING_WORDS, WAITS_FOR } from './words'

interface RequestTableProps {
  items: readonly RequestRow[]
  ticked: ReadonlySet<string>
  /** Absent for whoever invites nobody: then there is nothing to tick. */
  onTick?: (emails: readonly string[], on: boolean) => void
}

/** Who asked, and whether they are in already. */
export function RequestTable({ items, ticked, onTick }: RequestTableProps) {
  const emails = items.map(({ email }) => email)
  const all = emails.length > 0 && emails.every((email) => ticked.has(email))
  return (
    <Stacked $ticks={Boolean(onTick)}>
      {onTick && (
        <Checkbox
          label="Choose all on this page"
          checked={all}
          onChange={(event) => onTick(emails, event.currentTarget.checked)}
        />
      )}
      <Card>
        <Table
          caption="Access requests, oldest first"
          columns={onTick ? [tickColumn(ticked, onTick), ...COLUMNS] : COLUMNS}
          rows={items}
          rowKey={({ id }) => id}
        />
      </Card>
    </Stacked>
  )
}

const tickColumn = (
  ticked: RequestTableProps['ticked'],
  onTick: NonNullable<RequestTableProps['onTick']>,
): Column<RequestRow> => ({
  key: 'tick',
  head: <SrOnly>Choose</SrOnly>,
  cell: ({ name, email }) => (
    <Checkbox
      label={<SrOnly>Choose {name}</SrOnly>}
      checked={ticked.has(email)}
      onChange={(event) => onTick([email], event.currentTarget.checked)}
    />
  ),
})
const COLUMNS: Column<RequestRow>[] = [
  { key: 'who', head: 'Name', rowHead: true, cell: (signup) => <Who signup={signup} /> },
  { key: 'type', head: 'Type', wideOnly: true, cell: ({ userType }) => <TypeBadge type={userType} /> },
  { key: 'field', head: 'Field', wideOnly: true, cell: ({ focusArea }) => <Breaking>{focusArea}</Breaking> },
  {
    key: 'experience',
    head: 'Experience',
    wideOnly: true,
    cell: ({ experience }) => experienceWords(experience),
  },
  { key: 'address', head: 'Address', cell: (signup) => <VerifiedBadge signup={signup} /> },
  {
    key: 'since',
    head: 'Joined the list',
    numeric: true,
    nowrap: true,
    cell: ({ createdAt }) => <At at={createdAt} />,
  },
  {
    key: 'standing',
    head: 'State',
    cell: ({ standing, ...request }) => (
      <>
        <Badge tone={standing === 'joined' ? 'satya' : standing === 'invited' ? 'siddhi' : 'neutral'}>
          {STANDING_WORDS[standing]}
        </Badge>
        {request.waitsFor && <Why>{WAITS_FOR[request.waitsFor]}</Why>}
      </>
    ),
  },
]

// Where rows become cards the box to tick stands before all that belongs to it.
const ticking = css`
  ${media.stacked} {
    && tbody tr {
      grid-template-columns: auto minmax(0, 1fr);
    }
    && tbody tr > :nth-child(n + 3) {
      grid-column: 2;
    }
  }
`
const Stacked = styled.div<{ $ticks: boolean }>`
  display: grid;
  gap: var(--sp-3);
  /* On a tablet names need the room of the years of experience. */
  ${media.grid} {
    && tr > :nth-child(${({ $ticks }) => ($ticks ? 5 : 4)}) {
      display: none;
    }
  }
  ${({ $ticks }) => $ticks && ticking}
`
const Why = styled.small`
  display: block;
  overflow-wrap: anywhere;
`
const Breaking = styled.span`
  display: block;
  min-width: 6.75rem;
  overflow-wrap: anywhere;
`
