import type { FastifyReply, FastifyRequest } from 'fastify'
import type { EntityManager } from 'typeorm'
import { emailKey } from '@tryka/domain'
import type { Database } from '../../db/database'
import type { KnownBrowsers } from '../../http/sessions/known-browsers'
import { accountOf } from './account-gate'
import type { AccountNews } from './account-news'
import { deviceOf } from './account-sessions.service'
import type { AccountSessions } from './account-sessions.service'
import type { AccountRow } from './account.entity'
import { accountOfAddress } from './accounts.service'
import type { AccountsService } from './accounts.service'

export interface EnterDeps {
  db: Database
  accounts: AccountsService
  sessions: AccountSessions
  browsers: KnownBrowsers
  news: AccountNews
}

/** Proves an address, in the transaction that opens its account. */
type Prove = (manager: EntityManager) => Promise<string>

/**
 * Opens the account of a proven address in this browser, however it was proved; the work of the guest moves along. Whose
 * account was there before is told of a browser that it was never opened in.
 */
export const entering =
  ({ db, accounts, sessions, browsers, news }: EnterDeps) =>
  async (request: FastifyRequest, reply: FastifyReply, prove: Prove): Promise<AccountRow> => {
    const current = accountOf(request)
    const device = deviceOf(request.headers['user-agent'])
    const { account, key, sessionId } = await db.transaction(async (manager) => {
      const email = await prove(manager)
      const key = emailKey(email)
      const before = await accountOfAddress(manager, key)
      const account = await accounts.register(manager, current, email)
      await sessions.forget(manager, request.session.account?.sessionId ?? '')
      const sessionId = await sessions.start(manager, account.id, request.headers['user-agent'])
      if (before && before.id !== current.id && !browsers.find(request, key))
        await news.tell(manager, { accountId: account.id }, { event: 'new-browser', device })
      return { account, key, sessionId }
    })
    news.nudge()
    sessions.tellEnded(current.id)
    await request.session.regenerate()
    request.session.account = { id: account.id, sessionId }
    browsers.remember(request, reply, key)
    return account
  }
