import type { CaseResult, CodeJob, CodeKind } from '@tryka/assessment'
import type { GraderFile, Limits } from './grader-process'
import { GraderProcess } from './grader-process'

/** How long code of each kind may run, all cases of a job together: then it is wrong, and then its process is killed. */
export const LIMITS: Readonly<Record<CodeKind, Limits>> = {
  'code-sql': { softMs: 2_000, hardMs: 4_000 },
  // Endless code stops itself after a second; this is for what one step of the engine takes.
  'code-js': { softMs: 3_000, hardMs: 5_000 },
  // The first time the compiler reads its library.
  'code-ts': { softMs: 6_000, hardMs: 10_000 },
  // The compiler; what it made is bounded by gas alone, which lasts ten seconds of a core at most. A busy one takes far longer,
  // and who is killed for that is wronged.
  'code-solidity': { softMs: 6_000, hardMs: 60_000 },
}

/** When a process is replaced, and when it ends for want of work. */
export const REPLACED = { jobs: 200, rss: 512 * 1024 * 1024, idleMs: 5 * 60_000 }

/** A job whose process ended is tried once more, in a fresh one. */
const TRIES = 2

export interface SlotDeps {
  grader: GraderFile
  replaced: typeof REPLACED
  onTrouble: (message: string, details: object) => void
}

/** Room for one process: begun with the first job, replaced when it is worn, ended when there is nothing to do. */
export class GraderSlot {
  private process: GraderProcess | undefined
  private idle: NodeJS.Timeout | undefined
  private isClosed = false
  /** It has a job; said by whoever hands them out, so that no second one comes between two. */
  isBusy = false

  constructor(private readonly deps: SlotDeps) {}

  get pid(): number | undefined {
    return this.process?.isGone ? undefined : this.process?.pid
  }

  /** @returns what came of each case; nothing when the process ended each time. */
  async grade(job: CodeJob): Promise<CaseResult[] | undefined> {
    clearTimeout(this.idle)
    try {
      for (let tries = 0; tries < TRIES && !this.isClosed; tries++) {
        const results = await this.once(job)
        if (results) return results
      }
      return undefined
    } finally {
      this.idle = setTimeout(() => void this.end(), this.deps.replaced.idleMs).unref()
    }
  }

  async close(): Promise<void> {
    this.isClosed = true
    clearTimeout(this.idle)
    await this.end()
  }

  private async once(job: CodeJob): Promise<CaseResult[] | undefined> {
    const { grader, replaced, onTrouble } = this.deps
    // One that ended between two jobs costs no try.
    if (!this.process || this.process.isGone) this.process = new GraderProcess(grader)
    const { process } = this
    const results = await process.run(job, LIMITS[job.kind])
    if (!results && !this.isClosed) onTrouble('a grader ended in the middle of a job', { kind: job.kind })
    const isWorn = process.isWorn || process.jobs >= replaced.jobs || process.rss > replaced.rss
    if (!results || isWorn) await this.end()
    return results
  }

  private async end(): Promise<void> {
    const { process } = this
    this.process = undefined
    await process?.end()
  }
}
