import type { FastifyInstance, FastifyRequest } from 'fastify'
import { factorsApi } from '@tryka/domain'
import type { Clock } from '../../clock'
import type { Database } from '../../db/database'
import { handle } from '../../http/handle'
import type { SignedInAdmin } from '../../http/sessions/sessions'
import { signInAdmin } from '../../http/sessions/sessions'
import type { Audit } from '../../services/audit/audit'
import { levelAfterPassword } from './admin-gate'
import { AdminEntity } from './admin.entity'
import { sessionOf, shownFactor, signedIn } from './admin-session'
import type { AdminSessions } from './admin-sessions'
import type { ConsoleEvent } from './console-letters'
import type { TellOwners } from './console-news'
import type { AdminFactors } from './factors'

interface Deps {
  db: Database
  factors: AdminFactors
  audit: Audit
  clock: Clock
  isProduction: boolean
  tell: TellOwners
  sessions: AdminSessions
}

/** The library that draws the picture is loaded when somebody sets up an app. */
async function pictureOf(url: string): Promise<string> {
  const { renderSVG } = await import('uqr')
  return renderSVG(url, { ecc: 'M', border: 1 })
}

/** One's own second factor. */
export const factorRoutes =
  ({ db, factors, audit, clock, isProduction, sessions, tell }: Deps) =>
  async (app: FastifyInstance) => {
    const told = (adminId: string, event: ConsoleEvent) =>
      db.transaction((manager) => tell(manager, { event, adminId }))
    /** Whoever is signed in elsewhere signs in again: those sessions know of another factor, or of none. */
    const anew = async (request: FastifyRequest, admin: SignedInAdmin) => {
      await db.write((manager) => sessions.endOthers(manager, admin))
      await signInAdmin(request, admin)
    }

    handle(app, factorsApi.read, async ({ request }) => factors.view(signedIn(request).id))

    handle(app, factorsApi.begin, async ({ request }) => {
      const { id, username } = signedIn(request)
      const { secret, url } = await factors.begin(id, username)
      return { secret, picture: await pictureOf(url) }
    })

    handle(app, factorsApi.confirm, async ({ request, body }) => {
      const admin = signedIn(request)
      const codes = await factors.confirm(admin.id, body.code)
      await audit.record({ actor: admin.username, action: 'admin.factor-added', request })
      await told(admin.id, 'app-added')
      await anew(request, { ...admin, level: 'full', factor: true, factorAt: clock.now().toISOString() })
      return { codes }
    })

    handle(app, factorsApi.remove, async ({ request }) => {
      const admin = signedIn(request)
      await db.transaction(async (manager) => {
        await factors.remove(manager, admin.id)
        await audit.recordWith(manager, { actor: admin.username, action: 'admin.factor-removed', request })
        await tell(manager, { event: 'app-removed', adminId: admin.id })
      })
      const row = await db.read.findOneByOrFail(AdminEntity, { id: admin.id })
      const factor = await factors.has(admin.id)
      const { factorAt, ...rest } = admin
      const level = factor ? admin.level : levelAfterPassword(row, false, { isProduction, now: clock.now() })
      await anew(request, { ...rest, factor, level, ...(factor && factorAt ? { factorAt } : {}) })
    })

    handle(app, factorsApi.renew, async ({ request }) => {
      const { id, username } = signedIn(request)
      const codes = await factors.renew(id)
      await audit.record({ actor: username, action: 'admin.recovery-renewed', request })
      await told(id, 'recovery-renewed')
      return { codes }
    })

    handle(app, factorsApi.stepUp, async ({ request, body }) => {
      const admin = signedIn(request)
      const by = await factors.show(admin.id, body.code).catch(async (error: unknown) => {
        await audit.record({ actor: admin.username, action: 'admin.factor-failed', request })
        throw error
      })
      const action = by === 'recovery' ? 'admin.recovery-used' : 'admin.step-up'
      await audit.record({ actor: admin.username, action, request })
      if (by === 'recovery') await told(admin.id, 'recovery-used')
      return sessionOf(await shownFactor(request, admin, clock.now().toISOString()))
    })
  }
