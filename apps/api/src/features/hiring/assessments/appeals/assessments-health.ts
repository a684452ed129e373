import type { EntityManager } from 'typeorm'
import type { AssessmentsHealth } from '@tryka/domain'
import { DAY_MS, TEMPLATE_RULES, TRACKS } from '@tryka/domain'
import type { GraderPool } from '../../../../services/graders/grader-pool'
import { AppealEntity, TemplateStateEntity } from '../appeal.table'
import { AttemptEntity } from '../attempt.table'
import type { OfferedTracks } from '../offered-tracks'
import { restingTemplates } from '../template-standings'

interface Parts {
  offered: OfferedTracks
  graders: GraderPool
  now: Date
}

interface Counted {
  track: string
  state: string
  n: number | string
}

/** How the assessments do: what was begun in the last days, where code runs, what waits for a person. */
export async function healthOf(
  manager: EntityManager,
  { offered, graders, now }: Parts,
): Promise<AssessmentsHealth> {
  const since = new Date(now.getTime() - TEMPLATE_RULES.days * DAY_MS).toISOString()
  const [counted, open, suspects, resting] = await Promise.all([
    manager
      .createQueryBuilder(AttemptEntity, 'a')
      .select('a.track', 'track')
      .addSelect('a.state', 'state')
      .addSelect('COUNT(*)', 'n')
      .where('a.startedAt >= :since', { since })
      .groupBy('a.track')
      .addGroupBy('a.state')
      .getRawMany<Counted>(),
    manager.countBy(AppealEntity, { state: 'open' }),
    manager.countBy(TemplateStateEntity, { state: 'suspect' }),
    restingTemplates(manager),
  ])
  const tracks = TRACKS.flatMap(({ slug: track, skill }) => {
    const bank = offered.bankOf(track)
    if (!bank) return []
    const of = counted.filter((one) => one.track === track)
    const sum = (states: (state: string) => boolean) =>
      of.filter(({ state }) => states(state)).reduce((all, { n }) => all + Number(n), 0)
    const given = bank.templates.filter(({ id, status }) => status === 'active' && !resting.has(id))
    return {
      track,
      skill,
      started: sum(() => true),
      scored: sum((state) => ['scored', 'held', 'not_confirmed'].includes(state)),
      void: sum((state) => state === 'void'),
      templates: given.length,
    }
  })
  return { since, tracks, grader: graders.state, appeals: { open }, suspects }
}
