import type { FastifyInstance, FastifyRequest } from 'fastify'
import { companyApi } from '@tryka/domain'
import { clientAddress } from '../../../http/client-address'
import { handle } from '../../../http/handle'
import { accountOf } from '../../../services/accounts/account-gate'
import { callOf } from '../core/section'
import type { SectionDeps } from '../core/section'
import { memberOf } from '../core/places'
import type { NameToShow } from './company-settings'
import { readCompanySettings, saveCompanySettings } from './company-settings'
import { TeamInvitations } from './team-invitations'
import { TeamService } from './team.service'

/** Settings and team of the company. */
export const teamRoutes =
  (deps: SectionDeps & { nameToShow: NameToShow }) => async (app: FastifyInstance) => {
    const team = new TeamService(deps)
    const invitations = new TeamInvitations(deps)
    const askerOf = (request: FastifyRequest) => ({
      account: accountOf(request),
      client: clientAddress(request),
    })
    handle(app, companyApi.settings, async ({ request }) =>
      readCompanySettings(deps.db.read, memberOf(request)),
    )
    handle(app, companyApi.updateSettings, async ({ request, body }) =>
      saveCompanySettings(deps, memberOf(request), body),
    )
    handle(app, companyApi.team, async ({ request }) => team.get(memberOf(request)))
    handle(app, companyApi.invite, async ({ request, body }) => {
      const place = memberOf(request)
      return team.invite(place, body, askerOf(request), callOf(request, place))
    })
    handle(app, companyApi.resendInvite, async ({ request, params }) =>
      team.resend(memberOf(request), params.id, askerOf(request)),
    )
    handle(app, companyApi.changeRole, async ({ request, params, body }) =>
      team.changeRole(memberOf(request), params.id, body),
    )
    handle(app, companyApi.removeMember, async ({ request, params }) =>
      team.remove(memberOf(request), params.id),
    )
    handle(app, companyApi.readInvitation, async ({ params }) => invitations.read(params.token))
    handle(app, companyApi.acceptInvitation, async ({ request, params }) =>
      invitations.accept(accountOf(request), params.token),
    )
  }
