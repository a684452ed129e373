import { ARTICLES } from 'virtual:articles'
import { BRAND } from '@tryka/domain'
import { FAQ } from '../../features/contact/content'
import { LEGAL_DATE } from '../../features/legal/content'
import type { PageEntry } from '../route'
import { addressOf } from './head'

const CONTEXT = 'https://schema.org'
const LEGAL = ['/privacy-policy', '/terms-of-service', '/cookie-policy']

/** Who we are, on the first page alone; places on networks where they are set. */
const aboutUs = (publicUrl: string, networks: readonly string[]) => {
  const organization = addressOf(publicUrl, '/#organization')
  return [
    {
      '@context': CONTEXT,
      '@type': 'Organization',
      '@id': organization,
      name: BRAND.name,
      description: BRAND.tagline,
      url: addressOf(publicUrl, '/'),
      logo: addressOf(publicUrl, '/icon-512.png'),
      ...(networks.length > 0 ? { sameAs: networks } : {}),
    },
    {
      '@context': CONTEXT,
      '@type': 'WebSite',
      '@id': addressOf(publicUrl, '/#website'),
      name: BRAND.name,
      url: addressOf(publicUrl, '/'),
      inLanguage: 'en',
      publisher: { '@id': organization },
    },
  ]
}

/** The questions that the page shows. */
const questions = () => ({
  '@context': CONTEXT,
  '@type': 'FAQPage',
  mainEntity: FAQ.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

const nameOf = ({ title }: PageEntry) => title.replace(/ \| [^|]*$/, '')

/** The way to a page from the first one, by its address. */
function wayTo(page: PageEntry, pages: readonly PageEntry[], publicUrl: string) {
  const above = pages.filter(({ path }) => path !== '/' && page.path.startsWith(`${path}/`))
  const way = [
    { path: '/', name: BRAND.name },
    ...[...above, page].map((one) => ({ ...one, name: nameOf(one) })),
  ]
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ path, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressOf(publicUrl, path),
    })),
  }
}

/** The day of a page whose text says it, or of the newest thing in it. */
function dayOfPage({ path, modified }: PageEntry): string | undefined {
  if (LEGAL.includes(path)) return LEGAL_DATE.iso
  if (path === '/blog')
    return ARTICLES.map(({ updated }) => updated)
      .sort()
      .at(-1)
  return modified
}

/**
 * Pages with what machines read of them. It is added while pages are written and not in the table of routes, of which every
 * visitor loads the code.
 */
export function withSiteData(pages: readonly PageEntry[], networks: readonly string[]): PageEntry[] {
  const shown = networks.filter((url) => /^https?:/.test(url))
  return pages.map((page) => {
    if (page.hidden) return page
    const { path, jsonLd } = page
    const own = (publicUrl: string) => (typeof jsonLd === 'function' ? jsonLd(publicUrl) : (jsonLd ?? []))
    const dataAt = (publicUrl: string): object[] => [
      ...[own(publicUrl)].flat(),
      ...(path === '/contact' ? [questions()] : []),
      ...(path === '/' ? aboutUs(publicUrl, shown) : [wayTo(page, pages, publicUrl)]),
    ]
    return { ...page, modified: dayOfPage(page), jsonLd: dataAt }
  })
}
