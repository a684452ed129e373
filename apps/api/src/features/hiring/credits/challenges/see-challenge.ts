import type { EntityManager } from 'typeorm'
import { MoreThan } from 'typeorm'
import type { ChallengeOffer } from '@tryka/domain'
import { CHALLENGE_MACHINE, challengeDeed, challengeText } from '@tryka/domain'
import type { Change } from '../../core/change'
import type { CandidateRef } from '../../core/places'
import { payFor } from '../ledger'
import { purseOfCandidate } from '../purse'
import type { StoredChallengeRow } from './challenge.table'
import { ChallengeEntity } from './challenge.table'
import { doneOf } from './kinds'

/** The one of the three that was chosen. */
export function chosenOffer({
  offers,
  chosen,
}: Pick<StoredChallengeRow, 'offers' | 'chosen'>): ChallengeOffer {
  const offer = offers[chosen]
  if (!offer) throw new Error('A challenge without its offer')
  return offer
}

const running = (manager: EntityManager, { marketId, candidateId }: CandidateRef, at: string) =>
  manager.findOneBy(ChallengeEntity, { marketId, candidateId, state: 'chosen', endsAt: MoreThan(at) })

/**
 * Looks whether what was just done meets the challenge of the week, and pays for it in the same transaction. Whoever
 * did something that a challenge may be about calls it last; they hold the person.
 */
export async function seeChallenge(change: Change, who: CandidateRef): Promise<void> {
  const { manager, at } = change
  const row = await running(manager, who, at)
  if (!row) return
  const offer = chosenOffer(row)
  const { done, of } = await doneOf(manager, who, offer, row.chosenAt)
  if (done < of) return
  const { id, marketId, state: from, version } = row
  await change.move(CHALLENGE_MACHINE, { from, action: 'meet', by: 'system', subjectId: id })
  const met = { state: 'met' as const, metAt: at, version: version + 1 }
  await manager.update(ChallengeEntity, { id, marketId }, met)
  const purse = await purseOfCandidate(manager, who)
  if (purse) await payFor(change, purse, challengeDeed(row.week, challengeText(offer)))
}
