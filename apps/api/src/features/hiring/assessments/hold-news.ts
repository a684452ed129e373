import { ALWAYS, dashboardPath } from '@tryka/domain'
import type { Change } from '../core/change'
import type { CandidateRef } from '../core/places'

/** A result is held, or what the second look came to. */
export interface HoldNews {
  about: 'held' | 'decided'
  holdId: string
}

export const HOLD_TEMPLATE = 'hold'

export const resultLink = (attemptId: string): string =>
  dashboardPath('candidate', 'skills', { result: attemptId, place: 'me' })

interface Told {
  id: string
  accountId: string
  attemptId: string
  version: number
}

/** Under the bell and by mail; whoever left the market has no bell. */
export async function tellOfHold(
  change: Change,
  ref: CandidateRef | null,
  { id: holdId, accountId, attemptId, version }: Told,
  { title, about }: { title: string; about: HoldNews['about'] },
): Promise<void> {
  if (ref) {
    const { candidateId: recipientId } = ref
    const link = resultLink(attemptId)
    await change.tell({ side: 'candidate', recipientId, type: 'Platform updates', title, link })
    change.touch({ person: recipientId }, 'skills')
  }
  const data: HoldNews = { about, holdId }
  const dedup = `hold:${holdId}:${version}`
  change.send({ template: HOLD_TEMPLATE, data, to: { accountId }, kind: ALWAYS, dedup })
}
