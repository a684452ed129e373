import type { EntityManager } from 'typeorm'
import type { Signer } from '@tryka/credentials'
import { checkpointText, Unreadable } from '@tryka/credentials'
import { rootOf, signNote } from '@tryka/credentials/issue'
import type { Clock } from '../../clock'
import { afterCommit } from '../../db/after-commit'
import type { Database } from '../../db/database'
import { holdLock } from '../../db/named-lock'
import type { Edge } from './edge'
import { LogHead } from './log-head'
import { inconsistent, LogInconsistent, LogRefused } from './log.errors'
import { lastState } from './last-state'
import type { LogCheckpointRow } from './log.table'
import { noteOf, Published } from './published'
import { storeGrown } from './store'
import { hashOfLeaf, hashText, sha256 } from './hashes'

/** The one lock of the whole product. Take it last, after everything that may wait. */
export const LOG_LOCK = 'transparency-log'
/** A bundle names the length of an entry by two bytes. */
const MAX_LEAF_BYTES = 65_535

export interface LogDeps {
  db: Database
  clock: Clock
  dataDir: string
  /** Who signs checkpoints, and the name of the log: its address without the scheme. */
  identity: { readonly logSigner: Signer; readonly logName: string }
  failed: (error: unknown) => void
}

export interface Appended {
  /** Index of the first of the new entries. */
  first: number
  size: number
  checkpoint: string
}

/** An RFC 6962 log that grows in the transactions of who writes to it: an entry is in a signed checkpoint, or nowhere. */
export class TransparencyLog {
  readonly published: Published
  readonly head: LogHead
  /** The largest size that this process knows to be committed. */
  private seen = 0
  /** Where the tree ended after the last append, committed or not: used where the tables say the same. */
  private edge: Edge | undefined
  private wrong: string | undefined

  constructor(private readonly deps: LogDeps) {
    this.published = new Published(deps.db)
    this.head = new LogHead(deps.dataDir, deps.failed)
  }

  /** Appends in the caller's transaction and holds all other writers from here to its end. */
  async append(manager: EntityManager, leaves: readonly string[]): Promise<Appended> {
    await holdLock(manager, LOG_LOCK)
    const { size: first, edge } = await this.noting(() => this.lastSigned(manager))
    const rows = leaves.map((leaf, at) => {
      if (leaf === '' || Buffer.byteLength(leaf) > MAX_LEAF_BYTES)
        throw new RangeError('This is no entry of a log.')
      const hash = hashOfLeaf(leaf)
      edge.push(hash)
      return { index: first + at, leaf, hash: hashText(hash) }
    })
    const signing = this.signed(edge.size, await edge.root())
    if (rows.length > 0)
      await storeGrown(manager, { leaves: rows, tiles: edge.takeRows(), checkpoint: signing })
    const checkpoint = await signing
    afterCommit(manager, () => this.saw(checkpoint))
    return { first, size: edge.size, checkpoint: checkpoint.note }
  }

  /** The newest checkpoint with its witnesses; of an empty log, too. */
  async checkpoint(): Promise<string> {
    const row = await this.published.newest()
    return noteOf(
      row ?? (await this.signed(0, await rootOf(sha256, { hash: () => sha256(Buffer.alloc(0)) }, 0))),
    )
  }

  /** The path from an entry to the newest checkpoint. */
  proofOf(index: number): Promise<{ path: Uint8Array[]; checkpoint: string }> {
    return this.noting(() => this.published.proofOf(index))
  }

  /** That the newest tree begins with an older one. */
  consistencyFrom(oldSize: number): Promise<{ path: Uint8Array[]; checkpoint: string }> {
    return this.noting(() => this.published.consistencyFrom(oldSize))
  }

  /** What is not in order, as a sentence; undefined where all is well. Nothing is issued while it says something. */
  async trouble(): Promise<string | undefined> {
    await this.noting(() => this.published.check()).catch((error: unknown) => {
      if (!(error instanceof LogInconsistent)) throw error
    })
    return this.wrong
  }

  /** Before the first request: what was published must still be there. Throws `LogRefused`. */
  async begin(): Promise<void> {
    const head = await this.head.read().catch(() => {
      throw new LogRefused('the file log-head in DATA_DIR cannot be read')
    })
    const row = await this.published.newest()
    if (head && head.size > (row?.size ?? 0))
      throw new LogRefused(
        `${head.size} entries were published, and the database has ${row?.size ?? 0}: it is an older copy`,
      )
    if (head && !(await this.had(head.size, hashText(head.root))))
      throw new LogRefused(`the first ${head.size} entries are not those that were published`)
    if (row) this.saw(row)
  }

  /** For the end of the process. */
  async close(): Promise<void> {
    await this.head.flush()
  }

  /** Runs `work`, and remembers where it found the log out of order. */
  async noting<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      // What is stored is ours: where it cannot be read, somebody wrote to it.
      const found = error instanceof Unreadable ? inconsistent(error.reason) : error
      if (found instanceof LogInconsistent) {
        this.wrong = found.what
        this.deps.failed(found)
      }
      throw found
    }
  }

  /** What was signed last, if it is all there. The lock is held. */
  private async lastSigned(manager: EntityManager) {
    const { size, edge } = await lastState(manager, this.edge)
    if (size < this.seen) throw inconsistent(`${this.seen} entries were published, and ${size} are left`)
    this.edge = edge
    this.wrong = undefined
    return { size, edge }
  }

  private async signed(size: number, root: Uint8Array): Promise<LogCheckpointRow> {
    const { logName, logSigner } = this.deps.identity
    const note = await signNote(checkpointText({ origin: logName, size, root }), logName, logSigner)
    return { size, root: hashText(root), note, cosignatures: {}, at: this.deps.clock.now().toISOString() }
  }

  private async had(size: number, root: string): Promise<boolean> {
    return this.published.rootAt(size).then(
      (found) => hashText(found) === root,
      () => false,
    )
  }

  private saw({ size, note }: LogCheckpointRow): void {
    this.seen = Math.max(this.seen, size)
    this.head.note(size, note)
  }
}
