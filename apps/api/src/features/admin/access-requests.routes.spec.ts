import { randomInt } from 'node:crypto'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { createApiClient } from '@tryka/api-client'
import { fetchOver } from '@tryka/api-client/testing'
import {
  DAY_MS,
  adminLogin,
  listSignups,
  pageSignups,
  SignupPage,
  SignupRecord,
  SignupStats,
  signupStatistics,
} from '@tryka/domain'
import { Audit } from '../../services/audit/audit'
import { AuditEntryEntity } from '../../services/audit/audit-entry.entity'
import { SignupEntity } from '../early-access/signup.entity'
import type { TestApp, TestClient } from '../../testing/build-test-app'
import { buildTestApp } from '../../testing/build-test-app'
import { buildSignupRow, seedSignups } from '../../testing/seed-signups'
import { ADMIN, signedInAdmin, signUp } from '../../testing/waitlist'

const LIST = '/api/admin/early-access'
const CSV = '/api/admin/export/early-access'

/** The database writes these answers: what is not declared has no business in them. */
const WholeRecord = SignupRecord.strict()
const WholePage = SignupPage.extend({ items: WholeRecord.array() }).strict()

const numbersOf = (items: { email: string }[]) => items.map((item) => Number(/\d+/.exec(item.email)?.[0]))

