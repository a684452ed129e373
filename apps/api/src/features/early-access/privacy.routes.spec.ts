import { createHash } from 'node:crypto'
import { DAY_MS, newsletterRequest } from '@tryka/domain'
import type { TestApp, TestClient } from '../../testing/build-test-app'
import { buildTestApp } from '../../testing/build-test-app'
import { signUp } from '../../testing/waitlist'
import { OtpCodeEntity } from '../../services/otp/otp-code.entity'
import { SignupEntity } from './signup.entity'

const EMAIL = 'ada@example.com'
const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

async function until(done: () => boolean): Promise<void> {
  while (!done()) await new Promise((go) => setImmediate(go))
}

describe('One’s own data', () => {
  let test: TestApp
  let client: TestClient
  const ask = (email = EMAIL) => client.post('/api/early-access/privacy-link', { email })
  const dataMails = (from = test) =>
    from.mailbox.mails.filter(({ subject }) => subject.startsWith('Your data'))
  /** Asks, and waits for the mail: the answer does not. */
  const asked = async () => {
    const before = dataMails().length
    await ask()
    await until(() => dataMails().length > before)
  }
  /** The links of the newest mail: see, erase, unsubscribe. */
  const links = () => {
    const found = [
      ...(dataMails()
        .at(-1)
        ?.text.matchAll(/https?:\/\/[^/]+(\S+)/g) ?? []),
    ].map(([, path]) => path)
    return { mine: found[0] ?? '', erase: found[1] ?? '', unsubscribe: found[2] ?? '' }
  }
  const tokenOf = (link: string) => link.split('token=')[1] ?? ''
  const form = (url: string, headers = {}) =>
    client.request({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: 'List-Unsubscribe=One-Click',
    })
  const rows = () => test.db.read.count(SignupEntity)

  beforeEach(async () => {
    test = await buildTestApp()
    client = test.client()
  })
  afterEach(() => test.close())

  it('answers alike for known and unknown addresses, and mails the known one', async () => {
    await signUp(test, { email: EMAIL })

    const [known, unknown] = [await ask('ADA@example.com'), await ask('nobody@example.com')]

    await until(() => dataMails().length > 0)
    expect([known.statusCode, known.json()]).toEqual([202, { received: true }])
    expect([unknown.statusCode, unknown.json()]).toEqual([202, { received: true }])
    expect(dataMails().map((mail) => mail.to)).toEqual([EMAIL])
  })

  it('mails links to the API where it has an origin of its own', async () => {
    const over = { publicUrl: 'https://www.example.com', apiUrl: 'https://api.example.com' }
    const apart = await buildTestApp({ config: over })
    await signUp(apart, { email: EMAIL })

    await apart.client().post('/api/early-access/privacy-link', { email: EMAIL })
    await until(() => dataMails(apart).length > 0)
    const [mail] = dataMails(apart)
    const found = [...(mail?.text.matchAll(/https?:\/\/[^?\s]+/g) ?? [])].map(([link]) => link)
    await apart.close()

    expect(found).toHaveLength(3)
    expect(found.every((link) => link.startsWith('https://api.example.com/api/early-access/'))).toBe(true)
    expect(mail?.headers?.['List-Unsubscribe']).toMatch(/^<https:\/\/api\.example\.com\/api\//)
  })

  it('mails at most three links an hour to one address', async () => {
    await signUp(test, { email: EMAIL })

    const answers = await Promise.all(Array.from({ length: 6 }, () => ask()))

    await until(() => dataMails().length >= 3)
    expect(new Set(answers.map((a) => a.statusCode))).toEqual(new Set([202]))
    expect(dataMails()).toHaveLength(3)
  })

  it('shows everything that is kept', async () => {
    await signUp(test, { email: EMAIL, name: 'Ada Lovelace', message: 'Hello' })
    await asked()

    const response = await client.get(links().mine)

    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({
      email: EMAIL,
      signups: [{ name: 'Ada Lovelace', email: EMAIL, emailVerified: true, message: 'Hello' }],
      codesSent: [{ purpose: 'signup' }],
    })
  })

  it('shows it to a person as a page with the file to take along', async () => {
    await signUp(test, { email: EMAIL, name: '<b>Ada</b> & Co', message: 'Hello' })
    await asked()

    const page = await client.get(links().mine, HTML)
    const file = /href="([^"]+\/download[^"]+)"/.exec(page.body)?.[1] ?? ''
    const download = await client.get(file)

    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.body).toContain('<h1>Your data</h1>')
    expect(page.body).toContain('&lt;b&gt;Ada&lt;/b&gt; &amp; Co')
    expect(page.body).toContain('<dt>Address verified</dt><dd>Yes</dd>')
    expect(download.headers['content-disposition']).toBe('attachment; filename=my-data.json')
    expect(download.json()).toMatchObject({ email: EMAIL, signups: [{ message: 'Hello' }] })
  })

  it('draws pages that lead home, load nothing and allow their own style alone', async () => {
    await signUp(test, { email: EMAIL })
    await asked()

    for (const url of Object.values(links())) {
      const { body, headers } = await client.get(url, HTML)
      const style = /<style>([\s\S]*?)<\/style>/.exec(body)?.[1] ?? ''
      const hash = createHash('sha256').update(style).digest('base64')
      expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`)
      expect(body).toContain(`<a href="${test.config.publicUrl}/" aria-label="Tryka home">`)
      expect(body).toContain('prefers-color-scheme:dark')
      expect(body).not.toMatch(/<(script|link|img)\b/)
    }
  })

  it('leads a person with an old or broken link to a new one', async () => {
    await signUp(test, { email: EMAIL })
    await asked()
    const { mine, erase } = links()
    const old = [mine, erase, erase.replace('/erase?', '/erase/confirm?'), '/api/early-access/mine']
    test.clock.advance(8 * DAY_MS)

    for (const url of old) {
      const answer = url.includes('confirm') ? await form(url, HTML) : await client.get(url, HTML)
      expect(answer.statusCode).toBe(400)
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(answer.body).toContain('<h1>This link does not work any more</h1>')
      expect(answer.body).toContain(`href="${test.config.publicUrl}/privacy-policy#my-data"`)
    }
  })

  it('erases everything after a question, and not by opening the link', async () => {
    await signUp(test, { email: EMAIL })
    await asked()

    const opened = await client.get(links().erase)
    const afterOpening = await rows()
    const action = /action="([^"]+)"/.exec(opened.body)?.[1] ?? ''
    const erased = await form(action)

    expect(opened.headers['content-type']).toContain('text/html')
    expect(afterOpening).toBe(1)
    expect(erased.body).toContain('Your data is erased')
    expect(await rows()).toBe(0)
    expect(await test.db.read.count(OtpCodeEntity)).toBe(0)
  })

  it('erases by a call, too', async () => {
    await signUp(test, { email: EMAIL })
    await asked()

    const response = await client.post('/api/early-access/erase', { token: tokenOf(links().erase) })

    expect(response.json()).toEqual({ erased: true })
    expect(await rows()).toBe(0)
  })

  it('takes a subscriber off with one press in the mail program', async () => {
    await client.post('/api/early-access', newsletterRequest(EMAIL))
    await asked()
    const headers = dataMails().at(-1)?.headers

    const opened = await client.get(links().unsubscribe)
    expect([opened.statusCode, await rows()]).toEqual([200, 1])
    const [first, again] = [
      await form(links().unsubscribe),
      await form(links().unsubscribe, { accept: 'text/html' }),
    ]

    expect(headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
    expect(headers?.['List-Unsubscribe']).toContain(links().unsubscribe)
    expect([first.statusCode, first.json()]).toEqual([200, { unsubscribed: true }])
    expect(again.body).toContain('Unsubscribed')
    expect(await rows()).toBe(0)
  })

  it('keeps an early-access signup when its newsletter is stopped', async () => {
    await signUp(test, { email: EMAIL })
    await asked()

    expect((await form(links().unsubscribe)).statusCode).toBe(200)
    expect(await rows()).toBe(1)
  })

  it('refuses forged, foreign and old links', async () => {
    await signUp(test, { email: EMAIL })
    await asked()
    const { mine, unsubscribe } = links()
    const urls = [
      `/api/early-access/mine?token=${tokenOf(unsubscribe)}`,
      `${mine.slice(0, -3)}AAA`,
      '/api/early-access/mine?token=a.b.c',
    ]

    for (const url of urls) expect((await client.get(url)).json()).toMatchObject({ code: 'LINK_INVALID' })
    expect((await form(`/api/early-access/erase/confirm?token=${tokenOf(unsubscribe)}`)).statusCode).toBe(400)
    test.clock.advance(7 * DAY_MS)
    expect((await client.get(mine)).statusCode).toBe(400)
    expect(await rows()).toBe(1)
  })

  it('takes forms nowhere else', async () => {
    expect((await form('/api/early-access')).statusCode).toBe(415)
    expect((await form('/api/send-otp')).statusCode).toBe(415)
  })
})
