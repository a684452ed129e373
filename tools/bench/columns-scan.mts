import type { MatchJob, MatchPerson } from '@tryka/domain'
import { byMatch, matchScore } from '@tryka/domain'
import { wordHash } from '../../apps/api/src/db/packed-facts/bytes'
import { CODED_CURRENCIES, decodePerson, TYPES } from '../../apps/api/src/db/packed-facts/codec'
import type { Database } from '../../apps/api/src/db/database'

/** Postings whose people are all scored by the function itself; each is asked for many pages. */
const POSTINGS = 4
const BATCH = 20_000
const TAKE = 20

interface Row {
  id: string
  postedAt: string
  score: number | null
  coverage: number
}

const hashed = (word: string | null): string | null => (word === null ? null : String(wordHash(word)))
const words = (hash: number): string | null => (hash === 0 ? null : String(hash))
const country = (code: number): string | null =>
  code === 0 ? null : String.fromCharCode(code >> 8, code & 0xff)

/** With names by their hashes, as facts have them: the score only compares them. */
const jobByHash = (job: MatchJob): MatchJob => ({
  ...job,
  metro: hashed(job.metro),
  skills: job.skills.map((one) => ({ ...one, skill: String(wordHash(one.skill)) })),
})

function personOf(facts: string): { findable: boolean; at: number; person: MatchPerson } {
  const packed = decodePerson(facts)
  const person: MatchPerson = {
    skills: packed.skills.map((held) => ({ ...held, skill: String(held.skill) })),
    months: packed.months,
    country: country(packed.country),
    metro: words(packed.metro),
    openToRemote: packed.openToRemote,
    relocateTo: packed.relocateTo.map(String),
    salaryMin: packed.salaryMin,
    currency: CODED_CURRENCIES[packed.currency - 1] ?? null,
    types: TYPES.filter((_, i) => packed.types & (1 << i)),
  }
  return { findable: packed.findable, at: packed.at, person }
}

/** How many of some random pages are not those that scoring everybody gives. */
export async function scanned(
  db: Database,
  pages: number,
  ask: (n: number, skip: number, take: number) => Promise<string[]>,
  jobOf: (n: number) => MatchJob,
): Promise<number> {
  const numbers = Array.from({ length: POSTINGS }, (_, i) => 17 + i * 31)
  const jobs = numbers.map((n) => jobByHash(jobOf(n)))
  const all: Row[][] = jobs.map(() => [])
  for (let last = ''; ;) {
    const rows = await db.rows<{ id: string; facts: string }>(
      `SELECT id, facts FROM match_facts WHERE subject = 'person' AND id > $1 ORDER BY id LIMIT ${BATCH}`,
      [last],
    )
    for (const { id, facts } of rows) {
      const { findable, at, person } = personOf(facts)
      if (!findable) continue
      const postedAt = new Date(at).toISOString()
      jobs.forEach((job, i) => all[i]?.push({ id, postedAt, ...matchScore(job, person) }))
    }
    last = rows.at(-1)?.id ?? ''
    if (rows.length < BATCH) break
  }
  for (const rows of all) rows.sort(byMatch)
  let wrong = 0
  for (let page = 0; page < pages; page++) {
    const i = page % POSTINGS
    const rows = all[i] ?? []
    const skip = Math.floor(Math.random() ** 3 * rows.length)
    const found = await ask(numbers[i] ?? 0, skip, TAKE)
    const expected = rows.slice(skip, skip + TAKE).map(({ id }) => id)
    if (found.join() !== expected.join()) wrong++
  }
  return wrong
}
