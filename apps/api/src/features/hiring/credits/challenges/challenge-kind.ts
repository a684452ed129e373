import type { EntityManager } from 'typeorm'
import type { CoursePath, ModuleFacts } from '@tryka/coach'
import type { Challenge, ChallengeOffer } from '@tryka/domain'
import type { CandidateRef } from '../../core/places'
import type { StoredReviewCardRow } from '../../cards/card.table'

/** An offer of one kind. */
export type OfferOf<K extends ChallengeOffer['kind']> = Extract<ChallengeOffer, { kind: K }>

/** What offers are made of, beside the rows of the person. */
export interface OfferSources {
  courses: { find(id: string): CoursePath | undefined; facts(id: string): ModuleFacts | undefined }
  /** Undefined for a card that can no longer be asked. */
  cards: { about(card: Pick<StoredReviewCardRow, 'id' | 'source' | 'ref'>): object | undefined }
}

export interface OfferMoment extends OfferSources {
  now: Date
  zone: string
}

/** One kind of thing that a week may be about. What it counts is read from what the server saw, never told to it. */
export interface ChallengeKind<O extends ChallengeOffer = ChallengeOffer> {
  kind: O['kind']
  /** What could be met now, what fits best in front. */
  offers(manager: EntityManager, who: CandidateRef, moment: OfferMoment): Promise<O[]>
  /** The offer as it is kept once it is chosen, where that depends on what was done before. */
  begin?(manager: EntityManager, who: CandidateRef, offer: O): Promise<O>
  /** How far it is, by what was done since a moment. */
  done(
    manager: EntityManager,
    who: CandidateRef,
    offer: O,
    since: string,
  ): Promise<{ done: number; of: number }>
  /** What stands beneath the text of an offer: which question, which path, what counts. */
  about(offer: O, sources: OfferSources): string
  /** Where it is done. */
  to(offer: O): Challenge['offers'][number]['to']
}
