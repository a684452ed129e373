import { In } from 'typeorm'
import type { EntityManager } from 'typeorm'
import type { CandidateInterview, CompanyInterview } from '@tryka/domain'
import { canDo, canJoin, INTERVIEW_MACHINE, mayConfirm } from '@tryka/domain'
import { nothingHere } from '../../core/errors'
import { byId, groupBy } from '../../core/list'
import { isBlind, personRef } from '../../core/person-ref'
import { scopeOf } from '../../core/scope'
import type { Scope } from '../../core/scope'
import type { StoredApplicationRow } from '../application.table'
import type { ScorecardRow, StoredInterviewRow } from './interview.table'
import type { StoredPostingRow } from '../../postings/posting.table'
import type { StoredCompanyRow, StoredMemberRow } from '../../team/team.table'
import { ApplicationEntity } from '../application.table'
import type { RecheckRow } from '../../assessments/recheck.table'
import { RecheckEntity } from '../../assessments/recheck.table'
import { isCallOpen } from './call-window'
import { ScorecardEntity } from './interview.table'
import { PostingEntity } from '../../postings/posting.table'
import { CandidateEntity } from '../../profile/candidate.table'
import { CompanyEntity, TeamMemberEntity } from '../../team/team.table'
import type { MemberPlace } from '../../core/places'

interface Parts {
  application: StoredApplicationRow
  posting: StoredPostingRow
  company: StoredCompanyRow
  members: ReadonlyMap<string, StoredMemberRow>
  rechecks: readonly RecheckRow[]
}

async function partsOf(
  manager: EntityManager,
  marketId: string,
  rows: readonly StoredInterviewRow[],
): Promise<(row: StoredInterviewRow) => Parts> {
  const applications = await manager.findBy(ApplicationEntity, {
    marketId,
    id: In([...new Set(rows.map(({ applicationId }) => applicationId))]),
  })
  const ids = (pick: (row: StoredApplicationRow) => string) => In([...new Set(applications.map(pick))])
  const [postings, companies, members, rechecks] = await Promise.all([
    manager.findBy(PostingEntity, { marketId, id: ids((row) => row.postingId) }),
    manager.findBy(CompanyEntity, { marketId, id: ids((row) => row.companyId) }),
    manager.findBy(TeamMemberEntity, {
      marketId,
      id: In([...new Set(rows.flatMap(({ interviewerIds }) => interviewerIds))]),
    }),
    manager.find(RecheckEntity, {
      where: { interviewId: In(rows.map(({ id }) => id)) },
      order: { askedAt: 'ASC', id: 'ASC' },
    }),
  ])
  const found = { application: byId(applications), posting: byId(postings), company: byId(companies) }
  const team = byId(members)
  return (row) => {
    const application = found.application.get(row.applicationId)
    const posting = application && found.posting.get(application.postingId)
    const company = application && found.company.get(application.companyId)
    if (!application || !posting || !company) throw nothingHere('This interview')
    return {
      application,
      posting,
      company,
      members: team,
      rechecks: rechecks.filter(({ interviewId }) => interviewId === row.id),
    }
  }
}

const hasBegun = ({ startsAt }: StoredInterviewRow, now: Date): boolean => startsAt <= now.toISOString()

/** What both sides read, for one of them. */
function commonView(
  row: StoredInterviewRow,
  now: Date,
  side: 'candidate' | 'company',
  may: (action: string) => boolean,
  { canConfirm, rechecks }: { canConfirm: boolean } & Pick<Parts, 'rechecks'>,
) {
  const { id, applicationId, type, startsAt, endsAt, timeZone, duration, status, version } = row
  const { meetingLink, place, proposedSlots, proposedBy, rescheduleReason } = row
  return {
    id,
    applicationId,
    type,
    startsAt,
    endsAt,
    timeZone,
    duration,
    status,
    version,
    meetingLink,
    place,
    proposedSlots,
    proposedBy,
    rescheduleReason,
    canJoin: canJoin(row, now),
    canConfirm,
    canReschedule: may('reschedule') && !hasBegun(row, now),
    canCounter: may('counter') && mayConfirm(row, side),
    held: status === 'pending' && row.confirmedAt !== null,
    canCancel: may('cancel'),
    canReportNoShow: may('no_show') && hasBegun(row, now),
    outcome: row.outcome,
    nextStep: row.nextStep,
    rechecks: rechecks.map(({ id, skill, state }) => ({ id, skill, state, canStart: isCallOpen(row, now) })),
  }
}

const isOfferable = ({ proposedSlots }: StoredInterviewRow, now: Date): boolean =>
  proposedSlots.some((slot) => slot > now.toISOString())

