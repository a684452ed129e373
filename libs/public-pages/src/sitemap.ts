import { h } from './text'
import type { Site } from './types'

/** Addresses in one file of a sitemap. */
export const SITEMAP_SIZE = 10_000

export interface SitemapEntry {
  path: string
  /** When what stands there changed, as far as it is known. */
  at: string | null
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>'
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const lines = (of: 'url' | 'sitemap', entries: readonly SitemapEntry[], { url }: Site): string =>
  entries
    .map(
      ({ path, at }) =>
        `<${of}><loc>${h(url + path)}</loc>${at ? `<lastmod>${h(at)}</lastmod>` : ''}</${of}>`,
    )
    .join('\n')

/** One file of a sitemap. */
export const sitemapFile = (entries: readonly SitemapEntry[], site: Site): string =>
  `${XML}\n<urlset ${SCHEMA}>\n${lines('url', entries, site)}\n</urlset>\n`

/** The files of the sitemap: what was built, then jobs and companies. */
export function sitemapIndex(counts: { jobs: number; companies: number }, site: Site): string {
  const files = (kind: 'jobs' | 'companies') =>
    Array.from({ length: Math.ceil(counts[kind] / SITEMAP_SIZE) }, (_, n) => `/sitemap-${kind}-${n + 1}.xml`)
  const entries = ['/sitemap-site.xml', ...files('jobs'), ...files('companies')].map((path) => ({
    path,
    at: null,
  }))
  return `${XML}\n<sitemapindex ${SCHEMA}>\n${lines('sitemap', entries, site)}\n</sitemapindex>\n`
}
