import { TRACKS } from '@tryka/domain'
import type { Proof } from '../credentials/proof'
import type { AttemptRow } from './attempt.table'

/** What is issued for a result that counts; null below the first level. */
export function credentialProof(
  { id, accountId, track, bankVersion, measured, endedAt, share, state }: AttemptRow,
  tasks: number,
): Proof | null {
  if (state !== 'scored' || !measured || measured.level === null || endedAt === null) return null
  const { level, likelihoods, score, scoreSe, interval, calibration } = measured
  return {
    accountId,
    attemptId: id,
    track,
    skill: TRACKS.find(({ slug }) => slug === track)?.skill ?? track,
    bankVersion,
    calibration,
    tasks,
    level,
    score,
    standardError: scoreSe,
    interval,
    likelihoods,
    endedAt,
    visibility: share ? 'shared' : 'private',
  }
}
