import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
}

/** What the signup form asks for when the browser is idle; a failed call would count as a fault of the page. */
function question(response) {
  const expiresAt = new Date(Date.now() + 300_000).toISOString()
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ captchaId: 'bench', question: '7 × 4 = ?', expiresAt }))
}

/** The page as if it had been written by hand: nothing of the framework arrives. */
const withoutScripts = (html) =>
  html.toString().replace(/<script(?! type="application)[^>]*>.*?<\/script>/gs, '')

/**
 * A built site as a content network would serve it: clean addresses, files compressed at build time, status 404. With
 * `scripts: false` it is the floor that the site is measured against. `headers` go with every answer.
 */
export async function serveBuild(folder, { scripts = true, headers = {} } = {}) {
  const read = (file) => readFile(join(folder, file)).catch(() => undefined)
  const server = createServer(async (request, response) => {
    if (request.url.startsWith('/api/captcha')) return question(response)
    const path = normalize(decodeURIComponent(new URL(request.url, 'http://localhost').pathname))
    const wanted = extname(path) ? path : join(path, 'index.html')
    const found = await read(wanted)
    const file = found ? wanted : '404.html'
    const takesGzip = /gzip/.test(request.headers['accept-encoding'] ?? '')
    const plain = file.endsWith('.html') && !scripts
    const zipped =
      takesGzip && (plain ? gzipSync(withoutScripts(found || (await read(file)))) : await read(`${file}.gz`))
    response.writeHead(found ? 200 : 404, {
      ...headers,
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(zipped ? { 'content-encoding': 'gzip' } : {}),
    })
    response.end(zipped || found || (await read(file)))
  })
  await new Promise((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close: () => new Promise((done) => (server.closeAllConnections(), server.close(done))),
  }
}

/** Every page that search engines may list, by the sitemap of the build. */
export async function pagesOf(folder) {
  const sitemap = await readFile(join(folder, 'sitemap.xml'), 'utf8')
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address).pathname)
}
