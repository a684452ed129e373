import type { EntityManager, FindOptionsWhere } from 'typeorm'
import { IsNull, Not } from 'typeorm'
import type { StoredInterviewRow } from './interview.table'
import { InterviewEntity } from './interview.table'

/** Days stay and are counted; why one was to be moved goes, whoever of the two wrote it. */
export const forgetInterviews = (manager: EntityManager, of: FindOptionsWhere<StoredInterviewRow>) =>
  manager.update(InterviewEntity, { ...of, rescheduleReason: Not(IsNull()) }, { rescheduleReason: null })
