import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { DRAWN_PATHS } from '@tryka/domain'
import { listening, passOn } from './pass-on'

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
  /** Pages that were written when this host started; they stand before those of the build. */
  written?: string
  /** Where the assets of this build live, such as `/admin-app/`. */
  base: string
  /** Pages that the one `index.html` of the build shows. Others are files of their own, or not found. */
  pages: readonly string[]
  /** The port of the API that draws jobs and companies. */
  drawnAt?: number
}

const isDrawn = (path: string): boolean =>
  DRAWN_PATHS.some((name) => (/[/-]$/.test(name) ? path.startsWith(name) : path === name))

/** A plain static host, as a content network would be: it knows files, the pages of an app, and 404. */
export async function serveSite({
  folder,
  port,
  written,
  base,
  pages,
  drawnAt,
}: StaticSite): Promise<() => Promise<void>> {
  const readFrom = (root: string, path: string) => readFile(join(root, path)).catch(() => undefined)
  const read = async (path: string) => (written && (await readFrom(written, path))) || readFrom(folder, path)
  const server = createServer((request, response) => {
    void (async () => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost')
      if (drawnAt && isDrawn(pathname)) return passOn(request, response, drawnAt)
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
  return listening(server, port)
}
