import { History } from 'lucide-react'
import { styled } from 'styled-components'
import { Button, Icon, Row, SrOnly } from '@tryka/ui'
import { formatTime } from '../../../base/format/format'

export interface HistoryActionsProps {
  dirty: boolean
  /** The resume is being saved by itself. */
  saving: boolean
  /** It could not be saved; what was written is kept in this browser. */
  failing: boolean
  savedAt: string | undefined
  /** Absent for a resume that was never saved: it has no versions. */
  onVersions: (() => void) | undefined
}

function stateOf({ dirty, saving, failing, savedAt }: HistoryActionsProps): string {
  if (saving) return 'Saving…'
  if (failing) return 'Not saved. Kept in this browser.'
  if (dirty) return 'Unsaved changes'
  return savedAt ? `Saved ${formatTime(savedAt)}` : ''
}

/** Whether the work is saved, and the way to earlier states. What is heard is how it ended, not each step. */
export function HistoryActions(props: HistoryActionsProps) {
  const { failing, savedAt, onVersions } = props
  const state = stateOf(props)
  return (
    <Row gap={1}>
      {state && <State aria-hidden="true">{state}</State>}
      <SrOnly role="status">
        {failing ? 'Not saved. Kept in this browser.' : savedAt ? `Saved ${formatTime(savedAt)}` : ''}
      </SrOnly>
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
