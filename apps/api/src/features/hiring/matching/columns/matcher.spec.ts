import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import type { JobQuery } from '@tryka/domain'
import {
  blocksApi,
  byMatch,
  candidateApi,
  jobsApi,
  LIVE_MARKET_ID,
  matchJobOf,
  matchScore,
  peopleApi,
  postingsApi,
  settingsApi,
  skillsApi,
} from '@tryka/domain'
import type { TestApp } from '../../../../testing/build-test-app'
import { candidate, published, verifiedCompany } from '../../../../testing/live-market'
import { buildAppWithColumns } from '../../../../testing/matcher'
import { PostingEntity } from '../../postings/posting.table'
import { CandidateSkillEntity } from '../../skills/skill.table'
import { findPerson } from '../matching'

/** Children of this process that run the matcher. */
const matchers = (): number[] =>
  execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('matcher.js'))
    .map((line) => Number.parseInt(line, 10))

jest.setTimeout(180_000)

describe('The live market, found by columns beside the API', () => {
  const seed = randomUUID().slice(0, 6)
  let test: TestApp
  let ben: Awaited<ReturnType<typeof verifiedCompany>>
  let ada: Awaited<ReturnType<typeof candidate>>
  let asha: Awaited<ReturnType<typeof candidate>>
  beforeAll(async () => {
    test = await buildAppWithColumns()
    ben = await verifiedCompany(test, `ben@firm-${seed}.com`, 'Northwind')
    for (const title of ['Ledger Engineer', 'Protocol Engineer', 'Chain Analyst'])
      await published(test, ben, title)
    ada = await candidate(test, `ada@mail-${seed}.com`, 'Ada Moreau')
    asha = await candidate(test, `asha@mail-${seed}.com`)
    for (const skill of ['Solidity', 'Cryptography'])
      await asha.me.call(skillsApi.add, { body: { skill, level: 3 } })
  })
  afterAll(() => test.close())

  const jobs = (query: Partial<Record<keyof JobQuery, string | number>> = {}) =>
    asha.me.call(jobsApi.list, { query: { pageSize: 50, ...query } })
  const people = (query: Record<string, string> = {}) => ben.team.call(peopleApi.search, { query })
  const anyPosting = () => test.db.read.findOneByOrFail(PostingEntity, { status: 'Active' })

  /** Every active posting by the score itself. */
  const scored = async () => {
    const { items } = await jobs({ sort: 'posted' })
    const { candidateId } = await test.db.read
      .query<{ candidateId: string }[]>(
        `SELECT id AS "candidateId" FROM candidates WHERE name = 'Asha Verma'`,
      )
      .then(([row]) => row ?? { candidateId: '' })
    const { facts } = await findPerson(test.db.read, LIVE_MARKET_ID, candidateId)
    const rows = await test.db.read.findBy(PostingEntity, { status: 'Active', marketId: LIVE_MARKET_ID })
    expect(items).toHaveLength(rows.length)
    return rows
      .map((row) => ({ id: row.id, postedAt: row.postedAt ?? '', ...matchScore(matchJobOf(row), facts) }))
      .sort(byMatch)
      .map(({ id }) => id)
  }

  it('is ordered and counted as by the score, and says that it is ready', async () => {
    const { items, total } = await jobs()

    expect(matchers()).toHaveLength(1)
    expect(items.map(({ id }) => id)).toEqual(await scored())
    expect(total).toBe(3)
    const ready = await test.client().get('/readyz')
    expect(ready.json()).toMatchObject({ status: 'ready', matching: 'ready' })
  })

  it("has one's own change in the next answer", async () => {
    const before = await jobs({ minMatch: 1 })
    const profile = await asha.me.call(candidateApi.profile)
    const { id: _id, initials: _i, email: _e, experienceMonths: _m, work: _w, ...rest } = profile
    const { skills: _s, strength: _p, ...editable } = rest
    const body = {
      ...editable,
      openToRemote: true,
      types: ['Full-time', 'Contract'],
      salaryMin: 1,
      currency: 'USD',
    }
    await asha.me.call(candidateApi.updateProfile, { body })

    const after = await jobs({ minMatch: 1 })
    expect(after.items.map(({ id }) => id)).toEqual(
      (await scored()).filter((id) => after.items.some((one) => one.id === id)),
    )
    expect(after.total).toBeGreaterThanOrEqual(before.total)

    const found = await people({ postingId: (await anyPosting()).id })
    expect(found.total).toBe(2)
    for (const { match, coverage } of found.items) expect([typeof match, typeof coverage]).toBeTruthy()
  })

  it('shows nobody who blocked the company, and nobody who left the directory', async () => {
    const params = { type: 'company', id: ben.id }
    await ada.me.call(blocksApi.block, { params })
    expect((await people()).items.map(({ name }) => name)).toEqual(['Asha Verma'])
    expect((await people()).total).toBe(1)
    expect((await ada.me.call(jobsApi.list)).total).toBe(0)
    await ada.me.call(blocksApi.unblock, { params })

    const settings = await ada.me.call(settingsApi.get)
    const { account, privacy, notifications, version } = settings
    const { displayName, bio, timeZone } = account
    const hidden = { ...privacy, includeInTalentDirectory: false }
    await ada.me.call(settingsApi.update, {
      body: {
        account: { displayName, bio, timeZone },
        privacy: hidden,
        notifications,
        blockedCompanyIds: [],
        version,
      },
    })
    const found = await people({ postingId: (await anyPosting()).id })
    expect(found.items.map(({ name }) => name)).toEqual(['Asha Verma'])
  })

  it('finds words, also those that came later', async () => {
    expect((await jobs({ q: 'protocol' })).items.map(({ role }) => role)).toEqual(['Protocol Engineer'])
    expect((await jobs({ q: 'ANALYST chain' })).total).toBe(1)
    expect((await jobs({ q: 'nothing of this' })).total).toBe(0)
    expect((await people({ skills: 'Solidity' })).items.map(({ name }) => name)).toEqual(['Asha Verma'])

    await published(test, ben, 'Rollup Engineer')
    await expectSoon(async () => (await jobs()).total, 4)
    await expectSoon(async () => (await jobs({ q: 'rollup' })).total, 1)
  })

  it('finds people by the level that was awarded to them', async () => {
    const totals = async (skills: string) => {
      const found = [1, 2, 3, 4].map((level) => people({ skills, minLevel: String(level) }))
      return (await Promise.all(found)).map(({ total }) => total).join()
    }
    expect(await totals('Solidity')).toBe('0,0,0,0')
    const proof = { state: 'Verified' as const, awarded: 2 as const, above: [7_900] }
    await test.db.write((m) => m.update(CandidateSkillEntity, { skill: 'Solidity' }, proof))
    // Any change of skills has the facts written anew.
    await asha.me.call(skillsApi.add, { body: { skill: 'Rust', level: 4 } })

    await expectSoon(() => totals('Solidity'), '1,1,0,0')
    expect(await totals('')).toBe('1,1,0,0')
    expect(await totals('Solidity, Rust')).toBe('0,0,0,0')
  })

  it('shows no posting that is closed', async () => {
    const { items } = await jobs({ q: 'chain' })
    const id = items[0]?.id ?? ''
    const { version } = await ben.team.call(postingsApi.get, { params: { id } })
    await ben.team.call(postingsApi.close, {
      params: { id },
      body: { reason: 'cancelled', dispositions: [], version },
    })

    expect((await jobs()).items.map((one) => one.id)).not.toContain(id)
  })

  it('begins anew when its process dies, and asks for patience when it dies again and again', async () => {
    for (let round = 1; round <= 2; round++) {
      for (const pid of matchers()) process.kill(pid, 'SIGKILL')
      expect((await jobs()).total).toBe(3)
    }
    for (const pid of matchers()) process.kill(pid, 'SIGKILL')
    await expectSoon(async () => matchers().length, 0)

    const answer = await asha.me.send(jobsApi.list, { query: { sort: 'match' } })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([503, 'MATCHING_LOADING'])
    expect(answer.headers['retry-after']).toBe('5')
    // Everything else goes on.
    expect((await jobs({ sort: 'posted' })).total).toBe(3)
    expect((await people()).total).toBe(1)
    expect((await test.client().get('/readyz')).json()).toMatchObject({ matching: 'away' })
  })
})

/** Looks until it is so: what others changed is read within a second. */
async function expectSoon<T>(look: () => Promise<T>, wanted: T): Promise<void> {
  const until = Date.now() + 60_000
  for (;;) {
    const found = await look()
    if (Object.is(found, wanted) || Date.now() > until) return expect(found).toEqual(wanted)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
