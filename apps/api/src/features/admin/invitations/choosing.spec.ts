import { randomInt, randomUUID } from 'node:crypto'
import { DAY_MS, HOUR_MS, INVITATIONS_CSV, admissionsApi, inviteApi } from '@tryka/domain'
import type {
  Invitation,
  InvitationBatch,
  InvitationPage,
  InvitationPreview,
  InvitedSignups,
  RequestPage,
} from '@tryka/domain'
import { AppError } from '../../../app-error'
import { AuditEntryEntity } from '../../../services/audit/audit-entry.entity'
import { buildTestApp } from '../../../testing/build-test-app'
import type { TestApp, TestClient } from '../../../testing/build-test-app'
import { refusalOf, urlOf } from '../../../testing/hiring'
import { invitationsTo, invite, tokenFor } from '../../../testing/invitations'
import { outboxIdle, outboxWhen } from '../../../testing/outbox'
import { buildSignupRow } from '../../../testing/seed-signups'
import { ADMIN, nextAddress, signedInAdmin } from '../../../testing/waitlist'
import { SignupEntity } from '../../early-access/signup.entity'

jest.setTimeout(60_000)

const seed = randomInt(1_000)
console.info(`choosing whom to invite: seed ${seed}`)
const COUNT = 60
/** The same arrivals for every test, counted from a number of this run. */
const numbers = Array.from({ length: COUNT }, (_, n) => seed + n)
const MAIL = { smtpUrl: undefined, from: 'Tryka <no-reply@localhost>', contact: 'team@localhost' }

