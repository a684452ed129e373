import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm'
import { searchWords } from '@tryka/domain'
import { postgresWords, sqliteMatch } from './word-match'

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
  const one = INDEXED[table]
  const sql = `(SELECT t.${one}_id FROM ${one}_words JOIN ${one}_texts t ON t.id = ${one}_words.rowid
    WHERE ${one}_words MATCH :${name})`
  return [sql, { [name]: sqliteMatch(marketId, words) }]
}

function inPostgres({ table, marketId, words, name }: Required<WordSearch>): Condition {
  const { conditions, parameters: values } = postgresWords(words, (n) => `:${name}${n}`)
  const sql = `(SELECT x.id FROM ${table} x WHERE x.market_id = :${name}Place AND ${conditions.join(' AND ')})`
  const parameters = Object.fromEntries(values.map((value, i) => [`${name}${i + 1}`, value]))
  return [sql, { ...parameters, [`${name}Place`]: marketId }]
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

/** Narrows a query to rows of the market in which all words are; `column` holds their ids. */
export function onlyWithWords<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  column: string,
  search: Omit<WordSearch, 'name'>,
): void {
  if (search.words.length === 0) return
  const [sql, parameters] = idsWithWords(query, search)
  query.andWhere(`${column} IN ${sql}`, parameters)
}

/** The same for a text that somebody typed. */
export function searchByWords<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  column: string,
  { text, ...search }: Omit<WordSearch, 'words' | 'name'> & { text: string | undefined },
): void {
  onlyWithWords(query, column, { ...search, words: searchWords(text ?? '') })
}
