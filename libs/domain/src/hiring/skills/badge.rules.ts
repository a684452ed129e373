import type { CertificationBadge } from './badge.schema'

/** A file of a badge is smaller than this, as image or otherwise. */
export const BADGE_FILE_BYTES = 2 * 1024 * 1024

/** "Verified" on a certification means this and nothing else. */
export const isVerifiedBadge = (
  badge: Pick<CertificationBadge, 'verdict' | 'holder'> | null | undefined,
): boolean => badge?.verdict === 'valid' && badge.holder === 'pass'