describe('Whom to invite', () => {
  let test: TestApp
  let admin: TestClient
  beforeEach(async () => {
    test = await buildTestApp({ config: { admission: 'invite', mail: { ...MAIL, perHour: 2_000 } } })
    admin = await signedInAdmin(test)
    await test.db.write((m) => m.insert(SignupEntity, rows))
  })
  afterEach(() => test.close())
  const rows = numbers.map((n) => buildSignupRow(n))
  const oldestFirst = [...rows].sort((a, b) => a.arrival - b.arrival)
  const proven = oldestFirst.filter(({ emailVerified }) => emailVerified)

  const requests = async (query: Record<string, string | number> = {}) =>
    (await admin.get(urlOf(inviteApi.requests.endpoint.path, { query }))).json<RequestPage>()
  const preview = async (body: object) =>
    (await admin.post(inviteApi.preview.endpoint.path, body)).json<InvitationPreview>()
  const send = (body: object) => admin.post(inviteApi.send.endpoint.path, body)
  const list = async (query: Record<string, string | number> = {}) =>
    (await admin.get(urlOf(inviteApi.list.endpoint.path, { query }))).json<InvitationPage>()
  const batches = async () =>
    (await admin.get(inviteApi.batches.endpoint.path)).json<{ items: InvitationBatch[] }>().items
  const one = async (email: string) => {
    const [found] = (await list({ search: email })).items
    if (!found) throw new Error(`${email} was not invited`)
    return found
  }
  const move = (name: 'resend' | 'revoke', { id, version }: Invitation) =>
    admin.post(urlOf(inviteApi[name].endpoint.path, { params: { id } }), { version })
  const audited = async (action: string) => test.db.read.countBy(AuditEntryEntity, { action })

  it('is listed by arrival, with where each stands, narrowed by every filter', async () => {
    const [first, second] = proven
    await invite(test, admin, first?.email ?? '', second?.email ?? '')
    await test.client(nextAddress()).post(admissionsApi.accept.endpoint.path, {
      token: tokenFor(test, second?.email ?? ''),
    })

    const all = await requests()
    expect(all).toMatchObject({ total: COUNT, more: false, page: 1, pageSize: 50 })
    expect(all.items.map(({ email }) => email)).toEqual(oldestFirst.slice(0, 50).map(({ email }) => email))
    expect((await requests({ page: 2 })).items).toHaveLength(10)
    const emails = async (query: Record<string, string>) =>
      (await requests(query)).items.map(({ email }) => email)
    expect(await emails({ standing: 'invited' })).toEqual([first?.email])
    expect(await emails({ standing: 'joined' })).toEqual([second?.email])
    const some = (match: (row: (typeof rows)[number]) => boolean) =>
      oldestFirst.filter(match).map(({ email }) => email)
    const field = first?.focusArea ?? ''
    expect(await emails({ field })).toEqual(some((row) => row.focusArea === field))
    expect(await emails({ field, experience: 'mid' })).toEqual(
      some((row) => row.focusArea === field && row.experience === 'mid'),
    )
    expect(await emails({ experience: 'senior' })).toEqual([])
    expect(await emails({ verified: 'no' })).toEqual(some((row) => !row.emailVerified))
    expect(await emails({ type: 'company', verified: 'yes' })).toEqual(
      some((row) => row.userType === 'company' && row.emailVerified),
    )
    const name = second?.name.toUpperCase() ?? ''
    expect(await emails({ search: name })).toEqual(some((row) => row.searchText.includes(name.toLowerCase())))
    expect(await emails({ search: `${field.slice(0, 2)}` })).toContain(first?.email)
    const monthAgo = new Date(test.clock.now().getTime() - 30 * DAY_MS).toISOString()
    expect(await emails({ waited: '30' })).toEqual(some((row) => row.createdAt < monthAgo).slice(0, 50))
    expect((await admin.get(`${inviteApi.requests.endpoint.path}?standing=gone`)).statusCode).toBe(400)
  })

  it('is the next of a filter, oldest first, with the mail to the first of them', async () => {
    const field = proven[0]?.focusArea ?? ''
    const waiting = proven.filter((row) => row.focusArea === field)
    const [first, second, third] = waiting
    await invite(test, admin, first?.email ?? '')

    const seen = await preview({ next: 2, filter: { field } })

    expect(seen.emails).toEqual([second?.email, third?.email])
    const passed = oldestFirst.filter(
      (row) => row.focusArea === field && !row.emailVerified && row.arrival < (third?.arrival ?? 0),
    )
    expect(seen).toMatchObject({ before: 0, unverified: passed.length, left: 499 })
    expect(seen.mail).toMatchObject({ to: second?.email, subject: 'Your place on Tryka is ready' })
    expect(seen.mail?.text).toContain('/welcome#invite=')
    expect(invitationsTo(test, second?.email ?? '')).toEqual([])
    expect(await preview({ next: 5, filter: { search: 'nobody at all' } })).toMatchObject({
      emails: [],
      mail: null,
    })
  })

  it('is one batch for one press, however often and however many at once it arrives', async () => {
    const emails = oldestFirst.slice(0, 12).map(({ email }) => email)
    const wanted = emails.filter((email) => proven.some((row) => row.email === email))
    const press = { key: randomUUID(), emails, filter: { type: 'candidate' } }

    const answers = await Promise.all(Array.from({ length: 20 }, () => send(press)))
    const again = await send(press)

    const counts = { invited: wanted.length, before: 0, unverified: emails.length - wanted.length }
    for (const answer of [...answers, again]) expect(answer.json<InvitedSignups>()).toEqual(counts)
    await outboxIdle(test)
    expect(test.mailbox.mails).toHaveLength(wanted.length)
    expect(await audited('admission.sent')).toBe(1)
    await test.client(nextAddress()).post(admissionsApi.accept.endpoint.path, {
      token: tokenFor(test, wanted[0] ?? ''),
    })
    expect(await batches()).toMatchObject([
      {
        by: ADMIN.username,
        filter: { type: 'candidate' },
        asked: 12,
        sent: wanted.length,
        joined: 1,
        unverified: counts.unverified,
      },
    ])
    const [batch] = await batches()
    expect((await list({ batch: batch?.id ?? '', state: 'accepted' })).items).toMatchObject([
      { email: wanted[0], joinedAt: expect.any(String) },
    ])
  })

  it('may be told once more, with a link that ends the one before', async () => {
    const { email = '' } = proven[0] ?? {}
    await invite(test, admin, email)
    const before = tokenFor(test, email)
    const seen = await one(email)

    const answers = await Promise.all(Array.from({ length: 20 }, () => move('resend', seen)))

    const won = answers.filter(({ statusCode }) => statusCode === 200)
    expect(won.map((answer) => answer.json<Invitation>().sends)).toEqual([2])
    const [late] = answers.filter(({ statusCode }) => statusCode !== 200)
    expect(late && refusalOf(late)).toEqual([409, 'STALE'])
    expect(late?.json()).toMatchObject({ current: { sends: 2 } })
    await outboxIdle(test)
    expect(invitationsTo(test, email)).toHaveLength(2)
    const look = (token: string) =>
      test.client(nextAddress()).post(admissionsApi.read.endpoint.path, { token })
    expect((await look(before)).statusCode).toBe(410)
    expect((await look(tokenFor(test, email))).statusCode).toBe(200)
    expect((await move('resend', await one(email))).statusCode).toBe(200)
    expect(refusalOf(await move('resend', await one(email)))).toEqual([409, 'SENT_OFTEN'])
  })

  it('is mailed when the mail server is back, a day later as well', async () => {
    const { email = '' } = proven[0] ?? {}
    test.mailbox.failWith = new AppError(503, 'MAIL_UNAVAILABLE', 'We cannot send email right now.')
    const press = { key: randomUUID(), emails: [email] }

    expect((await send(press)).json()).toEqual({ invited: 1, before: 0, unverified: 0 })

    await outboxWhen(test.db, (all) => all.some(({ tries }) => tries === 1))
    expect((await send(press)).json()).toEqual({ invited: 1, before: 0, unverified: 0 })
    expect(invitationsTo(test, email)).toEqual([])
    test.mailbox.failWith = undefined
    test.clock.advance(DAY_MS)
    await outboxIdle(test)
    expect(invitationsTo(test, email)).toHaveLength(1)
    const look = test.client(nextAddress()).post(admissionsApi.read.endpoint.path, {
      token: tokenFor(test, email),
    })
    expect((await look).statusCode).toBe(200)
  })

  it('is mailed with its new link when the mail server is back', async () => {
    const { email = '' } = proven[0] ?? {}
    await invite(test, admin, email)
    const before = tokenFor(test, email)
    const seen = await one(email)
    test.mailbox.failWith = new AppError(503, 'MAIL_UNAVAILABLE', 'We cannot send email right now.')

    expect((await move('resend', seen)).statusCode).toBe(200)

    await outboxWhen(test.db, (all) => all.some(({ state, tries }) => state === 'queued' && tries === 1))
    expect(invitationsTo(test, email)).toHaveLength(1)
    test.mailbox.failWith = undefined
    test.clock.advance(HOUR_MS)
    const row = (await outboxIdle(test)).find(({ dedupKey }) => dedupKey.endsWith(':2'))
    expect(row).toMatchObject({ template: 'admission', state: 'sent', tries: 2, address: null, data: {} })
    const look = (token: string) =>
      test.client(nextAddress()).post(admissionsApi.read.endpoint.path, { token })
    expect((await look(before)).statusCode).toBe(410)
    expect((await look(tokenFor(test, email))).statusCode).toBe(200)
  })

  it('may be taken back before the press, and not after', async () => {
    const [first, second] = proven.map(({ email }) => email)
    await invite(test, admin, first ?? '', second ?? '')
    const seen = await one(first ?? '')

    const answers = await Promise.all(Array.from({ length: 20 }, () => move('revoke', seen)))

    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(await one(first ?? '')).toMatchObject({ state: 'revoked' })
    expect((await requests({ standing: 'removed' })).items.map(({ email }) => email)).toEqual([first])
    expect((await preview({ next: 1, filter: {} })).emails).not.toContain(first)
    expect(refusalOf(await move('resend', await one(first ?? '')))).toEqual([409, 'INVITATION_ENDED'])
    await test.client(nextAddress()).post(admissionsApi.accept.endpoint.path, {
      token: tokenFor(test, second ?? ''),
    })
    expect(refusalOf(await move('revoke', await one(second ?? '')))).toEqual([409, 'INVITATION_ENDED'])
    expect((await move('revoke', { ...seen, id: randomUUID() })).statusCode).toBe(404)
    expect(await audited('admission.revoked')).toBe(1)
    // Whom one means to invite after all is invited anew.
    expect(await invite(test, admin, first ?? '')).toMatchObject({ invited: 1 })
  })

  it('begins anew for an invitation that is over', async () => {
    const { email = '' } = proven[0] ?? {}
    await invite(test, admin, email)
    test.clock.advance(15 * DAY_MS)
    admin = await signedInAdmin(test)
    const seen = await one(email)

    expect((await preview({ next: 1, filter: {} })).emails).not.toContain(email)
    expect(refusalOf(await move('resend', seen))).toEqual([409, 'STALE'])
    const again = await move('resend', await one(email))

    expect(again.json()).toMatchObject({ state: 'sent', sends: 1 })
  })

  it('is saved as a file', async () => {
    await invite(test, admin, proven[0]?.email ?? '')

    const file = await admin.get(`${INVITATIONS_CSV.path}?state=sent`)

    expect(file.headers['content-type']).toContain('text/csv')
    expect(file.body.split('\r\n')[0]).toContain('"ID","Email","State"')
    expect(file.body).toContain(`"${proven[0]?.email}","sent","${ADMIN.username}"`)
    expect((await admin.get(`${INVITATIONS_CSV.path}?state=accepted`)).body).not.toContain('@')
    expect(await audited('admissions.export')).toBe(2)
  })

  it('is for administrators', async () => {
    const stranger = test.client(nextAddress())
    for (const { endpoint } of Object.values(inviteApi)) {
      const url = urlOf(endpoint.path, { params: { id: randomUUID() } })
      const answer = await stranger.request({ method: endpoint.method, url, payload: {} })
      expect([endpoint.path, answer.statusCode]).toEqual([endpoint.path, 401])
    }
    expect((await stranger.get(INVITATIONS_CSV.path)).statusCode).toBe(401)
  })
})
