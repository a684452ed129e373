import { In, LessThanOrEqual } from 'typeorm'
import { v7 } from 'uuid'
import { base64url, equalBytes, fromBase64url } from '@tryka/credentials'
import { AnchorFault, RpcFault } from '@tryka/credentials/anchor'
import { ANCHOR_RULES, MINUTE_MS, OPEN_ANCHORS } from '@tryka/domain'
import type { Clock } from '../../clock'
import type { Database } from '../../db/database'
import type { Anchor, Confirmation, LogState, Receipt } from './anchor'
import { afterPause, alone, moveOn, stateAfter, type Patch } from './anchor-moves'
import type { AnchorRow } from './anchor.table'
import { AnchorEntity } from './anchor.table'

/** A server that does not know a transaction may have heard of it from nobody yet. */
const HEARD_MS = 2 * MINUTE_MS
/** Between two looks at what waits for its block, and for blocks on it. */
const LOOK_MS = 30_000
/** So long one that is looked at is left alone by others: longer than all questions to a chain together. */
const CLAIM_MS = 5 * MINUTE_MS
const MOST_FAULT = 300

/** What anchoring asks of the log. */
export interface AnchoredLog {
  /** Why nothing may be published; undefined where all is well. */
  trouble(): Promise<string | undefined>
  published: {
    newest(): Promise<{ size: number } | undefined>
    rootAt(size: number): Promise<Uint8Array>
  }
}

export interface AnchorsDeps {
  db: Database
  clock: Clock
  log: AnchoredLog
  anchor: Anchor
  everyMinutes: number
}

const stateOf = ({ size, root }: AnchorRow): LogState => ({ size, root: fromBase64url(root) })

/** Brings roots of the log to a chain, one after the other. Issuing waits for nothing here and hears of nothing. */
export class Anchors {
  constructor(private readonly deps: AnchorsDeps) {}

  /** Queues the newest root when its time has come, and takes what is under way one step further. */
  async run(): Promise<void> {
    await this.queue()
    const row = await this.claim()
    if (row) await this.step(row)
  }

  /** Those on their way to where roots are written now; of another place nobody here can say anything. */
  private get open() {
    const { chainId, contract } = this.deps.anchor.place
    return { chainId, contract, state: In(OPEN_ANCHORS) }
  }

  private get now(): Date {
    return this.deps.clock.now()
  }

  private in(ms: number): string {
    return new Date(this.now.getTime() + ms).toISOString()
  }

  private async queue(): Promise<void> {
    const { db, log, anchor, everyMinutes } = this.deps
    const { chainId, contract } = anchor.place
    const last = await this.last()
    const newest = await log.published.newest()
    if (!newest || newest.size <= (last?.size ?? 0)) return
    if (last && this.now.getTime() - Date.parse(last.queuedAt) < everyMinutes * MINUTE_MS) return
    if (await db.read.existsBy(AnchorEntity, this.open)) return
    // What cannot be proved to anybody is never written where it stays.
    if ((await log.trouble()) !== undefined || !(await this.continues(last))) return
    const root = base64url(await log.published.rootAt(newest.size))
    await alone(db, async (manager) => {
      if (await manager.existsBy(AnchorEntity, this.open)) return
      const at = this.now.toISOString()
      const row: AnchorRow = {
        id: v7(),
        size: newest.size,
        root,
        chainId,
        contract,
        state: stateAfter('none', ['queue']),
        tx: null,
        nonce: null,
        fee: null,
        tip: null,
        block: null,
        tries: 0,
        fault: null,
        dueAt: at,
        queuedAt: at,
        movedAt: at,
        givenUpBy: null,
        reason: null,
      }
      await manager
        .createQueryBuilder()
        .insert()
        .into(AnchorEntity)
        .values(row)
        .orIgnore()
        .updateEntity(false)
        .execute()
    })
  }

  /** The largest that was ever queued for this chain. */
  private async last(): Promise<AnchorRow | undefined> {
    const where = { chainId: this.deps.anchor.place.chainId }
    const [row] = await this.deps.db.read.find(AnchorEntity, { where, order: { size: 'DESC' }, take: 1 })
    return row
  }

  /** Whether the log still begins with what was anchored last. */
  private async continues(last: AnchorRow | undefined): Promise<boolean> {
    return !last || equalBytes(await this.deps.log.published.rootAt(last.size), fromBase64url(last.root))
  }

