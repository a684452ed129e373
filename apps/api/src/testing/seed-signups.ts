import { randomUUID } from 'node:crypto'
import { FOCUS_AREAS } from '@tryka/domain'
import type { Database } from '../db/database'
import type { SignupRow } from '../features/early-access/signup.entity'
import { firstArrivalAt, searchable, SignupEntity } from '../features/early-access/signup.entity'

const BATCH = 500
const NAMES = ['Ada Lovelace', 'Grace Hopper', 'Ananya Rao', 'Zoë Österberg', 'Linus Weber', 'Mei Chen']

/** Row `n` of a made-up list; one every minute since 2025, every fourth a company. */
export function buildSignupRow(n: number, over: Partial<SignupRow> = {}): SignupRow {
  const time = new Date(Date.UTC(2025, 0, 1) + n * 60_000)
  const company = n % 4 === 0
  const focusArea = FOCUS_AREAS[n % FOCUS_AREAS.length] ?? ''
  const row = {
    id: randomUUID(),
    arrival: firstArrivalAt(time),
    name: `${NAMES[n % NAMES.length] ?? ''} ${n}`,
    email: `person${n}@example.com`,
    userType: company ? ('company' as const) : ('candidate' as const),
    emailVerified: n % 3 !== 0,
    focusArea,
    interests: [
      FOCUS_AREAS[(n + 1) % FOCUS_AREAS.length] ?? '',
      FOCUS_AREAS[(n + 3) % FOCUS_AREAS.length] ?? '',
    ],
    company: company ? `Company ${n}` : null,
    position: company ? 'Head of people' : null,
    experience: n % 2 ? ('mid' as const) : null,
    message: n % 5 ? null : `Looking forward to it, said number ${n}.`,
    createdAt: time.toISOString(),
    updatedAt: time.toISOString(),
    standing: null,
    waitsFor: null,
    ...over,
  }
  const { name, email, interests } = row
  return {
    ...row,
    emailKey: email.toLowerCase(),
    searchText: searchable(name, email, row.focusArea, ...interests),
  }
}

/** Puts rows 1 to `count` into the list. */
export async function seedSignups(db: Database, count: number): Promise<SignupRow[]> {
  const rows = Array.from({ length: count }, (_, i) => buildSignupRow(i + 1))
  for (let at = 0; at < rows.length; at += BATCH)
    await db.transaction(async (manager) => {
      await manager
        .createQueryBuilder()
        .insert()
        .into(SignupEntity)
        .values(rows.slice(at, at + BATCH))
        .updateEntity(false)
        .execute()
    })
  return rows
}
