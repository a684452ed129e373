import { useQueryClient } from '@tanstack/react-query'
import {
  getCompanyApplication,
  type CompanyApplicationCard,
  type CompanyApplicationDetail,
} from '@tryka/domain'
import { readQuery } from '../../../base/calls/calls'
import { columnPage, type useBoard } from '../board/use-board'
import type { List } from '../list/use-list'
import type { BoardFilters } from '../use-filters'

interface Sources {
  pipeline: ReturnType<typeof useBoard>
  list: List
  filters: BoardFilters
}

/** An application that is on the screen, as it is known now. */
export function useCardOf({ pipeline, list, filters }: Sources) {
  const queries = useQueryClient()
  const whole = (id: string): CompanyApplicationDetail | undefined =>
    queries.getQueryData(readQuery(getCompanyApplication, { params: { id } }).queryKey)

  /** What the columns show beyond the cards that came with the board. */
  function* shownLater(): Generator<CompanyApplicationCard> {
    for (const { stage } of pipeline.board.data?.columns ?? [])
      for (let page = 2; ; page++) {
        const key = columnPage(filters, pipeline.postingId ?? '', stage, page).queryKey
        const found = queries.getQueryData(key)
        if (!found) break
        yield* found.items
      }
  }
  const cardOf = (id: string): CompanyApplicationCard | undefined => {
    const cards = pipeline.board.data?.columns.flatMap(({ items }) => items) ?? []
    const has = (card: CompanyApplicationCard) => card.id === id
    return (list.list.data?.items ?? []).find(has) ?? cards.find(has) ?? [...shownLater()].find(has)
  }
  return { whole, cardOf }
}
