import { useState } from 'react'
import { ApiError } from '@tryka/api-client'
import {
  applyToJob,
  CAREERS_SOURCE,
  SHARE_PARAM,
  type ApplicationSource,
  type ChangedJob,
  type JobCard,
  type JobDetail,
} from '@tryka/domain'
import { useChange } from '../../../base/calls/calls'
import { offerPush } from '../../../base/notifications/push-offer'
import { forgetShare, keptShare } from './kept-share'

/** A job as the person read it: of a list or in full. */
export type SeenJob = Pick<JobCard, 'id' | 'version'> & Partial<JobDetail>
/** What changed in a job after it was read. */
export type NewerJob = ChangedJob & { before: SeenJob }

/** By whose link the person came to a job, wherever the application is sent from. */
function sharedBy(jobId: string): { [SHARE_PARAM]?: string } {
  const code = keptShare(jobId)
  return code ? { [SHARE_PARAM]: code } : {}
}

function changedJob(error: Error): ChangedJob | undefined {
  if (!(error instanceof ApiError) || error.code !== 'STALE') return undefined
  const { changed, current } = JSON.parse(error.body) as Partial<ChangedJob>
  return changed && current && { changed, current }
}

interface Sent {
  fromPublicPage?: boolean
  resumeId?: string | null
  note?: string
  shareSalary?: boolean
  source: ApplicationSource
}

/**
 * The call that applies, told the same way wherever it starts. It names the version that was read; once the person was
 * told what changed since (`newer`), the next press applies to that one.
 */
export function useApply(job: SeenJob) {
  const [newer, setNewer] = useState<NewerJob>()
  const { id } = job
  const seen = newer?.current ?? job
  const apply = useChange(
    (api, { fromPublicPage = false, ...body }: Sent) =>
      api.call(applyToJob, {
        params: { id },
        query: { ...(fromPublicPage ? { src: CAREERS_SOURCE } : {}), ...sharedBy(id) },
        body: { ...body, version: seen.version },
      }),
    {
      done: () => 'Application sent',
      text: ({ role, company }) => `${role} at ${company.name} has your application.`,
      failed: 'The application could not be sent. Try again.',
      refused: (error) => {
        const told = changedJob(error)
        if (told) setNewer({ ...told, before: seen })
      },
      shown: (error) => changedJob(error) !== undefined,
    },
    () => {
      forgetShare(id)
      offerPush()
    },
  )
  return { apply, newer }
}
