import type { EntityManager } from 'typeorm'
import type { Challenge, ChallengeOffer } from '@tryka/domain'
import { challengeKey, CHALLENGES_OFFERED, challengeText } from '@tryka/domain'
import type { CandidateRef } from '../../core/places'
import type { ChallengeKind, OfferMoment, OfferSources } from './challenge-kind'
import { criterionChallenges } from './criterion-challenges'
import { minutesChallenges } from './minutes-challenges'
import { moduleChallenges } from './module-challenges'
import { reviewChallenges } from './review-challenges'

/** Every kind that can be met, what is most of one's own in front. Another is a file of its own and a line here. */
const KINDS: ChallengeKind[] = [criterionChallenges, moduleChallenges, reviewChallenges, minutesChallenges]

/** A kind of a feature that stands on this one, in front of minutes, which ask for least. Told twice it stands once. */
export function offerAlso(kind: ChallengeKind): void {
  if (!KINDS.includes(kind)) KINDS.splice(-1, 0, kind)
}

const kindOf = ({ kind }: ChallengeOffer): ChallengeKind => {
  const found = KINDS.find((one) => one.kind === kind)
  if (!found) throw new Error(`Nothing offers ${kind}`)
  return found
}

/** What somebody may choose from: of each kind in turn what fits best. */
export async function offersFor(
  manager: EntityManager,
  who: CandidateRef,
  moment: OfferMoment,
): Promise<ChallengeOffer[]> {
  const all: ChallengeOffer[][] = []
  for (const kind of KINDS) all.push(await kind.offers(manager, who, moment))
  const longest = Math.max(0, ...all.map(({ length }) => length))
  const turns = Array.from({ length: longest }, (_, n) => all.flatMap((offers) => offers[n] ?? []))
  return turns.flat().slice(0, CHALLENGES_OFFERED)
}

const isSame = (one: ChallengeOffer, other: ChallengeOffer): boolean =>
  challengeKey(one) === challengeKey(other) &&
  // A level that was reached meanwhile is nothing to raise.
  (one.kind !== 'criterion' || other.kind !== 'criterion' || one.level === other.level)

/** Of offers that are kept those that could be met still: not a module that was passed since. */
export async function stillOffered(
  manager: EntityManager,
  who: CandidateRef,
  offers: readonly ChallengeOffer[],
  moment: OfferMoment,
): Promise<ChallengeOffer[]> {
  const now: ChallengeOffer[] = []
  for (const kind of KINDS)
    if (offers.some((one) => one.kind === kind.kind)) now.push(...(await kind.offers(manager, who, moment)))
  return offers.filter((offer) => now.some((one) => isSame(one, offer)))
}

export const doneOf = (manager: EntityManager, who: CandidateRef, offer: ChallengeOffer, since: string) =>
  kindOf(offer).done(manager, who, offer, since)

/** The offers as they are kept, with what was done before the chosen one was. */
export async function begun(
  manager: EntityManager,
  who: CandidateRef,
  offers: readonly ChallengeOffer[],
  chosen: number,
): Promise<ChallengeOffer[]> {
  const offer = offers[chosen]
  const kept = offer && (await kindOf(offer).begin?.(manager, who, offer))
  return offers.map((one, n) => (n === chosen && kept ? kept : one))
}

export const offerView = (offer: ChallengeOffer, sources: OfferSources): Challenge['offers'][number] => ({
  key: challengeKey(offer),
  text: challengeText(offer),
  about: kindOf(offer).about(offer, sources),
  to: kindOf(offer).to(offer),
})
