import { randomInt } from 'node:crypto'
import { DAY_MS, HOUR_MS, KEPT_DAYS, MINUTE_MS, inviteApi, placesApi } from '@tryka/domain'
import type { InvitationPreview, Places, ReleasedRequests, RequestPage } from '@tryka/domain'
import { buildEarlyAccessRequest } from '@tryka/domain/testing'
import type { Config } from '../../config'
import { rateLimits } from '../../http/limits/rate-limits'
import { AttemptEntity } from '../../services/attempts/attempt.entity'
import { Attempts } from '../../services/attempts/attempts'
import { AuditEntryEntity } from '../../services/audit/audit-entry.entity'
import { buildTestApp } from '../../testing/build-test-app'
import type { TestApp, TestClient } from '../../testing/build-test-app'
import { urlOf } from '../../testing/hiring'
import { invite } from '../../testing/invitations'
import { signedIn } from '../../testing/live-market'
import { secondModerator } from '../../testing/moderation'
import { ADMIN, proveEmail, signedInAdmin } from '../../testing/waitlist'
import { SignupEntity } from './signup.entity'

jest.setTimeout(120_000)

const seed = randomInt(1_000_000)
console.info(`crowds: seed ${seed}`)
let made = 0
const at = (domain: string) => `p${(made += 1)}-${seed}@${domain}`
/** A client address in a network that nobody else of this file has. */
const farAway = () => `10.${((made += 1) >> 8) & 255}.${made & 255}.7`
const times = (count: number) => Array.from({ length: count }, (_, n) => n)
const MAIL = { smtpUrl: undefined, from: 'Tryka <no-reply@localhost>', contact: 'team@localhost' }
/** Five a day, so that not every test signs up fifty. */
const FEW = { dayFactor: 0.1 }

