import { randomInt } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { companiesApi, DAY_MS, HOUR_MS, MINUTE_MS } from '@tryka/domain'
import { TxtRecords } from '../../../services/domains/txt-records'
import { Idempotency } from '../../../services/idempotency/idempotency'
import type { Message } from '../../../services/outbox/queue'
import { addressMark, enqueue } from '../../../services/outbox/queue'
import type { TestApp } from '../../../testing/build-test-app'
import { buildTestApp } from '../../../testing/build-test-app'
import type { DnsServer } from '../../../testing/dns-server'
import { startDnsServer } from '../../../testing/dns-server'
import { refusalOf } from '../../../testing/hiring'
import { candidate, company, decide, verifiedCompany } from '../../../testing/live-market'
import { report } from '../../../testing/moderation'
import { Changes } from '../core/change'
import { LiveBus } from '../core/live/live-bus'
import { NotificationEntity } from '../messages/message.table'
import { CompanyProofEntity } from './company-proof.table'
import { proofChecks } from './proof-checks'

jest.setTimeout(120_000)

const seed = randomInt(1_000_000)
console.info(`proof checks: seed ${seed}`)
let made = 0
const host = (word: string) => `${word}-${seed}-${(made += 1)}.com`
const SUBJECT = 'About your company’s verification'
const ASKED = 'Prove the domain of your company again'

describe('A proof that is a year old', () => {
  let dns: DnsServer
  let test: TestApp
  let run: () => Promise<unknown>
  beforeAll(async () => {
    dns = await startDnsServer()
    test = await buildTestApp({ config: { dnsServers: [dns.address], guestsPerHour: 1_000 } })
    const { db, clock, config } = test
    // The application's own outbox finds what is stored here.
    const outbox = {
      enqueue: (manager: EntityManager, messages: readonly Message[]) =>
        enqueue(manager, messages, { now: clock.now(), mark: addressMark(config.sessionSecret) }),
      nudge: () => undefined,
    }
    const changes = new Changes({
      db,
      clock,
      idempotency: new Idempotency(db, clock),
      bus: new LiveBus({ db, prefix: 'checks' }),
      outbox,
    })
    const records = new TxtRecords(config.dnsServers)
    const onTrouble = (error: unknown) => {
      throw error
    }
    run = () => proofChecks({ db, clock, changes, records, onTrouble }).run()
  })
  afterAll(async () => {
    await test.close()
    await dns.stop()
  })

  const proofOf = (companyId: string) => test.db.read.findOneByOrFail(CompanyProofEntity, { companyId })
  const asked = async () => test.db.read.countBy(NotificationEntity, { title: ASKED })

  const yearOld = (companyId: string) => {
    const stateAt = new Date(test.clock.now().getTime() - 366 * DAY_MS).toISOString()
    return test.db.write((m) => m.update(CompanyProofEntity, { companyId }, { stateAt }))
  }

  it('is asked for by mail, and waits for a person when nobody proves it; it stays verified', async () => {
    const ben = await verifiedCompany(test, `ben@${host('northwind')}`, 'Northwind Settling')
    const eve = await verifiedCompany(test, `eve@${host('southwind')}`, 'Southwind Settling')
    await run()
    expect((await proofOf(ben.id)).checkAskedAt).toBeNull()
    await Promise.all([ben, eve].map(({ id }) => yearOld(id)))
    await Promise.all([run(), run()])
    expect(await asked()).toBe(2)
    const mails = await test.mailbox.arrived(ben.email, { subject: SUBJECT, count: 2 })
    expect(mails.at(-1)?.text).toContain('domains change hands')
    expect(await ben.team.call(companiesApi.verification)).toMatchObject({
      state: 'verified',
      canProve: true,
      checkedUntil: new Date(test.clock.now().getTime() + 14 * DAY_MS).toISOString(),
    })
    test.clock.advance(2 * MINUTE_MS)
    // One proves it again, the other one does not.
    await eve.team.call(companiesApi.sendCode, { body: { address: eve.email } })
    const otp = test.mailbox.otpFor(eve.email)
    const proven = await eve.team.call(companiesApi.enterCode, { body: { address: eve.email, otp } })
    expect(proven).toMatchObject({ state: 'verified', checkedUntil: null, canProve: false })
    await test.db.write((m) =>
      m.update(CompanyProofEntity, { companyId: ben.id }, { checkDueAt: test.clock.now().toISOString() }),
    )
    await run()
    await run()
    expect((await proofOf(eve.id)).doubtedAt).toBeNull()
    expect(await proofOf(ben.id)).toMatchObject({ state: 'verified', checkDueAt: null })
    expect((await proofOf(ben.id)).doubtedAt).not.toBeNull()

    const refused = await decide(test, ben.id, { decision: 'refuse', reason: 'Not proven.' })
    expect(refusalOf(refused)).toEqual([409, 'NOT_NOW'])
    const kept = await decide(test, ben.id, { decision: 'verify' })
    expect(kept.json()).toMatchObject({ state: 'verified', waits: null, doubtedAt: null })
    await run()
    expect(await asked()).toBe(2)
  })

  it('is there as long as its record is in the DNS', async () => {
    const ben = await company(test, `ben@${host('record')}`, 'Record Works')
    const { dns: record } = await ben.team.call(companiesApi.showRecord)
    dns.set(record?.name ?? '', [record?.value ?? ''])
    await ben.team.call(companiesApi.lookForRecord)
    await decide(test, ben.id, { decision: 'verify' })
    await yearOld(ben.id)
    await run()
    expect(await proofOf(ben.id)).toMatchObject({ checkAskedAt: null, doubtedAt: null })
    expect((await proofOf(ben.id)).checkDueAt).not.toBeNull()

    dns.set(record?.name ?? '', ['somebody-else=1'])
    await report(await candidate(test, `mo@${host('mail')}`), 'company', ben.id, { reason: 'pretends' })
    await run()
    expect((await proofOf(ben.id)).checkAskedAt).not.toBeNull()
  })

  it('is looked at again when no server answers, and nobody is alarmed', async () => {
    const ben = await company(test, `ben@${host('silent')}`, 'Silent Works')
    const { dns: record } = await ben.team.call(companiesApi.showRecord)
    const name = record?.name ?? ''
    const is = (answer: Parameters<DnsServer['set']>[1]) => void dns.set(name, answer)
    is([record?.value ?? ''])
    await ben.team.call(companiesApi.lookForRecord)
    await decide(test, ben.id, { decision: 'verify' })
    await yearOld(ben.id)
    const before = await asked()
    const anHour = () => test.clock.advance(HOUR_MS + 1)

    for (const how of ['fails', 'garbage'] as const) {
      is(how)
      await run()
      const proof = await proofOf(ben.id)
      expect(proof).toMatchObject({ state: 'verified', checkAskedAt: null, doubtedAt: null })
      expect(proof.checkDueAt).toBe(new Date(test.clock.now().getTime() + HOUR_MS).toISOString())
      const looks = dns.asked.length
      await run()
      expect(dns.asked).toHaveLength(looks)
      anHour()
    }
    expect(await asked()).toBe(before)

    // It answers again, and the record is gone in earnest: asked for, and no answer is no end of the time to prove it.
    is(['somebody-else=1'])
    await run()
    expect(await asked()).toBe(before + 1)
    is('fails')
    test.clock.advance(14 * DAY_MS)
    await run()
    expect(await proofOf(ben.id)).toMatchObject({ doubtedAt: null })
    is([record?.value ?? ''])
    anHour()
    await run()
    expect(await proofOf(ben.id)).toMatchObject({ checkAskedAt: null, doubtedAt: null })
  })
})
