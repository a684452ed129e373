import { randomInt } from 'node:crypto'
import { DAY_MS, HOUR_MS, MINUTE_MS, admissionsApi, inviteApi, placesApi } from '@tryka/domain'
import type { AcceptedInvitation, AccountSession, InvitationPage, Places } from '@tryka/domain'
import { AppError } from '../../app-error'
import { AccountEntity } from '../../services/accounts/account.entity'
import { AccountsService } from '../../services/accounts/accounts.service'
import { AdmissionEntity } from '../../services/admissions/admission.entity'
import { InvitationTokens } from '../../services/admissions/invitation-token'
import { Renewals } from '../../services/renewals/renewals'
import { Attempts } from '../../services/attempts/attempts'
import type { Outbox } from '../../services/outbox/outbox'
import type { OutboxRow } from '../../services/outbox/outbox.table'
import { addressMark, enqueue } from '../../services/outbox/queue'
import { buildTestApp } from '../../testing/build-test-app'
import type { TestApp, TestClient } from '../../testing/build-test-app'
import { refusalOf, urlOf } from '../../testing/hiring'
import { invitationsTo, invited, tokenFor } from '../../testing/invitations'
import { PROFILE, signedIn } from '../../testing/live-market'
import { outboxIdle } from '../../testing/outbox'
import { nextAddress, signedInAdmin } from '../../testing/waitlist'
import { SignupEntity } from '../early-access/signup.entity'
import { accessRequests } from '../early-access/standings'
import { AdmissionsService } from './admissions.service'
import { ADMISSION_TEMPLATE } from '../../services/renewals/admission-letter'

jest.setTimeout(60_000)

const seed = randomInt(1_000_000)
console.info(`invitations: seed ${seed}`)
let made = 0
const address = (word = 'asha') => `${word}-${seed}-${(made += 1)}@example.com`
const { read, accept, again } = admissionsApi
const OVER = [410, 'INVITATION_OVER']

