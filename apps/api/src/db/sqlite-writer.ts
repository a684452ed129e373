import type { DataSource } from 'typeorm'
import type { OpenTransaction, Work } from './sqlite-transaction'
import { SqliteTransactions } from './sqlite-transaction'

/** Writes in one commit at most. */
const TOGETHER = 64

interface Job {
  work: Work<unknown>
  /** Of several statements, and so behind a savepoint of its own. */
  atomic: boolean
  /** Told before the commit. */
  early: boolean
  done(value: unknown): void
  failed(error: unknown): void
}

/** What the writer tells of itself. */
export interface WriterEvents {
  /** A transaction was not committed, whoever was told of it. */
  failed(error: unknown): void
  /** Nothing can be written any more until the process starts anew. */
  unusable(error: Error): void
}

/**
 * The queue of all writes. What has gathered in it is committed together, because the wait for the disk is the price
 * of a commit, however much is in it; what arrives while the others are written joins them.
 */
export class SqliteWriter {
  private readonly waiting: Job[] = []
  private readonly transactions: SqliteTransactions
  private tail: Promise<unknown> | undefined
  private dead: Error | undefined

  constructor(
    source: DataSource,
    private readonly events: WriterEvents,
  ) {
    this.transactions = new SqliteTransactions(source, (error) => {
      this.dead ??= error
      events.unusable(error)
    })
  }

  add<T>(work: Work<T>, { atomic = false, early = false }: Partial<Job> = {}): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.waiting.push({ work, atomic, early, done: resolve as Job['done'], failed: reject })
      this.tail ??= this.runAll()
    })
  }

  /** Waits until everything queued so far is written. */
  async drain(): Promise<void> {
    await this.tail
  }

  /** Waits for them, and lets go of the connection. */
  async close(): Promise<void> {
    await this.drain()
    await this.transactions.close()
  }

  private async runAll(): Promise<void> {
    // One turn of the loop, so that requests that arrived together are written together.
    await nextTurn()
    while (this.waiting.length > 0) {
      const jobs: Job[] = []
      await this.runSome(jobs).catch((error: unknown) => {
        // A connection that cannot even begin has no answer for those who wait behind either.
        if (jobs.length === 0) jobs.push(...this.waiting.splice(0))
        for (const { failed } of jobs) failed(error)
        this.events.failed(error)
      })
    }
    this.tail = undefined
  }

  /** Takes jobs into `jobs` and tells them of success; after a failure the caller tells them all. */
  private async runSome(jobs: Job[]): Promise<void> {
    if (this.dead) throw this.dead
    const outcomes: (() => void)[] = []
    await this.transactions.run(async (open) => {
      const [only, ...more] = this.waiting
      if (only && more.length === 0 && !only.early) await this.runAlone(open, jobs, outcomes)
      else await this.runTogether(open, jobs, outcomes)
    })
    for (const tell of outcomes) tell()
  }

  private async runAlone(open: OpenTransaction, jobs: Job[], outcomes: (() => void)[]): Promise<void> {
    const job = this.waiting.shift()
    if (!job) return
    jobs.push(job)
    const value = await open.run(job.work)
    outcomes.push(() => job.done(value))
  }

  /** Each succeeds or fails by itself; nobody but the early ones is told of success before the commit. */
  private async runTogether(open: OpenTransaction, jobs: Job[], outcomes: (() => void)[]): Promise<void> {
    while (this.waiting.length > 0 && jobs.length < TOGETHER) {
      const next = this.waiting.splice(0, TOGETHER - jobs.length)
      jobs.push(...next)
      for (const group of sideBySide(next)) {
        await Promise.all(group.map((job) => runWithin(open, job, outcomes)))
        open.check()
      }
      // What was told early may have led to the next write.
      if (this.waiting.length === 0 && next.some(({ early }) => early)) await nextTurn()
    }
  }
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** Neighbours of one statement each go to the driver at once; a savepoint needs the connection for itself. */
function sideBySide(jobs: Job[]): Job[][] {
  const groups: Job[][] = []
  for (const job of jobs) {
    const last = groups.at(-1)
    if (last?.[0] && !last[0].atomic && !job.atomic) last.push(job)
    else groups.push([job])
  }
  return groups
}

async function runWithin(open: OpenTransaction, job: Job, outcomes: (() => void)[]): Promise<void> {
  const { work, atomic, early, done, failed } = job
  await (atomic ? open.runAtomic(work) : open.run(work)).then(
    (value) => (early ? done(value) : outcomes.push(() => done(value))),
    (error: unknown) => outcomes.push(() => failed(error)),
  )
}
