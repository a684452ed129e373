import { useDroppable } from '@dnd-kit/core'
import { useQueries } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { css, styled } from 'styled-components'
import { Badge, Button, SrOnly } from '@tryka/ui'
import { COMPANY_STATUS, type Board, type CompanyApplicationCard } from '@tryka/domain'
import { formatCount } from '../../../base/format/format'
import { BoardCard } from './board-card'
import type { BoardFilters } from '../use-filters'
import type { HeldMove } from '../moves/use-held-move'
import type { Moves } from '../moves/use-moves'
import type { OpenApplication } from '../opened/use-opened'
import { columnPage, FIRST_CARDS, trailOf } from './use-board'

interface BoardColumnProps {
  column: Board['columns'][number]
  postingId: string
  filters: BoardFilters
  moves: Moves
  /** A move that is not made yet is already shown. */
  held: HeldMove['held']
  /** Every card of the board, for one that is shown here before it has moved. */
  cards: readonly CompanyApplicationCard[]
  /** The lifted card may be dropped here. */
  open?: boolean | undefined
  opened: string
  onOpen: OpenApplication
}

/** So many cards are drawn with the board; whether the others are on the screen, the browser tells after that. */
const FIRST = 6

/** One stage: its first cards, and more on demand. */
export function BoardColumn(props: BoardColumnProps) {
  const { column, postingId, filters, moves, held, cards, open = false, opened, onOpen } = props
  const { stage, total } = column
  const titleId = useId()
  const [pages, setPages] = useState(1)
  const { setNodeRef, isOver } = useDroppable({ id: stage })
  const more = useQueries({
    queries: Array.from({ length: pages - 1 }, (_, index) =>
      columnPage(filters, postingId, stage, index + 2),
    ),
  })
  const own = [...column.items, ...more.flatMap(({ data }) => data?.items ?? [])]
  const known = [...new Map(own.map((card) => [card.id, card])).values()]
  const arriving = held?.to === stage ? cards.filter(({ id }) => id === held.cardId) : []
  const shown = [...arriving, ...known.filter(({ id }) => id !== held?.cardId)]
  const left = total - known.length
  return (
    <Column aria-labelledby={titleId} ref={setNodeRef} $over={isOver} $open={open}>
      <header>
        <h2 id={titleId}>{COMPANY_STATUS[stage]}</h2>
        <Count>
          {formatCount(total)}
          <SrOnly>{total === 1 ? ' person' : ' people'}</SrOnly>
        </Count>
      </header>
      <ul>
        {shown.map((card, index) => (
          <BoardCard
            key={card.id}
            first={index < FIRST}
            card={card}
            moves={moves}
            isOpen={card.id === opened}
            onOpen={({ id }) => onOpen(id, trailOf(column, shown, postingId, filters))}
          />
        ))}
      </ul>
      {left > 0 && (
        <Button
          variant="quiet"
          size="sm"
          busy={more.some(({ isFetching, data }) => isFetching && !data)}
          onClick={() => setPages((now) => now + 1)}
        >
          Show {Math.min(left, FIRST_CARDS)} more
        </Button>
      )}
    </Column>
  )
}

// Holds its spoken word, which would stretch the page from outside the board.
const Count = styled(Badge)`
  position: relative;
  background: var(--surface);
`
const Column = styled.section<{ $over: boolean; $open: boolean }>`
  display: grid;
  gap: var(--sp-3);
  min-width: 0;
  min-height: 8rem;
  align-content: start;
  padding: var(--sp-3);
  border-radius: var(--r-3);
  background: var(--well);
  scroll-snap-align: start;
  outline: 2px dashed transparent;
  outline-offset: -2px;
  ${({ $open }) => $open && 'outline-color: var(--control);'}
  ${({ $over, $open }) =>
    $over &&
    $open &&
    css`
      outline-color: var(--satya);
      outline-style: solid;
    `}

  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--sp-2);
    min-height: 1.75rem;
    padding-inline: 0.25rem;
  }
  h2 {
    font-size: var(--fs-4);
    font-stretch: 103%;
  }
  ul {
    display: grid;
    gap: var(--sp-2);
  }
  // A card that is not drawn yet; styled from here, for there may be a thousand.
  li > button {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: left;
  }
`
