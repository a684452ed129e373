import type { FastifyRequest } from 'fastify'
import { HOUR_MS } from '@tryka/domain'
import type { Clock } from '../../clock'
import type { Config } from '../../config'
import type { Database } from '../../db/database'
import { unlessStorage } from '../../db/storage-problem'
import { unauthenticated } from '../../app-error'
import { clientAddress } from '../../http/client-address'
import type { RateCounter } from '../../http/limits/rate-counter'
import { askedElsewhere, crossSite } from '../../http/same-origin'
import { tooManyRequests } from '../../http/limits/rate-limiting'
import { deriveKey, keyedHash } from '../../keys'
import type { AccountSessions } from './account-sessions.service'
import type { AccountRow } from './account.entity'
import type { AccountsService } from './accounts.service'
import { isSuspended, suspended } from './suspended'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the gate of `access: 'account'`. */
    account?: AccountRow
  }
  interface Session {
    account?: { id: string; sessionId: string }
  }
}

interface GateDeps {
  db: Database
  clock: Clock
  config: Config
  counter: RateCounter
  accounts: AccountsService
  sessions: AccountSessions
}

/** The account of a request that passed the gate. */
export function accountOf(request: FastifyRequest): AccountRow {
  if (!request.account) throw unauthenticated()
  return request.account
}

/** Finds the account of the request's session and sets it; undefined for a browser without one. One that is suspended is refused nearly everything. */
export function knownAccount({
  accounts,
  sessions,
  clock,
}: Pick<GateDeps, 'accounts' | 'sessions' | 'clock'>) {
  return async (request: FastifyRequest): Promise<AccountRow | undefined> => {
    const held = request.session.account
    if (!held) return undefined
    const [row, open] = await Promise.all([accounts.find(held.id), sessions.find(held.sessionId, held.id)])
    if (!row || !open) return undefined
    if (
      request.routeOptions.config.whileSuspended !== 'account' &&
      isSuspended(row, clock.now().toISOString())
    )
      throw suspended(row)
    await Promise.all([accounts.noteUse(row), sessions.noteUse(open)]).catch(unlessStorage)
    request.account = row
    return row
  }
}

/**
 * Lets a browser in as the account of its session. A browser without one becomes a guest: the dashboards need no
 * sign-in. How many guests one client address may become in an hour is limited, and a page of somebody else makes none:
 * a picture that leads here would use them up.
 */
export function accountGate({ db, clock, config, counter, accounts, sessions }: GateDeps) {
  const key = deriveKey(config.sessionSecret, 'guests')
  const isElsewhere = askedElsewhere(config)

  async function refuseTooMany(request: FastifyRequest): Promise<void> {
    const now = clock.now().getTime()
    const name = `guest:${keyedHash(key, clientAddress(request)).slice(0, 22)}`
    const [count] = await counter.add([{ key: name, by: 1, windowMs: HOUR_MS }], now)
    if (count && count.count > config.guestsPerHour) throw tooManyRequests(count.expiresAt - now)
  }

  const known = knownAccount({ accounts, sessions, clock })

  return async (request: FastifyRequest): Promise<void> => {
    const row = await known(request)
    if (row) return
    if (isElsewhere(request)) throw crossSite()
    await db.space?.refuseGrowth()
    await refuseTooMany(request)
    const made = await db.transaction(async (manager) => {
      const guest = await accounts.createGuest(manager)
      const sessionId = await sessions.start(manager, guest.id, request.headers['user-agent'])
      return { guest, sessionId }
    })
    // The old session, if there was one, had ended or lost its account: nothing of it is carried over.
    await request.session.regenerate()
    request.session.account = { id: made.guest.id, sessionId: made.sessionId }
    request.account = made.guest
  }
}