export async function candidateInterviews(
  manager: EntityManager,
  marketId: string,
  rows: readonly StoredInterviewRow[],
  now: Date,
): Promise<CandidateInterview[]> {
  const parts = await partsOf(manager, marketId, rows)
  return rows.map((row) => {
    const { application, posting, company, members, rechecks } = parts(row)
    const canConfirm = mayConfirm(row, 'candidate') && isOfferable(row, now)
    const may = (action: string) => canDo(INTERVIEW_MACHINE, row.status, action, 'candidate')
    return {
      ...commonView(row, now, 'candidate', may, { canConfirm, rechecks }),
      feedback: company.preferences.shareFeedbackWithCandidate ? row.feedback : null,
      company: { id: company.id, name: company.name, logo: company.logo },
      role: posting.title,
      jobId: application.postingId,
      interviewers: row.interviewerIds.flatMap((id) => members.get(id)?.name ?? []),
      panel: row.interviewerIds.flatMap((id) => {
        const member = members.get(id)
        return member ? [{ name: member.name, role: member.role }] : []
      }),
    }
  })
}

/** Who may say how it went: managers, and recruiters where the company lets them. */
export const maySetOutcome = (place: MemberPlace, company: StoredCompanyRow): boolean =>
  place.member.role !== 'Recruiter' || company.preferences.recruiterMaySetOutcome

function companyParts(
  row: StoredInterviewRow,
  { company }: Parts,
  place: MemberPlace,
  cards: ScorecardRow[],
): Pick<CompanyInterview, 'canComplete' | 'canSetOutcome' | 'scorecards'> {
  const isInterviewer = row.interviewerIds.includes(place.member.id)
  // A card that is asked for is a draft before its first word.
  const unwritten = isInterviewer && row.status === 'completed' ? 'draft' : 'none'
  return {
    canComplete: isInterviewer && canDo(INTERVIEW_MACHINE, row.status, 'complete', 'interviewer'),
    canSetOutcome: row.status === 'completed' && maySetOutcome(place, company),
    scorecards: {
      due: row.interviewerIds.length,
      submitted: cards.filter(({ state }) => state === 'submitted').length,
      mine: cards.find(({ memberId }) => memberId === place.member.id)?.state ?? unwritten,
    },
  }
}

function toCompanyInterview(
  row: StoredInterviewRow,
  parts: Parts,
  known: Pick<CompanyInterview, 'candidate' | 'candidateTimeZone'>,
  { place, scope, cards, now }: { place: MemberPlace; scope: Scope; cards: ScorecardRow[]; now: Date },
): CompanyInterview {
  const { application, posting, members, rechecks } = parts
  const inScope = scope(posting.id)
  const may = (action: string) => inScope && canDo(INTERVIEW_MACHINE, row.status, action, place.actor)
  const { canComplete, canSetOutcome, scorecards } = companyParts(row, parts, place, cards)
  const canConfirm = may('confirm') && mayConfirm(row, 'company') && isOfferable(row, now)
  return {
    // The company can always record what was agreed elsewhere; picking a slot is for the candidate's proposals.
    ...commonView(row, now, 'company', may, { canConfirm, rechecks }),
    feedback: row.feedback,
    ...known,
    position: posting.title,
    postingId: application.postingId,
    interviewers: row.interviewerIds.flatMap((id) => {
      const member = members.get(id)
      return member ? [{ id, name: member.name }] : []
    }),
    canComplete: canComplete && hasBegun(row, now),
    canSetOutcome: canSetOutcome && inScope,
    scorecards,
  }
}

export async function companyInterviews(
  manager: EntityManager,
  place: MemberPlace,
  rows: readonly StoredInterviewRow[],
  now: Date,
): Promise<CompanyInterview[]> {
  const { marketId } = place
  const parts = await partsOf(manager, marketId, rows)
  const postingIds = rows.map((row) => parts(row).posting.id)
  const [people, cards, scope] = await Promise.all([
    manager.findBy(CandidateEntity, {
      marketId,
      id: In([...new Set(rows.map(({ candidateId }) => candidateId))]),
    }),
    manager.findBy(ScorecardEntity, { marketId, interviewId: In(rows.map(({ id }) => id)) }),
    scopeOf(manager, place, postingIds),
  ])
  const [candidates, byInterview] = [byId(people), groupBy(cards, ({ interviewId }) => interviewId)]
  return rows.map((row) => {
    const own = parts(row)
    const candidate = candidates.get(row.candidateId)
    if (!candidate) throw nothingHere('This interview')
    const blind = isBlind(own.posting, own.application)
    const known = {
      candidate: personRef(candidate, own.application, blind),
      candidateTimeZone: blind ? null : candidate.timeZone,
    }
    const reader = { place, scope, cards: byInterview.get(row.id) ?? [], now }
    return toCompanyInterview(row, own, known, reader)
  })
}