describe('The early-access list', () => {
  let test: TestApp
  let admin: TestClient
  const insert = (...rows: ReturnType<typeof buildSignupRow>[]) =>
    test.db.write((m) => m.insert(SignupEntity, rows))
  const page = async (query: string) => WholePage.parse((await admin.get(`${LIST}?${query}`)).json())

  /** Page after page until one is not full. */
  const everyPage = async (query: string) => {
    const ids: string[] = []
    for (let at = 1; ; at++) {
      const { items, total, pageSize } = await page(`${query}&page=${at}`)
      ids.push(...items.map(({ id }) => id))
      if (items.length < pageSize) {
        expect(ids).toHaveLength(total)
        return ids
      }
    }
  }

  beforeEach(async () => {
    test = await buildTestApp()
    admin = await signedInAdmin(test)
  })
  afterEach(() => test.close())

  it('is closed to everyone who is not signed in', async () => {
    for (const url of [LIST, `${LIST}?page=1`, `${LIST}/stats`, CSV])
      expect((await test.client().get(url)).statusCode).toBe(401)
  })

  it('answers the plain array without a query, newest first', async () => {
    expect((await admin.get(LIST)).json()).toEqual([])
    const rows = await seedSignups(test.db, 3)

    const list = (await admin.get(LIST)).json<SignupRecord[]>()

    expect(numbersOf(list)).toEqual([3, 2, 1])
    expect(list[0]).toEqual({
      id: rows[2]?.id,
      name: 'Zoë Österberg 3',
      email: 'person3@example.com',
      userType: 'candidate',
      emailVerified: false,
      focusArea: 'Data Science',
      interests: ['Cybersecurity', 'DevOps'],
      experience: 'mid',
      createdAt: '2025-01-01T00:03:00.000Z',
    })
  })

  it('holds the fields that are declared and no other, in the list and on a page', async () => {
    const whole = { company: 'Setu', position: 'Lead', experience: 'mid' as const, message: 'Hello' }
    const standing = 'invited'
    await insert({ ...buildSignupRow(1), ...whole, standing })

    const [listed] = WholeRecord.array().parse((await admin.get(LIST)).json())
    const [shown] = (await page('page=1')).items

    expect(Object.keys(listed ?? {}).sort()).toEqual(Object.keys(SignupRecord.shape).sort())
    expect(shown).toEqual(listed)
  })

  it('streams a list of several parts whole and in order', async () => {
    await seedSignups(test.db, 1_003)

    const response = await admin.get(LIST)

    const list = WholeRecord.array().parse(response.json())
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(numbersOf(list)).toEqual(Array.from({ length: 1_003 }, (_, i) => 1_003 - i))
  })

  it('ends exactly where the last part is full', async () => {
    await seedSignups(test.db, 500)

    expect((await admin.get(LIST)).json()).toHaveLength(500)
  })

  it('answers pages with the total', async () => {
    await seedSignups(test.db, 45)

    const [first, last, beyond] = [
      await page('page=1'),
      await page('page=3&pageSize=20'),
      await page('page=9'),
    ]

    expect([first.total, first.page, first.pageSize, first.items.length]).toEqual([45, 1, 20, 20])
    expect(numbersOf(last.items)).toEqual([5, 4, 3, 2, 1])
    expect([beyond.total, beyond.items]).toEqual([45, []])
  })

  it('answers the oldest first, each signup on one page, whatever narrows the list', async () => {
    const count = 41 + randomInt(40)
    await seedSignups(test.db, count)
    const pageSize = 1 + randomInt(12)

    for (const narrowed of ['', '&type=company', '&search=person', '&search=person1&type=candidate']) {
      const newest = await everyPage(`pageSize=${pageSize}${narrowed}`)
      const oldest = await everyPage(`pageSize=${pageSize}&sort=oldest${narrowed}`)
      expect([count, pageSize, narrowed, oldest]).toEqual([count, pageSize, narrowed, [...newest].reverse()])
      expect(await everyPage(`pageSize=${pageSize}&sort=newest${narrowed}`)).toEqual(newest)
    }
    const beyond = await page('sort=oldest&page=500')
    expect([beyond.total, beyond.items]).toEqual([count, []])
    expect((await page('sort=oldest&search=nobody')).items).toEqual([])
  })

  it.each([
    'page=0',
    'sort=id',
    'sort=oldest&sort=newest',
    'page=x',
    'pageSize=101',
    'type=other',
    'other=1',
    'page=1e9',
    'search=%00',
  ])('refuses the query %s', async (query) => {
    expect((await admin.get(`${LIST}?${query}`)).statusCode).toBe(400)
  })

  it('filters by type', async () => {
    await seedSignups(test.db, 8)

    expect(numbersOf((await page('type=company')).items)).toEqual([8, 4])
    expect((await page('type=candidate')).total).toBe(6)
    expect((await page('type=all')).total).toBe(8)
  })

  it('combines search, type and page', async () => {
    await seedSignups(test.db, 40)

    const found = await page('search=person1&type=company&pageSize=2&page=2')

    expect([found.total, numbersOf(found.items)]).toEqual([2, []])
    expect(numbersOf((await page('search=person1&type=company')).items)).toEqual([16, 12])
  })

  describe('of some days', () => {
    const at = (time: string, n: number) =>
      buildSignupRow(n, { arrival: Date.parse(time) * 1_000, createdAt: time, updatedAt: time })
    const ids = async (query: string) => numbersOf((await page(query)).items)
    // In New York that is the evening of 8 January, its whole 9 January, and the first moment of the 10th.
    beforeEach(() =>
      insert(
        at('2025-01-09T04:59:59.999Z', 1),
        at('2025-01-09T05:00:00.000Z', 2),
        at('2025-01-10T04:59:59.999Z', 4),
        at('2025-01-10T05:00:00.000Z', 5),
      ),
    )
    const NEW_YORK = 'zone=America/New_York'

    it('holds whole days of the zone that asks, and of UTC without one', async () => {
      expect(await ids(`from=2025-01-09&to=2025-01-09&${NEW_YORK}`)).toEqual([4, 2])
      expect(await ids('from=2025-01-09&to=2025-01-09')).toEqual([2, 1])
      expect(await ids(`from=2025-01-10&${NEW_YORK}`)).toEqual([5])
      expect(await ids(`to=2025-01-08&${NEW_YORK}`)).toEqual([1])
      expect((await page('from=2025-02-01')).total).toBe(0)
    })

    it('combines with type, search, order and page', async () => {
      expect(await ids(`from=2025-01-09&type=company&${NEW_YORK}`)).toEqual([4])
      expect(await ids(`from=2025-01-09&search=person5&${NEW_YORK}`)).toEqual([5])
      expect(await ids(`from=2025-01-09&search=pe&${NEW_YORK}`)).toEqual([5, 4, 2])
      expect(await ids(`from=2025-01-09&search=p&${NEW_YORK}`)).toEqual([5, 4, 2])
      const first = await page(`from=2025-01-09&sort=oldest&pageSize=2&${NEW_YORK}`)
      expect([first.total, numbersOf(first.items)]).toEqual([3, [2, 4]])
      expect(await ids(`from=2025-01-09&sort=oldest&pageSize=2&page=2&${NEW_YORK}`)).toEqual([5])
    })

    it('knows of whoever came meanwhile', async () => {
      expect((await page('from=2025-01-09')).total).toBe(4)
      await insert(at('2025-01-11T12:00:00.000Z', 7))
      expect((await page('from=2025-01-09')).total).toBe(5)
    })

    it('goes to the file, whose name says of which days it is, and to the audit', async () => {
      const file = await admin.get(`${CSV}?from=2025-01-09&to=2025-01-09&${NEW_YORK}`)

      expect(file.body.split('\r\n')).toHaveLength(4)
      expect(file.headers['content-disposition']).toBe(
        'attachment; filename=early-access-signups-from-2025-01-09-to-2025-01-09.csv',
      )
      const [exported] = await test.db.read.findBy(AuditEntryEntity, { action: 'signups.export' })
      expect(exported?.details).toEqual({ type: 'all', search: '', from: '2025-01-09', to: '2025-01-09' })
    })

    it.each([LIST, CSV])('is refused where the last day is before the first: %s', async (url) => {
      const answer = await admin.get(`${url}?from=2025-01-10&to=2025-01-09`)

      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({
        errors: [{ path: 'to', message: 'The last day is before the first.' }],
      })
    })

    it.each([
      'from=yesterday',
      'from=2025-02-30',
      'to=2025-1-9',
      'zone=Mars/Olympus',
      `zone=${'x'.repeat(5_000)}`,
      'from=2025-01-09&from=2025-01-10',
    ])('refuses %s', async (query) => {
      expect((await admin.get(`${LIST}?${query}`)).statusCode).toBe(400)
      expect((await admin.get(`${CSV}?${query}`)).statusCode).toBe(400)
    })

    it.each(['from=0001-01-01', 'to=9999-12-31', 'from=0001-01-01&to=9999-12-31&zone=Pacific/Apia'])(
      'takes the days at the ends of the calendar: %s',
      async (query) => {
        expect((await page(query)).total).toBe(4)
      },
    )
  })

  it('finds every word of a search, in whatever order and however short', async () => {
    await insert(
      buildSignupRow(1, { name: 'Astrid Lindholm', focusArea: 'DevOps', interests: ['Cybersecurity'] }),
      buildSignupRow(2, { name: 'Astrid Holm', interests: ['Cybersecurity'] }),
      buildSignupRow(4, { name: 'Ed Lindholm', focusArea: 'DevOps', interests: ['DevOps'] }),
    )
    const found = async (search: string, more = '') =>
      numbersOf((await page(`search=${encodeURIComponent(search)}${more}`)).items)

    expect(await found('lindholm CYBER')).toEqual([1])
    expect(await found('cyber  lindholm')).toEqual([1])
    expect(await found('lindholm')).toEqual([4, 1])
    expect(await found('lindholm ed')).toEqual([4])
    expect(await found('ed li')).toEqual([4])
    expect(await found('lindholm ed', '&type=candidate')).toEqual([])
    expect(await found('holm astrid', '&from=2025-01-01&to=2025-01-01')).toEqual([2, 1])
    expect(await found('lindholm " OR')).toEqual([])
    expect(await found('lindholm %')).toEqual([])
  })

  it('finds a signup by its new words after it was replaced, and not by the old', async () => {
    await signUp(test, { email: 'ada@example.com', name: 'Before Name', userType: 'candidate' })
    test.clock.advance(61_000)
    await signUp(test, { email: 'ada@example.com', name: 'After Name', userType: 'company' })
    admin = await signedInAdmin(test)

    expect((await page('search=before')).total).toBe(0)
    expect((await page('search=after&type=company')).total).toBe(1)
    await test.db.write((m) => m.delete(SignupEntity, { emailKey: 'ada@example.com' }))
    expect((await page('search=after')).total).toBe(0)
  })

  it('keeps any text whole', async () => {
    const odd = {
      name: 'O\'Brien "Q" \\ \u2028 😀',
      message: 'line\nbreak\tand </script>',
      interests: ['a"b', '\\'],
    }
    await insert(buildSignupRow(1, odd))

    expect((await page('page=1')).items[0]).toMatchObject(odd)
    expect((await admin.get(LIST)).json<SignupRecord[]>()[0]).toMatchObject(odd)
  })

  it('counts all, by type, of the last seven days and of each week', async () => {
    await insert(
      buildSignupRow(1),
      buildSignupRow(4, { arrival: Date.parse('2026-02-23T09:00:00.000Z') * 1_000 }),
      buildSignupRow(5, { arrival: Date.parse('2026-02-23T08:59:59.999Z') * 1_000 }),
    )

    const stats = SignupStats.parse((await admin.get(`${LIST}/stats`)).json())

    const firstAt = (await page('page=1')).items.map(({ createdAt }) => createdAt).sort()[0]
    expect(stats).toEqual({
      total: 3,
      candidates: 2,
      companies: 1,
      firstAt,
      thisWeek: 1,
      weeks: [0, 0, 0, 0, 0, 0, 1, 1],
    })
  })

  it('notes reads once in a quarter of an hour, and every export', async () => {
    for (let i = 0; i < 3; i++) await admin.get(`${LIST}?page=1`)
    test.clock.advance(16 * 60_000)
    await admin.get(LIST)
    await admin.get(`${CSV}?search=ada&type=company`)
    await admin.get(CSV)

    const entries = await test.db.read.find(AuditEntryEntity, { order: { at: 'ASC' } })
    expect(entries.filter((e) => e.action === 'signups.read')).toHaveLength(2)
    const exported = entries.filter((e) => e.action === 'signups.export')
    expect(exported).toHaveLength(2)
    expect(exported).toContainEqual(
      expect.objectContaining({
        actor: 'Priya',
        ip: '127.0.0.1',
        details: { type: 'company', search: 'ada' },
      }),
    )
  })

  it('keeps the audit for a year', async () => {
    const audit = new Audit(test.db, test.clock)
    test.clock.advance(364 * DAY_MS)
    await audit.sweep()
    expect(await test.db.read.count(AuditEntryEntity)).toBe(2)

    test.clock.advance(2 * DAY_MS)
    await audit.sweep()

    expect(await test.db.read.count(AuditEntryEntity)).toBe(0)
  })

  it('exports the list as CSV with the same filters', async () => {
    await seedSignups(test.db, 600)
    const lines = async (query = '') => (await admin.get(CSV + query)).body.split('\r\n')

    const all = await admin.get(CSV)

    expect(all.headers['content-type']).toBe('text/csv; charset=utf-8; header=present')
    expect(all.headers['content-disposition']).toBe('attachment; filename=early-access-signups.csv')
    expect(all.body.startsWith('"ID","Name","Email",')).toBe(true)
    expect(all.body.split('\r\n')).toHaveLength(602)
    expect(await lines('?type=company')).toHaveLength(152)
    expect(await lines('?search=person600@&type=company')).toHaveLength(3)
    expect(await lines('?search=nobody')).toHaveLength(2)
    expect((await admin.get(`${CSV}?page=1`)).statusCode).toBe(400)
  })

  it('shows an administrator the signup that a visitor has just made', async () => {
    const request = await signUp(test, { name: 'Ananya Rao', userType: 'company', company: 'Setu' })

    expect((await page('search=ananya')).items).toEqual([
      expect.objectContaining({ email: request.email, company: 'Setu', emailVerified: true }),
    ])
    expect((await admin.get(CSV)).body).toContain(`"Ananya Rao","${request.email}","company","true","Setu"`)
  })

  it.each([LIST, CSV])('cuts the connection of %s when reading fails midway', async (url) => {
    await seedSignups(test.db, 600)
    await test.app.listen({ port: 0, host: '127.0.0.1' })
    const query = test.db.read.query.bind(test.db.read)
    let reads = 0
    const failing = jest
      .spyOn(test.db.read, 'query')
      .mockImplementation((sql: string, params?: unknown[]) => {
        if (sql.includes('signups') && ++reads === 2) return Promise.reject(new Error('disk gone'))
        return query(sql, params)
      })

    const received = await readRaw((test.app.server.address() as AddressInfo).port, url, admin)
    failing.mockRestore()

    expect(received).toContain('HTTP/1.1 200')
    expect(received.length).toBeGreaterThan(10_000)
    expect(received.endsWith('0\r\n\r\n')).toBe(false)
  })

  it('answers what the client of the product reads', async () => {
    await seedSignups(test.db, 2)
    const { call } = createApiClient({ fetch: fetchOver(test.app) })
    await call(adminLogin, { body: ADMIN })

    expect(WholeRecord.array().parse(await call(listSignups))).toHaveLength(2)
    expect(WholePage.parse(await call(pageSignups, { query: { page: 1, type: 'candidate' } })).total).toBe(2)
    expect(SignupStats.parse(await call(signupStatistics)).total).toBe(2)
  })
})

