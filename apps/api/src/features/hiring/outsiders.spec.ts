import { randomInt } from 'node:crypto'
import type { Contract, PlaceName } from '@tryka/domain'
import { companyApplicationsApi, companyInterviewsApi, consoleApi, DAY_MS, poolsApi } from '@tryka/domain'
import { rateLimits } from '../../http/limits/rate-limits'
import { allContracts, keyOf, leastCall, placedContracts } from '../../testing/all-contracts'
import type { TestApp, TestClient } from '../../testing/build-test-app'
import { buildTestApp } from '../../testing/build-test-app'
import { applied, candidate, company, published, signedIn, verifiedCompany } from '../../testing/live-market'
import { decided, FACTS, GROUND, moderator } from '../../testing/moderation'
import { ApplicationEntity } from './applications/application.table'
import { InterviewEntity } from './applications/interviews/interview.table'
import { OfferEntity } from './applications/offers/offer.table'
import { HiringEventEntity } from './core/hiring-event.table'
import { PostingEntity } from './postings/posting.table'
import { TeamMemberEntity } from './team/team.table'

jest.setTimeout(180_000)

const seed = randomInt(1_000_000)
console.info(`outsiders: seed ${seed}`)
const mail = (name: string, word: string) => `${name}@${word}-${seed}.com`

