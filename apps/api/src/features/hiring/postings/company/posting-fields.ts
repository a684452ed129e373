import { randomUUID } from 'node:crypto'
import { In } from 'typeorm'
import type { z } from 'zod'
import {
  CANDIDATE_NEWS,
  changedFacts,
  JOB_LOCATIONS,
  metroOf,
  OPEN_STAGES,
  POSTING_FACT_WORDS,
  searchText,
  TOLD_FACTS,
} from '@tryka/domain'
import type { PostingDraft } from '@tryka/domain'
import type { Change } from '../../core/change'
import { HAS_NEWS } from '../../core/candidate-mail'
import { tellCandidate } from '../../core/contacts'
import type { StoredPostingRow } from '../posting.table'
import type { StoredCompanyRow } from '../../team/team.table'
import { ApplicationEntity } from '../../applications/application.table'
import { CandidateEntity } from '../../profile/candidate.table'
import { CompanyEntity } from '../../team/team.table'
import type { MemberPlace } from '../../core/places'

type Fields = z.output<typeof PostingDraft>

/** The word of the location filter, where the text names one of its places. */
const placeWord = ({ mode, location }: Fields): string => {
  if (mode === 'Remote') return 'Remote'
  const typed = location.trim().toLowerCase()
  return JOB_LOCATIONS.find((word) => word !== 'Remote' && typed.startsWith(word.toLowerCase())) ?? location
}

/** The columns that the form sets, with those that follow from them. Postings are found by the company's name, too. */
export function draftFields(fields: Fields, companyName: string) {
  const { title, department, technology, mode, regions, type, description, urgency } = fields
  const { salaryMin, salaryMax, currency, period } = fields
  const { openings, existingVacancy, minYears, skills, closesAt, blindReview } = fields
  const location = placeWord(fields)
  return {
    title,
    department,
    technology,
    mode,
    regions,
    type,
    description,
    urgency,
    salaryMin,
    salaryMax,
    currency,
    period,
    openings,
    existingVacancy,
    minYears,
    skills,
    closesAt,
    blindReview,
    location,
    metro: metroOf(mode, location),
    searchText: searchText(
      title,
      companyName,
      department,
      technology,
      location,
      ...skills.map(({ skill }) => skill),
      description,
    ),
  }
}

/** A new draft; nothing of what it is made from goes along but the form. */
export const emptyPosting = (
  change: Change,
  { id: companyId, name }: StoredCompanyRow,
  fields: Fields,
  country: string | null,
): StoredPostingRow => ({
  id: randomUUID(),
  marketId: change.marketId,
  companyId,
  ...draftFields(fields, name),
  code: null,
  country: fields.country === undefined ? country : fields.country,
  status: 'Draft',
  closeReason: null,
  firstActivatedAt: null,
  postedAt: null,
  closedAt: null,
  timesPosted: 0,
  createdAt: change.at,
  version: 1,
  hiddenDecisionId: null,
  closeOutAt: null,
  closeOutNoticeAt: null,
  factVersions: null,
  changedAt: null,
})

/** Who has applied is told when pay, place, type or must-have skills of a live posting change. */
export async function tellApplicants(
  change: Change,
  before: StoredPostingRow,
  after: StoredPostingRow,
  by: MemberPlace,
): Promise<void> {
  const differ = changedFacts(before, after)
  const changed = TOLD_FACTS.filter((fact) => differ.includes(fact))
  if (changed.length === 0) return
  const { manager, marketId } = change
  const what = changed.map((fact) => POSTING_FACT_WORDS[fact]).join(', ')
  const where = { marketId, postingId: after.id, stage: In([...OPEN_STAGES]) }
  const rows = await manager.find(ApplicationEntity, { select: { id: true, candidateId: true }, where })
  const { name: company } = await manager.findOneByOrFail(CompanyEntity, { id: after.companyId, marketId })
  const people = await manager.findBy(CandidateEntity, {
    marketId,
    id: In(rows.map(({ candidateId }) => candidateId)),
  })
  for (const { id, candidateId } of rows) {
    const candidate = people.find((person) => person.id === candidateId)
    if (!candidate) continue
    const state = { from: after.status, to: after.status }
    await change.record({
      kind: 'posting',
      subjectId: after.id,
      applicationId: id,
      action: 'edit',
      by,
      reason: what,
      ...state,
    })
    await tellCandidate(change, candidate, {
      type: 'Application updates',
      title: CANDIDATE_NEWS.changed({ company, job: after.title }, what),
      section: 'applications',
      companyId: after.companyId,
      mail: {
        subject: HAS_NEWS,
        said: 'A job that you applied for was changed',
        postingId: after.id,
        lines: [`What changed: ${what}.`],
      },
      open: { application: id },
    })
  }
}
