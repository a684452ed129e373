import { randomInt } from 'node:crypto'
import type { Contract } from '@tryka/domain'
import {
  AUDIT_CSV,
  candidateMessagesApi,
  companiesApi,
  consoleApi,
  halfHidden,
  inviteApi,
  moderationApi,
  newsletterApi,
} from '@tryka/domain'
import { AuditEntryEntity } from '../../../services/audit/audit-entry.entity'
import type { TestApp } from '../../../testing/build-test-app'
import { buildTestApp } from '../../../testing/build-test-app'
import { applied, candidate, published, verifiedCompany } from '../../../testing/live-market'
import { caseAbout, moderator, report, secondModerator } from '../../../testing/moderation'

jest.setTimeout(60_000)

const seed = randomInt(1_000_000)
console.info(`readers of the console: seed ${seed}`)
let made = 0
const host = (word: string) => `${word}-${seed}-${(made += 1)}.com`

describe('A reader of the console', () => {
  let test: TestApp
  beforeAll(async () => void (test = await buildTestApp({ config: { guestsPerHour: 1_000 } })))
  afterAll(() => test.close())

  it('sees a case about a message without what it says; a moderator reads it', async () => {
    const ben = await verifiedCompany(test, `ben@${host('words')}`, 'Words Ltd')
    const asha = await candidate(test, `asha@${host('mail')}`)
    const { id: postingId } = await published(test, ben)
    await applied(asha, postingId)
    const subject = `Nine lanterns ${seed}`
    const words = `The kettle sings at ${seed}`
    const { messages } = await asha.me.call(candidateMessagesApi.compose, {
      body: { to: ben.id, subject, body: words },
    })
    const message = messages[0]?.id ?? ''
    expect((await report(ben, 'message', message)).statusCode).toBe(201)
    await moderator(test)
    const decides = await secondModerator(test, `moderator-${seed}`, 'moderator')
    const reads = await secondModerator(test, `reader-${seed}`, 'reader')

    const whole = await caseAbout(decides, message)
    for (const facts of [whole.snapshot, whole.now]) {
      expect(facts).toContainEqual({ label: 'Words', text: words })
      expect(facts).toContainEqual({ label: 'Subject', text: subject })
    }
    const seen = await caseAbout(reads, message)
    expect(seen.snapshot.map(({ label }) => label)).toEqual(whole.snapshot.map(({ label }) => label))
    expect(seen.snapshot.find(({ label }) => label === 'From')?.text).toBe(whole.name)
    expect(JSON.stringify(seen)).not.toContain(subject)
    expect(JSON.stringify(seen)).not.toContain(words)
  })

  it('sees addresses half hidden in the audit, on the screen and in its file', async () => {
    await moderator(test)
    const whole = await secondModerator(test, `owner-${seed}`)
    const half = await secondModerator(test, `half-${seed}`, 'reader')
    const emails = Array.from({ length: 600 }, (_, n) => `p${n}@${host('audit')}`)
    const at = test.clock.now().toISOString()
    const ip = '203.0.113.77'
    const rows = emails.map((email, n) => ({
      id: `entry-${seed}-${n}`,
      at,
      actor: 'Priya',
      action: 'signups.erase',
      target: email,
      ip: n % 2 ? ip : '2001:db8:85a3::8a2e:370:7334',
      requestId: null,
      details: { to: email },
    }))
    for (const part of [rows.slice(0, 300), rows.slice(300)])
      await test.db.write((manager) => manager.insert(AuditEntryEntity, part))
    const query = { action: 'signups.erase' }
    const csv = `${AUDIT_CSV.path}?action=signups.erase`

    const all = (await whole.client.get(csv)).body
    for (const email of emails) expect(all).toContain(email)
    expect(all).toContain(ip)
    const answer = await half.client.get(csv)
    expect(answer.headers['content-type']).toContain('text/csv')
    expect(answer.body.trim().split('\r\n')).toHaveLength(emails.length + 1)
    const page = JSON.stringify(await half.call(consoleApi.audit, { query }))
    for (const body of [answer.body, page]) {
      for (const email of emails) expect(body).not.toContain(email)
      expect(body).toContain(halfHidden(emails[0] ?? ''))
      expect(body).not.toContain(ip)
      expect(body).not.toContain('8a2e')
      expect(body).toContain('203.0.…')
      expect(body).toContain('2001:db8:…')
    }
  })

  it.each<[string, unknown, string]>([
    ['cases', moderationApi.cases, 'cases.read'],
    ['a case', moderationApi.getCase, 'cases.read'],
    ['objections', moderationApi.objections, 'cases.read'],
    ['companies', companiesApi.cases, 'companies.read'],
    ['batches of invitations', inviteApi.batches, 'signups.read'],
    ['mails that did not arrive', newsletterApi.failures, 'subscribers.read'],
  ])('leaves a line in the audit for looking at %s', async (name, contract, action) => {
    await moderator(test)
    const actor = `${name.replace(/\W/g, '-').slice(0, 16)}-${seed}`
    const reads = await secondModerator(test, actor, 'reader')
    await reads.send(contract as Contract, { params: { id: 'none' } })
    expect(await test.db.read.countBy(AuditEntryEntity, { actor, action })).toBe(1)
  })

  it('leaves one for the preview of an invitation, which shows somebody’s address', async () => {
    await moderator(test)
    const actor = `previews-${seed}`
    const decides = await secondModerator(test, actor, 'moderator')
    await decides.send(inviteApi.preview, { body: { next: 1, filter: {} } })
    expect(await test.db.read.countBy(AuditEntryEntity, { actor, action: 'signups.read' })).toBe(1)
  })
})
