import type { FastifyInstance } from 'fastify'
import type { Config } from '../config'

const STRICT =
  "default-src 'none'; script-src 'none'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

/** The policy of a page that we serve; `hashes` are those of its inline scripts, such as the theme script. */
export function pageCsp(hashes: string[] = [], connectTo: string[] = []): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(' '),
    // styled-components writes style elements.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    ["connect-src 'self'", ...connectTo].join(' '),
    "frame-src 'self' blob:",
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

const permissions = (speech: string): string =>
  `camera=(), ${speech}, geolocation=(), payment=(), usb=(), browsing-topics=()`

/** Of a page on which an answer may be spoken: the browser recognises it on the device, or there is no such button. */
export const SPEECH_PERMISSIONS = permissions('microphone=(self), on-device-speech-recognition=(self)')

/** True when people reach the product over TLS. */
export const isSecure = (config: Config): boolean => config.publicUrl.startsWith('https:')

/** The headers of every answer, also of those that Fastify gives without running hooks. */
export const securityHeaders = (config: Config): Record<string, string> => ({
  'content-security-policy': STRICT,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': permissions('microphone=()'),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': config.allowedOrigins.length ? 'same-site' : 'same-origin',
  'x-permitted-cross-domain-policies': 'none',
  'x-dns-prefetch-control': 'off',
  'origin-agent-cluster': '?1',
  'cache-control': 'no-store',
  ...(isSecure(config) ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
})

export function addSecurityHeaders(app: FastifyInstance, config: Config): void {
  const headers = securityHeaders(config)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id)
    done()
  })
}
