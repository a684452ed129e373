import { anySqliteMatch, postgresWords, postgresWordsAmong } from '../../core/word-match'
import type { Marked } from './answer'
import type { Market, Subject } from './layout'
import type { Reader } from './reader'

const TABLES = { person: 'candidates', posting: 'postings' } as const
const WORDS = { person: 'candidate_words', posting: 'posting_words' } as const
/** Four numbers of four bytes. */
const ID_BYTES = 16

export interface Searched {
  reader: Reader
  market: Market
  marketId: string
  /** The rows among which words are looked for, where they are few; asked for only when it is worth it. */
  among?: () => string[] | undefined
}

const COMMA = 44
const ZERO = 48

/**
 * The numbers of the rows in one text: a row of its own for each of 300,000 would take seconds. The market is not asked for: its
 * word stands in every row of it, and whoever is of another market is in no column.
 */
async function inSqlite(
  { reader, market }: Searched,
  subject: Subject,
  words: readonly string[],
): Promise<Marked> {
  const table = WORDS[subject]
  const [row] = await reader.rows<{ found: string | null }>(
    `SELECT group_concat(rowid) AS found FROM ${table} WHERE ${table} MATCH $1`,
    [anySqliteMatch(words)],
  )
  const text = row?.found ?? ''
  return (mark) => {
    for (let at = 0, number = 0; at <= text.length && text !== ''; at++) {
      const code = at === text.length ? COMMA : text.charCodeAt(at)
      if (code !== COMMA) {
        number = number * 10 + code - ZERO
        continue
      }
      const known = market.rowOfText(subject, number)
      if (known !== undefined) mark(known)
      number = 0
    }
  }
}

/**
 * The ids of the rows, 16 bytes each. A common word is in hundreds of thousands of rows, and the index leads to every one of them:
 * where the columns leave few, their texts alone are looked at.
 */
async function inPostgres(
  { reader, market, marketId, among }: Searched,
  subject: Subject,
  words: readonly string[],
): Promise<Marked> {
  const ids = among?.()
  const { conditions, parameters } = ids
    ? postgresWordsAmong(words, ids, (n) => `$${n + 1}`)
    : postgresWords(words, (n) => `$${n + 1}`)
  const [row] = await reader.rows<{ found: Buffer | null }>(
    `SELECT string_agg(uuid_send(x.id::uuid), ''::bytea) AS found FROM ${TABLES[subject]} x
     WHERE x.market_id = $1 AND ${conditions.join(' AND ')}`,
    [marketId, ...parameters],
  )
  const bytes = row?.found ?? Buffer.alloc(0)
  const table = market.table(subject)
  const id = new Uint32Array(4)
  return (mark) => {
    for (let at = 0; at < bytes.length; at += ID_BYTES) {
      for (let i = 0; i < 4; i++) id[i] = bytes.readUInt32BE(at + i * 4)
      const known = table.find(id)
      if (known !== undefined) mark(known)
    }
  }
}

/** The rows in which all words are, by the databases' own indexes; undefined when no word is asked for. */
export const rowsWithWords = (
  searched: Searched,
  subject: Subject,
  words: readonly string[],
): Promise<Marked | undefined> =>
  words.length === 0
    ? Promise.resolve(undefined)
    : (searched.reader.isSqlite ? inSqlite : inPostgres)(searched, subject, words)
