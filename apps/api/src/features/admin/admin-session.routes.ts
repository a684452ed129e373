import type { FastifyInstance } from 'fastify'
import { adminApi } from '@tryka/domain'
import type { Clock } from '../../clock'
import type { Config } from '../../config'
import { handle } from '../../http/handle'
import { clientAddress } from '../../http/client-address'
import type { KnownBrowsers } from '../../http/sessions/known-browsers'
import { endSession } from '../../http/sessions/sessions'
import type { Audit } from '../../services/audit/audit'
import { openSession, sessionOf, signedIn } from './admin-session'
import { usernameKey } from './admins'
import type { AdminSessions } from './admin-sessions'
import type { AdminFactors } from './factors'
import type { SignInService } from './sign-in.service'

interface Deps {
  signIn: SignInService
  sessions: AdminSessions
  factors: AdminFactors
  config: Config
  audit: Audit
  clock: Clock
  browsers: KnownBrowsers
}

export const adminSessionRoutes =
  ({ signIn, sessions, factors, audit, clock, browsers, config }: Deps) =>
  async (app: FastifyInstance) => {
    handle(app, adminApi.login, async ({ body, request, reply }) => {
      const subject = `admin:${usernameKey(body.username ?? '')}`
      const caller = { address: clientAddress(request), browser: browsers.find(request, subject), request }
      const admin = await signIn.signIn(body, caller)
      const session = await openSession(request, admin, { sessions, factors, clock, config })
      browsers.remember(request, reply, subject)
      return session
    })

    handle(app, adminApi.me, async ({ request }) => sessionOf(signedIn(request)))

    handle(app, adminApi.logout, async ({ request, reply }) => {
      const { admin } = request.session
      await endSession(request, reply)
      if (!admin) return
      if (admin.sessionId) await sessions.forget(admin)
      await audit.record({ actor: admin.username, action: 'admin.sign-out', request })
    })
  }
