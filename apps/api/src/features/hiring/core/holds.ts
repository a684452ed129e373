import type { EntityManager } from 'typeorm'
import { LIVE_MARKET_ID } from '@tryka/domain'
import { holdLock } from '../../../db/named-lock'

type Ids = string | readonly string[] | null | undefined

/** Rows that a change is about; `share` are those that must only stay as they are while it happens. */
export interface Holds {
  /** A name of `locks`, for counts that belong to no row. */
  lock?: string
  account?: Ids
  company?: Ids
  posting?: Ids
  person?: Ids
  applications?: Ids
  conversation?: Ids
  share?: { company?: Ids; posting?: Ids }
}

/** The one order in which rows are held, so that no two changes ever wait for each other. */
const KINDS = [
  { kind: 'lock', table: 'locks' },
  { kind: 'account', table: 'accounts' },
  { kind: 'company', table: 'companies' },
  { kind: 'posting', table: 'postings' },
  { kind: 'person', table: 'candidates' },
  { kind: 'applications', table: 'applications' },
  { kind: 'conversation', table: 'conversations' },
] as const

interface Held {
  rank: number
  id: string
  shared: boolean
}

const listOf = (ids: Ids): readonly string[] => (typeof ids === 'string' ? [ids] : (ids ?? []))

/** What is asked for, each row once, in the one order; an exclusive hold says more than a shared one. */
function sorted(holds: Holds): Held[] {
  return KINDS.flatMap(({ kind }, rank) => {
    const own = new Set(listOf(holds[kind]))
    const share = kind === 'company' || kind === 'posting' ? listOf(holds.share?.[kind]) : []
    const shared = new Set(share.filter((id) => !own.has(id)))
    return [...own, ...shared].sort().map((id) => ({ rank, id, shared: shared.has(id) }))
  })
}

const nameOf = ({ rank, id }: Held): string => `${KINDS[rank]?.kind ?? ''} ${id}`

/**
 * The rows that one change holds until it commits. In the live market on PostgreSQL they are locked one after the
 * other; in a demo its market is held, and SQLite has one writer, so there only the order is watched.
 */
export class HeldRows {
  private readonly held = new Map<string, Held>()
  private last: Held | undefined

  constructor(
    private readonly manager: EntityManager,
    private readonly marketId: string,
    /** Told what was held out of order, which may end in a deadlock. */
    private readonly outOfOrder: (what: string) => void,
  ) {}

  /** Takes what is not held yet. What is read afterwards stays true until the change ends. */
  async take(holds: Holds): Promise<void> {
    const wanted = sorted(holds).filter((row) => this.isNew(row))
    for (const row of wanted) {
      this.watch(row)
      this.held.set(nameOf(row), row)
    }
    if (this.marketId !== LIVE_MARKET_ID || this.manager.connection.options.type === 'sqlite') return
    for (const { rank } of KINDS.map((_kind, rank) => ({ rank }))) {
      const rows = wanted.filter((row) => row.rank === rank)
      if (rows.length) await this.lock(rank, rows)
    }
  }

  /** A shared hold is never raised: two that share a row and both want it alone wait for each other. */
  private isNew(row: Held): boolean {
    const known = this.held.get(nameOf(row))
    if (known?.shared && !row.shared) this.outOfOrder(`${nameOf(row)} is shared and was wanted alone`)
    return known === undefined
  }

  private watch(row: Held): void {
    const { last } = this
    if (last && (row.rank < last.rank || (row.rank === last.rank && row.id < last.id)))
      this.outOfOrder(`${nameOf(row)} after ${nameOf(last)}`)
    else this.last = row
  }

  private async lock(rank: number, rows: readonly Held[]): Promise<void> {
    const { kind, table } = KINDS[rank] ?? KINDS[0]
    for (const [i, { id, shared }] of rows.entries()) {
      if (kind === 'lock') {
        await holdLock(this.manager, id)
        continue
      }
      const before = rows[i - 1]
      // One statement for neighbours of one mode, which PostgreSQL locks in the order of the ids.
      if (before?.shared === shared) continue
      const end = rows.findIndex((other, n) => n > i && other.shared !== shared)
      const ids = rows.slice(i, end < 0 ? undefined : end).map((row) => row.id)
      const mine = kind === 'account' ? '' : ' AND market_id = $2'
      await this.manager.query(
        `SELECT id FROM ${table} WHERE id = ANY($1)${mine} ORDER BY id FOR ${shared ? 'SHARE' : 'NO KEY UPDATE'}`,
        kind === 'account' ? [ids] : [ids, this.marketId],
      )
    }
  }
}
