import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  companyPath,
  isPostingCode,
  isShareCode,
  isSlug,
  JOBS_PATH,
  jobPath,
  SHARE_PARAM,
  sharedJobPath,
} from '@tryka/domain'
import type { CardFacts, PublicPage, Site } from '@tryka/public-pages'
import {
  closedJobPage,
  companyCard,
  companyPage,
  framed,
  goneCompanyPage,
  jobCard,
  JOBS_FEED,
  jobPage,
  jobsFeed,
  jobsPage,
  missingPage,
  readJobsQuery,
  sitemapFile,
  sitemapIndex,
} from '@tryka/public-pages'
import { sendPicture } from '../../http/picture'
import { pageCsp } from '../../http/security-headers'
import { inlineScriptHashes } from '../../static/web-pages'
import { Bodies } from './bodies'
import type { Cards } from './cards'
import type { Market } from './market'
import { type Answer, answer, sendText } from './send-text'
import type { Shells } from './shells'

const HTML = 'text/html; charset=utf-8'
const XML = 'application/xml; charset=utf-8'
const ATOM = 'application/atom+xml; charset=utf-8'
/** Compressed copies that are kept. */
const KEPT_BYTES = 64 * 1024 * 1024
const LAST_FILE = 10_000
const CARD_CACHING = 'public, no-cache'

const nameOf = (file: string): string => (file.endsWith('.png') ? file.slice(0, -4) : '')

export interface PublicPagesDeps {
  market: Market
  /** Answers what was drawn for a key, or draws it, and is never older than the market by more than a second. */
  remember: <T>(key: string, draw: () => Promise<T>) => Promise<T>
  shells: Shells
  site: Site
  /** Pictures of pages, for who shares them. */
  cards: Pick<Cards, 'hashOf' | 'png'>
}

/** Another address of the same page. */
class Elsewhere {
  constructor(readonly path: string) {}
}
type Found = PublicPage | Elsewhere

const partsOf = (request: FastifyRequest): string[] =>
  ((request.params as { '*'?: string })['*'] ?? '').split('/')

/** Parts of a path without slashes at its end, and whether there were any. */
function trimmed(parts: readonly string[]): { parts: string[]; slash: boolean } {
  const last = parts.findLastIndex((part) => part !== '')
  return { parts: parts.slice(0, last + 1), slash: last < parts.length - 1 }
}

/** The link by which somebody came, where it can be one. */
const shareOf = (request: FastifyRequest): string | undefined => {
  const given = (request.query as Record<string, unknown>)[SHARE_PARAM]
  return typeof given === 'string' && isShareCode(given) ? given : undefined
}

async function jobAt(market: Market, site: Site, given: readonly string[], share?: string): Promise<Found> {
  const { parts, slash } = trimmed(given)
  const [code = '', slug, ...more] = parts
  if (code === '') return new Elsewhere(JOBS_PATH)
  const known = code.toLowerCase()
  const job = more.length === 0 && isPostingCode(known) ? await market.job(known) : undefined
  if (!job) return missingPage()
  if (!('open' in job)) return closedJobPage(job)
  const { title } = job.open
  const path = jobPath(known, title)
  return slash || `${JOBS_PATH}/${code}/${slug ?? ''}` !== path
    ? new Elsewhere(share ? sharedJobPath(known, title, share) : path)
    : jobPage(job.open, site, share)
}

async function companyAt(market: Market, site: Site, given: readonly string[]): Promise<Found> {
  const { parts, slash } = trimmed(given)
  const [slug = '', ...more] = parts
  const known = slug.toLowerCase()
  const shown = more.length === 0 && isSlug(known) ? await market.company(known) : undefined
  if (shown === undefined) return missingPage()
  if (shown === null) return goneCompanyPage()
  return slash || slug !== known ? new Elsewhere(companyPath(known)) : companyPage(shown, site)
}

