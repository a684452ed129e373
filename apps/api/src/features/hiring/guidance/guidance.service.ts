import type {
  AdjacentGuidance,
  MatchJob,
  PathGuidance,
  PayGuidance,
  PayQuery,
  RaiseGuidance,
} from '@tryka/domain'
import { ADJACENT_LEAST, findSkill, PAY_DAYS, RAISES_SHOWN } from '@tryka/domain'
import { roleOf } from '@tryka/coach'
import { nothingHere } from '../core/errors'
import type { CandidatePlace } from '../core/places'
import type { SectionDeps } from '../core/section'
import type { MatchLists } from '../matching/lists'
import { findPerson } from '../matching/matching'
import { findTargets, type FoundTarget } from './find-targets'
import { MarketFigures } from './market-figures'
import { pathGuidance } from './path-guidance'
import { Raises } from './raises'

/** Pairs of skills that are shown. */
const PAIRS = 8

const jobsOf = (targets: readonly FoundTarget[]): MatchJob[] =>
  targets.flatMap(({ job, match }) => (job && match !== null ? [job] : []))

/** Guidance from counted facts: what would raise a match, what is asked for beside, what is paid, what to learn. */
export class GuidanceService {
  private readonly raises = new Raises()
  private readonly figures: MarketFigures

  constructor(
    private readonly deps: Pick<SectionDeps, 'db' | 'clock'>,
    private readonly lists: MatchLists,
  ) {
    this.figures = new MarketFigures(deps.db, deps.clock)
  }

  async match(place: CandidatePlace, isAll: boolean): Promise<RaiseGuidance> {
    const { person, targets, asOf } = await this.aims(place)
    const jobs = jobsOf(targets)
    const items = await this.raises.of(jobs, person.facts)
    return {
      targets: jobs.length,
      total: items.length,
      items: isAll ? items : items.slice(0, RAISES_SHOWN),
      asOf,
    }
  }

  async adjacent({ marketId, candidateId }: CandidatePlace): Promise<AdjacentGuidance> {
    const { facts } = await findPerson(this.deps.db.read, marketId, candidateId)
    const own = facts.skills.map(({ skill }) => skill)
    const { pairs, asOf } = await this.figures.of(marketId)
    return {
      postings: pairs.total,
      items: pairs.beside(own).slice(0, PAIRS),
      tooFew: own
        .map((skill) => ({ skill, postings: pairs.count(skill) }))
        .filter(({ postings }) => postings < ADJACENT_LEAST.postings),
      asOf,
    }
  }

  async pay({ marketId }: CandidatePlace, { kind, of }: PayQuery): Promise<PayGuidance> {
    const name = kind === 'role' ? roleOf(of)?.id : findSkill(of)?.name
    if (name === undefined) throw nothingHere(kind === 'role' ? 'This role' : 'This skill')
    const { pay, asOf } = await this.figures.of(marketId)
    return { groups: pay.of(kind, name), days: PAY_DAYS, asOf }
  }

  async path(place: CandidatePlace): Promise<PathGuidance> {
    const aims = await this.aims(place)
    return pathGuidance(this.deps.db.read, place, aims)
  }

  private async aims(place: CandidatePlace) {
    const now = this.deps.clock.now()
    const found = await findTargets(this.deps.db.read, this.lists, place, now)
    return { ...found, asOf: now.toISOString() }
  }
}
