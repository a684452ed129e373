import type { EntityManager } from 'typeorm'
import { changedSince, POSTING_FACT_WORDS, type ChangedJob } from '@tryka/domain'
import { refused } from '../../core/errors'
import type { CandidatePlace } from '../../core/places'
import type { Person } from '../../matching/person'
import { jobDetail } from '../../postings/candidate/job-view'
import type { StoredPostingRow } from '../../postings/posting.table'

/** Nobody applies to another job than the one that was read: what differs is told, with the job as it is now. */
export async function refuseChanged(
  manager: EntityManager,
  place: CandidatePlace,
  {
    posting,
    person,
    seen,
    now,
  }: { posting: StoredPostingRow; person: Person; seen: number | undefined; now: Date },
): Promise<void> {
  if (seen === undefined) return
  const changed = changedSince(posting.factVersions, seen)
  if (changed.length === 0) return
  const current = await jobDetail(manager, place, posting, person, now)
  const what = changed.map((fact) => POSTING_FACT_WORDS[fact]).join(', ')
  const told: ChangedJob = { changed, current }
  throw refused(409, 'STALE', `This job was changed since you looked at it: ${what}.`, told)
}
