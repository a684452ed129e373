import type { PostingCard, PostingDetail } from '@tryka/domain'
import { canDo, isOpenStage, POSTING_MACHINE, publishProblems, salaryText } from '@tryka/domain'
import { In } from 'typeorm'
import type { EntityManager } from 'typeorm'
import { groupBy } from '../core/list'
import type { Scope } from '../people/scope'
import { scopeOf } from '../people/scope'
import type { StoredPostingRow } from '../tables'
import { ApplicationEntity, JobViewEntity, PostingMemberEntity, TeamMemberEntity } from '../tables'
import type { MemberPlace } from '../workspace/places'

interface Counts {
  applications: number
  newApplications: number
  hired: number
  views: number
}

/** Applications, hires and views of the postings of one page, in two groupings. */
async function countsOf(
  manager: EntityManager,
  workspaceId: string,
  ids: readonly string[],
): Promise<(id: string) => Counts> {
  if (ids.length === 0) return () => ({ applications: 0, newApplications: 0, hired: 0, views: 0 })
  const where = 'x.workspaceId = :workspaceId AND x.postingId IN (:...ids)'
  const [stages, views] = await Promise.all([
    manager
      .createQueryBuilder(ApplicationEntity, 'x')
      .select('x.postingId', 'id')
      .addSelect('x.stage', 'stage')
      .addSelect('COUNT(*)', 'n')
      .where(where, { workspaceId, ids })
      .groupBy('x.postingId')
      .addGroupBy('x.stage')
      .getRawMany<{ id: string; stage: string; n: string | number }>(),
    manager
      .createQueryBuilder(JobViewEntity, 'x')
      .select('x.postingId', 'id')
      .addSelect('SUM(x.people)', 'n')
      .where(where, { workspaceId, ids })
      .groupBy('x.postingId')
      .getRawMany<{ id: string; n: string | number }>(),
  ])
  const byPosting = groupBy(stages, ({ id }) => id)
  return (id) => {
    const own = byPosting.get(id) ?? []
    const sum = (wanted?: string) =>
      own
        .filter(({ stage }) => wanted === undefined || stage === wanted)
        .reduce((total, { n }) => total + Number(n), 0)
    return {
      applications: sum(),
      newApplications: sum('applied'),
      hired: sum('hired'),
      views: Number(views.find((row) => row.id === id)?.n ?? 0),
    }
  }
}

function toCard(row: StoredPostingRow, counts: Counts, place: MemberPlace, scope: Scope): PostingCard {
  const may = (action: string) => scope(row.id) && canDo(POSTING_MACHINE, row.status, action, place.actor)
  const {
    id,
    title,
    department,
    location,
    mode,
    type,
    closesAt,
    status,
    urgency,
    skills,
    openings,
    version,
  } = row
  return {
    ...{ id, title, department, location, mode, type, closesAt, status, urgency, skills, openings, version },
    salary: salaryText(row),
    posted: row.postedAt,
    ...counts,
    canEdit: may('edit'),
    canPublish: may('publish'),
    canClose: may('close'),
    canReopen: may('reopen'),
    canDelete: may('delete') && row.firstActivatedAt === null,
  }
}

export async function postingCards(
  manager: EntityManager,
  place: MemberPlace,
  rows: readonly StoredPostingRow[],
): Promise<PostingCard[]> {
  const ids = rows.map(({ id }) => id)
  const [counts, scope] = await Promise.all([
    countsOf(manager, place.workspaceId, ids),
    scopeOf(manager, place, ids),
  ])
  return rows.map((row) => toCard(row, counts(row.id), place, scope))
}

async function membersOf(manager: EntityManager, { id, workspaceId }: StoredPostingRow) {
  const duties = await manager.findBy(PostingMemberEntity, { workspaceId, postingId: id })
  const members = await manager.findBy(TeamMemberEntity, {
    workspaceId,
    id: In(duties.map(({ memberId }) => memberId)),
  })
  return duties.flatMap(({ memberId, duty }) => {
    const member = members.find((one) => one.id === memberId)
    return member && member.removedAt === null ? [{ member: { id: member.id, name: member.name }, duty }] : []
  })
}

/** The form and everything around it: what keeps it from going live, whom closing concerns, who works on it. */
export async function postingDetail(
  manager: EntityManager,
  place: MemberPlace,
  row: StoredPostingRow,
  now: Date,
): Promise<PostingDetail> {
  const { workspaceId, id } = row
  const [cards, members, applications] = await Promise.all([
    postingCards(manager, place, [row]),
    membersOf(manager, row),
    manager.find(ApplicationEntity, {
      select: { id: true, stage: true },
      where: { workspaceId, postingId: id },
      order: { appliedAt: 'ASC', id: 'ASC' },
    }),
  ])
  const { technology, regions, salaryMin, salaryMax, currency, period, description } = row
  const { existingVacancy, minYears, blindReview, closeReason, closedAt, timesPosted } = row
  const [card] = cards
  return {
    ...(card as PostingCard),
    ...{ technology, regions, salaryMin, salaryMax, currency, period, description },
    ...{ existingVacancy, minYears, blindReview, closeReason, closedAt, timesPosted },
    openApplicationIds: applications.filter(({ stage }) => isOpenStage(stage)).map((one) => one.id),
    members,
    problems: publishProblems(row, now),
  }
}
