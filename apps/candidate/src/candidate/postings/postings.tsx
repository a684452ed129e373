import { useEffect, useState } from 'react'
import { CAREERS_SOURCE, getJob, SHARE_PARAM, type ApplicationSource } from '@tryka/domain'
import { useReadAhead } from '../../base/calls/calls'
import { useAddress } from '../parts/address'
import { ApplyDialog, type ApplyDialogProps } from '../parts/jobs/apply-dialog'
import { PushAfterApplying } from '../parts/jobs/push-after-applying'
import { keepShare } from '../parts/jobs/kept-share'
import { JobDetailView } from './job-detail'
import { JobList } from './job-list'

/** Open jobs, or one of them in full; which one is kept in the address. */
export function Postings() {
  const address = useAddress()
  const { get } = address
  const readAhead = useReadAhead()
  const [applying, setApplying] = useState<ApplyDialogProps['job']>()
  const job = get('job')
  // From the public page of the job: the form is what the person came for.
  const cameToApply = get('src') === CAREERS_SOURCE
  const share = get(SHARE_PARAM)
  useEffect(() => keepShare(job, share), [job, share])
  const apply = (chosen: ApplyDialogProps['job']) => {
    readAhead(getJob, { params: { id: chosen.id } })
    setApplying(chosen)
  }
  const source: ApplicationSource = get('from') === 'invitation' ? 'invitation' : 'search'
  return (
    <>
      <PushAfterApplying />
      {job ? (
        <JobDetailView
          key={job}
          id={job}
          onApply={apply}
          applyAtOnce={cameToApply}
          backTo={address.with({ job: undefined, from: undefined, src: undefined, [SHARE_PARAM]: undefined })}
        />
      ) : (
        <JobList onApply={apply} />
      )}
      {applying && (
        <ApplyDialog
          job={applying}
          source={source}
          fromPublicPage={cameToApply}
          onClose={() => setApplying(undefined)}
        />
      )}
    </>
  )
}
