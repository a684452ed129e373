import { In } from 'typeorm'
import type { EntityManager } from 'typeorm'
import type { CandidateCard } from '@tryka/domain'
import {
  COMPANY_STATUS,
  NOT_STATED,
  isOpenStage,
  isSharedProof,
  matchJobOf,
  matchPersonOf,
  matchScore,
  mayCompanyWrite,
  mayReopen,
  monthOfProof,
  provedSkills,
} from '@tryka/domain'
import { byId, groupBy } from '../core/list'
import type { HeldSkill } from '../matching/skill-facts'
import { skillsOfAll } from '../matching/skill-facts'
import { openPersonRef } from '../core/person-ref'
import type { Looker } from '../core/hidden'
import { contactFactsOf } from '../core/reach'
import type { StoredPostingRow } from '../postings/posting.table'
import type { StoredCandidateRow } from '../profile/candidate.table'
import { TalentPoolEntity, TalentPoolEntryEntity } from '../pools/pool.table'

/** What a card reads of a person; the long texts stay in the database. */
export const CARD_FACTS = {
  id: true,
  name: true,
  title: true,
  location: true,
  experienceMonths: true,
  technology: true,
  metro: true,
  country: true,
  openToRemote: true,
  relocateTo: true,
  salaryMin: true,
  currency: true,
  types: true,
  availability: true,
  showOnlineStatus: true,
  lastSeenAt: true,
  allowDirectMessages: true,
} as const
type CardFacts = Pick<StoredCandidateRow, keyof typeof CARD_FACTS>

const ONLINE_MS = 5 * 60_000

type Reader = Looker

/** "6 years", "8 months"; nothing that a person did not state. */
export function experienceText(months: number | null): string {
  if (months === null) return NOT_STATED
  const [count, unit] = months < 12 ? [months, 'month'] : [Math.floor(months / 12), 'year']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** Made once for each currency: making one costs more than the rest of a card. */
const formats = new Map<string, Intl.NumberFormat>()
function formatOf(currency: string): Intl.NumberFormat {
  const known = formats.get(currency)
  if (known) return known
  const made = new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 })
  formats.set(currency, made)
  return made
}

const amountText = ({ salaryMin, currency }: CardFacts): string | null =>
  salaryMin === null || currency === null ? null : formatOf(currency).format(salaryMin)

/** Best proof first, then the highest level. */
const skillLine = (rows: readonly HeldSkill[]): CandidateCard['skills'] =>
  rows
    .map((row) => {
      const { skill, level } = row
      const verified = isSharedProof(row)
      return {
        skill,
        level,
        verified,
        awarded: verified ? (row.awarded ?? level) : null,
        month: verified ? monthOfProof(row) : null,
      }
    })
    .sort(
      (a, b) => Number(b.verified) - Number(a.verified) || b.level - a.level || (a.skill < b.skill ? -1 : 1),
    )

async function poolNames(manager: EntityManager, { marketId, companyId }: Reader, ids: string[]) {
  const pools = byId(await manager.findBy(TalentPoolEntity, { marketId, companyId }))
  const entries = await manager.findBy(TalentPoolEntryEntity, {
    marketId,
    candidateId: In(ids),
    poolId: In([...pools.keys()]),
  })
  const grouped = groupBy(entries, ({ candidateId }) => candidateId)
  return (id: string): string[] =>
    (grouped.get(id) ?? []).flatMap(({ poolId }) => pools.get(poolId)?.name ?? []).sort()
}

/** Cards of people, in the order given. The match is known only against a posting. */
export async function candidateCards(
  manager: EntityManager,
  reader: Reader,
  people: readonly CardFacts[],
  { now, posting }: { now: Date; posting?: StoredPostingRow | undefined },
): Promise<CandidateCard[]> {
  const ids = people.map(({ id }) => id)
  const [skills, { of, applications }, pools] = await Promise.all([
    skillsOfAll(manager, ids),
    contactFactsOf(manager, reader, people),
    poolNames(manager, reader, ids),
  ])
  const skillsOf = groupBy(skills, ({ candidateId }) => candidateId)
  // What an application under blind review would tell about a person stays untold.
  const known = groupBy(
    applications.filter(({ blind }) => !blind).map(({ row }) => row),
    ({ candidateId }) => candidateId,
  )
  const job = posting && matchJobOf(posting)
  return people.map((person) => {
    const held = skillsOf.get(person.id) ?? []
    const own = known.get(person.id) ?? []
    const standing = own.find(({ stage }) => isOpenStage(stage)) ?? own.find(({ stage }) => stage === 'hired')
    const { score, coverage } = job
      ? matchScore(job, matchPersonOf(person, held))
      : { score: null, coverage: 0 }
    return {
      ...openPersonRef(person),
      location: person.location,
      experience: experienceText(person.experienceMonths),
      technology: person.technology,
      skills: skillLine(held),
      verifiedSkills: held.filter(isSharedProof).length,
      proved: posting ? provedSkills(posting.skills, held) : null,
      match: score,
      coverage,
      available: person.availability,
      salary: own.some(({ shareSalary }) => shareSalary) ? amountText(person) : null,
      online: person.showOnlineStatus ? now.getTime() - Date.parse(person.lastSeenAt) < ONLINE_MS : null,
      canMessage: mayCompanyWrite(of(person)),
      ask: of(person).ask,
      inProcess: standing ? { applicationId: standing.id, status: COMPANY_STATUS[standing.stage] } : null,
      rejectedFor: own
        .filter(({ rejectedAt }) => mayReopen(rejectedAt, now))
        .map(({ postingId }) => postingId),
      pools: pools(person.id),
    }
  })
}
