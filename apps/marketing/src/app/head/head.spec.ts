import { headTags, robotsTxt, securityTxt, sitemapXml } from './head'
import { withSiteData } from './site-data'

const meta = { title: 'A & B <x>', description: 'Says "much".' }

describe('headTags', () => {
  it('writes title, description, canonical address and the social card', () => {
    const head = headTags(meta, '/blog', 'https://tryka.example/')

    expect(head).toContain('<title>A &amp; B &lt;x&gt;</title>')
    expect(head).toContain('<meta name="description" content="Says &quot;much&quot;.">')
    expect(head).toContain('<link rel="canonical" href="https://tryka.example/blog">')
    expect(head).toContain('<meta property="og:image" content="https://tryka.example/cards/blog.png">')
    expect(head).toContain('type="application/rss+xml"')
  })

  it('has the card of the site for its first page and for hidden ones', () => {
    const card = '<meta property="og:image" content="https://tryka.example/social-card.png">'

    expect(headTags(meta, '/', 'https://tryka.example')).toContain(card)
    expect(headTags({ ...meta, hidden: true }, '/404', 'https://tryka.example')).toContain(card)
  })

  it('gives data for search engines the public address', () => {
    const jsonLd = (publicUrl: string) => ({ url: `${publicUrl}/blog` })

    expect(headTags({ ...meta, jsonLd }, '/blog', 'https://tryka.example/')).toContain(
      '<script type="application/ld+json">{"url":"https://tryka.example/blog"}</script>',
    )
  })

  it('keeps a hidden page out of search engines and gives it no address of its own', () => {
    const head = headTags({ ...meta, hidden: true }, '/404', 'https://tryka.example')

    expect(head).toContain('<meta name="robots" content="noindex">')
    expect(head).not.toContain('canonical')
  })

  it('lets no text end the script of the data', () => {
    const head = headTags({ ...meta, jsonLd: { name: '</script><script>' } }, '/', 'https://tryka.example')

    expect(head).not.toContain('</script><script>')
    expect(head).toContain('\\u003c/script')
  })
})

describe('What crawlers read', () => {
  it('lists every page but the hidden ones', () => {
    const xml = sitemapXml(
      [
        { ...meta, path: '/' },
        { ...meta, path: '/404', hidden: true },
      ],
      'https://tryka.example',
    )

    expect(xml.match(/<loc>.*?<\/loc>/g)).toEqual(['<loc>https://tryka.example/</loc>'])
  })

  it('names the sitemap and keeps robots from the API', () => {
    const txt = robotsTxt('https://tryka.example')

    expect(txt).toContain('Sitemap: https://tryka.example/sitemap.xml')
    expect(txt).toContain('Disallow: /api/')
  })
})

describe('security.txt', () => {
  it('says whom to write to, for a year', () => {
    const txt = securityTxt('https://tryka.example/', new Date('2026-03-01T10:00:00Z'))

    expect(txt).toContain('Contact: mailto:hello@tryka.example\n')
    expect(txt).toContain('Expires: 2027-03-01T10:00:00.000Z\n')
    expect(txt).toContain('Canonical: https://tryka.example/.well-known/security.txt\n')
  })
})

describe('What machines read of a page', () => {
  const pages = ['/', '/blog', '/blog/a', '/contact', '/terms-of-service'].map((path) => ({
    path,
    title: `Page ${path} | Tryka`,
    description: 'A page.',
  }))
  const read = (networks: string[] = []) =>
    new Map(
      withSiteData([...pages, { ...meta, path: '/404', hidden: true }], networks).map((page) => [
        page.path,
        typeof page.jsonLd === 'function' ? page.jsonLd('https://tryka.example') : page.jsonLd,
      ]),
    )

  it('is who we are on the first page, with the places that are set', () => {
    expect(read(['https://social.example/us', 'javascript:0']).get('/')).toEqual([
      expect.objectContaining({ '@type': 'Organization', sameAs: ['https://social.example/us'] }),
      expect.objectContaining({
        '@type': 'WebSite',
        publisher: { '@id': 'https://tryka.example/#organization' },
      }),
    ])
    expect(JSON.stringify(read().get('/'))).not.toContain('sameAs')
  })

  it('is the way to any other page, and the questions where they are shown', () => {
    const steps = [
      { '@type': 'ListItem', position: 1, name: 'Tryka', item: 'https://tryka.example/' },
      { '@type': 'ListItem', position: 2, name: 'Page /blog', item: 'https://tryka.example/blog' },
      { '@type': 'ListItem', position: 3, name: 'Page /blog/a', item: 'https://tryka.example/blog/a' },
    ]
    const types = (path: string) => JSON.stringify(read().get(path)).match(/FAQPage|BreadcrumbList/g)

    expect(read().get('/blog/a')).toEqual([expect.objectContaining({ itemListElement: steps })])
    expect(types('/contact')).toEqual(['FAQPage', 'BreadcrumbList'])
    expect(types('/blog')).toEqual(['BreadcrumbList'])
    expect(read().get('/404')).toBeUndefined()
  })

  it('is the day of a text that says it', () => {
    const days = new Map(withSiteData(pages, []).map(({ path, modified }) => [path, modified]))

    expect(days.get('/terms-of-service')).toBe('2025-01-08')
    expect(days.get('/blog')).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(days.get('/contact')).toBeUndefined()
  })
})
