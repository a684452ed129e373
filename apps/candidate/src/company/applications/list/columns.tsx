import type { CompanyApplicationCard } from '@tryka/domain'
import { Badge, Text, TextButton, type Column } from '@tryka/ui'
import { formatAgo } from '../../../base/format/format'
import { openerId } from '../panel/use-opened'
import type { Chosen } from './use-chosen'

interface Rows {
  chosen: Chosen
  /** The application that stands beside the list. */
  opened: string
  onOpen: (id: string) => void
}

/** What a list has room for beside an opened application. */
export const SLIM = ['choose', 'who', 'status', 'match']

/** What a row says, and how it is chosen and opened. */
export const columnsOf = ({ chosen, opened, onOpen }: Rows): Column<CompanyApplicationCard>[] => [
  {
    key: 'who',
    head: 'Candidate',
    rowHead: true,
    cell: (card) => (
      <>
        <TextButton
          id={openerId(card.id)}
          aria-current={card.id === opened || undefined}
          onClick={() => onOpen(card.id)}
        >
          {card.candidate.name}
        </TextButton>
        <Text size="sm">{card.candidate.title}</Text>
      </>
    ),
  },
  { key: 'role', head: 'Posting', cell: ({ role }) => role },
  {
    key: 'status',
    head: 'Status',
    nowrap: true,
    cell: ({ status, overdue }) => (
      <>
        {status} {overdue && <Badge tone="danger">Reply late</Badge>}
      </>
    ),
  },
  { key: 'applied', head: 'Applied', nowrap: true, cell: ({ appliedAt }) => formatAgo(appliedAt) },
  {
    key: 'requirements',
    head: 'Requirements',
    numeric: true,
    cell: ({ requirements }) => (requirements === null ? '–' : `${requirements}%`),
  },
  { key: 'match', head: 'Match', numeric: true, cell: ({ match }) => (match === null ? '–' : `${match}%`) },
  {
    key: 'choose',
    head: 'Choose',
    numeric: true,
    cell: (card) =>
      card.canReject ? (
        <input
          type="checkbox"
          aria-label={`Choose ${card.candidate.name}`}
          checked={chosen.has(card.id)}
          onChange={(event) => chosen.set(card, event.currentTarget.checked)}
        />
      ) : null,
  },
]
