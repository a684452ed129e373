import {
  DndContext,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type CollisionDetection,
  type KeyboardCoordinateGetter,
} from '@dnd-kit/core'
import { useState } from 'react'
import { styled } from 'styled-components'
import {
  COMPANY_STATUS,
  type ApplicationStage,
  type Board as BoardData,
  type CompanyApplicationCard,
} from '@tryka/domain'
import { media, ScrollRegion } from '@tryka/ui'
import { BoardColumn } from './board-column'
import { CardFace } from './card-face'
import type { BoardFilters } from '../use-filters'
import type { HeldMove } from '../moves/use-held-move'
import { waysFrom, type Moves } from '../moves/use-moves'
import type { OpenApplication } from '../opened/use-opened'

interface BoardProps {
  board: BoardData
  filters: BoardFilters
  moves: Moves
  held: HeldMove
  /** The application that stands beside the board. */
  opened: string
  onOpen: OpenApplication
}

const INSTRUCTIONS =
  'Press Space to pick the card up, Left and Right to choose a stage, Space again to drop it, Escape to put it back.'

const STEP: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/** Left and Right go from column to column, wherever the card stands in its own. */
const toNextColumn: KeyboardCoordinateGetter = (
  event,
  { context: { droppableRects, over, active }, currentCoordinates },
) => {
  const step = STEP[event.code]
  if (!step) return undefined
  event.preventDefault()
  const columns = [...droppableRects.entries()].sort(([, a], [, b]) => a.left - b.left)
  const here = columns.findIndex(([id]) => id === (over?.id ?? active?.data.current?.['stage']))
  const target = columns[Math.min(columns.length - 1, Math.max(0, here + step))]
  return target ? { x: target[1].left + 12, y: currentCoordinates.y } : undefined
}

// Under a pointer the column below it counts, however short it is: a hand moves straight across the board. With the
// keyboard it is the column at whose left edge the card stands.
const underCard: CollisionDetection = ({ droppableRects, pointerCoordinates: pointer, collisionRect }) => {
  const columns = [...droppableRects.entries()]
  if (pointer) {
    const top = Math.min(...columns.map(([, rect]) => rect.top))
    const bottom = Math.max(...columns.map(([, rect]) => rect.bottom))
    if (pointer.y < top || pointer.y > bottom) return []
    return columns
      .filter(([, { left, right }]) => pointer.x >= left && pointer.x <= right)
      .map(([id]) => ({ id }))
  }
  const away = (left: number) => Math.abs(left - collisionRect.left)
  columns.sort(([, a], [, b]) => away(a.left) - away(b.left))
  return columns.slice(0, 1).map(([id]) => ({ id }))
}

// Closer to the edges than usual: a card on its way across must not set the page moving.
const AUTO_SCROLL = { threshold: { x: 0.15, y: 0.08 } }

const stageName = (id: unknown): string => COMPANY_STATUS[id as ApplicationStage] ?? ''

/** Cards by stage. They move by mouse, touch and keyboard, and each has a menu that does the same. */
export function Board({ board, filters, moves, held, opened, onOpen }: BoardProps) {
  const [lifted, setLifted] = useState<CompanyApplicationCard>()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: toNextColumn, keyboardCodes: KEYS }),
  )
  const cards = board.columns.flatMap(({ items }) => items)
  const cardOf = (id: unknown): CompanyApplicationCard | undefined => cards.find((card) => card.id === id)
  const nameOf = (id: unknown): string => cardOf(id)?.candidate.name ?? 'The card'
  const announcements: Announcements = {
    onDragStart: ({ active }) => `Picked up ${nameOf(active.id)}.`,
    onDragOver: ({ active, over }) =>
      over ? `${nameOf(active.id)} is over ${stageName(over.id)}.` : undefined,
    onDragEnd: ({ active, over }) =>
      over ? `${nameOf(active.id)} dropped on ${stageName(over.id)}.` : `${nameOf(active.id)} is back.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} is back.`,
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underCard}
      autoScroll={AUTO_SCROLL}
      accessibility={{ announcements, screenReaderInstructions: { draggable: INSTRUCTIONS } }}
      onDragStart={({ active }) => setLifted(cardOf(active.id))}
      onDragCancel={() => setLifted(undefined)}
      onDragEnd={({ over }) => {
        setLifted(undefined)
        if (lifted && over) moves.moveTo(lifted, over.id as ApplicationStage)
      }}
    >
      <Wide label="Applications by stage">
        <Columns data-wide>
          {board.columns.map((column) => (
            <BoardColumn
              key={column.stage}
              column={column}
              postingId={board.posting.id}
              filters={filters}
              moves={moves}
              held={held.held}
              cards={cards}
              opened={opened}
              open={lifted && waysFrom(lifted).includes(column.stage)}
              onOpen={onOpen}
            />
          ))}
        </Columns>
      </Wide>
      <DragOverlay dropAnimation={null}>{lifted && <CardFace card={lifted} lifted />}</DragOverlay>
    </DndContext>
  )
}

const KEYS = { start: ['Space'], cancel: ['Escape'], end: ['Space'] }

// Runs to the edge of a small screen: a cut column says that there are more.
const Wide = styled(ScrollRegion)`
  ${media.compact} {
    margin-inline: calc(-1 * clamp(1rem, 2.4vw, 2.5rem));
    padding-inline: clamp(1rem, 2.4vw, 2.5rem);
    scroll-padding-inline: clamp(1rem, 2.4vw, 2.5rem);
  }
`
const Columns = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(15.5rem, 1fr);
  gap: var(--sp-4);
  align-items: start;
  padding-bottom: var(--sp-4);
  scroll-snap-type: x proximity;

  ${media.phone} {
    grid-auto-columns: 82vw;
  }
`
