import { randomInt } from 'node:crypto'
import {
  DAY_MS,
  HOUR_MS,
  candidateMessagesApi,
  companyMessagesApi,
  moderationApi,
  postingsApi,
  placesApi,
} from '@tryka/domain'
import { buildPostingDraft } from '@tryka/domain/testing'
import type { TestApp } from '../../../testing/build-test-app'
import { buildTestApp } from '../../../testing/build-test-app'
import { openVisitor, refusalOf } from '../../../testing/hiring'
import { applied, candidate, published, signedIn, verifiedCompany } from '../../../testing/live-market'
import { outboxIdle } from '../../../testing/outbox'
import { WEEK_MS, caseAbout, moderator, report, rule } from '../../../testing/moderation'

jest.setTimeout(60_000)

const seed = randomInt(1_000_000)
console.info(`reports: seed ${seed}`)
let made = 0
const host = (word: string) => `${word}-${seed}-${(made += 1)}.com`

describe('Reports', () => {
  let test: TestApp
  beforeAll(async () => void (test = await buildTestApp({ config: { guestsPerHour: 1_000 } })))
  afterAll(() => test.close())

  it('make one case of a subject, with what was seen then, and count people whom nobody made yesterday', async () => {
    const ben = await verifiedCompany(test, `ben@${host('fees')}`, 'Fees First')
    const posting = await published(test, ben, 'Courier with a deposit')
    const old = await candidate(test, `old@${host('mail')}`)
    test.clock.advance(WEEK_MS)
    const fresh = await candidate(test, `fresh@${host('mail')}`)
    const console = await moderator(test)

    const answers = await Promise.all(
      Array.from({ length: 20 }, () => report(old, 'posting', posting.id, { reason: 'money' })),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array<number>(19).fill(409)])
    expect(refusalOf(await report(old, 'posting', posting.id))).toEqual([409, 'ALREADY_REPORTED'])
    expect((await report(fresh, 'posting', posting.id)).statusCode).toBe(201)
    const now = await ben.team.call(postingsApi.get, { params: { id: posting.id } })
    await ben.team.call(postingsApi.update, {
      params: { id: posting.id },
      body: {
        ...buildPostingDraft({ title: 'Courier', closesAt: now.closesAt ?? '' }),
        version: now.version,
      },
    })

    const found = await caseAbout(console, posting.id)
    expect(found).toMatchObject({ subject: 'posting', weight: 1, reports: 2, reason: 'money', state: 'open' })
    expect(found.snapshot).toContainEqual({ label: 'Title', text: 'Courier with a deposit' })
    expect(found.now).toContainEqual({ label: 'Title', text: 'Courier' })
    expect(found.told.map(({ reporter }) => reporter).sort()).toEqual([fresh.email, old.email])
    expect(found.may).toEqual(['dismiss', 'warn', 'take_down', 'suspend'])
  })

  it('are ten a day, whoever they are about', async () => {
    const ben = await verifiedCompany(test, `ben@${host('many')}`, 'Many Jobs')
    const asha = await candidate(test, `asha@${host('mail')}`)
    const postings = []
    for (let n = 0; n < 11; n++) postings.push(await published(test, ben, `Job ${n}`))
    for (const { id } of postings.slice(0, 10)) {
      expect((await report(asha, 'posting', id)).statusCode).toBe(201)
      test.clock.advance(HOUR_MS)
    }

    const last = await report(asha, 'posting', postings[10]?.id ?? '')
    expect(refusalOf(last)).toEqual([429, 'REPORT_LIMIT'])
    expect(last.headers['retry-after']).toBe(String((14 * HOUR_MS) / 1_000))
    test.clock.advance(14 * HOUR_MS)
    expect((await report(asha, 'posting', postings[10]?.id ?? '')).statusCode).toBe(201)
  })

  it('come from people of the live market about what they can see, and from nobody else', async () => {
    const ben = await verifiedCompany(test, `ben@${host('seen')}`, 'Seen Ltd')
    const eve = await verifiedCompany(test, `eve@${host('apart')}`, 'Apart Ltd')
    const posting = await published(test, ben)
    const draft = await ben.team.call(postingsApi.create, { body: buildPostingDraft() })
    const asha = await candidate(test, `asha@${host('mail')}`)
    const mo = await candidate(test, `mo@${host('mail')}`, 'Mo Farouk')
    await applied(asha, posting.id)
    const sent = await asha.me.call(candidateMessagesApi.compose, {
      body: { to: ben.id, subject: 'A question', body: 'When do you start?' },
    })
    const message = sent.messages[0]?.id ?? ''

    expect(refusalOf(await report(mo, 'message', message))).toEqual([404, 'NOT_FOUND'])
    expect(refusalOf(await report(asha, 'message', message))).toEqual([404, 'NOT_FOUND'])
    expect(refusalOf(await report(eve, 'message', message))).toEqual([404, 'NOT_FOUND'])
    expect(refusalOf(await report(mo, 'posting', draft.id))).toEqual([404, 'NOT_FOUND'])
    expect(refusalOf(await report(mo, 'posting', 'nobody'))).toEqual([404, 'NOT_FOUND'])
    const person = await asha.me.call(placesApi.get)
    const id = person.side === 'candidate' ? person.candidate.id : ''
    expect(refusalOf(await report(mo, 'person', id))).toEqual([404, 'NOT_FOUND'])
    expect((await report(ben, 'person', id)).statusCode).toBe(201)
    expect((await report(ben, 'message', message)).statusCode).toBe(201)
    for (const bad of [{ text: 'short' }, { reason: 'because' }, { subject: 'planet' }])
      expect((await report(asha, 'company', ben.id, bad)).statusCode).toBe(400)
    expect((await report(asha, 'company', ben.id)).statusCode).toBe(201)

    const guest = test.client()
    await guest.get('/api/session')
    const body = { subject: 'posting', id: posting.id, reason: 'other', text: 'I only look around here.' }
    expect(refusalOf(await guest.post('/api/reports', body))).toEqual([403, 'SIGN_IN_FIRST'])
  })

  it('do not leave a demo', async () => {
    const asha = await signedIn(test, `asha@${host('demo')}`)
    const visitor = await openVisitor(test, asha.client)
    const body = {
      subject: 'company',
      id: visitor.market.company.id,
      reason: 'other',
      text: 'This company is sample data alone.',
    }
    expect(refusalOf(await asha.at('demo').send(moderationApi.report, { body }))).toEqual([403, 'LIVE_ONLY'])
    expect(refusalOf(await asha.client.post('/api/reports', body))).toEqual([403, 'LIVE_ONLY'])
  })

  it('are dismissed without a word to whom they are about, and reporters hear the end and never by whom', async () => {
    const ben = await verifiedCompany(test, `ben@${host('fine')}`, 'Fine Works')
    const posting = await published(test, ben)
    const asha = await candidate(test, `asha@${host('mail')}`)
    const mo = await candidate(test, `mo@${host('mail')}`, 'Mo Farouk')
    const console = await moderator(test)
    await report(asha, 'posting', posting.id)
    const { id, version } = await caseAbout(console, posting.id)
    const taken = await console.call(moderationApi.takeCase, { params: { id } })
    expect(taken).toMatchObject({ state: 'looked_at', assignedTo: 'Priya' })
    const stale = { params: { id }, body: { action: 'dismiss', version } }
    expect(refusalOf(await console.send(moderationApi.decideCase, stale))).toEqual([409, 'STALE'])

    await outboxIdle(test)
    const before = test.mailbox.mails.filter(({ to }) => to === ben.email).length
    const done = await rule(console, posting.id, 'dismiss')
    expect(done).toMatchObject({ state: 'decided', may: [] })
    const says = 'no reason to act'
    const [mail] = await test.mailbox.arrived(asha.email, { subject: 'Your report', says })
    await test.mailbox.arrived(asha.email, { subject: 'Your report', says: 'Your report is here' })
    await outboxIdle(test)
    expect(test.mailbox.mails.filter(({ to }) => to === ben.email)).toHaveLength(before)
    expect(mail?.text).not.toMatch(/Priya|Ben|Fine Works/)
    expect((await ben.client.get('/api/decisions')).json()).toEqual({ items: [] })

    // Decided a moment ago: who comes now hears the end at once, and a month later a new case begins.
    expect((await report(mo, 'posting', posting.id)).statusCode).toBe(201)
    await test.mailbox.arrived(mo.email, { subject: 'Your report', says })
    expect(refusalOf(await report(asha, 'posting', posting.id))).toEqual([409, 'ALREADY_REPORTED'])
    test.clock.advance(31 * DAY_MS)
    // Sessions ended meanwhile.
    const back = await signedIn(test, asha.email)
    expect((await report(back, 'posting', posting.id)).statusCode).toBe(201)
    expect((await caseAbout(await moderator(test), posting.id)).id).not.toBe(id)
  })

  it('hide the words of a message from both sides, until an objection succeeds', async () => {
    const ben = await verifiedCompany(test, `ben@${host('words')}`, 'Words Ltd')
    const posting = await published(test, ben)
    const asha = await candidate(test, `asha@${host('mail')}`)
    await applied(asha, posting.id)
    const { id, messages } = await asha.me.call(candidateMessagesApi.compose, {
      body: { to: ben.id, subject: 'Prepared', body: 'For 120 EUR I prepare your people.' },
    })
    const console = await moderator(test)
    const whole = { params: { id }, body: { reason: 'They ask for money.' } }
    expect(refusalOf(await ben.team.send(companyMessagesApi.report, whole))).toEqual([403, 'DEMO_ONLY'])
    await report(ben, 'message', messages[0]?.id ?? '')
    await rule(console, messages[0]?.id ?? '', 'take_down')

    const read = async () => [
      await ben.team.call(companyMessagesApi.open, { params: { id } }),
      await asha.me.call(candidateMessagesApi.open, { params: { id } }),
    ]
    for (const thread of await read()) {
      expect(thread.messages).toMatchObject([{ body: 'This message was taken down.', takenDown: true }])
      expect(thread.preview).toBe('This message was taken down.')
    }
    const { items } = (await asha.client.get('/api/decisions')).json<{ items: { id: string }[] }>()
    const text = 'I teach for a living and wrote to nobody else about money.'
    const params = { id: items[0]?.id ?? '' }
    await asha.at('me').call(moderationApi.object, { params, body: { text } })
    const objections = await console.call(moderationApi.objections)
    const mine = objections.items.find((row) => row.text === text)
    await console.call(moderationApi.decideObjection, {
      params: { id: mine?.id ?? '' },
      body: { outcome: 'upheld', answer: 'We read it again.' },
    })
    for (const thread of await read())
      expect(thread.messages).toMatchObject([
        { body: 'For 120 EUR I prepare your people.', takenDown: false },
      ])
  })
})
