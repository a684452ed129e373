import type { DayRange, SignupParts, SignupSort, UserType } from '@tryka/domain'
import { dayBegins, typedWords } from '@tryka/domain'
import { firstArrivalAt, SIGNUP_COLUMNS } from '../early-access/signup.entity'
import { recordText } from './signup-json'
import type { Condition } from './signup-parts'
import { partsOf } from './signup-parts'

/** Which signups: what to look for, which type, what they say of themselves, and of which days. */
export interface SignupFilter extends DayRange, SignupParts {
  search?: string | undefined
  type?: 'all' | 'candidate' | 'company' | undefined
  /** Whose days. */
  zone?: string | undefined
}

/** Where the signups of a filter are found; `key` is their arrival there. Parameters are `$1` and up on both databases. */
export interface SignupSource {
  from: string
  key: string
  where: string
  params: unknown[]
}

interface Dialect {
  /** `beginnings` are the indexed trigrams that begin with a single word of two letters. */
  source(words: string[], type: UserType | undefined, parts: Condition[], beginnings?: string[]): SignupSource
  /** A text as a JSON string. */
  quote(column: string): string
}

const FIELDS = Object.entries(SIGNUP_COLUMNS)
  .map(([field, column]) => `${column} AS "${field}"`)
  .join(', ')

const TRIGRAM = 3
/** More of them cost more than a look into every row. */
const MOST_BEGINNINGS = 200
const wordsOf = ({ search }: SignupFilter): string[] => typedWords(search ?? '')
const isIndexed = (word: string): boolean => [...word].length >= TRIGRAM
/** Whether the counts that are kept do not know how many there are. */
export const mustCount = (filter: SignupFilter): boolean =>
  wordsOf(filter).length > 0 || partsOf(filter).length > 0 || Boolean(filter.from ?? filter.to)
export const typeOf = ({ type }: SignupFilter): UserType | undefined => (type === 'all' ? undefined : type)

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)
const ftsPhrase = (text: string): string => `"${text.replaceAll('"', '""')}"`

function inTable(conditions: Condition[]): SignupSource {
  return {
    from: 'signups',
    key: 'arrival',
    where: conditions.map(([sql], i) => sql(i + 1)).join(' AND ') || 'true',
    params: conditions.map(([, value]) => value),
  }
}

const ofType = (type: string | undefined): Condition[] => (type ? [[(n) => `user_type = $${n}`, type]] : [])

/** What the full-text table is asked for: all of the phrases, or any; the type is there as its first trigram. */
function matching(phrases: string[], joined: 'AND' | 'OR', type: string | undefined): string {
  const kind = type ? ` AND {kind} : ${ftsPhrase(type.slice(0, TRIGRAM))}` : ''
  return `{body} : (${phrases.map(ftsPhrase).join(` ${joined} `)})${kind}`
}
const inSearch = (match: string): SignupSource => ({
  from: 'signup_search',
  key: 'rowid',
  where: 'signup_search MATCH $1',
  params: [match],
})
const found = (match: string): Condition => [
  (n) => `arrival IN (SELECT rowid FROM signup_search WHERE signup_search MATCH $${n})`,
  match,
]
/** What matches; in the table itself where something is asked for that the index does not know. */
const matched = (match: string, unknown: Condition[]): SignupSource =>
  unknown.length > 0 ? inTable([found(match), ...unknown]) : inSearch(match)

/** The days as bounds of arrivals, whichever table the signups are found in. */
function within(source: SignupSource, { from, to, zone = 'UTC' }: SignupFilter): SignupSource {
  const bounds: [sign: string, at: Date][] = []
  if (from) bounds.push(['>=', dayBegins(from, zone)])
  if (to) bounds.push(['<', dayBegins(to, zone, 1)])
  const known = source.params.length
  const wheres = bounds.map(([sign], i) => `${source.key} ${sign} $${known + i + 1}`)
  return {
    ...source,
    where: [source.where, ...wheres].join(' AND '),
    params: [...source.params, ...bounds.map(([, at]) => firstArrivalAt(at))],
  }
}

const sqlite: Dialect = {
  source(words, type, parts, beginnings) {
    if (beginnings?.length === 0) return { ...inTable([]), where: 'false' }
    if (beginnings) return matched(matching(beginnings, 'OR', type), parts)
    const indexed = words.filter(isIndexed)
    const short = words.filter((word) => !isIndexed(word))
    const contains: Condition[] = short.map((word) => [(n) => `instr(search_text, $${n}) > 0`, word])
    if (indexed.length === 0) return inTable([...ofType(type), ...parts, ...contains])
    return matched(matching(indexed, 'AND', type), [...parts, ...contains])
  },
  quote: (column) => `json_quote(${column})`,
}

const postgres: Dialect = {
  source(words, type, parts) {
    const contains: Condition[] = words.map((word) => [
      (n) => `search_text LIKE $${n}`,
      `%${escapeLike(word)}%`,
    ])
    return inTable([...ofType(type), ...parts, ...contains])
  },
  quote: (column) => `to_json(${column})::text`,
}

/** Indexed trigrams within two bounds, one more than are of use. */
export const TERMS = `SELECT term FROM signup_terms WHERE term >= $1 AND term < $2 LIMIT ${MOST_BEGINNINGS + 1}`
/** Behind every text that begins with `letters`. */
export const endOf = (letters: string): string => `${letters}\u{10ffff}`
export const tooMany = (beginnings: string[]): boolean => beginnings.length > MOST_BEGINNINGS

/** The statements behind lists, counts and exports. JSON is built by the database: rows never become objects here. */
export class SignupQueries {
  private readonly dialect: Dialect
  private readonly record: string

  constructor(private readonly isSqlite: boolean) {
    this.dialect = isSqlite ? sqlite : postgres
    this.record = recordText(this.dialect.quote)
  }

  source(filter: SignupFilter, beginnings?: string[]): SignupSource {
    return within(this.dialect.source(wordsOf(filter), typeOf(filter), partsOf(filter), beginnings), filter)
  }

  /** A single word of two letters, which the full-text table knows only by the trigrams that begin with them. */
  beginning(filter: SignupFilter): string | undefined {
    const [word = '', ...more] = wordsOf(filter)
    return this.isSqlite && more.length === 0 && [...word].length === TRIGRAM - 1 ? word : undefined
  }

  count({ from, where }: SignupSource): string {
    return `SELECT count(*) AS total FROM ${from} WHERE ${where}`
  }

  /**
   * The next signups before an arrival, in either order; parameters: the source's, then that arrival, how many, how many to
   * skip.
   */
  before(source: SignupSource, sort: SignupSort = 'newest'): string {
    const order = sort === 'oldest' ? 'ASC' : 'DESC'
    return `SELECT string_agg(record, ',' ORDER BY arrival ${order}) AS items, count(*) AS count, min(arrival) AS last FROM (
      SELECT s.arrival, ${this.record} AS record FROM signups s WHERE s.arrival IN (${this.keysBefore(source)})) found`
  }

  /** The same as plain rows, for the export. */
  rowsBefore(source: SignupSource): string {
    return `SELECT ${FIELDS} FROM signups WHERE arrival IN (${this.keysBefore(source)}) ORDER BY arrival DESC`
  }

  private keysBefore({ from, key, where, params }: SignupSource): string {
    const [before, size, skip] = [1, 2, 3].map((n) => `$${params.length + n}`)
    return `SELECT ${key} FROM ${from} WHERE ${where} AND ${key} < ${before}
      ORDER BY ${key} DESC LIMIT ${size} OFFSET ${skip}`
  }
}
