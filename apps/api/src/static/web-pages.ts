import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { APP_PATHS, VERIFY_PATH } from '@tryka/domain'
import { ADDRESSED_FILES, readdressing, type Addresses, type Readdress } from './public-address'
import { pageCsp, SPEECH_PERMISSIONS } from '../http/security-headers'

/** A built page, ready to send. */
export interface Page {
  status: 200 | 404
  type: string
  html: Buffer
  brotli: Buffer | undefined
  gzip: Buffer | undefined
  etag: string
  csp: string
  /** What its scripts may use, where that is more than elsewhere. */
  permissions?: string
}

/** Whoever checks a credential chooses who is asked of its chain; no script but ours runs there. */
const ANY_SERVER = 'https:'

/** The page of what is not there, and the frame of pages that are drawn when they are asked for. */
const NO_PAGES = ['404.html', 'shell.html']

export type WebApp = keyof typeof APP_PATHS

/** Pages that are no HTML. */
const TYPES: Record<string, string> = {
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
}

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

export const distOf = (root: string, app: WebApp): string => join(root, app, 'dist')

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/** The policy names every inline script of the page by its hash, so that no other can run. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )
  return [...new Set(hashes)]
}

const ifThere = (path: string): Buffer | undefined => (existsSync(path) ? readFileSync(path) : undefined)

const asIs: Readdress = (text) => text

function readPage(path: string, status: Page['status'] = 200, readdress = asIs, address = ''): Page {
  const built = readFileSync(path)
  const text = readdress(built.toString('utf8'))
  const type = TYPES[extname(path)] ?? 'text/html; charset=utf-8'
  const page: Page = {
    status,
    type,
    html: Buffer.from(text),
    brotli: undefined,
    gzip: undefined,
    etag: createHash('sha256').update(text).digest('base64url').slice(0, 27),
    csp: pageCsp(inlineScriptHashes(text), address === VERIFY_PATH ? [ANY_SERVER] : []),
  }
  if (built.equals(page.html)) return { ...page, brotli: ifThere(`${path}.br`), gzip: ifThere(`${path}.gz`) }
  compressLater(page)
  return page
}

/** Text that is taken along as a file: no page of this site, so it may do nothing here. */
export function pageOf(text: string): Page {
  const etag = createHash('sha256').update(text).digest('base64url').slice(0, 27)
  const csp = "default-src 'none'; sandbox"
  const type = TYPES['.txt'] ?? 'text/plain'
  const page: Page = {
    status: 200,
    type,
    html: Buffer.from(text),
    brotli: undefined,
    gzip: undefined,
    etag,
    csp,
  }
  compressLater(page)
  return page
}

/** The copies of the build name another address; new ones are there soon after the start. */
function compressLater(page: Page): void {
  const failed = () => undefined
  void toBrotli(page.html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).then(
    (copy) => void (page.brotli = copy),
    failed,
  )
  void toGzip(page.html, { level: 9 }).then((copy) => void (page.gzip = copy), failed)
}

/** Clean addresses: `about-us/index.html` is `/about-us`. */
function addressOf(file: string): string {
  const path = file.split(sep).join('/')
  return `/${path.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`
}

function marketingPages(dist: string, addresses: Addresses, pages: Map<string, Page>): Page | undefined {
  const readdress = readdressing(dist, addresses)
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  for (const file of files) {
    if (!file.isFile() || !file.name.endsWith('.html') || NO_PAGES.includes(file.name)) continue
    const path = join(file.parentPath, file.name)
    const address = addressOf(relative(dist, path))
    pages.set(address, readPage(path, 200, readdress, address))
  }
  for (const name of ADDRESSED_FILES)
    if (existsSync(join(dist, name))) pages.set(`/${name}`, readPage(join(dist, name), 200, readdress))
  const missing = join(dist, '404.html')
  return existsSync(missing) ? readPage(missing, 404, readdress) : undefined
}

export interface WebPages {
  pages: Map<string, Page>
  notFound: Page | undefined
  /** The builds that were found. */
  apps: WebApp[]
}

/** Reads the pages of the builds under `root` once; a build that is missing is passed over. They name the addresses given. */
export function readWebPages(root: string | undefined, addresses: Addresses): WebPages {
  const pages = new Map<string, Page>()
  if (!root) return { pages, notFound: undefined, apps: [] }
  const apps = (Object.keys(APP_PATHS) as WebApp[]).filter((app) =>
    existsSync(join(distOf(root, app), 'index.html')),
  )
  const notFound = apps.includes('marketing')
    ? marketingPages(distOf(root, 'marketing'), addresses, pages)
    : undefined
  for (const app of ['candidate', 'admin'] as const) {
    if (!apps.includes(app)) continue
    const page = readPage(join(distOf(root, app), 'index.html'))
    if (app === 'candidate') page.permissions = SPEECH_PERMISSIONS
    for (const path of APP_PATHS[app]) pages.set(path, page)
  }
  return { pages, notFound, apps }
}
