import { ConfirmDialog } from '@tryka/ui'

interface UnshareDialogProps {
  busy: boolean
  /** What the link still opens. */
  of: keyof typeof TEXTS
  onConfirm: () => void
  onCancel: () => void
}

const STAYS = 'Who applied through it stays counted as referred by you.'
const TEXTS = {
  open: `It still opens the job, but no longer counts visits or applications. ${STAYS} Sharing the job again makes another link.`,
  closed: `The job is closed: its link counts no more visits, and leaves your list. ${STAYS}`,
  away: `The job has no public page now, so the link counts nothing. When the page comes back, the link stays gone. ${STAYS}`,
}

/** Asks before a link is taken back: the same link never comes again. */
export function UnshareDialog({ busy, of, onConfirm, onCancel }: UnshareDialogProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onCancel()}
      title="Take the link back?"
      text={TEXTS[of]}
      confirmLabel="Take it back"
      busyLabel="Taking it back…"
      busy={busy}
      onConfirm={onConfirm}
    />
  )
}
