import { randomInt } from 'node:crypto'
import {
  DAY_MS,
  ERASE_WORD,
  HOUR_MS,
  accountApi,
  applicationsApi,
  candidateMessagesApi,
  companiesApi,
  companyApi,
  companyApplicationsApi,
  companyInterviewsApi,
  interviewsApi,
  jobsApi,
  offersApi,
  peopleApi,
  placesApi,
  postingsApi,
} from '@tryka/domain'
import { buildPostingDraft } from '@tryka/domain/testing'
import { buildTestApp } from '../../testing/build-test-app'
import type { TestApp } from '../../testing/build-test-app'
import { refusalOf } from '../../testing/hiring'
import {
  PROFILE,
  candidate,
  company,
  companyNamed,
  decide,
  joinedAs,
  prove,
  signedIn,
  verifiedCompany,
} from '../../testing/live-market'

jest.setTimeout(60_000)

const seed = randomInt(1_000_000)
console.info(`live market: seed ${seed}`)
let made = 0
/** Addresses and domains that no other test of the run has. */
const host = (word: string) => `${word}-${seed}-${(made += 1)}.com`

describe('The live market', () => {
  let test: TestApp
  beforeAll(async () => void (test = await buildTestApp({ config: { guestsPerHour: 1_000 } })))
  afterAll(() => test.close())

  const published = async (by: Awaited<ReturnType<typeof company>>, title = 'Ledger Engineer') => {
    const draft = buildPostingDraft({
      title,
      closesAt: new Date(test.clock.now().getTime() + 30 * DAY_MS).toISOString(),
    })
    const { id, version } = await by.team.call(postingsApi.create, { body: draft })
    return by.team.call(postingsApi.publish, { params: { id }, body: { version } })
  }

  it('lets a stranger be hired by a stranger, each reading it in their own browser', async () => {
    const ben = await verifiedCompany(test, `ben@${host('northwind')}`, 'Northwind')
    const asha = await candidate(test, `asha@${host('mail')}`)
    const posting = await published(ben)

    const jobs = await asha.me.call(jobsApi.list)
    expect(jobs.items.map(({ id, company: of }) => [id, of.name])).toEqual([[posting.id, 'Northwind']])

    const applied = await asha.me.call(applicationsApi.apply, {
      params: { id: posting.id },
      body: { resumeId: null, shareSalary: false, note: 'I settled a chain of shops.' },
    })
    const params = { id: applied.id }
    const versionNow = async () => (await ben.team.call(companyApplicationsApi.get, { params })).version
    const opened = await ben.team.call(companyApplicationsApi.get, { params })
    expect(opened).toMatchObject({ candidate: { name: PROFILE.name }, status: 'New' })
    await ben.team.call(companyApplicationsApi.startReview, { params, body: { version: await versionNow() } })
    expect(await asha.me.call(applicationsApi.get, { params })).toMatchObject({ status: 'Under Review' })

    const { items: team } = await ben.team.call(companyApi.team)
    const slot = new Date(
      Math.ceil(test.clock.now().getTime() / HOUR_MS) * HOUR_MS + 48 * HOUR_MS,
    ).toISOString()
    const proposal = {
      slots: [slot],
      type: 'Video',
      duration: 30,
      interviewerIds: [team[0]?.id],
      version: await versionNow(),
    }
    // A room of the product's own is a page of a demo, and none is nowhere to meet.
    for (const meetingLink of [undefined, '', '/candidate-dashboard?section=interviews&room=abcdef12']) {
      const answer = await ben.team.send(companyInterviewsApi.schedule, {
        params,
        body: { ...proposal, meetingLink },
      })
      expect(refusalOf(answer)).toEqual([422, 'LINK_REQUIRED'])
    }
    const interview = await ben.team.call(companyInterviewsApi.schedule, {
      params,
      body: { ...proposal, meetingLink: 'https://meet.example/room' },
    })
    const { items: proposed } = await asha.me
      .call(interviewsApi.list)
      .then((all) => ({ items: all.upcoming }))
    expect(proposed.map(({ id }) => id)).toEqual([interview.id])
    await asha.me.call(interviewsApi.confirm, {
      params: { id: interview.id },
      body: { slot, version: proposed[0]?.version },
    })

    const offer = await ben.team.call(offersApi.draft, {
      params,
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
    const { version } = await asha.me.call(applicationsApi.get, { params })
    await asha.me.call(applicationsApi.respond, { params, body: { accept: true, version } })

    expect(await ben.team.call(companyApplicationsApi.get, { params })).toMatchObject({ status: 'Hired' })
    // The last opening is filled: nobody finds the posting any more.
    expect((await asha.me.call(jobsApi.list)).items).toEqual([])
    const [mail] = await test.mailbox.arrived(asha.email, { subject: 'Interview confirmed' })
    expect(mail?.text).toContain('place=me')
  })

  it('begins empty: nothing in it is made up', async () => {
    const asha = await candidate(test, `asha@${host('mail')}`)
    const ben = await company(test, `ben@${host('tidewater')}`, 'Tidewater')

    const mine = await asha.me.call(placesApi.get)
    expect(mine).toMatchObject({
      place: 'me',
      isDemo: false,
      isGuest: false,
      candidate: { name: PROFILE.name },
      unread: { messages: 0, notifications: 0 },
      waiting: { applications: 0, interviews: 0 },
      seededAt: null,
    })
    expect((await asha.me.call(applicationsApi.list)).items).toEqual([])
    expect((await ben.team.call(postingsApi.list)).items).toEqual([])
    expect(await ben.team.call(placesApi.get)).toMatchObject({
      company: { name: 'Tidewater', state: 'unverified', member: { role: 'Admin' } },
    })
  })

  it('shows an account where it can act, and nobody else', async () => {
    const person = await signedIn(test, `chloe@${host('laurent')}`)
    const places = async () => (await person.at('demo').call(placesApi.list)).places.map(({ place }) => place)
    expect(await places()).toEqual(['demo', 'demo-team'])

    await person.at('me').call(placesApi.createProfile, { body: { ...PROFILE, name: 'Chloé Laurent' } })
    const { place } = await person
      .at('demo')
      .call(companiesApi.create, { body: companyNamed('Laurent Labs', person.email.split('@')[1] ?? '') })

    expect(await places()).toEqual(['me', place, 'demo', 'demo-team'])
    const stranger = await candidate(test, `mo@${host('mail')}`)
    expect(refusalOf(await stranger.at(place).send(placesApi.get))).toEqual([404, 'NO_SUCH_PLACE'])
    expect(
      refusalOf(await stranger.at('team-0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b').send(placesApi.get)),
    ).toEqual([404, 'NO_SUCH_PLACE'])
  })

  it('wants to know from where a call is made', async () => {
    const asha = await candidate(test, `asha@${host('mail')}`)
    const ask = async (path: string) => refusalOf(await asha.client.get(path))

    const open = await asha.client.get('/api/applications')
    expect(refusalOf(open)).toEqual([400, 'PLACE_REQUIRED'])
    expect(open.json()).toMatchObject({ places: ['me', 'demo', 'demo-team'] })
    expect(await ask('/api/company/team?place=me')).toEqual([400, 'PLACE_SIDE'])
    for (const wrong of ['ME', '', 'me&place=demo', 'team-1', '%00'])
      expect(await ask(`/api/applications?place=${wrong}`)).toEqual([400, 'VALIDATION'])

    const guest = test.client()
    await guest.get('/api/session')
    expect((await guest.get('/api/applications')).statusCode).toBe(200)
    expect(refusalOf(await guest.get('/api/applications?place=me'))).toEqual([403, 'SIGN_IN_FIRST'])
    const early = await signedIn(test, `early@${host('mail')}`)
    expect(refusalOf(await early.at('me').send(applicationsApi.list))).toEqual([404, 'NO_SUCH_PLACE'])
  })

  it('keeps one press in one place from being taken for one in another', async () => {
    const asha = await candidate(test, `asha@${host('mail')}`)
    const headers = { 'idempotency-key': 'one-press' }
    const body = { name: 'Anything new', query: {}, alert: 'off' }
    const first = await asha.me.call(jobsApi.createSearch, { body, headers })
    const again = await asha.me.call(jobsApi.createSearch, { body, headers })
    const inDemo = await asha.at('demo').call(jobsApi.createSearch, { body, headers })

    expect(again.id).toBe(first.id)
    expect(inDemo.id).not.toBe(first.id)
  })

  it('asks each question of who may see a profile, and makes one profile of twenty presses', async () => {
    const asha = await signedIn(test, `asha@${host('mail')}`)
    const { showOnlineStatus: _left, ...privacy } = PROFILE.privacy
    const open = await asha.at('me').send(placesApi.createProfile, { body: { ...PROFILE, privacy } })
    expect(refusalOf(open)).toEqual([400, 'PRIVACY_UNANSWERED'])
    expect(open.json()).toMatchObject({ choice: 'showOnlineStatus' })

    const answers = await Promise.all(
      Array.from({ length: 20 }, () => asha.at('me').send(placesApi.createProfile, { body: PROFILE })),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array<number>(19).fill(409)])
    expect(refusalOf(await asha.at('me').send(placesApi.createProfile, { body: PROFILE }))).toEqual([
      409,
      'PROFILE_EXISTS',
    ])
  })

  it('lets an unproven company draft, and no more', async () => {
    const ben = await company(test, `ben@${host('drafts')}`, 'Drafts Only')
    const { id, version } = await ben.team.call(postingsApi.create, { body: buildPostingDraft() })

    const publish = await ben.team.send(postingsApi.publish, { params: { id }, body: { version } })
    expect(refusalOf(publish)).toEqual([403, 'UNVERIFIED'])
    expect(refusalOf(await ben.team.send(peopleApi.search))).toEqual([403, 'UNVERIFIED'])
    const asha = await candidate(test, `asha@${host('mail')}`)
    expect((await asha.me.call(jobsApi.list)).items).toEqual([])
  })

  it('takes a proof by a mailbox at the domain alone, and a person decides', async () => {
    const domain = host('proof')
    const ben = await company(test, `ben@${domain}`, 'Proof Works')
    const send = async (address: string) =>
      refusalOf(await ben.team.send(companiesApi.sendCode, { body: { address } }))
    expect(await send('ben@gmail.com')).toEqual([400, 'FREE_MAIL'])
    expect(await send('ben@mailinator.com')).toEqual([400, 'FREE_MAIL'])
    expect(await send(`ben@${host('other')}`)).toEqual([400, 'OTHER_DOMAIN'])

    expect(await prove(test, ben)).toMatchObject({ state: 'pending', domain, canProve: false })
    expect((await decide(test, ben.id, { decision: 'refuse' })).json()).toMatchObject({
      code: 'REASON_REQUIRED',
    })
    const reason = 'The web address answers nothing.'
    expect((await decide(test, ben.id, { decision: 'refuse', reason })).statusCode).toBe(200)
    expect(await ben.team.call(companiesApi.verification)).toMatchObject({ state: 'refused', reason })
    const subject = 'About your company’s verification'
    const [told] = await test.mailbox.arrived(ben.email, { subject })
    expect(told?.text).toContain(reason)
    expect(refusalOf(await ben.team.send(companiesApi.sendCode, { body: { address: ben.email } }))).toEqual([
      409,
      'NOT_YET',
    ])
    test.clock.advance(DAY_MS)
    await prove(test, ben)
    expect((await decide(test, ben.id, { decision: 'verify' })).statusCode).toBe(200)
    expect(await ben.team.call(companiesApi.verification)).toMatchObject({ state: 'verified' })
    expect((await decide(test, ben.id, { decision: 'verify' })).json()).toMatchObject({ code: 'NOT_NOW' })

    // Who comes later joins the one that is here.
    const late = await signedIn(test, `late@${domain}`)
    const again = await late
      .at('demo')
      .send(companiesApi.create, { body: companyNamed('Proof Works Ltd', domain) })
    expect(refusalOf(again)).toEqual([409, 'COMPANY_IS_HERE'])
  })

  it('seats a colleague whom a team invited, and nobody who has the link by chance', async () => {
    const domain = host('teams')
    const ben = await verifiedCompany(test, `ben@${domain}`, 'Teams Inc')
    const email = `chloe@${domain}`
    await ben.team.call(companyApi.invite, { body: { name: 'Chloé', email, role: 'Recruiter' } })
    const [mail] = await test.mailbox.arrived(email)
    const token = /invitation=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const stranger = await signedIn(test, `stranger@${host('mail')}`)
    const accept = (by: typeof stranger) =>
      by.at('demo').send(companyApi.acceptInvitation, { params: { token } })
    expect(refusalOf(await accept(stranger))).toEqual([409, 'OTHER_ADDRESS'])

    const chloe = await signedIn(test, email)
    const answers = await Promise.all(Array.from({ length: 20 }, () => accept(chloe)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(answers.every(({ statusCode }) => [200, 404, 409].includes(statusCode))).toBe(true)
    expect(await chloe.at(ben.place).call(placesApi.get)).toMatchObject({
      company: { name: 'Teams Inc', member: { role: 'Recruiter' } },
    })

    const { items } = await ben.team.call(companyApi.team)
    const seat = items.find((member) => member.email === email)
    await ben.team.call(companyApi.removeMember, { params: { id: seat?.id ?? '' } })
    expect(refusalOf(await chloe.at(ben.place).send(placesApi.get))).toEqual([404, 'NO_SUCH_PLACE'])
  })

  it('lets a person leave without a trace, and tells the company that it ended', async () => {
    const ben = await verifiedCompany(test, `ben@${host('keeps')}`, 'Keeps Counts')
    const asha = await candidate(test, `asha@${host('mail')}`, 'Zephyrine Quillfeather')
    const posting = await published(ben)
    const { id } = await asha.me.call(applicationsApi.apply, {
      params: { id: posting.id },
      body: { resumeId: null, shareSalary: false, note: 'Quillfeather settles quickly.' },
    })
    const params = { id }
    await asha.me.call(candidateMessagesApi.compose, {
      body: { to: ben.id, subject: 'A question', body: 'Quillfeather asks.' },
    })

    const erased = await asha.client.request({
      method: accountApi.erase.endpoint.method,
      url: accountApi.erase.endpoint.path,
      payload: { confirm: ERASE_WORD },
    })

    expect(erased.statusCode).toBe(204)
    expect(await ben.team.call(companyApplicationsApi.get, { params })).toMatchObject({
      status: 'Withdrawn',
      candidate: { name: 'Former applicant' },
    })
    for (const entity of test.db.source.entityMetadatas) {
      const rows: object[] = await test.db.read.find(entity.target)
      const left = rows.map((row) => JSON.stringify(row))
      expect(left.filter((row) => /quillfeather/i.test(row))).toEqual([])
      // That a code was sent is kept for a day, so that erasing sets no limit back.
      if (entity.name !== 'otp_code') expect(left.filter((row) => row.includes(asha.email))).toEqual([])
    }
  })

  it('keeps the last Admin of a team until somebody else is one', async () => {
    const domain = host('hands')
    const ben = await verifiedCompany(test, `ben@${domain}`, 'Hands Over')
    const email = `chloe@${domain}`
    const chloe = await joinedAs(test, ben, { email })
    const leave = () =>
      ben.client.request({
        method: accountApi.erase.endpoint.method,
        url: accountApi.erase.endpoint.path,
        payload: { confirm: ERASE_WORD },
      })

    expect(refusalOf(await leave())).toEqual([409, 'LAST_ADMIN'])
    const { items } = await ben.team.call(companyApi.team)
    const seat = items.find((member) => member.email === email)
    await ben.team.call(companyApi.changeRole, {
      params: { id: seat?.id ?? '' },
      body: { role: 'Admin', version: seat?.version },
    })
    expect((await leave()).statusCode).toBe(204)
    expect((await chloe.at(ben.place).call(companyApi.team)).items.map((member) => member.email)).toEqual([
      email,
    ])
  })

  it('keeps what two companies and two people have from each other', async () => {
    const ben = await verifiedCompany(test, `ben@${host('one')}`, 'One Works')
    const eve = await verifiedCompany(test, `eve@${host('two')}`, 'Two Works')
    const asha = await candidate(test, `asha@${host('mail')}`)
    const mo = await candidate(test, `mo@${host('mail')}`, 'Mo Farouk')
    const posting = await published(ben)
    const { id } = await asha.me.call(applicationsApi.apply, {
      params: { id: posting.id },
      body: { resumeId: null, shareSalary: false },
    })
    const params = { id }

    expect((await eve.team.send(companyApplicationsApi.get, { params })).statusCode).toBe(404)
    expect((await eve.team.send(postingsApi.get, { params: { id: posting.id } })).statusCode).toBe(404)
    expect((await mo.me.send(applicationsApi.get, { params })).statusCode).toBe(404)
    expect((await eve.team.call(companyApplicationsApi.list)).items).toEqual([])
    expect((await mo.me.call(applicationsApi.list)).items).toEqual([])
    expect((await mo.me.call(candidateMessagesApi.list)).items).toEqual([])
    const everything = await Promise.all(
      [companyApi.team, companyApi.settings, companyApplicationsApi.list, postingsApi.list].map((contract) =>
        eve.team.send(contract),
      ),
    )
    for (const { body } of everything) expect(body).not.toContain('One Works')
  })
})
