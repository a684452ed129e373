import type { QueryRunner } from 'typeorm'
import { evidenceOf, LIVE_MARKET_ID } from '@tryka/domain'
import type { SkillState } from '@tryka/domain'
import type { HeldSource, PersonSource, PostingSource } from './codec'

const BATCH = 500

type Row = Record<string, string | number | boolean | null>
type WithId<T> = T & { id: string }

const list = (value: unknown): string[] => JSON.parse(String(value)) as string[]
/** SQLite tells a flag as a number. */
const flagOf = (value: unknown): boolean | null => (value === null ? null : Boolean(value))

/** Rows of the live market in the order of their ids; on both databases a value of the code stands in the text. */
async function* pages(
  runner: QueryRunner,
  table: string,
  columns: string,
  where: string,
): AsyncGenerator<Row[]> {
  for (let last = ''; ;) {
    const rows = (await runner.query(
      `SELECT id, ${columns} FROM ${table} WHERE market_id = '${LIVE_MARKET_ID}' AND id > '${last}' ${where}
       ORDER BY id LIMIT ${BATCH}`,
    )) as Row[]
    if (rows.length) yield rows
    last = String(rows.at(-1)?.['id'] ?? '')
    if (rows.length < BATCH) return
  }
}

const PERSON = `experience_months AS months, country, metro, open_to_remote AS remote, relocate_to AS relocate,
  salary_min AS salary, currency, types, technology, verified_skills AS verified, visible_to_recruiters AS visible,
  include_in_talent_directory AS directory, created_at AS "createdAt"`

const personOf = (row: Row): WithId<PersonSource> =>
  ({
    id: row['id'],
    experienceMonths: row['months'],
    country: row['country'],
    metro: row['metro'],
    openToRemote: flagOf(row['remote']),
    relocateTo: list(row['relocate']),
    salaryMin: row['salary'],
    currency: row['currency'],
    types: list(row['types']),
    technology: row['technology'],
    verifiedSkills: row['verified'],
    visibleToRecruiters: Boolean(row['visible']),
    includeInTalentDirectory: Boolean(row['directory']),
    createdAt: row['createdAt'],
  }) as WithId<PersonSource>

async function* people(runner: QueryRunner) {
  // Whoever was erased from the market has no account any more.
  for await (const rows of pages(runner, 'candidates', PERSON, 'AND account_id IS NOT NULL')) {
    const ids = rows.map(({ id }) => `'${String(id)}'`).join(', ')
    const skills = (await runner.query(
      `SELECT candidate_id AS person, skill, level, state FROM candidate_skills WHERE candidate_id IN (${ids})
       ORDER BY candidate_id, skill`,
    )) as Row[]
    const held = new Map<string, HeldSource[]>()
    for (const { person, skill, level, state } of skills) {
      const own = held.get(String(person)) ?? []
      own.push({ skill, level, evidence: evidenceOf(state as SkillState) } as HeldSource)
      held.set(String(person), own)
    }
    yield rows.map((row) => ({ person: personOf(row), skills: held.get(String(row['id'])) ?? [] }))
  }
}

const POSTING = `skills, min_years AS years, mode, metro, regions, salary_max AS salary, currency, type, technology,
  location, posted_at AS "postedAt", created_at AS "createdAt", closes_at AS "closesAt", code`

async function* postings(runner: QueryRunner) {
  for await (const rows of pages(runner, 'postings', POSTING, `AND status = 'Active'`))
    yield rows.map(({ skills, years, salary, regions, ...rest }) => {
      const parsed = { skills: JSON.parse(String(skills)) as unknown, regions: list(regions) }
      return { ...rest, ...parsed, minYears: years, salaryMax: salary } as unknown as WithId<PostingSource>
    })
}

/** The facts of the live market as it stands when a migration runs, page by page. */
export const liveRows = { people, postings }
