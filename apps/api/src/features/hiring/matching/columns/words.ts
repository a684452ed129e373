import { postgresWords, sqliteMatch } from '../../core/word-match'
import type { Market, Subject } from './layout'
import type { Reader } from './reader'

const TABLES = { person: 'candidates', posting: 'postings' } as const
const WORDS = { person: 'candidate_words', posting: 'posting_words' } as const
/** Four numbers of four bytes. */
const ID_BYTES = 16

interface Searched {
  reader: Reader
  market: Market
  marketId: string
}

/** The numbers of the rows in one text: a row of its own for each of 300,000 would take seconds. */
async function inSqlite(
  { reader, market, marketId }: Searched,
  subject: Subject,
  words: readonly string[],
): Promise<number[]> {
  const table = WORDS[subject]
  const [row] = await reader.rows<{ found: string | null }>(
    `SELECT group_concat(rowid) AS found FROM ${table} WHERE ${table} MATCH $1`,
    [sqliteMatch(marketId, words)],
  )
  const found: number[] = []
  for (const text of row?.found?.split(',') ?? []) {
    const known = market.rowOfText(subject, Number(text))
    if (known !== undefined) found.push(known)
  }
  return found
}

/** The ids of the rows, 16 bytes each. */
async function inPostgres(
  { reader, market, marketId }: Searched,
  subject: Subject,
  words: readonly string[],
): Promise<number[]> {
  const { conditions, match, patterns } = postgresWords(words, (n) => `$${n + 1}`)
  const [row] = await reader.rows<{ found: Buffer | null }>(
    `SELECT string_agg(uuid_send(x.id::uuid), ''::bytea) AS found FROM ${TABLES[subject]} x
     WHERE x.market_id = $1 AND ${conditions.join(' AND ')}`,
    [marketId, ...(match === undefined ? [] : [match]), ...patterns],
  )
  const bytes = row?.found ?? Buffer.alloc(0)
  const table = market.table(subject)
  const found: number[] = []
  for (let at = 0; at < bytes.length; at += ID_BYTES) {
    const known = table.find([0, 4, 8, 12].map((offset) => bytes.readUInt32BE(at + offset)))
    if (known !== undefined) found.push(known)
  }
  return found
}

/** The rows in which all words are, by the databases' own indexes; undefined when no word is asked for. */
export const rowsWithWords = (
  searched: Searched,
  subject: Subject,
  words: readonly string[],
): Promise<number[] | undefined> =>
  words.length === 0
    ? Promise.resolve(undefined)
    : (searched.reader.isSqlite ? inSqlite : inPostgres)(searched, subject, words)
