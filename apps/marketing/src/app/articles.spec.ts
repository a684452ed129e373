/** @jest-environment node */
import { join } from 'node:path'
import { CATEGORIES, readArticle, readArticles } from '../../build/articles.cjs'
import { coverArt } from '../base/articles/cover-art'
import { palettesOf } from '../base/articles/palettes'
import { CATEGORIES as PILLS } from '../features/blog/filter'
import { feedXml } from './head/feed'

const FRONT = 'title: A title\nexcerpt: What it says.\ncategory: Blockchain\ndate: 2025-01-08'
const file = (front: string, text = 'Words.') => `---\n${front}\n---\n\n${text}\n`

describe('An article in Markdown', () => {
  it('becomes HTML with its facts', () => {
    const article = readArticle(
      file(`${FRONT}\nguide: true`, '## A part\n\n"Quoted" **words**.'),
      'a-title.md',
    )

    expect(article).toMatchObject({
      slug: 'a-title',
      title: 'A title',
      minutes: 1,
      guide: true,
      featured: false,
    })
    expect(article.html).toContain('<h2 id="a-part"><a href="#a-part">A part</a></h2>')
    expect(article.contents).toEqual([{ id: 'a-part', title: 'A part' }])
    expect(article.updated).toBe('2025-01-08')
    expect(article.html).toContain('“Quoted” <strong>words</strong>')
  })

  it('draws a road as a list of its stages', () => {
    const road = (lines: string) => readArticle(file(FRONT, `\`\`\`road\n${lines}\n\`\`\``), 'x.md').html

    expect(road('Getting in: a <b>\nGrowing: b')).toBe(
      '<ol data-road=""><li><b>Getting in:</b> <span>a &lt;b&gt;</span></li><li><b>Growing:</b> <span>b</span></li></ol>\n',
    )
    expect(() => road('Getting in')).toThrow(/A stage of a road/)
  })

  it('brings no markup of its own', () => {
    expect(readArticle(file(FRONT, '<script>alert(1)</script>'), 'x.md').html).not.toContain('<script>')
  })

  it.each([
    ['no front matter', 'Words.', /front matter/],
    ['no excerpt', file('title: A\ncategory: Blockchain\ndate: 2025-01-08'), /excerpt is missing/],
    ['a date that is none', file(FRONT.replace('2025-01-08', 'January')), /date must be a day/],
    ['a change before its day', file(`${FRONT}\nupdated: 2025-01-07`), /updated must be a day/],
    ['an unknown category', file(FRONT.replace('Blockchain', 'Gossip')), /category must be one of/],
    ['a first-level heading', file(FRONT, '# Title'), /second level/],
  ])('with %s stops the build and says why', (_, source, message) => {
    expect(() => readArticle(source, 'x.md')).toThrow(message)
  })
})

describe('The articles of the site', () => {
  const articles = readArticles(join(__dirname, '../../content'))

  it('are one featured, six more and three guides, newest first', () => {
    expect(articles.filter(({ featured }) => featured)).toHaveLength(1)
    expect(articles.filter(({ featured, guide }) => !featured && !guide)).toHaveLength(6)
    expect(articles.filter(({ guide }) => guide).map(({ slug }) => slug)).toEqual([
      'skill-assessment-guide',
      'career-roadmaps',
      'interview-prep',
    ])
    expect(articles.map(({ date }) => date)).toEqual(
      articles
        .map(({ date }) => date)
        .sort()
        .reverse(),
    )
  })

  it('are worth the visit: no text is shorter than three minutes or longer than eight', () => {
    for (const { slug, minutes } of articles)
      expect({ slug, fits: minutes >= 3 && minutes <= 8 }).toEqual({ slug, fits: true })
  })

  it('list their parts in order, each by an address of its own', () => {
    for (const { slug, html, contents } of articles) {
      const ids = contents.map(({ id }) => id)
      expect({ slug, ids: new Set(ids).size }).toEqual({ slug, ids: html.match(/<h2 /g)?.length })
      for (const { id } of contents) expect(html).toContain(`<h2 id="${id}"><a href="#${id}">`)
    }
  })

  it('link their sources, and only safely', () => {
    for (const { slug, html } of articles) {
      const sources = [...html.matchAll(/href="(?![#/])([^"]*)"/g)].map(([, address = '']) => address)
      expect({ slug, some: sources.length > 0 }).toEqual({ slug, some: true })
      for (const source of sources) expect(source).toMatch(/^https:\/\/[\w.-]+\.\w+\//)
    }
  })

  it('have each a cover of its own', () => {
    const pictures = articles.map(({ slug }) => JSON.stringify(coverArt(slug)))
    const figures = articles.map(({ slug }) =>
      coverArt(slug)
        .paths.map(({ d }) => d.length)
        .join(),
    )

    expect(new Set(pictures).size).toBe(articles.length)
    expect(new Set(figures).size).toBe(articles.length)
    for (const { slug } of articles) expect(coverArt(slug).paths.map(({ tone }) => tone)).toContain('siddhi')
  })

  it('have one palette for a subject, and no two subjects the same', () => {
    const palettes = CATEGORIES.map((category) => JSON.stringify(palettesOf(category)))

    expect(new Set(palettes).size).toBe(CATEGORIES.length)
  })

  it('give every pill something to show', () => {
    const used = new Set<string>(articles.map(({ category }) => category))

    expect(PILLS.filter((pill) => pill !== 'All Posts' && !used.has(pill))).toEqual([])
  })
})

describe('The feed', () => {
  it('lists every article with its address, its day and its whole text', async () => {
    const xml = await feedXml('https://tryka.example/')

    expect(xml.match(/<item>/g)).toHaveLength(10)
    expect(xml).toContain(
      '<link>https://tryka.example/blog/what-a-credential-on-chain-does-and-does-not-prove</link>',
    )
    expect(xml).toContain('<pubDate>Mon, 06 Jan 2025 00:00:00 GMT</pubDate>')
    expect(xml.match(/<content:encoded><!\[CDATA\[<p>/g)).toHaveLength(10)
    expect(xml).toContain('href="https://tryka.example/skills"')
    expect(xml).toContain('href="https://tryka.example/blog/interview-prep#tell-one-well"')
    expect(xml).not.toMatch(/href="[#/]/)
    expect(xml).toContain('<category>Diversity &amp; Inclusion</category>')
  })
})
