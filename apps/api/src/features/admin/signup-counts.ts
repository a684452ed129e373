import type { SignupStats, UserType } from '@tryka/domain'
import { countsBetween, weekStarts } from '@tryka/domain'
import type { Database } from '../../db/database'
import type { Remembered } from '../../db/remembered'
import { dayOf, firstArrivalOn } from '../early-access/signup-count.entity'
import { firstArrivalAt } from '../early-access/signup.entity'

const DAYS = `SELECT day, user_type, sum(signups) AS signups, sum(changes) AS changes
  FROM signup_counts GROUP BY day, user_type ORDER BY day DESC`
const FIRST = 'SELECT created_at FROM signups ORDER BY arrival LIMIT 1'
/** The rest of the day on which each week began, all weeks in one statement. */
const RESTS = weekStarts(new Date(0))
  .map(
    (_, week) =>
      `SELECT ${week} AS week, count(*) AS n FROM signups WHERE arrival >= $${2 * week + 1} AND arrival < $${2 * week + 2}`,
  )
  .join(' UNION ALL ')

interface DayRow {
  day: number
  user_type: UserType
  signups: number | string
  changes: number | string
}

interface Day {
  day: number
  candidate: number
  company: number
}

/** Where a page begins: so many rows after the first one that arrived before. */
export interface Place {
  before: number
  skip: number
}

/** The numbers of the list at one moment, from counts that the database keeps: nothing is counted to know them. */
export class CountedSignups {
  private readonly days: Day[] = []
  /** Equal to another one's when nothing was written between them. */
  readonly changes: number = 0

  constructor(rows: DayRow[]) {
    for (const row of rows) {
      const last = this.days.at(-1)
      const day = last?.day === row.day ? last : { day: row.day, candidate: 0, company: 0 }
      if (day !== last) this.days.push(day)
      day[row.user_type] += Number(row.signups)
      this.changes += Number(row.changes)
    }
  }

  total(type?: UserType): number {
    return this.since(-Infinity, type)
  }

  /** Signups on a day and after it. */
  since(day: number, type?: UserType): number {
    let sum = 0
    for (const one of this.days) if (one.day >= day) sum += of(one, type)
    return sum
  }

  /** Leaps over whole days, so that a late page costs no more than an early one. */
  placeOf(offset: number, type?: UserType): Place | undefined {
    let skip = offset
    for (const one of this.days) {
      const count = of(one, type)
      if (skip < count) return { before: firstArrivalOn(one.day + 1), skip }
      skip -= count
    }
    return undefined
  }
}

const of = ({ candidate, company }: Day, type: UserType | undefined): number =>
  type === undefined ? candidate + company : type === 'company' ? company : candidate

/** Reads the counts, at most once while nothing is written. */
export class SignupCounts {
  constructor(
    private readonly db: Database,
    private readonly remembered: Remembered,
  ) {}

  now(): Promise<CountedSignups> {
    return this.remembered.get('days', async () => new CountedSignups(await this.db.rows<DayRow>(DAYS)))
  }

  /** Whole days come from the counts; only the days on which the weeks began are looked into. */
  async stats(now: Date): Promise<SignupStats> {
    const starts = weekStarts(now)
    const [counted, rests, [first]] = await Promise.all([
      this.now(),
      this.db.rows<{ week: number; n: number | string }>(RESTS, starts.flatMap(restOfDay)),
      this.db.rows<{ created_at: string }>(FIRST),
    ])
    const since = starts.map((start) => counted.since(dayOf(start) + 1))
    for (const { week, n } of rests) since[week] = (since[week] ?? 0) + Number(n)
    return {
      total: counted.total(),
      candidates: counted.total('candidate'),
      companies: counted.total('company'),
      firstAt: first?.created_at ?? null,
      thisWeek: since.at(-1) ?? 0,
      weeks: countsBetween(since),
    }
  }
}

const restOfDay = (start: Date): number[] => [firstArrivalAt(start), firstArrivalOn(dayOf(start) + 1)]
