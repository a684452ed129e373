import type { EntityManager } from 'typeorm'
import { DAY_MS, LIVE_MARKET_ID, MINUTE_MS, TOO_FEW_BELOW } from '@tryka/domain'
import type { Answers } from '@tryka/public-pages'
import { ApplicationEntity } from '../applications/application.table'

const SPAN_MS = 365 * DAY_MS
/** Figures of so long ago are still shown. */
const KEPT_MS = 10 * MINUTE_MS
const MOST_KEPT = 10_000

interface Cell {
  companyId: string
  days: number | string | null
  n: number | string
}

/** The day by which half of those who were answered had their answer. */
function medianOf(cells: readonly { days: number; n: number }[], answered: number): number | null {
  let seen = 0
  for (const { days, n } of [...cells].sort((a, b) => a.days - b.days)) {
    seen += n
    if (seen * 2 >= answered) return days
  }
  return null
}

function answersOf(cells: readonly Cell[]): Answers {
  const counted = cells.flatMap(({ days, n }) =>
    days === null ? [] : [{ days: Number(days), n: Number(n) }],
  )
  const answered = counted.reduce((sum, { n }) => sum + n, 0)
  const applications = cells.reduce((sum, { n }) => sum + Number(n), 0)
  return { answered, applications, medianDays: answered < TOO_FEW_BELOW ? null : medianOf(counted, answered) }
}

/** How soon companies answer, counted from the applications of twelve months; kept for ten minutes. */
export class AnswerFigures {
  private readonly kept = new Map<string, { at: number; answers: Answers }>()

  async of(manager: EntityManager, ids: readonly string[], now: Date): Promise<(id: string) => Answers> {
    const at = now.getTime()
    const fresh = (id: string) => Math.abs(at - (this.kept.get(id)?.at ?? -Infinity)) < KEPT_MS
    const wanted = [...new Set(ids)].filter((id) => !fresh(id))
    if (this.kept.size + wanted.length > MOST_KEPT) this.kept.clear()
    const cells = wanted.length ? await this.count(manager, wanted, now) : []
    for (const id of wanted)
      this.kept.set(id, { at, answers: answersOf(cells.filter(({ companyId }) => companyId === id)) })
    return (id) => this.kept.get(id)?.answers ?? answersOf([])
  }

  private count(manager: EntityManager, ids: readonly string[], now: Date): Promise<Cell[]> {
    return manager
      .createQueryBuilder(ApplicationEntity, 'a')
      .select('a.companyId', 'companyId')
      .addSelect('a.responseDays', 'days')
      .addSelect('COUNT(*)', 'n')
      .where('a.marketId = :market AND a.companyId IN (:...ids) AND a.appliedAt >= :since', {
        market: LIVE_MARKET_ID,
        ids,
        since: new Date(now.getTime() - SPAN_MS).toISOString(),
      })
      .groupBy('a.companyId')
      .addGroupBy('a.responseDays')
      .getRawMany<Cell>()
  }
}
