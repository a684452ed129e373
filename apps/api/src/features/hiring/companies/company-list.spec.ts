import { randomInt } from 'node:crypto'
import type { CompanyCases, CompanyCasesQuery } from '@tryka/domain'
import { COMPANIES_CSV, companiesApi } from '@tryka/domain'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { countReads } from '../../../testing/count-reads'
import { candidate, company, prove, published, verifiedCompany } from '../../../testing/live-market'
import { moderator, type Moderator } from '../../../testing/moderation'

jest.setTimeout(120_000)

const seed = randomInt(1_000_000)
console.info(`company list: seed ${seed}`)
let made = 0
const host = (word: string) => `${word}-${seed}-${(made += 1)}.com`

describe('The console’s companies', () => {
  let test: TestApp
  let admin: Moderator
  beforeAll(async () => {
    test = await buildTestApp({ config: { guestsPerHour: 1_000 } })
    admin = await moderator(test)
  })
  afterAll(() => test.close())
  const list = (query: CompanyCasesQuery = {}): Promise<CompanyCases> =>
    admin.call(companiesApi.cases, { query: query as Record<string, string | number> })
  const walk = async (query: CompanyCasesQuery) => {
    const ids: string[] = []
    for (let after: string | null = ''; after !== null;) {
      const page: CompanyCases = await list({ ...query, pageSize: 2, ...(after ? { after } : {}) })
      expect(page.items.length).toBeLessThanOrEqual(2)
      ids.push(...page.items.map(({ id }) => id))
      after = page.next
    }
    return ids
  }

  it('stand page by page and each once: who waits oldest first, others with the latest first', async () => {
    const waiting: string[] = []
    for (let n = 0; n < 5; n += 1) {
      const one = await company(test, `ben@${host('wait')}`, `Waiting Works ${'abcde'[n] ?? ''}`)
      await prove(test, one)
      waiting.push(one.id)
      // Two of one moment are told apart by their ids.
      if (n % 2) test.clock.advance(1_000)
    }
    const drafting = await company(test, `ben@${host('draft')}`, 'Drafting Works')
    admin = await moderator(test)

    const ids = await walk({ state: 'pending' })
    expect([...ids].sort()).toEqual([...waiting].sort())
    expect(ids).toEqual((await list({ state: 'pending' })).items.map(({ id }) => id))
    expect(ids.indexOf(waiting[0] ?? '')).toBeLessThan(ids.indexOf(waiting[4] ?? ''))
    const all = await walk({})
    expect(new Set(all).size).toBe(all.length)
    expect(all).toEqual(expect.arrayContaining([...waiting, drafting.id]))
    expect(all.indexOf(waiting[4] ?? '')).toBeLessThan(all.indexOf(waiting[0] ?? ''))
    const { counts } = await list()
    expect(counts).toMatchObject({ pending: 5, unverified: 1 })
    expect((await admin.send(companiesApi.cases, { query: { after: 'nonsense' } })).statusCode).toBe(200)
    expect((await admin.send(companiesApi.cases, { query: { after: 'x'.repeat(500) } })).statusCode).toBe(400)
  })

  it('cost as many reads with many rows as with few', async () => {
    const reads = (pageSize: number) => countReads(test, () => list({ pageSize }))
    await reads(1)
    const few = await reads(1)
    expect((await list({ pageSize: 5 })).items).toHaveLength(5)
    expect(await reads(5)).toBe(few)
    expect(few).toBeGreaterThan(3)
    // The session of who asks included.
    expect(few).toBeLessThanOrEqual(8)
  })

  it('are found by beginnings of words of their names and domains, and by no pattern', async () => {
    const domain = host('tidewater')
    const one = await company(test, `ben@${domain}`, `Überflut Labs ${seed}`)
    admin = await moderator(test)
    const found = async (q: string) => (await list({ q })).items.map(({ id }) => id)
    for (const q of ['überfl', 'UBERFLUT', `labs uber ${seed}`, domain, domain.slice(0, -2)])
      expect(await found(q)).toEqual([one.id])
    for (const q of ['berflut', '%flut', 'com', `uber nothing${seed}`]) expect(await found(q)).toEqual([])
    expect((await list({ q: 'überfl', state: 'verified' })).items).toEqual([])
  })

  it('have a page each, also those far down, with their postings', async () => {
    const ben = await verifiedCompany(test, `ben@${host('page')}`, 'Paged Works')
    const { id } = await published(test, ben, 'Ledger Engineer')
    admin = await moderator(test)
    const one = await admin.call(companiesApi.case, { params: { id: ben.id } })
    expect(one).toMatchObject({ id: ben.id, name: 'Paged Works', state: 'verified', postings: 1 })
    expect(one.latest).toMatchObject([{ id, title: 'Ledger Engineer', status: 'Active' }])
    expect((await admin.send(companiesApi.case, { params: { id: 'nobody' } })).statusCode).toBe(404)
    const asha = await candidate(test, `asha@${host('mail')}`)
    for (const contract of [companiesApi.cases, companiesApi.case])
      expect((await asha.at('me').send(contract, { params: { id: ben.id } })).statusCode).toBe(401)
    expect((await asha.client.get(COMPANIES_CSV.path)).statusCode).toBe(401)
  })

  it('are saved as a file without anybody’s address, which the audit knows', async () => {
    const domain = host('file')
    const ben = await verifiedCompany(test, `ben@${domain}`, `Filed Works ${seed}`)
    admin = await moderator(test)
    const answer = await admin.client.get(`${COMPANIES_CSV.path}?state=verified&q=filed`)
    expect(answer.headers['content-type']).toContain('text/csv')
    const lines = answer.body.trim().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain(`"${ben.id}","Filed Works ${seed}","${domain}","verified"`)
    expect(answer.body).not.toContain('ben@')
    const audit = (await admin.client.get('/api/admin/audit?action=companies.export')).body
    expect(audit).toContain('filed')
  })
})
