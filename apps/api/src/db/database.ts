import type { DataSource, EntityManager } from 'typeorm'
import type { PreparedReads } from './prepared-reads'
import { preparedReads } from './prepared-reads'

type Work<T> = (manager: EntityManager) => Promise<T>

const TRIES = 4
/** Writes in one commit at most. */
const TOGETHER = 64
/** Serialisation failure and deadlock: PostgreSQL asks for the transaction again. */
const RETRY = new Set(['40001', '40P01'])

const codeOf = (error: unknown): unknown =>
  (error as { driverError?: { code?: unknown } } | null)?.driverError?.code

/**
 * A transaction is one connection, and a connection does one thing at a time: what work asks for together is sent one
 * after the other, which the driver of PostgreSQL wants of its callers.
 */
function inTurn(manager: EntityManager): EntityManager {
  const runner = manager.queryRunner
  if (!runner) return manager
  const send = runner.query.bind(runner) as (...args: unknown[]) => Promise<unknown>
  let before: Promise<unknown> = Promise.resolve()
  runner.query = ((...args: unknown[]) => {
    const sent = before.then(() => send(...args))
    before = sent.catch(() => undefined)
    return sent
  }) as typeof runner.query
  return manager
}

interface Job {
  work: Work<unknown>
  /** Of several statements, and so behind a savepoint of its own. */
  atomic: boolean
  /** Told before the commit. */
  early: boolean
  done(value: unknown): void
  failed(error: unknown): void
}

/**
 * The one door to the data. SQLite has a single connection: a write that starts while another transaction is open
 * runs inside it and is lost, silently, if that one rolls back. So every write and every transaction waits in one
 * queue on SQLite; PostgreSQL has a connection for each and needs none. What has gathered in the queue is committed
 * together, because the wait for the disk is the price of a commit, however much is in it; what arrives while the
 * others are written joins them.
 */
export class Database {
  private readonly waiting: Job[] = []
  private tail: Promise<unknown> | undefined
  private changeCount = 0
  private prepared: PreparedReads | undefined

  /** `reader` is a second connection to the same SQLite file: it never sees what is not committed. */
  constructor(
    readonly source: DataSource,
    private readonly reader: DataSource = source,
  ) {}

  /** Grows with every write of this process, so that what was derived from reads can tell whether it is still true. */
  get changes(): number {
    return this.changeCount
  }

  get isSqlite(): boolean {
    return this.source.options.type === 'sqlite'
  }

  /** For reads only. They do not wait for writes. */
  get read(): EntityManager {
    return this.reader.manager
  }

  /** Rows of a statement that is prepared once and kept; `sql` is a constant of the code. On SQLite a SELECT only. */
  rows<T>(sql: string, params: unknown[] = []): Promise<T[]> {
    this.prepared ??= preparedReads(this.reader)
    return this.prepared.rows(sql, params) as Promise<T[]>
  }

  /** One write statement. Never call `write` or `transaction` inside `work`: the queue would wait for itself. */
  write<T>(work: Work<T>): Promise<T> {
    return this.counted(this.isSqlite ? this.enqueue(work, {}) : work(this.source.manager))
  }

  /** The same for a statement that is a constant of the code and that many requests make. */
  async writeSql(sql: string, params: unknown[]): Promise<void> {
    if (this.isSqlite) await this.write((manager) => manager.query(sql, params))
    else await this.counted(this.rows(sql, params))
  }

  /**
   * One write statement that nobody misses after a power cut, such as a count of requests: it is answered when it is
   * done, and stored with the next commit. A request that goes on to write waits for the disk once, not twice.
   */
  writeEarly<T>(work: Work<T>): Promise<T> {
    return this.counted(this.isSqlite ? this.enqueue(work, { early: true }) : work(this.source.manager))
  }

  /** All of `work` or nothing of it. On PostgreSQL it may run again after a conflict: do nothing in it but data. */
  transaction<T>(work: Work<T>): Promise<T> {
    if (this.isSqlite) return this.counted(this.enqueue(work, { atomic: true }))
    return this.counted(this.retrying(() => this.source.transaction((manager) => work(inTurn(manager)))))
  }

  /** Waits until everything queued so far is written. */
  async drain(): Promise<void> {
    await this.tail
  }

  /** Finishes the queue, folds the write-ahead log into the file and closes. */
  async close(): Promise<void> {
    await this.drain()
    await this.prepared?.close()
    if (this.reader !== this.source && this.reader.isInitialized) await this.reader.destroy()
    if (!this.source.isInitialized) return
    if (this.isSqlite) await this.source.query('PRAGMA wal_checkpoint(TRUNCATE)').catch(() => undefined)
    await this.source.destroy()
  }

  private async counted<T>(work: Promise<T>): Promise<T> {
    try {
      return await work
    } finally {
      this.changeCount++
    }
  }

  private async retrying<T>(run: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await run()
      } catch (error) {
        if (attempt === TRIES || !RETRY.has(String(codeOf(error)))) throw error
        await new Promise((resolve) => setTimeout(resolve, attempt * 10 * (1 + Math.random())))
      }
    }
  }

  private enqueue<T>(work: Work<T>, { atomic = false, early = false }: Partial<Job>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.waiting.push({ work, atomic, early, done: resolve as Job['done'], failed: reject })
      this.tail ??= this.runAll()
    })
  }

  private async runAll(): Promise<void> {
    // One turn of the loop, so that requests that arrived together are written together.
    await nextTurn()
    while (this.waiting.length > 0) {
      const [only, ...more] = this.waiting
      if (only && more.length === 0 && !only.early) {
        this.waiting.length = 0
        await this.runAlone(only)
      } else await this.runTogether()
    }
    this.tail = undefined
  }

  private async runAlone({ work, atomic, done, failed }: Job): Promise<void> {
    const run = async () => (atomic ? this.source.transaction(work) : work(this.source.manager))
    await run().then(done, failed)
  }

  /** Each succeeds or fails by itself; nobody but the early ones is told of success before the commit. */
  private async runTogether(): Promise<void> {
    const jobs: Job[] = []
    const outcomes: (() => void)[] = []
    try {
      await this.source.transaction(async (manager) => {
        while (this.waiting.length > 0 && jobs.length < TOGETHER) {
          const next = this.waiting.splice(0, TOGETHER - jobs.length)
          jobs.push(...next)
          for (const group of sideBySide(next))
            await Promise.all(group.map((job) => runWithin(manager, job, outcomes)))
          // What was told early may have led to the next write.
          if (this.waiting.length === 0 && next.some(({ early }) => early)) await nextTurn()
        }
      })
      for (const tell of outcomes) tell()
    } catch (error) {
      for (const { failed } of jobs) failed(error)
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

async function runWithin(manager: EntityManager, job: Job, outcomes: (() => void)[]): Promise<void> {
  const { work, atomic, early, done, failed } = job
  const run = async () => (atomic ? manager.transaction(work) : work(manager))
  await run().then(
    (value) => (early ? done(value) : outcomes.push(() => done(value))),
    (error: unknown) => outcomes.push(() => failed(error)),
  )
}
