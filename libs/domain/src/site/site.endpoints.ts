import { endpoint } from '../http/endpoint'
import type { Processors } from './site.schema'

export const getProcessors = endpoint<{ response: typeof Processors }>('GET', '/api/processors')
