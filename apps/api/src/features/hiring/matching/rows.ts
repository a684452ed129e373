import type { EntityManager, SelectQueryBuilder } from 'typeorm'
import { In, Not } from 'typeorm'
import type { Looker } from '../core/hidden'
import { POSTINGS_AWAY } from '../core/hidden'
import { onlyFindable } from '../core/reach'
import { onlyWithWords } from '../core/word-search'
import { PostingEntity, type StoredPostingRow } from '../postings/posting.table'
import { CandidateEntity, type StoredCandidateRow } from '../profile/candidate.table'
import type { JobsQuestion, PeopleQuestion, ProofFilter } from '../core/match-questions'
import { hasSharedProof, PROVED_LEVEL } from '../skills/skill.table'

/** Who looks at postings, and when. */
export interface JobSeeker {
  marketId: string
  candidateId: string
  at: string
}

type Asked<T> = Omit<T, 'kind' | 'away'>
export type AskedPeople = Asked<PeopleQuestion>
/** `without` these postings: what somebody has applied for. */
export type AskedJobs = Asked<JobsQuestion> & { without?: readonly string[] }

/** A proof of that level for each of the skills, or for any. */
function onlyProved(query: SelectQueryBuilder<StoredCandidateRow>, { level, skills }: ProofFilter): void {
  const least = ` AND ${PROVED_LEVEL} >= :least`
  if (skills.length === 0) query.andWhere(hasSharedProof('c.id', least))
  for (const [i, skill] of skills.entries())
    query.andWhere(hasSharedProof('c.id', `${least} AND s.skill = :proved${i}`), { [`proved${i}`]: skill })
  query.setParameter('least', level)
}

/** The people of a question as a query over rows named `c`, without its order: what the columns find, too. */
export function peopleRows(
  manager: EntityManager,
  looker: Looker,
  { filters: { metro, technology, months, verifiedOnly, proof }, words }: AskedPeople,
): SelectQueryBuilder<StoredCandidateRow> {
  const { marketId } = looker
  const query = manager.createQueryBuilder(CandidateEntity, 'c').where('c.marketId = :marketId', { marketId })
  onlyFindable(query, 'c', looker)
  // Not by `c.id` itself: looking up each whom a common word finds takes longer than the index of the directory.
  onlyWithWords(query, "(c.id || '')", { table: 'candidates', marketId, words })
  if (metro === null) query.andWhere('c.metro IS NULL')
  else if (metro !== undefined) query.andWhere('c.metro = :metro', { metro })
  if (technology !== undefined) query.andWhere('c.technology = :technology', { technology })
  if (verifiedOnly || proof) query.andWhere('c.verifiedSkills > 0')
  if (proof) onlyProved(query, proof)
  if (!months) return query
  const [from, to] = months
  query.andWhere('c.experienceMonths >= :from', { from })
  if (to !== Infinity) query.andWhere('c.experienceMonths < :to', { to })
  return query
}

/** The order of a list of people that is not by match. */
export function sortPeople(
  query: SelectQueryBuilder<StoredCandidateRow>,
  sort: PeopleQuestion['sort'],
): SelectQueryBuilder<StoredCandidateRow> {
  if (sort === 'verified') query.addOrderBy('c.verifiedSkills', 'DESC')
  return query.addOrderBy('c.createdAt', 'DESC').addOrderBy('c.id', 'ASC')
}

const POSTED = 'COALESCE(p.postedAt, p.createdAt)'

/** The active postings of a question as a query over rows named `p`, without its order and its least match. */
export function jobRows(
  manager: EntityManager,
  { marketId, candidateId, at }: JobSeeker,
  { filters: { technology, location, mode, type, after }, words, only, without }: AskedJobs,
): SelectQueryBuilder<StoredPostingRow> {
  const query = manager
    .createQueryBuilder(PostingEntity, 'p')
    .where('p.marketId = :marketId AND p.status = :active', { marketId, active: 'Active' })
    // Few are hidden: indexes hold them, and all others are found without reading their rows.
    .andWhere(`p.id NOT IN (${POSTINGS_AWAY})`, { candidateId, at })
  if (technology !== undefined) query.andWhere('p.technology = :technology', { technology })
  if (location !== undefined) query.andWhere('p.location = :location', { location })
  if (mode !== undefined) query.andWhere('p.mode = :mode', { mode })
  if (type !== undefined) query.andWhere('p.type = :type', { type })
  if (after !== undefined) query.andWhere(`${POSTED} > :after`, { after })
  if (only) query.andWhere({ id: In([...only]) })
  if (without?.length) query.andWhere({ id: Not(In([...without])) })
  onlyWithWords(query, 'p.id', { table: 'postings', marketId, words })
  return query
}

/** The order of a list of postings that is not by match. */
export function sortJobs(
  query: SelectQueryBuilder<StoredPostingRow>,
  sort: JobsQuestion['sort'],
): SelectQueryBuilder<StoredPostingRow> {
  if (sort === 'salary') query.addOrderBy('COALESCE(p.salaryMax, -1)', 'DESC')
  return query.addOrderBy(POSTED, 'DESC').addOrderBy('p.id', 'ASC')
}
