import type { EntityManager } from 'typeorm'
import type { ExperienceLevel, FocusArea, PracticeFor, PracticeType, Technology } from '@tryka/domain'
import { INTERVIEW_MIX, levelOfYears, PRACTICE_TYPE_NAMES, USUAL_MIX } from '@tryka/domain'
import { ApplicationEntity } from '../applications/application.table'
import { InterviewEntity } from '../applications/interviews/interview.table'
import { nothingHere, refused } from '../core/errors'
import type { CandidateRef } from '../core/places'
import { findPerson } from '../matching/matching'
import { PostingEntity, type StoredPostingRow } from '../postings/posting.table'
import { CompanyEntity } from '../team/team.table'

/** Fields whose questions fit a posting of a technology. */
export const AREAS_OF: Record<Technology, readonly FocusArea[]> = {
  'AI & Machine Learning': ['Artificial Intelligence', 'Machine Learning'],
  Blockchain: ['Blockchain'],
  'Data Science': ['Data Science'],
  Cybersecurity: ['Cybersecurity'],
}

/** What a session is for, as far as its questions go. */
export interface Purpose {
  ref: string
  title: string
  areas: readonly FocusArea[]
  /** What the posting asks for, that which the person lacks first. */
  skills: readonly string[]
  mix: readonly PracticeType[]
  level: ExperienceLevel | null
}

const companyName = async (manager: EntityManager, { marketId, companyId }: StoredPostingRow) =>
  (await manager.findOneBy(CompanyEntity, { id: companyId, marketId }))?.name ?? 'A company'

/** Musts before the rest; within each those that the person has not proved. */
async function skillsOf(manager: EntityManager, own: CandidateRef, { skills }: StoredPostingRow) {
  const person = await findPerson(manager, own.marketId, own.candidateId)
  const proved = new Set(person.skills.filter(({ state }) => state === 'Verified').map(({ skill }) => skill))
  const rank = (one: StoredPostingRow['skills'][number]) =>
    (one.importance === 'must' ? 0 : 2) + (proved.has(one.skill) ? 1 : 0)
  return skills.toSorted((a, b) => rank(a) - rank(b)).map(({ skill }) => skill)
}

async function ofPosting(
  manager: EntityManager,
  own: CandidateRef,
  posting: StoredPostingRow,
  { ref, about, mix }: { ref: string; about: string; mix: readonly PracticeType[] },
): Promise<Purpose> {
  return {
    ref,
    title: `${await companyName(manager, posting)}, ${about}`.slice(0, 200),
    areas: AREAS_OF[posting.technology],
    skills: await skillsOf(manager, own, posting),
    mix,
    level: levelOfYears(posting.minYears),
  }
}

/** A posting that is open to everybody, or to which the person applied. */
async function postingFor(manager: EntityManager, own: CandidateRef, id: string): Promise<StoredPostingRow> {
  const { marketId, candidateId } = own
  const row = await manager.findOneBy(PostingEntity, { id, marketId })
  const isShown = row && row.status === 'Active' && row.hiddenDecisionId === null
  if (
    row &&
    (isShown || (await manager.existsBy(ApplicationEntity, { marketId, candidateId, postingId: id })))
  )
    return row
  throw nothingHere('This job')
}

/** What a session is for; throws 404 for what is not the person's to see, 409 for an interview that is off. */
export async function purposeOf(
  manager: EntityManager,
  own: CandidateRef,
  what: PracticeFor,
): Promise<Purpose> {
  const { marketId, candidateId } = own
  if (what.kind === 'area')
    return { ref: what.area, title: what.area, areas: [what.area], skills: [], mix: USUAL_MIX, level: null }
  if (what.kind === 'posting') {
    const posting = await postingFor(manager, own, what.id)
    return ofPosting(manager, own, posting, { ref: what.id, about: posting.title, mix: USUAL_MIX })
  }
  const interview = await manager.findOneBy(InterviewEntity, { id: what.id, marketId, candidateId })
  if (!interview) throw nothingHere('This interview')
  if (interview.status === 'cancelled')
    throw refused(409, 'INTERVIEW_CANCELLED', 'This interview was cancelled. Practise for something else.')
  const { applicationId, type } = interview
  const application = await manager.findOneByOrFail(ApplicationEntity, { id: applicationId, marketId })
  const posting = await manager.findOneByOrFail(PostingEntity, { id: application.postingId, marketId })
  const about = `${type} interview`
  return ofPosting(manager, own, posting, { ref: what.id, about, mix: INTERVIEW_MIX[type] })
}

/** Types in words, for a title. */
export const typesText = (types: readonly PracticeType[]): string =>
  types.length === 1 && types[0] ? PRACTICE_TYPE_NAMES[types[0]] : 'Mixed'
