import type { FastifyInstance } from 'fastify'
import { onboardingApi } from '@tryka/domain'
import { handle } from '../../http/handle'
import { accountOf } from '../../services/accounts/account-gate'
import type { OnboardingService } from './onboarding.service'

export const onboardingRoutes = (onboarding: OnboardingService) => async (app: FastifyInstance) => {
  handle(app, onboardingApi.get, async ({ request }) => onboarding.get(accountOf(request)))
  handle(app, onboardingApi.keep, async ({ body, request }) =>
    onboarding.keep(accountOf(request), body.draft),
  )
  handle(app, onboardingApi.mark, async ({ body, request }) => onboarding.mark(accountOf(request), body))
}
