import { DAY_MS, Market, marketApi } from '@tryka/domain'
import { buildTestApp } from '../../../testing/build-test-app'
import type { TestApp, TestClient } from '../../../testing/build-test-app'
import { openVisitor } from '../../../testing/hiring'
import { AccountEntity } from '../../../services/accounts/account.entity'
import { ApplicationEntity } from '../applications/application.table'
import { PostingEntity } from '../postings/posting.table'
import { SelfIdentificationEntity } from '../profile/candidate.table'
import { MarketEntity } from '../market/market.table'
import { MARKET_BYTES } from '../market/markets.service'
import { hiringEntities } from '../hiring-entities'
import { exportOf } from '../../../testing/export'

describe('Markets', () => {
  let test: TestApp
  beforeAll(async () => void (test = await buildTestApp({ config: { guestsPerHour: 1_000 } })))
  afterAll(() => test.close())

  const open = async (client: TestClient, body: object = { persona: 'candidate' }) => {
    const answer = await client.post(marketApi.open.endpoint.path, body)
    expect(answer.statusCode).toBe(201)
    return Market.parse(answer.json())
  }
  /** Everything of a market, table by table, in an order of its own. */
  const dump = async (marketId: string, { db } = test) => {
    const all: Record<string, string[]> = {}
    for (const entity of hiringEntities) {
      // What is of an account and of no market.
      if (entity !== MarketEntity && !('marketId' in entity.options.columns)) continue
      const where = entity === MarketEntity ? { id: marketId } : { marketId }
      const rows = await db.read.find<object>(entity, { where })
      all[entity.options.name] = rows.map((row) => JSON.stringify({ ...row, changes: 0 })).sort()
    }
    return all
  }

  it('show both places of an account, filled from the seed', async () => {
    const client = test.client()

    const market = await open(client)

    expect(market).toMatchObject({
      isGuest: true,
      candidate: { unread: { messages: 3 }, waiting: { applications: 1, interviews: 1 } },
      company: {
        member: { role: 'Admin', title: 'HR Manager' },
        own: true,
        unread: { messages: 4 },
        waiting: { applications: 29, interviews: 5 },
      },
    })
    const { id: marketId } = market
    expect(await test.db.read.countBy(PostingEntity, { marketId, status: 'Active' })).toBe(127)
    expect(await test.db.read.countBy(ApplicationEntity, { marketId })).toBe(106)
    expect((await client.get('/api/resumes')).json()).toHaveLength(2)
  })

  it('take as much to store as the budget of a day says', async () => {
    if (!test.db.isSqlite) return
    const size = async () => {
      const [row] = (await test.db.source.query(
        'SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size',
      )) as {
        bytes: number
      }[]
      return row?.bytes ?? 0
    }
    const before = await size()
    for (let n = 0; n < 4; n++) await open(test.client())

    const each = ((await size()) - before) / 4

    expect(each).toBeLessThanOrEqual(MARKET_BYTES)
    expect(each).toBeGreaterThan(MARKET_BYTES * 0.8)
  })

  it('are one for an account, however often it opens at once', async () => {
    const client = test.client()
    await client.get('/api/session')

    const answers = await Promise.all(Array.from({ length: 8 }, () => open(client)))

    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  })

  it('share nothing with one another', async () => {
    const [one, other] = [await open(test.client()), await open(test.client())]

    const ids = (all: Record<string, string[]>) =>
      Object.values(all).flatMap((rows) => rows.map((row) => (JSON.parse(row) as { id?: string }).id ?? row))
    const first = new Set(ids(await dump(one.id)))
    const shared = ids(await dump(other.id)).filter((id) => first.has(id))
    expect(shared).toEqual([])
  })

  it('are filled anew for several wishes at once', async () => {
    const client = test.client('203.0.113.50')
    const { id } = await open(client)

    const answers = await Promise.all(
      Array.from({ length: 5 }, () => client.post(marketApi.reset.endpoint.path)),
    )

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    expect(await test.db.read.countBy(ApplicationEntity, { marketId: id })).toBe(106)
  })

  it('come back to the seed byte for byte', async () => {
    const client = test.client()
    const { id } = await open(client)
    const before = await dump(id)
    await test.db.write((m) => m.update(PostingEntity, { marketId: id }, { title: 'Changed', version: 7 }))
    await test.db.write((m) => m.delete(ApplicationEntity, { marketId: id }))

    const reset = await client.post(marketApi.reset.endpoint.path)

    expect(reset.statusCode).toBe(200)
    expect(await dump(id)).toEqual(before)
  })

  it('are made around the moment of SEED_NOW, whenever they are made', async () => {
    const seedNow = new Date('2026-01-05T12:34:56.000Z')
    const frozen = await buildTestApp({ config: { guestsPerHour: 1_000, seedNow } })
    const client = frozen.client()
    const { id, seededAt } = Market.parse(
      (await client.post(marketApi.open.endpoint.path, { persona: 'candidate' })).json(),
    )
    const before = await dump(id, frozen)

    frozen.clock.advance(3 * 60 * 60_000)
    await client.post(marketApi.reset.endpoint.path)

    expect(seededAt).toBe(seedNow.toISOString())
    expect(await dump(id, frozen)).toEqual(before)
    await frozen.close()
  })

  it('take the clock of the browser once, while the person has chosen none', async () => {
    const visitor = await openVisitor(test)
    expect(visitor.market).toMatchObject({ timeZone: 'America/Los_Angeles', hasOwnTimeZone: false })
    const tell = (timeZone: string) =>
      visitor.call(marketApi.open, { body: { persona: 'candidate', timeZone } })

    expect(await tell('Asia/Tokyo')).toMatchObject({ timeZone: 'Asia/Tokyo', hasOwnTimeZone: true })
    expect(await tell('Europe/Paris')).toMatchObject({ timeZone: 'Asia/Tokyo' })
    const { company } = visitor.market
    expect(company.timeZone).toBe('America/Los_Angeles')

    for (const timeZone of ['Moon/Base', '', 7, 'x'.repeat(1_000)]) {
      const refused = await visitor.send(marketApi.open, { body: { persona: 'candidate', timeZone } })
      expect(refused.statusCode).toBe(400)
    }
  })

  it('let their owner act as any role of the team', async () => {
    const client = test.client()
    await open(client)

    const acted = await open(client, { persona: 'company', role: 'Recruiter' })

    expect(acted.company.member.role).toBe('Recruiter')
    expect((await open(client)).company.member.role).toBe('Recruiter')
    expect((await open(client, { persona: 'company', role: 'Admin' })).company.member.role).toBe('Admin')
  })

  it('move with a guest who signs in, and stay when the account has one already', async () => {
    const signIn = async (client: TestClient) => {
      await client.post('/api/session/send-code', { email: 'mover@example.com' })
      const otp = test.mailbox.otpFor('mover@example.com')
      return client.post('/api/session/sign-in', { email: 'mover@example.com', otp })
    }
    const [home, away] = [test.client(), test.client()]
    const first = await open(home)
    expect((await signIn(home)).statusCode).toBe(200)
    const second = await open(away)
    test.clock.advance(61_000)
    expect((await signIn(away)).statusCode).toBe(200)

    expect((await open(home)).id).toBe(first.id)
    expect(await open(away)).toMatchObject({ id: first.id, isGuest: false, erasedAt: null })
    expect(await test.db.read.findOneBy(MarketEntity, { id: second.id })).toBeNull()
  })

  it('are exported without the rows of anybody else and erased whole with their account', async () => {
    const client = test.client()
    const { id, candidate } = await open(client)

    const { hiring } = (await exportOf(client)).json as {
      hiring: { profile: { id: string }; applications: object[]; snapshots: object[] }
    }
    const preview = (await client.get('/api/account/erase-preview')).json<{ goes: object[] }>()
    const postings = await test.db.read.countBy(PostingEntity, { marketId: id })
    await client.post('/api/account/erase', { confirm: 'erase' })

    expect(hiring.profile.id).toBe(candidate.id)
    expect(hiring.applications).toHaveLength(12)
    expect(hiring.snapshots).toHaveLength(12)
    expect(preview.goes).toContainEqual({ what: 'Resumes', count: 2 })
    expect(preview.goes).toContainEqual({ what: 'Sample job postings of all companies', count: postings })
    expect(Object.values(await dump(id)).flat()).toEqual([])
  })

  it('go with a guest who has not been seen for a week', async () => {
    const client = test.client()
    const { id } = await open(client)
    const accountId = (await client.get('/api/session')).json<{ user: { id: string } }>().user.id
    await test.db.write((m) => m.delete(AccountEntity, { id: accountId }))

    expect(Object.values(await dump(id)).flat()).toEqual([])
    test.clock.advance(DAY_MS)
    expect((await client.get('/api/events')).statusCode).toBe(401)
  })

  it('keep voluntary answers under a pseudonym until consent is taken back', async () => {
    const client = test.client()
    const { id: marketId, candidate } = await open(client)
    const send = (consent: boolean) =>
      client.request({
        method: 'PUT',
        url: '/api/privacy/self-identification',
        payload: { ageBand: '30-39', gender: 'Woman', ethnicity: null, consent },
      })
    const own = () => test.db.read.findBy(SelfIdentificationEntity, { marketId, ageBand: '30-39' })

    const read = async () => (await client.get('/api/privacy/self-identification')).json<unknown>()
    const nothing = { ageBand: null, gender: null, ethnicity: null, consentAt: null }
    expect(await read()).toEqual(nothing)

    expect((await send(true)).statusCode).toBe(204)
    const [kept] = await own()
    expect(kept).toMatchObject({ group: 'Woman', ethnicity: null })
    expect(JSON.stringify(kept)).not.toContain(candidate.id)
    expect(await read()).toEqual({
      ageBand: '30-39',
      gender: 'Woman',
      ethnicity: null,
      consentAt: test.clock.now().toISOString(),
    })
    const other = test.client()
    await open(other)
    expect((await other.get('/api/privacy/self-identification')).json()).toEqual(nothing)
    await send(false)
    expect(await own()).toEqual([])
    expect(await read()).toEqual(nothing)
  })
})
