import { In, IsNull, Not } from 'typeorm'
import type { EntityManager } from 'typeorm'
import type { JobCard, JobDetail } from '@tryka/domain'
import { applyProblem, evidenceOf, matchJobOf, matchScore, salaryText, TOO_FEW_BELOW } from '@tryka/domain'
import { ResumeEntity } from '../../../resumes/resume.entity'
import { seenFrom } from '../../../resumes/samples'
import { tailoredFirst } from '../../../resumes/tailoring'
import { nothingHere } from '../../core/errors'
import { byId } from '../../core/list'
import type { Person } from '../../matching/person'
import type { StoredPostingRow } from '../posting.table'
import { CompanyEntity, type StoredCompanyRow } from '../../team/team.table'
import { ApplicationEntity } from '../../applications/application.table'
import { SavedJobEntity } from './job.table'
import type { CandidatePlace, CandidateRef } from '../../core/places'

/** The medians of a company's first answers are shown from this many on. */
const responseOf = ({ medianFirstResponseDays, firstResponseCount }: StoredCompanyRow) => ({
  medianDays: firstResponseCount < TOO_FEW_BELOW ? null : medianFirstResponseDays,
  n: firstResponseCount,
})

interface Marks {
  company: StoredCompanyRow
  applied: boolean
  saved: boolean
}

function toCard(row: StoredPostingRow, { candidate, skills, facts }: Person, marks: Marks): JobCard {
  const { id, mode, type, technology, urgency, location, description, title, version } = row
  const { company, applied, saved } = marks
  const held = new Map(skills.map(({ skill, state }) => [skill, evidenceOf(state)]))
  const { score, coverage } = matchScore(matchJobOf(row), facts)
  const posted = row.postedAt ?? row.createdAt
  return {
    id,
    mode,
    type,
    technology,
    urgency,
    location,
    description,
    applied,
    saved,
    posted,
    coverage,
    role: title,
    company: { id: company.id, name: company.name, logo: company.logo },
    salary: salaryText(row),
    skills: row.skills.map((asked) => ({ ...asked, held: held.get(asked.skill) ?? null })),
    match: score,
    isNew: posted > candidate.lastVisitAt,
    response: responseOf(company),
    version,
  }
}

export async function jobCards(
  manager: EntityManager,
  { marketId, candidateId }: CandidateRef,
  rows: readonly StoredPostingRow[],
  person: Person,
): Promise<JobCard[]> {
  const ids = In(rows.map(({ id }) => id))
  const [companies, applications, saved] = await Promise.all([
    manager.findBy(CompanyEntity, {
      marketId,
      id: In([...new Set(rows.map(({ companyId }) => companyId))]),
    }),
    manager.find(ApplicationEntity, {
      select: { postingId: true },
      where: { marketId, candidateId, postingId: ids, stage: Not('withdrawn') },
    }),
    manager.findBy(SavedJobEntity, { marketId, candidateId, postingId: ids }),
  ])
  const company = byId(companies)
  const applied = new Set(applications.map(({ postingId }) => postingId))
  const kept = new Set(saved.map(({ postingId }) => postingId))
  return rows.map((row) => {
    const owner = company.get(row.companyId)
    if (!owner) throw nothingHere('This job')
    return toCard(row, person, { company: owner, applied: applied.has(row.id), saved: kept.has(row.id) })
  })
}

/** Everything that a person should know before applying. */
export async function jobDetail(
  manager: EntityManager,
  place: CandidatePlace,
  row: StoredPostingRow,
  person: Person,
  now: Date,
): Promise<JobDetail> {
  const { marketId, candidateId } = place
  const [[card], company, earlier, resumes] = await Promise.all([
    jobCards(manager, place, [row], person),
    manager.findOneByOrFail(CompanyEntity, { id: row.companyId, marketId }),
    manager.find(ApplicationEntity, {
      where: { marketId, candidateId, postingId: row.id },
      order: { appliedAt: 'DESC' },
    }),
    manager.find(ResumeEntity, {
      select: { id: true, title: true, isDefault: true, postingId: true },
      where: { ...seenFrom(place), deletedAt: IsNull() },
      order: { updatedAt: 'DESC', id: 'ASC' },
    }),
  ])
  if (!card) throw nothingHere('This job')
  const problem = applyProblem(row, earlier, now)
  const { salaryMin, salaryMax, currency, period, department, regions, minYears, openings } = row
  const { description, industry, size, location } = company
  return {
    ...card,
    salaryMin,
    salaryMax,
    currency,
    period,
    department,
    regions,
    minYears,
    openings,
    existingVacancy: row.existingVacancy ?? false,
    closesAt: row.closesAt ?? row.createdAt,
    timesPosted: row.timesPosted,
    about: { description, industry, size, location },
    applicationId: earlier.find(({ stage }) => stage !== 'withdrawn')?.id ?? null,
    canApply: problem === null,
    applyProblem: problem,
    resumes: tailoredFirst(resumes, row.id).map(({ id, title, isDefault, postingId }) => ({
      id,
      title,
      isDefault,
      tailored: postingId === row.id,
    })),
  }
}
