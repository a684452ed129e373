import { endpoint } from '../http/endpoint'
import type { TrackWish } from './wish.schema'

export const wishForTrack = endpoint<{ body: typeof TrackWish }>('POST', '/api/tracks/wishes')
