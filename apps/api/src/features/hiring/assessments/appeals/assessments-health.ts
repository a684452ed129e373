import type { EntityManager } from 'typeorm'
import { In } from 'typeorm'
import type { AssessmentsHealth, TrackSlug } from '@tryka/domain'
import { DAY_MS, TEMPLATE_RULES, TRACKS, WAITING_HOLDS } from '@tryka/domain'
import type { GraderPool } from '../../../../services/graders/grader-pool'
import { AppealEntity, TemplateStateEntity } from '../appeal.table'
import { AttemptEntity } from '../attempt.table'
import { HoldEntity } from '../hold.table'
import type { OfferedTracks } from '../offered-tracks'
import { restingTemplates } from '../template-standings'
import { knownOf } from '../template-stats'
import { wishCounts } from '../track-wishes'

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
  const [counted, open, waiting, suspects, resting, wishes, known] = await Promise.all([
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
    manager.countBy(HoldEntity, { state: In([...WAITING_HOLDS]) }),
    manager.countBy(TemplateStateEntity, { state: 'suspect' }),
    restingTemplates(manager),
    wishCounts(manager),
    knownIn(manager, offered),
  ])
  const tracks = TRACKS.flatMap(({ slug: track, skill }) => {
    const bank = offered.bankOf(track)
    const knownHere = known.get(track)
    if (!bank || !knownHere) return []
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
      known: knownHere,
    }
  })
  return {
    since,
    tracks,
    grader: graders.state,
    appeals: { open },
    holds: { waiting },
    suspects,
    wishes: wishes.filter(({ skill }) => !offered.trackFor(skill)),
  }
}

type Known = AssessmentsHealth['tracks'][number]['known']

/** How far the tasks of each track that can be taken are known by answers. */
async function knownIn(manager: EntityManager, offered: OfferedTracks): Promise<Map<TrackSlug, Known>> {
  const known = new Map<TrackSlug, Known>()
  for (const { slug } of TRACKS) {
    const bank = offered.bankOf(slug)
    if (bank) known.set(slug, await knownOf(manager, bank))
  }
  return known
}
