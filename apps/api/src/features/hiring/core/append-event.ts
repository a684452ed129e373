import type { EntityManager } from 'typeorm'
import type { HiringEventRow } from './hiring-event.table'
import { HiringEventEntity } from './hiring-event.table'

/** Under the hold of the subject nobody else counts on; without one the index refuses all but one. */
const NEXT_N =
  '(SELECT COALESCE(MAX(e.n), 0) + 1 FROM hiring_events e WHERE e.kind = :ofKind AND e.subject_id = :ofSubject)'

/** Stores an event as the next of its subject. */
export async function appendEvent(manager: EntityManager, row: Omit<HiringEventRow, 'n'>): Promise<void> {
  await manager
    .createQueryBuilder()
    .insert()
    .into(HiringEventEntity)
    .values({ ...row, n: () => NEXT_N })
    .setParameters({ ofKind: row.kind, ofSubject: row.subjectId })
    .updateEntity(false)
    .execute()
}
