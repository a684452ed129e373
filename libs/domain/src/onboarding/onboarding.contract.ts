import { contract } from '../http/contract'
import * as calls from './onboarding.endpoints'
import { KeepOnboarding, Onboarding, OnboardingMarks } from './onboarding.schema'

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
  mark: contract(calls.markOnboarding, {
    body: OnboardingMarks,
    access: 'account',
    summary: 'Keep what was answered or looked at first, for every browser',
  }),
}
