import { applyToJob, CAREERS_SOURCE, type ApplicationSource } from '@tryka/domain'
import { useChange } from '../../../base/calls/calls'

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
        query: fromPublicPage ? { src: CAREERS_SOURCE } : {},
        body,
      }),
    {
      done: () => 'Application sent',
      text: ({ role, company }) => `${role} at ${company.name} has your application.`,
      failed: 'The application could not be sent. Try again.',
    },
  )
