import { randomInt, randomUUID } from 'node:crypto'
import type { EntitySchema, ObjectLiteral } from 'typeorm'
import { mixedAnswers } from '@tryka/coach'
import {
  applicationsApi,
  blocksApi,
  coachDataApi,
  DAY_MS,
  HOUR_MS,
  LIVE_MARKET_ID,
  peersApi,
} from '@tryka/domain'
import { AccountEntity } from '../../../services/accounts/account.entity'
import { Idempotency } from '../../../services/idempotency/idempotency'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { applied, joinedAs, published, verifiedCompany } from '../../../testing/live-market'
import { report } from '../../../testing/moderation'
import {
  balance,
  type Candidate,
  levelsOf,
  peer,
  personOf,
  QUOTES,
  reviewed,
  reviewer,
  rich,
  shared,
  STORY,
  THING,
} from '../../../testing/peers'
import { Changes } from '../core/change'
import { LiveBus } from '../core/live/live-bus'
import { CreditAccountEntity } from '../credits/credit.table'
import { checkLedger, CHECK_START } from '../credits/ledger-check'
import { CaseEntity } from '../moderation/moderation.table'
import { peerClock } from './peer-clock'
import { PeerCalibrationEntity, peerEntities, PeerReviewEntity, SharedAnswerEntity } from './peer.table'

jest.setTimeout(120_000)

const seed = randomInt(1_000_000)
console.info(`ends of help: seed ${seed}`)

let test: TestApp
let made = 0
beforeAll(async () => void (test = await buildTestApp({ config: { guestsPerHour: 1_000 } })))
afterAll(() => test.close())
const email = () => `e${seed}-${++made}@people.example`

const shownTo = async ({ me }: Candidate, id: string) =>
  (await me.call(peersApi.toGive)).waiting.some((one) => one.id === id)
const take = async ({ me }: Candidate, id: string) =>
  (await me.send(peersApi.take, { params: { id } })).statusCode
const ofShared = async ({ me }: Candidate, id: string) =>
  (await me.call(peersApi.shared)).items.find((one) => one.id === id)

/** An answer for which ten points are put aside. */
async function sharedFor10(owner: Candidate) {
  await rich(test, owner)
  const free = [await shared(owner), await shared(owner)]
  const paid = await shared(owner)
  expect([paid.price, await balance(owner)]).toEqual([10, 40])
  return { id: paid.id, free: free.map(({ id }) => id) }
}

/** What of helping is due now, one kind after the other. */
async function tick() {
  const { db, clock } = test
  const outbox = { enqueue: () => Promise.resolve(), nudge: () => undefined }
  const idempotency = new Idempotency(db, clock)
  const changes = new Changes({ db, clock, idempotency, bus: new LiveBus({ db, prefix: '' }), outbox })
  const onTrouble = (error: unknown) => {
    throw error
  }
  for (const { run } of peerClock({ db, clock, changes, onTrouble })) await run()
}

/** Nothing of the ledger is wrong, and all of it comes to nothing. */
async function expectWholeLedger() {
  let place: typeof CHECK_START | null = CHECK_START
  while (place) {
    const { faults, next } = await checkLedger(test.db, place, test.clock.now())
    expect(faults).toEqual([])
    place = next
  }
}

