import { styled } from 'styled-components'
import type { ApplicationStage, CompanyApplicationCard, ListSort } from '@tryka/domain'
import { Badge, Checkbox, SrOnly, StatusDot, Text, TextButton, type Column, type StatusTone } from '@tryka/ui'
import { formatAgo, formatDate } from '../../../base/format/format'
import { openerId } from '../panel/opener'
import type { BoardFilters } from '../use-filters'
import type { Chosen } from './use-chosen'

interface Rows {
  filters: BoardFilters
  chosen: Chosen
  zone: string
  /** The application that stands beside the list. */
  opened: string
  onOpen: (id: string) => void
}

/** Where it stands, in the tones that the candidate sees. */
const TONES: Record<ApplicationStage, StatusTone> = {
  applied: 'open',
  under_review: 'neutral',
  interview_scheduled: 'satya',
  offer_received: 'siddhi',
  hired: 'siddhi',
  rejected: 'neutral',
  withdrawn: 'neutral',
}

/** What a list has room for beside an opened application. */
export const SLIM = ['choose', 'who', 'stage', 'match']

/** Rows that are cards have no heads to sort by, and are chosen at their end. */
export const asCards = (columns: readonly Column<CompanyApplicationCard>[]) =>
  [...columns.slice(1), ...columns.slice(0, 1)].map(({ sort: _none, ...column }) => column)

const percent = (value: number | null): string => (value === null ? '–' : `${value}%`)

/** Who can be moved together with others can be chosen. */
export const canBeChosen = ({ canReject, canStartReview }: CompanyApplicationCard): boolean =>
  canReject || canStartReview

/** What a row says, and how it is chosen and opened. */
export function columnsOf(rows: Rows): Column<CompanyApplicationCard>[] {
  const { chosen, opened, zone, onOpen } = rows
  const sort = sortOf(rows.filters)
  return [
    {
      key: 'choose',
      head: <SrOnly>Choose</SrOnly>,
      cell: (card) =>
        canBeChosen(card) && (
          <Checkbox
            label={<SrOnly>Choose {card.candidate.name}</SrOnly>}
            checked={chosen.has(card.id)}
            onChange={(event) => chosen.set(card, event.currentTarget.checked)}
          />
        ),
    },
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
      key: 'stage',
      head: 'Status',
      sort: sort('stage'),
      cell: ({ stage, status, overdue }) => (
        <Status>
          <StatusDot tone={TONES[stage]}>{status}</StatusDot>
          {overdue && <Badge tone="danger">Reply late</Badge>}
        </Status>
      ),
    },
    {
      key: 'applied',
      head: 'Applied',
      nowrap: true,
      sort: sort('applied'),
      cell: ({ appliedAt }) => formatAgo(appliedAt),
    },
    {
      key: 'due',
      head: 'Reply due',
      nowrap: true,
      sort: sort('due'),
      cell: ({ dueAt }) => (dueAt ? formatDate(dueAt, zone) : '–'),
    },
    {
      key: 'requirements',
      head: 'Requirements',
      numeric: true,
      sort: sort('requirements'),
      cell: ({ requirements }) => percent(requirements),
    },
    {
      key: 'match',
      head: 'Match',
      numeric: true,
      sort: sort('match'),
      cell: ({ match }) => percent(match),
    },
  ]
}

const sortOf =
  ({ sort, order, sortBy }: BoardFilters) =>
  (by: ListSort): Column<CompanyApplicationCard>['sort'] => ({
    direction: sort === by ? (order === 'asc' ? 'ascending' : 'descending') : undefined,
    onSort: () => sortBy(by),
  })

const Status = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: var(--sp-1) var(--sp-2);
`
