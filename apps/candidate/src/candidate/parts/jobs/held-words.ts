import type { JobCard } from '@tryka/domain'

/** How a skill of a posting is held: said in words, shown by the tick. */
export const heldWords = (held: JobCard['skills'][number]['held']): string =>
  ({
    verified: 'verified',
    expired: 'verification expired',
    pending: 'verification pending',
    self: 'declared',
  })[held ?? 'self']
