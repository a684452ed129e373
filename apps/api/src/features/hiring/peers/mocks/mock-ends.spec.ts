import { randomInt, randomUUID } from 'node:crypto'
import {
  accountApi,
  coachDataApi,
  DAY_MS,
  ERASE_WORD,
  HOUR_MS,
  LIVE_MARKET_ID,
  MINUTE_MS,
  MOCK_RULES,
  mocksApi,
  peersApi,
} from '@tryka/domain'
import { AccountEntity } from '../../../../services/accounts/account.entity'
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app'
import { refusalOf } from '../../../../testing/hiring'
import {
  ASK,
  askedFor,
  booked,
  daysLater,
  matched,
  mockTick,
  requestOf,
  sheetOf,
  together,
} from '../../../../testing/mocks'
import { report } from '../../../../testing/moderation'
import { balance, type Candidate, peer, PEER_CARD, personOf, rich } from '../../../../testing/peers'
import { checkLedger, CHECK_START } from '../../credits/ledger-check'
import { MockEntity, mockEntities, MockNoShowEntity, MockSheetEntity, PeerRequestEntity } from './mock.table'

jest.setTimeout(240_000)

const seed = randomInt(1_000_000)
console.info(`ends of mocks: seed ${seed}`)

let test: TestApp
let made = 0
beforeAll(async () => void (test = await buildTestApp({ config: { guestsPerHour: 1_000 } })))
afterAll(() => test.close())
afterEach(async () => {
  await test.db.write((manager) =>
    manager.update(PeerRequestEntity, { state: 'open' }, { state: 'cancelled' }),
  )
  let place: typeof CHECK_START | null = CHECK_START
  while (place) {
    const { faults, next } = await checkLedger(test.db, place, test.clock.now())
    expect(faults).toEqual([])
    place = next
  }
})

const email = () => `n${seed}-${++made}@people.example`
const emails = (): [string, string] => [email(), email()]
const show = ({ me }: Candidate, id: string) => me.call(mocksApi.show, { params: { id } })

/** As if somebody had held so many before, with others. */
async function heldBefore(person: Candidate, count: number, over: object = {}): Promise<void> {
  const { candidateId } = await personOf(test, person)
  const [any] = await test.db.read.find(MockEntity, { take: 1 })
  if (!any) throw new Error('No mock to copy')
  await test.db.write(async (manager) => {
    for (let n = 0; n < count; n++)
      await manager.insert(MockEntity, {
        ...any,
        id: randomUUID(),
        requestA: randomUUID(),
        requestB: randomUUID(),
        a: candidateId,
        b: randomUUID(),
        depositA: null,
        depositB: null,
        state: 'confirmed',
        startsAt: new Date(test.clock.now().getTime() - DAY_MS).toISOString(),
        eraseAt: null,
        ...over,
      })
  })
}

/** As if somebody had not come to one before. */
async function missedBefore(person: Candidate): Promise<void> {
  const { candidateId } = await personOf(test, person)
  const startsAt = new Date(test.clock.now().getTime() - DAY_MS).toISOString()
  const row = { candidateId, mockId: randomUUID(), marketId: LIVE_MARKET_ID, startsAt }
  await test.db.write((manager) => manager.insert(MockNoShowEntity, row))
}

