import { useQueries } from '@tanstack/react-query'
import { Briefcase } from 'lucide-react'
import type { ReactNode } from 'react'
import { ApiError } from '@tryka/api-client'
import { QueryView, type Readable } from '@tryka/app-shell'
import { getJob, type JobDetail } from '@tryka/domain'
import { EmptyState } from '@tryka/ui'
import { readQuery } from '../../../base/calls/calls'

const isGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 410)

/** Those of the postings that are still open, as they are now. */
const useOpenOnes = (ids: readonly string[]): Readable<JobDetail[]> =>
  useQueries({
    queries: ids.map((id) => readQuery(getJob, { params: { id } })),
    combine: (all) => {
      const isPending = all.some((one) => one.isPending)
      const isError = !isPending && all.some(({ error }) => error !== null && !isGone(error))
      return {
        data: isPending || isError ? undefined : all.flatMap(({ data }) => data ?? []),
        isError,
        isFetching: all.some((one) => one.isFetching),
        refetch: async () => Promise.all(all.filter((one) => one.isError).map((one) => one.refetch())),
      } as Readable<JobDetail[]>
    },
  })

export interface ViewedPostingsProps {
  ids: readonly string[]
  children: (jobs: readonly JobDetail[]) => ReactNode
}

/** Postings that the person looked at in this browser, the latest first. */
export const ViewedPostings = ({ ids, children }: ViewedPostingsProps) => (
  <QueryView
    query={useOpenOnes(ids)}
    loadingLabel="Loading postings"
    errorText="The postings could not be loaded. Try again, or paste one."
    empty={
      <EmptyState
        icon={Briefcase}
        title="None of them is open any more"
        text="Choose another list, or paste a posting."
      />
    }
  >
    {children}
  </QueryView>
)
