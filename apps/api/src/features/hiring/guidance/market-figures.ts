import type { RequiredSkill } from '@tryka/domain'
import { DAY_MS, PAY_DAYS, SkillPairs } from '@tryka/domain'
import type { Clock } from '../../../clock'
import type { Database } from '../../../db/database'
import { POSTINGS_AWAY } from '../core/hidden'
import { plainRows } from '../core/list'
import { PostingEntity } from '../postings/posting.table'
import { turns } from './pause'
import { PayTable } from './pay-table'

/** Postings of one statement. */
const BATCH = 500
/** Markets whose figures are kept. */
const KEPT = 20

const COLUMNS = [
  ...(['id', 'companyId', 'title', 'skills', 'mode', 'metro', 'status', 'postedAt'] as const),
  ...(['salaryMin', 'salaryMax', 'currency', 'period'] as const),
]

/** What the postings of a market say together, as of one moment of the day. */
export interface Figures {
  pairs: SkillPairs
  pay: PayTable
  asOf: string
}

interface Kept {
  day: string
  building: Promise<Figures>
  /** Of an earlier day, shown until those of this day are there. */
  last: Figures | undefined
}

/** Figures of each market, counted once a day when somebody asks. They name no posting and no person. */
export class MarketFigures {
  private readonly kept = new Map<string, Kept>()

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async of(marketId: string): Promise<Figures> {
    const day = this.clock.now().toISOString().slice(0, 10)
    const known = this.kept.get(marketId)
    const kept = known?.day === day ? known : this.begin(marketId, day, known?.last)
    return kept.last ?? kept.building
  }

  private begin(marketId: string, day: string, last: Figures | undefined): Kept {
    const kept: Kept = { day, last, building: this.build(marketId) }
    kept.building.then(
      (figures) => (kept.last = figures),
      () => this.kept.delete(marketId),
    )
    const [oldest] = this.kept.keys()
    if (this.kept.size >= KEPT && oldest !== undefined) this.kept.delete(oldest)
    this.kept.delete(marketId)
    this.kept.set(marketId, kept)
    return kept
  }

  private async build(marketId: string): Promise<Figures> {
    const now = this.clock.now()
    const asOf = now.toISOString()
    const since = new Date(now.getTime() - PAY_DAYS * DAY_MS).toISOString()
    const [pairs, pay, pause] = [new SkillPairs(), new PayTable(), turns()]
    for (let after = ''; ;) {
      const rows = await this.page(marketId, { after, since, at: asOf })
      for (const { companyId, title, status, postedAt, mode, metro, ...row } of rows) {
        // Plain rows have lists as text.
        const skills = (JSON.parse(String(row.skills)) as RequiredSkill[]).map(({ skill }) => skill)
        if (status === 'Active') pairs.add({ companyId, skills })
        const place = mode === 'Remote' ? mode : metro
        const { salaryMin: min, salaryMax: max, currency, period } = row
        if (postedAt !== null && postedAt > since)
          pay.add({ companyId, title, skills, place, currency, period, min, max, postedAt })
        await pause()
      }
      after = rows.at(-1)?.id ?? after
      if (rows.length < BATCH) return { pairs, pay, asOf }
    }
  }

  /** Open postings, and those of the last months that are closed by now, but none that nobody may find. */
  private page(marketId: string, { after, since, at }: { after: string; since: string; at: string }) {
    const query = this.db.read
      .createQueryBuilder(PostingEntity, 'p')
      .where('p.marketId = :marketId AND p.id > :after', { marketId, after })
      .andWhere("(p.status = 'Active' OR (p.status = 'Closed' AND p.postedAt > :since))", { since })
      .andWhere(`p.id NOT IN (${POSTINGS_AWAY})`, { candidateId: '', at })
      .orderBy('p.id', 'ASC')
      .limit(BATCH)
    return plainRows(query, COLUMNS)
  }
}
