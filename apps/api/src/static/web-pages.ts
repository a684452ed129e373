import { APP_PATHS } from '@tryka/domain'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { pageCsp } from '../http/security-headers'

/** A built page, ready to send. */
export interface Page {
  status: 200 | 404
  html: Buffer
  brotli: Buffer | undefined
  gzip: Buffer | undefined
  etag: string
  csp: string
}

export type WebApp = keyof typeof APP_PATHS

/** Where each build mounts its assets; its HTML refers to them by these. */
export const ASSET_BASES: Record<WebApp, string> = {
  marketing: '/',
  candidate: '/candidate-app/',
  admin: '/admin-app/',
}

/** The specification keeps this address in the navigation and answers it with the 404 page. */
const NOT_FOUND_PATHS: readonly string[] = ['/admin-users']

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

function readPage(path: string, status: Page['status'] = 200): Page {
  const html = readFileSync(path)
  return {
    status,
    html,
    brotli: ifThere(`${path}.br`),
    gzip: ifThere(`${path}.gz`),
    etag: createHash('sha256').update(html).digest('base64url').slice(0, 27),
    csp: pageCsp(inlineScriptHashes(html.toString('utf8'))),
  }
}

/** Clean addresses: `about-us/index.html` is `/about-us`. */
function addressOf(file: string): string {
  const path = file.split(sep).join('/')
  return `/${path.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`
}

function marketingPages(dist: string, pages: Map<string, Page>): Page | undefined {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  for (const file of files) {
    if (!file.isFile() || !file.name.endsWith('.html') || file.name === '404.html') continue
    const path = join(file.parentPath, file.name)
    pages.set(addressOf(relative(dist, path)), readPage(path))
  }
  const missing = join(dist, '404.html')
  return existsSync(missing) ? readPage(missing, 404) : undefined
}

export interface WebPages {
  pages: Map<string, Page>
  notFound: Page | undefined
  /** The builds that were found. */
  apps: WebApp[]
}

/** Reads the pages of the builds under `root` once; a build that is missing is passed over. */
export function readWebPages(root: string | undefined): WebPages {
  const pages = new Map<string, Page>()
  if (!root) return { pages, notFound: undefined, apps: [] }
  const apps = (Object.keys(APP_PATHS) as WebApp[]).filter((app) =>
    existsSync(join(distOf(root, app), 'index.html')),
  )
  const notFound = apps.includes('marketing') ? marketingPages(distOf(root, 'marketing'), pages) : undefined
  for (const app of ['candidate', 'admin'] as const) {
    if (!apps.includes(app)) continue
    for (const path of APP_PATHS[app])
      pages.set(
        path,
        readPage(join(distOf(root, app), 'index.html'), NOT_FOUND_PATHS.includes(path) ? 404 : 200),
      )
  }
  return { pages, notFound, apps }
}
