import type { CandidateStatus } from '@tryka/domain'
import type { StatusTone, StepMeterProps } from '@tryka/ui'

/** How a status of an application looks; waiting is neutral. */
export const STATUS_TONES: Record<CandidateStatus, StatusTone> = {
  Applied: 'open',
  'Under Review': 'neutral',
  'Interview Scheduled': 'satya',
  'Offer Received': 'siddhi',
  Rejected: 'neutral',
  Hired: 'siddhi',
  Withdrawn: 'neutral',
}

export const stepTone = (status: CandidateStatus): NonNullable<StepMeterProps['tone']> => {
  if (status === 'Rejected' || status === 'Withdrawn') return 'ended'
  return status === 'Offer Received' || status === 'Hired' ? 'siddhi' : 'satya'
}
