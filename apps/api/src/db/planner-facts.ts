import type { Database } from './database'

/**
 * SQLite chooses an index by what it was told about the data, and knows nothing until somebody tells it: then one
 * value of `market_id` looks better than twenty ids, and a page of twenty reads a whole market. Measuring
 * (ANALYZE) on a young database would tell it that everything is small. So it is told what is true of a large one, by
 * what columns mean: plans are the same on every machine and at every size.
 */
const ROWS = 1_000_000
/** How many rows have one value of a column, of those that the columns before it leave. */
const SHARE: Record<string, number> = {
  id: ROWS,
  market_id: 100,
  company_id: 2,
  // Nearly everybody may be found.
  include_in_talent_directory: 1,
  visible_to_recruiters: 1,
}

function shareOf(column: string): number {
  const known = SHARE[column]
  if (known) return known
  if (column.endsWith('_id')) return 100_000
  return /(_at|^at|^day|_rank|_max)$/.test(column) ? 1_000 : 4
}

interface IndexColumn {
  tbl: string
  idx: string
  columnName: string
  isUnique: number
}

/** Only tables of markets: the planner knows enough of the rest. */
const INDEXES = `SELECT t.name AS tbl, i.name AS idx, c.name AS columnName, i."unique" AND NOT i.partial AS isUnique
  FROM sqlite_schema t, pragma_index_list(t.name) i, pragma_index_info(i.name) c
  WHERE t.type = 'table' AND EXISTS (SELECT 1 FROM pragma_table_info(t.name) w WHERE w.name = 'market_id')
  ORDER BY t.name, i.name, c.seqno`

/** The number of rows, then how many of them each more column leaves. */
function statOf(columns: readonly IndexColumn[]): string {
  let left = ROWS
  const counts = columns.map(({ columnName, isUnique }, i) => {
    left = Math.max(2, Math.round(left / shareOf(columnName)))
    return isUnique && i === columns.length - 1 ? 1 : left
  })
  return [ROWS, ...counts].join(' ')
}

/** Writes them where they are not written yet, and makes both connections read them. */
export async function tellPlanner(db: Database): Promise<void> {
  if (!db.isSqlite) return
  const indexes = new Map<string, IndexColumn[]>()
  for (const column of await db.source.query<IndexColumn[]>(INDEXES))
    indexes.set(column.idx, [...(indexes.get(column.idx) ?? []), column])
  const facts = [...indexes].map(([idx, columns]) => ({ tbl: columns[0]?.tbl, idx, stat: statOf(columns) }))
  // Makes the table of facts where there is none.
  await db.source.query('ANALYZE sqlite_schema')
  const text = JSON.stringify(facts)
  await db.source.query(`DELETE FROM sqlite_stat1 WHERE tbl IN (SELECT value ->> 'tbl' FROM json_each(?))`, [
    text,
  ])
  await db.source.query(
    `INSERT INTO sqlite_stat1 (tbl, idx, stat)
       SELECT value ->> 'tbl', value ->> 'idx', value ->> 'stat' FROM json_each(?)`,
    [text],
  )
  for (const connection of new Set([db.source, db.read.connection])) {
    // Reading them counts as writing.
    await connection.query('PRAGMA query_only = OFF')
    await connection.query('ANALYZE sqlite_schema')
    if (connection !== db.source) await connection.query('PRAGMA query_only = ON')
  }
}
