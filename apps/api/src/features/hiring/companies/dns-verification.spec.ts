import { randomInt } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { DAY_MS, LOOKS_AN_HOUR, MINUTE_MS, companiesApi } from '@tryka/domain'
import { AuditEntryEntity } from '../../../services/audit/audit-entry.entity'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { startDnsServer, type DnsServer } from '../../../testing/dns-server'
import { refusalOf } from '../../../testing/hiring'
import { candidate, company, decide, prove, signedIn } from '../../../testing/live-market'
import { signedInAdmin } from '../../../testing/waitlist'
import { Attempts } from '../../../services/attempts/attempts'
import { TxtRecords } from '../../../services/domains/txt-records'
import { Idempotency } from '../../../services/idempotency/idempotency'
import type { Message } from '../../../services/outbox/queue'
import { addressMark, enqueue } from '../../../services/outbox/queue'
import { Changes } from '../core/change'
import { LiveBus } from '../core/live/live-bus'
import { DnsVerification } from './dns-verification.service'

jest.setTimeout(60_000)

const seed = randomInt(1_000_000)
console.info(`proof by DNS: seed ${seed}`)
let made = 0
const fail = (error: unknown) => {
  throw error
}
const host = () => `northwind-${seed}-${(made += 1)}.com`

describe('A domain proven by a TXT record', () => {
  let dns: DnsServer
  let test: TestApp
  beforeAll(async () => {
    dns = await startDnsServer()
    test = await buildTestApp({ config: { dnsServers: [dns.address], guestsPerHour: 1_000 } })
  })
  afterAll(async () => {
    await test.close()
    await dns.stop()
  })

  const withRecord = async () => {
    const ben = await company(test, `ben@${host()}`, 'Northwind')
    const { dns: record } = await ben.team.call(companiesApi.showRecord)
    if (!record) throw new Error('no record')
    return { ...ben, record, look: () => ben.team.call(companiesApi.lookForRecord) }
  }

  it('is found wherever it stands among others, and makes the company wait for a person', async () => {
    const { team, id, record, look } = await withRecord()
    expect(record.name).toMatch(/^_tryka-challenge\.northwind-/)
    expect(record.value).toMatch(/^tryka-verification=[a-z2-7]{26}$/)
    expect(await team.call(companiesApi.showRecord)).toMatchObject({ dns: { value: record.value } })

    expect(await look()).toMatchObject({ state: 'unverified', dns: { found: 'none', seen: null } })
    const others = Array.from({ length: 12 }, (_, at) => `other-service=${at}`.padEnd(60, 'x'))
    dns.set(record.name, [...others, [record.value.slice(0, 20), record.value.slice(20)]])
    expect(await look()).toMatchObject({ state: 'pending', canProve: false, dns: { found: null } })
    expect(refusalOf(await team.send(companiesApi.lookForRecord))).toEqual([409, 'NOT_NOW'])

    expect(await test.db.read.findBy(AuditEntryEntity, { target: id })).toMatchObject([
      { actor: 'system', action: 'proof.proved', details: { by: 'dns' } },
    ])
    const admin = await signedInAdmin(test)
    const { items } = (await admin.get(companiesApi.cases.endpoint.path)).json<{ items: { id: string }[] }>()
    const found = test.clock.now().toISOString()
    expect(items.find((each) => each.id === id)).toMatchObject({ provenBy: null, recordFoundAt: found })
    await decide(test, id, { decision: 'verify' })
    expect(await team.call(companiesApi.verification)).toMatchObject({ state: 'verified' })
  })

  it('is not proven by the record of another company, which is shown cut short and without its controls', async () => {
    const ben = await withRecord()
    const eve = await withRecord()
    dns.set(ben.record.name, [eve.record.value])
    expect(await ben.look()).toMatchObject({ state: 'unverified', dns: { found: 'other' } })

    dns.set(ben.record.name, [`${ben.record.value}\u0000\u001b${'z'.repeat(200)}`])
    const { dns: shown, state } = await ben.look()
    expect(state).toBe('unverified')
    expect(shown?.seen).toHaveLength(80)
    expect(shown?.seen).not.toMatch(/\p{C}/u)
  })

  it('stays open when the servers give no answer', async () => {
    const { record, look, team } = await withRecord()
    dns.set(record.name, 'fails')

    expect(await look()).toMatchObject({ state: 'unverified', canProve: true, dns: { found: 'away' } })
    expect(await team.call(companiesApi.verification)).toMatchObject({ dns: { found: 'away' } })
  })

  it('is looked at by itself, until it is found or two weeks are over', async () => {
    const [found, over, waiting] = [await withRecord(), await withRecord(), await withRecord()]
    dns.set(found.record.name, [found.record.value])
    test.clock.advance(14 * MINUTE_MS)
    const asked = dns.asked.length
    await sweep()
    expect(dns.asked.slice(asked)).not.toContain(found.record.name)

    test.clock.advance(2 * MINUTE_MS)
    await sweep()
    expect(await found.team.call(companiesApi.verification)).toMatchObject({ state: 'pending' })
    expect(await waiting.team.call(companiesApi.verification)).toMatchObject({
      state: 'unverified',
      dns: { found: 'none', lookedAt: test.clock.now().toISOString() },
    })

    test.clock.advance(15 * DAY_MS)
    dns.set(over.record.name, [over.record.value])
    await sweep()
    expect(await over.team.call(companiesApi.verification)).toMatchObject({ state: 'unverified' })
    expect(refusalOf(await over.team.send(companiesApi.lookForRecord))).toEqual([409, 'NOT_NOW'])
    const { dns: next } = await over.team.call(companiesApi.showRecord)
    expect(next?.value).not.toBe(over.record.value)
  })

  it(`is looked for ${LOOKS_AN_HOUR} times an hour, also at once`, async () => {
    const { team, look } = await withRecord()
    const answers = await Promise.all(
      Array.from({ length: LOOKS_AN_HOUR + 5 }, () => team.send(companiesApi.lookForRecord)),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(LOOKS_AN_HOUR)
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5)

    test.clock.advance(50 * MINUTE_MS)
    const refused = await team.send(companiesApi.lookForRecord)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '600'])
    test.clock.advance(10 * MINUTE_MS)
    expect(await look()).toMatchObject({ dns: { found: 'none' } })
  })

  it('makes the company wait once, however often it is found', async () => {
    const { record, team } = await withRecord()
    dns.set(record.name, [record.value])

    const answers = await Promise.all(Array.from({ length: 10 }, () => team.send(companiesApi.lookForRecord)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).not.toContain(500)
    expect(answers.map(({ statusCode }) => statusCode)).toContain(200)
    expect(await team.call(companiesApi.verification)).toMatchObject({ state: 'pending' })
  })

  it('is nobody else’s business', async () => {
    const ben = await withRecord()
    const asha = await candidate(test, `asha@mail-${host()}`)
    const stranger = await signedIn(test, `eve@mail-${host()}`)
    const calls = [companiesApi.showRecord, companiesApi.lookForRecord]
    for (const call of calls) {
      expect(refusalOf(await asha.me.send(call))[0]).toBe(400)
      expect(refusalOf(await stranger.at(ben.place).send(call))).toEqual([404, 'NO_SUCH_PLACE'])
      expect(refusalOf(await asha.at('demo-team').send(call))[0]).toBe(404)
    }
  })

  it('is one of two ways: whoever proved an address is not asked for a record', async () => {
    const ben = await withRecord()
    await prove(test, ben)

    expect(refusalOf(await ben.team.send(companiesApi.showRecord))).toEqual([409, 'NOT_NOW'])
  })

  /** What the server does every ten minutes. */
  const sweep = () => {
    const { db, clock, config } = test
    // The application's own outbox finds what is stored here.
    const outbox = {
      enqueue: (manager: EntityManager, messages: readonly Message[]) =>
        enqueue(manager, messages, { now: clock.now(), mark: addressMark(config.sessionSecret) }),
      nudge: () => undefined,
    }
    const idempotency = new Idempotency(db, clock)
    const changes = new Changes({ db, clock, idempotency, bus: new LiveBus({ db, prefix: '' }), outbox })
    const attempts = new Attempts(db, clock, config.sessionSecret)
    const records = new TxtRecords(config.dnsServers)
    const looks = new DnsVerification({ db, changes, records, attempts, onFailure: fail })
    return looks.sweep(clock.now().getTime())
  }
})
