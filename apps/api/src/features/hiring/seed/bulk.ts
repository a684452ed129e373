import type { BulkCounts } from './bulk-rows'
import * as rows from './bulk-rows'
import { seedContext, type SeedOptions } from './context'
import type { MarketSeed } from './rows'
import { seedMarket } from './demo-market'

/** How many rows to add to a market for measuring. */
export interface BulkOptions extends SeedOptions, BulkCounts {
  /** Applications more to the first posting, which is the demo company's: a long board. */
  crowd?: number
  /** Days of views of each posting. */
  viewDays?: number
  /** Conversations of the demo company. */
  conversations?: number
  /** People more in the demo company's talent pool. */
  poolEntries?: number
  /** Rows in one batch. */
  batch?: number
}

type Kind =
  | 'postings'
  | 'jobViews'
  | 'candidates'
  | 'candidateSkills'
  | 'applications'
  | 'conversations'
  | 'participants'
  | 'messages'
  | 'talentPoolEntries'

/** One batch of rows of one kind, in the order in which they can be stored. */
export type BulkBatch = { [K in Kind]: { kind: K; rows: MarketSeed[K] } }[Kind]

function* batches<T>(total: number, size: number, make: (n: number) => T, first = 0): Generator<T[]> {
  for (let from = 0; from < total; from += size) {
    yield Array.from({ length: Math.min(size, total - from) }, (_, i) => make(first + from + i))
  }
}

function* market(options: BulkOptions, pattern: rows.BulkPattern, size: number): Generator<BulkBatch> {
  const { postings, candidates, viewDays = 0 } = options
  for (const made of batches(postings, size, rows.postingMaker(pattern)))
    yield { kind: 'postings', rows: made }
  for (const made of batches(postings * viewDays, size, rows.viewMaker(pattern)))
    yield { kind: 'jobViews', rows: made }
  for (const made of batches(candidates, size, rows.personMaker(pattern)))
    yield { kind: 'candidates', rows: made }
  for (const made of batches(candidates, Math.ceil(size / rows.MOST_SKILLS), rows.skillMaker(pattern)))
    yield { kind: 'candidateSkills', rows: made.flat() }
}

/**
 * Rows for a benchmark, in batches so that a million of them never sit in memory at once. They are modelled on the
 * ordinary market; snapshots and events are left out.
 */
export function* bulkMarket(options: BulkOptions): Generator<BulkBatch> {
  const pattern = rows.bulkPattern(seedContext(options), seedMarket(options), options)
  const { applications, crowd = 0, conversations = 0, poolEntries = 0, batch: size = 5_000 } = options
  yield* market(options, pattern, size)
  const apply = rows.applicationMaker(pattern)
  for (const made of batches(applications, size, (n) => apply(n))) yield { kind: 'applications', rows: made }
  for (const made of batches(crowd, size, (n) => apply(n, 0), applications))
    yield { kind: 'applications', rows: made }
  for (const made of batches(conversations, Math.ceil(size / 2), rows.conversationMaker(pattern))) {
    yield { kind: 'conversations', rows: made.map(({ conversation }) => conversation) }
    yield { kind: 'participants', rows: made.flatMap(({ participants }) => participants) }
    yield { kind: 'messages', rows: made.map(({ message }) => message) }
  }
  for (const made of batches(poolEntries, size, rows.poolEntryMaker(pattern)))
    yield { kind: 'talentPoolEntries', rows: made }
}
