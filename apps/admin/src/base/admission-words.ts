import type { AdmissionState } from '@tryka/domain'
import type { BadgeTone } from '@tryka/ui'

/** Where an invitation stands. */
export const ADMISSION_WORDS: Record<AdmissionState, string> = {
  sent: 'Sent',
  accepted: 'Joined',
  expired: 'Expired',
  revoked: 'Taken back',
}
export const ADMISSION_TONES: Record<AdmissionState, BadgeTone> = {
  sent: 'siddhi',
  accepted: 'satya',
  expired: 'dashed',
  revoked: 'dashed',
}
