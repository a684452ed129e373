import { EraseRequest } from '../accounts/account.schema'
import { ErasePreview } from '../hiring/market/market.schema'
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
  previewEraseProfile: contract(calls.previewEraseProfile, {
    response: ErasePreview,
    access: 'candidate',
    summary: 'What goes with this profile, and what stays without its name',
  }),
  eraseProfile: contract(calls.eraseProfile, {
    body: EraseRequest,
    access: 'candidate',
    frugal: true,
    summary: 'Erase the profile in the live market; the account stays',
  }),
}
