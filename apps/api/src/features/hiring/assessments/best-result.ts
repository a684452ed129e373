import type { TrackStanding } from '@tryka/domain'
import { proofEnd } from '../skills/prove-skill'
import type { AttemptRow } from './attempt.table'

/** Of results that count, the latest first: the best one that is still valid. */
export function bestResult(rows: readonly AttemptRow[], now: Date): TrackStanding['proved'] {
  let best: TrackStanding['proved'] = null
  for (const { id, endedAt, share, measured } of rows) {
    if (endedAt === null || !measured) continue
    const { level, likelihoods, score, interval } = measured
    const expiresAt = proofEnd(new Date(endedAt))
    if (level === null || level <= (best?.level ?? 0) || expiresAt <= now.toISOString()) continue
    best = { id, endedAt, expiresAt, share, level, likelihoods, score, interval }
  }
  return best
}
