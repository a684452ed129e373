import type { EntityManager } from 'typeorm'
import type { Change } from '../core/change'
import type { CandidatePlace } from '../core/places'

/** What Skills & Credentials asks of credentials: a skill that was only just claimed may be proved already. */
export type ApplyToSkill = (change: Change, place: CandidatePlace, skill: string) => Promise<void>

/** What Skills & Credentials asks of the tests that prove skills. */
export interface SkillTests {
  /** The track that can be taken; null where there is none. */
  trackFor(skill: string): string | null
  /** Skills without a test for which an account asked for one. */
  wishes(manager: EntityManager, accountId: string): Promise<string[]>
  /** The attempt that is booked or runs. */
  openAttempt(manager: EntityManager, place: CandidatePlace, skill: string): Promise<string | null>
  /** Ends one that runs; refuses before enough of its tasks are done. */
  handIn(place: CandidatePlace, attempt: string): Promise<unknown>
  /** Takes a booking back; false where there is none. Refuses once the test began. */
  cancel(change: Change, place: CandidatePlace, skill: string): Promise<boolean>
  /** Plans a booking for another time. */
  plan(change: Change, place: CandidatePlace, skill: string, at: string): Promise<void>
}
