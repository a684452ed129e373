import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { SHELL_MARKS } from '@tryka/public-pages'
import type { TestApp } from '../testing/build-test-app'
import { buildTestApp } from '../testing/build-test-app'

const THEME = `document.documentElement.dataset.theme = 'dark'`
const html = (title: string) =>
  `<!doctype html><html lang="en"><head><script>${THEME}</script><script type="module" src="/assets/x-1a2b.js"></script></head><body><h1>${title}</h1></body></html>`

const FILES: Record<string, string> = {
  'marketing/dist/index.html': html('Home'),
  'marketing/dist/about-us/index.html': html('About'),
  'marketing/dist/verify/index.html': html('Check'),
  'marketing/dist/blog/first-steps/index.html': html('First steps'),
  'marketing/dist/404.html': html('Not here'),
  'marketing/dist/shell.html': html('Frame').replace(
    '<h1>Frame</h1>',
    `${SHELL_MARKS.head.join('')}<nav>Site</nav>${SHELL_MARKS.main.join('')}`,
  ),
  'marketing/dist/assets/x-1a2b.js': `console.log('${'x'.repeat(2000)}')`,
  'marketing/dist/assets/x-1a2b.js.map': '{}',
  'marketing/dist/robots.txt': 'User-agent: *',
  'marketing/dist/.env': 'SECRET=1',
  'marketing/dist/.well-known/security.txt': 'Contact: mailto:hello@tryka.example',
  'marketing/dist/favicon.ico': 'icon',
  'marketing/dist/manifest.json': '{}',
  'marketing/dist/careers/designer/index.html': html('Designer'),
  'candidate/dist/index.html': html('Candidate'),
  'candidate/dist/assets/c-1a2b.js': 'console.log(1)',
  'admin/dist/index.html': html('Admin'),
  'admin/dist/assets/a-1a2b.css': 'body{}',
}

