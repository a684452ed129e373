import { BRAND, CONTACT, escapeHtml } from '@tryka/domain'
import type { PageEntry, PageMeta } from '../route'

const trimmed = (origin: string) => origin.replace(/\/+$/, '')

/** The public address of a page. */
export const addressOf = (publicUrl: string, path: string): string => `${trimmed(publicUrl)}${path}`

/** The picture of a page where links to it are shared; made at build time. */
export const cardOf = (path: string, hidden = false): string =>
  path === '/' || hidden ? '/social-card.png' : `/cards${path}.png`

/** Data for search engines; `<` is written so that no text can end the script. */
const dataScript = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`

/** Title, description, canonical address, Open Graph and schema.org data of one page. */
export function headTags(meta: PageMeta, path: string, publicUrl: string): string {
  const url = addressOf(publicUrl, path)
  const property = (name: string, content: string) =>
    `<meta property="${name}" content="${escapeHtml(content)}">`
  const name = (of: string, content: string) => `<meta name="${of}" content="${escapeHtml(content)}">`
  const jsonLd = typeof meta.jsonLd === 'function' ? meta.jsonLd(trimmed(publicUrl)) : meta.jsonLd
  const data = jsonLd === undefined ? [] : [jsonLd].flat()
  return [
    `<title>${escapeHtml(meta.title)}</title>`,
    name('description', meta.description),
    // Whoever serves the page writes its own over these; the page's script reads them here.
    name('contacts', `${CONTACT.hello} ${CONTACT.careers} ${CONTACT.privacy}`),
    ...(meta.hidden
      ? [name('robots', 'noindex')]
      : [`<link rel="canonical" href="${escapeHtml(url)}">`, property('og:url', url)]),
    property('og:site_name', BRAND.name),
    property('og:type', meta.type ?? 'website'),
    ...(meta.published ? [property('article:published_time', meta.published)] : []),
    ...(meta.published && meta.modified ? [property('article:modified_time', meta.modified)] : []),
    property('og:title', meta.title),
    property('og:description', meta.description),
    property('og:image', addressOf(publicUrl, cardOf(path, meta.hidden))),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', path === '/' ? `${BRAND.name}: ${BRAND.tagline}` : meta.title),
    name('twitter:card', 'summary_large_image'),
    `<link rel="alternate" type="application/rss+xml" title="${BRAND.name} blog" href="/feed.xml">`,
    ...data.map(dataScript),
  ].join('\n    ')
}

/** Every page that search engines may list. */
export function sitemapXml(pages: readonly PageEntry[], publicUrl: string): string {
  const urls = pages
    .filter((page) => !page.hidden)
    .map(({ path, modified }) => {
      const day = modified ? `<lastmod>${modified}</lastmod>` : ''
      return `  <url><loc>${escapeHtml(addressOf(publicUrl, path))}</loc>${day}</url>`
    })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

/** Opens the public site to crawlers and keeps them from the API and the dashboards. */
export const robotsTxt = (publicUrl: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /admin-',
    'Disallow: /candidate-dashboard',
    'Disallow: /company-dashboard',
    `Sitemap: ${addressOf(publicUrl, '/sitemap.xml')}`,
    '',
  ].join('\n')

/** Where to report a weakness (RFC 9116), good for a year from the build. */
export function securityTxt(publicUrl: string, built: Date): string {
  const expires = new Date(built)
  expires.setUTCFullYear(expires.getUTCFullYear() + 1)
  return [
    `Contact: mailto:${CONTACT.hello}`,
    `Contact: ${addressOf(publicUrl, '/contact')}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${addressOf(publicUrl, '/.well-known/security.txt')}`,
    '',
  ].join('\n')
}
