import { randomInt } from 'node:crypto'
import { challengeApi, DAY_MS, HOUR_MS, MINUTE_MS, mocksApi, peersApi } from '@tryka/domain'
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app'
import { applied, joinedAs, published, verifiedCompany } from '../../../../testing/live-market'
import {
  accepted,
  ASK,
  askedFor,
  booked,
  matched,
  mockTick,
  requestOf,
  sheetOf,
  together,
} from '../../../../testing/mocks'
import { balance, type Candidate, oldEnough, peer, refusals, rich } from '../../../../testing/peers'
import { MockEntity, MockSheetEntity, PeerRequestEntity } from './mock.table'

jest.setTimeout(180_000)

const seed = randomInt(1_000_000)
console.info(`mocks: seed ${seed}`)

let test: TestApp
let made = 0
beforeAll(async () => void (test = await buildTestApp({ config: { guestsPerHour: 1_000 } })))
afterAll(() => test.close())
// Nobody of one test is found for somebody of the next.
afterEach(() =>
  test.db.write((manager) => manager.update(PeerRequestEntity, { state: 'open' }, { state: 'cancelled' })),
)

const email = () => `m${seed}-${++made}@people.example`
const emails = (): [string, string] => [email(), email()]
const stateOf = async ({ me }: Candidate, id: string) =>
  (await me.call(mocksApi.show, { params: { id } })).state

describe('Looking for somebody', () => {
  it('is for who switched helping on, with what is on the card, two at once', async () => {
    const off = await oldEnough(test, email())
    expect(await refusals(off.me.send(mocksApi.ask, { body: ASK }))).toEqual([403, 'PEERS_OFF'])
    expect(await refusals(off.at('demo').send(mocksApi.home))).toEqual([403, 'SIGN_IN_FIRST'])
    const one = await peer(test, email())
    const send = (over: Partial<typeof ASK>) =>
      refusals(one.me.send(mocksApi.ask, { body: { ...ASK, ...over } }))
    expect(await send({ type: 'case' })).toEqual([400, 'TYPE'])
    expect(await send({ language: 'Hindi' })).toEqual([400, 'LANGUAGE'])
    expect(await send({ hours: { days: [1], from: 9, to: 9 } })).toEqual([400, 'VALIDATION'])
    expect(await send({ kind: 'ask' })).toEqual([409, 'PRICE'])
    expect(await send({ kind: 'ask', price: 40 })).toEqual([409, 'NOT_ENOUGH'])
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => one.me.send(mocksApi.ask, { body: ASK })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(2)
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 409]))
  })

  it('holds 40 for asking, and gives them back to who looks no more', async () => {
    const one = await peer(test, email())
    await rich(test, one)
    const { requests } = await askedFor(one, { kind: 'ask', price: 40 })
    expect(await balance(one)).toBe(10)
    const params = { id: requests[0]?.id ?? '' }
    const stranger = await peer(test, email())
    expect((await stranger.me.send(mocksApi.cancelRequest, { params })).statusCode).toBe(404)
    await one.me.call(mocksApi.cancelRequest, { params })
    expect([await balance(one), (await one.me.call(mocksApi.home)).requests]).toEqual([50, []])
    expect(await refusals(one.me.send(mocksApi.cancelRequest, { params }))).toEqual([
      409,
      'illegal_transition',
    ])
  })

  it('finds the one with the most hours, and nobody of another type, language, field or level', async () => {
    const one = await peer(test, email())
    const others = [
      await peer(test, email(), { areas: ['Cloud Computing'] }),
      await peer(test, email(), { level: 'expert' }),
      await peer(test, email(), { languages: ['German'] }),
      await peer(test, email()),
      await peer(test, email()),
    ] as const
    const [field, level, language, few, many] = others
    await askedFor(one)
    // The oldest is first.
    test.clock.advance(1_000)
    await askedFor(field)
    await askedFor(level)
    await askedFor(language, { language: 'German' })
    await askedFor(few, { hours: { days: [1], from: 8, to: 10 } })
    await askedFor(many, { type: 'technical' })
    await askedFor(many, { hours: { days: [1, 2], from: 8, to: 20 } })
    await mockTick(test)
    const states = await Promise.all(
      [one, field, level, language, few].map(async (by) => (await requestOf(by)).state),
    )
    expect(states).toEqual(['matched', 'open', 'open', 'open', 'open'])
    const all = (await many.me.call(mocksApi.home)).requests
    expect(all.map(({ type, state }) => [type, state]).sort()).toEqual([
      ['behavioural', 'matched'],
      ['technical', 'open'],
    ])
  })

  it('skips whoever is blocked, wants the same job, or is of a company that one applied to', async () => {
    const company = await verifiedCompany(test, `boss@mocks-${seed}.com`, 'Mocks Ltd')
    const { id: posting } = await published(test, company)
    const [one, rival, inside] = [
      await peer(test, email()),
      await peer(test, email()),
      await peer(test, email()),
    ]
    await joinedAs(test, company, { email: inside.email })
    await applied(one, posting)
    await applied(rival, posting)
    for (const by of [one, rival, inside]) await askedFor(by)
    await mockTick(test)
    for (const by of [one, rival, inside]) expect((await requestOf(by)).state).toBe('open')
  })

  it('looks on after a no or two days, and never finds the same one again', async () => {
    const [one, two] = await matched(test, emails())
    const request = await requestOf(one)
    expect(request.match).toMatchObject({ name: 'Quiet Heron', level: 'mid', deposit: 0 })
    const params = { id: request.id }
    expect((await two.me.send(mocksApi.decline, { params })).statusCode).toBe(404)
    await one.me.call(mocksApi.decline, { params })
    expect([(await requestOf(one)).state, (await requestOf(two)).state]).toEqual(['open', 'open'])
    await mockTick(test)
    expect((await requestOf(one)).state).toBe('open')
    expect(await refusals(one.me.send(mocksApi.decline, { params }))).toEqual([409, 'illegal_transition'])
    await two.me.call(mocksApi.cancelRequest, { params: { id: (await requestOf(two)).id } })
    const three = await peer(test, email())
    await askedFor(three)
    await mockTick(test)
    await accepted(one)
    test.clock.advance(49 * HOUR_MS)
    await mockTick(test)
    expect([(await requestOf(one)).state, (await requestOf(three)).match]).toEqual(['open', null])
  })
})

