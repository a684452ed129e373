import { useId, type FormEvent, type ReactNode } from 'react'
import { Button, Dialog, ErrorSummary, Stack, type SummaryError } from '@tryka/ui'

export interface FormDialogProps {
  title: string
  description?: ReactNode
  submitLabel: string
  busyLabel: string
  busy: boolean
  /** False while something that the form needs is still loading: nothing could be sent yet, and a press says so. */
  ready?: boolean
  dirty: boolean
  /** Told above the fields when there are two or more. */
  errors?: readonly SummaryError[]
  attempt?: number
  danger?: boolean
  onSubmit: () => void
  onClose: () => void
  /** Told when what was typed is given up, so that no copy of it stays. */
  onDiscard?: () => void
  /** More actions, before the one that sends. */
  actions?: ReactNode
  children: ReactNode
}

/** A form over the page; Enter sends it. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, submitLabel, busyLabel, busy, ready = true, dirty } = props
  const { errors = [], attempt = 0, danger } = props
  const formId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // A portal is no wall to it: the form from which this one was opened would take it for its own.
    event.stopPropagation()
    if (ready && !busy) props.onSubmit()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && props.onClose()}
      title={title}
      description={description}
      dirty={dirty}
      {...(props.onDiscard ? { onDiscard: props.onDiscard } : {})}
      footer={
        <>
          <Button variant="quiet" onClick={props.onClose}>
            Cancel
          </Button>
          {props.actions}
          <Button
            type="submit"
            form={formId}
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            busyLabel={busyLabel}
            aria-disabled={ready ? undefined : true}
            // What the first click of a double click brings on is not pressed by its second.
            onClick={(event) => event.detail > 1 && event.preventDefault()}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <Stack gap={5} asChild>
        <form id={formId} onSubmit={submit} noValidate>
          {errors.length > 1 && (
            <ErrorSummary title="Please correct these fields" errors={errors} attempt={attempt} />
          )}
          {props.children}
        </form>
      </Stack>
    </Dialog>
  )
}
