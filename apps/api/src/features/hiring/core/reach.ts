import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm'
import { In } from 'typeorm'
import type { CandidateCard, ContactFacts } from '@tryka/domain'
import { LIVE_MARKET_ID } from '@tryka/domain'
import { standingsOf } from './contact-standing'
import type { Looker } from './hidden'
import { PEOPLE_AWAY, awayFrom } from './hidden'
import { byId, plainRows } from './list'
import type { StoredApplicationRow } from '../applications/application.table'
import type { StoredCandidateRow } from '../profile/candidate.table'
import { ApplicationEntity } from '../applications/application.table'
import { PostingEntity } from '../postings/posting.table'
import { isBlind } from './person-ref'

/** True when a company may find this person: both switches on, its wait over, and nothing that keeps them apart. */
export const isFindable = (
  row: Pick<StoredCandidateRow, 'id' | 'visibleToRecruiters' | 'includeInTalentDirectory' | 'unlistedUntil'>,
  away: ReadonlySet<string>,
): boolean =>
  row.visibleToRecruiters && row.includeInTalentDirectory && row.unlistedUntil === null && !away.has(row.id)

/** The same as `isFindable`, for a query over candidates named `alias` in `:marketId`. */
export const onlyFindable = <T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  alias: string,
  { companyId, calledAt: at }: Looker,
): SelectQueryBuilder<T> =>
  query
    .andWhere(`${alias}.visibleToRecruiters = :on AND ${alias}.includeInTalentDirectory = :on`, { on: true })
    .andWhere(`${alias}.unlistedUntil IS NULL`)
    // Few are away: an index of each kind holds them, and all others are found without reading their rows.
    .andWhere(`${alias}.id NOT IN (${PEOPLE_AWAY})`, { companyId, at })

const KNOWN = [
  ...(['id', 'postingId', 'candidateId', 'stage', 'appliedAt'] as const),
  ...(['shareSalary', 'firstInterviewAt', 'revealedAt', 'rejectedAt'] as const),
]

export interface KnownApplication {
  row: Pick<StoredApplicationRow, (typeof KNOWN)[number]>
  role: string
  blind: boolean
}

/** Applications of people at a company, newest first, each with whether it must not be linked to a person. */
export async function applicationsAt(
  manager: EntityManager,
  { marketId, companyId }: { marketId: string; companyId: string },
  candidateIds: readonly string[],
): Promise<KnownApplication[]> {
  if (candidateIds.length === 0) return []
  const query = manager
    .createQueryBuilder(ApplicationEntity, 'a')
    .where('a.marketId = :marketId AND a.companyId = :companyId', { marketId, companyId })
    .andWhere('a.candidateId IN (:...ids)', { ids: candidateIds })
  // Sorted here: asked to sort, SQLite walks all of the company's applications in that order.
  const rows = (await plainRows(query, KNOWN)).sort(
    (a, b) =>
      (a.appliedAt === b.appliedAt ? 0 : a.appliedAt < b.appliedAt ? 1 : -1) || (a.id < b.id ? -1 : 1),
  )
  const postings = byId(
    await manager.find(PostingEntity, {
      select: { id: true, title: true, blindReview: true },
      where: { marketId, companyId, id: In([...new Set(rows.map(({ postingId }) => postingId))]) },
    }),
  )
  return rows.flatMap((row) => {
    const posting = postings.get(row.postingId)
    // SQLite tells a flag as a number.
    const known = { ...row, shareSalary: Boolean(row.shareSalary) }
    return posting ? { row: known, role: posting.title, blind: isBlind(posting, row) } : []
  })
}

type Contactable = Pick<StoredCandidateRow, 'id' | 'allowDirectMessages'>

/** What lets a company write, or ask to. */
export interface ReachFacts extends ContactFacts {
  /** Invited or asked, whatever came of it: the company knows the person. */
  isKnown: boolean
  ask: CandidateCard['ask']
}

/**
 * What lets a company write to people. An application under blind review does not count: being allowed to write
 * would tell who applied.
 */
export async function contactFactsOf(
  manager: EntityManager,
  at: Looker,
  people: readonly Contactable[],
): Promise<{ of: (person: Contactable) => ReachFacts; applications: KnownApplication[] }> {
  const ids = people.map(({ id }) => id)
  const [applications, standingOf, away] = await Promise.all([
    applicationsAt(manager, at, ids),
    standingsOf(manager, at, ids),
    awayFrom(manager, at, ids),
  ])
  const applied = new Set(applications.filter(({ blind }) => !blind).map(({ row }) => row.candidateId))
  const isDemo = at.marketId !== LIVE_MARKET_ID
  const of = ({ id, allowDirectMessages }: Contactable): ReachFacts => {
    const { wasInvited, wasAsked, hasAgreed, isOpen, isResting } = standingOf(id)
    return {
      hasApplied: applied.has(id),
      hasAgreed,
      // Nobody is behind a sample who could say yes.
      isSampleOpen: isDemo && (allowDirectMessages || wasInvited),
      hasBlocked: away.has(id),
      isKnown: wasInvited || wasAsked,
      ask: isOpen ? 'asked' : isResting ? 'resting' : allowDirectMessages ? 'open' : 'closed',
    }
  }
  return { of, applications }
}
