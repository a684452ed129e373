import { useState } from 'react'
import { deletePool, type TalentPools } from '@tryka/domain'
import { Button, ConfirmDialog, Row } from '@tryka/ui'
import { useChange } from '../../base/calls/calls'
import { useAddress } from '../parts/address'
import { counted } from '../../base/format/format'
import { SegmentDialog } from './segment-dialog'

/** What can be done with the segment in view. */
export function SegmentActions({ segment }: { segment: TalentPools['pools'][number] }) {
  const address = useAddress()
  const [asked, setAsked] = useState<'rename' | 'delete'>()
  const remove = useChange(
    (api) => api.call(deletePool, { params: { id: segment.id } }),
    { done: () => 'Segment deleted', failed: 'The segment could not be deleted.' },
    () => address.set({ segment: undefined }),
  )
  return (
    <Row gap={2} wrap>
      <Button variant="quiet" size="sm" onClick={() => setAsked('rename')}>
        Rename {segment.name}
      </Button>
      <Button variant="quiet" size="sm" onClick={() => setAsked('delete')}>
        Delete {segment.name}
      </Button>
      {asked === 'rename' && <SegmentDialog segment={segment} onClose={() => setAsked(undefined)} />}
      <ConfirmDialog
        open={asked === 'delete'}
        onOpenChange={(open) => !open && setAsked(undefined)}
        title={`Delete ${segment.name}?`}
        text={`${counted(segment.size, 'person leaves', 'people leave')} this segment. Nobody else is told.`}
        confirmLabel="Delete segment"
        busyLabel="Deleting…"
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </Row>
  )
}
