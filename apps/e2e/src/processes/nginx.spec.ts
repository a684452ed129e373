import { expect, test } from '@playwright/test'
import { APP_PATHS, APP_START } from '@tryka/domain'
import { gatewayConf, siteConf, startNginx } from '../support/nginx'
import { freePorts, openStack } from '../support/stack'
import { SITE_PAGES } from '../support/site-pages'

test.describe('The public site behind nginx, apart from the API', () => {
  const [port = 0] = freePorts(1)
  const get = (path: string, headers = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers, redirect: 'manual' })
  let stop = async () => undefined as void

  test.beforeAll(async () => {
    stop = await startNginx([siteConf('marketing', port)], port)
  })
  test.afterAll(() => stop())

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

  test('names the addresses that it was started with, compressed or not', async () => {
    const { CONTACT_HELLO, CONTACT_PRIVACY } = openStack().contacts
    for (const encoding of ['identity', 'gzip']) {
      const answer = await get('/contact', { 'accept-encoding': encoding })
      expect(answer.headers.get('content-encoding')).toBe(encoding === 'gzip' ? 'gzip' : null)
      const html = await answer.text()
      expect(html).toContain(`mailto:${CONTACT_HELLO}`)
      expect(html).not.toContain('@tryka.example')
    }
    expect(await (await get('/privacy-policy')).text()).toContain(`mailto:${CONTACT_PRIVACY}`)
    // Pages that the table of pages does not name have their addresses, too.
    for (const path of ['/careers/data-scientist', '/blog/interview-prep', '/.well-known/security.txt'])
      expect(await (await get(path)).text(), path).not.toContain('@tryka.example')
    expect(await (await get('/no-such-page')).text()).not.toContain('@tryka.example')
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
    expect(policy).not.toContain('https:;')
    const verify = await get('/verify')
    expect(verify.headers.get('content-security-policy')).toMatch(/connect-src 'self'[^;]* https:;/)
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
      ['/sitemap-site.xml', 'xml'],
      ['/robots.txt', 'text/plain'],
      ['/cards/careers.png', 'image/png'],
      ['/favicon.ico', 'image/x-icon'],
      ['/manifest.json', 'application/json'],
      ['/.well-known/security.txt', 'text/plain'],
    ] as const) {
      const answer = await get(path)
      expect(answer.status, path).toBe(200)
      expect(answer.headers.get('content-type')).toContain(type)
    }
  })
})

test.describe('Pages that the API draws', () => {
  const [gateway = 0, marketing = 0, candidate = 0, admin = 0] = freePorts(4)
  const ports = { gateway, marketing, candidate, admin }
  let stop = async () => undefined as void

  test.beforeAll(async () => {
    const api = openStack().separate.api.port
    stop = await startNginx([gatewayConf({ ...ports, api }), siteConf('marketing', marketing)], marketing)
  })
  test.afterAll(() => stop())

  for (const [name, port] of [
    ['the gateway', gateway],
    ['the host of the public site', marketing],
  ] as const)
    test(`come through ${name} as they were sent`, async () => {
      const get = (path: string, headers = {}) =>
        fetch(`http://127.0.0.1:${port}${path}`, { headers, redirect: 'manual' })
      const jobs = await get('/jobs?q=rust')
      const text = await jobs.text()
      expect(jobs.status).toBe(200)
      expect(text).toContain('Jobs with the pay on them')
      // One policy: that of the page, which names the hashes of its own scripts.
      expect(jobs.headers.get('content-security-policy')?.match(/default-src/g)).toHaveLength(1)
      expect(jobs.headers.get('cache-control')).toBe('public, no-cache')
      expect(jobs.headers.get('x-drawn-by')).toBeNull()
      expect((await get('/jobs?q=rust', { 'if-none-match': jobs.headers.get('etag') ?? '' })).status).toBe(
        304,
      )
      expect((await get('/jobs/23456789ab/none')).status).toBe(404)
      expect((await get('/companies/none')).status).toBe(404)
      expect(await (await get('/jobs/feed.xml')).text()).toContain('http://www.w3.org/2005/Atom')
      expect(await (await get('/sitemap.xml')).text()).toContain('<sitemapindex')
      expect((await get('/jobs/')).headers.get('location')).toBe('/jobs')
    })
})

test.describe('One gateway before four deployments', () => {
  const [gateway = 0, marketing = 0, candidate = 0, admin = 0] = freePorts(4)
  const ports = { gateway, marketing, candidate, admin }
  const get = (path: string, port = gateway) =>
    fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' })
  const titleOf = async (answer: Response) => /<title>([^<]*)/.exec(await answer.text())?.[1] ?? ''
  let stop = async () => undefined as void

  test.beforeAll(async () => {
    const api = openStack().separate.api.port
    const sites = (['marketing', 'candidate', 'admin'] as const).map((app) => siteConf(app, ports[app]))
    stop = await startNginx([gatewayConf({ ...ports, api }), ...sites], gateway)
  })
  test.afterAll(() => stop())

  test('leads every page of the table to its app', async () => {
    const titles: Record<string, string> = {}
    for (const app of ['candidate', 'admin'] as const)
      titles[app] = await titleOf(await get(APP_START[app], ports[app]))
    expect(titles['candidate']).not.toBe(titles['admin'])
    for (const app of ['candidate', 'admin'] as const)
      for (const path of APP_PATHS[app]) {
        const answer = await get(path)
        expect(answer.status, path).toBe(200)
        expect(await titleOf(answer), path).toBe(titles[app])
      }
    for (const path of APP_PATHS.marketing) expect((await get(path)).status, path).toBe(200)
    for (const path of ['/healthz', '/readyz', '/api/proven-email'])
      expect((await get(path)).headers.get('content-type'), path).toContain('application/json')
    expect((await get('/admin-nothing')).status).toBe(404)
  })

  test('leads the bare address of an app to its first screen', async () => {
    for (const app of ['candidate', 'admin'] as const) {
      const answer = await get('/', ports[app])
      expect([answer.status, answer.headers.get('location')], app).toEqual([302, APP_START[app]])
    }
  })
})