describe('Who does not come', () => {
  it('loses the deposit from the third on; the other loses nothing, and twice locks out for 60 days', async () => {
    const first = await matched(test, emails())
    await booked(first)
    const people = await matched(test, emails(), 'swap', rich)
    const [absent, there] = people
    await heldBefore(absent, 2)
    const request = await requestOf(absent)
    expect(request.match?.deposit).toBe(20)
    const body = { times: (request.match?.times ?? []).slice(0, 1), deposit: 0 }
    expect(
      await refusalOf(await absent.me.send(mocksApi.accept, { params: { id: request.id }, body })),
    ).toEqual([409, 'PRICE'])
    const mock = await booked(people)
    expect(await balance(absent)).toBe(30)
    test.clock.set(mock.startsAt)
    await there.me.call(mocksApi.present, { params: { id: mock.id } })
    test.clock.advance(11 * MINUTE_MS)
    await mockTick(test)
    expect([await show(absent, mock.id), await show(there, mock.id)]).toMatchObject([
      { state: 'no_show', by: 'me' },
      { state: 'no_show', by: 'other' },
    ])
    expect(await balance(absent)).toBe(30)
    await askedFor(absent)
    expect((await absent.me.call(mocksApi.home)).lockedUntil).toBeNull()
    await missedBefore(absent)
    expect((await absent.me.call(mocksApi.home)).lockedUntil).not.toBeNull()
    expect(await refusalOf(await absent.me.send(mocksApi.ask, { body: ASK }))).toEqual([409, 'NO_SHOWS'])
    expect((await there.me.call(mocksApi.home)).lockedUntil).toBeNull()
  })

  it('loses it too by calling off late, and has it back by calling off early', async () => {
    for (const [isLate, left] of [
      [true, 30],
      [false, 50],
    ] as const) {
      const people = await matched(test, emails(), 'swap', rich)
      const [one, two] = people
      await heldBefore(one, 2)
      const { id, match } = await requestOf(one)
      const now = test.clock.now().getTime()
      const times = (match?.times ?? []).filter((time) => Date.parse(time) - now > 13 * HOUR_MS).slice(0, 1)
      await one.me.call(mocksApi.accept, { params: { id }, body: { times, deposit: 20 } })
      const theirs = await requestOf(two)
      const { mocks } = await two.me.call(mocksApi.accept, {
        params: { id: theirs.id },
        body: { times, deposit: 0 },
      })
      const params = { id: mocks[0]?.id ?? '' }
      if (isLate) test.clock.advance(2 * HOUR_MS)
      expect((await show(one, params.id)).costs).toBe(isLate ? 20 : 0)
      await one.me.call(mocksApi.cancel, { params })
      expect(await balance(one)).toBe(left)
    }
  })
})

describe('Help that is counted', () => {
  it('is called Helper from three on and Mentor from 25, beside the name of who shows it', async () => {
    const people = await matched(test, emails())
    await booked(people)
    const [one, two] = people
    const own = ({ me }: Candidate) => me.call(peersApi.card)
    const seen = async () => (await two.me.call(mocksApi.home)).mocks[0]?.mark
    await heldBefore(one, 2, { kind: 'swap' })
    expect(await own(one)).toMatchObject({ hosted: 2, mark: null })
    await heldBefore(one, 1, { kind: 'swap' })
    expect(await own(one)).toMatchObject({ hosted: 3, helped: 0, mark: 'helper' })
    expect(await seen()).toBeNull()
    await one.me.call(peersApi.saveCard, { body: { ...PEER_CARD, showsMark: true, version: 1 } })
    expect(await seen()).toBe('helper')
    await heldBefore(one, 22, { kind: 'swap' })
    expect(await seen()).toBe('mentor')
    // Who only answers helps nobody, and what was not confirmed is no help.
    await heldBefore(two, 4, { kind: 'ask' })
    await heldBefore(two, 4, { kind: 'swap', state: 'not_confirmed' })
    expect(await own(two)).toMatchObject({ hosted: 0, mark: null })
  })
})

describe('By time', () => {
  it('requests end after two weeks with what was put aside back, and sheets after three days', async () => {
    const one = await peer(test, email())
    await rich(test, one)
    await askedFor(one, { kind: 'ask', price: 40 })
    await daysLater(test, [one], 15)
    await mockTick(test)
    expect([(await one.me.call(mocksApi.home)).requests, await balance(one)]).toEqual([[], 50])

    const people = await matched(test, emails(), 'ask', rich)
    const mock = await booked(people)
    const [asker, host] = people
    await together(test, people, mock)
    const params = { id: mock.id }
    await host.me.call(mocksApi.end, { params })
    await host.me.call(mocksApi.sheet, { params, body: sheetOf('only') })
    test.clock.advance(73 * HOUR_MS)
    await mockTick(test)
    // Whoever was helped and says nothing does not have it back.
    expect([(await show(asker, mock.id)).state, await balance(asker), await balance(host)]).toEqual([
      'not_confirmed',
      10,
      0,
    ])
    await daysLater(test, people, MOCK_RULES.keepDays + 1)
    await mockTick(test)
    expect((await show(host, mock.id)).sheet).toMatchObject({ reasons: [], thing: '' })
  })

  it('a room that both went from ends, and one that nobody closes', async () => {
    const people = await matched(test, emails())
    const mock = await booked(people)
    await together(test, people, mock, 3)
    test.clock.advance(11 * MINUTE_MS)
    await mockTick(test)
    expect((await show(people[0], mock.id)).state).toBe('ended')
    const params = { id: mock.id }
    for (const [by, word] of [
      [people[0], 'short'],
      [people[1], 'brief'],
    ] as const)
      await by.me.call(mocksApi.sheet, { params, body: sheetOf(word) })
    expect((await show(people[0], mock.id)).state).toBe('not_confirmed')
  })
})

