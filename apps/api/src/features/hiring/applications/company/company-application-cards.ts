import { In, IsNull } from 'typeorm'
import type { EntityManager } from 'typeorm'
import type { CompanyApplicationCard } from '@tryka/domain'
import {
  companyView,
  isOpenStage,
  isOverdue,
  isSharedProof,
  matchJobOf,
  matchPersonOf,
  matchV2,
  provedSkills,
} from '@tryka/domain'
import { nothingHere } from '../../core/errors'
import { byId, groupBy } from '../../core/list'
import { isBlind, personRef } from '../../core/person-ref'
import type { Scope } from '../../core/scope'
import { scopeOf } from '../../core/scope'
import type { StoredApplicationRow } from '../application.table'
import type { StoredInterviewRow } from '../interviews/interview.table'
import type { StoredPostingRow } from '../../postings/posting.table'
import type { StoredCandidateRow } from '../../profile/candidate.table'
import type { StoredCandidateSkillRow } from '../../skills/skill.table'
import { InterviewEntity } from '../interviews/interview.table'
import { PostingEntity } from '../../postings/posting.table'
import { CandidateEntity } from '../../profile/candidate.table'
import { CandidateSkillEntity } from '../../skills/skill.table'
import { CompanyEntity } from '../../team/team.table'
import type { MemberPlace } from '../../core/places'

interface Parts {
  posting: StoredPostingRow
  candidate: StoredCandidateRow
  skills: StoredCandidateSkillRow[]
  interviews: StoredInterviewRow[]
}

async function partsOf(
  manager: EntityManager,
  marketId: string,
  rows: readonly StoredApplicationRow[],
): Promise<(row: StoredApplicationRow) => Parts> {
  const people = In([...new Set(rows.map(({ candidateId }) => candidateId))])
  const [postings, candidates, skills, interviews] = await Promise.all([
    manager.findBy(PostingEntity, {
      marketId,
      id: In([...new Set(rows.map(({ postingId }) => postingId))]),
    }),
    manager.findBy(CandidateEntity, { marketId, id: people }),
    manager.findBy(CandidateSkillEntity, { marketId, candidateId: people, unclaimed: IsNull() }),
    manager.find(InterviewEntity, {
      where: {
        marketId,
        applicationId: In(rows.map(({ id }) => id)),
        status: In(['pending', 'confirmed']),
      },
      order: { startsAt: 'ASC', id: 'ASC' },
    }),
  ])
  const [posting, candidate] = [byId(postings), byId(candidates)]
  const [held, meetings] = [
    groupBy(skills, (r) => r.candidateId),
    groupBy(interviews, (r) => r.applicationId),
  ]
  return (row) => {
    const found = { posting: posting.get(row.postingId), candidate: candidate.get(row.candidateId) }
    if (!found.posting || !found.candidate) throw nothingHere('This application')
    return {
      posting: found.posting,
      candidate: found.candidate,
      skills: held.get(row.candidateId) ?? [],
      interviews: meetings.get(row.id) ?? [],
    }
  }
}

/** The skills that say most: asked for by the posting, then proved, then by level. */
function shownSkills({ posting, skills }: Parts): CompanyApplicationCard['skills'] {
  const asked = new Set(posting.skills.map(({ skill }) => skill))
  const weight = (row: StoredCandidateSkillRow): number =>
    (asked.has(row.skill) ? 100 : 0) + (isSharedProof(row) ? 10 : 0) + row.level
  return [...skills]
    .sort((a, b) => weight(b) - weight(a) || (a.skill < b.skill ? -1 : 1))
    .slice(0, 4)
    .map((row) => ({ skill: row.skill, verified: isSharedProof(row) }))
}

/** Open applications show the number as it is now, the same as the candidate reads; others what it was. */
function scoreOf(row: StoredApplicationRow, { posting, candidate, skills }: Parts) {
  const { score, coverage, requirements } = isOpenStage(row.stage)
    ? matchV2(matchJobOf(posting), matchPersonOf(candidate, skills))
    : row.matchAtApply
  return { match: score, coverage, requirements }
}

interface Reader {
  place: MemberPlace
  scope: Scope
  firstResponseDays: number
  now: Date
}

function toCard(row: StoredApplicationRow, parts: Parts, reader: Reader): CompanyApplicationCard {
  const { place, scope, firstResponseDays, now } = reader
  const { posting, candidate, interviews } = parts
  const { status, ...moves } = companyView(row, place.actor, now)
  const may = scope(row.postingId)
  const allowed = Object.fromEntries(
    Object.entries(moves).map(([name, can]) => [name, can && may]),
  ) as typeof moves
  const blind = isBlind(posting, row)
  return {
    id: row.id,
    candidate: personRef(candidate, row, blind),
    postingId: row.postingId,
    role: posting.title,
    stage: row.stage,
    status,
    source: row.source,
    appliedAt: row.appliedAt,
    skills: shownSkills(parts),
    proved: provedSkills(posting.skills, parts.skills),
    ...scoreOf(row, parts),
    screenPassed: row.screenPassedAt !== null,
    viewed: row.viewedAt !== null,
    interviewAt: interviews.find(({ status }) => status === 'confirmed')?.startsAt ?? null,
    timeProposed: interviews.some(({ status }) => status === 'pending'),
    timeZone: blind ? null : candidate.timeZone,
    dueAt: row.replyDueAt,
    overdue: isOverdue({ ...row, firstResponseDays }, now),
    version: row.version,
    ...allowed,
  }
}

/** Cards of the board and the list, as this member may see and move them. */
export async function companyApplicationCards(
  manager: EntityManager,
  place: MemberPlace,
  rows: readonly StoredApplicationRow[],
  now: Date,
): Promise<CompanyApplicationCard[]> {
  const { marketId, companyId } = place
  const [parts, scope, company] = await Promise.all([
    partsOf(manager, marketId, rows),
    scopeOf(manager, place, [...new Set(rows.map(({ postingId }) => postingId))]),
    manager.findOneByOrFail(CompanyEntity, { id: companyId, marketId }),
  ])
  const { firstResponseDays } = company.preferences
  return rows.map((row) => toCard(row, parts(row), { place, scope, firstResponseDays, now }))
}
