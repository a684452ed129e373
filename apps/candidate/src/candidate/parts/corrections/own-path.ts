import { sectionPath } from '../address'

/** One's own corrections, as a place of practice. */
export const ownCorrectionsPath = (): string =>
  sectionPath('interviews', { tab: 'practice', corrections: 'own' })
