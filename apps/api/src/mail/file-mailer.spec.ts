import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildTestApp } from '../testing/build-test-app'
import type { StoredMail } from './file-mailer'
import { FileMailer, storedMails } from './file-mailer'

const mail = (subject: string) => ({
  kind: 'code' as const,
  to: 'ada@example.com',
  subject,
  text: `Text of ${subject}`,
  html: '<p>x</p>',
})

describe('Mail without a mail server', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tryka-mail-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('lies in the folder as data and as text, for its owner only', async () => {
    await new FileMailer(folder).send(mail('One'))

    const names = readdirSync(folder)
    expect(names.map((name) => name.split('.').at(-1)).sort()).toEqual(['json', 'txt'])
    const text = names.find((name) => name.endsWith('.txt')) ?? ''
    expect(readFileSync(join(folder, text), 'utf8')).toContain('To: ada@example.com\nSubject: One\n')
    expect(statSync(join(folder, text)).mode & 0o777).toBe(0o600)
  })

  it('is listed newest first and announced', async () => {
    const heard: StoredMail[] = []
    const mailer = new FileMailer(folder, (stored) => heard.push(stored))
    for (const subject of ['One', 'Two', 'Three']) await mailer.send(mail(subject))

    expect((await storedMails(folder)).map(({ subject }) => subject)).toEqual(['Three', 'Two', 'One'])
    expect(heard).toHaveLength(3)
  })

  it('keeps the newest 200', async () => {
    const mailer = new FileMailer(folder)
    for (let i = 0; i < 203; i++) await mailer.send(mail(`${i}`))

    const names = readdirSync(folder)
    expect(names).toHaveLength(400)
    expect((await storedMails(folder, 500)).at(-1)?.subject).toBe('3')
  })
})

describe('GET /dev/mail', () => {
  const smtp = (smtpUrl: string | undefined) => ({
    smtpUrl,
    from: 'a@example.com',
    contact: 'team@example.com',
    perHour: 500,
  })

  it('shows the mails of a developer, without running what is in them', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'tryka-dev-'))
    await new FileMailer(join(dataDir, 'mail')).send(mail('<script>alert(1)</script>'))
    const test = await buildTestApp({ config: { env: 'development', dataDir, mail: smtp(undefined) } })

    const response = await test.app.inject('/dev/mail')

    expect(response.statusCode).toBe(200)
    expect(response.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(response.body).not.toContain('<script>')
    expect(response.headers['x-robots-tag']).toBe('noindex')
    const address = /<iframe src="([^"]+)"[^>]* sandbox="allow-popups allow-popups-to-escape-sandbox">/.exec(
      response.body,
    )?.[1]
    const letter = await test.app.inject(address ?? '')
    expect(letter.body).toBe('<p>x</p>')
    expect(letter.headers['content-security-policy']).toMatch(/^sandbox [^;]*; default-src 'none';/)
    expect(letter.headers['content-security-policy']).not.toMatch(/script/)
    expect(letter.headers['x-frame-options']).toBe('SAMEORIGIN')
    for (const id of ['none', '..%2Fmail%2Fx', '%2e%2e%2f%2e%2e%2fpackage'])
      expect((await test.app.inject(`/dev/mail/${id}`)).statusCode).toBe(404)
    await test.close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  it.each([
    ['in production', { env: 'production' as const, mail: smtp(undefined) }],
    ['with a mail server', { env: 'development' as const, mail: smtp('smtp://127.0.0.1:1') }],
  ])('does not exist %s', async (_name, config) => {
    const test = await buildTestApp({ config })

    expect((await test.app.inject('/dev/mail')).statusCode).toBe(404)
    await test.close()
  })
})
