import session from '@fastify/session'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AdminLevel, AdminRole } from '@tryka/domain'
import type { Clock } from '../../clock'
import type { Config } from '../../config'
import { isSecure } from '../security-headers'
import type { SessionKind } from './session-lifetime'
import { LIFETIMES } from './session-lifetime'
import { rememberingSigner } from './session-signer'
import type { SessionRecords } from './session-record'
import { CachedSessionStore } from './session-store'

/** Who administers, and how much of it was shown. A session of before roles has no level, one of before the list of sessions no id: they are none. */
export interface SignedInAdmin {
  id: string
  /** Its row in the list of sessions, which ends it; stays the same while the id in the cookie changes. */
  sessionId: string
  username: string
  role: AdminRole
  level: AdminLevel
  /** Whether a second factor is set up. */
  factor: boolean
  signedInAt: string
  /** When the second factor was shown last. */
  factorAt?: string
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Name of the session cookie of this scope. */
    sessionCookie: string
    forgetSessionCookie(reply: FastifyReply): void
  }
  interface Session {
    /** Set in sessions of kind `admin` only. */
    admin?: SignedInAdmin
    /** Ties e-mail codes to this browser; random, made when the first code is asked for. */
    otpBinding?: string
    /** Addresses (by `emailKey`) proved in this session, and when. */
    verifiedEmails?: Record<string, string>
  }
}

interface SessionOptions {
  kind: SessionKind
  config: Config
  records: SessionRecords
  clock: Clock
}

const NAMES: Record<SessionKind, string> = {
  visitor: 'tryka_session',
  account: 'tryka_account',
  admin: 'tryka_admin',
}

/** `Secure` and the `__Host-` prefix wherever the product is served over TLS, and always in production. */
export const mustBeSecure = (config: Config): boolean => config.env === 'production' || isSecure(config)

export const secureCookieName = (name: string, config: Config): string =>
  `${mustBeSecure(config) ? '__Host-' : ''}${name}`

export const sessionCookieName = (kind: SessionKind, config: Config): string =>
  secureCookieName(NAMES[kind], config)

/**
 * Sessions of one kind for the routes of `app`. Register it in a scope: the administrators' routes have a session and
 * a cookie of their own, so that signing in there leaves a visitor's work alone. An anonymous read makes no session.
 */
export async function useSessions(app: FastifyInstance, options: SessionOptions): Promise<void> {
  const { kind, config, records, clock } = options
  const lifetime = LIFETIMES[kind]
  const cookieName = sessionCookieName(kind, config)
  const onError = (error: unknown) => app.log.warn({ err: error }, 'a session could not be touched')
  const store = new CachedSessionStore({ records, kind, lifetime, clock, onError })
  // Before the session is read: a request that may write starts from what is stored, not from the cache.
  app.addHook('onRequest', (request, _reply, done) => {
    const id = request.method === 'GET' ? undefined : request.cookies[cookieName]?.split('.')[0]
    if (id) store.forget(id)
    done()
  })
  await app.register(session, {
    secret: rememberingSigner(config.sessionSecret),
    cookieName,
    store,
    saveUninitialized: false,
    rolling: false,
    cookie: {
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      // Any true value sets the attribute; exactly `true` would also drop the session wherever TLS ends at a proxy
      // that TRUST_PROXY does not name.
      secure: (mustBeSecure(config) ? 'always' : false) as boolean,
      maxAge: lifetime.absoluteMs,
    },
  })
  app.decorate('sessionCookie', cookieName)
  app.decorate('forgetSessionCookie', (reply: FastifyReply) => {
    reply.clearCookie(cookieName, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: mustBeSecure(config),
    })
  })
}

/** A new id at every sign-in: an id known before it is worth nothing after. */
export async function signInAdmin(request: FastifyRequest, admin: SignedInAdmin): Promise<void> {
  await request.session.regenerate()
  request.session.admin = admin
}

/** Destroys the record on the server; the next request starts without a session. */
export async function endSession(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (request.cookies[request.server.sessionCookie]) request.server.forgetSessionCookie(reply)
  await request.session.destroy()
}
