import { availableParallelism } from 'node:os'
import type { CaseResult, CodeJob } from '@tryka/assessment'
import { AppError } from '../../app-error'
import type { GradersConfig } from '../../config'
import type { SlotDeps } from './grader-slot'
import { GraderSlot, REPLACED } from './grader-slot'

/** Jobs that wait; the next one is told to come again. */
const MOST_WAITING = 50

export const graderBusy = () =>
  new AppError(503, 'GRADER_BUSY', 'Code cannot be run right now. Please try again in a moment.', {
    'retry-after': '5',
  })

interface Waiting {
  job: CodeJob
  resolve: (results: CaseResult[] | undefined) => void
  reject: (error: unknown) => void
}

/** Runs people's code in processes of its own, none of which is there before the first job. */
export class GraderPool {
  private readonly slots: readonly GraderSlot[]
  private readonly waiting: Waiting[] = []
  private isClosed = false

  constructor(config: GradersConfig | undefined, onTrouble: SlotDeps['onTrouble']) {
    const count = config ? Math.min(config.count, Math.max(1, availableParallelism() - 1)) : 0
    const { replaced = {}, ...grader } = config ?? { file: '' }
    const deps = { grader, replaced: { ...REPLACED, ...replaced }, onTrouble }
    this.slots = Array.from({ length: count }, () => new GraderSlot(deps))
  }

  /** Processes that run now, for whoever watches or measures them. */
  get pids(): number[] {
    return this.slots.flatMap(({ pid }) => pid ?? [])
  }

  /** Whether there is any, how many processes run now, and how many jobs wait. */
  get state(): { isOn: boolean; processes: number; waiting: number } {
    return { isOn: this.slots.length > 0, processes: this.pids.length, waiting: this.waiting.length }
  }

  /**
   * Runs a job when its turn comes.
   * @returns what came of each case; undefined when no process lived to tell, twice: then the task is void, never wrong.
   * @throws AppError 503 GRADER_BUSY where too many wait, and where the server stops meanwhile: nothing is known then.
   */
  grade(job: CodeJob): Promise<CaseResult[] | undefined> {
    if (this.isClosed || this.slots.length === 0 || this.waiting.length >= MOST_WAITING)
      return Promise.reject(graderBusy())
    return new Promise((resolve, reject) => {
      this.waiting.push({ job, resolve, reject })
      for (const slot of this.slots) if (!slot.isBusy) return void this.work(slot)
    })
  }

  /** Ends every process; what runs or waits is told to come again. */
  async close(): Promise<void> {
    this.isClosed = true
    for (const { reject } of this.waiting.splice(0)) reject(graderBusy())
    await Promise.all(this.slots.map((slot) => slot.close()))
  }

  private async work(slot: GraderSlot): Promise<void> {
    slot.isBusy = true
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      const { job, resolve, reject } = next
      try {
        const results = await slot.grade(job)
        if (this.isClosed && !results) reject(graderBusy())
        else resolve(results)
      } catch (error) {
        reject(error)
      }
    }
    slot.isBusy = false
  }
}
