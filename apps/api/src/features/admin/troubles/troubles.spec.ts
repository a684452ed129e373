import { randomInt, randomUUID } from 'node:crypto'
import { v7 } from 'uuid'
import { ALWAYS, DAY_MS, HOUR_MS, MINUTE_MS, challengeName, companiesApi } from '@tryka/domain'
import type { Mailer } from '../../../mail/mailer'
import { SmtpMailer } from '../../../mail/smtp-mailer'
import { AuditEntryEntity } from '../../../services/audit/audit-entry.entity'
import type { OutboxRow } from '../../../services/outbox/outbox.table'
import { OutboxEntity } from '../../../services/outbox/outbox.table'
import { TroubleEntity } from '../../../services/troubles/trouble.table'
import { buildTestApp, createMailbox } from '../../../testing/build-test-app'
import type { TestApp, TestAppOptions } from '../../../testing/build-test-app'
import { startDnsServer } from '../../../testing/dns-server'
import { company } from '../../../testing/live-market'
import { startSmtpServer } from '../../../testing/smtp-server'
import { signedInAdmin } from '../../../testing/waitlist'
import { AdminEntity } from '../admin.entity'

jest.setTimeout(120_000)

const seed = randomInt(1_000_000)
console.info(`troubles: seed ${seed}`)
const OWNER = `owner-${seed}@console-mail.com`
const ADMIN_URL = 'https://console.test'

