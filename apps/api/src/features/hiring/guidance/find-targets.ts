import type { EntityManager } from 'typeorm'
import { In } from 'typeorm'
import { roleOf } from '@tryka/coach'
import type { MatchJob, Target, TargetReason } from '@tryka/domain'
import {
  BEST_TARGETS,
  matchJobOf,
  matchScore,
  MOST_TARGETS,
  OPEN_STAGES,
  TARGET_REASONS,
  TARGET_WEIGHTS,
} from '@tryka/domain'
import { ApplicationEntity } from '../applications/application.table'
import { postingsAway } from '../core/hidden'
import { byId } from '../core/list'
import type { CandidateRef } from '../core/places'
import type { MatchLists } from '../matching/lists'
import { findPerson } from '../matching/matching'
import type { Person } from '../matching/person'
import { SavedJobEntity } from '../postings/candidate/job.table'
import { PostingEntity } from '../postings/posting.table'
import { CompanyEntity } from '../team/team.table'
import { TargetEntity } from './target.table'

const WEIGHTS: Record<TargetReason, number> = {
  applied: TARGET_WEIGHTS.applied,
  added: TARGET_WEIGHTS.kept,
  saved: TARGET_WEIGHTS.kept,
  best: TARGET_WEIGHTS.best,
}

/** What a target takes of a posting: its long texts stay in the database. */
const POSTING_FACTS = {
  id: true,
  title: true,
  companyId: true,
  status: true,
  skills: true,
  minYears: true,
  mode: true,
  metro: true,
  regions: true,
  salaryMax: true,
  currency: true,
  type: true,
} as const

/** A target with what is computed from it. */
export interface FoundTarget extends Target {
  skills: MatchJob['skills']
  /** Null of a role, which names nothing but skills. */
  job: MatchJob | null
}

interface Named {
  id: string
  why: TargetReason
}

const firstOf = (all: readonly Named[]): Map<string, TargetReason> => {
  const found = new Map<string, TargetReason>()
  for (const { id, why } of all) if (!found.has(id)) found.set(id, why)
  return found
}

/** Postings somebody applied to, added or saved, newest first of each, and the best matches beside them. */
async function namedPostings(
  manager: EntityManager,
  lists: MatchLists,
  { marketId, candidateId }: CandidateRef,
  { facts }: Person,
  at: string,
): Promise<Named[]> {
  const own = { marketId, candidateId }
  const [applied, added, saved, best] = await Promise.all([
    manager.find(ApplicationEntity, {
      select: { id: true, postingId: true },
      where: { ...own, stage: In([...OPEN_STAGES]) },
      order: { appliedAt: 'DESC', id: 'ASC' },
      take: MOST_TARGETS,
    }),
    manager.find(TargetEntity, {
      where: { ...own, kind: 'posting' },
      order: { addedAt: 'DESC', ref: 'ASC' },
    }),
    manager.find(SavedJobEntity, {
      where: own,
      order: { savedAt: 'DESC', postingId: 'ASC' },
      take: MOST_TARGETS,
    }),
    lists.jobs(
      { marketId, candidateId, at },
      { person: facts, sort: 'match', filters: {}, words: [], skip: 0, take: BEST_TARGETS },
    ),
  ])
  return [
    ...applied.map(({ postingId: id }) => ({ id, why: 'applied' as const })),
    ...added.map(({ ref: id }) => ({ id, why: 'added' as const })),
    ...saved.map(({ postingId: id }) => ({ id, why: 'saved' as const })),
    ...best.ids.map((id) => ({ id, why: 'best' as const })),
  ]
}

async function postingTargets(
  manager: EntityManager,
  own: CandidateRef,
  { person, named, at }: { person: Person; named: readonly Named[]; at: string },
): Promise<FoundTarget[]> {
  const reasons = firstOf(named)
  const ids = [...reasons.keys()]
  if (ids.length === 0) return []
  const { marketId } = own
  const [rows, away] = await Promise.all([
    manager.find(PostingEntity, {
      select: POSTING_FACTS,
      where: { marketId, id: In(ids) },
    }),
    postingsAway(manager, { ...own, at }, ids),
  ])
  const postings = byId(rows)
  const companies = byId(
    await manager.find(CompanyEntity, {
      select: { id: true, name: true },
      where: { marketId, id: In([...new Set(rows.map(({ companyId }) => companyId))]) },
    }),
  )
  const added = new Set(named.filter(({ why }) => why === 'added').map(({ id }) => id))
  return ids.flatMap((id): FoundTarget[] => {
    const [posting, why] = [postings.get(id), reasons.get(id)]
    if (!posting || !why) return []
    // An open application keeps its posting; all others are aimed at only while they can be found.
    if (why !== 'applied' && (posting.status !== 'Active' || away.has(id))) return []
    const job = matchJobOf(posting)
    const { score } = matchScore(job, person.facts)
    if (why === 'best' && score === null) return []
    const company = companies.get(posting.companyId)?.name ?? 'A company'
    const about = { title: posting.title, company, match: score }
    const weight = WEIGHTS[why]
    return [
      { kind: 'posting', ref: id, why, weight, added: added.has(id), ...about, skills: job.skills, job },
    ]
  })
}

async function roleTargets(
  manager: EntityManager,
  { marketId, candidateId }: CandidateRef,
): Promise<FoundTarget[]> {
  const rows = await manager.find(TargetEntity, {
    where: { marketId, candidateId, kind: 'role' },
    order: { addedAt: 'DESC', ref: 'ASC' },
  })
  return rows.flatMap(({ ref }): FoundTarget[] => {
    const role = roleOf(ref)
    if (!role) return []
    const about = { title: role.name, company: null, match: null, skills: role.skills, job: null }
    return [{ kind: 'role', ref, why: 'added', weight: WEIGHTS.added, added: true, ...about }]
  })
}

/** Everything that somebody aims at, what weighs most first, and the person as it is compared with it. */
export async function findTargets(
  manager: EntityManager,
  lists: MatchLists,
  own: CandidateRef,
  now: Date,
): Promise<{ person: Person; targets: FoundTarget[] }> {
  const at = now.toISOString()
  const person = await findPerson(manager, own.marketId, own.candidateId)
  const named = await namedPostings(manager, lists, own, person, at)
  const [postings, roles] = await Promise.all([
    postingTargets(manager, own, { person, named, at }),
    roleTargets(manager, own),
  ])
  const rank = ({ why }: FoundTarget): number => TARGET_REASONS.indexOf(why)
  const targets = [...roles, ...postings].sort((a, b) => rank(a) - rank(b))
  return { person, targets: targets.slice(0, MOST_TARGETS) }
}
