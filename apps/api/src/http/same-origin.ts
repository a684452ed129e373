import cors from '@fastify/cors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config'
import { AppError } from '../app-error'

const UNSAFE = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

export const crossSite = () =>
  new AppError(
    403,
    'CROSS_SITE',
    'This request came from another site. Open the product itself and try again.',
  )

const hostOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined

function isOurs(request: FastifyRequest, origin: string, allowed: Set<string>): boolean {
  if (allowed.has(origin)) return true
  const host = hostOf(origin)
  return host !== undefined && host !== '' && host === request.host
}

const originsOf = (config: Config): Set<string> =>
  new Set([...config.allowedOrigins, new URL(config.publicUrl).origin])

/**
 * Whether a page of somebody else, or no page of ours, asks: a picture or a link elsewhere is a request of the visitor's
 * browser, too. A front end on an origin of its own says so in `Origin`; what is no browser says nothing.
 */
export function askedElsewhere(config: Config): (request: FastifyRequest) => boolean {
  const allowed = originsOf(config)
  return (request) => {
    const { origin } = request.headers
    if (origin !== undefined) return !isOurs(request, origin, allowed)
    const site = request.headers['sec-fetch-site']
    return site !== undefined && site !== 'same-origin' && site !== 'none'
  }
}

/**
 * Beside `SameSite=Lax`: a browser says where a request comes from, and an unsafe one must come from us. A client
 * that sends neither header is no browser and carries nobody's cookies but its own.
 */
const checkOrigin = (config: Config) => {
  const isElsewhere = askedElsewhere(config)
  return (request: FastifyRequest): void => {
    if (UNSAFE.has(request.method) && isElsewhere(request)) throw crossSite()
  }
}

/** The allow-list of separate deployments (exact origins, with cookies) and the check of unsafe methods. */
export async function allowOrigins(app: FastifyInstance, config: Config): Promise<void> {
  const check = checkOrigin(config)
  await app.register(cors, {
    origin: config.allowedOrigins,
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['content-type', 'idempotency-key'],
    exposedHeaders: ['content-disposition', 'retry-after', 'x-request-id'],
    maxAge: 600,
    strictPreflight: false,
  })
  app.addHook('onRequest', (request, _reply, done) => {
    check(request)
    done()
  })
}
