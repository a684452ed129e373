import type { PlaceName } from '@tryka/domain'
import { refused } from '../core/errors'

export const placeRequired = (places: readonly PlaceName[]) =>
  refused(400, 'PLACE_REQUIRED', 'Say from where you act: this account has several places.', { places })
export const otherSide = () => refused(400, 'PLACE_SIDE', 'This place is of the other side.')
/** One body for a company that is not there, somebody else's, and a seat that ended. */
export const noSuchPlace = () =>
  refused(404, 'NO_SUCH_PLACE', 'You have no such place.', { next: '/welcome' })
export const unverified = () =>
  refused(403, 'UNVERIFIED', 'Prove the company’s domain first: Settings, Verification.', {
    next: 'verification',
  })
