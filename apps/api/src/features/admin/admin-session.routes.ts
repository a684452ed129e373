import type { FastifyInstance } from 'fastify'
import { adminApi } from '@tryka/domain'
import type { Clock } from '../../clock'
import { unauthenticated } from '../../app-error'
import { handle } from '../../http/handle'
import { clientAddress } from '../../http/client-address'
import type { KnownBrowsers } from '../../http/sessions/known-browsers'
import { endSession, signInAdmin } from '../../http/sessions/sessions'
import type { Audit } from '../../services/audit/audit'
import { usernameKey } from './admins'
import type { SignInService } from './sign-in.service'

interface Deps {
  signIn: SignInService
  audit: Audit
  clock: Clock
  browsers: KnownBrowsers
}

export const adminSessionRoutes =
  ({ signIn, audit, clock, browsers }: Deps) =>
  async (app: FastifyInstance) => {
    handle(app, adminApi.login, async ({ body, request, reply }) => {
      const subject = `admin:${usernameKey(body.username ?? '')}`
      const caller = { address: clientAddress(request), browser: browsers.find(request, subject), request }
      const username = await signIn.signIn(body, caller)
      await signInAdmin(request, username, clock.now())
      browsers.remember(request, reply, subject)
      return { username }
    })

    handle(app, adminApi.me, async ({ request }) => {
      const { admin } = request.session
      if (!admin) throw unauthenticated()
      return { username: admin.username }
    })

    handle(app, adminApi.logout, async ({ request, reply }) => {
      const { admin } = request.session
      await endSession(request, reply)
      if (admin) await audit.record({ actor: admin.username, action: 'admin.sign-out', request })
    })
  }
