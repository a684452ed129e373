import type { FastifyInstance } from 'fastify'
import { deliveryApi } from '@tryka/domain'
import { AppError } from '../../app-error'
import { handle } from '../../http/handle'
import { accountOf } from '../accounts/account-gate'
import type { AccountRow } from '../accounts/account.entity'
import type { Preferences } from './preferences'

/** A guest is told nothing by mail, so there is nothing to switch. */
function registered({ kind, id }: AccountRow): string {
  if (kind === 'registered') return id
  throw new AppError(403, 'SIGN_IN_FIRST', 'Sign in with your email address first: a guest gets no mail.')
}

/** What the account wants to be told by mail, whichever of its places it is about. */
export const preferencesRoutes =
  (preferences: Preferences) =>
  async (app: FastifyInstance): Promise<void> => {
    handle(app, deliveryApi.preferences, async ({ request }) => ({
      mail: await preferences.chosen(registered(accountOf(request))),
    }))
    handle(app, deliveryApi.setPreferences, async ({ request, body }) => ({
      mail: await preferences.choose(registered(accountOf(request)), body.mail),
    }))
  }
