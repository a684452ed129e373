import type { SignupSort, SignupStats, UserType } from '@tryka/domain'
import type { Clock } from '../../clock'
import type { Database } from '../../db/database'
import { Remembered } from '../../db/remembered'
import type { SignupRow } from '../early-access/signup.entity'
import type { CountedSignups } from './signup-counts'
import { SignupCounts } from './signup-counts'
import type { SignupFilter, SignupSource } from './signup-queries'
import { endOf, mustCount, SignupQueries, TERMS, tooMany, typeOf } from './signup-queries'

const CHUNK = 250
const NEWEST = Number.MAX_SAFE_INTEGER
const KEPT = 200

interface Found {
  items: string | null
  count: number | string
  last: number | string | null
}

/** Which page, from which end. */
interface Paging {
  sort: SignupSort
  page: number
  pageSize: number
}

/** How many of the newest come before a page of so many signups, and how many are on it: from the oldest it counts back. */
function windowOf({ sort, page, pageSize }: Paging, total: number): { offset: number; size: number } {
  const before = (page - 1) * pageSize
  if (sort === 'newest') return { offset: before, size: pageSize }
  return {
    offset: Math.max(0, total - before - pageSize),
    size: Math.max(0, Math.min(pageSize, total - before)),
  }
}

type AsDriven<T> = T extends boolean
  ? boolean | number
  : T extends number
    ? number | string
    : T extends string[]
      ? string
      : T

/** A row as the drivers answer it, under the names of its fields. */
export type RawSignup = { [Field in keyof SignupRow]: AsDriven<SignupRow[Field]> }

/** Reads of the waitlist for administrators: pages, counts, and all of it in small parts. */
export class SignupList {
  private readonly queries: SignupQueries
  private readonly counts: SignupCounts
  private readonly kept = new Map<string, Promise<unknown>>()
  private keptAt = 0

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {
    this.queries = new SignupQueries(db.isSqlite)
    this.counts = new SignupCounts(db, new Remembered(db))
  }

  /** A page as JSON text, as `SignupPage` describes it. */
  page(filter: SignupFilter, paging: Paging): Promise<string> {
    const { sort, page, pageSize } = paging
    // The whole filter, so that no answer is kept under the name of another one's.
    const key = JSON.stringify([filter, sort, page, pageSize])
    return this.whileUnchanged(key, (counted) =>
      mustCount(filter) ? this.searchPage(filter, paging) : this.listPage(counted, typeOf(filter), paging),
    )
  }

  stats(): Promise<SignupStats> {
    return this.counts.stats(this.clock.now())
  }

  /** The whole list as the text of one JSON array. */
  async *json(filter: SignupFilter = {}): AsyncGenerator<string> {
    const source = await this.source(filter)
    const sql = this.queries.before(source)
    let separator = '['
    let before = NEWEST
    for (;;) {
      const [found] = await this.select<Found>(sql, [...source.params, before, CHUNK, 0])
      if (!found?.items) break
      yield separator + found.items
      separator = ','
      if (Number(found.count) < CHUNK) break
      before = Number(found.last)
    }
    yield separator === '[' ? '[]' : ']'
  }

  /** The rows of a filter, newest first, a few hundred at a time. */
  async *rows(filter: SignupFilter): AsyncGenerator<RawSignup[]> {
    const source = await this.source(filter)
    const sql = this.queries.rowsBefore(source)
    let before = NEWEST
    for (;;) {
      const rows = await this.select<RawSignup>(sql, [...source.params, before, CHUNK, 0])
      const last = rows.at(-1)
      if (!last) return
      yield rows
      if (rows.length < CHUNK) return
      before = Number(last.arrival)
    }
  }

  /** Without a search the counts say how many there are and where the page begins. */
  private async listPage(
    counted: CountedSignups,
    type: UserType | undefined,
    paging: Paging,
  ): Promise<string> {
    const source = await this.source({ type })
    const total = counted.total(type)
    const { offset, size } = windowOf(paging, total)
    const place = counted.placeOf(offset, type)
    const params = place && [...source.params, place.before, size, place.skip]
    const [found] = params ? await this.db.rows<Found>(this.queries.before(source, paging.sort), params) : []
    return pageText(found, total, paging)
  }

  private async searchPage(filter: SignupFilter, paging: Paging): Promise<string> {
    const source = await this.source(filter)
    const sql = this.queries.before(source, paging.sort)
    const read = ({ offset, size }: ReturnType<typeof windowOf>) =>
      this.select<Found>(sql, [...source.params, NEWEST, size, offset])
    const counting = this.whileUnchanged(JSON.stringify([source.where, source.params]), () =>
      this.count(source),
    )
    // From the newest, the place of a page is known before the number of all.
    const [[found], total] = await Promise.all([
      paging.sort === 'newest'
        ? read(windowOf(paging, 0))
        : counting.then((all) => read(windowOf(paging, all))),
      counting,
    ])
    return pageText(found, total, paging)
  }

  private async count(source: SignupSource): Promise<number> {
    const [row] = await this.select<{ total: number | string }>(this.queries.count(source), source.params)
    return Number(row?.total ?? 0)
  }

  /** Answers are kept until a signup is written, so that many readers (or one who types and turns pages) ask once. */
  private async whileUnchanged<T>(key: string, read: (counted: CountedSignups) => Promise<T>): Promise<T> {
    const counted = await this.counts.now()
    if (counted.changes !== this.keptAt || this.kept.size >= KEPT) this.kept.clear()
    this.keptAt = counted.changes
    const known = this.kept.get(key) as Promise<T> | undefined
    if (known) return known
    const value = read(counted)
    this.kept.set(key, value)
    value.catch(() => this.kept.delete(key))
    return value
  }

  private async source(filter: SignupFilter): Promise<SignupSource> {
    const letters = this.queries.beginning(filter)
    if (letters === undefined) return this.queries.source(filter)
    const terms = await this.db.rows<{ term: string }>(TERMS, [letters, endOf(letters)])
    const beginnings = terms.map(({ term }) => term)
    return this.queries.source(filter, tooMany(beginnings) ? undefined : beginnings)
  }

  private select<T>(sql: string, params: unknown[]): Promise<T[]> {
    return this.db.read.query(sql, params) as Promise<T[]>
  }
}

const pageText = (found: Found | undefined, total: number, { page, pageSize }: Paging): string =>
  `{"items":[${found?.items ?? ''}],"total":${total},"page":${page},"pageSize":${pageSize}}`
