import { useState } from 'react'
import type { SectionSetting } from '@tryka/domain'
import { Button, Notice, Row } from '@tryka/ui'

interface Removed<E> {
  entry: E
  index: number
  name: string
  /** What was said of a section and where, when it was one. */
  kept?: SectionSetting | undefined
  place?: number
}

/** What was removed last, until it is back by whatever way. */
export function useRemoved<E extends { id?: string | undefined }>(all: readonly E[]) {
  const [last, remember] = useState<Removed<E>>()
  return {
    gone: last && !all.some(({ id }) => id === last.entry.id) ? last : undefined,
    remember,
    forget: () => remember(undefined),
  }
}

/** Says what was removed and brings it back. */
export const RemovedNotice = ({ name, onPutBack }: { name: string; onPutBack: () => void }) => (
  <Notice role="status">
    <Row wrap between>
      <span>“{name}” was removed.</span>
      <Button variant="secondary" size="sm" label={`Put back ${name}`} onClick={onPutBack}>
        Put back
      </Button>
    </Row>
  </Notice>
)
