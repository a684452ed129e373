import { EntitySchema } from 'typeorm'
import { integer, time, varchar } from '../../../db/columns'
import { ofMarket } from '../core/of-market'

/**
 * An active posting as one person's lists sort and filter it. `rank` is score and coverage in one number, so that a
 * page of the best matches is a walk along an index; see `matching/rank.ts`.
 */
export interface JobMatchRow {
  candidateId: string
  postingId: string
  marketId: string
  rank: number
  postedAt: string
  /** -1 where the posting names no pay. */
  salaryMax: number
  technology: string
  location: string
  type: string
}

const key = { primary: true, primaryKeyConstraintName: 'pk_job_matches' }

const FILTERS = ['technology', 'location', 'type']

export const JobMatchEntity = new EntitySchema<JobMatchRow>({
  name: 'job_match',
  tableName: 'job_matches',
  columns: {
    candidateId: { ...varchar('candidate_id', 36), ...key },
    postingId: { ...varchar('posting_id', 36), ...key },
    marketId: varchar('market_id', 36),
    rank: integer('match_rank'),
    postedAt: time('posted_at'),
    salaryMax: integer('salary_max'),
    technology: varchar('technology', 40),
    location: varchar('location', 120),
    type: varchar('type', 16),
  },
  indices: [
    {
      name: 'ix_job_matches_match_rank',
      columns: ['candidateId', 'rank', 'postedAt', 'postingId', ...FILTERS],
    },
    {
      name: 'ix_job_matches_posted_at',
      columns: ['candidateId', 'postedAt', 'postingId', 'rank', ...FILTERS],
    },
    {
      name: 'ix_job_matches_salary_max',
      columns: ['candidateId', 'salaryMax', 'postedAt', 'postingId', 'rank', ...FILTERS],
    },
    { name: 'ix_job_matches_market_id', columns: ['marketId'] },
  ],
  foreignKeys: [ofMarket('job_matches')],
})

/** Of which facts of a person the stored matches were made. */
export interface JobMatchStateRow {
  candidateId: string
  marketId: string
  factsSha256: string
}

export const JobMatchStateEntity = new EntitySchema<JobMatchStateRow>({
  name: 'job_match_state',
  tableName: 'job_match_states',
  columns: {
    candidateId: {
      ...varchar('candidate_id', 36),
      primary: true,
      primaryKeyConstraintName: 'pk_job_match_states',
    },
    marketId: varchar('market_id', 36),
    factsSha256: varchar('facts_sha256', 64),
  },
  indices: [{ name: 'ix_job_match_states_market_id', columns: ['marketId'] }],
  foreignKeys: [ofMarket('job_match_states')],
})

/** A person as the lists of one posting sort people: the other way round, for a company. */
export interface CandidateMatchRow {
  postingId: string
  candidateId: string
  marketId: string
  rank: number
  createdAt: string
}

const candidateKey = { primary: true, primaryKeyConstraintName: 'pk_candidate_matches' }

export const CandidateMatchEntity = new EntitySchema<CandidateMatchRow>({
  name: 'candidate_match',
  tableName: 'candidate_matches',
  columns: {
    postingId: { ...varchar('posting_id', 36), ...candidateKey },
    candidateId: { ...varchar('candidate_id', 36), ...candidateKey },
    marketId: varchar('market_id', 36),
    rank: integer('match_rank'),
    createdAt: time('created_at'),
  },
  indices: [
    { name: 'ix_candidate_matches_match_rank', columns: ['postingId', 'rank', 'createdAt', 'candidateId'] },
    { name: 'ix_candidate_matches_market_id', columns: ['marketId'] },
  ],
  foreignKeys: [ofMarket('candidate_matches')],
})

/** Of which facts of a posting the stored ranks were made, and when. */
export interface CandidateMatchStateRow {
  postingId: string
  marketId: string
  factsSha256: string
  rankedAt: string
}

export const CandidateMatchStateEntity = new EntitySchema<CandidateMatchStateRow>({
  name: 'candidate_match_state',
  tableName: 'candidate_match_states',
  columns: {
    postingId: {
      ...varchar('posting_id', 36),
      primary: true,
      primaryKeyConstraintName: 'pk_candidate_match_states',
    },
    marketId: varchar('market_id', 36),
    factsSha256: varchar('facts_sha256', 64),
    rankedAt: time('ranked_at'),
  },
  indices: [{ name: 'ix_candidate_match_states_market_id', columns: ['marketId'] }],
  foreignKeys: [ofMarket('candidate_match_states')],
})
