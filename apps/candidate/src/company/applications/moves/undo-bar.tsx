import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { useShortcuts } from '@tryka/app-shell'
import { Button } from '@tryka/ui'
import { openerId } from '../opened/opener'
import { UNDO_MS, type HeldMove } from './use-held-move'

const FIELD =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]:not([contenteditable=false])'

/** Says what is about to happen, and takes it back. */
export function UndoBar({ held: { held, undo, flush, pause } }: { held: HeldMove }) {
  const release = useFocusOnCard(held?.cardId)
  useShortcuts(
    held
      ? [
          {
            keys: 'mod+z',
            title: 'Undo a move that nobody was told',
            group: 'An application',
            // Within a field the browser takes back what was typed.
            get run() {
              return document.activeElement?.matches(FIELD) ? undefined : release(undo)
            },
          },
        ]
      : [],
  )
  return (
    <Region role="status">
      {held && (
        <Bar
          onPointerEnter={() => pause(true)}
          onPointerLeave={() => pause(false)}
          onFocus={() => pause(true)}
          onBlur={() => pause(false)}
        >
          <span>
            {held.text} Told to the candidate in {UNDO_MS / 1000} seconds.
          </span>
          <span>
            <Button variant="secondary" size="sm" aria-keyshortcuts="Control+Z" onClick={release(undo)}>
              Undo
            </Button>{' '}
            <Button variant="quiet" size="sm" onClick={release(flush)}>
              Tell now
            </Button>
          </span>
        </Bar>
      )}
    </Region>
  )
}

const isLost = (): boolean => !document.activeElement || document.activeElement === document.body

/**
 * A card that moves is drawn anew in its new place, and a button that was pressed goes with the bar: the focus stays with
 * the person either way. When the time is simply over, it stays where it is.
 */
function useFocusOnCard(cardId: string | undefined) {
  const pressed = useRef(false)
  const last = useRef(cardId)
  useEffect(() => {
    const moved = cardId ?? (pressed.current ? last.current : undefined)
    pressed.current = false
    last.current = cardId
    if (!moved) return undefined
    // The menu that made the move gives the focus back first, to a button that is gone.
    const frame = requestAnimationFrame(() => isLost() && document.getElementById(openerId(moved))?.focus())
    return () => cancelAnimationFrame(frame)
  }, [cardId])
  return (end: () => void) => () => {
    pressed.current = true
    end()
  }
}

const Region = styled.div`
  position: sticky;
  bottom: var(--sp-4);
  z-index: var(--z-sticky);
`
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--sp-2) var(--sp-4);
  margin-top: var(--sp-4);
  padding: var(--sp-3) var(--sp-4);
  border: var(--bw) solid var(--line-strong);
  border-radius: var(--r-2);
  background: var(--overlay);
  box-shadow: var(--shadow-2);
  font-size: var(--fs-3);
`
