import { randomInt } from 'node:crypto'
import {
  DAY_MS,
  ERASE_WORD,
  MINUTE_MS,
  accountApi,
  companiesApi,
  companyApi,
  joinRequestsApi,
  placesApi,
} from '@tryka/domain'
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app'
import { refusalOf } from '../../../../testing/hiring'
import { company, companyNamed, signedIn, verifiedCompany } from '../../../../testing/live-market'
import { JoinRequestEntity } from './join-request.table'

jest.setTimeout(60_000)

const seed = randomInt(1_000_000)
console.info(`joining: seed ${seed}`)
let made = 0
const host = (word: string) => `${word}-${seed}-${(made += 1)}.com`

describe('Joining a team that is here already', () => {
  let test: TestApp
  beforeAll(async () => void (test = await buildTestApp({ config: { guestsPerHour: 1_000 } })))
  afterAll(() => test.close())

  const CHLOE = { name: 'Chloé Martin', title: 'Recruiter' }
  const asked = async (email: string, id: string) => {
    const person = await signedIn(test, email)
    const request = await person.at('demo').call(joinRequestsApi.ask, {
      params: { id },
      body: { address: email, ...CHLOE },
    })
    return { ...person, request }
  }
  const known = async (word: string) => {
    const domain = host(word)
    return { domain, ben: await verifiedCompany(test, `ben@${domain}`, `${word} Inc`) }
  }

  it('begins where somebody makes it a second time, and ends with a seat that an Admin gives', async () => {
    const { domain, ben } = await known('northwind')
    const email = `chloe@${domain}`
    const chloe = await signedIn(test, email)
    const second = await chloe
      .at('demo')
      .send(companiesApi.create, { body: companyNamed('Northwind Two', domain) })
    expect(refusalOf(second)).toEqual([409, 'COMPANY_IS_HERE'])
    expect(second.json()).toMatchObject({ id: ben.id })

    // Signed in with the mailbox itself: nothing more is to be proven.
    const request = await chloe.at('demo').call(joinRequestsApi.ask, {
      params: { id: ben.id },
      body: { address: email, ...CHLOE },
    })
    expect(request).toMatchObject({ company: 'northwind Inc', state: 'sent' })
    const [mail] = await test.mailbox.arrived(ben.email, { subject: 'Somebody asks to join your team' })
    expect(mail?.text).toContain('“Chloé Martin” asks for a seat')
    expect(mail?.text).toContain(email)

    const { items } = await ben.team.call(joinRequestsApi.list)
    expect(items).toEqual([expect.objectContaining({ id: request.id, ...CHLOE, address: email })])
    const left = await ben.team.call(joinRequestsApi.accept, {
      params: { id: request.id },
      body: { role: 'Recruiter' },
    })
    expect(left.items).toEqual([])
    await test.mailbox.arrived(email, { subject: 'Your request to join a team' })
    expect(await chloe.at(ben.place).call(placesApi.get)).toMatchObject({ company: { id: ben.id } })
    const team = await ben.team.call(companyApi.team)
    expect(team.items).toContainEqual(
      expect.objectContaining({ name: CHLOE.name, role: 'Recruiter', status: 'Active', email }),
    )
    expect((await chloe.at('demo').call(joinRequestsApi.own)).items).toMatchObject([{ state: 'accepted' }])
  })

  it('asks for a code where the account is another mailbox', async () => {
    const { domain, ben } = await known('tidewater')
    const chloe = await signedIn(test, `chloe@${host('mail')}`)
    const address = `chloe@${domain}`
    const params = { id: ben.id }
    const ask = (otp?: string) =>
      chloe
        .at('demo')
        .send(joinRequestsApi.ask, { params, body: { address, ...CHLOE, ...(otp ? { otp } : {}) } })
    expect((await ask()).statusCode).toBe(400)
    expect((await ask('000000')).statusCode).toBe(400)
    await chloe.at('demo').call(joinRequestsApi.sendCode, { params, body: { address } })
    expect((await ask(test.mailbox.otpFor(address))).statusCode).toBe(201)
    test.clock.advance(2 * MINUTE_MS)
    await chloe.at('demo').call(joinRequestsApi.sendCode, { params, body: { address } })
    expect(refusalOf(await ask(test.mailbox.otpFor(address)))).toEqual([409, 'ALREADY_ASKED'])
  })

  it('is for mailboxes of that domain, and of companies that are verified', async () => {
    const { ben } = await known('harbor')
    const eve = await signedIn(test, `eve@${host('elsewhere')}`)
    const send = (address: string, id = ben.id) =>
      eve.at('demo').send(joinRequestsApi.sendCode, { params: { id }, body: { address } })
    expect(refusalOf(await send(eve.email))).toEqual([400, 'OTHER_DOMAIN'])
    expect(refusalOf(await send('eve@gmail.com'))).toEqual([400, 'FREE_MAIL'])
    const domain = host('unproven')
    const unproven = await company(test, `zoe@${domain}`, 'Unproven Ltd')
    expect((await send(`eve@${domain}`, unproven.id)).statusCode).toBe(404)
    expect((await send(eve.email, 'none')).statusCode).toBe(404)
    const guest = test.client()
    await guest.get('/api/session')
    const answer = await guest.post(`/api/companies/${ben.id}/join-requests`, {
      address: eve.email,
      ...CHLOE,
    })
    expect(refusalOf(answer)).toEqual([403, 'SIGN_IN_FIRST'])
  })

  it('waits for five answers at a time, until one of them is taken back', async () => {
    const chloe = await signedIn(test, `chloe@${host('mail')}`)
    const ask = async (n: number) => {
      const { domain, ben } = await known(`team-${n}`)
      const [params, address] = [{ id: ben.id }, `chloe@${domain}`]
      await chloe.at('demo').call(joinRequestsApi.sendCode, { params, body: { address } })
      const body = { address, ...CHLOE, otp: test.mailbox.otpFor(address) }
      return () => chloe.at('demo').send(joinRequestsApi.ask, { params, body })
    }
    for (let n = 0; n < 5; n++) expect((await (await ask(n))()).statusCode).toBe(201)
    const { items } = await chloe.at('demo').call(joinRequestsApi.own)

    const sixth = await ask(5)
    expect(refusalOf(await sixth())).toEqual([409, 'TOO_MANY_REQUESTS'])
    await chloe.at('demo').call(joinRequestsApi.withdraw, { params: { id: items[0]?.id ?? '' } })
    expect((await (await ask(6))()).statusCode).toBe(201)
  })

  it('is decided once, by Admins of that team alone, and taken back by who asked', async () => {
    const { domain, ben } = await known('decided')
    const { ben: other } = await known('others')
    const chloe = await asked(`chloe@${domain}`, ben.id)
    const params = { id: chloe.request.id }
    expect((await other.team.send(joinRequestsApi.decline, { params })).statusCode).toBe(404)
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        at % 2
          ? ben.team.send(joinRequestsApi.decline, { params })
          : ben.team.send(joinRequestsApi.accept, { params, body: { role: 'Recruiter' } }),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(7)

    const dan = await asked(`dan@${domain}`, ben.id)
    const own = { params: { id: dan.request.id } }
    expect((await chloe.at('demo').send(joinRequestsApi.withdraw, own)).statusCode).toBe(404)
    await dan.at('demo').call(joinRequestsApi.withdraw, own)
    expect(refusalOf(await ben.team.send(joinRequestsApi.decline, own))).toEqual([409, 'NOT_NOW'])
    expect((await ben.team.call(joinRequestsApi.list)).items).toEqual([])
  })

  it('is asked once, however often it is pressed', async () => {
    const { domain, ben } = await known('pressed')
    const email = `chloe@${domain}`
    const chloe = await signedIn(test, email)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        chloe
          .at('demo')
          .send(joinRequestsApi.ask, { params: { id: ben.id }, body: { address: email, ...CHLOE } }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array<number>(7).fill(409)])
  })

  it('ends by itself after 14 days, and leaves with the account', async () => {
    const { domain, ben } = await known('waits')
    const email = `chloe@${domain}`
    const chloe = await asked(email, ben.id)
    const dan = await asked(`dan@${domain}`, ben.id)
    const erased = await dan.client.post(accountApi.erase.endpoint.path, { confirm: ERASE_WORD })
    expect(erased.statusCode).toBe(204)
    expect(await test.db.read.existsBy(JoinRequestEntity, { id: dan.request.id })).toBe(false)

    await test.app.listen({ host: '127.0.0.1', port: 0 })
    test.clock.advance(15 * DAY_MS)
    const [mail] = await test.mailbox.arrived(email, { subject: 'Your request to join a team' })
    expect(mail?.text).toContain('Nobody of “waits Inc” answered your request within 14 days.')
    const row = await test.db.read.findOneByOrFail(JoinRequestEntity, { id: chloe.request.id })
    expect(row.state).toBe('expired')
  })
})
