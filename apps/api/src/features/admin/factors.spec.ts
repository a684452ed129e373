import { Secret, TOTP } from 'otpauth'
import type { Administrator, AdminRole, AdminSession, Contract } from '@tryka/domain'
import { adminApi, adminRoleFor, adminsApi, factorsApi, mayAdminister } from '@tryka/domain'
import { rateLimits } from '../../http/limits/rate-limits'
import { Sealing } from '../../sealed'
import { allContracts, keyOf, leastCall } from '../../testing/all-contracts'
import type { TestApp, TestClient } from '../../testing/build-test-app'
import { buildTestApp } from '../../testing/build-test-app'
import { refusalOf, urlOf } from '../../testing/hiring'
import { sealedBefore } from '../../testing/sealed-before'
import { ADMIN, signedInAdmin } from '../../testing/waitlist'
import { AdminFactorEntity } from './factor.entity'

jest.setTimeout(90_000)

const HALF_MINUTE = 30_000

describe('Administrators', () => {
  let test: TestApp
  beforeEach(async () => {
    test = await buildTestApp({ config: { rateLimits: rateLimits(1_000_000) } })
  })
  afterEach(() => test.close())

  const send = (client: TestClient, { endpoint }: Pick<Contract, 'endpoint'>, body?: object, id = '') =>
    client.request({
      method: endpoint.method,
      url: urlOf(endpoint.path, { params: { id } }),
      ...(body ? { payload: body } : {}),
    })
  /** The code that the app shows now. */
  const shown = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: test.clock.now().getTime() })
  const login = (client: TestClient) => send(client, adminApi.login, ADMIN)

  async function withApp(client: TestClient) {
    const { secret } = (await send(client, factorsApi.begin)).json<{ secret: string }>()
    const confirmed = await send(client, factorsApi.confirm, { code: shown(secret) })
    return { secret, codes: confirmed.json<{ codes: string[] }>().codes }
  }

  it('sign in with the app once they have one, and a code opens nothing twice', async () => {
    const first = await signedInAdmin(test)
    const { secret, codes } = await withApp(first)
    expect(codes).toHaveLength(10)

    const client = test.client()
    expect((await login(client)).json<AdminSession>()).toMatchObject({ level: 'password', factor: true })
    expect(refusalOf(await send(client, adminApi.signups))).toEqual([403, 'SECOND_FACTOR'])
    expect(refusalOf(await send(client, factorsApi.begin))).toEqual([403, 'STEP_UP'])
    expect((await send(client, adminApi.me)).statusCode).toBe(200)

    // The half minute in which the app was set up is spent.
    expect(refusalOf(await send(client, factorsApi.stepUp, { code: shown(secret) }))).toEqual([
      400,
      'WRONG_CODE',
    ])
    test.clock.advance(2 * HALF_MINUTE)
    const code = shown(secret)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => send(client, factorsApi.stepUp, { code })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect((await send(client, adminApi.signups)).statusCode).toBe(200)
  })

  it('come in by a recovery code, once of twenty presses', async () => {
    const { codes } = await withApp(await signedInAdmin(test))
    const client = test.client()
    await login(client)
    const one = codes[3] ?? ''
    const tries = await Promise.all(
      Array.from({ length: 5 }, () => send(client, factorsApi.stepUp, { code: one.toUpperCase() })),
    )
    expect(tries.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect((await send(client, factorsApi.read)).json()).toMatchObject({ totp: true, recoveryLeft: 9 })
  })

  it('keep an app that was set up before secrets had a key of their own, and only theirs', async () => {
    const { secret } = await withApp(await signedInAdmin(test))
    const { adminId } = await test.db.read.findOneByOrFail(AdminFactorEntity, {})
    const keep = (sealed: string) =>
      test.db.write((manager) => manager.update(AdminFactorEntity, { adminId }, { secret: sealed }))
    const kept = async () => (await test.db.read.findOneByOrFail(AdminFactorEntity, {})).secret
    const shownNow = async () => {
      test.clock.advance(2 * HALF_MINUTE)
      const client = test.client()
      await login(client)
      return (await send(client, factorsApi.stepUp, { code: shown(secret) })).statusCode
    }
    const old = sealedBefore(test.config.sessionSecret, 'admin-totp', secret)
    await keep(old)
    expect(await shownNow()).toBe(200)
    expect(await kept()).not.toBe(old)
    expect(await shownNow()).toBe(200)

    await keep(new Sealing(test.config, 'admin-totp').seal(secret, 'somebody else'))
    expect(await shownNow()).not.toBe(200)
  })

  it('guess five times, and then wait', async () => {
    const { secret } = await withApp(await signedInAdmin(test))
    const client = test.client()
    await login(client)
    const guesses = await Promise.all(
      Array.from({ length: 9 }, (_, n) => send(client, factorsApi.stepUp, { code: `00000${n}` })),
    )
    expect(guesses.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThanOrEqual(4)
    test.clock.advance(2 * HALF_MINUTE)
    const refused = await send(client, factorsApi.stepUp, { code: shown(secret) })
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, String(14 * 60)])
    test.clock.advance(14 * 60_000)
    const again = test.client()
    await login(again)
    expect((await send(again, factorsApi.stepUp, { code: shown(secret) })).statusCode).toBe(200)
  })

  it('show the factor again before what hurts, in each session for itself', async () => {
    const client = await signedInAdmin(test)
    const { secret } = await withApp(client)
    const other = test.client()
    await login(other)
    test.clock.advance(2 * HALF_MINUTE)
    await send(other, factorsApi.stepUp, { code: shown(secret) })
    test.clock.advance(15 * 60_000)
    const invited = { email: 'lena@example.com', role: 'reader' }
    expect(refusalOf(await send(client, adminsApi.invite, invited))).toEqual([403, 'STEP_UP'])
    await send(other, factorsApi.stepUp, { code: shown(secret) })
    expect(refusalOf(await send(client, adminsApi.invite, invited))).toEqual([403, 'STEP_UP'])
    expect((await send(other, adminsApi.invite, invited)).statusCode).toBe(201)
  })

  it('end every other session when an app is added or removed', async () => {
    const client = await signedInAdmin(test)
    const elsewhere = test.client()
    await login(elsewhere)
    const { secret } = await withApp(client)
    expect((await send(elsewhere, adminApi.me)).statusCode).toBe(401)
    expect((await send(client, adminApi.signups)).statusCode).toBe(200)

    await login(elsewhere)
    test.clock.advance(2 * HALF_MINUTE)
    await send(elsewhere, factorsApi.stepUp, { code: shown(secret) })
    expect((await send(elsewhere, factorsApi.remove)).statusCode).toBe(204)
    // A look may come from what was read a second ago; what changes something never does.
    expect((await send(client, factorsApi.begin)).statusCode).toBe(401)
    expect((await send(elsewhere, adminApi.me)).json()).toMatchObject({ level: 'full', factor: false })
  })

  /** Somebody whom the owner invited, signed in. */
  async function joined(owner: TestClient, role: AdminRole) {
    const email = `${role}-${Math.random().toString(36).slice(2)}@example.com`
    await send(owner, adminsApi.invite, { email, role })
    const [mail] = await test.mailbox.arrived(email, { subject: 'Tryka Admin: you are invited' })
    const token = /#invite=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const client = test.client()
    const body = { token, username: email.split('@')[0], password: 'lantern corridor 44 walnut' }
    const answer = await send(client, adminsApi.join, body)
    const { items } = (await send(owner, adminsApi.list)).json<{ items: Administrator[] }>()
    return { client, token, body, answer, row: items.find((item) => item.email === email) }
  }

  it('join by a link that works once, and each role may do what it may', async () => {
    const owner = await signedInAdmin(test)
    for (const role of ['reader', 'moderator', 'owner'] as const) {
      const { client, answer, body, token } = await joined(owner, role)
      expect(answer.json()).toMatchObject({ role, level: 'full' })
      expect(refusalOf(await send(test.client(), adminsApi.join, body))).toEqual([410, 'INVITATION_OVER'])
      expect((await send(test.client(), adminsApi.invitation, { token })).statusCode).toBe(410)
      const console = allContracts.filter(
        ({ access, endpoint }) =>
          access === 'admin' && test.app.hasRoute({ method: endpoint.method, url: endpoint.path }),
      )
      for (const contract of console) {
        const { endpoint } = contract
        const answer = await client.request(leastCall(contract))
        const code = answer.statusCode === 403 ? answer.json<{ code: string }>().code : ''
        const may = mayAdminister(role, adminRoleFor(contract, endpoint.method))
        expect([role, keyOf(contract), code === 'ROLE']).toEqual([role, keyOf(contract), !may])
        expect([keyOf(contract), answer.statusCode < 500]).toEqual([keyOf(contract), true])
      }
      expect(console.length).toBeGreaterThan(20)
    }
  })

  it('lose what they may at once, and an owner always stays', async () => {
    const owner = await signedInAdmin(test)
    const { client, row } = await joined(owner, 'owner')
    const own = (await send(owner, adminsApi.list)).json<{ items: Administrator[] }>().items
    const self = own.find(({ isSelf }) => isSelf)?.id ?? ''
    expect(refusalOf(await send(owner, adminsApi.remove, undefined, self))).toEqual([409, 'ONESELF'])
    const both = await Promise.all([
      send(owner, adminsApi.changeRole, { role: 'reader' }, row?.id),
      send(client, adminsApi.changeRole, { role: 'reader' }, self),
    ])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, expect.any(Number)])
    const after = await test.db.read.query(
      `SELECT COUNT(*) AS n FROM admins WHERE role = 'owner' AND state = 'active'`,
    )
    expect(Number((after as { n: number | string }[])[0]?.n)).toBe(1)
  })

  it('of production need a factor first when they own, and within a week when not', async () => {
    const strict = await buildTestApp({
      config: { env: 'production', publicUrl: 'https://tryka.test', rateLimits: rateLimits(1_000_000) },
    })
    const client = await signedInAdmin(strict)
    expect((await send(client, adminApi.me)).json()).toMatchObject({ level: 'password', factor: false })
    expect(refusalOf(await send(client, adminApi.signups))).toEqual([403, 'SECOND_FACTOR'])
    const { secret } = (await send(client, factorsApi.begin)).json<{ secret: string }>()
    const totp = new TOTP({ secret: Secret.fromBase32(secret) })
    const code = totp.generate({ timestamp: strict.clock.now().getTime() })
    expect((await send(client, factorsApi.confirm, { code })).statusCode).toBe(200)
    expect((await send(client, adminApi.signups)).statusCode).toBe(200)
    await strict.close()
  })
})
