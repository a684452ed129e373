import { randomInt, randomUUID } from 'node:crypto'
import { knownSet, mixedAnswer, mixedAnswers, questionOf } from '@tryka/coach'
import {
  calibrated,
  coachDataApi,
  creditsApi,
  LIVE_MARKET_ID,
  PEER_RULES,
  type PeerLevels,
  peersApi,
  proposePlaceholders,
  type SavePeerCard,
  type TakenReview,
} from '@tryka/domain'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { verifiedCompany } from '../../../testing/live-market'
import { report } from '../../../testing/moderation'
import {
  balance,
  type Candidate,
  levelsOf,
  peer,
  personOf,
  refusals,
  REVIEW,
  reviewer,
  shared,
  THING,
} from '../../../testing/peers'
import { CaseEntity } from '../moderation/moderation.table'
import { PeerReviewEntity, SharedAnswerEntity, type StoredPeerReviewRow } from './peer.table'

jest.setTimeout(120_000)

const seed = randomInt(1_000_000)
console.info(`known answers: seed ${seed}`)

let test: TestApp
let made = 0
beforeAll(async () => void (test = await buildTestApp({ config: { guestsPerHour: 1_000 } })))
afterAll(() => test.close())
const email = () => `k${seed}-${++made}@people.example`

const LONG_AGO = '2020-01-01T00:00:00.000Z'
/** Reviews that somebody gave long ago, so that nobody else has to be made for them. */
async function gave(person: Candidate, times: number) {
  const { candidateId } = await personOf(test, person)
  const row = (): StoredPeerReviewRow => ({
    id: randomUUID(),
    marketId: LIVE_MARKET_ID,
    candidateId,
    ownerId: randomUUID(),
    sharedId: randomUUID(),
    known: null,
    levels: levelsOf(2),
    quotes: [],
    thing: '',
    state: 'neutral',
    takenAt: LONG_AGO,
    takenUntil: LONG_AGO,
    submittedAt: LONG_AGO,
  })
  if (times > 0)
    await test.db.write((manager) =>
      manager.insert(
        PeerReviewEntity,
        Array.from({ length: times }, () => row()),
      ),
    )
}

const ofPerson = async (person: Candidate) => {
  const { candidateId } = await personOf(test, person)
  return test.db.read.find(PeerReviewEntity, { where: { candidateId } })
}
/** What waits for somebody and was shared by nobody. */
async function offered({ me }: Candidate) {
  const { waiting } = await me.call(peersApi.toGive)
  const found = []
  for (const one of waiting)
    if (!(await test.db.read.existsBy(SharedAnswerEntity, { id: one.id }))) found.push(one)
  return found
}
/** The next known answer that waits for somebody: at the latest after so many others. */
async function due(person: Candidate) {
  for (let n = 0; n < 2 * PEER_RULES.knownEvery; n++) {
    const [one] = await offered(person)
    if (one) return one
    await gave(person, 1)
  }
  throw new Error(`No known answer came, with seed ${seed}`)
}
const take = ({ me }: Candidate, id: string) => me.call(peersApi.take, { params: { id } })
/** A review of a text that asks for nothing but itself. */
const bodyFor = ({ text }: TakenReview, levels: PeerLevels = levelsOf(randomInt(5))) => ({
  levels,
  quotes: [text.slice(0, 30).trim(), text.slice(-40).trim()],
  thing: THING,
})
const send = ({ me }: Candidate, taken: TakenReview, levels?: PeerLevels) =>
  me.call(peersApi.submit, { params: { id: taken.id }, body: bodyFor(taken, levels) })

