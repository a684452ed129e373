import type { DataSource, EntityManager, QueryRunner } from 'typeorm'
import { QueryFailedError } from 'typeorm'
import type { PreparedReads } from './prepared-reads'
import { preparedReads } from './prepared-reads'
import type { PreparedQueries } from './query-prepared'

export type Work<T> = (manager: EntityManager) => Promise<T>

/** These end one statement. After any other failure SQLite may have rolled back the whole transaction by itself. */
const HARMLESS = new Set([
  'SQLITE_CONSTRAINT',
  'SQLITE_ERROR',
  'SQLITE_MISMATCH',
  'SQLITE_TOOBIG',
  'SQLITE_RANGE',
])

const endsAll = (error: unknown): boolean => {
  const { driverError } = (error ?? {}) as { driverError?: { code?: unknown } }
  return driverError !== undefined && !HARMLESS.has(String(driverError.code))
}

/**
 * A transaction that is open. What it runs goes through it, for once SQLite has rolled back by itself, each further
 * statement would be a transaction of its own: nothing is sent any more then.
 */
export class OpenTransaction {
  private failure: { error: unknown } | undefined

  constructor(
    private readonly source: DataSource,
    private readonly runner: QueryRunner,
    private readonly prepared: PreparedReads,
  ) {}

  /** Throws what ended the transaction before its time. */
  check(): void {
    if (this.failure) throw this.failure.error
  }

  /**
   * Runs `work` with a manager of its own, one statement after the other. What it still asks for when it has ended is
   * refused: it would happen among the work of others.
   */
  async run<T>(work: Work<T>): Promise<T> {
    let ended = false
    let before: Promise<unknown> = Promise.resolve()
    // The runner is the connection's only one, and its flags are TypeORM's: this one differs in two properties. With
    // the first, `save` opens no transaction of its own.
    const runner = Object.create(this.runner) as QueryRunner & PreparedQueries
    const inTurn = <T>(send: () => Promise<T>): Promise<T> => {
      const sent = before.then(() => {
        if (ended) throw new Error('A statement was sent after the end of its transaction')
        return this.watched(send)
      })
      before = sent.catch(() => undefined)
      return sent
    }
    const send = this.runner.query as (...args: unknown[]) => Promise<unknown>
    const query = (...args: unknown[]) => inTurn(() => send.apply(this.runner, args))
    const queryPrepared: PreparedQueries['queryPrepared'] = (sql, params) =>
      inTurn(() => this.sendPrepared(sql, params))
    const manager = this.source.createEntityManager(runner)
    Object.assign(runner, { isTransactionActive: true, query, queryPrepared, manager })
    try {
      return await work(manager)
    } finally {
      ended = true
      await before
    }
  }

  /** The same, and of work that fails nothing is left while the rest of the transaction goes on. */
  async runAtomic<T>(work: Work<T>): Promise<T> {
    await this.mark('SAVEPOINT job')
    try {
      const value = await this.run(work)
      await this.mark('RELEASE job')
      return value
    } catch (error) {
      if (!this.failure) {
        await this.mark('ROLLBACK TO job')
        await this.mark('RELEASE job')
      }
      throw error
    }
  }

  /** Past TypeORM; errors are as it tells them. */
  private sendPrepared(sql: string, params: unknown[]): Promise<unknown[]> {
    return this.prepared.rows(sql, params).catch((error: Error) => {
      throw new QueryFailedError(sql, params, error)
    })
  }

  private async watched<T>(send: () => Promise<T>): Promise<T> {
    this.check()
    try {
      return await send()
    } catch (error) {
      if (endsAll(error)) this.failure ??= { error }
      throw error
    }
  }

  /** A savepoint that cannot be set or left is of no transaction that we know. */
  private async mark(sql: string): Promise<void> {
    this.check()
    await this.runner.query(sql).catch((error: unknown) => {
      this.failure ??= { error }
      throw error
    })
  }
}

/**
 * Transactions of the one writing connection, begun and ended here and nowhere else: TypeORM counts how deep it is in
 * transactions, and goes on counting where SQLite has rolled back by itself. What it believes open is then never
 * committed, and told as done.
 */
export class SqliteTransactions {
  private readonly runner: QueryRunner
  private prepared: PreparedReads | undefined

  /** `unusable` is told when the connection cannot be brought out of a transaction. */
  constructor(
    private readonly source: DataSource,
    private readonly unusable: (error: Error) => void,
  ) {
    this.runner = source.createQueryRunner()
  }

  /** All of `work`, committed, or nothing of it. */
  async run<T>(work: (open: OpenTransaction) => Promise<T>): Promise<T> {
    try {
      // At once with the lock: a transaction that asks for it later may be refused without waiting its turn.
      await this.runner.query('BEGIN IMMEDIATE')
      this.prepared ??= preparedReads(this.source)
      const open = new OpenTransaction(this.source, this.runner, this.prepared)
      const result = await work(open)
      open.check()
      await this.runner.query('COMMIT')
      return result
    } catch (error) {
      await this.leave()
      throw error
    }
  }

  /** Before the connection is closed. */
  async close(): Promise<void> {
    await this.prepared?.close()
    this.prepared = undefined
  }

  /** Out of the transaction, whatever state it is in. Only outside of one can another begin, which is the proof. */
  private async leave(): Promise<void> {
    if (!this.source.isInitialized) return
    const rolledBack = await this.succeeds('ROLLBACK')
    if (rolledBack || ((await this.succeeds('BEGIN')) && (await this.succeeds('ROLLBACK')))) return
    const error = new Error('The writing connection cannot be brought out of its transaction')
    this.unusable(Object.assign(error, { code: 'SQLITE_UNUSABLE' }))
  }

  private async succeeds(sql: string): Promise<boolean> {
    return this.runner.query(sql).then(
      () => true,
      () => false,
    )
  }
}
