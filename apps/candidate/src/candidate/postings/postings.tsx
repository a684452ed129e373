import { useState } from 'react'
import type { ApplicationSource, JobCard } from '@tryka/domain'
import { useAddress } from '../parts/address'
import { ApplyDialog } from '../parts/jobs/apply-dialog'
import { JobDetailView } from './job-detail'
import { JobList } from './job-list'

/** Open jobs, or one of them in full; which one is kept in the address. */
export function Postings() {
  const { get, set } = useAddress()
  const [applying, setApplying] = useState<Pick<JobCard, 'id' | 'role' | 'company'>>()
  const job = get('job')
  const source: ApplicationSource = get('from') === 'invitation' ? 'invitation' : 'search'
  return (
    <>
      {job ? (
        <JobDetailView
          key={job}
          id={job}
          onApply={setApplying}
          onBack={() => set({ job: undefined, from: undefined }, { replace: false })}
        />
      ) : (
        <JobList onApply={setApplying} />
      )}
      {applying && <ApplyDialog job={applying} source={source} onClose={() => setApplying(undefined)} />}
    </>
  )
}
