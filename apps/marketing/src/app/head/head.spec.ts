import { headTags, robotsTxt, sitemapXml } from './head'

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
