import type { EntityManager, FindOptionsWhere } from 'typeorm'
import type { StoredOfferRow } from './offer.table'
import { OfferEntity } from './offer.table'

/** What stands where the terms of an offer stood. */
const REMOVED = 'Terms removed'

/** The offers of an application become another person's. */
export const passOffers = (
  manager: EntityManager,
  of: FindOptionsWhere<StoredOfferRow>,
  candidateId: string,
) => manager.update(OfferEntity, of, { candidateId })

/** What was offered and how it ended stays; the words of both sides go. */
export const forgetOffers = (manager: EntityManager, of: FindOptionsWhere<StoredOfferRow>) =>
  manager.update(OfferEntity, of, { responseNote: null, terms: REMOVED })
