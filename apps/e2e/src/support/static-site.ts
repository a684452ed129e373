import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
}

export interface StaticSite {
  folder: string
  port: number
  /** Where the assets of this build live, such as `/admin-app/`. */
  base: string
  /** Pages that the one `index.html` of the build shows. Others are files of their own, or not found. */
  pages: readonly string[]
}

/** A plain static host, as a content network would be: it knows files, the pages of an app, and 404. */
export async function serveSite({ folder, port, base, pages }: StaticSite): Promise<() => Promise<void>> {
  const read = (path: string) => readFile(join(folder, path)).catch(() => undefined)
  const server = createServer((request, response) => {
    void (async () => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost')
      const path = normalize(decodeURIComponent(pathname)).replace(/\/+$/, '')
      const file = path.startsWith(base) ? path.slice(base.length) : path
      const page = pages.includes(path || '/')
        ? await read('index.html')
        : await read(join(path, 'index.html'))
      const found = (extname(file) ? await read(file) : page) ?? undefined
      const body = found ?? (await read('404.html')) ?? (await read('index.html'))
      response.writeHead(found ? 200 : 404, {
        'content-type': (found && TYPES[extname(file)]) || 'text/html; charset=utf-8',
      })
      response.end(body)
    })()
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return () =>
    new Promise((done) => {
      server.closeAllConnections()
      server.close(() => done())
    })
}
