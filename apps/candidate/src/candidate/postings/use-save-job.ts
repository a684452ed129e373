import { saveJob, unsaveJob } from '@tryka/domain'
import { useChange } from '../../base/calls/calls'

/** Keeps a job for later, or lets it go. */
export const useSaveJob = () =>
  useChange(
    (api, { id, saved }: { id: string; saved: boolean }) =>
      api.call(saved ? saveJob : unsaveJob, { params: { id } }),
    {
      done: (_result, { saved }) => (saved ? 'Job saved' : 'Job removed from saved'),
      failed: 'The job could not be saved. Try again.',
    },
  )
