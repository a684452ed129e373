import type { AdminSession, Contract, Factors, PasskeyCreation, PasskeyRequest } from '@tryka/domain'
import { accountApi, adminApi, adminsApi, factorPasskeysApi, factorsApi, passkeysApi } from '@tryka/domain'
import { createAdmins } from '../../compose/waitlist'
import { rateLimits } from '../../http/limits/rate-limits'
import type { AuditAction } from '../../services/audit/audit'
import { AuditEntryEntity } from '../../services/audit/audit-entry.entity'
import { PasskeyEntity } from '../../services/passkeys/passkey.table'
import { Authenticator } from '../../testing/authenticator'
import type { Lies } from '../../testing/authenticator'
import type { TestApp, TestClient } from '../../testing/build-test-app'
import { buildTestApp } from '../../testing/build-test-app'
import { refusalOf, urlOf } from '../../testing/hiring'
import { ADMIN, signedInAdmin } from '../../testing/waitlist'
import { AdminEntity } from './admin.entity'

jest.setTimeout(90_000)

const APP = 'https://app.tryka.test'
const CONSOLE = 'https://admin.tryka.test'
const QUARTER_MS = 15 * 60_000

describe('Passkeys of administrators', () => {
  let test: TestApp
  beforeEach(async () => {
    test = await buildTestApp({
      config: {
        publicUrl: 'https://www.tryka.test',
        appUrl: APP,
        allowedOrigins: [APP, CONSOLE],
        webauthnRpId: 'tryka.test',
        rateLimits: rateLimits(1_000_000),
      },
    })
  })
  afterEach(() => test.close())

  const send = (client: TestClient, { endpoint }: Pick<Contract, 'endpoint'>, body?: object, id = '') =>
    client.request({
      method: endpoint.method,
      url: urlOf(endpoint.path, { params: { id } }),
      headers: { origin: CONSOLE },
      ...(body ? { payload: body } : {}),
    })
  async function add(client: TestClient, device: Authenticator) {
    const options = (await send(client, factorPasskeysApi.begin)).json<PasskeyCreation>()
    return send(client, factorPasskeysApi.add, { name: 'Key', passkey: device.create(options, CONSOLE) })
  }
  async function signIn(client: TestClient, device: Authenticator, lies?: Lies) {
    const asked = (await send(client, factorPasskeysApi.request)).json<PasskeyRequest>()
    return send(client, factorPasskeysApi.signIn, { passkey: device.get(asked, CONSOLE, lies) })
  }
  /** Who did it, of what the audit has by passkey. */
  const written = async (action: AuditAction) => {
    const rows = await test.db.read.findBy(AuditEntryEntity, { action })
    return rows.filter(({ details }) => details?.['by'] === 'passkey').map((row) => [row.actor, row.details])
  }
  async function stepUp(client: TestClient, device: Authenticator) {
    const asked = (await send(client, factorPasskeysApi.requestStepUp)).json<PasskeyRequest>()
    return send(client, factorPasskeysApi.stepUp, { passkey: device.get(asked, CONSOLE) })
  }
  const login = (client: TestClient) => send(client, adminApi.login, ADMIN)
  const factorsOf = async (client: TestClient) => (await send(client, factorsApi.read)).json<Factors>()

  it('are the second factor after the password, with codes on paper for the day they are lost', async () => {
    const client = await signedInAdmin(test)
    const device = new Authenticator()
    const { codes } = (await add(client, device)).json<{ codes: string[] }>()
    expect(codes).toHaveLength(10)
    expect((await add(client, new Authenticator())).json()).toEqual({ codes: [] })
    expect(await factorsOf(client)).toMatchObject({ totp: false, recoveryLeft: 10, passkeys: [{}, {}] })

    const other = test.client()
    expect((await login(other)).json<AdminSession>()).toMatchObject({ level: 'password', factor: true })
    expect(refusalOf(await send(other, adminApi.signups))).toEqual([403, 'SECOND_FACTOR'])
    expect(refusalOf(await send(other, factorPasskeysApi.begin))).toEqual([403, 'STEP_UP'])
    expect((await stepUp(other, device)).json()).toMatchObject({ level: 'full' })
    expect((await send(other, adminApi.signups)).statusCode).toBe(200)

    const lost = test.client()
    await login(lost)
    expect(refusalOf(await send(lost, factorsApi.stepUp, { code: '000000' }))).toEqual([400, 'WRONG_CODE'])
    expect((await send(lost, factorsApi.stepUp, { code: codes[0] ?? '' })).statusCode).toBe(200)
  })

  it('sign in alone, for they are two factors, and are shown again before what hurts', async () => {
    const device = new Authenticator()
    await add(await signedInAdmin(test), device)
    const client = test.client()
    expect((await signIn(client, device)).json()).toMatchObject({ username: ADMIN.username, level: 'full' })
    const invited = { email: 'lena@example.com', role: 'reader' }
    test.clock.advance(QUARTER_MS)
    expect(refusalOf(await send(client, adminsApi.invite, invited))).toEqual([403, 'STEP_UP'])
    expect((await stepUp(client, device)).statusCode).toBe(200)
    expect((await send(client, adminsApi.invite, invited)).statusCode).toBe(201)
    await test.mailbox.arrived('lena@example.com')
  })

  it('open the console once for twenty answers at once, in a new session, and it is written down', async () => {
    const device = new Authenticator()
    await add(await signedInAdmin(test), device)
    const client = test.client()
    const asked = (await send(client, factorPasskeysApi.request)).json<PasskeyRequest>()
    const passkey = device.get(asked, CONSOLE)
    const before = new Map(client.cookies)
    const tabs = Array.from({ length: 20 }, () => {
      const tab = test.client()
      for (const [name, value] of before) tab.cookies.set(name, value)
      return tab
    })
    const answers = await Promise.all(tabs.map((tab) => send(tab, factorPasskeysApi.signIn, { passkey })))
    const opened = tabs.filter((_, index) => answers[index]?.statusCode === 200)
    expect(opened).toHaveLength(1)
    expect(answers.every(({ statusCode }) => statusCode < 500)).toBe(true)
    // Whoever planted the session before it was signed in has nothing.
    expect((await send(client, adminApi.me)).statusCode).toBe(401)
    for (const tab of opened) {
      expect((await send(tab, adminApi.signups)).statusCode).toBe(200)
      expect((await send(tab, factorPasskeysApi.signIn, { passkey })).statusCode).toBe(400)
    }
    expect(await written('admin.sign-in')).toEqual([[ADMIN.username, { by: 'passkey' }]])
    const failed = await written('admin.sign-in-failed')
    expect(failed).toHaveLength(20)
    expect(failed).toContainEqual([ADMIN.username, { by: 'passkey' }])
  })

  it('open nothing for people, for who is blocked or removed, for wrong shapes, and without knowing who it was', async () => {
    const owner = await signedInAdmin(test)
    await createAdmins(test.db, test.clock).create({
      username: 'Lena',
      password: 'lantern corridor 44 walnut',
    })
    const lena = test.client()
    const device = new Authenticator()
    await send(lena, adminApi.login, { username: 'Lena', password: 'lantern corridor 44 walnut' })
    await add(lena, device)
    const { id } = await test.db.read.findOneByOrFail(AdminEntity, { username: 'Lena' })
    expect((await signIn(test.client(), device)).statusCode).toBe(200)
    const opened = (await written('admin.sign-in')).length

    const unsure = await signIn(test.client(), device, { unverified: true })
    expect(refusalOf(unsure)).toEqual([400, 'PASSKEY_REFUSED'])
    const elsewhere = await signIn(test.client(), device, { origin: 'https://evil.example' })
    expect(refusalOf(elsewhere)).toEqual([400, 'PASSKEY_REFUSED'])
    for (const passkey of [undefined, null, 7, [], {}, { id: 7 }, { id: 'x'.repeat(5_000) }])
      expect((await send(test.client(), factorPasskeysApi.signIn, { passkey })).statusCode).toBe(400)

    // The key of a person, who says to be an administrator.
    const person = test.client()
    await send(person, accountApi.sendCode, { email: 'asha@example.com' })
    const otp = test.mailbox.otpFor('asha@example.com')
    await send(person, accountApi.signIn, { email: 'asha@example.com', otp })
    const theirs = new Authenticator()
    const options = (await send(person, passkeysApi.begin)).json<PasskeyCreation>()
    const passkey = theirs.create(options, CONSOLE)
    expect((await send(person, passkeysApi.add, { name: 'Key', passkey })).statusCode).toBe(201)
    for (const lies of [{}, { userHandle: Buffer.from(`admin:${id}`).toString('base64url') }])
      expect(refusalOf(await signIn(test.client(), theirs, lies))).toEqual([400, 'PASSKEY_REFUSED'])

    expect((await send(owner, adminsApi.block, undefined, id)).statusCode).toBe(200)
    expect(refusalOf(await signIn(test.client(), device))).toEqual([400, 'PASSKEY_REFUSED'])
    expect((await send(owner, adminsApi.unblock, undefined, id)).statusCode).toBe(200)
    expect((await send(owner, adminsApi.remove, undefined, id)).statusCode).toBe(200)
    expect(refusalOf(await signIn(test.client(), device))).toEqual([400, 'PASSKEY_REFUSED'])
    expect(await written('admin.sign-in')).toHaveLength(opened)
    expect(await written('admin.sign-in-failed')).toContainEqual(['unknown', { by: 'passkey' }])
  })

  it('answer once, in one session, and not for somebody else', async () => {
    const owner = await signedInAdmin(test)
    const [device, foreign] = [new Authenticator(), new Authenticator()]
    await add(owner, device)
    await createAdmins(test.db, test.clock).create({
      username: 'Lena',
      password: 'lantern corridor 44 walnut',
    })
    const lena = test.client()
    await send(lena, adminApi.login, { username: 'Lena', password: 'lantern corridor 44 walnut' })
    await add(lena, foreign)

    const client = test.client()
    await login(client)
    const asked = (await send(client, factorPasskeysApi.requestStepUp)).json<PasskeyRequest>()
    const { challenge } = asked
    const theirs = foreign.get({ ...asked, allowCredentials: [] }, CONSOLE)
    expect(refusalOf(await send(client, factorPasskeysApi.stepUp, { passkey: theirs }))).toEqual([
      400,
      'PASSKEY_REFUSED',
    ])
    // The question of a step is none of a sign-in, nor the question of one session that of another.
    const passkey = device.get(asked, CONSOLE)
    expect(refusalOf(await send(client, factorPasskeysApi.signIn, { passkey }))).toEqual([400, 'CHALLENGE'])
    const another = test.client()
    await login(another)
    expect(refusalOf(await send(another, factorPasskeysApi.stepUp, { passkey }))).toEqual([400, 'CHALLENGE'])
    // Each has its cookies: an answer that comes late would put the session back that the step has ended.
    const tabs = Array.from({ length: 20 }, () => {
      const tab = test.client()
      for (const [name, value] of client.cookies) tab.cookies.set(name, value)
      return tab
    })
    const answers = await Promise.all(tabs.map((tab) => send(tab, factorPasskeysApi.stepUp, { passkey })))
    const stepped = tabs.filter((_, index) => answers[index]?.statusCode === 200)
    expect(stepped).toHaveLength(1)
    expect(answers.every(({ statusCode }) => statusCode < 500)).toBe(true)
    const wrong = device.get({ ...asked, challenge }, 'https://evil.example')
    for (const tab of stepped)
      expect((await send(tab, factorPasskeysApi.stepUp, { passkey: wrong })).statusCode).toBe(400)
    for (const contract of [factorPasskeysApi.begin, factorPasskeysApi.requestStepUp, factorPasskeysApi.add])
      expect((await send(test.client(), contract, {})).statusCode).toBe(401)
  })

  it('end with the seat, with a reset at the machine, and when their counter falls', async () => {
    const device = new Authenticator()
    const owner = await signedInAdmin(test)
    await add(owner, device)
    const mailed = { email: 'priya@example.com', emailKey: 'priya@example.com' }
    await test.db.write((manager) => manager.update(AdminEntity, { username: ADMIN.username }, mailed))
    await test.db.write((manager) => manager.update(PasskeyEntity, { ownerKind: 'admin' }, { counter: 99 }))
    expect(refusalOf(await signIn(test.client(), device))).toEqual([403, 'PASSKEY_SUSPECT'])
    await test.mailbox.arrived(mailed.email, { subject: 'Tryka Admin: a passkey is not accepted any more' })
    // Nothing is left that could be shown: the password stands alone again.
    const client = test.client()
    expect((await login(client)).json()).toMatchObject({ factor: false, level: 'full' })

    const second = new Authenticator()
    expect((await add(client, second)).statusCode).toBe(201)
    await test.mailbox.arrived(mailed.email, { subject: 'Tryka Admin: a passkey was added' })
    await createAdmins(test.db, test.clock).resetPassword(ADMIN.username)
    expect(await test.db.read.count(PasskeyEntity)).toBe(0)
    expect(refusalOf(await signIn(test.client(), second))).toEqual([400, 'PASSKEY_REFUSED'])
  })

  it('are removed by their administrator, whose other sessions end', async () => {
    const client = await signedInAdmin(test)
    await add(client, new Authenticator())
    const id = (await factorsOf(client)).passkeys[0]?.id ?? ''
    expect(refusalOf(await send(client, factorPasskeysApi.remove, undefined, 'no-such-key'))).toEqual([
      404,
      'NOT_FOUND',
    ])
    expect((await send(client, factorPasskeysApi.remove, undefined, id)).statusCode).toBe(204)
    expect(await factorsOf(client)).toMatchObject({ recoveryLeft: 0, passkeys: [] })
    expect((await send(client, adminApi.me)).json()).toMatchObject({ factor: false, level: 'full' })
  })
})
