import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  COMPANY_STATUS,
  getBoard,
  listCompanyApplications,
  listPostings,
  type ApplicationStage,
  type Board,
} from '@tryka/domain'
import { readQuery } from '../../../base/calls/calls'
import type { Trail } from '../opened/use-trail'
import type { BoardFilters } from '../use-filters'

/** Cards of a column that come together. */
export const FIRST_CARDS = 20

/** Without a chosen posting the busiest live one opens. */
export function useBoard(filters: BoardFilters, enabled: boolean) {
  const postings = useQuery({ ...readQuery(listPostings, { query: { pageSize: 100 } }), enabled })
  const offered = (postings.data?.items ?? []).filter(({ status }) => status !== 'Draft')
  const busiest = [...offered].sort((a, b) => b.applications - a.applications)[0]
  const postingId = filters.postingId || busiest?.id
  const board = useQuery({
    ...readQuery(getBoard, {
      params: { id: postingId ?? '' },
      query: { ...filters.sent, perColumn: FIRST_CARDS },
    }),
    enabled: enabled && postingId !== undefined,
    placeholderData: keepPreviousData,
  })
  return { postings, offered, postingId, board }
}

/** More cards of a column; its first came with the board. */
export const columnPage = (
  { sent }: BoardFilters,
  postingId: string,
  stage: ApplicationStage,
  page: number,
) =>
  readQuery(listCompanyApplications, {
    query: { ...sent, postingId, status: COMPANY_STATUS[stage], page, pageSize: FIRST_CARDS },
  })

/** A column as an order of people: those who are shown in it, and where more are. */
export const trailOf = (
  column: Pick<Board['columns'][number], 'stage' | 'total'>,
  shown: readonly { id: string }[],
  postingId: string,
  { sent }: BoardFilters,
): Trail => ({
  ids: shown.map(({ id }) => id),
  before: 0,
  total: column.total,
  query: { ...sent, postingId, status: COMPANY_STATUS[column.stage] },
})