describe('A time', () => {
  it('is booked once both agreed, and each has an entry for the calendar that names nobody', async () => {
    const people = await matched(test, emails())
    const [one, two] = people
    await accepted(one)
    const { id, match } = await requestOf(two)
    expect(match?.times).toHaveLength(1)
    const other = { times: [new Date(test.clock.now().getTime() + 30 * MINUTE_MS).toISOString()], deposit: 0 }
    expect(await refusals(two.me.send(mocksApi.accept, { params: { id }, body: other }))).toEqual([
      409,
      'OTHER_TIMES',
    ])
    const { mocks } = await accepted(two)
    expect(mocks).toMatchObject([{ state: 'booked', role: 'both', minutes: 50, name: 'Quiet Heron' }])
    for (const [by, not] of [people, [two, one]] as const) {
      const [mail] = await test.mailbox.arrived(by.email, { subject: 'Mock interview booked' })
      expect(mail?.calendar?.method).toBe('REQUEST')
      expect(mail?.calendar?.content).toContain('ORGANIZER;CN="Tryka"')
      expect(mail?.calendar?.content + String(mail?.text)).not.toContain(not.email)
    }
  })

  it('is one, however often both say yes at once', async () => {
    const [one, two] = await matched(test, emails())
    const [a, b] = [await requestOf(one), await requestOf(two)]
    const times = (a.match?.times ?? []).slice(0, 2)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        (n % 2 ? one : two).me.send(mocksApi.accept, {
          params: { id: n % 2 ? a.id : b.id },
          body: { times, deposit: 0 },
        }),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2)
    expect((await one.me.call(mocksApi.home)).mocks).toHaveLength(1)
  })

  it('is called off without loss until 12 hours before, also by whoever meets the other no more', async () => {
    const people = await matched(test, emails())
    const { id } = await booked(people)
    const [one, two] = people
    const stranger = await peer(test, email())
    expect((await stranger.me.send(mocksApi.cancel, { params: { id } })).statusCode).toBe(404)
    await one.me.call(peersApi.block, { params: { id } })
    expect([await stateOf(two, id), (await one.me.call(peersApi.card)).blocked]).toEqual(['cancelled', 1])
    await test.mailbox.arrived(two.email, { subject: 'Mock interview cancelled' })
    expect(await refusals(two.me.send(mocksApi.cancel, { params: { id } }))).toEqual([
      409,
      'illegal_transition',
    ])
  })
})