describe('An invitation', () => {
  let test: TestApp
  let admin: TestClient
  beforeEach(async () => {
    test = await buildTestApp({ config: { admission: 'invite', logLevel: 'trace', guestsPerHour: 1_000 } })
    admin = await signedInAdmin(test)
  })
  afterEach(() => test.close())

  const look = (token: string, client = test.client(nextAddress())) =>
    client.post(read.endpoint.path, { token })
  const press = (token: string, client = test.client(nextAddress())) =>
    client.post(accept.endpoint.path, { token })
  const ask = (body: object) => test.client(nextAddress()).post(again.endpoint.path, body)
  const session = async (client: TestClient) => (await client.get('/api/session')).json<AccountSession>()
  const places = async (client: TestClient) => (await client.get(placesApi.list.endpoint.path)).json<Places>()
  const row = (email: string) =>
    test.db.read.findOneOrFail(AdmissionEntity, {
      where: { emailKey: email },
      order: { createdAt: 'DESC', id: 'DESC' },
    })
  /** What nobody waits for has happened. */
  const comes = async (isThere: () => boolean | Promise<boolean>) => {
    for (const deadline = Date.now() + 10_000; Date.now() < deadline && !(await isThere());)
      await new Promise((resolve) => setImmediate(resolve))
  }
  const renewalsIn = (rows: readonly OutboxRow[]) =>
    rows.filter(({ template, dedupKey }) => template === ADMISSION_TEMPLATE && !dedupKey.endsWith(':1'))
  const mailLeft = async (email: string, count: number) => {
    await comes(() => invitationsTo(test, email).length >= count)
    expect(invitationsTo(test, email).map(({ to }) => to)).toHaveLength(count)
  }

  it('is read as often as one likes, and tells half of the address', async () => {
    const email = address()
    const token = await invited(test, admin, { email, focusArea: 'Cybersecurity' })
    const before = await row(email)

    const [first, second] = [await look(token), await look(token)]

    expect(first.json()).toEqual({
      address: 'a…@example.com',
      invitedBy: 'Tryka',
      state: 'ready',
      endsAt: before.expiresAt,
      request: { at: expect.any(String), field: 'Cybersecurity' },
    })
    expect(second.json()).toEqual(first.json())
    expect(await row(email)).toEqual(before)
    expect(first.cookies).toEqual([])
    expect(await test.db.read.countBy(AccountEntity, { emailKey: email })).toBe(0)
  })

  it('begins an account at a press, signed in and let in, without a code', async () => {
    const email = address()
    const client = test.client(nextAddress())
    const guest = await session(client)
    await client.post('/api/resumes', { title: 'Mine from before' })

    const answer = await press(await invited(test, admin, { email }), client)

    expect(answer.json()).toMatchObject({ signIn: false, session: { user: { kind: 'registered', email } } })
    expect((await session(client)).user).toMatchObject({ id: guest.user.id, kind: 'registered', email })
    expect((await client.get('/api/resumes?userId=demo-user')).body).toContain('Mine from before')
    expect((await places(client)).account.admitted).toBe(true)
    expect(await row(email)).toMatchObject({ state: 'accepted', usedAt: expect.any(String) })
    const signup = await test.db.read.findOneByOrFail(SignupEntity, { emailKey: email })
    expect(signup.standing).toBe('joined')
    const profile = await client.post(placesApi.createProfile.endpoint.path, { ...PROFILE })
    expect(profile.json()).toEqual({ place: 'me' })
  })

  it('is for one press of twenty', async () => {
    const email = address()
    const token = await invited(test, admin, { email })

    const answers = await Promise.all(Array.from({ length: 20 }, () => press(token)))

    const codes = answers.map(({ statusCode }) => statusCode).sort()
    expect(codes).toEqual([200, ...Array.from({ length: 19 }, () => 410)])
    expect(await test.db.read.countBy(AccountEntity, { emailKey: email })).toBe(1)
  })

  it('never opens an account that exists: it is let in, and a code opens it', async () => {
    const email = address()
    const owner = await signedIn(test, email)
    const stranger = test.client(nextAddress())
    const token = await invited(test, admin, { email })
    expect((await look(token)).json()).toMatchObject({ state: 'account_exists' })

    const answer = await press(token, stranger)

    expect(answer.json<AcceptedInvitation>()).toEqual({ signIn: true })
    expect((await session(stranger)).user.kind).toBe('guest')
    expect((await places(owner.client)).account.admitted).toBe(true)
    expect(refusalOf(await press(token, stranger))).toEqual(OVER)
  })

  it('lets in whoever is signed in with its address already', async () => {
    const email = address()
    const owner = await signedIn(test, email)
    const token = await invited(test, admin, { email })
    expect((await look(token, owner.client)).json()).toMatchObject({ state: 'ready' })

    const answer = await press(token, owner.client)

    expect(answer.json()).toMatchObject({ signIn: false, session: { user: { email } } })
    expect((await places(owner.client)).account.admitted).toBe(true)
  })

  it('is not used by somebody who is signed in with another address', async () => {
    const email = address()
    const ben = await signedIn(test, address('ben'))
    const token = await invited(test, admin, { email })
    expect((await look(token, ben.client)).json()).toMatchObject({ state: 'other_account' })

    expect(refusalOf(await press(token, ben.client))).toEqual([409, 'OTHER_ACCOUNT'])

    expect((await session(ben.client)).user.email).toBe(ben.email)
    expect(await row(email)).toMatchObject({ state: 'sent' })
    expect((await press(token)).statusCode).toBe(200)
  })

  it('reads alike when it is wrong, used, too old or taken back', async () => {
    const used = await invited(test, admin, { email: address() })
    await press(used)
    const email = address()
    const revoked = await invited(test, admin, { email })
    const { items } = (
      await admin.get(urlOf(inviteApi.list.endpoint.path, { query: { search: email } }))
    ).json<InvitationPage>()
    const { id, version } = items[0] ?? { id: '', version: 0 }
    await admin.post(urlOf(inviteApi.revoke.endpoint.path, { params: { id } }), { version })
    const old = await invited(test, admin, { email: address() })
    test.clock.advance(14 * DAY_MS)

    for (const token of ['no-such-token', used, revoked, old])
      for (const answer of [await look(token), await press(token)]) {
        expect(refusalOf(answer)).toEqual(OVER)
        expect(answer.json()).toMatchObject({ detail: 'This link does not work any more.' })
      }
    expect((await look('')).statusCode).toBe(400)
  })

  it('is mailed anew to its address alone, with the same answer to everybody', async () => {
    const email = address()
    const first = await invited(test, admin, { email })

    const answers = [
      await ask({ email }),
      await ask({ email: address('nobody') }),
      await ask({ token: 'no' }),
    ]

    for (const answer of answers)
      expect([answer.statusCode, answer.json()]).toEqual([200, { received: true }])
    await mailLeft(email, 2)
    expect(refusalOf(await look(first))).toEqual(OVER)
    expect((await look(tokenFor(test, email))).statusCode).toBe(200)
    expect(test.mailbox.mails.filter(({ to }) => to.startsWith('nobody'))).toEqual([])
  })

  it('is mailed three times at most, and anew when it is over', async () => {
    const email = address()
    const token = await invited(test, admin, { email })
    await ask({ token })
    await mailLeft(email, 2)
    await ask({ email })
    await mailLeft(email, 3)
    await ask({ email })
    await ask({ email })
    expect((await row(email)).sends).toBe(3)
    test.clock.advance(15 * DAY_MS)

    await ask({ email })

    await mailLeft(email, 4)
    expect(await row(email)).toMatchObject({ state: 'sent', sends: 1 })
    expect((await look(tokenFor(test, email))).statusCode).toBe(200)
  })

  it('is asked for three times a day, however many ask at once', async () => {
    const email = address()
    await invited(test, admin, { email })
    test.clock.advance(15 * DAY_MS)

    await Promise.all(Array.from({ length: 20 }, () => ask({ email })))

    await outboxIdle(test)
    expect((await row(email)).sends).toBe(3)
    // Of links that came after each other before their mail left only the last is mailed.
    const mails = invitationsTo(test, email).length
    expect(mails).toBeGreaterThanOrEqual(2)
    expect(mails).toBeLessThanOrEqual(4)
    expect((await look(tokenFor(test, email))).statusCode).toBe(200)
  })

  it('arrives when the mail server is back, and lies nowhere until then', async () => {
    const email = address()
    await invited(test, admin, { email })
    test.mailbox.failWith = new AppError(503, 'MAIL_UNAVAILABLE', 'We cannot send email right now.')

    expect((await ask({ email })).json()).toEqual({ received: true })
    const waiting = renewalsIn(await outboxIdle(test))
    expect(waiting).toMatchObject([{ state: 'queued', tries: 1 }])

    test.mailbox.failWith = undefined
    test.clock.advance(HOUR_MS)
    await mailLeft(email, 2)
    const token = tokenFor(test, email)
    expect(JSON.stringify(waiting)).not.toContain(token)
    expect((await look(token)).statusCode).toBe(200)
  })

  /** The same service in a process that ends right there: it tells nobody of what it stored. */
  const dyingService = (enqueue: Outbox['enqueue']) => {
    const { db, clock, config } = test
    const tokens = new InvitationTokens(config.sessionSecret)
    return new AdmissionsService({
      db,
      clock,
      accounts: new AccountsService(db, clock, [], { all: false, requests: accessRequests }),
      attempts: new Attempts(db, clock, config.sessionSecret),
      requests: accessRequests,
      tokens,
      renewals: new Renewals({ clock, tokens }),
      outbox: { enqueue, nudge: () => undefined },
    })
  }
  const stored: Outbox['enqueue'] = (manager, messages) =>
    enqueue(manager, messages, { now: test.clock.now(), mark: addressMark(test.config.sessionSecret) })

  it('keeps its link when the process dies before the new one is stored whole', async () => {
    const email = address()
    const token = await invited(test, admin, { email })
    const before = await row(email)
    const dies: Outbox['enqueue'] = async (manager, messages) => {
      await stored(manager, messages)
      throw new Error('killed')
    }

    await expect(dyingService(dies).again({ email })).rejects.toThrow('killed')

    expect(await row(email)).toEqual(before)
    expect(renewalsIn(await outboxIdle(test))).toEqual([])
    expect((await look(token)).statusCode).toBe(200)
  })

  it('is mailed by whoever is left when the process dies after that', async () => {
    const email = address()
    await invited(test, admin, { email })

    await dyingService(stored).again({ email })

    await mailLeft(email, 2)
    expect((await look(tokenFor(test, email))).statusCode).toBe(200)
    expect(renewalsIn(await outboxIdle(test))).toMatchObject([{ state: 'sent', data: {}, address: null }])
  })

  it('is accepted by a code from its mailbox too, and its link is used then', async () => {
    const email = address()
    const token = await invited(test, admin, { email })

    const person = await signedIn(test, email)

    expect((await places(person.client)).account.admitted).toBe(true)
    expect(await row(email)).toMatchObject({ state: 'accepted' })
    expect(refusalOf(await press(token))).toEqual(OVER)
  })

  it('is accepted once when a code and a press come together', async () => {
    const email = address()
    const token = await invited(test, admin, { email })
    const client = test.client(nextAddress())
    await session(client)
    await client.post('/api/session/send-code', { email })
    const otp = test.mailbox.otpFor(email)

    const [byCode, byPress] = await Promise.all([
      client.post('/api/session/sign-in', { email, otp }),
      press(token),
    ])

    expect(byCode.statusCode).toBe(200)
    expect([200, 410]).toContain(byPress.statusCode)
    expect(await test.db.read.countBy(AccountEntity, { emailKey: email })).toBe(1)
    expect((await places(client)).account.admitted).toBe(true)
  })

  it('is nowhere in the clear: not in logs, not in tables', async () => {
    const token = await invited(test, admin, { email: address() })
    await look(token)
    await press(token)
    test.clock.advance(MINUTE_MS)

    expect(test.logs.length).toBeGreaterThan(0)
    expect(JSON.stringify(test.logs)).not.toContain(token)
    expect(JSON.stringify(await test.db.read.find(AdmissionEntity))).not.toContain(token)
  })

  it('leaves nothing when its account is erased', async () => {
    const email = address()
    const client = test.client(nextAddress())
    await press(await invited(test, admin, { email }), client)

    await client.post('/api/account/erase', { confirm: 'erase' })

    expect(await test.db.read.countBy(AdmissionEntity, { emailKey: email })).toBe(0)
    const signup = await test.db.read.findOneByOrFail(SignupEntity, { emailKey: email })
    expect(signup.standing).toBe('removed')
  })
})
