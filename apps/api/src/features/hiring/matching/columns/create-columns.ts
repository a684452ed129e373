import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../../../config'
import type { Database } from '../../../../db/database'
import { noColumns, type Columns } from '../../core/columns'
import { MatcherClient } from './client'
import type { Source } from './protocol'

/** The database of this process for another one; undefined where it is in the memory of this one. */
function sourceOf({ source: { options } }: Database): Source | undefined {
  if (options.type === 'postgres') {
    const { url, schema } = options
    return url ? { type: 'postgres', url, schema } : undefined
  }
  const path = options.type === 'sqlite' ? options.database : ':memory:'
  return path === ':memory:' ? undefined : { type: 'sqlite', path }
}

/** Columns where this process knows a matcher to start, and another process can read the data. */
export function createColumns(db: Database, { matcher }: Config, log: FastifyBaseLogger): Columns {
  const source = sourceOf(db)
  if (!matcher || !source) return noColumns
  return new MatcherClient({
    db,
    source,
    matcher,
    ...(matcher.from === undefined ? {} : { from: matcher.from }),
    onTrouble: (message, details) => log.warn(details, message),
  })
}