describe('The room', () => {
  it('shows whoever asks the follow-ups, and whoever answers none; both change after 25 minutes', async () => {
    const people = await matched(test, emails())
    const mock = await booked(people)
    const params = { id: mock.id }
    const [one, two] = people
    expect(await refusals(one.me.send(mocksApi.present, { params }))).toEqual([409, 'NOT_NOW'])
    const stranger = await peer(test, email())
    for (const call of [mocksApi.show, mocksApi.present, mocksApi.leave, mocksApi.end] as const)
      expect((await stranger.me.send(call, { params })).statusCode).toBe(404)
    const link = 'https://call.example/room'
    expect(
      (await one.me.send(mocksApi.link, { params, body: { link: 'https://a:b@call.example' } })).statusCode,
    ).toBe(400)
    await one.me.call(mocksApi.link, { params, body: { link } })
    expect((await two.me.call(mocksApi.show, { params })).otherLink).toBeNull()
    test.clock.set(new Date(Date.parse(mock.startsAt) - 5 * MINUTE_MS))
    expect(await two.me.call(mocksApi.present, { params })).toMatchObject({
      otherLink: link,
      state: 'booked',
      part: null,
    })
    await together(test, people, mock, 2)
    const [answering, asking] = [
      await one.me.call(mocksApi.show, { params }),
      await two.me.call(mocksApi.show, { params }),
    ]
    expect([answering.part?.isAsking, asking.part?.isAsking]).toEqual([false, true])
    expect([answering.part?.followUps, (asking.part?.followUps ?? []).length > 0]).toEqual([[], true])
    expect(answering.part?.questions).toHaveLength(1)
    await two.me.call(mocksApi.askNext, { params, body: { followUp: 0 } })
    expect((await one.me.call(mocksApi.show, { params })).part?.questions[0]?.asked).toEqual([
      asking.part?.followUps[0]?.text,
    ])
    const text = 'I stopped the importer and compared both counts.'
    const reach = { n: 0, text: 'Write to me at a (at) b.com please' }
    expect((await one.me.send(mocksApi.answer, { params, body: reach })).statusCode).toBe(400)
    await one.me.call(mocksApi.answer, { params, body: { n: 0, text } })
    expect((await two.me.call(mocksApi.show, { params })).part?.questions[0]?.answer).toBe(text)
    for (const [by, call, body] of [
      [two, mocksApi.answer, { n: 0, text }],
      [one, mocksApi.answer, { n: 1, text }],
      [one, mocksApi.askNext, { next: true }],
    ] as const)
      expect(
        (await by.me.send(call as typeof mocksApi.answer, { params, body: body as never })).statusCode,
      ).toBe(409)
    await two.me.call(mocksApi.askNext, { params, body: { next: true } })
    expect((await one.me.call(mocksApi.show, { params })).part?.questions).toHaveLength(2)
    expect(await refusals(one.me.send(mocksApi.end, { params }))).toEqual([409, 'NOT_NOW'])
    test.clock.advance(24 * MINUTE_MS)
    expect((await one.me.call(mocksApi.show, { params })).part).toMatchObject({ n: 2, of: 2, isAsking: true })
  })

  it('is left at once and at no cost, and nothing is paid', async () => {
    const people = await matched(test, emails())
    const mock = await booked(people)
    await together(test, people, mock, 16)
    const params = { id: mock.id }
    expect(await people[0].me.call(mocksApi.leave, { params })).toMatchObject({ state: 'left', by: 'me' })
    expect(await people[1].me.call(mocksApi.show, { params })).toMatchObject({ state: 'left', by: 'other' })
    for (const body of [sheetOf('late')])
      expect((await people[1].me.send(mocksApi.sheet, { params, body })).statusCode).toBe(409)
    expect([await balance(people[0]), await balance(people[1])]).toEqual([0, 0])
  })
})

