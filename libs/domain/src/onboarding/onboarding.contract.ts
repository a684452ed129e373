import { contract } from '../http/contract'
import * as calls from './onboarding.endpoints'
import { KeepOnboarding, Onboarding } from './onboarding.schema'

export const onboardingApi = {
  get: contract(calls.getOnboarding, {
    response: Onboarding,
    access: 'account',
    summary: 'Where a signed-in person stands, and what was typed so far, in any browser',
  }),
  keep: contract(calls.keepOnboarding, {
    body: KeepOnboarding,
    access: 'account',
    summary: 'Keep what was typed, to go on in another browser',
  }),
}
