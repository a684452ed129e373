import type { FastifyInstance } from 'fastify'
import { ownAccountApi } from '@tryka/domain'
import type { Database } from '../../db/database'
import { clientAddress } from '../../http/client-address'
import { handle } from '../../http/handle'
import type { KnownBrowsers } from '../../http/sessions/known-browsers'
import { signInAdmin } from '../../http/sessions/sessions'
import type { Audit } from '../../services/audit/audit'
import { signedIn } from './admin-session'
import type { AdminSessions } from './admin-sessions'
import { usernameKey } from './admins'
import type { OwnPassword } from './own-password'

interface Deps {
  db: Database
  password: OwnPassword
  sessions: AdminSessions
  audit: Audit
  browsers: KnownBrowsers
}

/** What every administrator does for themselves: another password, and where they are signed in. */
export const ownAccountRoutes =
  ({ db, password, sessions, audit, browsers }: Deps) =>
  async (app: FastifyInstance) => {
    handle(app, ownAccountApi.changePassword, async ({ request, body }) => {
      const admin = signedIn(request)
      const browser = browsers.find(request, `admin:${usernameKey(admin.username)}`)
      const caller = { address: clientAddress(request), browser, request }
      const ended = await password.change(admin, body, caller)
      // The id in the cookie may have been seen by whoever knew the password.
      await signInAdmin(request, admin)
      return { ended }
    })

    handle(app, ownAccountApi.sessions, async ({ request }) => sessions.list(signedIn(request)))

    handle(app, ownAccountApi.endSession, async ({ request, params }) => {
      const { id, username: actor } = signedIn(request)
      await db.transaction(async (manager) => {
        await sessions.end(manager, id, params.id)
        await audit.recordWith(manager, { actor, action: 'admin.session-ended', target: actor, request })
      })
    })

    handle(app, ownAccountApi.endOthers, async ({ request }) => {
      const admin = signedIn(request)
      const ended = await db.transaction(async (manager) => {
        const count = await sessions.endOthers(manager, admin)
        const event = {
          actor: admin.username,
          action: 'admin.session-ended' as const,
          target: admin.username,
        }
        const details = { sessions: count }
        if (count > 0) await audit.recordWith(manager, { ...event, details, request })
        return count
      })
      return { ended }
    })
  }