describe('The sheets', () => {
  it('are sealed until both are in; then each who asked has 50, once in 90 days of the two', async () => {
    const people = await matched(test, emails())
    const mock = await booked(people)
    await together(test, people, mock)
    const params = { id: mock.id }
    const [one, two] = people
    await one.me.call(mocksApi.end, { params })
    const send = (by: Candidate, body: object) =>
      by.me.send(mocksApi.sheet, { params, body: body as ReturnType<typeof sheetOf> })
    expect((await send(one, sheetOf('x', { levels: [] }))).statusCode).toBe(400)
    expect((await send(one, sheetOf('x', { reasons: ['Too short.', 'Too few.', 'No.'] }))).statusCode).toBe(
      400,
    )
    expect((await send(one, sheetOf('x', { thing: 'Look at www.example.com for more.' }))).statusCode).toBe(
      400,
    )
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(one, sheetOf('clear'))))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(await two.me.call(mocksApi.show, { params })).toMatchObject({ sheet: null, otherSheet: null })
    expect((await one.me.call(mocksApi.show, { params })).otherSheet).toBeNull()
    const both = await two.me.call(mocksApi.sheet, { params, body: sheetOf('calm') })
    expect(both).toMatchObject({ state: 'confirmed', otherSheet: { reasons: sheetOf('clear').reasons } })
    expect([await balance(one), await balance(two)]).toEqual([50, 50])
    expect(await refusals(send(one, sheetOf('again')))).toEqual([409, 'NOT_NOW'])
    await askedFor(one)
    await askedFor(two)
    await mockTick(test)
    expect((await requestOf(one)).state).toBe('open')
  })

  it.each([
    ['one says that it did not take place', { tookPlace: false as const }],
    ['it did not help', sheetOf('other', { help: 1 })],
    ['both wrote the same', sheetOf('clear')],
  ])('confirm nothing where %s', async (_, body) => {
    const people = await matched(test, emails())
    const mock = await booked(people)
    await together(test, people, mock)
    const params = { id: mock.id }
    await people[0].me.call(mocksApi.end, { params })
    await people[0].me.call(mocksApi.sheet, { params, body: sheetOf('clear') })
    expect((await people[1].me.call(mocksApi.sheet, { params, body })).state).toBe('not_confirmed')
    expect([await balance(people[0]), await balance(people[1])]).toEqual([0, 0])
  })

  it('of who only answers pays who asked, and spends what was put aside', async () => {
    // With a week ahead.
    const now = test.clock.now()
    const days = (8 - now.getUTCDay()) % 7 || 7
    test.clock.set(new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS + days * DAY_MS + 8 * HOUR_MS))
    const stranger = await oldEnough(test, email())
    expect((await stranger.me.call(challengeApi.show)).offers).toEqual([])
    const people = await matched(test, emails(), 'ask', rich)
    const [asker, host] = people
    const choose = ({ me }: Candidate) =>
      me.call(challengeApi.choose, { body: { action: 'choose', offer: 'mock' } })
    for (const person of people) expect(await choose(person)).toMatchObject({ chosen: 'mock', done: 0 })
    const mock = await booked(people)
    expect(mock).toMatchObject({ role: 'asks', minutes: 25 })
    await together(test, people, mock)
    const params = { id: mock.id }
    await host.me.call(mocksApi.end, { params })
    await host.me.call(mocksApi.sheet, { params, body: sheetOf('host') })
    await asker.me.call(mocksApi.sheet, { params, body: sheetOf('guest', { levels: [] }) })
    // Each held it, which was the challenge of both.
    expect([await balance(asker), await balance(host)]).toEqual([10 + 50, 50 + 50])
    for (const { me } of people)
      expect(await me.call(challengeApi.show)).toMatchObject({ state: 'met', done: 1, of: 1 })
    expect(await test.db.read.countBy(MockSheetEntity, { mockId: mock.id })).toBe(2)
    expect(await test.db.read.findOneBy(MockEntity, { id: mock.id })).toMatchObject({ state: 'confirmed' })
  })
})
