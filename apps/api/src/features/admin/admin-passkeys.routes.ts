import type { FastifyInstance, FastifyRequest } from 'fastify'
import { factorPasskeysApi } from '@tryka/domain'
import type { PasskeyShown } from '@tryka/domain'
import type { Clock } from '../../clock'
import type { Database } from '../../db/database'
import { handle } from '../../http/handle'
import type { KnownBrowsers } from '../../http/sessions/known-browsers'
import type { SignedInAdmin } from '../../http/sessions/sessions'
import { signInAdmin } from '../../http/sessions/sessions'
import type { Audit } from '../../services/audit/audit'
import { newBinding } from '../../services/otp/binding'
import type { PasskeyPurpose } from '../../services/passkeys/challenges'
import { passkeyRefused } from '../../services/passkeys/passkey.errors'
import type { PasskeyOwner } from '../../services/passkeys/passkey.table'
import type { Ceremony, Passkeys } from '../../services/passkeys/passkeys'
import type { RelyingParty } from '../../services/passkeys/relying-party'
import { levelAfterPassword } from './admin-gate'
import { AdminEntity } from './admin.entity'
import { sessionOf, shownFactor, signedIn } from './admin-session'
import type { AdminSessions } from './admin-sessions'
import type { TellOwners } from './console-news'
import type { AdminFactors } from './factors'

interface Deps {
  db: Database
  clock: Clock
  passkeys: Passkeys
  partyOf: (request: FastifyRequest) => RelyingParty
  factors: AdminFactors
  audit: Audit
  browsers: KnownBrowsers
  isProduction: boolean
  tell: TellOwners
  sessions: AdminSessions
}

const ownerOf = ({ id }: Pick<SignedInAdmin, 'id'>): PasskeyOwner => ({ kind: 'admin', id })

/** Passkeys of administrators: a second factor, what is shown again before what hurts, and a sign-in by themselves. */
export const adminPasskeyRoutes =
  ({ db, clock, passkeys, factors, audit, sessions, ...deps }: Deps) =>
  async (app: FastifyInstance) => {
    const at = (request: FastifyRequest, purpose: PasskeyPurpose) => ({
      purpose,
      party: deps.partyOf(request),
      binding: newBinding(request.session),
    })
    const now = () => clock.now().toISOString()
    /** The administrator whose passkey signs in; nobody whose seat is blocked. */
    async function shownBy(...shown: [PasskeyShown, Ceremony]) {
      const { ownerId } = await passkeys.show('admin', ...shown)
      const row = await db.read.findOneBy(AdminEntity, { id: ownerId, state: 'active' })
      if (!row) throw passkeyRefused()
      return row
    }

    handle(app, factorPasskeysApi.begin, async ({ request }) => {
      const admin = signedIn(request)
      return passkeys.beginAdding(ownerOf(admin), `${admin.username} (console)`, at(request, 'admin-add'))
    })

    handle(app, factorPasskeysApi.add, async ({ request, body }) => {
      const admin = signedIn(request)
      const made = await passkeys.made(ownerOf(admin), body.passkey, at(request, 'admin-add'))
      const codes = await db.transaction(async (manager) => {
        await passkeys.add(manager, ownerOf(admin), body.name, made)
        const event = { actor: admin.username, action: 'admin.passkey-added' as const, request }
        await audit.recordWith(manager, event)
        await deps.tell(manager, { event: 'passkey-added', adminId: admin.id })
        return factors.firstCodes(manager, admin.id)
      })
      // Sessions elsewhere know of other factors.
      await db.write((manager) => sessions.endOthers(manager, admin))
      await signInAdmin(request, { ...admin, level: 'full', factor: true, factorAt: now() })
      return { codes }
    })

    handle(app, factorPasskeysApi.remove, async ({ request, params }) => {
      const admin = signedIn(request)
      await db.transaction(async (manager) => {
        await passkeys.remove(manager, ownerOf(admin), params.id)
        await factors.dropLastCodes(manager, admin.id)
        const event = { actor: admin.username, action: 'admin.passkey-removed' as const, request }
        await audit.recordWith(manager, event)
        await deps.tell(manager, { event: 'passkey-removed', adminId: admin.id })
      })
      const row = await db.read.findOneByOrFail(AdminEntity, { id: admin.id })
      const factor = await factors.has(admin.id)
      const { isProduction } = deps
      const level = factor ? admin.level : levelAfterPassword(row, false, { isProduction, now: clock.now() })
      const { factorAt, ...rest } = admin
      await db.write((manager) => sessions.endOthers(manager, admin))
      await signInAdmin(request, { ...rest, factor, level, ...(factor && factorAt ? { factorAt } : {}) })
    })

    handle(app, factorPasskeysApi.requestStepUp, async ({ request }) =>
      passkeys.beginShowing(at(request, 'admin-step-up'), ownerOf(signedIn(request))),
    )

    handle(app, factorPasskeysApi.stepUp, async ({ request, body }) => {
      const admin = signedIn(request)
      const { username: actor } = admin
      await passkeys
        .show('admin', body.passkey, at(request, 'admin-step-up'), ownerOf(admin))
        .catch(async (error: unknown) => {
          await audit.record({ actor, action: 'admin.factor-failed', request })
          throw error
        })
      await audit.record({ actor, action: 'admin.step-up', details: { by: 'passkey' }, request })
      return sessionOf(await shownFactor(request, admin, now()))
    })

    handle(app, factorPasskeysApi.request, async ({ request }) =>
      passkeys.beginShowing(at(request, 'admin-sign-in')),
    )

    handle(app, factorPasskeysApi.signIn, async ({ request, reply, body }) => {
      const row = await shownBy(body.passkey, at(request, 'admin-sign-in')).catch(async (error: unknown) => {
        const id = await passkeys.claimed('admin', body.passkey)
        const claimed = id === undefined ? null : await db.read.findOneBy(AdminEntity, { id })
        const actor = claimed?.username ?? 'unknown'
        await audit.record({
          actor,
          action: 'admin.sign-in-failed',
          details: { by: 'passkey' },
          request,
        })
        throw error
      })
      const { id, username, role, usernameKey } = row
      await audit.record({ actor: username, action: 'admin.sign-in', details: { by: 'passkey' }, request })
      const signedInAt = now()
      const sessionId = await sessions.start(id, request)
      const session = { id, sessionId, username, role, factor: true, signedInAt, factorAt: signedInAt }
      const admin: SignedInAdmin = { ...session, level: 'full' }
      await signInAdmin(request, admin)
      deps.browsers.remember(request, reply, `admin:${usernameKey}`)
      return sessionOf(admin)
    })
  }