describe('Leaving', () => {
  it('a suspended person’s open deeds are undone, and nobody loses anything', async () => {
    const people = await matched(test, emails(), 'ask', rich)
    const mock = await booked(people)
    const [asker, host] = people
    expect(await balance(asker)).toBe(10)
    const { accountId } = await personOf(test, host)
    await test.db.write((manager) =>
      manager.update(
        AccountEntity,
        { id: accountId },
        { stateDecisionId: randomUUID(), suspendedUntil: null },
      ),
    )
    await mockTick(test)
    expect([(await show(asker, mock.id)).state, await balance(asker)]).toEqual(['cancelled', 50])
  })

  it('takes all of it out of the product, and the file has it before', async () => {
    const people = await matched(test, emails())
    const mock = await booked(people)
    const [one, two] = people
    const data = await one.me.call(coachDataApi.read)
    expect(data.peers.mocks).toMatchObject([{ id: mock.id }])
    expect(JSON.stringify(data)).not.toContain((await personOf(test, two)).candidateId)
    const { candidateId } = await personOf(test, one)
    await one.me.call(coachDataApi.erase)
    for (const entity of mockEntities) {
      const rows = await test.db.read.find<object>(entity)
      expect(JSON.stringify(rows)).not.toContain(candidateId)
    }
    expect(await test.db.read.countBy(MockSheetEntity, { mockId: mock.id })).toBe(0)
    expect((await two.me.send(mocksApi.show, { params: { id: mock.id } })).statusCode).toBe(404)
  })

  it('keeps the mark of who did not come, whichever of the two deletes, and until it counts no more', async () => {
    const missed = async () => {
      const people = await matched(test, emails())
      const { id, startsAt } = await booked(people)
      test.clock.set(startsAt)
      await people[1].me.call(mocksApi.present, { params: { id } })
      test.clock.advance(11 * MINUTE_MS)
      await mockTick(test)
      return { absent: people[0], there: people[1], startsAt }
    }
    const marks = async ({ me }: Candidate) => (await me.call(coachDataApi.read)).peers.noShows
    const locked = async ({ me }: Candidate) => (await me.call(mocksApi.home)).lockedUntil
    const [one, other] = [await missed(), await missed()]
    // One is deleted by whoever did not come, the other one by whoever waited.
    await one.absent.me.call(coachDataApi.erase)
    await other.there.me.call(coachDataApi.erase)
    for (const { absent, there, startsAt } of [one, other]) {
      const keptUntil = new Date(Date.parse(startsAt) + MOCK_RULES.noShowDays * DAY_MS).toISOString()
      expect([await marks(absent), await marks(there)]).toEqual([[{ startsAt, keptUntil }], []])
      expect((await absent.me.call(mocksApi.home)).mocks).toEqual([])
      await missedBefore(absent)
      expect(await locked(absent)).not.toBeNull()
    }
    const people = [one.absent, other.absent]
    await daysLater(test, people, MOCK_RULES.noShowDays + 1)
    await mockTick(test)
    for (const { absent } of [one, other])
      expect([await locked(absent), await marks(absent)]).toEqual([null, []])
    const ids = await Promise.all(people.map((person) => personOf(test, person)))
    const left = (await test.db.read.find(MockNoShowEntity)).map(({ candidateId }) => candidateId)
    expect(ids.filter(({ candidateId }) => left.includes(candidateId))).toEqual([])
  })

  it('with the account takes its mark as well', async () => {
    const gone = await peer(test, email())
    await missedBefore(gone)
    const { candidateId } = await personOf(test, gone)
    await gone.client.post(accountApi.erase.endpoint.path, { confirm: ERASE_WORD })
    expect(await test.db.read.countBy(MockNoShowEntity, { candidateId })).toBe(0)
  })

  it('a report of the other is made by whoever was there, and by nobody else', async () => {
    const people = await matched(test, emails())
    const mock = await booked(people)
    const { otherId } = await show(people[0], mock.id)
    const stranger = await peer(test, email())
    for (const by of [stranger, people[1]]) expect((await report(by, 'help', otherId)).statusCode).toBe(404)
    expect((await report(people[0], 'help', otherId)).statusCode).toBe(201)
  })
})
