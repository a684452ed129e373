import type { PostingStatus } from '@tryka/domain'
import type { StatusTone } from '@tryka/ui'

/** Live is growth, a draft is not begun, closed is over. */
export const STATUS_TONES: Record<PostingStatus, StatusTone> = {
  Active: 'vriddhi',
  Draft: 'open',
  Closed: 'neutral',
}
