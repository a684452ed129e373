import type { ApplicationStage, TalentStatus } from '@tryka/domain'
import type { Technology } from '@tryka/domain'
import type { SeedContext } from './context'
import { at } from './random'
import type { ApplicationRow, CandidateRow, TalentPoolEntryRow, TalentPoolRow } from './rows'

/** The segments of the pool, and how many of each have come how far with the company. */
const SEGMENTS: readonly { name: string; field: Technology; sizes: Record<TalentStatus, number> }[] = [
  {
    name: 'Blockchain Core',
    field: 'Blockchain',
    sizes: { Available: 2, 'In Process': 4, Negotiating: 1 },
  },
  {
    name: 'AI Research',
    field: 'AI & Machine Learning',
    sizes: { Available: 4, 'In Process': 1, Negotiating: 1 },
  },
  {
    name: 'Security Bench',
    field: 'Cybersecurity',
    sizes: { Available: 2, 'In Process': 1, Negotiating: 2 },
  },
]

/** How far somebody is: talking, being read, or free; nobody who was hired is in a pool. */
function standingOf(stages: readonly ApplicationStage[]): TalentStatus | null {
  if (stages.includes('hired')) return null
  if (stages.includes('offer_received') || stages.includes('interview_scheduled')) return 'Negotiating'
  return stages.includes('under_review') ? 'In Process' : 'Available'
}

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
  applications: readonly ApplicationRow[],
): { pools: TalentPoolRow[]; entries: TalentPoolEntryRow[] } {
  const pools = SEGMENTS.map(({ name }, n) => ({ id: ctx.id('pool', n), companyId, name, version: 1 }))
  const stagesOf = (person: CandidateRow): ApplicationStage[] =>
    applications
      .filter((row) => row.companyId === companyId && row.candidateId === person.id)
      .map(({ stage }) => stage)
  const standing = new Map(directory.map((person) => [person, standingOf(stagesOf(person))]))
  const people = SEGMENTS.flatMap(({ field, sizes }, n) => {
    const left = { ...sizes }
    return directory.flatMap((person, i) => {
      const status = standing.get(person)
      if (i === 0 || person.technology !== field || !status || left[status] === 0) return []
      left[status] -= 1
      return [{ person, status, poolId: at(pools, n).id }]
    })
  })
  const entries = people.map(({ person, status, poolId }, i) => ({
    poolId,
    candidateId: person.id,
    status,
    addedBy: memberId,
    note: at(POOL_NOTES, i),
    addedAt: ctx.ago(5 + i * 6),
  }))
  return { pools, entries }
}
