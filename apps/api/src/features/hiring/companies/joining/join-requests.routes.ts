import type { FastifyInstance } from 'fastify'
import { joinRequestsApi } from '@tryka/domain'
import { handle } from '../../../../http/handle'
import type { KnownBrowsers } from '../../../../http/sessions/known-browsers'
import { accountOf } from '../../../../services/accounts/account-gate'
import { bindingOf, newBinding } from '../../../../services/otp/binding'
import { otpCaller } from '../../../../services/otp/otp.routes'
import { memberOf } from '../../core/places'
import type { JoiningTeams } from './join-requests'

/** Asking for a seat in a team that is here already. */
export const joinRequestsRoutes =
  (joining: JoiningTeams, browsers: KnownBrowsers) => async (app: FastifyInstance) => {
    handle(app, joinRequestsApi.sendCode, async ({ request, params, body: { address } }) =>
      joining.send(
        accountOf(request),
        params.id,
        address,
        newBinding(request.session),
        otpCaller(request, browsers, address),
      ),
    )
    handle(app, joinRequestsApi.ask, async ({ request, params, body }) =>
      joining.ask(accountOf(request), params.id, body, bindingOf(request.session)),
    )
    handle(app, joinRequestsApi.own, async ({ request }) => joining.own(accountOf(request)))
    handle(app, joinRequestsApi.withdraw, async ({ request, params }) =>
      joining.withdraw(accountOf(request), params.id),
    )
    handle(app, joinRequestsApi.list, async ({ request }) => joining.list(memberOf(request)))
    handle(app, joinRequestsApi.accept, async ({ request, params, body }) =>
      joining.accept(memberOf(request), params.id, body),
    )
    handle(app, joinRequestsApi.decline, async ({ request, params }) =>
      joining.decline(memberOf(request), params.id),
    )
  }
