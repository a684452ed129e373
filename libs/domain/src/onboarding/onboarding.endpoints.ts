import { endpoint } from '../http/endpoint'
import type { KeepOnboarding, Onboarding, OnboardingMarks } from './onboarding.schema'

export const getOnboarding = endpoint<{ response: typeof Onboarding }>('GET', '/api/onboarding')
export const keepOnboarding = endpoint<{ body: typeof KeepOnboarding }>('PUT', '/api/onboarding')
export const markOnboarding = endpoint<{ body: typeof OnboardingMarks }>('PUT', '/api/onboarding/marks')
