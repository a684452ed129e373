/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { readShell } from '@tryka/public-pages'

const APP = join(__dirname, '..')
const VITE = join(APP, '../../node_modules/vite/bin/vite.js')
const KIB = 1024

let dist = ''
const page = (file: string) => readFileSync(join(dist, file), 'utf8')
const scripts = () => readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.js'))
const source = (file: string) => readFileSync(join(dist, 'assets', file), 'utf8')
const gzipped = (files: readonly string[]) =>
  files.reduce((total, file) => total + gzipSync(source(file), { level: 9 }).length, 0)

/** A script and everything it imports at once. */
function withImports(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const [, name] of source(file).matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g))
    if (name) withImports(name, seen)
  return seen
}
const chunk = (start: string) => scripts().find((file) => file.startsWith(start)) ?? ''

beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'tryka-site-'))
  execFileSync(process.execPath, [VITE, 'build', '--logLevel', 'error'], {
    cwd: APP,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      MARKETING_DIST: dist,
      PUBLIC_URL: 'https://tryka.example',
    },
  })
}, 120_000)
afterAll(() => rmSync(dist, { recursive: true, force: true }))

describe('The built site', () => {
  it.each([
    ['index.html', 'Be hired for what you can prove.', 'Tryka: be hired for what you can prove', '/'],
    ['early-access/index.html', 'Get in before the doors open', 'Early access | Tryka', '/early-access'],
    [
      'employers/index.html',
      'Hire people for what they can prove',
      'Hire for proven skills | Tryka',
      '/employers',
    ],
    ['about-us/index.html', 'Why there is Tryka', 'About us | Tryka', '/about-us'],
    ['careers/index.html', 'Work at Tryka', 'Careers | Tryka', '/careers'],
    [
      'careers/data-scientist/index.html',
      'Data Scientist',
      'Data Scientist | Tryka',
      '/careers/data-scientist',
    ],
    ['blog/index.html', 'Blog', 'Blog | Tryka', '/blog'],
    ['blog/interview-prep/index.html', 'Interview prep', 'Interview prep | Tryka', '/blog/interview-prep'],
    ['contact/index.html', 'Talk to us', 'Contact | Tryka', '/contact'],
    ['skills/index.html', 'Skills you can prove', 'Skills you can prove | Tryka', '/skills'],
    ['verify/index.html', 'Check a credential', 'Check a credential | Tryka', '/verify'],
    ['academy/index.html', 'Tryka Academy', 'Academy | Tryka', '/academy'],
    ['privacy-policy/index.html', 'Privacy Policy', 'Privacy Policy | Tryka', '/privacy-policy'],
    ['terms-of-service/index.html', 'Terms of Service', 'Terms of Service | Tryka', '/terms-of-service'],
    ['cookie-policy/index.html', 'Cookie Policy', 'Cookie Policy | Tryka', '/cookie-policy'],
  ])('has the words, the title and the address of %s in its HTML', (file, heading, title, path) => {
    const html = page(file)

    expect(html).toMatch(new RegExp(`<h1[^>]*>${heading}`))
    expect(html).toContain(`<title>${title}</title>`)
    expect(html).toContain(`<link rel="canonical" href="https://tryka.example${path}">`)
    expect(html).toMatch(/<style data-styled/)
    expect(html).toMatch(/<link rel="preload" href="\/assets\/anek-latin-latin/)
  })

  it('writes the 404 page, hidden from search engines', () => {
    const html = page('404.html')

    expect(html).toContain('Page Not Found')
    expect(html).toContain('<meta name="robots" content="noindex">')
  })

  it('sets the theme before the first paint and asks for no stylesheet', () => {
    const html = page('index.html')

    expect(html.indexOf('data-theme')).toBeLessThan(html.indexOf('<body'))
    expect(html).not.toContain('rel="stylesheet"')
  })

  it('has the sitemap, the robots file and the social card', () => {
    expect(page('sitemap.xml')).toContain('<loc>https://tryka.example/early-access</loc>')
    expect(page('robots.txt')).toContain('Sitemap: https://tryka.example/sitemap.xml')
    expect(readFileSync(join(dist, 'social-card.png')).subarray(1, 4).toString()).toBe('PNG')
  })

  it('shows the product in both themes, later than what is in sight, and has each picture', () => {
    for (const [file, count] of [
      ['index.html', 1],
      ['employers/index.html', 2],
    ] as const) {
      const html = page(file)
      const images = [...html.matchAll(/<img [^>]*src="\/product\/[^>]*>/g)].map(([tag]) => tag)
      expect(images).toHaveLength(2 * count)
      for (const tag of images) expect(tag).toMatch(/loading="lazy"/)
      for (const [, picture = ''] of html.matchAll(/(?:src|srcSet|srcset)="\/(product\/[^"]+)"/g))
        expect(readFileSync(join(dist, picture)).length).toBeGreaterThan(1_000)
    }
  })

  it('frames the pages that the API draws, with a script that is not the site’s', () => {
    const html = page('shell.html')
    const shell = readShell(html)
    const [, script = ''] = /<script type="module" crossorigin src="\/assets\/([^"]+)">/.exec(html) ?? []

    expect(shell?.before).toContain('data-theme')
    expect(shell?.before).not.toContain('<title>')
    expect(shell?.between).toMatch(/<header[\s\S]*<main id="main" tabindex="-1">$/)
    expect(shell?.after).toMatch(/^<\/main>[\s\S]*Privacy Policy/)
    expect(html).not.toContain('rel="stylesheet"')
    expect(script).toMatch(/^shell-/)
    expect(gzipped([...withImports(script)])).toBeLessThanOrEqual(30 * KIB)
    expect(page('sitemap-site.xml')).toBe(page('sitemap.xml'))
  })

  it('makes a card for every page that is shared, and names it in the page', () => {
    for (const path of ['/careers', '/blog', '/blog/interview-prep', '/cookie-policy']) {
      const card = `cards${path}.png`
      expect(page(`${path}/index.html`)).toContain(`content="https://tryka.example/${card}"`)
      const png = readFileSync(join(dist, card))
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    }
    const [one, other] = ['cards/careers.png', 'cards/blog.png'].map((file) => readFileSync(join(dist, file)))
    expect(one && other && one.equals(other)).toBe(false)
  })

  it('describes positions and articles to search engines', () => {
    const data = (file: string) =>
      [...page(file).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
        ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
      )

    const types = (file: string) => data(file).map((one) => one['@type'])
    const posts = [...page('sitemap.xml').matchAll(/<loc>[^<]*\/careers\/([^<]+)<\/loc><lastmod>/g)]

    expect(types('careers/index.html')).toEqual(['BreadcrumbList'])
    expect(posts).toHaveLength(6)
    for (const [, id = ''] of posts) {
      expect(types(`careers/${id}/index.html`)).toEqual(['JobPosting', 'BreadcrumbList'])
      expect(page('careers/index.html')).toContain(`href="/careers/${id}"`)
    }
    expect(types('index.html')).toEqual(['Organization', 'WebSite'])
    expect(types('contact/index.html')).toEqual(['FAQPage', 'BreadcrumbList'])
    for (const { name, acceptedAnswer } of (data('contact/index.html')[0]?.['mainEntity'] ?? []) as {
      name: string
      acceptedAnswer: { text: string }
    }[])
      for (const shown of [name, acceptedAnswer.text]) expect(page('contact/index.html')).toContain(shown)
    expect(data('blog/interview-prep/index.html')).toEqual([
      expect.objectContaining({
        '@type': 'Article',
        headline: 'Interview prep',
        datePublished: '2024-11-07',
        dateModified: '2026-11-29',
        timeRequired: 'PT6M',
        image: 'https://tryka.example/cards/blog/interview-prep.png',
      }),
      expect.objectContaining({ '@type': 'BreadcrumbList' }),
    ])
  })

  it('has icons, a manifest and the colours of the bars, and names only what is there', () => {
    const html = page('about-us/index.html')
    const links = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="\/([^"]+)"/g)]
    const manifest = JSON.parse(page('manifest.json')) as {
      name: string
      icons: { src: string; sizes: string }[]
    }

    expect(links.map(([, file]) => file)).toEqual([
      'favicon.ico',
      'favicon.svg',
      'apple-touch-icon.png',
      'manifest.json',
    ])
    for (const [, file = ''] of links) expect(page(file).length).toBeGreaterThan(100)
    expect(manifest.name).toBe('Tryka')
    for (const { src, sizes } of manifest.icons) {
      const png = readFileSync(join(dist, src))
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes)
    }
    expect(html.match(/<meta name="theme-color" content="#\w{6}" media="[^"]+">/g)).toHaveLength(2)
    expect(page('.well-known/security.txt')).toMatch(/^Contact: mailto:/)
  })

  it('lists the articles in the sitemap and in the feed', () => {
    const address = 'https://tryka.example/blog/a-cv-that-survives-both-readers'

    expect(page('sitemap.xml')).toContain(`<loc>${address}</loc><lastmod>2026-11-29</lastmod>`)
    expect(page('feed.xml')).toContain(`<link>${address}</link>`)
  })

  it('has the whole text of an article in its page, and no reader of Markdown in any script', () => {
    expect(page('blog/career-roadmaps/index.html')).toContain('Learn one language of the field well')
    for (const file of scripts()) expect(source(file)).not.toMatch(/markdown-it|blockquote_open/)
  })

  it('shows every article of the blog without scripts', () => {
    const html = page('blog/index.html')

    expect(html.match(/<li [^>]*data-listed=""/g)).toHaveLength(9)
    expect(html).toMatch(/<noscript><style>[^<]*\[data-listed\]\[hidden\]\{display:block!important\}/)
  })

  it('ships no schema library to the browser', () => {
    for (const file of scripts()) expect(source(file)).not.toMatch(/ZodError|_zod\b/)
  })

  it('keeps the checks small: 10 KB for the first stage, 70 KB for the second, neither before it is wanted', () => {
    const secondStage = chunk('second-stage.worker')
    const before = new Set(
      ['index-', 'app-', 'landing-page-', 'verify-page-'].flatMap((name) => [...withImports(chunk(name))]),
    )
    // All that a first check loads, in however many files.
    const firstStage = [...withImports(chunk('first-stage-'))].filter((file) => !before.has(file))

    console.log(`Checks, gzip: first stage ${gzipped(firstStage)}, second stage ${gzipped([secondStage])}`)
    expect(firstStage.some((file) => source(file).includes('c2sp.org/tlog-proof@v1'))).toBe(true)
    expect(gzipped(firstStage)).toBeLessThanOrEqual(10 * KIB)
    expect(gzipped([secondStage])).toBeLessThanOrEqual(70 * KIB)
    expect(before.has(secondStage)).toBe(false)
  })

  it('has the verifier as one file that asks for nothing', () => {
    const file = page('tryka-verifier.txt')

    expect(file).toMatch(/^<!doctype html>/i)
    expect(file).not.toMatch(/%(?:STYLE|SCRIPT|STAGE2|PINS)%/)
    expect(file).not.toMatch(/<(?:script|img|link|iframe)[^>]*\s(?:src|href)=/)
    expect(page('verify/index.html')).toContain('href="/tryka-verifier.txt" download="tryka-verifier.html"')
  })

  it('has each part of the landing page in its place: none waits for a script that puts it there', () => {
    expect(page('index.html')).not.toMatch(/<template|\$RC/)
  })

  it('shows the badge of the demonstration, checked, and how to check without scripts', () => {
    expect(page('index.html')).toContain('It was not revoked as of 21 November 2026.')
    expect(page('verify/index.html')).toMatch(
      /<noscript>[^]*npm run verify -- file\.badge\.json[^]*statusListCredential/,
    )
  })

  it('stays within its budgets: 30 KB before an interaction, 100 KB for the landing page', () => {
    const first = withImports(chunk('index-'))
    const landing = new Set([...first, ...withImports(chunk('app-')), ...withImports(chunk('landing-page-'))])

    expect(gzipped([...first])).toBeLessThanOrEqual(30 * KIB)
    expect(gzipped([...landing])).toBeLessThanOrEqual(100 * KIB)
    expect(landing.size).toBeGreaterThan(first.size)
  })
})
