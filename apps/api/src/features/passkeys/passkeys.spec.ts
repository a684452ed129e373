import { randomInt } from 'node:crypto'
import type { Contract, Passkey, PasskeyCreation, PasskeyRequest } from '@tryka/domain'
import { accountApi, factorPasskeysApi, MINUTE_MS, PASSKEY_RULES, passkeysApi } from '@tryka/domain'
import { rateLimits } from '../../http/limits/rate-limits'
import { PasskeyChallengeEntity, PasskeyEntity } from '../../services/passkeys/passkey.table'
import { Authenticator } from '../../testing/authenticator'
import type { Lies } from '../../testing/authenticator'
import type { TestApp, TestClient } from '../../testing/build-test-app'
import { buildTestApp } from '../../testing/build-test-app'
import { refusalOf, urlOf } from '../../testing/hiring'
import { signedInAdmin } from '../../testing/waitlist'

jest.setTimeout(90_000)

const ORIGIN = 'http://localhost:3000'
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0'

describe('Passkeys of people', () => {
  let test: TestApp
  beforeEach(async () => {
    test = await buildTestApp({
      config: { publicUrl: ORIGIN, appUrl: ORIGIN, rateLimits: rateLimits(1_000_000), admission: 'open' },
    })
  })
  afterEach(() => test.close())

  const send = (client: TestClient, { endpoint }: Pick<Contract, 'endpoint'>, body?: object, id = '') =>
    client.request({
      method: endpoint.method,
      url: urlOf(endpoint.path, { params: { id } }),
      headers: { origin: ORIGIN, 'user-agent': LINUX },
      ...(body ? { payload: body } : {}),
    })

  async function person(email: string, client = test.client()) {
    // Codes to one address have a minute between them.
    test.clock.advance(2 * MINUTE_MS)
    await send(client, accountApi.sendCode, { email })
    const signedIn = await send(client, accountApi.signIn, { email, otp: test.mailbox.otpFor(email) })
    expect(signedIn.statusCode).toBe(200)
    return client
  }
  async function add(client: TestClient, device: Authenticator, name = 'Laptop', lies?: Lies) {
    const options = (await send(client, passkeysApi.begin)).json<PasskeyCreation>()
    return send(client, passkeysApi.add, { name, passkey: device.create(options, ORIGIN, lies) })
  }
  const ask = async (client: TestClient) => (await send(client, passkeysApi.request)).json<PasskeyRequest>()
  const show = async (client: TestClient, device: Authenticator, lies?: Lies) =>
    send(client, passkeysApi.signIn, { passkey: device.get(await ask(client), ORIGIN, lies) })
  const listed = async (client: TestClient) => (await send(client, passkeysApi.list)).json<Passkey[]>()

  it('are added, named, used without an address in another browser, and removed', async () => {
    const email = `asha${randomInt(1e6)}@example.com`
    const client = await person(email)
    const device = new Authenticator()
    const added = await add(client, device)
    expect([added.statusCode, added.json()]).toEqual([
      201,
      expect.objectContaining({ name: 'Laptop', lastUsedAt: null }),
    ])
    const { id } = added.json<Passkey>()
    expect((await send(client, passkeysApi.rename, { name: 'Old laptop' }, id)).json()).toMatchObject({
      name: 'Old laptop',
    })

    const elsewhere = test.client()
    await send(elsewhere, accountApi.open)
    await elsewhere.post('/api/resumes', { title: 'Of the guest' })
    const signedIn = await show(elsewhere, device)
    expect([signedIn.statusCode, signedIn.json()]).toEqual([
      200,
      expect.objectContaining({ user: expect.objectContaining({ email }) as unknown }),
    ])
    expect((await elsewhere.get('/api/resumes')).json()).toMatchObject([{ title: 'Of the guest' }])
    expect(await listed(elsewhere)).toMatchObject([{ id, lastUsedAt: test.clock.now().toISOString() }])

    expect((await send(elsewhere, passkeysApi.remove, undefined, id)).statusCode).toBe(204)
    expect(refusalOf(await show(test.client(), device))).toEqual([400, 'PASSKEY_REFUSED'])
    await person(email)
    for (const subject of ['a passkey was added', 'a new browser signed in', 'a passkey was removed'])
      await test.mailbox.arrived(email, { subject: `Security: ${subject}` })
    const [mail] = await test.mailbox.arrived(email, { subject: 'Security: a passkey was removed' })
    expect(mail?.text).toContain('“Old laptop”')
    expect(mail?.text).toContain('Chrome on Linux')
    expect(mail?.headers?.['List-Unsubscribe']).toBeUndefined()
  })

  it('answer each question once, of twenty at once, in the session and for what it was asked for', async () => {
    const client = await person('asha@example.com')
    const device = new Authenticator()
    await add(client, device)
    const guest = test.client()
    const passkey = device.get(await ask(guest), ORIGIN)
    const other = test.client()
    await ask(other)
    expect(refusalOf(await send(other, passkeysApi.signIn, { passkey }))).toEqual([400, 'CHALLENGE'])
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send(guest, passkeysApi.signIn, { passkey })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(answers.every(({ statusCode }) => statusCode < 500)).toBe(true)
    expect(refusalOf(await send(guest, passkeysApi.signIn, { passkey }))).toEqual([400, 'CHALLENGE'])

    // A question of adding is none of signing in.
    const { challenge } = (await send(client, passkeysApi.begin)).json<PasskeyCreation>()
    expect(refusalOf(await show(client, device, { challenge }))).toEqual([400, 'CHALLENGE'])
    const late = device.get(await ask(guest), ORIGIN)
    test.clock.advance(PASSKEY_RULES.challengeMinutes * MINUTE_MS + 1)
    expect(refusalOf(await send(guest, passkeysApi.signIn, { passkey: late }))).toEqual([400, 'CHALLENGE'])
  })

  const LIES: [string, Lies][] = [
    ['from another origin', { origin: 'https://evil.example' }],
    ['for another relying party', { rpId: 'evil.example' }],
    ['without knowing who it was', { unverified: true }],
    ['as a creation', { type: 'webauthn.create' }],
    ['of somebody else', { userHandle: Buffer.from('account:somebody').toString('base64url') }],
    ['to a question that was never asked', { challenge: 'x'.repeat(43) }],
  ]
  it.each(LIES)('are refused %s', async (_how, lies) => {
    const client = await person('asha@example.com')
    const device = new Authenticator()
    await add(client, device)
    const answer = await show(test.client(), device, lies)
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      400,
      lies.challenge ? 'CHALLENGE' : 'PASSKEY_REFUSED',
    ])
    if (lies.userHandle) return
    const made = await add(client, new Authenticator(), 'x', lies.type ? { type: 'webauthn.get' } : lies)
    expect(made.statusCode).toBe(400)
    expect(await listed(client)).toHaveLength(1)
  })

  it('whose counter falls open nothing any more, and the owner hears of it', async () => {
    const email = 'asha@example.com'
    const client = await person(email)
    const device = new Authenticator()
    await add(client, device)
    expect((await show(test.client(), device, { counter: 5 })).statusCode).toBe(200)

    // Only whoever has the key can make it suspect.
    const guest = test.client()
    const forged = device.get(await ask(guest), ORIGIN, { counter: 2 })
    forged.response.signature = Buffer.from('no signature').toString('base64url')
    expect(refusalOf(await send(guest, passkeysApi.signIn, { passkey: forged }))).toEqual([
      400,
      'PASSKEY_REFUSED',
    ])
    expect(await listed(client)).toMatchObject([{ state: 'active' }])

    expect(refusalOf(await show(test.client(), device, { counter: 4 }))).toEqual([403, 'PASSKEY_SUSPECT'])
    expect(refusalOf(await show(test.client(), device, { counter: 9 }))).toEqual([403, 'PASSKEY_SUSPECT'])
    expect(await listed(client)).toMatchObject([{ state: 'suspect' }])
    await test.mailbox.arrived(email, { subject: 'Security: a passkey is not accepted any more' })
    await person(email)
  })

  it('are for people with an address, each for their own', async () => {
    expect(refusalOf(await send(test.client(), passkeysApi.begin))).toEqual([403, 'SIGN_IN_FIRST'])
    const [asha, ben] = [await person('asha@example.com'), await person('ben@example.com')]
    const device = new Authenticator()
    const { id } = (await add(asha, device)).json<Passkey>()
    expect(refusalOf(await send(ben, passkeysApi.rename, { name: 'Mine' }, id))).toEqual([404, 'NOT_FOUND'])
    expect(refusalOf(await send(ben, passkeysApi.remove, undefined, id))).toEqual([404, 'NOT_FOUND'])
    expect(await listed(ben)).toEqual([])
    const options = (await send(ben, passkeysApi.begin)).json<PasskeyCreation>()
    const stolen = { name: 'x', passkey: device.create(options, ORIGIN) }
    expect(refusalOf(await send(asha, passkeysApi.add, stolen))).toEqual([400, 'CHALLENGE'])

    // A console's door does not know a person's key.
    const door = test.client()
    const asked = (await send(door, factorPasskeysApi.request)).json<PasskeyRequest>()
    const shown = { passkey: device.get(asked, ORIGIN) }
    expect(refusalOf(await send(door, factorPasskeysApi.signIn, shown))).toEqual([400, 'PASSKEY_REFUSED'])
  })

  it('of administrators never open a person’s account', async () => {
    const admin = await signedInAdmin(test)
    const device = new Authenticator()
    const options = (await send(admin, factorPasskeysApi.begin)).json<PasskeyCreation>()
    await send(admin, factorPasskeysApi.add, { name: 'Console', passkey: device.create(options, ORIGIN) })
    expect(refusalOf(await show(test.client(), device))).toEqual([400, 'PASSKEY_REFUSED'])
  })

  it('survive nonsense of every size', async () => {
    const client = await person('asha@example.com')
    const huge = 'A'.repeat(1_000_000)
    const bytes = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' }
    const bodies: object[] = [
      {},
      { name: 7, passkey: [] },
      {
        name: 'x',
        passkey: { ...bytes, response: { clientDataJSON: 'AAAA', attestationObject: 'gYGBgYGBgYGBgYGB' } },
      },
      { name: 'x', passkey: { ...bytes, response: { clientDataJSON: huge, attestationObject: huge } } },
      {
        passkey: {
          ...bytes,
          response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' },
        },
      },
    ]
    for (const body of bodies)
      for (const contract of [passkeysApi.add, passkeysApi.signIn]) {
        const { statusCode } = await send(client, contract, body)
        expect([statusCode >= 400, statusCode < 500]).toEqual([true, true])
      }
  })

  it('go with their account, and so do questions that nobody answered', async () => {
    const email = 'asha@example.com'
    const client = await person(email)
    await add(client, new Authenticator())
    await ask(client)
    expect((await send(client, accountApi.erase, { confirm: 'erase' })).statusCode).toBe(204)
    expect(await test.db.read.count(PasskeyEntity)).toBe(0)
    await test.mailbox.arrived(email, { subject: 'Security: your account was erased' })
    expect(await test.db.read.count(PasskeyChallengeEntity)).toBeGreaterThan(0)
  })

  it('do not work at an address of numbers, or at a page that is not ours', async () => {
    const client = await person('asha@example.com')
    const begin = (origin: string) =>
      client.request({
        method: 'POST',
        url: '/api/passkeys/options',
        headers: { origin, host: new URL(origin).host },
      })
    expect(refusalOf(await begin('http://127.0.0.1:3000'))).toEqual([409, 'NO_PASSKEYS_HERE'])
    expect(refusalOf(await begin('http://tryka.evil.example'))).toEqual([409, 'NO_PASSKEYS_HERE'])
  })
})
