import type { EntityManager } from 'typeorm'
import { In } from 'typeorm'
import { FIGURES, isInArea, isMet, QUESTIONS } from '@tryka/coach'
import type { CoachAbout, PracticeChoices } from '@tryka/domain'
import {
  COACH_LIMIT,
  COACH_VERSION,
  EXPERIENCE_LEVELS,
  FOCUS_AREAS,
  INTERVIEW_MIX,
  levelOfYears,
  PRACTICE_TYPES,
  RUBRIC_LEVELS,
} from '@tryka/domain'
import { ApplicationEntity } from '../applications/application.table'
import { InterviewEntity } from '../applications/interviews/interview.table'
import { postingsAway } from '../core/hidden'
import type { CandidateRef } from '../core/places'
import { findPerson } from '../matching/matching'
import { PostingEntity, type StoredPostingRow } from '../postings/posting.table'
import { CompanyEntity } from '../team/team.table'
import { AREAS_OF } from './practice-for'

const OFFERED = 50
const OPEN = ['applied', 'under_review', 'interview_scheduled', 'offer_received'] as const

const ACTIVE = QUESTIONS.filter(({ status }) => status === 'active')
const COUNTS: PracticeChoices['counts'] = PRACTICE_TYPES.flatMap((type) =>
  FOCUS_AREAS.flatMap((area) =>
    EXPERIENCE_LEVELS.map((level) => ({
      type,
      area,
      level,
      questions: ACTIVE.filter((one) => one.type === type && one.level === level && isInArea(one, [area]))
        .length,
    })),
  ),
)

/** A job that nobody hides from the person; none where it is closed by now. */
async function openPosting(
  manager: EntityManager,
  own: CandidateRef,
  { id, at }: { id: string; at: string },
): Promise<StoredPostingRow[]> {
  const row = await manager.findOneBy(PostingEntity, { id, marketId: own.marketId, status: 'Active' })
  if (!row) return []
  const away = await postingsAway(manager, { ...own, at }, [id])
  return away.size ? [] : [row]
}

/** What practice can be started for: interviews ahead, jobs applied to, and each field with its questions. */
export async function practiceChoices(
  manager: EntityManager,
  { marketId, candidateId }: CandidateRef,
  /** A job to practise for beside those applied to, at the moment of the call. */
  job?: { id: string; at: string },
): Promise<PracticeChoices> {
  const own = { marketId, candidateId }
  const interviews = await manager.find(InterviewEntity, {
    where: { ...own, status: In(['pending', 'confirmed']) },
    order: { startsAt: 'ASC', id: 'ASC' },
    take: OFFERED,
  })
  const applications = await manager.find(ApplicationEntity, {
    where: { ...own, stage: In(OPEN) },
    order: { appliedAt: 'DESC', id: 'ASC' },
    take: OFFERED,
  })
  const postingIds = [...new Set(applications.map(({ postingId }) => postingId))]
  const postings = postingIds.length
    ? await manager.findBy(PostingEntity, { id: In(postingIds), marketId })
    : []
  if (job && !postingIds.includes(job.id)) postings.unshift(...(await openPosting(manager, own, job)))
  const companyIds = [...new Set(postings.map(({ companyId }) => companyId))]
  const companies = companyIds.length
    ? await manager.findBy(CompanyEntity, { id: In(companyIds), marketId })
    : []
  const postingOf = (id: string | undefined) => postings.find((one) => one.id === id)
  const companyOf = (id: string) => companies.find((one) => one.id === id)?.name ?? 'A company'
  const jobOf = ({ id, companyId, title: role, minYears, technology }: StoredPostingRow) => ({
    id,
    company: companyOf(companyId),
    role,
    level: levelOfYears(minYears),
    areas: [...AREAS_OF[technology]],
  })
  const { candidate } = await findPerson(manager, marketId, candidateId)
  return {
    interviews: interviews.flatMap(({ id, applicationId, type, startsAt, status }) => {
      const posting = postingOf(applications.find((one) => one.id === applicationId)?.postingId)
      if (!posting) return []
      const agreed = status === 'confirmed' ? startsAt : null
      return [{ ...jobOf(posting), id, type, startsAt: agreed, mix: [...INTERVIEW_MIX[type]] }]
    }),
    postings: postings.map(jobOf),
    area: AREAS_OF[candidate.technology][0] ?? 'Artificial Intelligence',
    level: levelOfYears((candidate.experienceMonths ?? 0) / 12),
    counts: COUNTS,
  }
}

/** How the coach judges. */
export const coachAbout = (modelHost: string | null): CoachAbout => ({
  version: COACH_VERSION,
  questions: ACTIVE.length,
  limits: [COACH_LIMIT],
  measured: FIGURES.length
    ? FIGURES.map((figure) => ({
        measure: `${figure.measure} (${figure.cases})`,
        value: figure.value.toFixed(2),
        gate: `${figure.sense === 'least' ? '≥' : '≤'} ${figure.gate.toFixed(2)}`,
        met: isMet(figure),
      }))
    : null,
  levels: [...RUBRIC_LEVELS],
  modelHost,
})
