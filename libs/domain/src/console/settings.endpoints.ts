import { endpoint } from '../http/endpoint'
import type { ConsoleSettings } from './settings.schema'

export const getConsoleSettings = endpoint<{ response: typeof ConsoleSettings }>('GET', '/api/admin/settings')