describe('Who reviews whom', () => {
  it('skips whoever is blocked either way, and nobody is told', async () => {
    const [owner, one, two] = [
      await peer(test, email()),
      await reviewer(test, email()),
      await reviewer(test, email()),
    ]
    const first = await shared(owner)
    const byOne = await reviewed(one, first.id)
    const byTwo = await reviewed(two, first.id)
    await owner.me.call(peersApi.block, { params: { id: byOne } })
    await two.me.call(peersApi.block, { params: { id: byTwo } })
    expect([
      (await owner.me.call(peersApi.card)).blocked,
      (await two.me.call(peersApi.card)).blocked,
    ]).toEqual([1, 1])
    expect((await owner.me.call(blocksApi.list)).items).toEqual([])
    test.clock.advance(15 * DAY_MS)
    for (const person of [owner, one, two]) await person.me.call(peersApi.card)
    test.clock.advance(16 * DAY_MS)
    const again = await shared(owner)
    for (const other of [one, two])
      expect([await shownTo(other, again.id), await take(other, again.id)]).toEqual([false, 404])
    await owner.me.call(peersApi.unblock)
    expect([await shownTo(one, again.id), await shownTo(two, again.id)]).toEqual([true, false])
    expect(await take(one, again.id)).toBe(200)
  })

  it('skips the same two for thirty days, whoever reviewed whom', async () => {
    const [one, two] = [await reviewer(test, email()), await reviewer(test, email())]
    const [first, second, back] = [await shared(one), await shared(one), await shared(two)]
    await reviewed(two, first.id)
    expect([await shownTo(two, second.id), await take(two, second.id)]).toEqual([false, 404])
    expect([await shownTo(one, back.id), await take(one, back.id)]).toEqual([false, 404])
  })

  it('skips those who want the same job, and a company’s member with its applicant', async () => {
    const company = await verifiedCompany(test, `boss@ends-${seed}.com`, 'Ends Ltd')
    const { id: posting } = await published(test, company)
    const [owner, rival, free] = [
      await peer(test, email()),
      await reviewer(test, email()),
      await reviewer(test, email()),
    ]
    const inside = await reviewer(test, email())
    await joinedAs(test, company, { email: inside.email })
    const { id } = await shared(owner)
    const byInside = await shared(inside)
    for (const other of [rival, free, inside]) expect(await shownTo(other, id)).toBe(true)
    await applied(owner, posting)
    await applied(rival, posting)
    for (const other of [rival, inside])
      expect([await shownTo(other, id), await take(other, id)]).toEqual([false, 404])
    // The other way round: an applicant does not review a member of the company.
    expect([await shownTo(rival, byInside.id), await take(rival, byInside.id)]).toEqual([false, 404])
    expect(await take(free, id)).toBe(200)
    expect((await owner.me.call(applicationsApi.list)).items).toHaveLength(1)
  })

  it('is two at once, ten a day, and calibrated anew after twenty', async () => {
    const busy = await reviewer(test, email())
    const ids: string[] = []
    for (let n = 0; n < 11; n++) ids.push((await shared(await peer(test, email()))).id)
    const [a = '', b = '', c = ''] = ids
    const taken = await busy.me.call(peersApi.take, { params: { id: a } })
    await busy.me.call(peersApi.take, { params: { id: b } })
    expect(await take(busy, c)).toBe(409)
    await busy.me.call(peersApi.giveBack, { params: { id: taken.id } })
    // What was given back is not offered to the same person again.
    expect(await take(busy, a)).toBe(409)
    const { candidateId } = await personOf(test, busy)
    await test.db.write((manager) =>
      manager.update(PeerReviewEntity, { candidateId, state: 'taken' }, { state: 'lapsed' }),
    )
    for (const id of ids.slice(2, 10)) await reviewed(busy, id)
    const over = await busy.me.send(peersApi.take, { params: { id: ids[10] ?? '' } })
    expect([over.statusCode, Number(over.headers['retry-after']) > 0]).toEqual([429, true])
    expect((await busy.me.call(peersApi.card)).calibrations).toMatchObject([{ given: 8 }])
    await test.db.write((manager) => manager.update(PeerCalibrationEntity, { candidateId }, { given: 20 }))
    test.clock.advance(DAY_MS)
    expect(await shownTo(busy, ids[10] ?? '')).toBe(false)
    expect(await take(busy, ids[10] ?? '')).toBe(403)
    expect((await busy.me.call(peersApi.card)).calibrations).toMatchObject([{ passedAt: null }])
    expect(
      (await busy.me.call(peersApi.calibration, { query: { type: 'behavioural' } })).answers,
    ).toHaveLength(3)
  })
})

describe('A report', () => {
  it('of an answer or of a review is made by whoever read it, and by nobody else', async () => {
    const [owner, one] = [await peer(test, email()), await reviewer(test, email())]
    const stranger = await reviewer(test, email())
    const { id } = await shared(owner)
    const review = await reviewed(one, id)
    for (const [by, of] of [
      [stranger, id],
      [stranger, review],
      [owner, id],
      [one, review],
    ] as const)
      expect((await report(by, 'help', of)).statusCode).toBe(404)
    expect((await report(one, 'help', id)).statusCode).toBe(201)
    expect((await report(owner, 'help', review)).statusCode).toBe(201)
    const cases = await test.db.read.findBy(CaseEntity, { subjectType: 'help' })
    const { accountId: ownerAccount } = await personOf(test, owner)
    const { accountId: oneAccount } = await personOf(test, one)
    expect(new Map(cases.map((each) => [each.subjectId, each.accountId]))).toEqual(
      new Map([
        [id, ownerAccount],
        [review, oneAccount],
      ]),
    )
    expect(JSON.stringify(cases.find(({ subjectId }) => subjectId === id)?.snapshot)).toContain(QUOTES[0])
  })
})

