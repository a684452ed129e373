import { applyToJob, CAREERS_SOURCE, SHARE_PARAM, type ApplicationSource } from '@tryka/domain'
import { useChange } from '../../../base/calls/calls'
import { forgetShare, keptShare } from './kept-share'

/** By whose link the person came to a job, wherever the application is sent from. */
function sharedBy(jobId: string): { [SHARE_PARAM]?: string } {
  const code = keptShare(jobId)
  return code ? { [SHARE_PARAM]: code } : {}
}

/** The call that applies, told the same way wherever it starts. */
export const useApply = () =>
  useChange(
    (
      api,
      {
        id,
        fromPublicPage = false,
        ...body
      }: {
        id: string
        fromPublicPage?: boolean
        resumeId?: string | null
        note?: string
        shareSalary?: boolean
        source: ApplicationSource
      },
    ) =>
      api.call(applyToJob, {
        params: { id },
        query: { ...(fromPublicPage ? { src: CAREERS_SOURCE } : {}), ...sharedBy(id) },
        body,
      }),
    {
      done: () => 'Application sent',
      text: ({ role, company }) => `${role} at ${company.name} has your application.`,
      failed: 'The application could not be sent. Try again.',
    },
    (_sent, { id }) => forgetShare(id),
  )
