import type { PlaceName } from '@tryka/domain'
import { AppError } from '../../../app-error'
import { refused } from '../core/errors'

const named = (path: string, message: string) =>
  new AppError(400, 'VALIDATION', message, {}, [{ path, message }])

export const noSuchName = () =>
  named('place', 'Name one place: me, demo, demo-team, or team- and the id of a company.')
export const placeRequired = (places: readonly PlaceName[]) =>
  refused(400, 'PLACE_REQUIRED', 'Say from where you act: this account has several places.', { places })
export const otherSide = () => refused(400, 'PLACE_SIDE', 'This place is of the other side.')
/** One body for a company that is not there, somebody else's, and a seat that ended. */
export const noSuchPlace = () =>
  refused(404, 'NO_SUCH_PLACE', 'You have no such place.', { next: '/welcome' })
/** Its postings are closed, and whoever waits is being told. */
export const companyClosing = () =>
  refused(403, 'COMPANY_CLOSING', 'This company is closing: nothing of it can be changed any more.')
export const unverified = () =>
  refused(403, 'UNVERIFIED', 'Prove the company’s domain first: Settings, Verification.', {
    next: 'verification',
  })
