import type { CaseResult, CodeJob } from '@tryka/assessment'
import { HOUR_MS, PRACTICE_CODE } from '@tryka/domain'
import type { Attempts } from '../../../services/attempts/attempts'
import type { GraderPool } from '../../../services/graders/grader-pool'
import { graderBusy } from '../../../services/graders/grader-pool'
import type { SectionDeps } from '../core/section'
import { stillRunning, tooMuchPractice } from './assessment-errors'

/** Calls of practice that run code at once in this process; the grader's queue is for tests that count. */
const MOST_AT_ONCE = 2
const STOPPED = 'It was stopped: it took too long.'

/** Who practises: an account, a guest's among them, and the address from which it calls. */
export interface Practiser {
  accountId: string
  address: string
}

interface Deps extends Pick<SectionDeps, 'db'> {
  graders: GraderPool
  counts: Attempts
  /** So many times the usual, where one address is that of many people. */
  factor: number
}

/**
 * Runs code of practice, which anybody may hand in: one call at a time for each account, few at once in all, and so many
 * runs an hour, so that whoever takes a test never waits for those who practise.
 */
export class PracticeCode {
  private readonly underWay = new Set<string>()

  constructor(private readonly deps: Deps) {}

  /** Runs all of one call, and says how many more runs the hour leaves to this account. */
  async run(by: Practiser, jobs: readonly CodeJob[]): Promise<{ results: CaseResult[][]; left: number }> {
    if (this.underWay.has(by.accountId)) throw stillRunning()
    if (this.underWay.size >= MOST_AT_ONCE) throw graderBusy()
    this.underWay.add(by.accountId)
    try {
      const { taken, left } = await this.counted(by, jobs.length)
      try {
        return { results: await this.graded(jobs), left }
      } catch (error) {
        // What never ran is given back.
        const { db, counts } = this.deps
        await db.write(async (manager) => {
          for (const id of taken) await counts.withdraw(manager, id)
        })
        throw error
      }
    } finally {
      this.underWay.delete(by.accountId)
    }
  }

  private async graded(jobs: readonly CodeJob[]): Promise<CaseResult[][]> {
    const all: CaseResult[][] = []
    for (const job of jobs) {
      const results = await this.deps.graders.grade(job)
      all.push(results ?? job.cases.map(({ name }) => ({ name, passed: false, output: STOPPED })))
    }
    return all
  }

  /** Counts before it runs. */
  private counted(
    { accountId, address }: Practiser,
    runs: number,
  ): Promise<{ taken: string[]; left: number }> {
    const { db, counts, factor } = this.deps
    const { account, address: house } = PRACTICE_CODE.perHour
    const common = { kind: 'practice-code' as const, windowMs: HOUR_MS }
    const limits = [
      { ...common, subject: accountId, max: account * factor },
      { ...common, subject: address, max: house * factor },
    ]
    return db.write(async (manager) => {
      for (const limit of limits) {
        const wait = await counts.untilFree(limit, manager, runs)
        if (wait > 0) throw tooMuchPractice(wait)
      }
      const taken: string[] = []
      for (const { kind, subject } of limits)
        for (let i = 0; i < runs; i++) taken.push(await counts.record(manager, kind, subject))
      const { count } = await counts.recent('practice-code', accountId, HOUR_MS, manager)
      return { taken, left: Math.max(0, account * factor - count) }
    })
  }
}
