import { contract } from '../http/contract'
import * as calls from './wish.endpoints'
import { TrackWish } from './wish.schema'

export const trackWishesApi = {
  ask: contract(calls.wishForTrack, {
    body: TrackWish,
    access: 'account',
    summary: 'Ask for an assessment of a skill that has none yet: counted once per account and skill',
  }),
}
