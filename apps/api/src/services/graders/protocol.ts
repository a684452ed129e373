import type { CaseResult, CodeJob } from '@tryka/assessment'

/** What a grader is told: one job, and after how long its code is stopped. */
export interface ToGrader {
  job: CodeJob
  softMs: number
}

/**
 * `begun` when the engine is loaded and the code starts; `done` with what came of each case, and the memory held. Worn is
 * one whose engine was stopped in the middle of something.
 */
export type FromGrader =
  | { kind: 'begun' }
  | { kind: 'done'; results: CaseResult[]; rss: number; isWorn: boolean }
