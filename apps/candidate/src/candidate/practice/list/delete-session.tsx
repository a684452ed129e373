import { deletePractice, type PracticeRow } from '@tryka/domain'
import { ConfirmDialog } from '@tryka/ui'
import { useChange } from '../../../base/calls/calls'

interface DeleteSessionProps {
  session: PracticeRow
  onDeleted: () => void
  onClose: () => void
}

/** Asks once, because nobody can bring it back. */
export function DeleteSession({ session: { id, title }, onDeleted, onClose }: DeleteSessionProps) {
  const remove = useChange(
    (api) => api.call(deletePractice, { params: { id } }),
    { done: () => 'Session deleted', failed: 'The session could not be deleted. Try again.' },
    () => {
      onDeleted()
      onClose()
    },
  )
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={`Delete “${title}”?`}
      text="Your answers, their feedback and their score go for good, also from your progress."
      confirmLabel="Delete"
      busyLabel="Deleting…"
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
    />
  )
}
