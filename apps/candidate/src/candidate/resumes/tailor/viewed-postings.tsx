import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Briefcase } from 'lucide-react'
import type { ReactNode } from 'react'
import { ApiError } from '@tryka/api-client'
import { QueryView } from '@tryka/app-shell'
import { getJob, type JobDetail } from '@tryka/domain'
import { EmptyState } from '@tryka/ui'
import { readQuery } from '../../../base/calls/calls'

const isGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 410)

/** Those of the postings that are still open, as they are now. */
function useOpenOnes(ids: readonly string[]) {
  const queries = useQueryClient()
  const read = async (id: string): Promise<JobDetail[]> => {
    try {
      return [await queries.fetchQuery(readQuery(getJob, { params: { id } }))]
    } catch (error) {
      if (isGone(error)) return []
      throw error
    }
  }
  return useQuery({
    queryKey: ['viewed-postings', ...ids],
    queryFn: async () => (await Promise.all(ids.map(read))).flat(),
    staleTime: 0,
  })
}

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
