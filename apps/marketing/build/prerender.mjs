import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ART_FILE } from '@tryka/public-pages/card'
import { writePageCards } from './page-cards.mjs'
import { writeSocialCard } from './social-card.mjs'
import { verifierPage } from '../../../tools/verifier/build.mjs'
import { precompress } from '../../../tools/vite/precompress.mjs'

/** Fonts that every page needs at once; the others load when a glyph asks for them. */
const PRELOADED = [
  /^anek-latin-latin-standard-normal-.*\.woff2$/,
  /^hanken-grotesk-latin-wght-normal-.*\.woff2$/,
]

/** Stands for the public address in a build that was not told it; who serves the pages writes the real one. */
const PLACEHOLDER = 'http://public-url.invalid'

const fileOf = (path, notFound) => (path === notFound ? '404.html' : join(path.slice(1), 'index.html'))

/** Reads `.ssr` and `index.html` of the built site; writes one HTML file for each page, sitemap.xml, robots.txt, security.txt and feed.xml, and the frame
 * of pages that the API draws.
 */
export async function prerender(dist) {
  const app = await import(pathToFileURL(join(dist, '.ssr', 'entry-server.js')).href)
  const publicUrl = (process.env.PUBLIC_URL || PLACEHOLDER).replace(/\/+$/, '')
  const shell = await inlineStyles(await readFile(join(dist, 'index.html'), 'utf8'), dist)
  const fixed = [`<script>${app.themeScript}</script>`, await fontPreloads(dist)].join('\n    ')
  const pages = await app.pages()

  for (const page of pages) {
    const { html, styles } = await app.render(page.path)
    const head = [fixed, app.headTags(page, page.path, publicUrl), styles].join('\n    ')
    const file = join(dist, fileOf(page.path, app.NOT_FOUND))
    await mkdir(dirname(file), { recursive: true })
    // Functions, because a dollar sign in the text would be read as a pattern.
    await writeFile(
      file,
      shell.replace('<!--app-head-->', () => head).replace('<!--app-html-->', () => html),
    )
    console.log(`prerendered ${page.path} (${Math.round(html.length / 1024)} KiB)`)
  }
  await writeFile(join(dist, 'shell.html'), await drawnShell(shell, fixed, await app.shell(), dist))
  // A host of files alone has one sitemap; where the API answers, that is the first file of its index.
  for (const file of ['sitemap.xml', 'sitemap-site.xml'])
    await writeFile(join(dist, file), app.sitemapXml(pages, publicUrl))
  await writeFile(join(dist, 'robots.txt'), app.robotsTxt(publicUrl))
  await writeFile(join(dist, 'feed.xml'), await app.feedXml(publicUrl))
  await mkdir(join(dist, '.well-known'), { recursive: true })
  await writeFile(join(dist, '.well-known/security.txt'), app.securityTxt(publicUrl, new Date()))
  // For who serves the build: the address that its pages name.
  await writeFile(join(dist, '.public-url'), publicUrl)
  for (const folder of ['.ssr', '.vite']) await rm(join(dist, folder), { recursive: true, force: true })
  // Not as a page of this site: it is taken along, and its link gives it its name.
  await writeFile(join(dist, 'tryka-verifier.txt'), await verifierPage())
  const art = ART_FILE
  await writeSocialCard(art, join(dist, 'social-card.png'))
  const shared = pages.filter((page) => app.cardOf(page.path, page.hidden) !== app.cardOf('/'))
  await writePageCards(
    shared.map(({ path, title }) => ({ file: app.cardOf(path), title: title.replace(/ \| [^|]*$/, '') })),
    art,
    dist,
  )
  await precompress(dist)
}

/** The frame of pages that the API draws: the same page with a script of its own, which wakes the head alone. */
async function drawnShell(page, fixed, { head, html, styles }, dist) {
  const script = (await readdir(join(dist, 'assets'))).find((name) => /^shell-.*\.js$/.test(name))
  const own = /<script type="module"[^>]*><\/script>/
  if (!script || !own.test(page)) throw new Error('The frame of the drawn pages has no script.')
  return page
    .replace('<!--app-head-->', () => [fixed, head, styles].join('\n    '))
    .replace('<!--app-html-->', () => html)
    .replace(own, () => `<script type="module" crossorigin src="/assets/${script}"></script>`)
}

/** Puts the one stylesheet into the page: a request less before the first paint. */
async function inlineStyles(html, dist) {
  const [link, href] = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/.exec(html) ?? []
  if (!link || !href) return html
  const css = await readFile(join(dist, href), 'utf8')
  await rm(join(dist, href))
  return html.replace(link, () => `<style>${css}</style>`)
}

async function fontPreloads(dist) {
  const files = await readdir(join(dist, 'assets'))
  const wanted = PRELOADED.map((pattern) => {
    const file = files.find((name) => pattern.test(name))
    if (!file) throw new Error(`No font file matches ${pattern}`)
    return file
  })
  return wanted
    .map((file) => `<link rel="preload" href="/assets/${file}" as="font" type="font/woff2" crossorigin>`)
    .join('\n    ')
}
