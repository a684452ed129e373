import type { ReactNode } from 'react'
import { Button } from '../button/button'
import { Dialog } from './dialog'

/** Asks once before something happens that cannot be undone. */
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
  } = props
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={text}
      size="sm"
      destructive
      footer={
        <>
          <Button variant="quiet" onClick={() => onOpenChange(false)} data-autofocus>
            {cancelLabel}
          </Button>
          <Button variant="danger" onClick={onConfirm} busy={busy} busyLabel={busyLabel}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  )
}
