import type { FastifyInstance } from 'fastify'
import { admissionsApi } from '@tryka/domain'
import type { Clock } from '../../clock'
import type { Database } from '../../db/database'
import { handle } from '../../http/handle'
import type { KnownBrowsers } from '../../http/sessions/known-browsers'
import { accountOf, knownAccount } from '../../services/accounts/account-gate'
import type { AccountSessions } from '../../services/accounts/account-sessions.service'
import { toSession } from '../../services/accounts/accounts.routes'
import type { AccountsService } from '../../services/accounts/accounts.service'
import type { AdmissionsService } from './admissions.service'

interface Deps {
  db: Database
  clock: Clock
  admissions: AdmissionsService
  accounts: AccountsService
  sessions: AccountSessions
  browsers: KnownBrowsers
}

/** The token comes in the body: addresses are logged and passed on, bodies are not. */
export const admissionRoutes =
  ({ db, clock, admissions, accounts, sessions, browsers }: Deps) =>
  async (app: FastifyInstance) => {
    const known = knownAccount({ accounts, sessions, clock })

    handle(app, admissionsApi.read, async ({ body, request }) =>
      admissions.read(body.token, await known(request)),
    )

    handle(app, admissionsApi.accept, async ({ body, request, reply }) => {
      const caller = accountOf(request)
      const before = request.session.account?.sessionId ?? ''
      const signedIn = await db.transaction(async (manager) => {
        const account = await admissions.accept(manager, body.token, caller)
        if (!account) return null
        await sessions.forget(manager, before)
        const sessionId = await sessions.start(manager, account.id, request.headers['user-agent'])
        return { account, sessionId }
      })
      if (!signedIn) return { signIn: true as const }
      const { account, sessionId } = signedIn
      if (caller) sessions.tellEnded(caller.id)
      await request.session.regenerate()
      request.session.account = { id: account.id, sessionId }
      if (account.emailKey) browsers.remember(request, reply, account.emailKey)
      return { signIn: false as const, session: toSession(account) }
    })

    handle(app, admissionsApi.again, async ({ body }) => {
      await admissions.again(body)
      return { received: true as const }
    })
  }
