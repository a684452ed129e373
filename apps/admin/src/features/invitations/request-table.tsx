import { styled } from 'styled-components'
import type { RequestRow } from '@tryka/domain'
import { Badge, Card, Checkbox, media, SrOnly, Table, type Column } from '@tryka/ui'
import { formatDate } from '../../base/format'
import { TypeBadge, VerifiedBadge } from '../../base/signup-badges'
import { Who } from '../../base/who'
import { experienceWords, STANDING_WORDS } from './words'

interface RequestTableProps {
  items: readonly RequestRow[]
  ticked: ReadonlySet<string>
  onTick: (emails: readonly string[], on: boolean) => void
}

/** Who asked, and whether they are in already. */
export function RequestTable({ items, ticked, onTick }: RequestTableProps) {
  const emails = items.map(({ email }) => email)
  const all = emails.length > 0 && emails.every((email) => ticked.has(email))
  return (
    <Stacked>
      <Checkbox
        label="Choose all on this page"
        checked={all}
        onChange={(event) => onTick(emails, event.currentTarget.checked)}
      />
      <Card>
        <Table
          caption="Access requests, oldest first"
          columns={columns(ticked, onTick)}
          rows={items}
          rowKey={({ id }) => id}
        />
      </Card>
    </Stacked>
  )
}

const columns = (
  ticked: RequestTableProps['ticked'],
  onTick: RequestTableProps['onTick'],
): Column<RequestRow>[] => [
  {
    key: 'tick',
    head: <SrOnly>Choose</SrOnly>,
    cell: ({ name, email }) => (
      <Checkbox
        label={<SrOnly>Choose {name}</SrOnly>}
        checked={ticked.has(email)}
        onChange={(event) => onTick([email], event.currentTarget.checked)}
      />
    ),
  },
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
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt)}</time>,
  },
  {
    key: 'standing',
    head: 'State',
    cell: ({ standing }) => (
      <Badge tone={standing === 'joined' ? 'satya' : standing === 'invited' ? 'siddhi' : 'neutral'}>
        {STANDING_WORDS[standing]}
      </Badge>
    ),
  },
]

// Where rows become cards the box to tick stands before all that belongs to it.
const Stacked = styled.div`
  display: grid;
  gap: var(--sp-3);
  /* On a tablet names need the room of the years of experience. */
  ${media.grid} {
    && tr > :nth-child(5) {
      display: none;
    }
  }
  ${media.stacked} {
    && tbody tr {
      grid-template-columns: auto minmax(0, 1fr);
    }
    && tbody tr > :nth-child(n + 3) {
      grid-column: 2;
    }
  }
`
const Breaking = styled.span`
  overflow-wrap: anywhere;
`
