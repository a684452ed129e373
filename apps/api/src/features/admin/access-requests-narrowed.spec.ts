import { randomInt } from 'node:crypto'
import { mulberry32 } from '@tryka/assessment'
import type { SignupParts } from '@tryka/domain'
import { EXPERIENCE_LEVELS, FOCUS_AREAS, PROVEN, SIGNUPS_CSV, SignupPage, typedWords } from '@tryka/domain'
import { rateLimits } from '../../http/limits/rate-limits'
import { AuditEntryEntity } from '../../services/audit/audit-entry.entity'
import type { TestApp, TestClient } from '../../testing/build-test-app'
import { buildTestApp } from '../../testing/build-test-app'
import { buildSignupRow } from '../../testing/seed-signups'
import { signedInAdmin } from '../../testing/waitlist'
import type { SignupRow } from '../early-access/signup.entity'
import { SignupEntity } from '../early-access/signup.entity'

jest.setTimeout(60_000)

const LIST = '/api/admin/early-access'
const CSV = SIGNUPS_CSV.path
const COUNT = 240

const seed = randomInt(1_000_000)
console.info(`requests of some parts: seed ${seed}`)
const chance = mulberry32(seed)
const drawn = <T>(from: readonly T[]): T => from[Math.floor(chance() * from.length)] as T

/** A thing of every kind, and fields that are not on our list: they are in the whole list alone. */
const rows = Array.from({ length: COUNT }, (_, n) =>
  buildSignupRow(n * 37, {
    experience: drawn([...EXPERIENCE_LEVELS, null]),
    focusArea: drawn([...FOCUS_AREAS, ...FOCUS_AREAS, 'Quantum', 'newsletter']),
    emailVerified: drawn([true, false]),
    userType: drawn(['candidate', 'company']),
  }),
)

interface Asked extends SignupParts {
  search?: string
  type?: string
  from?: string
  to?: string
  sort?: string
}

const textOf = (asked: object): string =>
  new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== undefined)).toString()

/** What the list should hold, newest first. */
const expected = ({ search = '', type, from = '', to = '9', experience, field, verified }: Asked) =>
  rows
    .filter(
      (row) =>
        (!type || row.userType === type) &&
        (!experience || row.experience === experience) &&
        (!field || row.focusArea === field) &&
        (!verified || row.emailVerified === (verified === 'yes')) &&
        from <= row.createdAt &&
        row.createdAt.slice(0, 10) <= to &&
        typedWords(search).every((word) => row.searchText.includes(word)),
    )
    .map(({ email }) => email)
    .reverse()

const COMBINATIONS: SignupParts[] = [undefined, ...EXPERIENCE_LEVELS].flatMap((experience) =>
  [undefined, ...FOCUS_AREAS].flatMap((field) =>
    [undefined, ...PROVEN].map((verified) => ({ experience, field, verified })),
  ),
)
/** Nothing, one letter, two that are a beginning, two that are none, words of the index, short ones beside them. */
const SEARCHES = [undefined, 'a', 'ad', 'qy', 'ada', 'person', 'lovelace devops', 'ada ce', 'a e', 'x zzz']
const drawnRest = (): Asked => {
  const [from, to] = [drawn([undefined, '2025-01-03']), drawn([undefined, '2025-01-05'])]
  return { search: drawn(SEARCHES), type: drawn([undefined, 'candidate', 'company']), from, to }
}