describe('The web apps on one origin', () => {
  let root: string
  let test: TestApp
  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'tryka-web-'))
    for (const [name, content] of Object.entries(FILES)) {
      mkdirSync(dirname(join(root, name)), { recursive: true })
      writeFileSync(join(root, name), content)
    }
    for (const name of ['marketing/dist/index.html', 'marketing/dist/assets/x-1a2b.js']) {
      writeFileSync(join(root, `${name}.br`), brotliCompressSync(FILES[name] ?? ''))
      writeFileSync(join(root, `${name}.gz`), gzipSync(FILES[name] ?? ''))
    }
    test = await buildTestApp({ config: { webRoot: root } })
  })
  afterAll(async () => {
    await test.close()
    rmSync(root, { recursive: true, force: true })
  })

  const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers })

  it.each([
    ['/', 'Home', 200],
    ['/about-us', 'About', 200],
    ['/blog/first-steps', 'First steps', 200],
    ['/candidate-dashboard', 'Candidate', 200],
    ['/candidate-dashboard?section=cv', 'Candidate', 200],
    ['/company-dashboard', 'Candidate', 200],
    ['/sign-in', 'Candidate', 200],
    ['/admin-login', 'Admin', 200],
    ['/admin-dashboard', 'Admin', 200],
    ['/admin-users', 'Admin', 200],
    ['/careers/designer', 'Designer', 200],
    ['/careers/no-such-position', 'Not here', 404],
    ['/no-such-page', 'Not here', 404],
    ['/assets/gone.js', 'Not here', 404],
    ['/404.html', 'Not here', 404],
  ])('answer %s with %s', async (url, title, status) => {
    const response = await get(url)

    expect(response.statusCode).toBe(status)
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(response.body).toContain(`<h1>${title}</h1>`)
    expect(response.headers['cache-control']).toBe('no-cache')
  })

  it.each([
    ['/candidate-dashboard', '(self)'],
    ['/sign-in', '(self)'],
    ['/', '()'],
    ['/admin-dashboard', '()'],
    ['/no-such-page', '()'],
    ['/candidate-app/assets/c-1a2b.js', '()'],
    ['/healthz', '()'],
  ])('let %s use the microphone for %s', async (url, whose) => {
    const policy = String((await get(url)).headers['permissions-policy'])
    expect(policy).toContain(`microphone=${whose}`)
    expect(policy.includes('on-device-speech-recognition=(self)')).toBe(whose === '(self)')
    expect(policy).toContain('camera=()')
  })

  it('frame what the API draws, and are no page by themselves', async () => {
    const jobs = await get('/jobs')
    expect(jobs.body).toContain('<nav>Site</nav><div class="p-box">')
    expect(String(jobs.headers['content-security-policy'])).toContain(
      createHash('sha256').update(THEME).digest('base64'),
    )
    for (const path of ['/shell', '/shell.html']) expect((await get(path)).statusCode).toBe(404)
  })

  it('lead an address with a slash too many to its page', async () => {
    const response = await get('/about-us/?a=1')

    expect(response.statusCode).toBe(308)
    expect(response.headers.location).toBe('/about-us?a=1')
  })

  it.each(['//evil.example/', '/\\evil.example/', '//'])(
    'never lead to another site from %s',
    async (url) => {
      expect((await get(url)).headers.location).toBeUndefined()
    },
  )

  it('allow their theme script by its hash and no other inline script', async () => {
    const policy = String((await get('/')).headers['content-security-policy'])

    const hash = createHash('sha256').update(THEME).digest('base64')
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(policy).toContain("frame-ancestors 'none'")
  })

  it('let only the page that checks credentials ask a server that the visitor names', async () => {
    const asks = async (path: string) =>
      /connect-src ([^;]*)/.exec(String((await get(path)).headers['content-security-policy']))?.[1]

    expect(await asks('/verify')).toBe("'self' https:")
    for (const path of ['/', '/about-us', '/no-such-page']) expect(await asks(path)).toBe("'self'")
  })

  it('answer 304 to who has the page', async () => {
    const first = await get('/about-us')
    const again = await get('/about-us', { 'if-none-match': String(first.headers.etag) })

    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })

  it('send the compressed copy to who reads it', async () => {
    const brotli = await get('/', { 'accept-encoding': 'gzip, deflate, br' })
    const gzip = await get('/', { 'accept-encoding': 'gzip' })
    const neither = await get('/', { 'accept-encoding': 'br;q=0' })

    expect(brotli.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(FILES['marketing/dist/index.html'])
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(FILES['marketing/dist/index.html'])
    expect(neither.headers['content-encoding']).toBeUndefined()
    expect(String(brotli.headers.vary)).toMatch(/accept-encoding/)
  })

  it('let hashed files be kept for a year and others for an hour', async () => {
    const script = await get('/assets/x-1a2b.js', { 'accept-encoding': 'br' })
    const robots = await get('/robots.txt')

    expect(script.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'x-content-type-options': 'nosniff',
    })
    expect(robots.headers['cache-control']).toBe('public, max-age=3600')
  })

  it.each([
    ['/favicon.ico', /^image\//],
    ['/manifest.json', /^application\/json/],
    ['/.well-known/security.txt', /^text\/plain/],
  ])('say of %s what it is', async (url, type) => {
    const response = await get(url)

    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toMatch(type)
  })

  it('have their files under the base of each app', async () => {
    expect((await get('/candidate-app/assets/c-1a2b.js')).statusCode).toBe(200)
    expect((await get('/admin-app/assets/a-1a2b.css')).headers['content-type']).toMatch(/^text\/css/)
  })

  it.each([
    '/assets/x-1a2b.js.map',
    '/assets/x-1a2b.js.br',
    '/.env',
    '/index.html.br',
    '/../package.json',
    '/assets/../../package.json',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/candidate-app/index.html',
  ])('do not give away %s', async (url) => {
    const response = await get(url)

    expect([400, 404]).toContain(response.statusCode)
    expect(response.body).not.toContain('SECRET')
  })

  it('leave calls to the API, also unknown ones', async () => {
    const response = await get('/api/no-such-call')

    expect(response.statusCode).toBe(404)
    expect(response.headers['content-type']).toMatch(/^application\/problem\+json/)
  })

  it('answer another method than reading with a problem', async () => {
    const response = await test.app.inject({ method: 'POST', url: '/no-such-page' })

    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('A build that was not told its address', () => {
  const BUILT = 'http://public-url.invalid'
  const OURS = 'https://www.example.com'
  /** One of them reads like a sample of another, and one has what ends an attribute. */
  const CONTACTS = {
    hello: 'people@ours.test',
    careers: 'hello@tryka.example.ours.test',
    privacy: "o'data@ours.test",
  }
  const NAMES = [
    'index.html',
    '404.html',
    'sitemap-site.xml',
    'robots.txt',
    'feed.xml',
    '.well-known/security.txt',
  ]
  let root: string
  let test: TestApp
  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'tryka-web-'))
    const dist = join(root, 'marketing/dist')
    mkdirSync(join(dist, '.well-known'), { recursive: true })
    writeFileSync(join(dist, '.public-url'), BUILT)
    const data = `<script type="application/ld+json">{"url":"${BUILT}/"}</script>`
    for (const name of NAMES) {
      const write = `<a href="mailto:hello@tryka.example">hello@tryka.example</a> careers@tryka.example privacy@tryka.example`
      const text = `<link rel="canonical" href="${BUILT}/">${data}${write} ${'x'.repeat(2_000)}`
      writeFileSync(join(dist, name), text)
      writeFileSync(join(dist, `${name}.br`), brotliCompressSync(text))
    }
    test = await buildTestApp({ config: { webRoot: root, publicUrl: OURS, contacts: CONTACTS } })
  })
  afterAll(async () => {
    await test.close()
    rmSync(root, { recursive: true, force: true })
  })

  it.each(['/', '/no-such-page'])(
    'names the addresses where people write to it at %s, without a script',
    async (url) => {
      const { body } = await test.app.inject({ url })

      expect(body).toContain(
        '<a href="mailto:people@ours.test">people@ours.test</a> hello@tryka.example.ours.test',
      )
      expect(body).toContain('hello@tryka.example.ours.test o&#39;data@ours.test')
      expect(body).not.toMatch(/@tryka\.example(?!\.ours)/)
    },
  )

  it.each([
    '/',
    '/no-such-page',
    '/sitemap-site.xml',
    '/robots.txt',
    '/feed.xml',
    '/.well-known/security.txt',
  ])('names the address of the server that shows it at %s', async (url) => {
    const response = await test.app.inject({ url })

    expect(response.body).toContain(`href="${OURS}/"`)
    expect(response.body).not.toContain(BUILT)
  })

  it('allows the data of the page as it is served', async () => {
    const { headers } = await test.app.inject('/')
    const hash = createHash('sha256').update(`{"url":"${OURS}/"}`).digest('base64')

    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`)
  })

  it('is never sent from the compressed copy that names the other address', async () => {
    const request = { url: '/', headers: { 'accept-encoding': 'br' } }
    const compressed = async () => {
      for (;;) {
        const response = await test.app.inject(request)
        if (response.headers['content-encoding'] === 'br') return response
        expect(response.body).toContain(OURS)
        await new Promise((go) => setImmediate(go))
      }
    }

    expect(brotliDecompressSync((await compressed()).rawPayload).toString()).toContain(`href="${OURS}/"`)
  })
})

describe('A server without builds', () => {
  it('still starts and answers calls', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'tryka-empty-'))
    const test = await buildTestApp({ config: { webRoot: empty } })

    expect((await test.app.inject('/')).json()).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    await test.close()
    rmSync(empty, { recursive: true, force: true })
  })
})
