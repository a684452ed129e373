import { Flag } from 'lucide-react'
import { useState } from 'react'
import { Button, Icon } from '@tryka/ui'
import { usePlace } from '../place/place'
import { ReportDialog, type ReportDialogProps } from './report-dialog'

interface ReportButtonProps extends Omit<ReportDialogProps, 'onClose'> {
  children: string
}

/** Opens a report. Sample data are nobody's, so a demo has no such button. */
export function ReportButton({ children, ...subject }: ReportButtonProps) {
  const { isDemo } = usePlace()
  const [open, setOpen] = useState(false)
  if (isDemo) return null
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
        <Icon icon={Flag} size="sm" />
        {children}
      </Button>
      {open && <ReportDialog {...subject} onClose={() => setOpen(false)} />}
    </>
  )
}
