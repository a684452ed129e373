import { BRAND } from '@tryka/domain'
import { dataScript } from './json-ld'
import { h, oneLine } from './text'
import type { PublicPage, Site } from './types'

const attribute = (text: string): string => h(oneLine(text))

/** Title, description, canonical address, Open Graph and data of a page. */
export function headOf(
  { title, description, path, index, card, data, feed }: PublicPage,
  { url }: Site,
): string {
  const name = (of: string, content: string) => `<meta name="${of}" content="${attribute(content)}">`
  const property = (of: string, content: string) => `<meta property="${of}" content="${attribute(content)}">`
  const whole = `${title} | ${BRAND.name}`
  return [
    `<title>${attribute(whole)}</title>`,
    name('description', description),
    ...(index ? [] : [name('robots', path === null ? 'noindex' : 'noindex, follow')]),
    ...(path === null
      ? []
      : [`<link rel="canonical" href="${attribute(url + path)}">`, property('og:url', url + path)]),
    property('og:site_name', BRAND.name),
    property('og:type', 'website'),
    property('og:title', title),
    property('og:description', description),
    property('og:image', url + (card ?? '/social-card.png')),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', card ? title : `${BRAND.name}: ${BRAND.tagline}`),
    name('twitter:card', 'summary_large_image'),
    ...(feed
      ? [
          `<link rel="alternate" type="application/atom+xml" title="${attribute(feed.title)}" href="${attribute(feed.path)}">`,
        ]
      : []),
    ...(data ? [dataScript(data)] : []),
  ].join('\n    ')
}