describe('The early-access list of some parts', () => {
  let test: TestApp
  let admin: TestClient
  const insert = (...more: SignupRow[]) => test.db.write((m) => m.insert(SignupEntity, more))
  const page = async (asked: object) =>
    SignupPage.parse((await admin.get(`${LIST}?${textOf({ pageSize: 100, ...asked })}`)).json())
  const emails = async (asked: object) => (await page(asked)).items.map(({ email }) => email)
  const exported = async (asked: object) => {
    const lines = (await admin.get(`${CSV}?${textOf(asked)}`)).body.split('\r\n').slice(1, -1)
    return lines.map((line) => line.split('","')[2])
  }

  beforeAll(async () => {
    test = await buildTestApp({ config: { rateLimits: rateLimits(1_000) } })
    admin = await signedInAdmin(test)
    await insert(...rows)
  })
  afterAll(() => test.close())

  it('holds what has all of them, for every combination, and so does the file', async () => {
    for (const parts of COMBINATIONS) {
      const all = expected(parts)
      const { items, total } = await page(parts)
      expect([parts, items.map(({ email }) => email), total]).toEqual([parts, all.slice(0, 100), all.length])
      expect([parts, await exported(parts)]).toEqual([parts, all])
    }
  })

  it('combines them with search, type, days, order and page', async () => {
    for (const parts of COMBINATIONS) {
      const asked = { ...drawnRest(), ...parts }
      const all = expected(asked)
      const ordered = { newest: all, oldest: [...all].reverse() }
      const [pageSize, at] = [drawn([1, 3, 20]), drawn([1, 2])]
      for (const sort of ['newest', 'oldest'] as const) {
        const { items, total } = await page({ ...asked, sort, pageSize, page: at })
        const shown = ordered[sort].slice((at - 1) * pageSize, at * pageSize)
        expect([asked, sort, items.map(({ email }) => email), total]).toEqual([
          asked,
          sort,
          shown,
          all.length,
        ])
      }
      expect([asked, await exported(asked)]).toEqual([asked, all])
    }
  })

  it.each(SEARCHES)('are looked for together with %s', async (search) => {
    for (const parts of [{ experience: 'mid' }, { field: 'DevOps' }, { verified: 'no' }] as SignupParts[])
      for (const type of [undefined, 'candidate']) {
        const asked = { search, type, ...parts } as Asked
        expect([asked, await emails(asked)]).toEqual([asked, expected(asked).slice(0, 100)])
      }
  })

  it('keeps an answer for its own parts alone', async () => {
    // The same but for one part: each follows on the answer of another one that was just kept.
    for (const name of ['experience', 'field', 'verified'] as const)
      for (let round = 0; round < 2; round++)
        for (const value of { experience: EXPERIENCE_LEVELS, field: FOCUS_AREAS, verified: PROVEN }[name]) {
          const asked: Asked = { search: 'person', [name]: value }
          expect([asked, await emails(asked)]).toEqual([asked, expected(asked).slice(0, 100)])
        }
  })

  it('says in the audit which parts a file was narrowed to', async () => {
    const parts: SignupParts = { experience: 'expert', field: 'Data Science', verified: 'yes' }
    await admin.get(`${CSV}?${textOf({ from: '2025-01-04', search: 'nobody', ...parts })}`)

    const entries = await test.db.read.findBy(AuditEntryEntity, { action: 'signups.export' })
    expect(entries.map(({ details }) => details)).toContainEqual({
      type: 'all',
      search: 'nobody',
      from: '2025-01-04',
      ...parts,
    })
  })

  it.each([
    'experience=junior',
    'experience=',
    'experience=mid&experience=senior',
    'field=Quantum',
    'field=devops',
    'field=DevOps&field=DevOps',
    'verified=true',
    'verified=maybe',
    'focusArea=DevOps',
  ])('refuses %s', async (query) => {
    for (const url of [LIST, CSV]) expect((await admin.get(`${url}?${query}`)).statusCode).toBe(400)
  })

  it.each(['experience=mid', 'field=DevOps', 'verified=yes', 'verified=maybe'])(
    'is closed to everyone who is not signed in: %s',
    async (query) => {
      for (const url of [LIST, CSV]) expect((await test.client().get(`${url}?${query}`)).statusCode).toBe(401)
    },
  )

  // The last one: it adds to the list.
  it('knows of whoever came, and of whoever changed, meanwhile', async () => {
    const asked: Asked = { experience: 'entry', field: 'Blockchain', verified: 'no' }
    const before = await page(asked)
    const late = buildSignupRow(900_000, {
      experience: 'entry',
      focusArea: 'Blockchain',
      emailVerified: false,
    })

    await insert(late)
    const after = await page(asked)

    expect([after.total, after.items[0]?.email]).toEqual([before.total + 1, late.email])
    await test.db.write((m) => m.update(SignupEntity, { id: late.id }, { emailVerified: true }))
    expect((await page(asked)).total).toBe(before.total)
    expect((await emails({ ...asked, verified: 'yes' }))[0]).toBe(late.email)
  })
})
