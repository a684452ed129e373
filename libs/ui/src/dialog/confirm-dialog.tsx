import type { ReactNode } from 'react'
import { Button } from '../button/button'
import { Dialog } from './dialog'

/** Asks once before something happens that cannot be undone, or that a slip of the hand should not do. */
export interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  text: ReactNode
  confirmLabel: string
  busyLabel?: string
  cancelLabel?: string
  onConfirm: () => void
  busy?: boolean
  /** False for what takes nothing away. */
  danger?: boolean
}

/** The focus starts on Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    onOpenChange,
    title,
    text,
    confirmLabel,
    busyLabel,
    cancelLabel = 'Cancel',
    onConfirm,
    busy,
    danger = true,
  } = props
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={text}
      size="sm"
      destructive={danger}
      footer={
        <>
          <Button variant="quiet" onClick={() => onOpenChange(false)} data-autofocus>
            {cancelLabel}
          </Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            onClick={onConfirm}
            busy={busy}
            busyLabel={busyLabel}
          >
            {confirmLabel}
          </Button>
        </>
      }
    />
  )
}
