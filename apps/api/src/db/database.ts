import type { DataSource, EntityManager } from 'typeorm'
import { tellCommitted } from './after-commit'
import { triesFor } from './conflicts'
import type { FreeSpace } from './free-space'
import type { PreparedReads } from './prepared-reads'
import { preparedReads } from './prepared-reads'
import type { ReadTurns } from './read-turns'
import type { Work } from './sqlite-transaction'
import { SqliteWriter } from './sqlite-writer'
import { storageProblem } from './storage-problem'

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

/** What a database in a file has beside its connection. */
export interface SqliteParts {
  /** A second connection to the same file: it never sees what is not committed. */
  reader: DataSource
  /** The turns of its reads, absent where it is the writing connection. */
  turns?: ReadTurns
  space?: FreeSpace
  /** Called when nothing can be written any more. By default nobody handles it, and the process ends. */
  unusable?: (error: Error) => void
}

const throwUnhandled = (error: Error): void =>
  void setImmediate(() => {
    throw error
  })

/**
 * The one door to the data. SQLite has a single connection that writes: a write that starts while another transaction
 * is open runs inside it and is lost, silently, if that one rolls back. So every write and every transaction waits in
 * one queue on SQLite; PostgreSQL has a connection for each and needs none.
 */
export class Database {
  private readonly writer: SqliteWriter | undefined
  private readonly reader: DataSource
  private changeCount = 0
  private writtenAt: number | undefined
  private prepared: PreparedReads | undefined

  constructor(
    readonly source: DataSource,
    private readonly parts: Partial<SqliteParts> = {},
  ) {
    this.reader = parts.reader ?? source
    if (source.options.type === 'sqlite')
      this.writer = new SqliteWriter(source, {
        failed: (error) => this.noteFailure(error),
        unusable: parts.unusable ?? throwUnhandled,
      })
  }

  /** Grows with every write of this process, so that what was derived from reads can tell whether it is still true. */
  get changes(): number {
    return this.changeCount
  }

  get isSqlite(): boolean {
    return this.writer !== undefined
  }

  /** When a write was last stored; undefined before the first one and from a failure of the storage to the next. */
  get lastWrite(): number | undefined {
    return this.writtenAt
  }

  /** The room on the disk of the file; undefined where the data is elsewhere. */
  get space(): FreeSpace | undefined {
    return this.parts.space
  }

  /** For reads only. They do not wait for writes. */
  get read(): EntityManager {
    return this.reader.manager
  }

  /** Rows of a statement that is prepared once and kept; `sql` is a constant of the code. On SQLite a SELECT only. */
  rows<T>(sql: string, params: unknown[] = []): Promise<T[]> {
    const prepared = (this.prepared ??= preparedReads(this.reader))
    const read = () => prepared.rows(sql, params) as Promise<T[]>
    return this.parts.turns ? this.parts.turns.take(read) : read()
  }

  /** One write statement. Never call `write` or `transaction` inside `work`: the queue would wait for itself. */
  write<T>(work: Work<T>): Promise<T> {
    return this.counted(this.writer ? this.writer.add(work) : work(this.source.manager))
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
  async writeEarly<T>(work: Work<T>): Promise<T> {
    if (!this.writer) return this.counted(work(this.source.manager))
    return this.writer.add(work, { early: true }).finally(() => this.changeCount++)
  }

  /** All of `work` or nothing of it. On PostgreSQL it may run again after a conflict: do nothing in it but data. */
  async transaction<T>(work: Work<T>): Promise<T> {
    const tried: EntityManager[] = []
    const noted: Work<T> = (manager) => {
      tried.push(manager)
      return work(manager)
    }
    const value = await this.counted(
      this.writer ? this.writer.add(noted, { atomic: true }) : this.retrying(noted),
    )
    tellCommitted(tried.at(-1))
    return value
  }

  /** Begins and ends a transaction without writing: fails while the writing connection is not free to begin one. */
  async tryTransaction(): Promise<void> {
    await this.writer?.add(() => Promise.resolve(), { atomic: true })
  }

  /** Waits until everything queued so far is written. */
  async drain(): Promise<void> {
    await this.writer?.drain()
  }

  /** Finishes the queue, folds the write-ahead log into the file and closes. */
  async close(): Promise<void> {
    await this.writer?.close()
    await this.prepared?.close()
    if (this.reader !== this.source && this.reader.isInitialized) await this.reader.destroy()
    if (!this.source.isInitialized) return
    if (this.isSqlite) await this.source.query('PRAGMA wal_checkpoint(TRUNCATE)').catch(() => undefined)
    await this.source.destroy()
  }

  private noteFailure(error: unknown): void {
    if (storageProblem(error)) this.writtenAt = undefined
  }

  private async counted<T>(work: Promise<T>): Promise<T> {
    try {
      const value = await work
      this.writtenAt = Date.now()
      return value
    } catch (error) {
      this.noteFailure(error)
      throw error
    } finally {
      this.changeCount++
    }
  }

  private async retrying<T>(work: Work<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.source.transaction((manager) => work(inTurn(manager)))
      } catch (error) {
        if (attempt >= triesFor(error)) throw error
        const ms = Math.min(80, attempt * 10 * (1 + Math.random()))
        await new Promise((resolve) => setTimeout(resolve, ms))
      }
    }
  }
}
