import { randomInt } from 'node:crypto'
import { DAY_MS, HOUR_MS, MINUTE_MS, SHARE_LIMITS } from '@tryka/domain'
import type { Resume, ResumeShare } from '@tryka/domain'
import type { RenderedResume } from '@tryka/resume-template'
import { AccountEntity } from '../../../services/accounts/account.entity'
import { rateLimits } from '../../../http/limits/rate-limits'
import type { TestApp, TestClient } from '../../../testing/build-test-app'
import { buildTestApp } from '../../../testing/build-test-app'
import { signedIn } from '../../../testing/live-market'
import { nextAddress } from '../../../testing/waitlist'
import { ResumeShareEntity } from './resume-share.table'

jest.setTimeout(60_000)

const seed = randomInt(1_000_000)
console.info(`sharing: seed ${seed}`)
let made = 0
const word = (name: string) => `${name}-${seed}-${(made += 1)}`
const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
const FORM = { 'content-type': 'application/x-www-form-urlencoded', ...BROWSER }

describe('A shared resume', () => {
  let test: TestApp
  let printed: RenderedResume[] = []
  beforeAll(async () => {
    const printer = {
      print: (doc: RenderedResume) => {
        printed.push(doc)
        return Promise.resolve(Buffer.from('%PDF-1.7 stand-in'))
      },
      warmUp: () => Promise.resolve(),
      close: () => Promise.resolve(),
    }
    test = await buildTestApp({
      config: { guestsPerHour: 1_000, rateLimits: rateLimits(100), logLevel: 'info' },
      deps: { printer },
    })
  })
  beforeEach(() => {
    printed = []
    test.clock.advance(61_000)
  })
  afterAll(() => test.close())

  const name = word('Asha')
  const PERSON = {
    fullName: `${name} <b>Verma</b>`,
    email: 'asha.private@example.com',
    phone: '+1 312 555 0123',
    location: 'Pune',
    linkedIn: '',
    github: '',
    portfolio: 'asha.example.com',
  }
  async function owner() {
    const { client } = await signedIn(test, `${word('asha')}@example.com`)
    const body = {
      title: 'for Acme, second try',
      personalInfo: PERSON,
      summary: 'Builds settlement systems.',
    }
    const resume = (await client.post('/api/resumes', body)).json<Resume>()
    return { client, resume }
  }
  const post = (client: TestClient, id: string, body: object = {}, headers = {}) =>
    client.post(`/api/resumes/${id}/shares`, { expiresAt: null, ...body }, headers)
  const share = async (client: TestClient, id: string, body: object = {}) => {
    const answer = await post(client, id, body)
    expect(answer.statusCode).toBe(201)
    const link = answer.json<ResumeShare>()
    return { ...link, path: new URL(link.url ?? '').pathname }
  }
  const list = async (client: TestClient, id: string) =>
    (await client.get(`/api/resumes/${id}/shares`)).json<ResumeShare[]>()
  const stranger = () => test.client(nextAddress())
  const tell = (client: TestClient, path: string, password: string, headers = {}) =>
    client.request({
      method: 'POST',
      url: path,
      headers: { ...FORM, ...headers },
      payload: new URLSearchParams({ password }).toString(),
    })

  it('is read by whoever has the link, with strict headers and without what is nobody’s business', async () => {
    const { client, resume } = await owner()
    const { path } = await share(client, resume.id, { label: 'for Ben at Acme' })

    const page = await stranger().get(path, BROWSER)

    expect(page.statusCode).toBe(200)
    expect(page.headers).toMatchObject({
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    expect(page.headers['content-security-policy']).not.toContain('script-src')
    expect(page.body).toContain('<meta name="robots" content="noindex, nofollow">')
    expect(page.body).toContain(`${name} &lt;b&gt;Verma&lt;/b&gt;`)
    expect(page.body).toContain('Builds settlement systems.')
    expect(page.body).toMatch(/As last saved on/)
    expect(page.body).not.toMatch(/<script|Acme|second try/)
    expect(page.body).not.toContain(resume.id)
    expect(page.body).not.toContain(resume.userId)
  })

  it('shows what was saved last and serves its fonts and its PDF', async () => {
    const { client, resume } = await owner()
    const { path } = await share(client, resume.id)
    await client.request({ method: 'PUT', url: `/api/resumes/${resume.id}`, payload: { summary: 'Anew.' } })
    const reader = stranger()

    const page = (await reader.get(path, BROWSER)).body
    const font = /url\("?([^")]*\/cv\/fonts\/[^")]+)"?\)/.exec(page)?.[1] ?? ''
    const pdf = await reader.get(`${path}/pdf`, BROWSER)

    expect(page).toContain('Anew.')
    expect((await reader.get(font)).headers['content-type']).toBe('font/woff2')
    expect((await reader.get('/cv/fonts/none.woff2')).statusCode).toBe(404)
    expect(pdf.headers['content-type']).toBe('application/pdf')
    expect(pdf.headers['content-disposition']).toContain('- CV.pdf')
    expect(printed[0]?.title).toBe(`${PERSON.fullName} - CV`)
    expect(printed[0]?.html).toContain('Anew.')
  })

  it('leaves out phone and e-mail, and how to reach references, where the owner says so', async () => {
    const { client, resume } = await owner()
    const reference = { name: 'Ben Holt', position: 'CTO', contact: 'ben@example.com', reference: '' }
    await client.request({
      method: 'PUT',
      url: `/api/resumes/${resume.id}`,
      payload: { references: [reference] },
    })
    const open = await share(client, resume.id)
    const closed = await share(client, resume.id, { hideContact: true })
    const reader = stranger()

    const [all, some] = [await reader.get(open.path, BROWSER), await reader.get(closed.path, BROWSER)]
    await reader.get(`${closed.path}/pdf`, BROWSER)

    expect(all.body).toContain('asha.private@example.com')
    for (const text of [some.body, printed[0]?.html ?? '']) {
      expect(text).toContain(name)
      expect(text).not.toMatch(/asha\.private|555|ben@example/)
    }
    expect(some.body).toContain('Phone and e-mail are not shown.')
  })

  it('counts a reader once for a while, and neither the owner nor robots', async () => {
    const { client, resume } = await owner()
    const { path } = await share(client, resume.id)
    const count = async () => {
      const [link] = await list(client, resume.id)
      return { views: link?.views, downloads: link?.downloads, at: link?.lastViewedAt }
    }
    await client.get(path, BROWSER)
    for (const agent of ['Googlebot/2.1', 'WhatsApp/2.2', 'curl/8', ''])
      await stranger().get(path, { 'user-agent': agent })
    await stranger().get(path, { ...BROWSER, 'sec-purpose': 'prefetch' })
    await stranger().request({ method: 'HEAD', url: path, headers: BROWSER })
    expect(await count()).toEqual({ views: 0, downloads: 0, at: null })

    const reader = stranger()
    for (let again = 0; again < 3; again++) {
      await reader.get(path, BROWSER)
      await reader.get(`${path}/pdf`, BROWSER)
    }
    expect(await count()).toEqual({ views: 1, downloads: 1, at: test.clock.now().toISOString() })
    await stranger().get(path, BROWSER)
    test.clock.advance(31 * MINUTE_MS)
    await reader.get(path, BROWSER)
    expect((await count()).views).toBe(3)

    await Promise.all(Array.from({ length: 20 }, () => stranger().get(path, BROWSER)))
    expect((await count()).views).toBe(23)
    const forged = stranger()
    forged.cookies.set('tryka_cv_views', `${Number.MAX_SAFE_INTEGER}.${'A'.repeat(43)}`)
    await forged.get(path, BROWSER)
    expect((await count()).views).toBe(24)
  })

  it('keeps nothing of who looked: no row has an address, and no log a token', async () => {
    const { client, resume } = await owner()
    const { path } = await share(client, resume.id)
    const address = '203.0.113.77'
    await test.client(address).get(path, BROWSER)

    const rows = JSON.stringify(await test.db.read.find(ResumeShareEntity))
    const token = path.slice('/cv/'.length)

    expect(rows).not.toContain(address)
    expect(rows).not.toContain(token)
    expect(JSON.stringify(test.logs)).not.toContain(token)
    expect(JSON.stringify(test.logs)).toContain('/cv/[token]')
  })

  it('opens by its password alone, without scripts, and says nothing before', async () => {
    const { client, resume } = await owner()
    const link = await share(client, resume.id, { password: ' correct horse ' })
    const reader = stranger()

    const asked = await reader.get(link.path, BROWSER)
    expect(asked.body).toContain('This CV has a password')
    expect(asked.body).not.toContain(name)
    // A browser says where a form comes from only under this policy.
    expect(asked.headers['referrer-policy']).toBe('same-origin')
    expect((await reader.get(`${link.path}/pdf`, BROWSER)).statusCode).toBe(303)
    const wrong = await tell(reader, link.path, 'correct horse')
    expect([wrong.statusCode, wrong.body.includes('That is not the password')]).toEqual([403, true])
    const right = await tell(reader, link.path, ' correct horse ')
    expect([right.statusCode, right.headers.location]).toEqual([303, link.path])
    expect(right.cookies[0]).toMatchObject({ path: link.path, httpOnly: true, sameSite: 'Lax' })

    expect((await reader.get(link.path, BROWSER)).body).toContain(name)
    expect((await reader.get(`${link.path}/pdf`, BROWSER)).statusCode).toBe(200)
    expect((await stranger().get(link.path, BROWSER)).body).not.toContain(name)
    expect((await list(client, resume.id))[0]).toMatchObject({ hasPassword: true, views: 1 })
    const rows = JSON.stringify(await test.db.read.findBy(ResumeShareEntity, { id: link.id }))
    expect(rows).toContain('$argon2id$')
    expect(rows).not.toContain('horse')
    test.clock.advance(13 * HOUR_MS)
    expect((await reader.get(link.path, BROWSER)).body).not.toContain(name)
  })

  it('lets one address try ten passwords in a quarter of an hour, also those that come at once', async () => {
    const { client, resume } = await owner()
    const { path } = await share(client, resume.id, { password: 'correct horse' })
    const reader = stranger()

    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => tell(reader, path, `guess ${at}`)),
    )
    const statuses = answers.map(({ statusCode }) => statusCode)

    expect(statuses.filter((status) => status === 403)).toHaveLength(10)
    const refused = answers.filter(({ statusCode }) => statusCode === 429)
    expect(refused).toHaveLength(10)
    expect(refused[0]?.body).toContain('Too many requests. Try again in 15 minutes.')
    expect(refused[0]?.headers['retry-after']).toBe('900')
    expect((await tell(reader, path, 'correct horse')).statusCode).toBe(429)
    expect((await tell(stranger(), path, 'correct horse')).statusCode).toBe(303)
  })

  it('ends at its minute, when it is revoked, with the resume and with the account, always with the same page', async () => {
    const { client, resume } = await owner()
    const never = await stranger().get(`/cv/${'A'.repeat(43)}`, BROWSER)
    expect(never.statusCode).toBe(404)
    expect(never.body).toContain('This link does not lead anywhere any more')
    const isGone = async (path: string) => {
      const answer = await stranger().get(path, BROWSER)
      expect([answer.statusCode, answer.body]).toEqual([404, never.body])
      expect((await stranger().get(`${path}/pdf`, BROWSER)).statusCode).toBe(404)
      expect((await tell(stranger(), path, 'x')).statusCode).toBe(404)
    }
    const expiresAt = new Date(test.clock.now().getTime() + 7 * DAY_MS).toISOString()
    const week = await share(client, resume.id, { expiresAt, password: 'correct horse' })
    test.clock.advance(7 * DAY_MS - 1)
    expect((await stranger().get(week.path, BROWSER)).statusCode).toBe(200)
    test.clock.advance(1)
    await isGone(week.path)
    expect((await list(client, resume.id))[0]).toMatchObject({ state: 'expired', url: null })

    const link = await share(client, resume.id)
    await client.request({ method: 'DELETE', url: `/api/resumes/${resume.id}/shares/${link.id}` })
    await isGone(link.path)
    expect(await list(client, resume.id)).toContainEqual(
      expect.objectContaining({ id: link.id, state: 'revoked', url: null }),
    )

    const binned = await share(client, resume.id)
    await client.request({ method: 'DELETE', url: `/api/resumes/${resume.id}` })
    await isGone(binned.path)
    await client.post(`/api/resumes/${resume.id}/restore`)
    expect((await stranger().get(binned.path, BROWSER)).statusCode).toBe(200)

    const at = (stateDecisionId: string | null) =>
      test.db.write((m) => m.update(AccountEntity, { id: resume.userId }, { stateDecisionId }))
    await at('a-decision')
    await isGone(binned.path)
    await at(null)
    await client.request({ method: 'DELETE', url: `/api/resumes/${resume.id}` })
    await client.request({ method: 'DELETE', url: `/api/resumes/deleted/${resume.id}` })
    await isGone(binned.path)
    expect(await test.db.read.countBy(ResumeShareEntity, { resumeId: resume.id })).toBe(0)
  })

  it('is shared by its owner alone, who signed in', async () => {
    const { client, resume } = await owner()
    const link = await share(client, resume.id)
    const other = await owner()
    const guest = stranger()
    const own = (await guest.post('/api/resumes', {})).json<Resume>()

    expect((await post(guest, own.id)).json()).toMatchObject({ status: 403, code: 'SIGN_IN_FIRST' })
    for (const somebody of [other.client, guest]) {
      expect((await somebody.get(`/api/resumes/${resume.id}/shares`)).statusCode).toBe(404)
      const url = `/api/resumes/${resume.id}/shares/${link.id}`
      expect((await somebody.request({ method: 'DELETE', url })).statusCode).toBe(404)
    }
    expect((await post(other.client, resume.id)).statusCode).toBe(404)
    expect((await stranger().get(link.path, BROWSER)).statusCode).toBe(200)
  })

  it.each([
    ['an end in the past', { expiresAt: '2020-01-01T00:00:00.000Z' }],
    ['an end in a thousand years', { expiresAt: '3026-01-01T00:00:00.000Z' }],
    ['an end that is no time', { expiresAt: 'tomorrow' }],
    ['no word about the end', { expiresAt: undefined }],
    ['a short password', { password: 'short' }],
    ['a number for a password', { password: 12345678 }],
    ['a long label', { label: 'x'.repeat(81) }],
    ['a token of its own', { tokenHash: 'x' }],
    ['a password of 200 KB', { password: 'x'.repeat(200_000) }],
  ])('is not made with %s', async (_, body) => {
    const { client, resume } = await owner()

    const refused = await post(client, resume.id, body)

    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toMatchObject({ code: 'VALIDATION' })
  })

  it('takes no body of a megabyte', async () => {
    const { client, resume } = await owner()

    expect((await post(client, resume.id, { label: 'x'.repeat(1_000_000) })).statusCode).toBe(413)
  })

  it('has one link for one key and at most twenty, also when they come at once', async () => {
    const { client, resume } = await owner()
    const body = { password: 'correct horse' }
    const same = await Promise.all(
      Array.from({ length: 20 }, () => post(client, resume.id, body, { 'idempotency-key': 'one' })),
    )
    expect(new Set(same.map((answer) => answer.json<ResumeShare>().url)).size).toBe(1)
    const more = await Promise.all(Array.from({ length: 25 }, () => post(client, resume.id)))
    const count = (status: number) => more.filter((answer) => answer.statusCode === status).length

    expect([count(201), count(409)]).toEqual([SHARE_LIMITS.links - 1, 6])
    expect(await list(client, resume.id)).toHaveLength(SHARE_LIMITS.links)
  })

  it('refuses forms of others, large ones, and bodies that are no form', async () => {
    const { client, resume } = await owner()
    const { path } = await share(client, resume.id, { password: 'correct horse' })
    const reader = stranger()
    const send = (payload: string | object, headers: Record<string, string>) =>
      reader.request({ method: 'POST', url: path, headers, payload })

    expect((await tell(reader, path, 'correct horse', { origin: 'https://evil.example' })).statusCode).toBe(
      403,
    )
    expect((await send('x'.repeat(1_000_000), FORM)).statusCode).toBe(413)
    expect((await send('hello', { 'content-type': 'text/plain' })).statusCode).toBe(415)
    expect((await send({ password: 'correct horse' }, {})).statusCode).toBe(403)
    expect((await send('password[]=1&password=%00', FORM)).statusCode).toBe(403)
    for (const odd of [
      '/cv/',
      '/cv/x',
      '/cv/%00',
      `/cv/${'x'.repeat(5_000)}`,
      '/cv/..%2f..%2fetc',
      '/cv/a/b/c',
    ])
      expect((await reader.get(odd, BROWSER)).statusCode).toBeLessThan(500)
  })
})
