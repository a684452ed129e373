import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { freePorts, openStack } from '../support/stack'
import { SITE_PAGES } from '../support/site-pages'

const NGINX = '/usr/sbin/nginx'
const ROOT = join(import.meta.dirname, '../../../..')
const BUILD = join(ROOT, 'apps/e2e/test-output/separate/marketing')

test.describe('The public site behind nginx, apart from the API', () => {
  test.skip(!existsSync(NGINX), 'nginx is not installed on this machine')

  const [port = 0] = freePorts(1)
  const at = (path: string) => `http://127.0.0.1:${port}${path}`
  const get = (path: string, headers = {}) => fetch(at(path), { headers, redirect: 'manual' })
  let nginx: ChildProcess
  let folder = ''

  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tryka-nginx-'))
    await mkdir(join(folder, 'temp'))
    const env = { ...process.env, VITE_API_URL: openStack().separate.api.url }
    const printed = execFileSync(process.execPath, ['tools/docker/write-site-conf.mjs', 'marketing'], {
      cwd: ROOT,
      env,
      encoding: 'utf8',
    })
    const site = printed
      .replace('listen 8080;', `listen 127.0.0.1:${port};`)
      .replaceAll('/usr/share/nginx/html', BUILD)
      .replace('/etc/nginx/headers.conf', join(ROOT, 'tools/docker/headers.conf'))
    const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${join(folder, 'temp', name)};`,
    )
    await writeFile(
      join(folder, 'nginx.conf'),
      `daemon off;\nuser root;\npid ${folder}/nginx.pid;\nerror_log ${folder}/error.log;\nevents {}\nhttp {\n` +
        `include /etc/nginx/mime.types;\naccess_log off;\n${temp.join('\n')}\n${site}\n}\n`,
    )
    nginx = spawn(NGINX, ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')])
    await expect
      .poll(
        () =>
          get('/')
            .then(({ status }) => status)
            .catch(() => 0),
        { timeout: 15_000 },
      )
      .toBe(200)
  })

  test.afterAll(async () => {
    const ended = new Promise((done) => nginx.once('exit', done))
    nginx.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  })

  test('serves every page at its clean address', async () => {
    for (const path of SITE_PAGES) {
      const answer = await get(path)
      expect(answer.status, path).toBe(200)
      expect(answer.headers.get('content-type')).toContain('text/html')
      expect(await answer.text()).toContain('<h1')
    }
    const slash = await get('/about-us/')
    expect(slash.status).toBe(301)
    expect(slash.headers.get('location')).toBe('/about-us')
  })

  test('answers an unknown address with the 404 page and its status', async () => {
    const answer = await get('/blog/no-such-article')

    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('Page Not Found')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('sends security headers that allow the API and nothing else', async () => {
    const { headers } = await get('/contact')
    const policy = headers.get('content-security-policy') ?? ''

    expect(policy).toContain(`connect-src 'self' ${openStack().separate.api.url}`)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).not.toContain('unsafe-inline')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('server')).toBe('nginx')
  })

  test('keeps assets for a year, asks again for pages, and compresses both', async () => {
    const page = await get('/blog', { 'accept-encoding': 'gzip' })
    const html = await page.text()
    const entry = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? ''
    const imported = /["']\.\/([\w.-]+\.js)["']/.exec(await (await get(entry)).text())?.[1] ?? ''
    const asset = await get(`/assets/${imported}`, { 'accept-encoding': 'gzip' })

    expect(page.headers.get('content-encoding')).toBe('gzip')
    expect(page.headers.get('cache-control')).toBe('no-cache')
    expect(asset.status).toBe(200)
    expect(asset.headers.get('content-encoding')).toBe('gzip')
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  test('has the feed, the sitemap and the cards', async () => {
    for (const [path, type] of [
      ['/feed.xml', 'xml'],
      ['/sitemap.xml', 'xml'],
      ['/robots.txt', 'text/plain'],
      ['/cards/careers.png', 'image/png'],
    ] as const) {
      const answer = await get(path)
      expect(answer.status, path).toBe(200)
      expect(answer.headers.get('content-type')).toContain(type)
    }
  })
})
