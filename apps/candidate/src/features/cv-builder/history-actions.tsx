import { Button, Icon, Row } from '@tryka/ui'
import { History, Redo2, Undo2 } from 'lucide-react'
import { styled } from 'styled-components'

export interface HistoryActionsProps {
  dirty: boolean
  canUndo: boolean
  canRedo: boolean
  onUndo: () => void
  onRedo: () => void
  /** Absent for a resume that was never saved: it has no versions. */
  onVersions: (() => void) | undefined
}

/** Back, forth, and further back. */
export const HistoryActions = (props: HistoryActionsProps) => {
  const { dirty, canUndo, canRedo, onUndo, onRedo, onVersions } = props
  return (
    <Row gap={1}>
      <State role="status">{dirty ? 'Unsaved changes' : ''}</State>
      <Button
        variant="quiet"
        iconOnly
        label="Undo"
        aria-keyshortcuts="Control+Z Meta+Z"
        aria-disabled={!canUndo || undefined}
        onClick={onUndo}
      >
        <Icon icon={Undo2} />
      </Button>
      <Button
        variant="quiet"
        iconOnly
        label="Redo"
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
        aria-disabled={!canRedo || undefined}
        onClick={onRedo}
      >
        <Icon icon={Redo2} />
      </Button>
      {onVersions && (
        <Button variant="quiet" iconOnly label="Earlier versions" onClick={onVersions}>
          <Icon icon={History} />
        </Button>
      )}
    </Row>
  )
}

const State = styled.span`
  margin-right: var(--sp-2);
  font-size: var(--fs-2);
  color: var(--text-3);
`