describe('Sign-ups of many addresses of one domain or network', () => {
  let test: TestApp
  const start = async (config: Partial<Config> = {}) => {
    const limits = { rateLimits: rateLimits(1_000), mail: { ...MAIL, perHour: 5_000 }, guestsPerHour: 1_000 }
    test = await buildTestApp({ config: { admission: 'invite', ...limits, ...config } })
  }
  afterEach(() => test.close())

  const proven = async (email: string, address = farAway()) => {
    const client = test.client(address)
    await proveEmail(test, client, email)
    return { email, client }
  }
  const submit = ({ email, client }: { email: string; client: TestClient }) =>
    client.post('/api/early-access', buildEarlyAccessRequest({ email }))
  /** Signs up, and tells why it waits. */
  const joins = async (email: string, address?: string) => {
    const answer = await submit(await proven(email, address))
    expect([answer.statusCode, answer.json()]).toEqual([201, { received: true }])
    return reason(email)
  }
  const reason = async (email: string) =>
    (await test.db.read.findOneByOrFail(SignupEntity, { emailKey: email.toLowerCase() })).waitsFor
  const all = async (emails: string[], address?: string) => {
    const reasons = []
    for (const email of emails) reasons.push(await joins(email, address))
    return reasons
  }
  const listed = async (admin: TestClient, query: Record<string, string> = {}) =>
    (await admin.get(urlOf(inviteApi.requests.endpoint.path, { query }))).json<RequestPage>()
  const next = async (admin: TestClient, filter: object = {}) =>
    (await admin.post(inviteApi.preview.endpoint.path, { next: 50, filter })).json<InvitationPreview>().emails
  const release = (admin: TestClient, ...emails: string[]) =>
    admin.post(inviteApi.release.endpoint.path, { emails })

  it('wait from the 51st of a domain within a day on; another domain and free mail do not', async () => {
    await start()

    const reasons = await all(times(52).map((n) => at(n % 2 ? 'northwind.dev' : 'Mail.Northwind.dev')))

    expect(reasons).toEqual([...times(50).map(() => null), 'domain', 'domain'])
    expect(await joins(at('southwind.dev'))).toBeNull()
    test.clock.advance(DAY_MS)
    expect(await joins(at('northwind.dev'))).toBeNull()
  })

  it('do not wait at a provider of mailboxes', async () => {
    await start(FEW)
    expect(await all(times(7).map(() => at('gmail.com')))).toEqual(times(7).map(() => null))
  })

  it('are those of a registrable domain, whichever name below it they use', async () => {
    await start(FEW)
    const hosts = ['a.northwind.co.uk', 'b.northwind.co.uk', 'northwind.co.uk']
    const reasons = await all(times(6).map((n) => at(hosts[n % 3] ?? '')))
    expect(reasons).toEqual([...times(5).map(() => null), 'domain'])
    expect(await joins(at('southwind.co.uk'))).toBeNull()
  })

  it.each([
    ['/24', (n: number) => `203.0.113.${n + 1}`, '203.0.114.1'],
    ['/48', (n: number) => `2001:db8:7:${n + 1}::1`, '2001:db8:8:1::1'],
  ])('wait by the %s they come from', async (_, address, other) => {
    await start(FEW)
    const reasons = []
    for (const n of times(6)) reasons.push(await joins(at(`d${n}.test`), address(n)))
    expect(reasons).toEqual([...times(5).map(() => null), 'network'])
    expect(await joins(at('gmail.com'), address(99))).toBe('network')
    expect(await joins(at('gmail.com'), other)).toBeNull()
  })

  it('are counted one by one when 20 come at once', async () => {
    await start(FEW)
    const people = []
    for (const n of times(20)) people.push(await proven(at('crowd.test'), `203.0.113.${n + 1}`))

    const answers = await Promise.all(people.map((person) => submit(person)))

    expect(answers.map(({ statusCode }) => statusCode)).toEqual(times(20).map(() => 201))
    const rows = await test.db.read.find(SignupEntity)
    expect(rows.filter(({ waitsFor }) => waitsFor === null)).toHaveLength(5)
  })

  it('count an address once, and leave what somebody decided', async () => {
    await start(FEW)
    const mine = at('again.test')
    for (const _ of times(3)) {
      expect(await joins(mine)).toBeNull()
      test.clock.advance(HOUR_MS)
    }
    expect(await all(times(4).map(() => at('again.test')))).toEqual(times(4).map(() => null))
    const late = at('again.test')
    expect(await joins(late)).toBe('domain')
    test.clock.advance(HOUR_MS)
    expect(await joins(late)).toBe('domain')
    test.clock.advance(HOUR_MS)
    await release(await signedInAdmin(test), late)
    expect(await joins(late)).toBeNull()
  })

  it('keep no address of a network, and what stands for it for a day', async () => {
    await start()
    await joins(at('northwind.test'), '203.0.113.77')
    const kinds = ['signup-domain', 'signup-network']
    const kept = async () =>
      (await test.db.read.find(AttemptEntity)).filter(({ kind }) => kinds.includes(kind))
    expect((await kept()).map(({ kind }) => kind).sort()).toEqual(kinds)
    expect(JSON.stringify(await kept())).not.toMatch(/203\.0\.113|northwind/)
    expect(KEPT_DAYS.count).toBe(1)
    test.clock.advance(DAY_MS + 1)
    await new Attempts(test.db, test.clock, test.config.sessionSecret).sweep()
    expect(await kept()).toEqual([])
  })

  it('are not invited before somebody asks for them or releases them', async () => {
    await start(FEW)
    const admin = await signedInAdmin(test)
    const emails = times(8).map(() => at('waits.test'))
    await all(emails)
    const [first, waiting] = [emails.slice(0, 5), emails.slice(5)]

    expect((await listed(admin)).items.map(({ email }) => email)).toEqual(first)
    expect(await listed(admin)).toMatchObject({ total: 5 })
    expect(await next(admin)).toEqual(first)
    expect(await next(admin, { verified: 'yes', standing: 'listed' })).toEqual(first)
    const asked = await listed(admin, { look: 'waiting' })
    expect(asked.items.map(({ email, waitsFor }) => [email, waitsFor])).toEqual(
      waiting.map((email) => [email, 'domain']),
    )
    expect(await next(admin, { look: 'waiting' })).toEqual(waiting)

    const [one = '', two = '', three = ''] = waiting
    const answers = await Promise.all(times(20).map(() => release(admin, one.toUpperCase(), first[0] ?? '')))

    const counts = answers.map((answer) => answer.json<ReleasedRequests>().released)
    expect(counts.sort()).toEqual([...times(19).map(() => 0), 1])
    const row = await test.db.read.findOneByOrFail(SignupEntity, { emailKey: one })
    expect(await test.db.read.findBy(AuditEntryEntity, { action: 'signup.released' })).toMatchObject([
      { actor: ADMIN.username, target: row.id },
    ])
    expect(await next(admin)).toEqual([...first, one])
    // Whom one invites by name somebody looked at.
    await invite(test, admin, two)
    expect((await listed(admin, { look: 'waiting' })).items.map(({ email }) => email)).toEqual([three])
  })

  it('are released by moderators and owners', async () => {
    await start(FEW)
    const emails = times(6).map(() => at('roles.test'))
    await all(emails)
    const body = { emails: emails.slice(5) }
    await signedInAdmin(test)
    const reads = await secondModerator(test, `reads-${seed}`, 'reader')
    expect((await reads.send(inviteApi.release, { body })).statusCode).toBe(403)
    expect((await release(test.client(farAway()), ...body.emails)).statusCode).toBe(401)
    expect(await reason(emails[5] ?? '')).toBe('domain')
    const decides = await secondModerator(test, `decides-${seed}`, 'moderator')
    expect((await decides.send(inviteApi.release, { body })).json()).toEqual({ released: 1 })
    expect(await reason(emails[5] ?? '')).toBeNull()
  })

  it('are not let in at sign-in either until they are released', async () => {
    await start({ ...FEW, admission: 'open' })
    const admin = await signedInAdmin(test)
    const emails = times(6).map(() => at('open.test'))
    await all(emails)
    const admitted = async (email: string) => {
      const person = await signedIn(test, email, farAway())
      const places = await person.client.get(placesApi.list.endpoint.path)
      return { ...person, admitted: places.json<Places>().account.admitted }
    }
    const late = emails[5] ?? ''

    expect((await admitted(emails[0] ?? '')).admitted).toBe(true)
    expect((await admitted(at('open.test'))).admitted).toBe(true)
    const waits = await admitted(late)
    expect(waits.admitted).toBe(false)
    expect((await waits.client.get('/api/onboarding')).json()).toMatchObject({
      request: { standing: 'listed' },
    })
    // Who leaves and comes back waits as before.
    await waits.client.post('/api/account/erase', { confirm: 'erase' })
    test.clock.advance(2 * MINUTE_MS)
    const back = await admitted(late)
    expect(back.admitted).toBe(false)

    await release(admin, late)

    const places = await back.client.get(placesApi.list.endpoint.path)
    expect(places.json<Places>().account.admitted).toBe(true)
    const row = await test.db.read.findOneByOrFail(SignupEntity, { emailKey: late })
    expect(row).toMatchObject({ waitsFor: null, standing: 'joined' })
    test.clock.advance(2 * MINUTE_MS)
    expect(await admitted(late)).toMatchObject({ admitted: true })
  })
})
