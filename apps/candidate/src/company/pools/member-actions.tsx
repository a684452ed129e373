import { Ellipsis, Pencil, UserMinus } from 'lucide-react'
import { useState } from 'react'
import { removePoolMember, type TalentPools } from '@tryka/domain'
import { Button, ConfirmDialog, Icon, Menu, MenuItem } from '@tryka/ui'
import { useChange } from '../../base/calls/calls'

interface MemberActionsProps {
  member: TalentPools['members'][number]
  /** The name of the segment. */
  pool: string
  onEdit: () => void
}

/** What can be done about somebody in a segment. Taking out is asked about first: status and note go with it. */
export function MemberActions({ member: { candidate, poolId, note }, pool, onEdit }: MemberActionsProps) {
  const [removing, setRemoving] = useState(false)
  const remove = useChange(
    (api) => api.call(removePoolMember, { params: { id: poolId, candidateId: candidate.id } }),
    { done: () => 'Removed from the talent pool', failed: 'The person could not be removed.' },
  )
  return (
    <>
      <Menu
        trigger={
          <Button variant="quiet" size="sm" iconOnly label={`More actions for ${candidate.name}`}>
            <Icon icon={Ellipsis} />
          </Button>
        }
      >
        <MenuItem icon={Pencil} onSelect={onEdit}>
          Edit status
        </MenuItem>
        <MenuItem icon={UserMinus} danger onSelect={() => setRemoving(true)}>
          Remove
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={removing}
        onOpenChange={setRemoving}
        title={`Remove ${candidate.name} from ${pool}?`}
        text={note ? 'The status and the note go with it.' : 'The status goes with it.'}
        confirmLabel="Remove"
        busyLabel="Removing…"
        busy={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSettled: () => setRemoving(false) })}
      />
    </>
  )
}
