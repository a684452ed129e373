import { styled } from 'styled-components'
import type { ApplicationStage, CompanyApplicationCard, ListSort } from '@tryka/domain'
import {
  Badge,
  Checkbox,
  SortButton,
  SrOnly,
  StatusDot,
  Text,
  TextButton,
  type Column,
  type StatusTone,
} from '@tryka/ui'
import { formatAgo, formatListDate } from '../../../base/format/format'
import { openerId } from '../opened/opener'
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

const NAMES: Record<string, string> = {
  choose: 'Choose',
  who: 'Candidate',
  role: 'Posting',
  stage: 'Status',
  applied: 'Applied',
  due: 'Reply due',
  requirements: 'Requirements',
  match: 'Match',
}

/** What a list has room for beside an opened application. */
export const SLIM = ['choose', 'who', 'stage', 'match']

/** Rows that are cards have no heads to sort by, and are chosen at their end. */
export const asCards = (columns: readonly Column<CompanyApplicationCard>[]) =>
  [...columns.slice(1), ...columns.slice(0, 1)].map((column) => ({
    ...column,
    head: NAMES[column.key],
    sorted: undefined,
  }))

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
      head: <SrOnly>{NAMES['choose']}</SrOnly>,
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
      head: NAMES['who'],
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
    { key: 'role', head: NAMES['role'], cell: ({ role }) => role },
    {
      key: 'stage',
      ...sort('stage'),
      cell: ({ stage, status, overdue }) => (
        <Status>
          <StatusDot tone={TONES[stage]}>{status}</StatusDot>
          {overdue && <Badge tone="danger">Reply late</Badge>}
        </Status>
      ),
    },
    {
      key: 'applied',
      nowrap: true,
      ...sort('applied'),
      cell: ({ appliedAt }) => formatAgo(appliedAt),
    },
    {
      key: 'due',
      nowrap: true,
      ...sort('due'),
      cell: ({ dueAt }) => (dueAt ? formatListDate(dueAt, zone) : '–'),
    },
    {
      key: 'requirements',
      numeric: true,
      ...sort('requirements'),
      cell: ({ requirements }) => percent(requirements),
    },
    {
      key: 'match',
      numeric: true,
      ...sort('match'),
      cell: ({ match }) => percent(match),
    },
  ]
}

const sortOf =
  ({ sort, order, sortBy }: BoardFilters) =>
  (by: ListSort): Pick<Column<CompanyApplicationCard>, 'head' | 'sorted'> => {
    const sorted = sort !== by ? 'none' : order === 'asc' ? 'ascending' : 'descending'
    return {
      sorted,
      head: (
        <SortButton sorted={sorted} onSort={() => sortBy(by)}>
          {NAMES[by]}
        </SortButton>
      ),
    }
  }

const Status = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: var(--sp-1) var(--sp-2);
`
