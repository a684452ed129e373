import { randomInt } from 'node:crypto'
import { candidateApi, DAY_MS, jobsApi, peopleApi, postingsApi, skillsApi } from '@tryka/domain'
import { buildPostingDraft } from '@tryka/domain/testing'
import { appWithTests, begun, taken } from '../../../testing/assessments'
import type { TestApp } from '../../../testing/build-test-app'
import { candidate, verifiedCompany } from '../../../testing/live-market'

jest.setTimeout(180_000)

const seed = randomInt(1_000_000)
console.info(`no claim: seed ${seed}`)
let test: TestApp
let count = 0
beforeAll(async () => {
  test = await appWithTests()
})
afterAll(() => test.close())

type Person = Awaited<ReturnType<typeof candidate>>
const somebody = () => candidate(test, `n${seed}-${++count}@people.example`)
const own = async (by: Person) => {
  const { verified, pending, declared } = await by.me.call(skillsApi.get)
  return [...verified, ...pending, ...declared].filter(({ skill }) => skill === 'SQL')
}
const stated = async (by: Person) =>
  (await by.me.call(candidateApi.profile)).skills.filter(({ skill }) => skill === 'SQL')

/** Somebody of a company, and a job that asks for SQL. */
async function looker() {
  const firm = await verifiedCompany(test, `ben@firm${seed}-${++count}.com`, `Firm ${count}`)
  const closesAt = new Date(test.clock.now().getTime() + 30 * DAY_MS).toISOString()
  const skills = [{ skill: 'SQL', level: 2 as const, importance: 'must' as const }]
  const body = buildPostingDraft({ closesAt, skills })
  const { id, version } = await firm.team.call(postingsApi.create, { body })
  await firm.team.call(postingsApi.publish, { params: { id }, body: { version } })
  const finds = async () => (await firm.team.call(peopleApi.search, { query: { skills: 'SQL' } })).total
  const creditOf = async (by: Person) => {
    const { components } = await by.me.call(jobsApi.match, { params: { id } })
    const items = components.find(({ key }) => key === 'skills')?.items ?? []
    return items.find(({ skill }) => skill === 'SQL')?.credit ?? 0
  }
  return { finds, creditOf }
}

describe('Whoever takes a test and claims nothing', () => {
  it('has claimed nothing: no company, no search and no match takes it for a level', async () => {
    const { finds, creditOf } = await looker()
    const before = await finds()
    const asha = await somebody()
    await begun(asha)
    expect(await own(asha)).toMatchObject([{ claimed: false, state: 'Assessment Scheduled' }])
    expect(await stated(asha)).toEqual([])
    expect(await finds()).toBe(before)
    expect(await creditOf(asha)).toBe(0)

    // What they say meanwhile counts, and the test goes on.
    await asha.me.call(skillsApi.add, { body: { skill: 'SQL', level: 2 } })
    expect(await own(asha)).toMatchObject([{ claimed: true, level: 2, state: 'Assessment Scheduled' }])
    expect(await stated(asha)).toMatchObject([{ level: 2 }])
    expect(await finds()).toBe(before + 1)
    expect(await creditOf(asha)).toBeGreaterThan(0)
    expect((await asha.me.send(skillsApi.add, { body: { skill: 'SQL', level: 3 } })).statusCode).toBe(409)
  })

  it('says what the test awards, once others see that', async () => {
    const [asha, ben] = [await somebody(), await somebody()]
    await taken(test, asha, await begun(asha))
    const [mine] = await own(asha)
    expect(mine).toMatchObject({ claimed: true, verified: true, level: mine?.awarded })
    expect(await stated(asha)).toMatchObject([{ level: mine?.awarded, state: 'Verified' }])
    await taken(test, ben, await begun(ben, { share: false }))
    expect(await own(ben)).toMatchObject([{ claimed: false }])
    expect(await stated(ben)).toEqual([])
  })

  it('and claims a level on the way has that claim', async () => {
    const asha = await somebody()
    await begun(asha, { level: 3 })
    expect(await own(asha)).toMatchObject([{ claimed: true, level: 3 }])
    expect(await stated(asha)).toMatchObject([{ level: 3 }])
  })
})
