import type { TalentStatus } from '../constants'
import type { Technology } from '../filters'
import type { SeedContext } from './context'
import { at, spread } from './random'
import type { CandidateRow, TalentPoolEntryRow, TalentPoolRow } from './rows'

const SEGMENTS: readonly (readonly [name: string, size: number, field: Technology])[] = [
  ['Blockchain Core', 7, 'Blockchain'],
  ['AI Research', 6, 'AI & Machine Learning'],
  ['Security Bench', 5, 'Cybersecurity'],
]

const STATUSES = [
  ['Available', 8],
  ['In Process', 6],
  ['Negotiating', 4],
] as const

const POOL_NOTES = [
  'Met at a meetup; asked to hear about security roles.',
  'Strong second in an earlier search.',
  'Prefers to move after the summer.',
  'Recommended by a member of the team.',
] as const

/** Eighteen people in three segments, all of them in the directory. */
export function seedPools(
  ctx: SeedContext,
  companyId: string,
  memberId: string,
  directory: readonly CandidateRow[],
): { pools: TalentPoolRow[]; entries: TalentPoolEntryRow[] } {
  const pools = SEGMENTS.map(([name], n) => ({ id: ctx.id('pool', n), companyId, name, version: 1 }))
  const statuses = ctx.random(7).shuffle(spread<TalentStatus>(STATUSES))
  const people = SEGMENTS.flatMap(([, size, field], n) =>
    directory
      .filter(({ technology }, i) => technology === field && i > 0)
      .slice(0, size)
      .map((person) => ({ person, poolId: at(pools, n).id })),
  )
  const entries = people.map(({ person, poolId }, i) => ({
    poolId,
    candidateId: person.id,
    status: at(statuses, i),
    addedBy: memberId,
    note: at(POOL_NOTES, i),
    addedAt: ctx.ago(5 + i * 6),
  }))
  return { pools, entries }
}
