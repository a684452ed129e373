import { randomInt, randomUUID } from 'node:crypto'
import { AUDIT_CSV, consoleApi, DAY_MS, emailKey, placesApi, USERS_CSV } from '@tryka/domain'
import type { UsersFilter } from '@tryka/domain'
import { AccountEntity } from '../../../services/accounts/account.entity'
import { letIn } from '../../../services/admissions/admissions'
import { OutboxEntity } from '../../../services/outbox/outbox.table'
import type { TestApp } from '../../../testing/build-test-app'
import { buildTestApp } from '../../../testing/build-test-app'
import { refusalOf } from '../../../testing/hiring'
import { candidate, signedIn, verifiedCompany } from '../../../testing/live-market'
import type { Moderator } from '../../../testing/moderation'
import { outboxIdle } from '../../../testing/outbox'
import { FACTS, GROUND, moderator, secondModerator } from '../../../testing/moderation'

jest.setTimeout(60_000)

const seed = randomInt(1_000_000)
console.info(`users: seed ${seed}`)
let made = 0
const host = (word: string) => `${word}-${seed}-${(made += 1)}.com`

describe('The console’s users', () => {
  let test: TestApp
  let admin: Moderator
  beforeAll(async () => {
    test = await buildTestApp({ config: { guestsPerHour: 1_000 } })
    admin = await moderator(test)
  })
  afterAll(() => test.close())

  it('are found by address, name, seat and id, and what is typed is no pattern', async () => {
    const asha = await candidate(test, `asha_v@${host('mail')}`, 'Asha Überall')
    const ben = await verifiedCompany(test, `ben@${host('seat')}`, 'Seat Works')
    const found = async (q: string) =>
      (await admin.call(consoleApi.users, { query: { q } })).items.map(({ email }) => email)

    expect(await found(asha.email.toUpperCase())).toEqual([asha.email])
    expect(await found('asha Überall')).toEqual([asha.email])
    expect(await found('Ben Holt')).toEqual([ben.email])
    const { items } = await admin.call(consoleApi.users, { query: { q: ben.email } })
    expect(items).toMatchObject([{ name: 'Ben Holt', profile: false, companies: 1, state: 'active' }])
    expect(await found(items[0]?.id ?? '')).toEqual([ben.email])
    for (const nothing of ['%', 'sha', '\\', "'; --"]) expect(await found(nothing)).toEqual([])
    expect(await found('v uberall _')).toEqual([asha.email])
  })

  it('are listed newest first, page by page and each once; guests are not among them', async () => {
    for (let n = 0; n < 7; n++) {
      await signedIn(test, `p${n}@${host('page')}`)
      test.clock.advance(n % 2 ? 1_000 : 0)
    }
    await test.client().get('/api/session')
    admin = await moderator(test)
    const all = await admin.call(consoleApi.users, { query: { pageSize: 100 } })
    const seen: string[] = []
    for (let after: string | null = ''; after !== null;) {
      const query: Record<string, string | number> = { pageSize: 2, ...(after ? { after } : {}) }
      const page = await admin.call(consoleApi.users, { query })
      expect(page).toMatchObject({ total: all.items.length, exact: true })
      seen.push(...page.items.map(({ id }) => id))
      after = page.next
    }
    expect(seen).toEqual(all.items.map(({ id }) => id))
    expect(all.items.every(({ email }) => email.includes('@'))).toBe(true)
    const odd = await admin.send(consoleApi.users, { query: { after: 'x'.repeat(500) } })
    expect(odd.statusCode).toBe(400)
    expect((await admin.send(consoleApi.users, { query: { after: 'nonsense' } })).statusCode).toBe(200)
  })

  it('are narrowed by whether they were let in, where they act and since when', async () => {
    const word = `narrow${seed}`
    const asha = await candidate(test, `${word}.asha@${host('mail')}`)
    test.clock.advance(2 * DAY_MS)
    const ben = await verifiedCompany(test, `${word}.ben@${host('team')}`, 'Narrow Works')
    const eve = await signedIn(test, `${word}.eve@${host('mail')}`)
    await test.db.write((m) => m.update(AccountEntity, { email: eve.email }, { admittedAt: null }))
    admin = await moderator(test)
    const found = async (query: UsersFilter) =>
      (await admin.call(consoleApi.users, { query: { q: word, ...query } })).items.map(({ email }) => email)
    expect(await found({ admitted: 'yes' })).toEqual([ben.email, asha.email])
    expect(await found({ admitted: 'no' })).toEqual([eve.email])
    expect(await found({ places: 'profile' })).toEqual([asha.email])
    expect(await found({ places: 'team' })).toEqual([ben.email])
    expect(await found({ places: 'none' })).toEqual([eve.email])
    const since = test.clock.now().toISOString().slice(0, 10)
    expect(await found({ since, admitted: 'yes' })).toEqual([ben.email])
    const bad = ['admitted=maybe', 'places=here', 'since=2026-02-30', 'since=x']
    for (const query of bad)
      expect((await admin.client.get(`/api/admin/users?${query}`)).statusCode).toBe(400)
  })

  it('are saved as a file by owners, without formulas, which the audit knows', async () => {
    const word = `filed${seed}`
    const asha = await candidate(test, `${word}.asha@${host('mail')}`, '=HYPERLINK("http://evil.example")')
    await signedIn(test, `${word}.eve@${host('mail')}`)
    admin = await moderator(test)
    const path = `${USERS_CSV.path}?q=${word}&places=profile`
    const answer = await admin.client.get(path)
    expect(answer.headers['content-type']).toContain('text/csv')
    expect(answer.headers['content-disposition']).toContain(USERS_CSV.filename)
    const lines = answer.body.trim().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[0]).toContain('"ID","Email","Name","Profile","Companies","Let In","State"')
    expect(lines[1]).toContain(
      `"${asha.email}","'=HYPERLINK(""http://evil.example"")","Yes",0,"Yes","active"`,
    )
    expect((await admin.client.get(`${USERS_CSV.path}?state=gone`)).statusCode).toBe(400)
    const audited = await admin.call(consoleApi.audit, { query: { action: 'users.export' } })
    expect(audited.items[0]?.details).toEqual([
      { name: 'q', value: word },
      { name: 'places', value: 'profile' },
    ])
    for (const role of ['moderator', 'reader'] as const) {
      const { client } = await secondModerator(test, `${role}-files-${seed}`, role)
      expect(refusalOf(await client.get(path))).toEqual([403, 'ROLE'])
    }
    expect((await asha.client.get(path)).statusCode).toBe(401)
  })

  it('have a page each: places, browsers, decisions; and are signed out everywhere', async () => {
    const asha = await candidate(test, `asha@${host('mail')}`, 'Asha Verma')
    const { items } = await admin.call(consoleApi.users, { query: { q: asha.email } })
    const params = { id: items[0]?.id ?? '' }
    const user = await admin.call(consoleApi.user, { params })
    expect(user.places).toEqual([
      { place: 'me', name: 'Asha Verma', role: null, companyId: null, isNeeded: false },
    ])
    expect(user.sessions).toHaveLength(1)

    const after = await admin.call(consoleApi.endSessions, { params })
    expect(after.sessions).toEqual([])
    expect((await asha.me.send(placesApi.get)).statusCode).toBe(401)
    expect(refusalOf(await admin.send(consoleApi.user, { params: { id: 'nobody' } }))).toEqual([
      404,
      'NOT_FOUND',
    ])
  })

  it('show how they came in, what they were told and what was done, and neither words nor addresses of it', async () => {
    const ben = await verifiedCompany(test, `ben@${host('told')}`, 'Told Works')
    admin = await moderator(test)
    const { items } = await admin.call(consoleApi.users, { query: { q: ben.email } })
    const params = { id: items[0]?.id ?? '' }
    const at = test.clock.now().toISOString()
    const invitation = randomUUID()
    const row = { id: invitation, email: ben.email, emailKey: emailKey(ben.email), via: 'list' } as const
    const ended = { state: 'expired', createdAt: at, sentAt: at, expiresAt: at, usedAt: null } as const
    await test.db.transaction((m) =>
      letIn(m, {
        ...row,
        ...ended,
        tokenHash: null,
        invitedBy: 'meera',
        batchId: null,
        sends: 3,
        version: 1,
      }),
    )
    await admin.call(consoleApi.suspend, { params, body: { ground: GROUND, facts: FACTS, days: 7 } })
    await admin.call(consoleApi.restore, { params })
    await outboxIdle(test)

    const whole = await admin.call(consoleApi.user, { params })
    expect(whole.admissions).toMatchObject([
      { id: invitation, state: 'expired', invitedBy: 'meera', sends: 3 },
    ])
    const about = whole.audited.map(({ action }) => action)
    expect(about).toEqual(expect.arrayContaining(['account.suspended', 'account.restored']))
    const told = whole.deliveries
    expect(told.filter(({ template }) => template === 'decision').map(({ state }) => state)).toEqual([
      'sent',
      'sent',
    ])
    expect(told.map(({ id }) => id)).toEqual([...told.map(({ id }) => id)].sort().reverse())
    expect(JSON.stringify([told, whole.admissions])).not.toContain(ben.email)
    expect(JSON.stringify([told, whole.audited])).not.toContain(FACTS)

    // What went to the address before there was an account is told by its mark.
    await test.db.write((m) => m.update(OutboxEntity, { accountId: params.id }, { accountId: null }))
    expect((await admin.call(consoleApi.user, { params })).deliveries).toEqual(told)

    const reads = await secondModerator(test, `reads-${seed}`, 'reader')
    const seen = await reads.call(consoleApi.user, { params })
    expect(seen.deliveries).toEqual(told)
    expect(JSON.stringify(seen)).not.toContain(ben.email)
  })

  it('are nobody else’s to read or change', async () => {
    const asha = await candidate(test, `asha@${host('mail')}`)
    const { items } = await admin.call(consoleApi.users, { query: { q: asha.email } })
    const params = { id: items[0]?.id ?? '' }
    const body = { ground: GROUND, facts: FACTS, days: null }
    for (const [contract, options] of [
      [consoleApi.users, {}],
      [consoleApi.user, { params }],
      [consoleApi.suspend, { params, body }],
      [consoleApi.restore, { params }],
      [consoleApi.endSessions, { params }],
      [consoleApi.audit, {}],
    ] as const)
      expect((await asha.at('me').send(contract, options)).statusCode).toBe(401)
    expect((await asha.client.get(AUDIT_CSV.path)).statusCode).toBe(401)
  })

  it('leave what was done to them in the audit, filtered, paged and as CSV', async () => {
    const asha = await candidate(test, `asha@${host('mail')}`)
    const { items } = await admin.call(consoleApi.users, { query: { q: asha.email } })
    const target = items[0]?.id ?? ''
    const facts = '=SUM(1;2) is how the letter began that four people got.'
    await admin.call(consoleApi.suspend, {
      params: { id: target },
      body: { ground: GROUND, facts, days: 3 },
    })
    test.clock.advance(1_000)
    await admin.call(consoleApi.restore, { params: { id: target } })

    const page = await admin.call(consoleApi.audit, { query: { target, pageSize: 1 } })
    expect(page.items).toMatchObject([{ action: 'account.restored', actor: 'Priya', target }])
    expect(page.actions).toEqual(expect.arrayContaining(['account.suspended', 'users.read', 'audit.read']))
    const second = await admin.call(consoleApi.audit, {
      query: { target, pageSize: 1, after: page.next ?? '' },
    })
    expect(second).toMatchObject({ items: [{ action: 'account.suspended' }], next: null })
    expect(second.items[0]?.details).toContainEqual({ name: 'ground', value: GROUND })
    const none = await admin.call(consoleApi.audit, { query: { target, to: '2020-01-01' } })
    expect(none.items).toEqual([])
    const today = test.clock.now().toISOString().slice(0, 10)
    const query = { target, from: today, to: today, actor: 'Priya' }
    expect((await admin.call(consoleApi.audit, { query })).items).toHaveLength(2)
    expect((await admin.send(consoleApi.audit, { query: { from: 'yesterday' } })).statusCode).toBe(400)

    const csv = await admin.client.get(`${AUDIT_CSV.path}?target=${target}`)
    expect(csv.headers['content-type']).toContain('text/csv')
    expect(csv.body.trim().split('\r\n')).toHaveLength(3)
    expect(csv.body).toContain('account.suspended')
  })
})
