import { searchWords } from '@tryka/domain'
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm'
import { PostingEntity } from '../tables'

const POSTINGS = PostingEntity.options.tableName ?? ''

/** Every word begins some word of the posting, whatever the order: both databases have an index for that. */
function inSqlite(words: readonly string[], workspaceId: string): [sql: string, parameters: ObjectLiteral] {
  const match = [`"_${workspaceId.replaceAll('-', '')}"`, ...words.map((word) => `"${word}"*`)].join(' AND ')
  const sql = `(SELECT t.posting_id FROM posting_words JOIN posting_texts t ON t.id = posting_words.rowid
    WHERE posting_words MATCH :match)`
  return [sql, { match }]
}

/** PostgreSQL leaves plus and number sign out of its words, so what its index finds is looked at once more. */
function inPostgres(words: readonly string[], workspaceId: string): [sql: string, parameters: ObjectLiteral] {
  const known = words.filter((word) => /[\p{L}\p{N}]/u.test(word))
  const conditions = [
    ...(known.length ? [`to_tsvector('simple', x.search_text) @@ to_tsquery('simple', :match)`] : []),
    ...words.map((_, i) => `' ' || x.search_text LIKE :word${i}`),
  ]
  const sql = `(SELECT x.id FROM ${POSTINGS} x WHERE x.workspace_id = :place AND ${conditions.join(' AND ')})`
  const parameters = Object.fromEntries(words.map((word, i) => [`word${i}`, `% ${word}%`]))
  return [sql, { ...parameters, place: workspaceId, match: known.map((word) => `'${word}':*`).join(' & ') }]
}

/** Narrows a query to postings that a text search of the workspace finds; `column` holds their ids. */
export function searchPostings<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  { column, workspaceId, text }: { column: string; workspaceId: string; text: string | undefined },
): void {
  const words = searchWords(text ?? '')
  if (words.length === 0) return
  const isSqlite = query.connection.options.type === 'sqlite'
  const [sql, parameters] = (isSqlite ? inSqlite : inPostgres)(words, workspaceId)
  query.andWhere(`${column} IN ${sql}`, parameters)
}
