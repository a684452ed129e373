import { endpoint } from '../http/endpoint'
import type { KeepOnboarding, Onboarding } from './onboarding.schema'

export const getOnboarding = endpoint<{ response: typeof Onboarding }>('GET', '/api/onboarding')
export const keepOnboarding = endpoint<{ body: typeof KeepOnboarding }>('PUT', '/api/onboarding')
