import { Button, Dialog } from '@tryka/ui'

export interface LeaveDialogProps {
  /** What holds the changes. */
  what: string
  saving: boolean
  onStay: () => void
  onDiscard: () => void
  onSave: () => void
}

/** Asks before unsaved work is left. */
export const LeaveDialog = ({ what, saving, onStay, onDiscard, onSave }: LeaveDialogProps) => (
  <Dialog
    open
    onOpenChange={(open) => open || onStay()}
    title="Leave without saving?"
    description={`${what} has changes that are not saved.`}
    size="sm"
    destructive
    footer={
      <>
        <Button variant="quiet" onClick={onStay} data-autofocus>
          Stay
        </Button>
        <Button variant="danger" onClick={onDiscard}>
          Discard changes
        </Button>
        <Button onClick={onSave} busy={saving} busyLabel="Saving…">
          Save first
        </Button>
      </>
    }
  />
)
