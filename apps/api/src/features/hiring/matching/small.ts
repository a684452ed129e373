import type { EntityManager, SelectQueryBuilder } from 'typeorm'
import type { MatchJob, MatchPerson, PostingFacts } from '@tryka/domain'
import { byMatch, matchJobOf, matchPersonOf, matchScore } from '@tryka/domain'
import { groupBy, plainRows } from '../core/list'
import type { StoredPostingRow } from '../postings/posting.table'
import type { StoredCandidateRow } from '../profile/candidate.table'
import type { JobsQuestion, Found } from '../core/match-questions'
import { skillsOfAll } from './skill-facts'

/** People whose skills are asked for in one statement. */
const BATCH = 500

/** What matching reads of a person; the long texts stay in the database. */
const PERSON_FACTS = [
  ...(['id', 'createdAt', 'experienceMonths', 'country', 'metro', 'openToRemote', 'relocateTo'] as const),
  ...(['salaryMin', 'currency', 'types'] as const),
]
type PersonFacts = Pick<StoredCandidateRow, (typeof PERSON_FACTS)[number]>

const JOB_FACTS = [
  ...(['id', 'createdAt', 'postedAt', 'skills', 'minYears', 'mode', 'metro', 'regions'] as const),
  ...(['salaryMax', 'currency', 'type'] as const),
]
type JobFacts = PostingFacts & Pick<StoredPostingRow, 'id' | 'createdAt' | 'postedAt'>

interface Scored {
  id: string
  score: number | null
  coverage: number
  postedAt: string
  salaryMax: number
}

const list = <T>(value: unknown): T => JSON.parse(String(value)) as T

/** Plain rows have lists as text and, on SQLite, flags as numbers. */
const personFacts = (row: PersonFacts): PersonFacts => ({
  ...row,
  openToRemote: row.openToRemote === null ? null : Boolean(row.openToRemote),
  relocateTo: list(row.relocateTo),
  types: list(row.types),
})

const jobFacts = (row: JobFacts): JobFacts => ({
  ...row,
  skills: list(row.skills),
  regions: list(row.regions),
})

/** Newest first where the sort says no more; the best paid before them, and those without a pay last. */
const ORDERS: Record<JobsQuestion['sort'], (a: Scored, b: Scored) => number> = {
  match: byMatch,
  posted: (a, b) => byMatch({ ...a, score: 0, coverage: 0 }, { ...b, score: 0, coverage: 0 }),
  salary: (a, b) => b.salaryMax - a.salaryMax || ORDERS.posted(a, b),
}

const pageOf = (rows: readonly Scored[], { skip, take }: { skip: number; take: number }): Found => ({
  ids: rows.slice(skip, skip + take).map(({ id }) => id),
  total: rows.length,
})

/** The postings that a query named `p` finds, scored for one person in place. For markets of some hundred rows. */
export async function smallJobs(
  query: SelectQueryBuilder<StoredPostingRow>,
  person: MatchPerson,
  { sort, filters: { minMatch = 0 }, ...page }: Pick<JobsQuestion, 'sort' | 'filters' | 'skip' | 'take'>,
): Promise<Found> {
  const rows = (await plainRows(query, JOB_FACTS)).map(jobFacts)
  const scored = rows.map((row): Scored => ({
    id: row.id,
    postedAt: row.postedAt ?? row.createdAt,
    salaryMax: row.salaryMax ?? -1,
    ...matchScore(matchJobOf(row), person),
  }))
  const wanted = minMatch > 0 ? scored.filter(({ score }) => (score ?? -1) >= minMatch) : scored
  return pageOf(wanted.sort(ORDERS[sort]), page)
}

/** The people whom a query named `c` finds, scored for one posting in place. */
export async function smallPeople(
  manager: EntityManager,
  query: SelectQueryBuilder<StoredCandidateRow>,
  job: MatchJob,
  page: { skip: number; take: number },
): Promise<Found> {
  const people = (await plainRows(query, PERSON_FACTS)).map(personFacts)
  const scored: Scored[] = []
  for (let from = 0; from < people.length; from += BATCH) {
    const some = people.slice(from, from + BATCH)
    const ids = some.map(({ id }) => id)
    const skills = groupBy(await skillsOfAll(manager, ids), ({ candidateId }) => candidateId)
    for (const person of some)
      scored.push({
        id: person.id,
        postedAt: person.createdAt,
        salaryMax: -1,
        ...matchScore(job, matchPersonOf(person, skills.get(person.id) ?? [])),
      })
  }
  return pageOf(scored.sort(byMatch), page)
}
