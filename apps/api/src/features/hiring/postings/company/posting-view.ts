import { In } from 'typeorm'
import type { EntityManager } from 'typeorm'
import type { PostingCard, PostingDetail } from '@tryka/domain'
import {
  canDo,
  closeOutOf,
  isAtRest,
  isOpenStage,
  isPostingVisible,
  jobPath,
  OPEN_STAGES,
  POSTING_MACHINE,
  publishProblems,
  salaryText,
} from '@tryka/domain'
import { groupBy } from '../../core/list'
import type { Scope } from '../../core/scope'
import { scopeOf } from '../../core/scope'
import { postingFacts } from '../posting-facts'
import type { StoredPostingRow } from '../posting.table'
import { ApplicationEntity } from '../../applications/application.table'
import { ShareLinkEntity } from '../../share-links/share-link.table'
import { JobViewEntity } from '../candidate/job.table'
import { PostingMemberEntity } from '../posting.table'
import { TeamMemberEntity } from '../../team/team.table'
import type { MemberPlace } from '../../core/places'

interface Counts {
  applications: number
  newApplications: number
  inReview: number
  hired: number
  views: number
}
interface Told extends Counts {
  open: number
}

/** Applications, hires and views of the postings of one page, in two groupings. */
async function countsOf(
  manager: EntityManager,
  marketId: string,
  ids: readonly string[],
): Promise<(id: string) => Told> {
  if (ids.length === 0)
    return () => ({ applications: 0, newApplications: 0, inReview: 0, hired: 0, views: 0, open: 0 })
  const where = 'x.marketId = :marketId AND x.postingId IN (:...ids)'
  const [stages, views] = await Promise.all([
    manager
      .createQueryBuilder(ApplicationEntity, 'x')
      .select('x.postingId', 'id')
      .addSelect('x.stage', 'stage')
      .addSelect('COUNT(*)', 'n')
      .where(where, { marketId, ids })
      .groupBy('x.postingId')
      .addGroupBy('x.stage')
      .getRawMany<{ id: string; stage: string; n: string | number }>(),
    manager
      .createQueryBuilder(JobViewEntity, 'x')
      .select('x.postingId', 'id')
      .addSelect('SUM(x.people)', 'n')
      .where(where, { marketId, ids })
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
      inReview: sum('under_review'),
      hired: sum('hired'),
      views: Number(views.find((row) => row.id === id)?.n ?? 0),
      open: OPEN_STAGES.reduce((total, stage) => total + sum(stage), 0),
    }
  }
}

/** A demo has no codes, so none of its postings has a page. */
const publicPath = (row: StoredPostingRow, { companyState }: MemberPlace): string | null =>
  row.code !== null && isPostingVisible(postingFacts(row, companyState)) ? jobPath(row.code, row.title) : null

/** The postings to which the reader has a link of their own: nobody else may take it back. */
async function sharedOf(
  manager: EntityManager,
  { marketId, accountId }: MemberPlace,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const links = await manager.find(ShareLinkEntity, {
    select: { code: true, postingId: true },
    where: { marketId, accountId, postingId: In([...ids]) },
  })
  return new Set(links.map(({ postingId }) => postingId))
}

interface Around {
  told: Told
  shared: boolean
  scope: Scope
}

function toCard(row: StoredPostingRow, place: MemberPlace, around: Around): PostingCard {
  const { told, shared, scope } = around
  const { open, ...counts } = told
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
    salary: salaryText(row),
    posted: row.postedAt,
    ...counts,
    canEdit: may('edit'),
    canPublish: may('publish'),
    canClose: may('close'),
    canReopen: may('reopen'),
    canDelete: may('delete') && row.firstActivatedAt === null,
    publicPath: publicPath(row, place),
    // What is at rest changes nothing, links neither.
    canUnshare: shared && !isAtRest(place.companyState),
    decisionId: row.hiddenDecisionId,
    closeOut: closeOutOf(row, open, place.calledAt),
  }
}

export async function postingCards(
  manager: EntityManager,
  place: MemberPlace,
  rows: readonly StoredPostingRow[],
): Promise<PostingCard[]> {
  const ids = rows.map(({ id }) => id)
  const [counts, shared, scope] = await Promise.all([
    countsOf(manager, place.marketId, ids),
    sharedOf(manager, place, ids),
    scopeOf(manager, place, ids),
  ])
  return rows.map((row) => toCard(row, place, { told: counts(row.id), shared: shared.has(row.id), scope }))
}

async function membersOf(manager: EntityManager, { id, marketId }: StoredPostingRow) {
  const duties = await manager.findBy(PostingMemberEntity, { marketId, postingId: id })
  const members = await manager.findBy(TeamMemberEntity, {
    marketId,
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
  const { marketId, id } = row
  const [cards, members, applications] = await Promise.all([
    postingCards(manager, place, [row]),
    membersOf(manager, row),
    manager.find(ApplicationEntity, {
      select: { id: true, stage: true },
      where: { marketId, postingId: id },
      order: { appliedAt: 'ASC', id: 'ASC' },
    }),
  ])
  const { technology, regions, salaryMin, salaryMax, currency, period, description } = row
  const { existingVacancy, minYears, blindReview, closeReason, closedAt, timesPosted, country } = row
  const [card] = cards
  return {
    ...(card as PostingCard),
    technology,
    country,
    regions,
    salaryMin,
    salaryMax,
    currency,
    period,
    description,
    existingVacancy,
    minYears,
    blindReview,
    closeReason,
    closedAt,
    timesPosted,
    openApplicationIds: applications.filter(({ stage }) => isOpenStage(stage)).map((one) => one.id),
    members,
    problems: publishProblems(row, now),
  }
}