/** What everybody may see of the live market: pages, feeds and the sitemap. Nothing here reads or sets a cookie. */
export const publicPagesRoutes =
  ({ market, remember, shells, site, cards }: PublicPagesDeps) =>
  async (app: FastifyInstance) => {
    const bodies = new Bodies(KEPT_BYTES)
    const open = { config: { access: 'public', rate: 'page' }, schema: { hide: true } } as const
    app.addHook('onListen', (done) => {
      shells.start()
      done()
    })
    app.addHook('onClose', (_app, done) => {
      shells.stop()
      done()
    })

    const page = (found: Found): Answer | Elsewhere => {
      if (found instanceof Elsewhere) return found
      const text = framed(found, shells.current(), site)
      const headers = {
        'content-security-policy': pageCsp(inlineScriptHashes(text)),
        ...(found.index ? {} : { 'x-robots-tag': found.path === null ? 'noindex' : 'noindex, follow' }),
      }
      return answer({ status: found.status, type: HTML, text, headers })
    }
    const xml = (text: string, type = XML) => answer({ status: 200, type, text })
    const send = (request: FastifyRequest, reply: FastifyReply, drawn: Answer | Elsewhere) =>
      drawn instanceof Elsewhere
        ? reply.header('cache-control', 'public, no-cache').redirect(drawn.path, 308)
        : sendText(bodies, request, reply, drawn)

    app.get(JOBS_PATH, open, async (request, reply) => {
      const query = readJobsQuery(request.query as Record<string, unknown>)
      const draw = async () => page(jobsPage(query, await market.jobs(query)))
      return send(request, reply, await remember(`list ${JSON.stringify(query)}`, draw))
    })
    app.get(JOBS_FEED, open, async (request, reply) => {
      const feed = { title: 'Open jobs', path: JOBS_FEED, page: JOBS_PATH }
      const draw = async () => xml(jobsFeed({ ...feed, jobs: await market.newest() }, site), ATOM)
      return send(request, reply, await remember('feed', draw))
    })
    app.get(`${JOBS_PATH}/*`, open, async (request, reply) => {
      const parts = partsOf(request)
      const share = shareOf(request)
      const draw = async () => page(await jobAt(market, site, parts, share))
      const drawn = await remember(`job ${parts.join('/')} ${share ?? ''}`, draw)
      const sent = await send(request, reply, drawn)
      if (share && request.method === 'GET' && reply.statusCode === 200) market.visited(parts[0] ?? '', share)
      return sent
    })
    app.get<{ Params: { file: string } }>('/companies/logos/:file', open, async (request, reply) => {
      const [, picture] = /^([0-9a-f]{32})\.png$/.exec(request.params.file) ?? []
      const png = picture ? await market.logo(picture) : undefined
      return png ? sendPicture(reply, png) : send(request, reply, page(missingPage()))
    })
    app.get('/companies/*', open, async (request, reply) => {
      const parts = partsOf(request)
      const [slug = '', file] = parts
      const draw = async () => {
        if (file !== 'feed.xml' || parts.length > 2) return page(await companyAt(market, site, parts))
        const shown = isSlug(slug) ? await market.company(slug) : undefined
        if (!shown) return page(shown === null ? goneCompanyPage() : missingPage())
        const home = companyPath(slug)
        const title = `Open jobs at ${shown.company.name}`
        return xml(jobsFeed({ title, path: `${home}/feed.xml`, page: home, jobs: shown.jobs }, site), ATOM)
      }
      return send(request, reply, await remember(`company ${parts.join('/')}`, draw))
    })

    const picture = async (request: FastifyRequest, reply: FastifyReply, facts: CardFacts | undefined) => {
      if (!facts) return send(request, reply, page(missingPage()))
      const tag = `"${cards.hashOf(facts)}"`
      reply.header('etag', tag)
      // What is taken down has no picture at the next look, so everybody asks.
      if (request.headers['if-none-match'] === tag)
        return reply.code(304).header('cache-control', CARD_CACHING).send()
      const png = await cards.png(facts, () => market.logo(facts.picture ?? ''))
      return sendPicture(reply, png, CARD_CACHING)
    }
    app.get<{ Params: { file: string } }>('/og/jobs/:file', open, async (request, reply) => {
      const code = nameOf(request.params.file)
      const job = isPostingCode(code) ? await remember(`og ${code}`, () => market.job(code)) : undefined
      return picture(request, reply, job && 'open' in job ? jobCard(job.open) : undefined)
    })
    app.get<{ Params: { file: string } }>('/og/companies/:file', open, async (request, reply) => {
      const slug = nameOf(request.params.file)
      const shown = isSlug(slug) ? await remember(`og ${slug}`, () => market.company(slug)) : undefined
      return picture(request, reply, shown ? companyCard(shown.company) : undefined)
    })

    app.get('/sitemap.xml', open, async (request, reply) =>
      send(request, reply, xml(sitemapIndex(await market.sitemapCounts(), site))),
    )
    for (const kind of ['jobs', 'companies'] as const)
      app.get(`/sitemap-${kind}-:file.xml`, open, async (request, reply) => {
        const { file: asked } = request.params as { file: string }
        const number = /^[1-9]\d*$/.test(asked) ? Number(asked) : 0
        const read = kind === 'jobs' ? market.sitemapJobs : market.sitemapCompanies
        const entries = number > 0 && number <= LAST_FILE ? await read.call(market, number) : []
        const file = entries.length === 0 ? page(missingPage()) : xml(sitemapFile(entries, site))
        return send(request, reply, file)
      })
  }
