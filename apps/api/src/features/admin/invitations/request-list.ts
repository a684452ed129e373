import type { ExperienceLevel, RequestFilter, RequestPage, UserType, WaitReason } from '@tryka/domain'
import { DAY_MS, typedWords } from '@tryka/domain'
import type { Clock } from '../../../clock'
import type { Database } from '../../../db/database'
import { firstArrivalAt } from '../../early-access/signup.entity'
import type { SignupRow } from '../../early-access/signup.entity'

export const PAGE_SIZE = 50
/** Lists count so far; beyond it they say that there is more. */
export const COUNTED = 10_000
const TRIGRAM = 3

interface Raw {
  id: string
  name: string
  email: string
  userType: UserType
  emailVerified: boolean | number
  focusArea: string
  experience: ExperienceLevel | null
  createdAt: string
  standing: SignupRow['standing']
  waitsFor: WaitReason | null
}

const FIELDS = `s.id, s.name, s.email, s.user_type AS "userType", s.email_verified AS "emailVerified",
  s.focus_area AS "focusArea", s.experience, s.created_at AS "createdAt", s.standing, s.waits_for AS "waitsFor"`

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)

/** A condition of a list, written by hand: the same statement serves counts, pages and the next to be invited. */
class Conditions {
  readonly params: unknown[] = []
  private readonly all: string[] = []

  add(sql: (n: string) => string, value: unknown): void {
    this.params.push(value)
    this.all.push(sql(`$${this.params.length}`))
  }
  say(sql: string): void {
    this.all.push(sql)
  }
  get where(): string {
    return this.all.join(' AND ') || 'true'
  }
}

/** Requests for early access in the order of their arrival, the oldest first. */
export class RequestList {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async page(filter: RequestFilter, page: number): Promise<RequestPage> {
    const { where, params } = this.conditions(filter)
    const skip = (page - 1) * PAGE_SIZE
    const [rows, [counted]] = await Promise.all([
      this.select<Raw>(
        `SELECT ${FIELDS} FROM signups s WHERE ${where} ORDER BY s.arrival LIMIT ${PAGE_SIZE} OFFSET ${skip}`,
        params,
      ),
      this.select<{ n: number | string }>(
        `SELECT count(*) AS n FROM (SELECT 1 FROM signups s WHERE ${where} LIMIT ${COUNTED + 1}) found`,
        params,
      ),
    ])
    const found = Number(counted?.n ?? 0)
    return {
      items: rows.map((row) => ({
        ...row,
        emailVerified: Boolean(row.emailVerified),
        standing: row.standing ?? 'listed',
      })),
      total: Math.min(found, COUNTED),
      more: found > COUNTED,
      page,
      pageSize: PAGE_SIZE,
    }
  }

  /** So many proven addresses that wait longest, and how many before the last of them have none. */
  async next(filter: RequestFilter, count: number): Promise<{ keys: string[]; unverified: number }> {
    const waiting = this.conditions({ ...filter, standing: 'listed', verified: undefined })
    const { where, params } = waiting
    const rows = await this.select<{ key: string; arrival: number | string }>(
      `SELECT s.email_key AS key, s.arrival FROM signups s WHERE ${where} AND s.email_verified
       ORDER BY s.arrival LIMIT ${count}`,
      params,
    )
    const last = rows.at(-1)
    if (!last) return { keys: [], unverified: 0 }
    waiting.add((n) => `s.arrival < ${n}`, Number(last.arrival))
    const [passed] = await this.select<{ n: number | string }>(
      `SELECT count(*) AS n FROM signups s WHERE ${waiting.where} AND NOT s.email_verified`,
      waiting.params,
    )
    return { keys: rows.map(({ key }) => key), unverified: Number(passed?.n ?? 0) }
  }

  private conditions(filter: RequestFilter): Conditions {
    const { search, type, field, experience, verified, standing, waited, look } = filter
    const on = new Conditions()
    on.say(look === 'waiting' ? 's.waits_for IS NOT NULL' : 's.waits_for IS NULL')
    if (standing === 'listed') on.say('s.standing IS NULL')
    else if (standing) on.add((n) => `s.standing = ${n}`, standing)
    if (field) on.add((n) => `s.focus_area = ${n}`, field)
    if (experience) on.add((n) => `s.experience = ${n}`, experience)
    if (type) on.add((n) => `s.user_type = ${n}`, type)
    if (verified) on.say(verified === 'yes' ? 's.email_verified' : 'NOT s.email_verified')
    if (waited) {
      const since = new Date(this.clock.now().getTime() - Number(waited) * DAY_MS)
      on.add((n) => `s.arrival < ${n}`, firstArrivalAt(since))
    }
    for (const word of typedWords(search ?? '')) this.addSearch(on, word)
    return on
  }

  /** Each database has its own index over parts of words. */
  private addSearch(on: Conditions, word: string): void {
    if (!this.db.isSqlite) on.add((n) => `s.search_text LIKE ${n}`, `%${escapeLike(word)}%`)
    else if ([...word].length < TRIGRAM) on.add((n) => `instr(s.search_text, ${n}) > 0`, word)
    else
      on.add(
        (n) => `s.arrival IN (SELECT rowid FROM signup_search WHERE signup_search MATCH ${n})`,
        `{body} : "${word.replaceAll('"', '""')}"`,
      )
  }

  private select<T>(sql: string, params: unknown[]): Promise<T[]> {
    return this.db.read.query(sql, params) as Promise<T[]>
  }
}