/** Everybody who is not who a call of the live market is for. */
describe('In the live market', () => {
  let test: TestApp
  let ben: Awaited<ReturnType<typeof verifiedCompany>>
  let asha: Awaited<ReturnType<typeof candidate>>
  beforeAll(async () => {
    const limits = rateLimits(1_000_000)
    test = await buildTestApp({ config: { guestsPerHour: 1_000, rateLimits: limits } })
    ben = await verifiedCompany(test, mail('ben', 'northwind'), 'Northwind Settling')
    asha = await candidate(test, mail('asha', 'mail'))
  })
  afterAll(() => test.close())

  const served = (contracts: readonly Contract[]) =>
    contracts.filter(({ endpoint }) => test.app.hasRoute({ method: endpoint.method, url: endpoint.path }))
  const placeOf = ({ access }: Contract): PlaceName => (access === 'candidate' ? 'me' : ben.place)
  const otherSide = ({ access }: Contract): PlaceName => (access === 'candidate' ? ben.place : 'me')

  /** What a team calls, but for the call that ends the seat of whoever makes it. */
  const staying = ({ access, endpoint }: Contract) =>
    access === 'company' && endpoint.path !== '/api/company/leave'

  async function answerOf(client: TestClient, contract: Contract, place?: PlaceName, id?: string) {
    const query: Record<string, string> = place ? { place } : {}
    const answer = await client.request(leastCall(contract, { query, ...(id ? { id } : {}) }))
    const { code } = answer.headers['content-type']?.toString().includes('json')
      ? answer.json<{ code?: string }>()
      : {}
    return { answer, said: [keyOf(contract), answer.statusCode, code] }
  }

  /** What every call of the dashboards answers to somebody. */
  async function expectAll(
    client: TestClient,
    status: number,
    code: string,
    place: (contract: Contract) => PlaceName | undefined,
    which: (contract: Contract) => boolean = () => true,
  ) {
    const asked = served(placedContracts).filter(which)
    for (const contract of asked) {
      const { said } = await answerOf(client, contract, place(contract))
      expect(said).toEqual([keyOf(contract), status, code])
    }
    return asked.length
  }

  it('a guest is asked to sign in, at every call', async () => {
    const client = test.client()
    await client.get('/api/session')
    expect(await expectAll(client, 403, 'SIGN_IN_FIRST', placeOf)).toBeGreaterThan(100)
  })

  it('an account without a place, and a member of another company, find none', async () => {
    const nobody = await signedIn(test, mail('mo', 'mail'))
    await expectAll(nobody.client, 404, 'NO_SUCH_PLACE', placeOf)
    const eve = await verifiedCompany(test, mail('eve', 'southwind'), 'Southwind Settling')
    await expectAll(eve.client, 404, 'NO_SUCH_PLACE', placeOf)
  })

  it('whoever was not let in hears so', async () => {
    const invited = await buildTestApp({ config: { admission: 'invite', rateLimits: rateLimits(1_000_000) } })
    const { client } = await signedIn(invited, mail('kim', 'mail'))
    for (const contract of served(placedContracts)) {
      const { said } = await answerOf(client, contract, placeOf(contract))
      expect(said).toEqual([keyOf(contract), 403, 'NOT_ADMITTED'])
    }
    await invited.close()
  })

  it('a call must say from where, and from the right side', async () => {
    await expectAll(asha.client, 400, 'PLACE_REQUIRED', () => undefined)
    await expectAll(asha.client, 400, 'PLACE_SIDE', otherSide)
  })

  it('a seat that was taken away opens nothing', async () => {
    const carl = await company(test, mail('carl', 'westwind'), 'Westwind Settling')
    const gone = { removedAt: test.clock.now().toISOString() }
    await test.db.write((manager) => manager.update(TeamMemberEntity, { companyId: carl.id }, gone))
    const isTeam = ({ access }: Contract) => access === 'company'
    await expectAll(carl.client, 404, 'NO_SUCH_PLACE', () => carl.place, isTeam)
  })

  it('a company that nobody verified may not do what asks for that, and everything else', async () => {
    const dora = await company(test, mail('dora', 'eastwind'), 'Eastwind Settling')
    for (const contract of served(placedContracts).filter(staying)) {
      const { said, answer } = await answerOf(dora.client, contract, dora.place)
      const refused = said[2] === 'UNVERIFIED'
      expect([...said, refused]).toEqual([...said, contract.needs !== undefined])
      expect([keyOf(contract), answer.statusCode < 500]).toEqual([keyOf(contract), true])
    }
  })

  it('ids of others open nothing and change nothing', async () => {
    const ids = await story()
    const mo = await candidate(test, mail('mo', 'elsewhere'), 'Mo Haddad')
    const zoe = await verifiedCompany(test, mail('zoe', 'farwind'), 'Farwind Settling')
    const before = await dump()
    // A job is for everybody to see, a block is about others, and entries of a profile are looked for in one's own.
    const OPEN = /^\/api\/(jobs\/:id|blocks|candidate\/)/
    const isOwned = ({ endpoint: { path } }: Contract) => path.includes(':id') && !OPEN.test(path)
    let asked = 0
    for (const contract of served(placedContracts).filter(isOwned))
      for (const id of ids) {
        const [client, place] =
          contract.access === 'candidate' ? ([mo.client, 'me'] as const) : ([zoe.client, zoe.place] as const)
        const { answer } = await answerOf(client, contract, place, id)
        const isPerson = /^\/api\/candidates\/:id/.test(contract.endpoint.path)
        const fine = isPerson ? answer.statusCode < 500 : [403, 404].includes(answer.statusCode)
        expect([keyOf(contract), id, fine || `${answer.statusCode} ${answer.body}`]).toEqual([
          keyOf(contract),
          id,
          true,
        ])
        asked += 1
      }
    expect(asked).toBeGreaterThan(200)
    expect(await dump()).toBe(before)
  })

  /** One of each: a posting, an application, an interview, an offer, a list. Answers their ids. */
  async function story(): Promise<string[]> {
    const posting = await published(test, ben)
    const { id } = await applied(asha, posting.id)
    const { id: later } = await applied(
      await candidate(test, mail('ida', 'mail'), 'Ida Moe'),
      (await published(test, ben, 'Second Engineer')).id,
    )
    const at = (days: number) => new Date(test.clock.now().getTime() + days * DAY_MS).toISOString()
    for (const each of [id, later]) {
      const { version } = await ben.team.call(companyApplicationsApi.get, { params: { id: each } })
      await ben.team.call(companyApplicationsApi.startReview, { params: { id: each }, body: { version } })
    }
    const read = (each: string) => ben.team.call(companyApplicationsApi.get, { params: { id: each } })
    const members = await test.db.read.findBy(TeamMemberEntity, { companyId: ben.id })
    const interview = {
      slots: [at(2), at(3), at(4)],
      type: 'Phone',
      duration: 60,
      interviewerIds: members.map((row) => row.id),
      version: (await read(id)).version,
    }
    await ben.team.call(companyInterviewsApi.schedule, { params: { id }, body: interview })
    const { pools } = await ben.team.call(poolsApi.create, {
      body: { name: `List ${seed}` },
    })
    const rows = await Promise.all(
      [InterviewEntity, OfferEntity].map((entity) =>
        test.db.read.findBy<{ id: string; applicationId: string }>(entity, { applicationId: id }),
      ),
    )
    return [
      posting.id,
      id,
      ...pools.map((row) => row.id),
      ...rows.flat().map((row) => row.id),
      ...members.map((row) => row.id),
    ]
  }

  async function dump() {
    const all: unknown[] = []
    for (const entity of [PostingEntity, ApplicationEntity, InterviewEntity, OfferEntity, TeamMemberEntity])
      all.push(await test.db.read.find<object>(entity, { order: { id: 'ASC' } as object }))
    all.push(await test.db.read.count(HiringEventEntity))
    return JSON.stringify(all)
  }

  it('the console is for administrators alone', async () => {
    const console = served(allContracts).filter(({ access }) => access === 'admin')
    expect(console.length).toBeGreaterThan(15)
    for (const client of [test.client(), asha.client, ben.client])
      for (const contract of console) {
        const { said } = await answerOf(client, contract)
        expect(said.slice(0, 2)).toEqual([keyOf(contract), 401])
      }
  })

  it('a suspended company reads, and writes nothing but what it may', async () => {
    const lea = await verifiedCompany(test, mail('lea', 'nearwind'), 'Nearwind Settling')
    await decided(await moderator(test), asha, ['company', lea.id], 'suspend')
    for (const contract of served(placedContracts).filter(staying)) {
      const { said, answer } = await answerOf(lea.client, contract, lea.place)
      const rests =
        contract.needs !== undefined ||
        (contract.endpoint.method !== 'GET' && contract.whileSuspended !== 'company')
      expect([...said, said[2] === 'COMPANY_SUSPENDED']).toEqual([...said, rests])
      expect([keyOf(contract), answer.statusCode < 500]).toEqual([keyOf(contract), true])
    }
  })

  it('a company that is taken down finds nobody and asks nobody, and does everything else', async () => {
    const lou = await verifiedCompany(test, mail('lou', 'hidwind'), 'Hidwind Settling')
    await decided(await moderator(test), asha, ['company', lou.id], 'take_down')
    for (const contract of served(placedContracts).filter(staying)) {
      const { said, answer } = await answerOf(lou.client, contract, lou.place)
      expect([...said, said[2] === 'COMPANY_TAKEN_DOWN']).toEqual([...said, contract.needs === 'shown'])
      expect([keyOf(contract), answer.statusCode < 500]).toEqual([keyOf(contract), true])
    }
  })

  it('a suspended account reaches its decision and the ways out, and nothing else', async () => {
    const ned = await candidate(test, mail('ned', 'mail'), 'Ned Lund')
    const console = await moderator(test)
    const { items } = await console.call(consoleApi.users, { query: { q: ned.email } })
    const body = { ground: GROUND, facts: FACTS, days: 7 }
    await console.call(consoleApi.suspend, { params: { id: items[0]?.id ?? '' }, body })
    // Suspension ends its sessions: it signs in again, and that is refused nothing but the work.
    const again = await signedIn(test, ned.email)
    const isOpen = ({ whileSuspended }: Contract) => whileSuspended === 'account'
    const of = (contract: Contract) => (contract.access === 'candidate' ? ('me' as const) : ben.place)
    expect(
      await expectAll(again.client, 403, 'SUSPENDED', of, (contract) => !isOpen(contract)),
    ).toBeGreaterThan(100)
  })
})
