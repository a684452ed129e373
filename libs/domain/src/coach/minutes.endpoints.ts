import { endpoint } from '../http/endpoint'
import type { Beat } from './minutes.schema'

export const sendBeat = endpoint<{ body: typeof Beat }>('POST', '/api/learning/beats')
