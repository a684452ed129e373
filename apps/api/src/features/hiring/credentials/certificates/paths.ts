import type { EntityManager } from 'typeorm'
import type { CoursePath } from '@tryka/coach'
import type { CandidateRef } from '../../core/places'
import type { Completion } from './certificate-document'

/** A path, and who is asked about. */
export type PathOf = CandidateRef & { path: CoursePath }

/** What certificates ask of learning. */
export interface Paths {
  /** Those of which nothing is left to pass for somebody. */
  finished(manager: EntityManager, by: CandidateRef): Promise<CoursePath[]>
  /** @throws AppError 404 where there is no such path. */
  path(id: string): CoursePath
  /** Whether nothing of a path is left to pass. */
  isFinished(manager: EntityManager, of: PathOf): Promise<boolean>
  /** What somebody passed of a path; null as long as a module is missing, or teaches what they have not read. */
  completion(manager: EntityManager, of: PathOf): Promise<Completion | null>
}
