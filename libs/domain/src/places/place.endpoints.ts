import { endpoint } from '../http/endpoint'
import type { CreateProfile, Places, PlaceView, ProfileMade } from './place.schema'

/** Everywhere this account can act. */
export const listPlaces = endpoint<{ response: typeof Places }>('GET', '/api/places')
/** The place that the call names. */
export const getPlace = endpoint<{ response: typeof PlaceView }>('GET', '/api/place')
/** Takes the candidate's place in the live market. */
export const createProfile = endpoint<{ body: typeof CreateProfile; response: typeof ProfileMade }>(
  'POST',
  '/api/profile',
)
