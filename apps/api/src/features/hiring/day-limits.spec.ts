import { randomInt, randomUUID } from 'node:crypto'
import {
  applicationsApi,
  companiesApi,
  DAY_MS,
  emailKey,
  HIRING_LIMITS,
  HOUR_MS,
  placesApi,
  TEAM_ROLES,
} from '@tryka/domain'
import { AccountEntity } from '../../services/accounts/account.entity'
import { buildTestApp } from '../../testing/build-test-app'
import type { TestApp } from '../../testing/build-test-app'
import {
  candidate,
  companyNamed,
  PROFILE,
  published,
  signedIn,
  verifiedCompany,
} from '../../testing/live-market'
import { addMember } from './team/team-writes'

jest.setTimeout(120_000)

const seed = randomInt(1_000_000)
console.info(`day limits: seed ${seed}`)
let made = 0
const host = (word: string) => `${word}-${seed}-${(made += 1)}.com`

interface Refusal {
  code: string
  detail: string
}
type Answer = Awaited<ReturnType<Awaited<ReturnType<typeof signedIn>>['client']['post']>>
const codesOf = (answers: Answer[], ok: number) =>
  answers.filter(({ statusCode }) => statusCode !== ok).map((answer) => answer.json<Refusal>().code)
const done = (answers: Answer[], ok: number) => answers.filter(({ statusCode }) => statusCode === ok).length

describe('What one person may do in a day', () => {
  let test: TestApp
  beforeAll(async () => void (test = await buildTestApp({ config: { guestsPerHour: 1_000 } })))
  afterAll(() => test.close())

  it('is ten applications on the first day, also of twenty at once, and more later', async () => {
    const ben = await verifiedCompany(test, `ben@${host('firm')}`, `Firm ${seed}`)
    const jobs: string[] = []
    for (let n = 0; n < 20; n++) jobs.push((await published(test, ben, `Engineer ${n}`)).id)
    const asha = await candidate(test, `asha@${host('mail')}`)
    const apply = (id: string) =>
      asha.me.send(applicationsApi.apply, { params: { id }, body: { resumeId: null } })
    test.clock.advance(3 * HOUR_MS)

    const answers = await Promise.all(jobs.map(apply))
    // On a busy machine some wait too long for their turn and are told to come again.
    for (const [n, id] of jobs.entries()) while (answers[n]?.statusCode === 503) answers[n] = await apply(id)

    expect(done(answers, 201)).toBe(HIRING_LIMITS.applicationsFirstDay)
    expect(new Set(codesOf(answers, 201))).toEqual(new Set(['APPLICATION_LIMIT']))
    const [over] = answers.filter(({ statusCode }) => statusCode === 429)
    expect(over?.json<Refusal>().detail).toBe(
      'On your first day here you can apply for 10 jobs. Try again in 21 hours.',
    )
    expect(over?.headers['retry-after']).toBe(String((21 * HOUR_MS) / 1_000))
    const { items, total } = await asha.me.call(applicationsApi.list, { query: { pageSize: 20 } })
    expect(total).toBe(10)

    // What is withdrawn was sent all the same.
    const [first] = items
    await asha.me.call(applicationsApi.withdraw, {
      params: { id: first?.id ?? '' },
      body: { version: first?.version },
    })
    const left = jobs.filter((_id, n) => answers[n]?.statusCode === 429)
    expect((await apply(left[0] ?? '')).statusCode).toBe(429)
    test.clock.advance(21 * HOUR_MS)
    expect(done(await Promise.all(left.map(apply)), 201)).toBe(left.length)
  })

  it('is three companies, also of twenty at once', async () => {
    const person = await signedIn(test, `eva@${host('maker')}`)
    const create = () =>
      person.at('demo').send(companiesApi.create, { body: companyNamed('Own Firm', host('made')) })

    const answers = await Promise.all(Array.from({ length: 20 }, create))

    expect(done(answers, 201)).toBe(HIRING_LIMITS.companiesPerDay)
    expect(new Set(codesOf(answers, 201))).toEqual(new Set(['TOO_MANY_COMPANIES']))
    // No hour ends it: one of the three must be proven first.
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 409]))
  })

  it('is three companies, also when each of them is proven', async () => {
    const person = await signedIn(test, `ivo@${host('maker')}`)
    const account = await accountOf(person.email)
    for (let n = 0; n < 3; n++) {
      const domain = host('proven')
      const { place } = await person
        .at('demo')
        .call(companiesApi.create, { body: companyNamed('Own Firm', domain) })
      const team = person.at(place)
      const address = `ivo@${domain}`
      await team.call(companiesApi.sendCode, { body: { address } })
      await team.call(companiesApi.enterCode, { body: { address, otp: test.mailbox.otpFor(address) } })
      await test.db.write((m) =>
        m.query(`UPDATE company_proofs SET state = 'verified' WHERE created_by = '${account}'`),
      )
      test.clock.advance(HOUR_MS)
    }
    const create = () =>
      person.at('demo').send(companiesApi.create, { body: companyNamed('Own Firm', host('made')) })

    const refused = await create()
    expect([refused.statusCode, refused.json<Refusal>().code]).toEqual([429, 'COMPANY_LIMIT'])
    expect(refused.json<Refusal>().detail).toBe(
      'You can make 3 companies in 24 hours. Try again in 21 hours.',
    )
    test.clock.advance(DAY_MS - 3 * HOUR_MS)
    expect((await create()).statusCode).toBe(201)
  })

  it('is thirty places in all, also when the last is taken twenty times at once', async () => {
    const person = await signedIn(test, `uma@${host('everywhere')}`)
    const accountId = await accountOf(person.email)
    await test.db.write(async (manager) => {
      for (let n = 0; n < HIRING_LIMITS.places - 1; n++)
        await addMember(manager, {
          id: randomUUID(),
          companyId: randomUUID(),
          accountId,
          name: 'Uma',
          title: '',
          email: person.email,
          role: TEAM_ROLES[0],
          at: test.clock.now().toISOString(),
        })
    })
    const company = () =>
      person.at('demo').send(companiesApi.create, { body: companyNamed('Own Firm', host('last')) })
    const profile = () => person.at('me').send(placesApi.createProfile, { body: PROFILE })

    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => (n % 2 ? company() : profile())))

    expect(done(answers, 201)).toBe(1)
    for (const code of codesOf(answers, 201)) expect(['PLACE_LIMIT', 'PROFILE_EXISTS']).toContain(code)
    const full = await company()
    expect([full.statusCode, full.json<Refusal>().code]).toEqual([409, 'PLACE_LIMIT'])
    expect(full.json<Refusal>().detail).toMatch(/^You have 30 places/)
  })

  const accountOf = async (email: string) =>
    (await test.db.read.findOneByOrFail(AccountEntity, { emailKey: emailKey(email) })).id
})
