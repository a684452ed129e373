import { randomInt } from 'node:crypto'
import type { CompanyCase } from '@tryka/domain'
import { HOUR_MS, companiesApi } from '@tryka/domain'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { refusalOf, urlOf } from '../../../testing/hiring'
import { company, decide, prove } from '../../../testing/live-market'
import { signedInAdmin } from '../../../testing/waitlist'

jest.setTimeout(60_000)

const seed = randomInt(1_000_000)
console.info(`questions: seed ${seed}`)
let made = 0
const host = (word: string) => `${word}-${seed}-${(made += 1)}.com`

describe('A question before the decision about a company', () => {
  let test: TestApp
  beforeAll(async () => void (test = await buildTestApp({ config: { guestsPerHour: 1_000 } })))
  afterAll(() => test.close())

  const caseOf = async (id: string) => {
    const admin = await signedInAdmin(test)
    const answer = await admin.get(urlOf(companiesApi.case.endpoint.path, { params: { id } }))
    expect(answer.statusCode).toBe(200)
    const found = answer.json<CompanyCase>()
    const ask = (text: string, version = found.version) =>
      admin.post(urlOf(companiesApi.ask.endpoint.path, { params: { id } }), { text, version })
    return { found, ask }
  }

  it('goes to the Admins by mail and bell; their answer stands in the console', async () => {
    const ben = await company(test, `ben@${host('asked')}`, 'Asked Inc')
    expect((await (await caseOf(ben.id)).ask('Who are you?')).statusCode).toBe(409)
    expect(refusalOf(await ben.team.send(companiesApi.answer, { body: { text: 'x' } }))).toEqual([
      409,
      'NOT_NOW',
    ])
    await prove(test, ben)
    const { ask } = await caseOf(ben.id)
    expect((await ask('Where is your <b>office</b>?')).statusCode).toBe(200)
    expect((await ask('Again?')).statusCode).toBe(409)
    const [mail] = await test.mailbox.arrived(ben.email, { subject: 'About your company’s verification' })
    expect(mail?.text).toContain('“Where is your <b>office</b>?”')
    expect(mail?.html).not.toContain('<b>office')

    const asked = await ben.team.call(companiesApi.verification)
    expect(asked.question).toMatchObject({ text: 'Where is your <b>office</b>?', answer: null })
    await ben.team.call(companiesApi.answer, { body: { text: 'Oslo, at the harbour.' } })
    expect((await caseOf(ben.id)).found.question).toMatchObject({ answer: 'Oslo, at the harbour.' })

    await decide(test, ben.id, { decision: 'verify' })
    expect(refusalOf(await ben.team.send(companiesApi.answer, { body: { text: 'Late.' } }))).toEqual([
      409,
      'NOT_NOW',
    ])
  })

  it('comes with another try a day after a refusal, three times', async () => {
    const ben = await company(test, `ben@${host('refused')}`, 'Refused Inc')
    for (let refusals = 1; refusals <= 3; refusals += 1) {
      await prove(test, ben)
      await decide(test, ben.id, { decision: 'refuse', reason: 'The page is empty.' })
      const stood = await ben.team.call(companiesApi.verification)
      expect([stood.state, stood.canProve]).toEqual(['refused', false])
      expect(stood.againAt === null).toBe(refusals === 3)
      test.clock.advance(23 * HOUR_MS)
      expect((await ben.team.call(companiesApi.verification)).canProve).toBe(false)
      test.clock.advance(2 * HOUR_MS)
      expect((await ben.team.call(companiesApi.verification)).canProve).toBe(refusals < 3)
    }
  })
})
