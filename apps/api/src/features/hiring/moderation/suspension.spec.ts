import { randomInt } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import {
  DAY_MS,
  ERASE_WORD,
  accountApi,
  applicationsApi,
  companiesApi,
  companyApi,
  companyApplicationsApi,
  companyMessagesApi,
  consoleApi,
  jobsApi,
  marketApi,
  moderationApi,
  offersApi,
  peopleApi,
  placesApi,
  postingsApi,
  resumeApi,
} from '@tryka/domain'
import { buildPostingDraft } from '@tryka/domain/testing'
import type { TestApp } from '../../../testing/build-test-app'
import { buildTestApp } from '../../../testing/build-test-app'
import { refusalOf } from '../../../testing/hiring'
import {
  applied,
  candidate,
  company,
  published,
  signedIn,
  verifiedCompany,
} from '../../../testing/live-market'
import { FACTS, GROUND, decided, moderator, report, rule } from '../../../testing/moderation'
import { exportOf } from '../../../testing/export'

jest.setTimeout(90_000)

const seed = randomInt(1_000_000)
console.info(`suspension: seed ${seed}`)
let made = 0
const host = (word: string) => `${word}-${seed}-${(made += 1)}.com`

type Company = Awaited<ReturnType<typeof company>>
type Candidate = Awaited<ReturnType<typeof candidate>>