describe('With time', () => {
  it('what nobody came for is closed after two weeks, and the points go back', async () => {
    const owner = await peer(test, email())
    const { id } = await sharedFor10(owner)
    test.clock.advance(14 * DAY_MS + HOUR_MS)
    await tick()
    expect(await ofShared(owner, id)).toMatchObject({ state: 'closed', reviews: [] })
    expect(await balance(owner)).toBe(50)
    await expectWholeLedger()
  })

  it('a review that nobody wrote goes back after a day, one that came stays, and texts go thirty days later', async () => {
    const [owner, lazy, one] = [
      await peer(test, email()),
      await reviewer(test, email()),
      await reviewer(test, email()),
    ]
    const { id } = await sharedFor10(owner)
    const late = await lazy.me.call(peersApi.take, { params: { id } })
    const byOne = await reviewed(one, id)
    test.clock.advance(25 * HOUR_MS)
    const body = { levels: levelsOf(2), quotes: QUOTES, thing: THING }
    expect((await lazy.me.send(peersApi.submit, { params: { id: late.id }, body })).statusCode).toBe(409)
    await tick()
    expect((await test.db.read.findOneByOrFail(PeerReviewEntity, { id: late.id })).state).toBe('lapsed')
    test.clock.advance(14 * DAY_MS)
    await tick()
    // One came: it is read, and what was put aside is spent.
    expect(await ofShared(owner, id)).toMatchObject({
      state: 'reviewed',
      median: null,
      reviews: [{ id: byOne }],
    })
    expect(await balance(owner)).toBe(40)
    test.clock.advance(8 * DAY_MS)
    await tick()
    expect(await ofShared(owner, id)).toMatchObject({
      state: 'closed',
      text: STORY,
      reviews: [{ state: 'neutral' }],
    })
    expect(await balance(one)).toBe(0)
    for (const days of [15, 16]) {
      test.clock.advance(days * DAY_MS)
      for (const person of [owner, one]) await person.me.call(peersApi.card)
    }
    await tick()
    expect(await ofShared(owner, id)).toMatchObject({ text: '', reviews: [{ thing: '', quotes: [] }] })
    await expectWholeLedger()
  })
})

describe('A known answer that somebody has', () => {
  it.each(['after a day', 'with a suspension'])('goes back %s, though nobody owns it', async (when) => {
    const one = await reviewer(test, email())
    const { candidateId } = await personOf(test, one)
    const all = mixedAnswers('behavioural')
    const id = randomUUID()
    const now = test.clock.now().getTime()
    await test.db.write((manager) =>
      manager.insert(PeerReviewEntity, {
        id,
        marketId: LIVE_MARKET_ID,
        candidateId,
        ownerId: '',
        sharedId: randomUUID(),
        known: all[randomInt(all.length)]?.id ?? '',
        levels: [],
        quotes: [],
        thing: '',
        state: 'taken',
        takenAt: new Date(now).toISOString(),
        takenUntil: new Date(now + DAY_MS).toISOString(),
        submittedAt: null,
      }),
    )
    const state = async () => (await test.db.read.findOneByOrFail(PeerReviewEntity, { id })).state
    await tick()
    expect([await state(), (await one.me.call(peersApi.toGive)).taken.map((each) => each.id)]).toEqual([
      'taken',
      [id],
    ])
    if (when === 'after a day') test.clock.advance(DAY_MS)
    else
      await test.db.write((manager) =>
        manager.update(AccountEntity, { email: one.email }, { stateDecisionId: 'x' }),
      )
    await tick()
    expect(await state()).toBe('lapsed')
  })
})

describe('Whoever goes', () => {
  it('takes what was shared along, and what is put aside is nobody’s any more', async () => {
    const [owner, one] = [await peer(test, email()), await reviewer(test, email())]
    const { id, free } = await sharedFor10(owner)
    const { candidateId } = await personOf(test, owner)
    const other = await shared(one)
    await one.me.call(peersApi.take, { params: { id: free[0] ?? '' } })
    const data = await owner.me.call(coachDataApi.read)
    expect(data.peers.shared.map((each) => each.id)).toEqual(expect.arrayContaining([id, ...free]))
    expect(data.peers.card?.name).toBe('Quiet Heron')
    await owner.me.call(coachDataApi.erase)
    for (const entity of peerEntities as EntitySchema<ObjectLiteral>[])
      expect(await test.db.read.countBy(entity, { candidateId })).toBe(0)
    expect(await test.db.read.countBy(PeerReviewEntity, { ownerId: candidateId })).toBe(0)
    expect(await balance(owner)).toBe(50)
    expect((await one.me.call(peersApi.toGive)).taken).toEqual([])
    expect(await ofShared(one, other.id)).toMatchObject({ state: 'open' })
    await expectWholeLedger()
  })

  it('is suspended: what waits is undone, what is put aside comes back, what was taken is free again', async () => {
    const [owner, bad, one] = [
      await peer(test, email()),
      await reviewer(test, email()),
      await reviewer(test, email()),
    ]
    const { id } = await sharedFor10(bad)
    const others = await shared(owner)
    await bad.me.call(peersApi.take, { params: { id: others.id } })
    await test.db.write((manager) =>
      manager.update(AccountEntity, { email: bad.email }, { stateDecisionId: 'x' }),
    )
    expect([await shownTo(one, id), await take(one, id)]).toEqual([false, 404])
    await tick()
    expect((await test.db.read.findOneByOrFail(SharedAnswerEntity, { id })).state).toBe('withdrawn')
    expect(await test.db.read.countBy(PeerReviewEntity, { sharedId: others.id, state: 'lapsed' })).toBe(1)
    const held = { marketId: LIVE_MARKET_ID, key: `held:${id}` }
    expect((await test.db.read.findOneByOrFail(CreditAccountEntity, held)).balance).toBe(0)
    await expectWholeLedger()
  })
})
