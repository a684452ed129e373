import { randomInt, randomUUID } from 'node:crypto'
import { creditsApi, DAY_MS, PEER_RULES, peersApi, PRACTICE_TYPES, type SavePeerCard } from '@tryka/domain'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { openVisitor } from '../../../testing/hiring'
import { candidate, verifiedCompany } from '../../../testing/live-market'
import {
  answered,
  balance,
  levelsOf,
  oldEnough,
  peer,
  PEER_CARD,
  personOf,
  refusals,
  REVIEW,
  reviewed,
  reviewer,
  rich,
  rightLevels,
  shared,
  STORY,
} from '../../../testing/peers'
import { PeerReviewEntity, SharedAnswerEntity } from './peer.table'

jest.setTimeout(120_000)

const seed = randomInt(1_000_000)
console.info(`peers: seed ${seed}`)

let test: TestApp
let made = 0
beforeAll(async () => void (test = await buildTestApp({ config: { guestsPerHour: 1_000 } })))
afterAll(() => test.close())

const email = () => `p${seed}-${++made}@people.example`
type Person = Awaited<ReturnType<typeof candidate>>
const ofShared = async ({ me }: Person, id: string) =>
  (await me.call(peersApi.shared)).items.find((one) => one.id === id)

describe('Helping others', () => {
  it('is off until it is switched on, by somebody who signed in, is of age and not new', async () => {
    const { client } = await openVisitor(test)
    const guest = await client.get('/api/peers/card')
    expect([guest.statusCode, guest.json<{ code: string }>().code]).toEqual([403, 'SIGN_IN_FIRST'])
    const young = await candidate(test, email())
    expect(await refusals(young.me.send(peersApi.saveCard, { body: PEER_CARD }))).toEqual([403, 'PEERS_OFF'])
    expect(await refusals(young.at('demo').send(peersApi.card))).toEqual([403, 'SIGN_IN_FIRST'])
    const old = await oldEnough(test, email())
    expect((await old.me.call(peersApi.card)).card).toBeNull()
    const turnId = await answered(old)
    expect(await refusals(old.me.send(peersApi.proposal, { query: { turn: turnId } }))).toEqual([
      403,
      'PEERS_OFF',
    ])
    expect(await refusals(old.me.send(peersApi.calibration, { query: { type: 'culture' } }))).toEqual([
      403,
      'PEERS_OFF',
    ])
    const minor = { ...PEER_CARD, isAdult: false }
    expect((await old.me.send(peersApi.saveCard, { body: minor })).statusCode).toBe(400)
    for (const name of ['me@x.example', 'https://x.example', '98200 12345', 'fuck'])
      expect((await old.me.send(peersApi.saveCard, { body: { ...PEER_CARD, name } })).statusCode).toBe(400)
    const { card } = await old.me.call(peersApi.saveCard, { body: PEER_CARD })
    expect(card).toEqual({ ...PEER_CARD, version: 1 })
    expect(await refusals(old.me.send(peersApi.saveCard, { body: PEER_CARD }))).toEqual([409, 'STALE'])
  })

  it.each(PRACTICE_TYPES)(
    'needs levels that are near those of the raters, in one try a day: %s',
    async (type) => {
      const ada = await peer(test, email())
      const right = await rightLevels(ada, type)
      const kind = right.map(({ id, levels }) => ({
        id,
        levels: levels.map((one) => ({ ...one, level: 4 })),
      }))
      const body = (answers: typeof right) => ({ body: { type, answers } })
      const missing = right.map((one) => ({ ...one, levels: one.levels.slice(1) }))
      expect(await refusals(ada.me.send(peersApi.tryCalibration, body(missing)))).toEqual([400, 'LEVELS'])
      const others = right.map((one) => ({ ...one, id: 'other' }))
      expect(await refusals(ada.me.send(peersApi.tryCalibration, body(others)))).toEqual([
        409,
        'OTHER_ANSWERS',
      ])
      const tried = await Promise.all(
        Array.from({ length: 5 }, () => ada.me.send(peersApi.tryCalibration, body(kind))),
      )
      expect(tried.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
      const failed = tried
        .find(({ statusCode }) => statusCode === 200)
        ?.json<{ isPassed: boolean; shift: number }>()
      expect([failed?.isPassed, (failed?.shift ?? 0) > 0]).toEqual([false, true])
      expect(await refusals(ada.me.send(peersApi.calibration, { query: { type } }))).toEqual([
        429,
        'TOMORROW',
      ])

      test.clock.advance(DAY_MS)
      const next = await rightLevels(ada, type)
      expect(next.map(({ id }) => id)).not.toEqual(right.map(({ id }) => id))
      expect(await ada.me.call(peersApi.tryCalibration, body(next))).toEqual({
        type,
        isPassed: true,
        distance: 0,
        furthest: 0,
        shift: 0,
      })
      expect((await ada.me.call(peersApi.card)).calibrations).toMatchObject([{ type, given: 0, distance: 0 }])
    },
  )
})

describe('A shared answer', () => {
  it('is the text that its owner confirmed, twice a month for nothing, then for points that are put aside', async () => {
    const owner = await peer(test, email())
    const turn = await answered(owner)
    const proposal = await owner.me.call(peersApi.proposal, { query: { turn } })
    expect(proposal).toMatchObject({ type: 'behavioural', text: STORY, price: 0, freeLeft: 2 })
    const body = { turnId: turn, text: STORY, language: 'English', hasRead: true, price: 0 } as const
    const send = (over: object) => owner.me.send(peersApi.share, { body: { ...body, ...over } })
    for (const over of [
      { hasRead: false },
      { text: 'Too short.' },
      { text: `${STORY} Write to me@x.example.` },
    ])
      expect((await send(over)).statusCode).toBe(400)
    expect(await refusals(send({ price: 10 }))).toEqual([409, 'PRICE'])
    expect(await refusals(send({ language: 'German' }))).toEqual([400, 'LANGUAGE'])
    const all = await Promise.all(Array.from({ length: 8 }, () => send({})))
    expect(all.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array<number>(7).fill(409)])
    await shared(owner)
    const third = await answered(owner)
    expect((await owner.me.call(peersApi.proposal, { query: { turn: third } })).price).toBe(10)
    expect(await refusals(send({ turnId: third, price: 10 }))).toEqual([409, 'NOT_ENOUGH'])
    await rich(test, owner)
    const paid = await shared(owner, third)
    expect([paid.price, await balance(owner)]).toEqual([10, 40])
    expect((await owner.me.call(creditsApi.ledger)).held).toMatchObject([{ amount: 10 }])
    // Taken back before anybody came it gives the points back, and a free one counts as free again.
    await owner.me.call(peersApi.withdraw, { params: { id: paid.id } })
    expect(await balance(owner)).toBe(50)
    const free = (await owner.me.call(peersApi.shared)).items.find(({ state }) => state === 'open')
    await owner.me.call(peersApi.withdraw, { params: { id: free?.id ?? '' } })
    expect((await owner.me.call(peersApi.proposal, { query: { turn: third } })).freeLeft).toBe(1)
  })

  it('lists what is of a level near one’s own first, and else what waits longest', async () => {
    const ids: string[] = []
    for (const level of ['entry', 'expert', 'mid'] as const) {
      const owner = await peer(test, email())
      ids.push((await shared(owner, await answered(owner, STORY, level))).id)
      test.clock.advance(1_000)
    }
    const [entry, expert, mid] = ids
    const seenBy = async (over: Partial<SavePeerCard>) => {
      const { waiting } = await (await reviewer(test, email(), over)).me.call(peersApi.toGive)
      return waiting.map(({ id }) => id).filter((id) => ids.includes(id))
    }
    expect(await seenBy({ level: 'entry' })).toEqual([entry, mid, expert])
    expect(await seenBy({ level: 'expert' })).toEqual([expert, entry, mid])
    expect(await seenBy({ level: 'senior' })).toEqual([expert, mid, entry])
  })

  it('is reviewed by two who know neither each other nor its owner, and what was useful pays', async () => {
    const [owner, one, two] = [
      await peer(test, email()),
      await reviewer(test, email()),
      await reviewer(test, email()),
    ]
    const { id } = await shared(owner)
    const waiting = (await one.me.call(peersApi.toGive)).waiting.find((each) => each.id === id)
    expect(Object.keys(waiting ?? {}).sort()).toEqual([
      'id',
      'language',
      'level',
      'question',
      'type',
      'words',
    ])
    const { candidateId, accountId } = await personOf(test, owner)

    const taken = await one.me.call(peersApi.take, { params: { id } })
    expect(taken.text).toBe(STORY)
    const params = { id: taken.id }
    const bad = [
      { quotes: ['It is nowhere in there', REVIEW.quotes[0]] },
      { levels: REVIEW.levels.slice(1) },
      { thing: 'Ring me on +91 98200 12345 tomorrow.' },
      { thing: 'You are an idiot, whoever you are.' },
      { quotes: [REVIEW.quotes[0], REVIEW.quotes[0]] },
    ]
    for (const over of bad)
      expect((await one.me.send(peersApi.submit, { params, body: { ...REVIEW, ...over } })).statusCode).toBe(
        400,
      )
    const sent = await Promise.all(
      Array.from({ length: 6 }, () => one.me.send(peersApi.submit, { params, body: REVIEW })),
    )
    expect(sent.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    // The first is not read before the second, so that it sways nobody.
    expect(await ofShared(owner, id)).toMatchObject({ given: 1, reviews: [], median: null, state: 'open' })
    const second = await reviewed(two, id, { levels: levelsOf(3) })
    const view = await ofShared(owner, id)
    expect(view).toMatchObject({ state: 'reviewed', given: 2, own: { score: expect.any(Number) as number } })
    expect(view?.median?.map(({ level }) => level)).toEqual(Array(5).fill(2.5))
    expect(view?.reviews.map(({ by, thing }) => [by, thing])).toEqual(
      Array(2).fill([PEER_CARD.name, REVIEW.thing]),
    )

    const mark = (reviewId: string, useful: boolean) =>
      owner.me.send(peersApi.useful, { params: { id }, body: { reviewId, useful } })
    const marks = await Promise.all(Array.from({ length: 10 }, () => mark(taken.id, true)))
    expect(marks.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect((await mark(second, false)).statusCode).toBe(200)
    expect([await balance(one), await balance(two)]).toEqual([20, 0])
    const { given } = await one.me.call(peersApi.toGive)
    expect(given).toMatchObject([{ id: taken.id, state: 'useful' }])
    // Nothing that a reviewer is told has the owner in it.
    const told = JSON.stringify([waiting, taken, given, await one.me.call(creditsApi.ledger)])
    for (const secret of [candidateId, accountId, owner.email, 'Asha Verma'])
      expect(told).not.toContain(secret)
  })

  it('is taken by as many as it wants, though twenty come at once', async () => {
    const owner = await peer(test, email())
    const people: Person[] = []
    for (let n = 0; n < 20; n++) people.push(await reviewer(test, email()))
    const { id } = await shared(owner)
    const all = await Promise.all(people.map(({ me }) => me.send(peersApi.take, { params: { id } })))
    const codes = all.map(({ statusCode }) => statusCode)
    expect(codes.filter((code) => code === 200)).toHaveLength(PEER_RULES.reviewers)
    expect(codes.filter((code) => code === 409)).toHaveLength(18)
    expect(await test.db.read.countBy(PeerReviewEntity, { sharedId: id })).toBe(2)
    const late = all.findIndex(({ statusCode }) => statusCode === 409)
    expect((await people[late]?.me.call(peersApi.toGive))?.waiting.some((one) => one.id === id)).toBe(false)
  })

  it('asks for a third where two are more than a level apart', async () => {
    const owner = await peer(test, email())
    await rich(test, owner)
    await test.db.write(async (manager) => {
      const { candidateId } = await personOf(test, owner)
      // Both free ones of the month were used before.
      const row = { ...(await rowOf()), candidateId }
      for (const n of [1, 2])
        await manager.insert(SharedAnswerEntity, {
          ...row,
          id: randomUUID(),
          turnId: `${n}`,
          state: 'reviewed',
        })
    })
    const [one, two, three] = [
      await reviewer(test, email()),
      await reviewer(test, email()),
      await reviewer(test, email()),
    ]
    const { id } = await shared(owner)
    expect(await balance(owner)).toBe(40)
    await reviewed(one, id, { levels: levelsOf(1) })
    await reviewed(two, id, { levels: levelsOf(3) })
    expect(await ofShared(owner, id)).toMatchObject({ state: 'open', wanted: 3, given: 2, reviews: [{}, {}] })
    await reviewed(three, id, { levels: levelsOf(2) })
    const view = await ofShared(owner, id)
    expect(view).toMatchObject({ state: 'reviewed', given: 3 })
    expect(view?.median?.map(({ level }) => level)).toEqual(Array(5).fill(2))
    expect((await owner.me.call(creditsApi.ledger)).held).toEqual([])
    expect(await balance(owner)).toBe(40)
  })

  it('is nothing to others: not to strangers, the uncalibrated, other languages and types, nor any company', async () => {
    const [owner, stranger] = [await peer(test, email()), await peer(test, email())]
    const one = await reviewer(test, email())
    const { id } = await shared(owner)
    const params = { id }
    expect(await refusals(stranger.me.send(peersApi.take, { params }))).toEqual([403, 'NOT_CALIBRATED'])
    expect((await owner.me.send(peersApi.take, { params })).statusCode).toBe(404)
    const german = await reviewer(test, email(), { languages: ['German'] })
    const technical = await reviewer(test, email(), { types: ['technical'] })
    for (const other of [german, technical]) {
      expect((await other.me.call(peersApi.toGive)).waiting.some((each) => each.id === id)).toBe(false)
      expect((await other.me.send(peersApi.take, { params })).statusCode).toBe(404)
    }
    const taken = await one.me.call(peersApi.take, { params })
    const { team } = await verifiedCompany(test, `boss@peers-${seed}.com`, 'Peers Ltd')
    for (const other of [stranger.me, team, one.at('demo')]) {
      const answers = await Promise.all([
        other.send(peersApi.withdraw, { params }),
        other.send(peersApi.close, { params }),
        other.send(peersApi.useful, { params, body: { reviewId: taken.id, useful: true } }),
        other.send(peersApi.submit, { params: { id: taken.id }, body: REVIEW }),
        other.send(peersApi.giveBack, { params: { id: taken.id } }),
        other.send(peersApi.block, { params: { id: taken.id } }),
        other.send(peersApi.take, { params: { id: randomUUID() } }),
      ])
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(7).fill(other === team ? 400 : 404))
    }
    const useful = { params, body: { reviewId: taken.id, useful: true } }
    // Before it is written there is nothing that the owner could know of.
    expect((await owner.me.send(peersApi.useful, useful)).statusCode).toBe(404)
    expect((await owner.me.send(peersApi.block, { params: { id: taken.id } })).statusCode).toBe(404)
    expect((await test.db.read.findOneByOrFail(SharedAnswerEntity, { id })).state).toBe('open')
  })
})

/** Some shared answer, as a row to copy. */
async function rowOf() {
  const [row] = await test.db.read.find(SharedAnswerEntity, { take: 1 })
  if (!row) throw new Error('Nobody shared anything yet')
  return { ...row, price: 0, sharedAt: test.clock.now().toISOString(), closesAt: null }
}