describe('What the owners of the console alone can mend', () => {
  let test: TestApp
  let server: Awaited<ReturnType<typeof startSmtpServer>>
  beforeEach(async () => void (server = await startSmtpServer()))
  afterEach(async () => {
    await test.close()
    await server.stop()
  })

  /** The product with a real mail server behind it, and one owner whose address is known. */
  async function start({ config = {} }: TestAppOptions = {}) {
    const smtp = new SmtpMailer({ url: server.url, from: 'Tryka <no-reply@example.com>' })
    const mailbox = createMailbox()
    const send: Mailer['send'] = async (mail) => {
      await smtp.send(mail)
      await mailbox.send(mail)
    }
    // The hour of Redis is a real one, and this one passes at a press.
    const mailer = { send, close: () => smtp.close() }
    test = {
      ...(await buildTestApp({
        config: { adminUrl: ADMIN_URL, ...config },
        deps: { mailer, redis: undefined },
      })),
      mailbox,
    }
    await signedInAdmin(test)
    const mail = { email: OWNER, emailKey: OWNER }
    await test.db.write((manager) => manager.update(AdminEntity, { role: 'owner' }, mail))
    await test.app.listen({ host: '127.0.0.1', port: 0 })
  }
  async function until(isSo: () => boolean | Promise<boolean>, what: string): Promise<void> {
    const end = Date.now() + 60_000
    while (!(await isSo())) {
      if (Date.now() > end) throw new Error(`${what} did not happen`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  /** Texts as they came over the wire; lines that were folded or encoded are whole again. */
  const toOwner = (subject: string) =>
    server.mails
      .filter(({ to }) => to.includes(OWNER))
      .map(({ text }) => text.replace(/=\r?\n/g, '').replace(/=3D/g, '='))
      .filter((text) => text.includes(`Subject: Tryka Admin: ${subject}`))
  const audited = () => test.db.read.findBy(AuditEntryEntity, { action: 'owners.told' })
  /** The clock looked once more, and whatever it found is told. */
  async function looked(ms = 2 * MINUTE_MS) {
    const name = 'troubles'
    test.clock.advance(ms)
    const at = test.clock.now().toISOString()
    await until(async () => {
      const [lease] = await test.db.rows<{ until: string }>('SELECT until FROM leases WHERE name = $1', [
        name,
      ])
      return (lease?.until ?? '') > at
    }, 'the look')
  }

  const row = (over: Partial<OutboxRow> = {}): OutboxRow => {
    const at = test.clock.now().toISOString()
    return {
      id: v7(),
      channel: 'mail',
      template: 'security',
      data: { event: 'erased', at },
      accountId: null,
      address: `${randomUUID()}@people-mail.com`,
      toKey: randomUUID(),
      kind: ALWAYS,
      companyId: null,
      urgentFrom: at,
      dedupKey: randomUUID(),
      priority: 5,
      state: 'queued',
      notBefore: at,
      expiresAt: null,
      tries: 0,
      claimedBy: null,
      claimedUntil: null,
      lastError: null,
      createdAt: at,
      sentAt: null,
      ...over,
    }
  }
  const insert = (rows: OutboxRow[]) => test.db.write((manager) => manager.insert(OutboxEntity, rows))

  it('is told at once when the limit of mails is used up, out of what is kept for codes, and once a day', async () => {
    // Eight for codes, eight for people, four for whoever has more.
    await start({
      config: { mail: { smtpUrl: undefined, from: 'a@example.com', contact: 'c@example.com', perHour: 20 } },
    })
    await insert(Array.from({ length: 60 }, () => row()))
    const sent = () => test.db.read.countBy(OutboxEntity, { state: 'sent' })
    await until(async () => (await sent()) === 12, 'the limit')

    await looked()
    await until(() => toOwner('mail waits for the next hour').length === 1, 'the mail to the owner')
    const [text] = toOwner('mail waits for the next hour')
    expect(text).toContain('the limit of 20 mails an hour was used up')
    expect(text).toContain(`${ADMIN_URL}/admin-delivery`)
    expect(text).not.toMatch(/^List-Unsubscribe/m)
    expect(await audited()).toMatchObject([{ actor: 'system', target: 'mail-limit', details: { number: 1 } }])
    expect(server.mails.length).toBe(13)

    // Full again in the next hour: what waited goes out, and nobody is told twice on one day.
    test.clock.advance(HOUR_MS)
    await until(async () => (await sent()) >= 13 + 12, 'the next hour')
    await looked()
    expect(toOwner('mail waits for the next hour')).toHaveLength(1)
    test.clock.advance(DAY_MS)
    await until(async () => (await sent()) >= 13 + 12 + 12, 'the next day')
    await looked()
    await until(() => toOwner('mail waits for the next hour').length === 2, 'the mail of the next day')
    expect(await audited()).toHaveLength(2)
  })

  it('is told when fifty mails were given up, and not of fewer', async () => {
    await start()
    await insert(Array.from({ length: 49 }, () => row({ state: 'dead', lastError: 'MAIL_REFUSED' })))
    await looked()
    expect(await audited()).toEqual([])

    await insert([row({ state: 'dead', lastError: 'MAIL_REFUSED' })])
    await looked()
    await until(() => toOwner('mails were given up').length === 1, 'the mail to the owner')
    expect(toOwner('mails were given up')[0]).toContain('50 mails')
    await looked(HOUR_MS)
    await looked(DAY_MS)
    await until(() => toOwner('mails were given up').length === 2, 'the mail of the next day')
  })

  it('is told when no name server answers for an hour, and not after an answer', async () => {
    const dns = await startDnsServer()
    await start({ config: { dnsServers: [dns.address] } })
    const domain = `northwind-${seed}.com`
    dns.set(challengeName(domain), 'fails')
    const ben = await company(test, `ben@${domain}`, 'Northwind')
    await ben.team.call(companiesApi.showRecord)
    const look = () => ben.team.call(companiesApi.lookForRecord)
    const noted = async (isSo: (row: { since: string | null; lastAt: string | null } | null) => boolean) =>
      until(
        async () => isSo(await test.db.read.findOneBy(TroubleEntity, { name: 'dns' })),
        'the note of a look',
      )

    await look()
    await noted((row) => row !== null && row.since !== null)
    await looked(30 * MINUTE_MS)
    dns.set(challengeName(domain), ['something else'])
    await look()
    await noted((row) => row?.since === null)
    dns.set(challengeName(domain), 'fails')
    await look()
    await noted((row) => row !== null && row.since !== null)
    await looked(HOUR_MS)
    expect(toOwner('no domain can be looked up')).toEqual([])

    const at = test.clock.now().toISOString()
    await look()
    await noted((row) => row?.lastAt === at)
    await looked()
    await until(() => toOwner('no domain can be looked up').length === 1, 'the mail to the owner')
    expect(toOwner('no domain can be looked up')[0]).toContain(`${ADMIN_URL}/admin-companies`)
    expect(await audited()).toMatchObject([{ target: 'dns' }])
    await dns.stop()
  })
})
