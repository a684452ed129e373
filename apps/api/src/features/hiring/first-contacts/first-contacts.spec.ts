import { randomInt } from 'node:crypto'
import {
  DAY_MS,
  applicationsApi,
  candidateMessagesApi,
  companyMessagesApi,
  firstContactsApi,
  moderationApi,
  overviewApi,
  peopleApi,
  placesApi,
  settingsApi,
} from '@tryka/domain'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { refusalOf } from '../../../testing/hiring'
import type { Candidate, Company } from '../../../testing/live-hiring'
import { candidate, company, published, signedIn, verifiedCompany } from '../../../testing/live-market'
import { caseAbout, decided, moderator, report, rule } from '../../../testing/moderation'
import { outboxIdle } from '../../../testing/outbox'
import { FirstContactEntity } from './first-contact.table'

jest.setTimeout(120_000)

const seed = randomInt(1_000_000)
console.info(`first contacts: seed ${seed}`)
let made = 0
const host = (word: string) => `${word}-${seed}-${(made += 1)}.com`

describe('First contact', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await buildTestApp({ config: { guestsPerHour: 1_000 } })
    await test.app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(() => test.close())

  const idOf = async ({ me }: Candidate) => {
    const place = await me.call(placesApi.get)
    return place.side === 'candidate' ? place.candidate.id : ''
  }
  const person = async (name = 'Asha Verma') => {
    const who = await candidate(test, `asha@${host('mail')}`, name)
    return { ...who, id: await idOf(who) }
  }
  const firm = () => verifiedCompany(test, `ben@${host('firm')}`, 'Firm & Sons')
  const ask = ({ team }: Company, candidateId: string, over: object = {}) =>
    team.send(firstContactsApi.ask, {
      body: { candidateId, text: 'Shall we talk? +44 20 7946 0000', ...over },
    })
  const asked = async (by: Company, id: string) => {
    const answer = await ask(by, id)
    expect(answer.statusCode).toBe(201)
    return answer.json<{ id: string }>().id
  }
  const compose = ({ team }: Company, to: string) =>
    team.send(companyMessagesApi.compose, { body: { to, subject: 'Hello', body: 'Hello' } })
  const card = async ({ team }: Company, id: string) => team.call(peopleApi.get, { params: { id } })

  it('opens a conversation by a yes alone, and its words are never mailed', async () => {
    const [ben, asha] = [await firm(), await person()]
    expect(await card(ben, asha.id)).toMatchObject({ canMessage: false, ask: 'open' })
    expect(refusalOf(await compose(ben, asha.id))).toEqual([403, 'NOT_CONTACTABLE'])
    const posting = await published(test, ben)
    const text = 'Call +44 20 7946 0000 or https://evil.example'
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => ask(ben, asha.id, { text, postingId: posting.id })),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array<number>(9).fill(409)])
    expect(refusalOf(await ask(ben, asha.id))).toEqual([409, 'ALREADY_ASKED'])
    expect(await card(ben, asha.id)).toMatchObject({ canMessage: false, ask: 'asked' })

    const [mail, ...more] = await test.mailbox.arrived(asha.email, {
      subject: 'A company would like to talk to you',
    })
    expect(more).toEqual([])
    expect(mail?.text).toContain('“Firm & Sons”')
    expect(mail?.text).not.toMatch(/7946|evil/)
    expect(mail?.html).toContain('class="strand" style="width:44px;height:4px;background:#ffb127')
    const [open] = (await asha.me.call(firstContactsApi.list)).items
    expect(open).toMatchObject({ state: 'sent', text, role: posting.title, askedBy: { name: 'Ben Holt' } })
    expect((await asha.me.call(candidateMessagesApi.list)).total).toBe(0)

    const params = { id: open?.id ?? '' }
    const accepts = await Promise.all(
      Array.from({ length: 8 }, () => asha.me.send(firstContactsApi.accept, { params })),
    )
    expect(accepts.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array<number>(7).fill(409)])
    await test.mailbox.arrived(ben.email, { subject: 'Your message was answered' })
    const { items } = await ben.team.call(companyMessagesApi.list)
    expect(items).toHaveLength(1)
    const id = items[0]?.id ?? ''
    expect(items[0]).toMatchObject({ sender: 'Asha Verma', subject: posting.title, unread: true })
    await ben.team.call(companyMessagesApi.reply, { params: { id }, body: { body: 'Thank you.' } })
    await asha.me.call(candidateMessagesApi.reply, { params: { id }, body: { body: 'Gladly.' } })
    expect(await card(ben, asha.id)).toMatchObject({ canMessage: true, conversationId: id })
    expect(refusalOf(await ask(ben, asha.id))).toEqual([409, 'WRITE_INSTEAD'])
    const recipients = await ben.team.call(companyMessagesApi.recipients, { query: { q: 'asha' } })
    expect(recipients.items.map((one) => one.id)).toEqual([asha.id])
  })

  it('rests 90 days after a no, of which the company reads nothing else', async () => {
    const [ben, asha] = [await firm(), await person()]
    const id = await asked(ben, asha.id)
    await asha.me.call(firstContactsApi.decline, { params: { id } })
    const read = async () => (await ben.team.call(firstContactsApi.list)).items[0]?.state
    expect(await read()).toBe('declined')
    expect(refusalOf(await ask(ben, asha.id))).toEqual([403, 'NOT_OPEN'])
    expect((await card(ben, asha.id)).ask).toBe('resting')
    const posting = await published(test, ben)
    const invite = { params: { id: asha.id }, body: { postingId: posting.id, message: 'Join us.' } }
    expect(refusalOf(await ben.team.send(peopleApi.invite, invite))).toEqual([403, 'NOT_OPEN'])
    test.clock.advance(89 * DAY_MS)
    const [back, again] = [await signedInAgain(ben), await signedInAgain(asha)]
    expect(refusalOf(await ask(back, asha.id))).toEqual([403, 'NOT_OPEN'])
    test.clock.advance(DAY_MS)
    const second = await asked(await signedInAgain(ben), asha.id)
    expect((await again.me.send(firstContactsApi.block, { params: { id: second } })).statusCode).toBe(200)
    const last = await signedInAgain(ben)
    expect((await last.team.call(firstContactsApi.list)).items[0]?.state).toBe('declined')
    expect((await ask(last, asha.id)).statusCode).toBe(404)
    expect((await last.team.send(peopleApi.get, { params: { id: asha.id } })).statusCode).toBe(404)
  })

  /** After months the browser has to sign in again. */
  async function signedInAgain<T extends Company | Candidate>(who: T): Promise<T> {
    const fresh = await signedIn(test, who.email)
    return 'team' in who
      ? { ...who, ...fresh, team: fresh.at(who.place) }
      : { ...who, ...fresh, me: fresh.at('me') }
  }

  it('is counted by the company over requests and invitations, also when all come at once', async () => {
    const ben = await firm()
    const people = []
    for (let i = 0; i < 13; i++) people.push(await person(`Person ${i}`))
    const posting = await published(test, ben)
    const answers = await Promise.all(
      people.map(({ id }, i) =>
        i % 2
          ? ask(ben, id)
          : ben.team.send(peopleApi.invite, {
              params: { id },
              body: { postingId: posting.id, message: 'Join us.' },
            }),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10)
    const late = answers.find(({ statusCode }) => statusCode === 429)
    expect(late?.json()).toMatchObject({
      code: 'CONTACT_LIMIT',
      left: 0,
      why: expect.stringContaining('until 10 have answered'),
      resetsAt: expect.any(String),
    })
    expect(Number(late?.headers['retry-after'])).toBeGreaterThan(0)
    const { limit } = await ben.team.call(firstContactsApi.list)
    expect(limit).toMatchObject({ perDay: 10, left: 0 })
    test.clock.advance(DAY_MS)
    expect((await ben.team.call(firstContactsApi.list)).limit).toMatchObject({ left: 10 })
  })

  it('ends by itself after 14 days, and can be taken back before', async () => {
    const [ben, asha, bao] = [await firm(), await person(), await person()]
    const first = await asked(ben, asha.id)
    const second = await asked(ben, bao.id)
    const params = { id: second }
    await ben.team.call(firstContactsApi.takeBack, { params })
    expect(refusalOf(await bao.me.send(firstContactsApi.accept, { params }))[0]).toBe(409)
    expect((await bao.me.call(firstContactsApi.list)).items).toEqual([])
    test.clock.advance(15 * DAY_MS)
    const [late] = (await asha.me.call(firstContactsApi.list)).items
    expect(late?.state).toBe('expired')
    expect(refusalOf(await asha.me.send(firstContactsApi.accept, { params: { id: first } }))[0]).toBe(409)
    for (let i = 0; ; i++) {
      const { state } = await test.db.read.findOneByOrFail(FirstContactEntity, { id: first })
      if (state === 'expired') break
      if (i > 300) throw new Error(state)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    await asked(ben, asha.id)
  })

  it('stands on the overview while it waits, and waits for nobody while its company is suspended', async () => {
    const [ben, asha] = [await firm(), await person()]
    const needs = async () => (await asha.me.call(overviewApi.candidate)).needsYou.requests
    expect(await needs()).toEqual([])
    const id = await asked(ben, asha.id)
    expect(await needs()).toMatchObject([{ id, company: { name: 'Firm & Sons' }, role: null }])

    await decided(await moderator(test), asha, ['company', ben.id], 'suspend', { days: 7 })
    expect(await needs()).toEqual([])
    expect((await asha.me.call(firstContactsApi.list)).items).toEqual([])
    test.clock.advance(7 * DAY_MS)
    expect(await needs()).toMatchObject([{ id }])
    await asha.me.call(firstContactsApi.decline, { params: { id } })
    expect(await needs()).toEqual([])
  })

  it('is for verified companies, people who let them ask, and nobody else', async () => {
    const [ben, asha, eve] = [await firm(), await person(), await firm()]
    const fresh = await company(test, `ann@${host('fresh')}`, 'Fresh Ltd')
    expect(refusalOf(await ask(fresh, asha.id))).toEqual([403, 'UNVERIFIED'])
    const id = await asked(ben, asha.id)
    const params = { id }
    expect((await eve.team.send(firstContactsApi.takeBack, { params })).statusCode).toBe(404)
    const bao = await person()
    expect((await bao.me.send(firstContactsApi.accept, { params })).statusCode).toBe(404)
    expect((await eve.team.call(firstContactsApi.list)).items).toEqual([])
    expect((await ask(ben, 'nobody')).statusCode).toBe(404)
    expect((await ask(ben, asha.id, { text: '' })).statusCode).toBe(400)
    expect((await ask(ben, bao.id, { postingId: 'nothing' })).statusCode).toBe(404)
    const { account, privacy, notifications, version } = await bao.me.call(settingsApi.get)
    const { displayName, bio, timeZone } = account
    await bao.me.call(settingsApi.update, {
      body: {
        account: { displayName, bio, timeZone },
        privacy: { ...privacy, allowDirectMessages: false },
        notifications,
        blockedCompanyIds: [],
        version,
      },
    })
    expect(refusalOf(await ask(ben, bao.id))).toEqual([403, 'NOT_OPEN'])
    // A queued mail of a request that is gone meanwhile is not sent.
    await outboxIdle(test)
    expect(refusalOf(await asha.me.send(applicationsApi.get, { params: { id: 'x' } }))[0]).toBe(404)
  })

  it('leaves demos as they are: samples are written to, and nothing leaves', async () => {
    const visitor = await signedIn(test, `visitor@${host('demo')}`)
    const { items } = await visitor.at('demo-team').call(peopleApi.search)
    const open = items.find(({ canMessage }) => canMessage)
    const answer = await visitor
      .at('demo-team')
      .send(companyMessagesApi.compose, { body: { to: open?.id, subject: 'Hi', body: 'Hi' } })
    expect(answer.statusCode).toBe(201)
    expect((await visitor.at('demo').call(firstContactsApi.list)).items).toEqual([])
  })

  it('is nothing for a company that is taken down: it finds nobody and asks nobody until it is shown again', async () => {
    const [ben, asha, mo] = [await firm(), await person(), await person('Mo Farouk')]
    const id = await asked(ben, asha.id)
    const console = await moderator(test)
    await decided(console, mo, ['company', ben.id], 'take_down')

    const refused = [
      await ask(ben, mo.id),
      await ben.team.send(peopleApi.search),
      await ben.team.send(peopleApi.get, { params: { id: mo.id } }),
      await ben.team.send(peopleApi.invite, { params: { id: mo.id }, body: { postingId: 'none' } }),
    ]
    for (const answer of refused) expect(refusalOf(answer)).toEqual([403, 'COMPANY_TAKEN_DOWN'])
    const place = await ben.team.call(placesApi.get)
    expect(place).toMatchObject({ company: { state: 'verified', takenDown: true } })
    const open = async () =>
      (await asha.me.call(firstContactsApi.list)).items.filter(({ state }) => state === 'sent')
    expect(await open()).toEqual([])
    const yes = { params: { id } }
    expect(refusalOf(await asha.me.send(firstContactsApi.accept, yes))).toEqual([409, 'COMPANY_SUSPENDED'])

    const [decision] = (await ben.at(ben.place).call(moderationApi.decisions)).items
    const lift = { params: { id: decision?.id ?? '' }, body: { reason: 'It was another company.' } }
    await console.call(moderationApi.lift, lift)
    expect((await ask(ben, mo.id)).statusCode).toBe(201)
    expect((await open()).map((each) => each.id)).toEqual([id])
    expect((await asha.me.send(firstContactsApi.accept, yes)).statusCode).toBe(200)
  })

  it('is reported by whom it asks alone, with its words; there is nothing in it to take down', async () => {
    const [ben, asha, mo] = [await firm(), await person(), await person('Mo Farouk')]
    const id = await asked(ben, asha.id)
    for (const other of [mo, ben])
      expect(refusalOf(await report(other, 'message', id))).toEqual([404, 'NOT_FOUND'])
    expect((await report(asha, 'message', id)).statusCode).toBe(201)

    const console = await moderator(test)
    const found = await caseAbout(console, id)
    expect(found).toMatchObject({ subject: 'message', name: 'Ben Holt', may: ['dismiss', 'warn', 'suspend'] })
    expect(found.account?.email).toBe(ben.email)
    expect(found.snapshot).toContainEqual({ label: 'Words', text: 'Shall we talk? +44 20 7946 0000' })
    expect(found.snapshot).toContainEqual({ label: 'Company', text: 'Firm & Sons' })
    await rule(console, id, 'warn')
    await test.mailbox.arrived(ben.email, { subject: 'A decision about your account' })
  })
})
