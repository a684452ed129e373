import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm'
import { searchWords } from '@tryka/domain'

/** Tables whose `search_text` has an index over its words, by the name that it has on SQLite. */
const INDEXED = { postings: 'posting', candidates: 'candidate' } as const

interface WordSearch {
  table: keyof typeof INDEXED
  marketId: string
  words: readonly string[]
  /** Keeps the parameters of several searches in one query apart. */
  name?: string
}
type Condition = [sql: string, parameters: ObjectLiteral]

function inSqlite({ table, marketId, words, name = 'match' }: Required<WordSearch>): Condition {
  const match = [`"_${marketId.replaceAll('-', '')}"`, ...words.map((word) => `"${word}"*`)].join(' AND ')
  const one = INDEXED[table]
  const sql = `(SELECT t.${one}_id FROM ${one}_words JOIN ${one}_texts t ON t.id = ${one}_words.rowid
    WHERE ${one}_words MATCH :${name})`
  return [sql, { [name]: match }]
}

/** PostgreSQL leaves plus and number sign out of its words, so what its index finds is looked at once more. */
function inPostgres({ table, marketId, words, name }: Required<WordSearch>): Condition {
  const known = words.filter((word) => /[\p{L}\p{N}]/u.test(word))
  const conditions = [
    ...(known.length ? [`to_tsvector('simple', x.search_text) @@ to_tsquery('simple', :${name})`] : []),
    ...words.map((_, i) => `' ' || x.search_text LIKE :${name}${i}`),
  ]
  const sql = `(SELECT x.id FROM ${table} x WHERE x.market_id = :${name}Place AND ${conditions.join(' AND ')})`
  const parameters = Object.fromEntries(words.map((word, i) => [`${name}${i}`, `% ${word}%`]))
  const match = known.map((word) => `'${word}':*`).join(' & ')
  return [sql, { ...parameters, [`${name}Place`]: marketId, [name]: match }]
}

/**
 * The ids of rows in which every word begins some word, whatever the order: both databases have an index for that. For
 * use behind `IN`.
 */
export function idsWithWords<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  search: WordSearch,
): Condition {
  const isSqlite = query.connection.options.type === 'sqlite'
  return (isSqlite ? inSqlite : inPostgres)({ name: 'match', ...search })
}

/** Narrows a query to rows that a text search of the market finds; `column` holds their ids. */
export function searchByWords<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  column: string,
  { text, ...search }: Omit<WordSearch, 'words' | 'name'> & { text: string | undefined },
): void {
  const words = searchWords(text ?? '')
  if (words.length === 0) return
  const [sql, parameters] = idsWithWords(query, { ...search, words })
  query.andWhere(`${column} IN ${sql}`, parameters)
}
