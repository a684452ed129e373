/** @jest-environment node */
import { join } from 'node:path'
import { readArticle, readArticles } from '../../build/articles.cjs'
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
    expect(article.html).toContain('<h2 id="a-part">A part</h2>')
    expect(article.html).toContain('“Quoted” <strong>words</strong>')
  })

  it('brings no markup of its own', () => {
    expect(readArticle(file(FRONT, '<script>alert(1)</script>'), 'x.md').html).not.toContain('<script>')
  })

  it.each([
    ['no front matter', 'Words.', /front matter/],
    ['no excerpt', file('title: A\ncategory: Blockchain\ndate: 2025-01-08'), /excerpt is missing/],
    ['a date that is none', file(FRONT.replace('2025-01-08', 'January')), /date must be a day/],
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

  it('give every pill something to show', () => {
    const used = new Set<string>(articles.map(({ category }) => category))

    expect(PILLS.filter((pill) => pill !== 'All Posts' && !used.has(pill))).toEqual([])
  })
})

describe('The feed', () => {
  it('lists every article with its address and day', () => {
    const xml = feedXml('https://tryka.example/')

    expect(xml.match(/<item>/g)).toHaveLength(10)
    expect(xml).toContain(
      '<link>https://tryka.example/blog/what-a-credential-on-chain-does-and-does-not-prove</link>',
    )
    expect(xml).toContain('<pubDate>Mon, 06 Jan 2025 00:00:00 GMT</pubDate>')
    expect(xml).toContain('<category>Diversity &amp; Inclusion</category>')
  })
})
