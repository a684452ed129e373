import { endpoint } from '../http/endpoint'
import type { EraseRequest } from '../accounts/account.schema'
import type { ErasePreview } from '../hiring/market/market.schema'
import type { CreateProfile, Places, PlaceView, ProfileMade } from './place.schema'

/** Everywhere this account can act. */
export const listPlaces = endpoint<{ response: typeof Places }>('GET', '/api/places')
/** The place that the call names. */
export const getPlace = endpoint<{ response: typeof PlaceView }>('GET', '/api/place')
/** What goes with the profile of this place, and what stays without its name. */
export const previewEraseProfile = endpoint<{ response: typeof ErasePreview }>(
  'GET',
  '/api/profile/erase-preview',
)
/** Gives the candidate's place in the live market up; the account stays. */
export const eraseProfile = endpoint<{ body: typeof EraseRequest }>('POST', '/api/profile/erase')
/** Takes the candidate's place in the live market. */
export const createProfile = endpoint<{ body: typeof CreateProfile; response: typeof ProfileMade }>(
  'POST',
  '/api/profile',
)
