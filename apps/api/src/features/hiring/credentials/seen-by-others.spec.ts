import { randomInt } from 'node:crypto'
import { DEMONSTRATION, verify } from '@tryka/credentials'
import type { SkillLevel } from '@tryka/domain'
import {
  appealsApi,
  BADGE_FILE,
  credentialsApi,
  DAY_MS,
  jobsApi,
  peopleApi,
  postingsApi,
} from '@tryka/domain'
import { buildPostingDraft } from '@tryka/domain/testing'
import { appealed, appWithFewTasks, planned, rises, takenBy } from '../../../testing/appeals'
import type { TestApp } from '../../../testing/build-test-app'
import { urlOf } from '../../../testing/hiring'
import { candidate, verifiedCompany } from '../../../testing/live-market'
import { moderator } from '../../../testing/moderation'
import { CandidateSkillEntity } from '../skills/skill.table'

jest.setTimeout(240_000)

const seed = randomInt(1_000_000)
console.info(`credentials seen by others: seed ${seed}`)
const AT_ONCE_MS = 5_000
let test: TestApp
let count = 0
const ALL_RIGHT = { wrong: [] as string[] }
type Person = Awaited<ReturnType<typeof candidate>>
type Firm = Awaited<ReturnType<typeof verifiedCompany>>
const somebody = () => candidate(test, `s${seed}-${++count}@people.example`)

beforeEach(async () => {
  test = await appWithFewTasks()
  await test.app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(() => test.close())

async function own(by: Person) {
  const all = (await by.me.call(credentialsApi.list)).items
  return { all, now: all.find(({ state }) => state === 'active') }
}

/** A job that asks for SQL, and who looks for people with it. */
async function hiring(level: SkillLevel) {
  const firm = await verifiedCompany(test, `ben@firm${seed}${++count}.com`, `Firm ${seed}`)
  const closesAt = new Date(test.clock.now().getTime() + 30 * DAY_MS).toISOString()
  const skills = [{ skill: 'SQL', level, importance: 'must' as const }]
  const body = buildPostingDraft({ skills, closesAt })
  const { id, version } = await firm.team.call(postingsApi.create, { body })
  await firm.team.call(postingsApi.publish, { params: { id }, body: { version } })
  return { firm, job: id }
}

const found = async (firm: Firm, query: object = {}) =>
  (await firm.team.call(peopleApi.search, { query: { skills: 'SQL', verifiedOnly: 'true', ...query } })).items

const creditOf = async (by: Person, id: string) => {
  const { components } = await by.me.call(jobsApi.match, { params: { id } })
  return components.find(({ key }) => key === 'skills')?.items?.[0]?.credit ?? 0
}

async function statusOf(id: string) {
  const did = (await test.client().get('/api/issuer/did.json')).json<{
    id: string
    verificationMethod: { publicKeyMultibase: string }[]
  }>()
  const answer = await test.client().get(urlOf(BADGE_FILE.path, { params: { id }, query: { as: 'bundle' } }))
  const key = did.verificationMethod[0]?.publicKeyMultibase ?? ''
  const pins = { ...DEMONSTRATION, issuers: [{ did: did.id, key }], logs: [] }
  const { checks } = await verify(answer.body, { pins, now: test.clock.now() })
  return checks.find((check) => check.id === 'status')?.state
}

/** Until it is as wanted, by the clock on the wall. */
async function within(ms: number, isWanted: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + ms; !(await isWanted());) {
    if (Date.now() > end) throw new Error(`It was not so within ${ms} ms`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

describe('A credential that is revoked', () => {
  it.each(['its holder', 'the console'])('by %s is so at once in file, search and match', async (who) => {
    const { firm, job } = await hiring(2)
    const asha = await somebody()
    await takenBy(test, asha, ALL_RIGHT)
    const { now } = await own(asha)
    const params = { id: now?.id ?? '' }
    await within(AT_ONCE_MS, async () => (await found(firm)).length === 1)
    const [card] = await found(firm)
    expect(await creditOf(asha, job)).toBe(10_000)
    expect(await statusOf(params.id)).not.toBe('fail')

    if (who === 'its holder')
      await asha.me.call(credentialsApi.revoke, { params, body: { version: now?.version ?? 0 } })
    else {
      const body = { code: 'integrity' as const, reason: 'Somebody else took it.' }
      await (await moderator(test)).call(credentialsApi.revokeAny, { params, body })
    }
    const since = Date.now()
    await within(AT_ONCE_MS, async () => (await statusOf(params.id)) === 'fail')
    await within(AT_ONCE_MS, async () => (await found(firm)).length === 0)
    await within(AT_ONCE_MS, async () => (await creditOf(asha, job)) < 10_000)
    const person = { id: card?.id ?? '' }
    await within(AT_ONCE_MS, async () => {
      const { items } = await firm.team.call(credentialsApi.ofCandidate, { params: person })
      return items.length === 0
    })
    expect(Date.now() - since).toBeLessThan(AT_ONCE_MS)
  })
})

describe('An appeal that finds a task faulty', () => {
  it('is told by new credentials of everybody who rises, and takes nothing from anybody', async () => {
    const plan = planned((one) => rises(one) && one.before !== null, seed)
    const level = plan.after ?? 1
    const { firm, job } = await hiring(level)
    const [asha, chen, ravi] = [await somebody(), await somebody(), await somebody()]
    const attempt = await takenBy(test, asha, plan)
    await takenBy(test, chen, plan)
    // Whoever had it right shows no less without it than was told.
    await takenBy(test, ravi, ALL_RIGHT)
    const people = [asha, chen, ravi]
    const before = await Promise.all(people.map(own))
    const appeal = await appealed(test, asha, attempt.id, plan.faulty)
    test.clock.advance(DAY_MS)
    const body = { outcome: 'upheld' as const, reason: 'Two answers were right.' }
    await (await moderator(test)).call(appealsApi.decide, { params: { id: appeal.id }, body })
    test.clock.advance(11_000)
    await within(30_000, async () => (await own(chen)).now?.level === level)

    for (const [at, by] of [asha, chen].entries()) {
      const { all, now } = await own(by)
      expect(now).toMatchObject({ level, state: 'active', attemptId: before[at]?.now?.attemptId })
      expect(all.find(({ id }) => id === before[at]?.now?.id)).toMatchObject({ state: 'superseded' })
      expect(now?.expiresAt).toBe(before[at]?.now?.expiresAt)
      expect(await creditOf(by, job)).toBe(10_000)
    }
    expect(await own(ravi)).toEqual(before[2])
    // The company sees all three at the level by now.
    await within(AT_ONCE_MS, async () => (await found(firm, { minLevel: String(level) })).length === 3)
    const skills = await test.db.read.findBy(CandidateSkillEntity, { skill: 'SQL', state: 'Verified' })
    for (const { candidateId } of skills) {
      const { items } = await firm.team.call(credentialsApi.ofCandidate, { params: { id: candidateId } })
      expect(items[0]?.level).toBeGreaterThanOrEqual(level)
    }
  })
})
