import { contract } from '../http/contract'
import * as calls from './place.endpoints'
import { CreateProfile, Places, PlaceView, ProfileMade } from './place.schema'

export const placesApi = {
  list: contract(calls.listPlaces, {
    response: Places,
    access: 'account',
    summary: 'Everywhere this account can act',
  }),
  get: contract(calls.getPlace, {
    response: PlaceView,
    access: 'place',
    summary: 'The place that this call names, with its unread and waiting',
  }),
  createProfile: contract(calls.createProfile, {
    body: CreateProfile,
    response: ProfileMade,
    status: 201,
    access: 'account',
    idempotent: true,
    summary: 'Take the candidate’s place in the live market',
  }),
}
