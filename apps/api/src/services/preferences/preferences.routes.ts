import type { FastifyInstance } from 'fastify'
import type { DeliveryPreferences } from '@tryka/domain'
import { deliveryApi } from '@tryka/domain'
import { AppError } from '../../app-error'
import { handle } from '../../http/handle'
import { registered } from '../accounts/registered'
import { accountOf } from '../accounts/account-gate'
import type { Preferences } from './preferences'

type Companies = DeliveryPreferences['muted']

interface Deps {
  preferences: Preferences
  /** Those of `ids` that there are, to be shown. */
  companiesOf: (ids: readonly string[]) => Promise<Companies>
}

const noSuchCompany = () => new AppError(404, 'NOT_FOUND', 'This company is not here.')

/** What the account wants to be told, whichever of its places it is about. */
export const preferencesRoutes =
  ({ preferences, companiesOf }: Deps) =>
  async (app: FastifyInstance): Promise<void> => {
    const view = async (accountId: string): Promise<DeliveryPreferences> => {
      const wishes = await preferences.of(accountId)
      return { ...wishes, muted: await companiesOf(wishes.muted) }
    }
    handle(app, deliveryApi.preferences, async ({ request }) => view(registered(accountOf(request))))
    handle(app, deliveryApi.setPreferences, async ({ request, body }) => {
      const accountId = registered(accountOf(request))
      const { mute } = body
      if (mute?.muted && !(await companiesOf([mute.companyId])).length) throw noSuchCompany()
      await preferences.change(accountId, body)
      return view(accountId)
    })
  }
