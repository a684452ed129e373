import { Share2 } from 'lucide-react'
import type { JobDetail } from '@tryka/domain'
import { Button, Icon } from '@tryka/ui'
import { usePlace } from '../../base/place/place'
import { useShare } from '../../base/share/use-share'

const TEXT =
  'Whoever applies through your link counts as referred by you. You see how often it is opened and how many applied, never who. The company does not see who shared it.'

/** Shares an open job. Sample data have no public page, so a demo has no such button. */
export function ShareJob({ job }: { job: Pick<JobDetail, 'id' | 'role'> }) {
  const { isDemo } = usePlace()
  const { share, busy, dialog } = useShare({ id: job.id, title: job.role, text: TEXT })
  if (isDemo) return null
  return (
    <>
      <Button variant="secondary" busy={busy} onClick={share}>
        <Icon icon={Share2} size="sm" />
        Share
      </Button>
      {dialog}
    </>
  )
}
