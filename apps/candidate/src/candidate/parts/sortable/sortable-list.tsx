import {
  closestCenter,
  DndContext,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { GripVertical } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button, Icon, SrOnly } from '@tryka/ui'
import { useLift, type Lift } from './use-lift'

/** One element: what it is called when it is read out, and how to move it without dragging. */
export interface SortablePlace {
  index: number
  count: number
  /** The handle to drag by; with the keyboard, Space lifts and drops. */
  handle: ReactNode
  moveTo: (index: number) => void
}

export interface SortableListProps<T> {
  label: string
  items: readonly T[]
  idOf: (item: T, index: number) => string
  nameOf: (item: T, index: number) => string
  onMove: (from: number, to: number) => void
  children: (item: T, place: SortablePlace) => ReactNode
  gap?: string
  /** Says that the order itself is what the list tells. */
  ordered?: boolean
}

const INSTRUCTIONS =
  'Press Space to pick it up, the arrow keys to move it, Space again to drop it, and Escape to put it back.'

const restrictToVertical = ({
  transform,
}: {
  transform: { x: number; y: number; scaleX: number; scaleY: number }
}) => ({
  ...transform,
  x: 0,
})

/** A list that is put in order by mouse, touch and keyboard, and says aloud what moved where. */
export function SortableList<T>(props: SortableListProps<T>) {
  const { label, items, idOf, nameOf, onMove, children, gap = 'var(--sp-4)', ordered = false } = props
  const [news, setNews] = useState('')
  const ids = items.map(idOf)
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))
  const placeOf = (id: UniqueIdentifier) => ids.indexOf(String(id))
  const name = (id: UniqueIdentifier) => {
    const item = items[placeOf(id)]
    return item === undefined ? '' : nameOf(item, placeOf(id))
  }
  const of = (id: UniqueIdentifier) => `position ${placeOf(id) + 1} of ${ids.length}`
  // Being picked up is also being over one's own place, which would be said in its stead.
  const left = useRef(false)
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      left.current = false
      return `Picked up ${name(active.id)}, ${of(active.id)}.`
    },
    onDragOver: ({ active, over }) => {
      left.current ||= over?.id !== active.id
      return over && left.current ? `${name(active.id)} is over ${of(over.id)}.` : undefined
    },
    onDragEnd: ({ active, over }) =>
      over ? `${name(active.id)} dropped at ${of(over.id)}.` : `${name(active.id)} dropped.`,
    onDragCancel: ({ active }) => `${name(active.id)} is back at ${of(active.id)}.`,
  }

  const nameAt = (index: number) => {
    const item = items[index]
    return item === undefined ? '' : nameOf(item, index)
  }
  const { lifted, order, handlers } = useLift(ids, nameAt, onMove, setNews)
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) onMove(placeOf(active.id), placeOf(over.id))
  }
  const moveTo = (from: number, to: number) => {
    const item = items[from]
    if (item === undefined || to < 0 || to >= items.length) return
    onMove(from, to)
    setNews(`${nameOf(item, from)} moved to position ${to + 1} of ${items.length}`)
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[restrictToVertical]}
      onDragEnd={onDragEnd}
      accessibility={{ announcements, screenReaderInstructions: { draggable: INSTRUCTIONS } }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <List as={ordered ? 'ol' : 'ul'} aria-label={label} $gap={gap}>
          {order.map((index) => {
            const item = items[index]
            const id = ids[index]
            if (item === undefined || id === undefined) return null
            return (
              <SortableItem
                key={id}
                id={id}
                name={nameOf(item, index)}
                lifted={lifted === id}
                keys={handlers(id)}
              >
                {(handle) =>
                  children(item, { index, count: items.length, handle, moveTo: (to) => moveTo(index, to) })
                }
              </SortableItem>
            )
          })}
        </List>
      </SortableContext>
      <SrOnly role="status">{news}</SrOnly>
    </DndContext>
  )
}

interface SortableItemProps {
  id: string
  name: string
  lifted: boolean
  keys: ReturnType<Lift['handlers']>
  children: (handle: ReactNode) => ReactNode
}

function SortableItem({ id, name, lifted, keys, children }: SortableItemProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id })
  const handle = (
    <Handle
      ref={setActivatorNodeRef}
      variant="quiet"
      size="sm"
      iconOnly
      label={`Reorder ${name}`}
      aria-describedby={attributes['aria-describedby']}
      aria-roledescription="sortable"
      aria-pressed={lifted}
      {...listeners}
      {...keys}
    >
      <Icon icon={GripVertical} size="sm" />
    </Handle>
  )
  return (
    <Item
      ref={setNodeRef}
      $lifted={isDragging || lifted}
      style={{ transform: transform ? `translateY(${Math.round(transform.y)}px)` : undefined, transition }}
    >
      {children(handle)}
    </Item>
  )
}

const List = styled.ul<{ $gap: string }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap }) => $gap};
`
const Item = styled.li<{ $lifted: boolean }>`
  position: relative;
  border-radius: var(--r-3);
  ${({ $lifted }) => $lifted && 'z-index: 1; outline: 2px solid var(--accent, currentColor); background: var(--surface); box-shadow: var(--shadow-3);'}
`
const Handle = styled(Button)`
  /* A finger on the handle moves the entry, not the page. */
  touch-action: none;
  cursor: grab;
  color: var(--text-3);
  width: 1.75rem;
`
