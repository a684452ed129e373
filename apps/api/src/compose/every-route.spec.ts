import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { AccessRules, AdminRole, Contract, PlaceName } from '@tryka/domain'
import { adminApi, adminRoleFor, adminsApi, consoleApi, factorsApi, mayAdminister } from '@tryka/domain'
import { rateLimits } from '../http/limits/rate-limits'
import { AdminEntity } from '../features/admin/admin.entity'
import { TeamMemberEntity } from '../features/hiring/team/team.table'
import { allContracts, keyOf, leastCall } from '../testing/all-contracts'
import { allRoutes } from '../testing/all-routes'
import type { TestApp, TestClient } from '../testing/build-test-app'
import { buildTestApp } from '../testing/build-test-app'
import { candidate, company, signedIn, verifiedCompany } from '../testing/live-market'
import { FACTS, GROUND, moderator, secondModerator } from '../testing/moderation'
import { ADMIN, signedInAdmin } from '../testing/waitlist'

jest.setTimeout(240_000)

const seed = randomInt(1_000_000)
console.info(`every route: seed ${seed}`)
const mail = (name: string, word: string) => `${name}@${word}-${seed}.com`

/** Routes beside the contracts, files and streams among them, and who each is for. */
const FILES: Record<string, AccessRules> = {
  'GET /api/account/export': { access: 'account', whileSuspended: 'account' },
  'GET /api/events': { access: 'candidate' },
  'GET /api/company/events': { access: 'company' },
  'GET /api/live': { access: 'account' },
  'GET /api/certificates/:id/file': { access: 'candidate' },
  'GET /api/credentials/:id/file': { access: 'candidate' },
  'GET /api/applications/export-pdf': { access: 'candidate' },
  'GET /api/applications/:id/resume/export-pdf': { access: 'candidate' },
  'GET /api/company/applications/:id/resume/export-pdf': { access: 'company' },
  'GET /api/company/export/applications': { access: 'company', roles: ['Admin'] },
  'GET /api/company/export/candidates': { access: 'company', roles: ['Admin'], needs: 'shown' },
  'PUT /api/company/logo': { access: 'company', roles: ['Admin'] },
  'GET /api/interviews/:id/calendar.ics': { access: 'place' },
  'POST /api/letters/:id/export': { access: 'account' },
  'POST /api/resumes/:id/export': { access: 'account' },
  'POST /api/resumes/:id/export-pdf': { access: 'account' },
  'GET /api/admin/export/early-access': { access: 'admin', adminRole: 'owner', stepUp: true },
  'GET /api/admin/export/invitations': { access: 'admin', adminRole: 'owner', stepUp: true },
  'GET /api/admin/export/audit': { access: 'admin' },
  'GET /api/admin/export/companies': { access: 'admin' },
  'GET /api/admin/export/users': { access: 'admin', adminRole: 'owner', stepUp: true },
  'GET /api/admin/export/subscribers': { access: 'admin', adminRole: 'owner', stepUp: true },
}
/** What anybody may open, signed in or not. */
const PUBLIC = [
  /^GET \/(?:healthz|readyz|sitemap|og\/|jobs|companies\/|cv\/|unsubscribe\/|newsletter\/)/,
  /^GET \/api\/(?:badges\/|docs|openapi\.json|log\/|credits|logos\/|resume-fonts\/|unsubscribe\/|newsletter\/leave\/)/,
  /^GET \/api\/early-access\/(?:erase|unsubscribe|mine\/download)$/,
  /^POST \/api\/early-access\/(?:erase\/confirm|unsubscribe)$/,
  /^POST \/cv\/:token$/,
]

/** Not a stream, which is held open, and not the end of what the walk needs. */
const isShort = ({ key }: Call) => !/\/(events|live|leave|close)$/.test(key)

interface Call extends AccessRules {
  key: string
  request: (place?: PlaceName) => ReturnType<typeof leastCall>
}

const ofContract = (contract: Contract): Call => ({
  ...contract,
  key: keyOf(contract),
  request: (place) => leastCall(contract, place ? { query: { place } } : {}),
})
const ofFile = ([key, rules]: [string, AccessRules]): Call => {
  const [method = '', path = ''] = key.split(' ')
  const endpoint = { method, path } as Contract['endpoint']
  return {
    ...rules,
    key,
    request: (place) => leastCall({ endpoint } as Contract, place ? { query: { place } } : {}),
  }
}

