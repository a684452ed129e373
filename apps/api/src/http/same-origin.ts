import cors from '@fastify/cors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config'
import { AppError } from './app-error'

const UNSAFE = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

const refused = () =>
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

/**
 * Beside `SameSite=Lax`: a browser says where a request comes from, and an unsafe one must come from us. A client
 * that sends neither header is no browser and carries nobody's cookies but its own.
 */
function checkOrigin(request: FastifyRequest, allowed: Set<string>): void {
  if (!UNSAFE.has(request.method)) return
  const { origin } = request.headers
  const site = request.headers['sec-fetch-site']
  if (origin !== undefined) {
    if (!isOurs(request, origin, allowed)) throw refused()
  } else if (site !== undefined && site !== 'same-origin' && site !== 'none') throw refused()
}

/** The allow-list of separate deployments (exact origins, with cookies) and the check of unsafe methods. */
export async function allowOrigins(app: FastifyInstance, config: Config): Promise<void> {
  const allowed = new Set([...config.allowedOrigins, new URL(config.publicUrl).origin])
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
    checkOrigin(request, allowed)
    done()
  })
}
