import { styled } from 'styled-components'
import { Button } from '@tryka/ui'
import { UNDO_MS, type HeldMove } from './use-held-move'

/** Says what is about to happen, and takes it back. */
export function UndoBar({ held: { held, undo, flush, pause } }: { held: HeldMove }) {
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
            <Button variant="secondary" size="sm" onClick={undo}>
              Undo
            </Button>{' '}
            <Button variant="quiet" size="sm" onClick={flush}>
              Tell now
            </Button>
          </span>
        </Bar>
      )}
    </Region>
  )
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
