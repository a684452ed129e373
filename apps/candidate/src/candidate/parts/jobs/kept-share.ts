import { isShareCode } from '@tryka/domain'

const keyOf = (jobId: string): string => `tryka:ref:${jobId}`

/** Where storage is switched off the address alone says who shared a job. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** Keeps who shared a job, in this tab, until the person has applied for it. */
export function keepShare(jobId: string, code: string): void {
  if (isShareCode(code)) attempt(() => window.sessionStorage.setItem(keyOf(jobId), code))
}

export const keptShare = (jobId: string): string | undefined =>
  attempt(() => window.sessionStorage.getItem(keyOf(jobId))) ?? undefined

export const forgetShare = (jobId: string): void =>
  attempt(() => window.sessionStorage.removeItem(keyOf(jobId)))