describe('Every route', () => {
  let test: TestApp
  let calls: Call[]
  beforeAll(async () => {
    test = await buildTestApp({ config: { guestsPerHour: 1_000_000, rateLimits: rateLimits(1_000_000) } })
    calls = [
      ...allContracts
        .filter(({ endpoint }) => test.app.hasRoute({ method: endpoint.method, url: endpoint.path }))
        .map(ofContract),
      ...Object.entries(FILES).map(ofFile),
    ]
  })
  afterAll(() => test.close())

  const of = (...access: Contract['access'][]) => calls.filter((call) => access.includes(call.access))
  const unique = (keys: string[]) => [...new Set(keys)].sort()
  async function said(client: TestClient, call: Call, place?: PlaceName) {
    const answer = await client.request(call.request(place))
    const isJson = answer.headers['content-type']?.toString().includes('json')
    return [call.key, answer.statusCode, isJson ? answer.json<{ code?: string }>().code : undefined] as const
  }
  const CLOSED: PlaceName = 'team-00000000-0000-7000-8000-000000000000'
  const sideOf = ({ access }: Call, team: PlaceName): PlaceName | undefined =>
    access === 'candidate' ? 'me' : access === 'company' || access === 'place' ? team : undefined

  it('has a contract, or stands in the short list above', () => {
    const served = allRoutes(test.app).map(({ method, path }) => `${method} ${path}`)
    const others = served.filter((key) => !calls.some((call) => call.key === key))

    expect(served.length).toBeGreaterThan(300)
    expect(others.filter((key) => !PUBLIC.some((pattern) => pattern.test(key)))).toEqual([])
    expect(Object.keys(FILES).filter((key) => !served.includes(key))).toEqual([])
    const unserved = allContracts.map(keyOf).filter((key) => !served.includes(key))
    expect(unique(unserved)).toEqual([])
  })

  it('of a dashboard or the console is closed to a browser without a session, and makes none', async () => {
    for (const call of of('candidate', 'company', 'place', 'admin')) {
      const client = test.client()
      expect((await said(client, call, sideOf(call, CLOSED))).slice(0, 2)).toEqual([call.key, 401])
      expect(client.cookies.size).toBe(0)
    }
  })

  it('of the live market is closed to a guest, to whoever has no place, and to a member of another company', async () => {
    const ben = await verifiedCompany(test, mail('ben', 'northwind'), 'Northwind Settling')
    const eve = await verifiedCompany(test, mail('eve', 'southwind'), 'Southwind Settling')
    const nobody = await signedIn(test, mail('mo', 'mail'))
    const guest = test.client()
    await guest.get('/api/session')
    for (const call of of('candidate', 'company', 'place')) {
      const place = sideOf(call, ben.place)
      expect(await said(guest, call, place)).toEqual([call.key, 403, 'SIGN_IN_FIRST'])
      for (const { client } of [nobody, eve])
        expect(await said(client, call, place)).toEqual([call.key, 404, 'NO_SUCH_PLACE'])
    }
  })

  it('of a team is closed to who was taken out of it', async () => {
    const carl = await company(test, mail('carl', 'westwind'), 'Westwind Settling')
    const gone = { removedAt: test.clock.now().toISOString() }
    await test.db.write((manager) => manager.update(TeamMemberEntity, { companyId: carl.id }, gone))
    for (const call of of('company', 'place'))
      expect(await said(carl.client, call, carl.place)).toEqual([call.key, 404, 'NO_SUCH_PLACE'])
  })

  it('that asks for a verified company or an Admin says so to who is neither', async () => {
    const dora = await company(test, mail('dora', 'eastwind'), 'Eastwind Settling')
    for (const call of of('company', 'place').filter(isShort)) {
      const [, status, code] = await said(dora.client, call, dora.place)
      expect([call.key, status < 500, code === 'UNVERIFIED']).toEqual([
        call.key,
        true,
        call.needs !== undefined,
      ])
    }
    await test.db.write((manager) =>
      manager.update(TeamMemberEntity, { companyId: dora.id }, { role: 'Recruiter' }),
    )
    for (const call of of('company').filter(({ roles }) => roles && !roles.includes('Recruiter')))
      expect(await said(dora.client, call, dora.place)).toEqual([call.key, 403, 'ROLE'])
  })

  it('of an account is closed to who is suspended, but for the ways out', async () => {
    const ned = await candidate(test, mail('ned', 'mail'), 'Ned Lund')
    const console = await moderator(test)
    const { items } = await console.call(consoleApi.users, { query: { q: ned.email } })
    const body = { ground: GROUND, facts: FACTS, days: 7 }
    await console.call(consoleApi.suspend, { params: { id: items[0]?.id ?? '' }, body })
    const { client } = await signedIn(test, ned.email)
    const closed = of('account', 'candidate', 'company', 'place').filter(
      ({ whileSuspended }) => whileSuspended !== 'account',
    )
    for (const call of closed)
      expect(await said(client, call, sideOf(call, CLOSED))).toEqual([call.key, 403, 'SUSPENDED'])
    expect(closed.length).toBeGreaterThan(180)
    const ways = of('account', 'place').filter(({ whileSuspended }) => whileSuspended === 'account')
    for (const call of ways.filter(({ key }) => !/erase$|passkey|sign-in/.test(key))) {
      const [, status, code] = await said(client, call, 'me')
      expect([call.key, status < 500, code]).not.toEqual([call.key, true, 'SUSPENDED'])
      expect([call.key, status < 500]).toEqual([call.key, true])
    }
  })

  it('of an account answers a guest without an error of ours', async () => {
    for (const call of of('account', 'public')) {
      const client = test.client()
      await client.get('/api/session')
      const [, status] = await said(client, call)
      // The stream is held open by who may have it.
      expect([call.key, status < 500]).toEqual([call.key, true])
    }
  })

  describe('of the console', () => {
    /** An administrator of a role, in a session of its own. */
    async function administrator(role: AdminRole) {
      await signedInAdmin(test)
      const { client } = await secondModerator(test, `${role}-${randomInt(1_000_000)}`)
      const { username } = (await client.get(adminApi.me.endpoint.path)).json<{ username: string }>()
      await test.db.write((manager) => manager.update(AdminEntity, { username }, { role }))
      await client.post(adminApi.login.endpoint.path, { username, password: ADMIN.password })
      return { client, username }
    }
    const stays = ({ key }: Call) => !/second-factor\/(totp|passkeys\/:id|recovery)$/.test(key)

    it('is closed to people and companies', async () => {
      const asha = await candidate(test, mail('asha', 'mail'))
      const zoe = await verifiedCompany(test, mail('zoe', 'farwind'), 'Farwind Settling')
      for (const { client } of [asha, zoe])
        for (const call of of('admin'))
          expect((await said(client, call)).slice(0, 2)).toEqual([call.key, 401])
    })

    it.each(['reader', 'moderator', 'owner'] as const)(
      'lets a %s do what the role may, only after the second factor, and what hurts only after it was shown again',
      async (role) => {
        const { client, username } = await administrator(role)
        for (const call of of('admin').filter(stays)) {
          const [method = ''] = call.key.split(' ')
          const may = mayAdminister(role, adminRoleFor(call, method))
          const [, status, code] = await said(client, call)
          expect([call.key, status < 500, code === 'ROLE']).toEqual([call.key, true, !may])
        }

        const { secret } = (await client.post(factorsApi.begin.endpoint.path)).json<{ secret: string }>()
        const now = () => test.clock.now().getTime()
        const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now() })
        expect((await client.post(factorsApi.confirm.endpoint.path, { code })).statusCode).toBe(200)
        test.clock.advance(16 * 60_000)
        for (const call of of('admin').filter(stays)) {
          const [method = ''] = call.key.split(' ')
          const may = mayAdminister(role, adminRoleFor(call, method))
          const [, status, refusal] = await said(client, call)
          const expected = !may ? 'ROLE' : call.stepUp ? 'STEP_UP' : 'let in'
          const got = refusal === 'ROLE' || refusal === 'STEP_UP' ? refusal : 'let in'
          expect([call.key, status < 500, got]).toEqual([call.key, true, expected])
        }

        const half = test.client()
        await half.post(adminApi.login.endpoint.path, { username, password: ADMIN.password })
        for (const call of of('admin').filter(({ adminLevel }) => adminLevel !== 'password'))
          expect(await said(half, call)).toEqual([call.key, 403, 'SECOND_FACTOR'])
        await test.db.write((manager) => manager.delete(AdminEntity, { username }))
      },
    )

    it('ends for who is removed in the middle of it', async () => {
      const owner = await signedInAdmin(test)
      const { client, username } = await administrator('moderator')
      const { id } = await test.db.read.findOneByOrFail(AdminEntity, { username })
      await owner.request({ method: 'DELETE', url: adminsApi.remove.endpoint.path.replace(':id', id) })
      for (const call of of('admin')) expect((await said(client, call)).slice(0, 2)).toEqual([call.key, 401])
    })
  })
})
