import type { EntityManager, FindOptionsWhere } from 'typeorm'
import { IsNull, Not } from 'typeorm'
import type { StoredOfferRow } from './offer.table'
import { OfferEntity } from './offer.table'

/** What was offered and how it ended stays; the words of the answer go. */
export const forgetOffers = (manager: EntityManager, of: FindOptionsWhere<StoredOfferRow>) =>
  manager.update(OfferEntity, { ...of, responseNote: Not(IsNull()) }, { responseNote: null })