describe('Known answers among those of people', () => {
  it('are one in eight of what is taken, at places that nobody knows beforehand', async () => {
    const every = PEER_RULES.knownEvery
    const places = new Set<string>()
    for (let n = 0; n < 4; n++) {
      const person = await reviewer(test, email())
      const known: number[] = []
      for (let at = 0; at < 3 * every; at++) {
        const [one, ...more] = await offered(person)
        expect(more).toEqual([])
        if (one) {
          known.push(at)
          await send(person, await take(person, one.id))
        } else await gave(person, 1)
      }
      expect({ seed, known, blocks: known.map((at) => Math.floor(at / every)) }).toMatchObject({
        blocks: [0, 1, 2],
      })
      known.forEach((at) => places.add(String(at % every)))
    }
    expect(places.size).toBeGreaterThan(1)
  })

  it('wait until they are taken, and come again where they are given back', async () => {
    const person = await reviewer(test, email())
    const first = await due(person)
    await gave(person, 3)
    expect(await offered(person)).toEqual([first])
    const all = await Promise.all(
      Array.from({ length: 8 }, () => person.me.send(peersApi.take, { params: { id: first.id } })),
    )
    expect(all.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array<number>(7).fill(404)])
    const id = all.find(({ statusCode }) => statusCode === 200)?.json<TakenReview>().id ?? ''
    await person.me.call(peersApi.giveBack, { params: { id } })
    const [second] = await offered(person)
    expect([second?.id === first.id, second?.question === first.question]).toEqual([false, false])
    expect(await refusals(person.me.send(peersApi.take, { params: { id: first.id } }))).toEqual([
      409,
      'TAKEN',
    ])
    // Whoever wants nothing to do with its owner has done with it, and blocks nobody.
    const taken = await take(person, second?.id ?? '')
    await person.me.call(peersApi.block, { params: { id: taken.id } })
    expect((await person.me.call(peersApi.card)).blocked).toBe(0)
    expect((await ofPerson(person)).filter(({ known }) => known).map(({ state }) => state)).toEqual([
      'lapsed',
      'lapsed',
    ])
  })

  it('are never met twice while others are left, and never those of a calibration', async () => {
    const person = await reviewer(test, email())
    const whole = mixedAnswers('behavioural').map(({ id }) => id)
    const { candidateId } = await personOf(test, person)
    for (let n = 0; n <= whole.length; n++) {
      await send(person, await take(person, (await due(person)).id))
      // So that no limit of a day is met.
      await test.db.write((manager) =>
        manager.update(PeerReviewEntity, { candidateId }, { takenAt: LONG_AGO }),
      )
    }
    const met = (await ofPerson(person)).flatMap(({ known }) => known ?? [])
    expect(met).toHaveLength(whole.length + 1)
    expect([...new Set(met)].sort()).toEqual([...whole].sort())
    const calibrating = [0, 1, 2].flatMap((n) => knownSet('behavioural', n)).map(({ id }) => id)
    expect(met.filter((id) => calibrating.includes(id))).toEqual([])
    expect((await person.me.call(peersApi.card)).known.count).toBe(met.length)
  })

  it('look like all others, also to whoever tries what may be done with them', async () => {
    const [owner, other] = [await peer(test, email()), await reviewer(test, email())]
    const person = await reviewer(test, email())
    const { id } = await shared(owner)
    const known = await due(person)
    const { waiting } = await person.me.call(peersApi.toGive)
    const real = waiting.find((one) => one.id === id)
    expect(Object.keys(known).sort()).toEqual(Object.keys(real ?? {}).sort())
    const shapeOf = (text: string) => text.replace(/[0-9a-f]/g, 'x')
    expect(shapeOf(known.id)).toBe(shapeOf(id))
    expect(known.id[14]).toBe('4')
    // What is listed for one is nothing to anybody else.
    for (const each of [owner, other])
      expect(await refusals(each.me.send(peersApi.take, { params: { id: known.id } }))).toEqual([
        404,
        'NOT_FOUND',
      ])
    const [fake, asked] = [await take(person, known.id), await take(person, id)]
    expect(Object.keys(fake).sort()).toEqual(Object.keys(asked).sort())
    const proposed = proposePlaceholders(fake.text, { names: [], employers: [] })
    expect(proposed.filter(({ kind }) => kind !== 'number')).toEqual([])
    expect([fake.question, fake.answerId]).toEqual([known.question, known.id])
    const tried = async (of: TakenReview) => [
      await refusals(person.me.send(peersApi.take, { params: { id: of.answerId } })),
      ...(await Promise.all(
        [
          { ...bodyFor(of), quotes: ['It is nowhere in there', 'Nor is this anywhere'] },
          { ...bodyFor(of), levels: levelsOf(1).slice(1) },
          { ...bodyFor(of), thing: 'Ring me on +91 98200 12345 tomorrow.' },
        ].map(async (body) => refusals(person.me.send(peersApi.submit, { params: { id: of.id }, body }))),
      )),
      (await report(person, 'help', of.answerId)).statusCode,
      (await report(other, 'help', of.answerId)).statusCode,
    ]
    expect(await tried(fake)).toEqual(await tried(asked))
    // A third at once is one too many, whichever it is.
    const third = await shared(await peer(test, email()))
    for (const one of [third, await due(person)])
      expect(await refusals(person.me.send(peersApi.take, { params: { id: one.id } }))).toEqual([
        409,
        'TWO_AT_ONCE',
      ])
    const about = await test.db.read.findOneByOrFail(CaseEntity, { subjectId: known.id })
    expect([about.accountId, JSON.stringify(about.snapshot)]).toEqual([
      null,
      expect.stringContaining('A known answer'),
    ])
    expect((await person.me.call(peersApi.toGive)).taken.map((one) => one.id).sort()).toEqual(
      [fake.id, asked.id].sort(),
    )
  })

  it('tell afterwards how one’s levels compare, pay nothing and help nobody', async () => {
    const person = await reviewer(test, email())
    const before = await person.me.call(peersApi.card)
    expect(before.known).toEqual({ count: 0, shift: null })
    const pairs: [number, number][] = []
    for (let n = 1; n <= PEER_RULES.knownTold; n++) {
      const taken = await take(person, (await due(person)).id)
      const levels = levelsOf(0).map(({ id }) => ({ id, level: randomInt(5) }))
      const body = bodyFor(taken, levels)
      const sent = await Promise.all(
        Array.from({ length: 4 }, () => person.me.send(peersApi.submit, { params: { id: taken.id }, body })),
      )
      expect(sent.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409])
      const row = await test.db.read.findOneByOrFail(PeerReviewEntity, { id: taken.id })
      const theirs = mixedAnswer(row.known ?? '')
      expect(questionOf(theirs?.question ?? '')?.type).toBe('behavioural')
      const own = levels.map(({ id, level }): [number, number] => [level, theirs?.levels[id] ?? 9])
      pairs.push(...own)
      const { distance, shift } = calibrated(own)
      const known = {
        levels: levels.map(({ id }) => ({ id, level: theirs?.levels[id] })),
        distance,
        shift,
      }
      expect(sent.find(({ statusCode }) => statusCode === 200)?.json()).toEqual({ known })
      // What was written of it reached nobody, and is not kept.
      expect(row).toMatchObject({ state: 'known', ownerId: '', quotes: [], thing: '', levels })
      const given = (await person.me.call(peersApi.toGive)).given.find(({ id }) => id === taken.id)
      expect(given).toMatchObject({ state: 'known', known, levels, thing: '' })
      const home = await person.me.call(peersApi.card)
      const isTold = n === PEER_RULES.knownTold
      expect({ seed, ...home.known }).toEqual({
        seed,
        count: n,
        shift: isTold ? calibrated(pairs).shift : null,
      })
      // Neither help, nor a part of the twenty of a calibration, nor points.
      expect({ ...home, known: before.known }).toEqual(before)
    }
    expect([await balance(person), (await person.me.call(creditsApi.ledger)).items]).toEqual([0, []])
  })

  it('are of what somebody may review, and wants to', async () => {
    const waits = async (over: Partial<SavePeerCard>) => {
      const person = await reviewer(test, email(), over)
      await gave(person, PEER_RULES.knownEvery)
      return [person, await offered(person)] as const
    }
    const [person, [one]] = await waits({})
    expect([one?.type, one?.language]).toEqual(['behavioural', 'English'])
    expect((await waits({ languages: ['German'] }))[1]).toEqual([])
    expect((await waits({ types: ['technical'] }))[1]).toEqual([])
    const { card } = await person.me.call(peersApi.card)
    if (!card) throw new Error('No card')
    await person.me.call(peersApi.saveCard, { body: { ...card, isOn: false } })
    expect(await offered(person)).toEqual([])
    const params = { id: one?.id ?? '' }
    expect(await refusals(person.me.send(peersApi.take, { params }))).toEqual([403, 'PEERS_OFF'])
    const { team } = await verifiedCompany(test, `boss@known-${seed}.com`, 'Known Ltd')
    expect((await team.send(peersApi.take, { params })).statusCode).toBe(400)
    const plain = await peer(test, email())
    await gave(plain, PEER_RULES.knownEvery)
    expect(await offered(plain)).toEqual([])
  })

  it('are in the file of whoever judged them, and go with what the coach keeps', async () => {
    const person = await reviewer(test, email())
    const { known } = await send(person, await take(person, (await due(person)).id), levelsOf(4))
    expect(known?.shift).toBeGreaterThanOrEqual(0)
    const { given } = (await person.me.call(coachDataApi.read)).peers
    expect(given.filter((one) => one.state === 'known')).toMatchObject([{ known, levels: levelsOf(4) }])
    await take(person, (await due(person)).id)
    await person.me.call(coachDataApi.erase)
    expect(await ofPerson(person)).toEqual([])
  })

  it('leave reviews that somebody asked for as they were', async () => {
    const [owner, person] = [await peer(test, email()), await reviewer(test, email())]
    const { id } = await shared(owner)
    const taken = await take(person, id)
    const body = { params: { id: taken.id }, body: REVIEW }
    expect(await person.me.call(peersApi.submit, body)).toEqual({ known: null })
    expect((await person.me.call(peersApi.toGive)).given).toMatchObject([{ state: 'submitted', known: null }])
    expect((await person.me.call(peersApi.card)).calibrations).toMatchObject([{ given: 1 }])
  })
})
