import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { APP_BASES } from '@tryka/domain'
import { declarePublic } from '../http/access'
import type { Page, WebApp, WebPages } from './web-pages'
import { ADDRESSED_FILES } from './public-address'
import { distOf } from './web-pages'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const BRIEFLY = 'public, max-age=3600'
const SVG_CSP = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
/** Pages, the index of the sitemap and the verifier have routes of their own; compressed copies are chosen by header; source maps stay at home. */
const NOT_SERVED = [
  ...ADDRESSED_FILES,
  'sitemap.xml',
  'tryka-verifier.txt',
  '**/*.html',
  '**/*.br',
  '**/*.gz',
  '**/*.map',
  '**/.*',
  '**/.*/**',
]

const accepts = (request: FastifyRequest, coding: string): boolean =>
  new RegExp(`(^|,)\\s*${coding}\\s*(;\\s*q=(1|0\\.\\d*[1-9]))?\\s*(,|$)`).test(
    String(request.headers['accept-encoding'] ?? ''),
  )

function bodyFor(page: Page, request: FastifyRequest): { body: Buffer; coding?: string } {
  if (page.brotli && accepts(request, 'br')) return { body: page.brotli, coding: 'br' }
  if (page.gzip && accepts(request, 'gzip')) return { body: page.gzip, coding: 'gzip' }
  return { body: page.html }
}

function varyByEncoding(reply: FastifyReply): void {
  const vary = reply.getHeader('vary')
  reply.header('vary', vary ? `${String(vary)}, accept-encoding` : 'accept-encoding')
}

/** HTML is revalidated every time, which costs a 304. */
export function sendPage(page: Page, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { body, coding } = bodyFor(page, request)
  const etag = `"${page.etag}${coding ? `-${coding}` : ''}"`
  varyByEncoding(reply)
  const cache = page.type.startsWith('text/html') ? 'no-cache' : BRIEFLY
  reply.headers({ 'content-security-policy': page.csp, 'cache-control': cache, etag }).type(page.type)
  if (page.permissions) reply.header('permissions-policy', page.permissions)
  const known = String(request.headers['if-none-match'] ?? '')
  if (page.status === 200 && known.split(/\s*,\s*(?:W\/)?/).includes(etag)) return reply.code(304).send()
  if (coding) reply.header('content-encoding', coding)
  return reply.code(page.status).send(body)
}

/** The 404 page; an address that is right but for its last slash leads to the page. */
export const pageNotFound =
  ({ pages, notFound }: WebPages) =>
  (request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined => {
    const [path = '', query] = request.url.split('?', 2)
    const trimmed = path.replace(/\/+$/, '')
    if (trimmed !== path && pages.has(trimmed))
      return reply.redirect(query ? `${trimmed}?${query}` : trimmed, 308)
    return notFound && sendPage(notFound, request, reply)
  }

async function serveAssets(app: FastifyInstance, root: string, of: WebApp): Promise<void> {
  await app.register(async (scope) => {
    declarePublic(scope)
    scope.addHook('onSend', (request, reply, _payload, done) => {
      if (reply.statusCode < 400) {
        reply.header('cache-control', /\/assets\//.test(request.url) ? IMMUTABLE : BRIEFLY)
        varyByEncoding(reply)
        // An icon styles itself; it may do nothing else.
        if (request.url.endsWith('.svg')) reply.header('content-security-policy', SVG_CSP)
      }
      done()
    })
    await scope.register(fastifyStatic, {
      root: distOf(root, of),
      prefix: APP_BASES[of],
      wildcard: false,
      index: false,
      decorateReply: false,
      preCompressed: true,
      cacheControl: false,
      globIgnore: NOT_SERVED,
    })
  })
}

/** The three builds on one origin with the API. */
export async function serveSite(
  app: FastifyInstance,
  root: string,
  { pages, apps }: WebPages,
): Promise<void> {
  for (const [path, page] of pages)
    app.get(path, { config: { access: 'public' }, schema: { hide: true } }, (request, reply) =>
      sendPage(page, request, reply),
    )
  for (const name of apps) await serveAssets(app, root, name)
}
