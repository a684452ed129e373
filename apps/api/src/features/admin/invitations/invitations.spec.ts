import { randomUUID } from 'node:crypto'
import { DAY_MS, HOUR_MS, MINUTE_MS, inviteApi, placesApi } from '@tryka/domain'
import type { InvitedSignups } from '@tryka/domain'
import type { Config } from '../../../config'
import type { TestApp, TestClient } from '../../../testing/build-test-app'
import { buildTestApp } from '../../../testing/build-test-app'
import { refusalOf } from '../../../testing/hiring'
import { PROFILE, signedIn } from '../../../testing/live-market'
import { outboxIdle, outboxWhen } from '../../../testing/outbox'
import { buildSignupRow } from '../../../testing/seed-signups'
import { ADMIN, signUp, signedInAdmin } from '../../../testing/waitlist'
import { AdmissionEntity } from '../../../services/admissions/admission.entity'
import { AuditEntryEntity } from '../../../services/audit/audit-entry.entity'
import { SignupEntity } from '../../early-access/signup.entity'

const { path } = inviteApi.send.endpoint
const SUBJECT = 'Your place on Tryka is ready'

describe('An administrator lets people in', () => {
  let test: TestApp
  let admin: TestClient

  async function start(config: Partial<Config> = {}): Promise<void> {
    test = await buildTestApp({ config: { admission: 'invite', appUrl: 'https://app.test', ...config } })
    admin = await signedInAdmin(test)
  }
  async function startWith(config: Partial<Config>): Promise<void> {
    await test.close()
    await start(config)
  }
  /** The session of the administrator ends meanwhile. */
  async function anHourLater(): Promise<void> {
    test.clock.advance(HOUR_MS + MINUTE_MS)
    admin = await signedInAdmin(test)
  }
  beforeEach(() => start())
  afterEach(() => test.close())

  const send = (...emails: string[]) => admin.post(path, { key: randomUUID(), emails })
  const invite = async (...emails: string[]) => (await send(...emails)).json<InvitedSignups>()
  const mailsTo = async (email: string) => {
    await outboxIdle(test)
    return test.mailbox.mails.filter(({ to, subject }) => to === email && subject === SUBJECT)
  }
  const stored = () => test.db.read.find(AdmissionEntity)
  const audited = async (action: string) =>
    (await test.db.read.findBy(AuditEntryEntity, { action })).map(({ actor, details }) => [actor, details])
  const seed = (count: number) =>
    test.db.write((m) =>
      m.insert(
        SignupEntity,
        Array.from({ length: count }, (_, n) => buildSignupRow(n, { emailVerified: true })),
      ),
    )
  const begin = async (email: string) => {
    const person = await signedIn(test, email)
    const { account } = await person.at('demo').call(placesApi.list)
    const made = await person.at('me').send(placesApi.createProfile, { body: { ...PROFILE } })
    return { admitted: account.admitted, made }
  }

  it('who then signs in and begins a profile', async () => {
    await signUp(test, { email: 'Asha@example.com' })

    expect(await invite('asha@EXAMPLE.com ')).toEqual({ invited: 1, before: 0, unverified: 0 })

    const [mail] = await mailsTo('Asha@example.com')
    expect(mail?.text).toMatch(/https:\/\/app\.test\/welcome#invite=[\w-]{43}\n/)
    const { admitted, made } = await begin('asha@example.com')
    expect(admitted).toBe(true)
    expect(made.json()).toEqual({ place: 'me' })
    expect(await audited('admission.sent')).toEqual([[ADMIN.username, { number: 1 }]])
    expect(await stored()).toMatchObject([
      { emailKey: 'asha@example.com', state: 'accepted', invitedBy: ADMIN.username, via: 'list', sends: 1 },
    ])
  })

  it('and nobody else', async () => {
    await signUp(test, { email: 'asha@example.com' })
    await signUp(test, { email: 'ben@example.com' })
    await invite('asha@example.com')

    const { admitted, made } = await begin('ben@example.com')

    expect(admitted).toBe(false)
    expect(refusalOf(made)).toEqual([403, 'NOT_ADMITTED'])
  })

  it('who signed in before, when they sign in again or press the link', async () => {
    await signUp(test, { email: 'asha@example.com' })
    const person = await signedIn(test, 'asha@example.com')
    const admitted = async () => (await person.at('demo').call(placesApi.list)).account.admitted
    await invite('asha@example.com')
    expect(await admitted()).toBe(false)

    await signedIn(test, 'asha@example.com')

    expect(await admitted()).toBe(true)
    expect(await stored()).toMatchObject([{ state: 'accepted', usedAt: expect.any(String) }])
  })

  it('by a link of fourteen days: after them the address alone lets nobody in', async () => {
    await signUp(test, { email: 'asha@example.com' })
    await invite('asha@example.com')
    test.clock.advance(14 * DAY_MS + MINUTE_MS)

    expect((await begin('asha@example.com')).admitted).toBe(false)
    admin = await signedInAdmin(test)
    expect(await invite('asha@example.com')).toMatchObject({ invited: 1 })
    expect((await stored()).map(({ state }) => state).sort()).toEqual(['expired', 'sent'])
  })

  it('once, with one mail', async () => {
    await signUp(test, { email: 'asha@example.com' })
    await invite('asha@example.com', 'ASHA@example.com')

    expect(await invite('asha@example.com')).toEqual({ invited: 0, before: 1, unverified: 0 })
    expect(await mailsTo('asha@example.com')).toHaveLength(1)
    expect(await audited('admission.sent')).toHaveLength(1)
  })

  it('once of twenty calls at a time', async () => {
    await signUp(test, { email: 'asha@example.com' })

    const answers = await Promise.all(Array.from({ length: 20 }, () => invite('asha@example.com')))

    const sum = (name: keyof InvitedSignups) => answers.reduce((all, one) => all + one[name], 0)
    expect([sum('invited'), sum('before'), sum('unverified')]).toEqual([1, 19, 0])
    expect(await mailsTo('asha@example.com')).toHaveLength(1)
  })

  it('of whom an address is proven: no newsletter, no stranger', async () => {
    await test.db.write((m) => m.insert(SignupEntity, buildSignupRow(3, { emailVerified: false })))
    await signUp(test, { email: 'asha@example.com' })

    expect(await invite('person3@example.com', 'nobody@example.com', 'asha@example.com')).toEqual({
      invited: 1,
      before: 0,
      unverified: 2,
    })
    expect(await mailsTo('person3@example.com')).toEqual([])
    expect((await stored()).map(({ emailKey }) => emailKey)).toEqual(['asha@example.com'])
  })

  it('not after they erased what is kept of them', async () => {
    await signUp(test, { email: 'asha@example.com' })
    await invite('asha@example.com')
    const person = await signedIn(test, 'asha@example.com')

    const erased = await person.client.post('/api/account/erase', { confirm: 'erase' })

    expect(erased.statusCode).toBe(204)
    expect(await stored()).toEqual([])
  })

  it('up to fifty at a time and five hundred an hour', async () => {
    await startWith({ mail: { ...test.config.mail, perHour: 2_000 } })
    await seed(551)
    const some = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, n) => `person${from + n}@example.com`)
    expect((await send(...some(0, 51))).statusCode).toBe(400)
    expect((await send()).statusCode).toBe(400)
    for (let from = 0; from < 500; from += 50)
      expect(await invite(...some(from, from + 50))).toMatchObject({ invited: 50 })

    const refused = await send('person500@example.com')

    expect(refusalOf(refused)).toEqual([429, 'TOO_MANY_INVITATIONS'])
    expect(refused.json()).toMatchObject({ detail: expect.stringContaining('at most 500 people an hour') })
    expect(refused.headers['retry-after']).toBe('3600')
    expect(await test.db.read.countBy(AdmissionEntity, {})).toBe(500)
    await anHourLater()
    expect(await invite('person500@example.com')).toMatchObject({ invited: 1 })
  }, 60_000)

  it('all of them, though the mails of some wait for the next hour', async () => {
    await startWith({ mail: { ...test.config.mail, perHour: 4 } })
    await seed(4)
    const four = [0, 1, 2, 3].map((n) => `person${n}@example.com`)
    const mails = () => test.mailbox.mails.filter(({ subject }) => subject === SUBJECT)

    expect(await invite(...four)).toEqual({ invited: 4, before: 0, unverified: 0 })

    // One of the hour's four is kept for codes.
    await outboxWhen(test.db, (rows) => rows.some(({ lastError }) => lastError === 'MAIL_PAUSED'))
    await outboxWhen(test.db, (rows) => rows.filter(({ state }) => state === 'sent').length === 3)
    expect(mails()).toHaveLength(3)
    // What the outbox counts in Redis ends by the real clock.
    if (process.env['TEST_REDIS_URL']) return
    test.clock.advance(HOUR_MS + MINUTE_MS)
    await outboxIdle(test)
    expect(mails()).toHaveLength(4)
  })

  it('when signed in as one', async () => {
    await signUp(test, { email: 'asha@example.com' })
    const answer = await test.client().post(path, { emails: ['asha@example.com'] })

    expect(answer.statusCode).toBe(401)
    expect(await stored()).toEqual([])
  })
})