describe('The search of the early-access list', () => {
  let test: TestApp
  let admin: TestClient
  beforeAll(async () => {
    test = await buildTestApp()
    admin = await signedInAdmin(test)
    const rows = [
      buildSignupRow(1, { name: 'Ada Lovelace', focusArea: 'Blockchain', interests: ['a_b'] }),
      buildSignupRow(2, { name: 'Zoë Österberg', focusArea: '100% remote', interests: ['C:\\d'] }),
      buildSignupRow(3, { name: 'Grace', focusArea: 'DevOps', interests: ['Quantum', 'Say "hi"'] }),
    ]
    // More endings of two letters than an index of trigrams is asked for.
    const many = Array.from({ length: 250 }, (_, i) => `qx${String.fromCodePoint(0x4e00 + i)}`)
    rows.push(buildSignupRow(4, { name: 'Linus', focusArea: 'Many', interests: many }))
    await test.db.write((m) => m.insert(SignupEntity, rows))
  })
  afterAll(() => test.close())

  it.each([
    ['a name', 'ADA LOVE', [1]],
    ['letters beyond ASCII', 'ÖSTER', [2]],
    ['two letters', 'öS', [2]],
    ['the last two letters of a text', 'i"', [3]],
    ['two letters that nothing has', 'zq', []],
    ['two letters that many others follow', 'qx', [4]],
    ['one letter', 'z', [2]],
    ['an address', 'person3@', [3]],
    ['a focus area', 'block', [1]],
    ['an interest', 'quantum', [3]],
    ['the end of one word', 'race', [3]],
    ['a percent sign as itself', '100%', [2]],
    ['an underscore as itself', 'a_b', [1]],
    ['a quote as itself', 'say "hi"', [3]],
    ['a backslash as itself', 'c:\\d', [2]],
    ['one sign', '%', [2]],
    ['surrounding spaces', '  quantum ', [3]],
    ['nothing that is there', 'zzz', []],
    ['words of two fields', 'person1@ lovelace', [1]],
    ['no word across two fields', 'lovelaceperson1', []],
    ['words of the search language as text', 'ada OR grace', []],
    ['nothing', '', [4, 3, 2, 1]],
  ])('finds %s', async (_, search, expected) => {
    const response = await admin.get(`${LIST}?search=${encodeURIComponent(search)}`)
    const found = WholePage.parse(response.json())

    expect(numbersOf(found.items)).toEqual(expected)
    expect(found.total).toBe(expected.length)
  })
})

/** Everything that a plain socket receives until the server closes it. */
function readRaw(port: number, url: string, client: TestClient): Promise<string> {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return new Promise((resolve, reject) => {
    let received = ''
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`GET ${url} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nCookie: ${cookie}\r\n\r\n`)
    })
    socket.on('data', (data) => (received += data.toString()))
    socket.on('close', () => resolve(received))
    socket.on('error', reject)
  })
}