  /** What is due, kept from others for as long as it is looked at. */
  private claim(): Promise<AnchorRow | undefined> {
    return alone(this.deps.db, async (manager) => {
      const [row] = await manager.find(AnchorEntity, {
        where: { ...this.open, dueAt: LessThanOrEqual(this.now.toISOString()) },
        order: { size: 'ASC' },
        take: 1,
      })
      if (row) await manager.update(AnchorEntity, { id: row.id }, { dueAt: this.in(CLAIM_MS) })
      return row
    })
  }

  private async step(row: AnchorRow): Promise<void> {
    try {
      if (row.state === 'queued') await this.send(row)
      else await this.follow(row)
    } catch (error) {
      const fault = error instanceof RpcFault || error instanceof AnchorFault ? error.reason : undefined
      const tries = row.tries + 1
      const said = { tries, fault: (fault ?? 'It failed on our side.').slice(0, MOST_FAULT) }
      await this.move(row, [], { ...said, dueAt: afterPause(tries, this.now) })
      if (fault === undefined) throw error
    }
  }

  private move(row: AnchorRow, actions: readonly string[], patch: Patch): Promise<boolean> {
    return moveOn(this.deps.db, { row, actions, patch, at: this.now })
  }

  private async send(row: AnchorRow): Promise<void> {
    const { anchor } = this.deps
    const state = stateOf(row)
    const found = await anchor.find(state)
    if (found) {
      const { block, tx } = found
      await this.move(row, ['send', 'mine'], { block, tx: tx ?? row.tx, dueAt: this.in(0) })
      return
    }
    await anchor.submit(state, {
      sentWith: (nonce) => this.sentWith(nonce),
      keep: ({ tx, nonce, fee, tip }) => {
        const sent = { tx, nonce, fee: String(fee), tip: String(tip), block: null }
        return this.move(row, ['send'], { ...sent, dueAt: this.in(LOOK_MS) })
      },
    })
  }

  /** The dearest that was sent under a number, by whichever anchor, also one that was given up. */
  private async sentWith(nonce: number): Promise<Pick<Receipt, 'fee' | 'tip'> | undefined> {
    const { chainId } = this.deps.anchor.place
    const rows = await this.deps.db.read.findBy(AnchorEntity, { chainId, nonce })
    const sent = rows.map(({ fee, tip }) => ({ fee: BigInt(fee ?? 0), tip: BigInt(tip ?? 0) }))
    return sent.sort((a, b) => (a.fee < b.fee ? 1 : -1))[0]
  }

  private async follow(row: AnchorRow): Promise<void> {
    // One that somebody else's transaction wrote has no number of ours.
    const receipt = { tx: row.tx ?? '', nonce: row.nonce ?? Number.MAX_SAFE_INTEGER }
    await this.follows(row, await this.deps.anchor.confirm(stateOf(row), receipt))
  }

  private async follows(row: AnchorRow, found: Confirmation): Promise<void> {
    const isMined = row.state === 'mined'
    const soon = { dueAt: this.in(LOOK_MS) }
    switch (found.is) {
      case 'confirmed': {
        const { tx, block } = found
        await this.move(row, isMined ? ['confirm'] : ['mine', 'confirm'], { tx, block, ...soon })
        return
      }
      case 'mined': {
        const patch = { block: found.block, tx: found.tx ?? row.tx, ...soon }
        await this.move(row, isMined ? [] : ['mine'], isMined ? { ...patch, tries: 0, fault: null } : patch)
        return
      }
      case 'gone':
        await this.requeue(row, found.why)
        return
      case 'pending':
        if (isMined) await this.requeue(row, 'Its block was replaced by another.')
        else await this.wait(row, found.isKnown)
    }
  }

  private async wait(row: AnchorRow, isKnown: boolean): Promise<void> {
    const waited = this.now.getTime() - Date.parse(row.movedAt)
    if (waited >= ANCHOR_RULES.replaceMinutes * MINUTE_MS)
      await this.requeue(row, 'No block took it in time.')
    else if (!isKnown && waited >= HEARD_MS) await this.requeue(row, 'The server of the chain forgot it.')
    else await this.move(row, [], { dueAt: this.in(LOOK_MS), tries: 0, fault: null })
  }

  private async requeue(row: AnchorRow, fault: string): Promise<void> {
    await this.move(row, ['requeue'], { block: null, fault, dueAt: this.in(0) })
  }
}
