import { randomInt } from 'node:crypto'
import { DAY_MS, HOUR_MS, MINUTE_MS, applicationsApi, jobsApi, nextDigest, skillsApi } from '@tryka/domain'
import { buildApp } from '../../../../app'
import { OutboxEntity } from '../../../../services/outbox/outbox.table'
import { buildTestApp } from '../../../../testing/build-test-app'
import type { TestApp } from '../../../../testing/build-test-app'
import { publishedBy } from '../../../../testing/live-hiring'
import { PROFILE, candidate, verifiedCompany } from '../../../../testing/live-market'
import { mailFaults } from '../../../../testing/mail-faults'
import { outboxIdle } from '../../../../testing/outbox'
import { CandidateEntity } from '../../profile/candidate.table'
import { DigestEntity } from './digest.table'

jest.setTimeout(60_000)

const seed = randomInt(1_000_000)
console.info(`digests: seed ${seed}`)
let made = 0
const host = (word: string) => `${word}-${seed}-${(made += 1)}.com`
const SUBJECT = 'Your matches of the week'

describe('Digests of new jobs', () => {
  let test: TestApp
  let second: Awaited<ReturnType<typeof buildApp>>
  beforeAll(async () => {
    test = await buildTestApp({ config: { guestsPerHour: 1_000 } })
    // Two processes on one database, both with the clock and the outbox running.
    const { config, db, clock, mailbox: mailer } = test
    second = await buildApp({ config, db, clock, mailer, logSink: { write: () => undefined } })
    for (const app of [test.app, second]) await app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(async () => {
    await second.close()
    await test.close()
  })

  const told = ({ email }: { email: string }, subject: string) =>
    test.mailbox.mails.filter((mail) => mail.to === email && mail.subject === subject)
  /** Until every digest and search that was due has been looked at. */
  async function lookedAt() {
    for (let i = 0; ; i++) {
      const at = test.clock.now().toISOString()
      const due = await test.db.rows<{ n: string | number }>(
        `SELECT (SELECT count(*) FROM digests WHERE next_at <= $1)
              + (SELECT count(*) FROM saved_searches WHERE due_at <= $1) AS n`,
        [at],
      )
      if (Number(due[0]?.n) === 0) break
      if (i > 600) throw new Error('The clock looks at nothing')
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    await outboxIdle(test)
  }
  /** Somebody whom what is posted here matches. */
  async function seeker() {
    const made = await candidate(test, `asha@${host('mail')}`)
    for (const skill of ['Solidity', 'Rust']) await made.me.call(skillsApi.add, { body: { skill, level: 4 } })
    // What the profile's own forms ask for.
    const said = {
      experienceMonths: 72,
      openToRemote: true,
      types: ['Full-time' as const],
      salaryMin: 1,
      currency: 'USD' as const,
    }
    await test.db.write((manager) => manager.update(CandidateEntity, { email: made.email }, said))
    return made
  }
  const monday = () => nextDigest(test.clock.now(), PROFILE.timeZone)

  it('come on Monday at eight by the clock of the person, once, with what is open and new', async () => {
    const ben = await verifiedCompany(test, `ben@${host('firm')}`, 'Northwind')
    await publishedBy(test, ben, 'Posted Before')
    test.clock.advance(MINUTE_MS)
    const asha = await seeker()
    test.clock.advance(MINUTE_MS)
    const postings = []
    for (let n = 1; n <= 12; n++) postings.push(await publishedBy(test, ben, `Ledger Engineer ${n}`))
    const at = monday()
    test.clock.set(new Date(at.getTime() - MINUTE_MS))
    await lookedAt()
    expect(told(asha, SUBJECT)).toEqual([])

    test.clock.set(at)
    await lookedAt()
    test.clock.advance(HOUR_MS)
    await lookedAt()

    const mails = told(asha, SUBJECT)
    const rows = await test.db.read.findBy(OutboxEntity, { template: 'jobs' })
    expect(rows.filter(({ state }) => state === 'sent')).toHaveLength(mails.length)
    expect(mails).toHaveLength(1)
    const [mail] = mails
    if (!mail) throw new Error('There is no digest')
    expect(mailFaults(mail, ['Ledger', 'Northwind'])).toEqual([])
    expect(mail.kind).toBe('news')
    expect(mail.headers?.['List-Unsubscribe']).toMatch(/job-matches>$/)
    expect(mail.text).toContain('12 new jobs match your profile.')
    expect(mail.text.match(/“Ledger Engineer \d+” at “Northwind”/g)).toHaveLength(10)
    expect(mail.text).toContain('and 2 more')
    expect(mail.text).not.toContain('Posted Before')
    expect(mail.text).toContain('?section=opportunities&place=me')
    expect(postings).toHaveLength(12)

    const [row] = await test.db.read.findBy(DigestEntity, {
      nextAt: nextDigest(at, PROFILE.timeZone).toISOString(),
    })
    expect(row).toBeDefined()
  })

  it('say nothing where nothing is new, and nothing of what the person applied for', async () => {
    const ben = await verifiedCompany(test, `ben@${host('firm')}`, 'Southwind')
    test.clock.set(new Date(monday().getTime() + HOUR_MS))
    await lookedAt()
    const [quiet, busy] = [await seeker(), await seeker()]
    test.clock.set(new Date(monday().getTime() + HOUR_MS))
    await lookedAt()
    expect(told(quiet, SUBJECT)).toEqual([])

    const again = await seeker()
    test.clock.advance(MINUTE_MS)
    const { id } = await publishedBy(test, ben, 'Applied At Once')
    await publishedBy(test, ben, 'Left Open')
    await again.me.call(applicationsApi.apply, { params: { id }, body: {} })
    test.clock.set(monday())
    await lookedAt()
    const [mail] = told(again, SUBJECT)
    expect(mail?.text).toContain('“Left Open” at “Southwind”')
    expect(mail?.text).not.toContain('Applied At Once')
    expect(told(busy, SUBJECT)).toHaveLength(1)
  })

  it('of a saved search come within minutes, each morning or each Monday, as was chosen', async () => {
    const ben = await verifiedCompany(test, `ben@${host('firm')}`, 'Eastwind')
    const asha = await candidate(test, `asha@${host('mail')}`)
    for (const alert of ['at once', 'daily', 'weekly', 'off'] as const)
      await asha.me.call(jobsApi.createSearch, {
        body: { name: `Zephyrs ${alert}`, alert, query: { q: 'Zephyr' } },
      })
    test.clock.advance(MINUTE_MS)
    await publishedBy(test, ben, 'Zephyr Engineer')
    const subject = 'New jobs for your search'
    const names = () => told(asha, subject).map(({ text }) => /“Zephyrs ([a-z ]+)”/.exec(text)?.[1])

    test.clock.advance(10 * MINUTE_MS)
    await test.mailbox.arrived(asha.email, { subject })
    expect(names()).toEqual(['at once'])
    test.clock.advance(DAY_MS)
    await test.mailbox.arrived(asha.email, { subject, count: 2 })
    await lookedAt()
    test.clock.advance(7 * DAY_MS)
    await test.mailbox.arrived(asha.email, { subject, count: 3 })
    await lookedAt()
    test.clock.advance(7 * DAY_MS)
    await lookedAt()
    expect(names().sort()).toEqual(['at once', 'daily', 'weekly'])
  })
})
