import { randomInt } from 'node:crypto'
import { AUDIT_CSV, consoleApi, placesApi } from '@tryka/domain'
import type { TestApp } from '../../../testing/build-test-app'
import { buildTestApp } from '../../../testing/build-test-app'
import { refusalOf } from '../../../testing/hiring'
import { candidate, signedIn, verifiedCompany } from '../../../testing/live-market'
import type { Moderator } from '../../../testing/moderation'
import { FACTS, GROUND, moderator } from '../../../testing/moderation'

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
    for (const nothing of ['%', 'asha%v', '\\', "'; --"]) expect(await found(nothing)).toEqual([])
    expect(await found('_v@')).toEqual([asha.email])
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

  it('have a page each: places, browsers, decisions; and are signed out everywhere', async () => {
    const asha = await candidate(test, `asha@${host('mail')}`, 'Asha Verma')
    const { items } = await admin.call(consoleApi.users, { query: { q: asha.email } })
    const params = { id: items[0]?.id ?? '' }
    const user = await admin.call(consoleApi.user, { params })
    expect(user.places).toEqual([{ place: 'me', name: 'Asha Verma', role: null }])
    expect(user.sessions).toHaveLength(1)

    const after = await admin.call(consoleApi.endSessions, { params })
    expect(after.sessions).toEqual([])
    expect((await asha.me.send(placesApi.get)).statusCode).toBe(401)
    expect(refusalOf(await admin.send(consoleApi.user, { params: { id: 'nobody' } }))).toEqual([
      404,
      'NOT_FOUND',
    ])
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