describe('Suspension', () => {
  let test: TestApp
  beforeAll(async () => void (test = await buildTestApp({ config: { guestsPerHour: 1_000 } })))
  afterAll(() => test.close())

  const idOf = async (person: Candidate): Promise<string> => {
    const place = await person.me.call(placesApi.get)
    return place.side === 'candidate' ? place.candidate.id : ''
  }
  const offered = async (ben: Company, asha: Candidate) => {
    const posting = await published(test, ben)
    const { id } = await applied(asha, posting.id)
    const version = async () => (await ben.team.call(companyApplicationsApi.get, { params: { id } })).version
    await ben.team.call(companyApplicationsApi.startReview, {
      params: { id },
      body: { version: await version() },
    })
    const offer = await ben.team.call(offersApi.draft, {
      params: { id },
      body: {
        salary: posting.salaryMax ?? 90_000,
        currency: posting.currency ?? 'USD',
        period: posting.period ?? 'year',
        startDate: '2031-01-01',
        expiresAt: new Date(test.clock.now().getTime() + 7 * DAY_MS).toISOString(),
        terms: 'As agreed.',
      },
    })
    await ben.team.call(offersApi.send, { params: { id: offer.id }, body: { version: offer.version } })
    return { posting, id }
  }

  it('lets a company read and change nothing, hides its postings and tells its open applicants', async () => {
    const ben = await verifiedCompany(test, `ben@${host('rests')}`, 'Rests Ltd')
    const asha = await candidate(test, `asha@${host('mail')}`)
    const posting = await published(test, ben, 'Sommelier')
    const { id } = await applied(asha, posting.id)
    const console = await moderator(test)
    await decided(console, asha, ['company', ben.id], 'suspend', { days: 7 })

    const place = await ben.team.call(placesApi.get)
    expect(place).toMatchObject({ company: { state: 'suspended' } })
    for (const read of [postingsApi.list, companyApplicationsApi.list, companyApi.team, companyApi.settings])
      expect((await ben.team.send(read)).statusCode).toBe(200)
    // Nothing is offered that would be refused.
    expect(await ben.team.call(companyApi.settings)).toMatchObject({ canEdit: false })
    const team = await ben.team.call(companyApi.team)
    expect(team.canInvite).toBe(false)
    expect(
      team.items.filter(({ canChange, canRemove, canResend }) => canChange || canRemove || canResend),
    ).toEqual([])
    const refused = [
      await ben.team.send(postingsApi.create, { body: buildPostingDraft() }),
      await ben.team.send(companyApplicationsApi.startReview, { params: { id }, body: { version: 1 } }),
      await ben.team.send(companyMessagesApi.compose, { body: { to: id, subject: 'Hi', body: 'Hi' } }),
      await ben.team.send(peopleApi.search),
    ]
    for (const answer of refused) expect(refusalOf(answer)).toEqual([403, 'COMPANY_SUSPENDED'])
    expect((await ben.team.call(companyMessagesApi.readNotifications, { body: { ids: 'all' } })).unread).toBe(
      0,
    )
    expect((await asha.me.call(jobsApi.list, { query: { q: 'sommelier' } })).total).toBe(0)
    expect(refusalOf(await asha.me.send(jobsApi.get, { params: { id: posting.id } }))).toEqual([
      410,
      'JOB_CLOSED',
    ])
    await test.mailbox.arrived(asha.email, { subject: 'A company you applied to' })
    const { version } = await asha.me.call(applicationsApi.get, { params: { id } })
    await asha.me.call(applicationsApi.withdraw, { params: { id }, body: { version } })
    expect((await console.client.get('/api/admin/companies?state=suspended')).body).toContain(ben.id)

    // It ends by itself, though nobody wrote it down.
    test.clock.advance(7 * DAY_MS)
    expect((await asha.me.call(jobsApi.list, { query: { q: 'sommelier' } })).total).toBe(1)
    expect(await ben.team.call(placesApi.get)).toMatchObject({ company: { state: 'verified' } })
    await ben.team.call(postingsApi.create, { body: buildPostingDraft() })
    expect(await ben.team.call(companyApi.settings)).toMatchObject({ canEdit: true })
    expect((await ben.at(ben.place).call(moderationApi.decisions)).items).toMatchObject([{ state: 'ended' }])
    expect(await ben.team.call(companiesApi.verification)).toMatchObject({ state: 'verified' })
  })

  it('leaves an account its decision, the objection, its data and the ways out, and nothing else', async () => {
    const ben = await verifiedCompany(test, `ben@${host('finds')}`, 'Finds Ltd')
    const asha = await candidate(test, `asha@${host('mail')}`, 'Ottoline Brackwater')
    const id = await idOf(asha)
    const people = async () =>
      (await ben.team.call(peopleApi.search, { query: { skills: 'Ottoline' } })).total
    expect(await people()).toBe(1)
    const console = await moderator(test)
    await decided(console, ben, ['person', id], 'suspend')

    const calls = [
      asha.me.send(placesApi.get),
      asha.me.send(placesApi.list),
      asha.me.send(jobsApi.list),
      asha.at('demo').send(jobsApi.list),
      asha.at('demo').send(marketApi.get),
      asha.me.send(resumeApi.list),
      asha.me.send(moderationApi.report, {
        body: { subject: 'company', id: ben.id, reason: 'other', text: 'They had me suspended for it.' },
      }),
      asha.client.get('/api/sessions'),
    ]
    for (const answer of await Promise.all(calls)) expect(refusalOf(answer)).toEqual([403, 'SUSPENDED'])
    const [decision] = (await asha.me.call(moderationApi.decisions)).items
    expect((await asha.me.send(placesApi.get)).json()).toMatchObject({ decisionId: decision?.id })
    expect(decision?.statement[0]).toContain('we suspended the account of “Ottoline Brackwater”')
    const params = { id: decision?.id ?? '' }
    expect((await asha.me.call(moderationApi.decision, { params })).canObject).toBe(true)
    const text = 'It was my brother who wrote that, from a name like mine.'
    await asha.me.call(moderationApi.object, { params, body: { text } })
    expect((await exportOf(asha.client)).text).toContain(text)

    expect(await people()).toBe(0)
    expect(refusalOf(await ben.team.send(peopleApi.get, { params: { id } }))).toEqual([404, 'NOT_FOUND'])
    const compose = { body: { to: id, subject: 'Hello', body: 'Hello' } }
    expect((await ben.team.send(companyMessagesApi.compose, compose)).statusCode).toBe(404)
    // Who signs in anew reads the same.
    const again = await signedIn(test, asha.email)
    expect(refusalOf(await again.at('me').send(placesApi.get))).toEqual([403, 'SUSPENDED'])

    const signedOut = await again.client.post('/api/session/sign-out')
    expect(signedOut.statusCode).toBe(204)
    const erased = await asha.client.post(accountApi.erase.endpoint.path, { confirm: ERASE_WORD })
    expect(erased.statusCode).toBe(204)
  })

  it('of an account with an end is over when its moment has passed, and is lifted by an administrator', async () => {
    const asha = await candidate(test, `asha@${host('mail')}`)
    const console = await moderator(test)
    const find = async (by = console) =>
      (await by.call(consoleApi.users, { query: { q: asha.email } })).items[0]
    const params = { id: (await find())?.id ?? '' }
    const body = { ground: GROUND, facts: FACTS, days: 7 }
    const suspended = await console.call(consoleApi.suspend, { params, body })
    expect(suspended).toMatchObject({ state: 'suspended', decisions: [{ action: 'suspend', by: 'Priya' }] })
    expect(refusalOf(await console.send(consoleApi.suspend, { params, body }))).toEqual([409, 'NOT_NOW'])
    const [mail] = await test.mailbox.arrived(asha.email, { subject: 'A decision about your account' })
    expect(mail?.text).toContain('No report led to this')
    expect(refusalOf(await asha.me.send(placesApi.get))).toEqual([403, 'SUSPENDED'])

    test.clock.advance(7 * DAY_MS)
    const back = await signedIn(test, asha.email)
    const later = await moderator(test)
    expect((await back.at('me').send(placesApi.get)).statusCode).toBe(200)
    expect(await find(later)).toMatchObject({ state: 'active', until: null })
    await later.call(consoleApi.suspend, { params, body: { ...body, days: null } })
    expect(refusalOf(await back.at('me').send(placesApi.get))).toEqual([403, 'SUSPENDED'])
    expect(await later.call(consoleApi.restore, { params })).toMatchObject({ state: 'active' })
    expect((await back.at('me').send(placesApi.get)).statusCode).toBe(200)
    expect(refusalOf(await later.send(consoleApi.restore, { params }))).toEqual([409, 'NOT_NOW'])
  })

  it('ends the streams of an account within two seconds', async () => {
    if (!test.app.server.listening) await test.app.listen({ port: 0, host: '127.0.0.1' })
    const base = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`
    const asha = await candidate(test, `asha@${host('mail')}`)
    const cookie = [...asha.client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const stream = await fetch(`${base}/api/events?place=me`, { headers: { cookie } })
    expect(stream.status).toBe(200)
    const console = await moderator(test)
    const { items } = await console.call(consoleApi.users, { query: { q: asha.email } })
    await console.call(consoleApi.suspend, {
      params: { id: items[0]?.id ?? '' },
      body: { ground: GROUND, facts: FACTS, days: null },
    })
    const began = performance.now()
    await stream.text()
    expect(performance.now() - began).toBeLessThan(2_500)
    const next = await fetch(`${base}/api/events?place=me`, { headers: { cookie } })
    expect(next.status).toBe(403)
  })

  it('of a company and an accepted offer never pass each other by half', async () => {
    const console = await moderator(test)
    for (let round = 0; round < 4; round++) {
      const ben = await verifiedCompany(test, `ben@${host('race')}`, `Race Works ${round}`)
      const asha = await candidate(test, `asha@${host('mail')}`)
      const { id } = await offered(ben, asha)
      const { version } = await asha.me.call(applicationsApi.get, { params: { id } })
      await report(asha, 'company', ben.id)
      const accept = () =>
        asha.me.send(applicationsApi.respond, { params: { id }, body: { accept: true, version } })
      const suspend = () => rule(console, ben.id, 'suspend')
      const [answer] =
        round % 2
          ? await Promise.all([accept(), suspend()])
          : await Promise.all([suspend(), accept()]).then(([done, first]) => [first, done] as const)

      const { status } = await asha.me.call(applicationsApi.get, { params: { id } })
      if (answer.statusCode === 200) expect(status).toBe('Hired')
      else {
        expect(refusalOf(answer)).toEqual([409, 'COMPANY_SUSPENDED'])
        expect(status).toBe('Offer Received')
      }
    }
  })

  it('is not for a company that nobody verified', async () => {
    const ben = await company(test, `ben@${host('unproven')}`, 'Unproven Ltd')
    const asha = await candidate(test, `asha@${host('mail')}`)
    expect(refusalOf(await report(asha, 'company', ben.id))).toEqual([404, 'NOT_FOUND'])
  })
})
