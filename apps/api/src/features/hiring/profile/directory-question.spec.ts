import { randomInt } from 'node:crypto'
import { applicationsApi, directoryApi, peopleApi, settingsApi } from '@tryka/domain'
import type { TestApp } from '../../../testing/build-test-app'
import { buildTestApp } from '../../../testing/build-test-app'
import { openVisitor } from '../../../testing/hiring'
import type { Candidate, Company } from '../../../testing/live-hiring'
import { appliedFor, publishedBy } from '../../../testing/live-hiring'
import { candidate, verifiedCompany } from '../../../testing/live-market'

jest.setTimeout(120_000)

const seed = randomInt(1_000_000)
console.info(`directory question: seed ${seed}`)
let made = 0
const host = (word: string) => `${word}-${seed}-${(made += 1)}.com`
const NOTHING = { asked: false, company: null }

describe('After a hire', () => {
  let test: TestApp
  let ben: Company
  beforeAll(async () => {
    test = await buildTestApp({ config: { guestsPerHour: 1_000 } })
    ben = await verifiedCompany(test, `ben@${host('northwind')}`, 'Northwind Settling')
  })
  afterAll(() => test.close())

  const hired = async (asha: Candidate, title?: string) => {
    const posting = await publishedBy(test, ben, title)
    const application = await appliedFor(asha, ben, posting.id)
    await application.review()
    await application.offer(test)
    const { params } = application
    const { version } = await asha.me.call(applicationsApi.get, { params })
    await asha.me.call(applicationsApi.respond, { params, body: { accept: true, version } })
  }
  const asked = ({ me }: Candidate) => me.call(directoryApi.question)
  const answer = ({ me }: Candidate, stay: boolean) => me.call(directoryApi.answer, { body: { stay } })
  const privacyOf = async ({ me }: Candidate) => (await me.call(settingsApi.get)).privacy
  const isFound = async (name: string) => {
    const { items } = await ben.team.call(peopleApi.search)
    return items.some((person) => person.name === name)
  }

  it('the person is asked once whether to stay in the directory, and stays until it says no', async () => {
    const asha = await candidate(test, `asha@${host('mail')}`, 'Zephyrine Askew')
    expect(await asked(asha)).toEqual(NOTHING)
    await hired(asha)
    expect(await asked(asha)).toEqual({ asked: true, company: 'Northwind Settling' })
    expect(await privacyOf(asha)).toMatchObject({ visibleToRecruiters: true, includeInTalentDirectory: true })
    expect(await isFound('Zephyrine Askew')).toBe(true)

    expect(await answer(asha, true)).toEqual(NOTHING)
    expect(await asked(asha)).toEqual(NOTHING)
    expect(await isFound('Zephyrine Askew')).toBe(true)

    test.clock.advance(60_000)
    await hired(asha, 'Second Engineer')
    expect((await asked(asha)).asked).toBe(true)
    await Promise.all(Array.from({ length: 20 }, () => answer(asha, false)))
    expect(await asked(asha)).toEqual(NOTHING)
    expect(await privacyOf(asha)).toMatchObject({
      visibleToRecruiters: false,
      includeInTalentDirectory: false,
      allowDirectMessages: true,
    })
    expect(await isFound('Zephyrine Askew')).toBe(false)
  })

  it('whoever is in no search is not asked, nor is anybody in a demo', async () => {
    const mo = await candidate(test, `mo@${host('mail')}`, 'Mo Haddad')
    await hired(mo)
    const { account, privacy, notifications, version } = await mo.me.call(settingsApi.get)
    const { displayName, bio, timeZone } = account
    await mo.me.call(settingsApi.update, {
      body: {
        account: { displayName, bio, timeZone },
        privacy: { ...privacy, includeInTalentDirectory: false },
        notifications,
        blockedCompanyIds: [],
        version,
      },
    })
    expect(await asked(mo)).toEqual(NOTHING)
    const visitor = await openVisitor(test)
    expect(await visitor.call(directoryApi.question)).toEqual(NOTHING)
  })

  it('an answer that is none is refused', async () => {
    const kim = await candidate(test, `kim@${host('mail')}`, 'Kim Oh')
    for (const body of [{}, { stay: 'yes' }, { stay: true, more: 1 }, { stay: 'x'.repeat(1_000_000) }]) {
      const { statusCode } = await kim.me.send(directoryApi.answer, { body })
      expect([statusCode >= 400, statusCode < 500]).toEqual([true, true])
    }
  })
})
