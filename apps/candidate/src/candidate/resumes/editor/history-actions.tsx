import { History } from 'lucide-react'
import { styled } from 'styled-components'
import { Button, Icon, Row } from '@tryka/ui'

export interface HistoryActionsProps {
  dirty: boolean
  /** Absent for a resume that was never saved: it has no versions. */
  onVersions: (() => void) | undefined
}

/** Whether there is unsaved work, and the way to earlier states. */
export const HistoryActions = ({ dirty, onVersions }: HistoryActionsProps) => (
  <Row gap={1}>
    <State role="status">{dirty ? 'Unsaved changes' : ''}</State>
    {onVersions && (
      <Button variant="quiet" iconOnly label="Earlier versions" onClick={onVersions}>
        <Icon icon={History} />
      </Button>
    )}
  </Row>
)

const State = styled.span`
  margin-right: var(--sp-2);
  font-size: var(--fs-2);
  color: var(--text-3);
`
