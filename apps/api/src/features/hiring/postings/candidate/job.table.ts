import { EntitySchema } from 'typeorm'
import { integer, time, varchar } from '../../../../db/columns'
import { type InMarket, ofMarket } from '../../core/of-market'

/**
 * People who saw a posting on a day. A real view is one row per person and day (`viewer` is a keyed hash, `people` 1,
 * unique by posting, day and viewer, so a refresh counts nothing). Seeded history is one row per posting and day
 * whose viewer is `history` and whose `people` says how many. The figure is always the sum of `people`.
 */
export interface JobViewRow {
  postingId: string
  day: string
  viewer: string
  people: number
}

export interface SavedJobRow {
  candidateId: string
  postingId: string
  savedAt: string
}

export type StoredJobViewRow = InMarket<JobViewRow>

export const JobViewEntity = new EntitySchema<StoredJobViewRow>({
  name: 'job_view',
  tableName: 'job_views',
  columns: {
    postingId: { ...varchar('posting_id', 36), primary: true, primaryKeyConstraintName: 'pk_job_views' },
    day: { ...varchar('day', 10), primary: true, primaryKeyConstraintName: 'pk_job_views' },
    viewer: { ...varchar('viewer', 64), primary: true, primaryKeyConstraintName: 'pk_job_views' },
    marketId: varchar('market_id', 36),
    people: integer('people'),
  },
  indices: [
    { name: 'ix_job_views_day', columns: ['marketId', 'day'] },
    { name: 'ix_job_views_people', columns: ['postingId', 'day', 'people'] },
  ],
  foreignKeys: [ofMarket('job_views')],
})

export type StoredSavedJobRow = InMarket<SavedJobRow>

export const SavedJobEntity = new EntitySchema<StoredSavedJobRow>({
  name: 'saved_job',
  tableName: 'saved_jobs',
  columns: {
    candidateId: { ...varchar('candidate_id', 36), primary: true, primaryKeyConstraintName: 'pk_saved_jobs' },
    postingId: { ...varchar('posting_id', 36), primary: true, primaryKeyConstraintName: 'pk_saved_jobs' },
    marketId: varchar('market_id', 36),
    savedAt: time('saved_at'),
  },
  indices: [{ name: 'ix_saved_jobs_market_id', columns: ['marketId'] }],
  foreignKeys: [ofMarket('saved_jobs')],
})
