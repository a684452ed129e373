import type { CaseResult, CodeJob } from '@tryka/assessment'
import { DAY_MS, MODULE_RUNS } from '@tryka/domain'
import type { Attempts } from '../../../services/attempts/attempts'
import { tryLater } from '../../../try-later'
import type { PracticeCode, Practiser } from '../assessments/practice-code'
import type { SectionDeps } from '../core/section'

interface Deps extends Pick<SectionDeps, 'db'> {
  /** Runs code behind the tests that count: few at once, one of each account. */
  code: PracticeCode
  counts: Attempts
  /** So many times the usual, where one address is that of many people. */
  factor: number
}

/** Runs code of the tasks of modules, so many times a task and a day. */
export class ModuleCode {
  constructor(private readonly deps: Deps) {}

  /** @param task names it, for whoever tries it again. */
  async run(by: Practiser, task: string, job: CodeJob): Promise<{ results: CaseResult[]; left: number }> {
    const { db, counts, factor, code } = this.deps
    const kind = 'module-code' as const
    const most = MODULE_RUNS.perTask * factor
    const limits = [
      { kind, subject: `${by.accountId} ${task}`, max: most, windowMs: DAY_MS },
      { kind, subject: by.accountId, max: MODULE_RUNS.perDay * factor, windowMs: DAY_MS },
    ]
    const taken = await db.write(async (manager) => {
      for (const limit of limits) {
        const wait = await counts.untilFree(limit, manager)
        if (wait > 0) throw tryLater('RUNS', 'This code was run often today. Run it again later.', wait)
      }
      const ids: string[] = []
      for (const { subject } of limits) ids.push(await counts.record(manager, kind, subject))
      return ids
    })
    try {
      const { results } = await code.run(by, [job])
      const { count } = await counts.recent(kind, `${by.accountId} ${task}`, DAY_MS)
      return { results: results.flat(), left: Math.max(0, most - count) }
    } catch (error) {
      // What never ran is given back.
      await db.write(async (manager) => {
        for (const id of taken) await counts.withdraw(manager, id)
      })
      throw error
    }
  }
}
