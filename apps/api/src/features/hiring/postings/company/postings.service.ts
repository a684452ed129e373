import { randomInt } from 'node:crypto'
import { MoreThan } from 'typeorm'
import type { z } from 'zod'
import type { PostingDetail, PostingDraft, PostingPage, PostingQuery, PostingTeam } from '@tryka/domain'
import {
  codeFrom,
  DAY_MS,
  HIRING_LIMITS,
  LIVE_MARKET_ID,
  POSTING_MACHINE,
  publishProblems,
} from '@tryka/domain'
import type { Database } from '../../../../db/database'
import { AppError } from '../../../../app-error'
import type { OneCall } from '../../../../services/idempotency/idempotency'
import { tryLater } from '../../../../try-later'
import type { Change, Changes } from '../../core/change'
import { refused } from '../../core/errors'
import { pageOf, pagingOf, searchIn } from '../../core/list'
import { mustWorkOn } from '../../core/scope'
import type { StoredPostingRow } from '../posting.table'
import { ApplicationEntity } from '../../applications/application.table'
import { PostingEntity, PostingMemberEntity } from '../posting.table'
import { CompanyEntity } from '../../team/team.table'
import { refuseUnprovenDomain } from '../../core/unproven-domain'
import { CompanyProofEntity } from '../../companies/company-proof.table'
import type { MemberPlace } from '../../core/places'
import type { PostingWork } from './change-posting'
import { changePosting } from './change-posting'
import { draftFields, emptyPosting, tellApplicants } from './posting-fields'
import { findPosting, movePosting } from './posting-moves'
import { setPostingTeam } from './posting-team'
import { postingCards, postingDetail } from './posting-view'

type Fields = z.output<typeof PostingDraft>

const companyOf = ({ manager, marketId }: Change, { companyId }: MemberPlace) =>
  manager.findOneByOrFail(CompanyEntity, { id: companyId, marketId })

/** The country that a company gave when it was made; a sample company gave none. */
const countryOf = async ({ manager }: Change, { companyId, isDemo }: MemberPlace): Promise<string | null> =>
  isDemo ? null : ((await manager.findOneBy(CompanyProofEntity, { companyId }))?.country ?? null)

/** Search engines ask for the country of a place of work, and people of all countries read the live market. */
function mustNameCountry({ marketId, mode, country }: StoredPostingRow): void {
  if (marketId !== LIVE_MARKET_ID || mode === 'Remote' || country !== null) return
  const message = 'Choose the country of the place of work.'
  throw new AppError(409, 'NEEDS_COUNTRY', message, {}, [{ path: 'country', message }])
}

/** The company is held, so two that are published at once are counted one after the other. */
async function refuseTooMany(
  { manager, marketId, now }: Change,
  { companyId }: StoredPostingRow,
): Promise<void> {
  if (marketId !== LIVE_MARKET_ID) return
  const since = new Date(now.getTime() - DAY_MS).toISOString()
  const [oldest, ...others] = await manager.find(PostingEntity, {
    select: { id: true, postedAt: true },
    where: { marketId, companyId, postedAt: MoreThan(since) },
    order: { postedAt: 'ASC' },
  })
  if (!oldest || others.length + 1 < HIRING_LIMITS.publishedPerDay) return
  const ms = Date.parse(oldest.postedAt ?? since) + DAY_MS - now.getTime()
  throw tryLater(
    'PUBLISH_LIMIT',
    `A company publishes at most ${HIRING_LIMITS.publishedPerDay} postings in 24 hours.`,
    ms,
  )
}

const SINCE = 'COALESCE(p.postedAt, p.createdAt)'
const UNREAD = `(SELECT COUNT(*) FROM ${ApplicationEntity.options.tableName ?? ''} a WHERE a.posting_id = p.id AND a.stage = 'applied')`

/** By what the postings of a status are ordered. */
const SORTS: Record<
  NonNullable<z.output<typeof PostingQuery>['sort']>,
  Readonly<Record<string, 'ASC' | 'DESC'>>
> = {
  newest: { [SINCE]: 'DESC' },
  unread: { [UNREAD]: 'DESC', [SINCE]: 'DESC' },
  longest: { [SINCE]: 'ASC' },
  // A draft that says none comes last.
  ends: { "COALESCE(p.closesAt, '9999')": 'ASC', [SINCE]: 'DESC' },
}

/** The company's postings: drafts, what goes live and how it ends. */
export class PostingsService {
  constructor(
    private readonly db: Database,
    private readonly changes: Changes,
  ) {}

  async list(place: MemberPlace, query: z.output<typeof PostingQuery>): Promise<PostingPage> {
    const { page, pageSize, skip } = pagingOf(query)
    const { marketId, companyId, member } = place
    const base = () => {
      const builder = this.db.read
        .createQueryBuilder(PostingEntity, 'p')
        .where('p.marketId = :marketId AND p.companyId = :companyId', { marketId, companyId })
      searchIn(builder, 'p.searchText', query.q)
      if (query.mine === 'true')
        builder.andWhere(
          `EXISTS (SELECT 1 FROM ${PostingMemberEntity.options.tableName ?? ''} m WHERE m.posting_id = p.id AND m.member_id = :memberId)`,
          { memberId: member.id },
        )
      return builder
    }
    const { status = 'All Jobs' } = query
    const shown = base()
    if (status !== 'All Jobs') shown.andWhere('p.status = :status', { status })
    const [groups, rows] = await Promise.all([
      base()
        .select('p.status', 'status')
        .addSelect('COUNT(*)', 'n')
        .groupBy('p.status')
        .getRawMany<{ status: 'Active' | 'Draft' | 'Closed'; n: string | number }>(),
      pageOf(
        shown.orderBy({
          "CASE p.status WHEN 'Active' THEN 0 WHEN 'Draft' THEN 1 ELSE 2 END": 'ASC',
          ...SORTS[query.sort ?? 'newest'],
          'p.id': 'ASC',
        }),
        { skip, pageSize },
      ),
    ])
    const counts = { 'All Jobs': 0, Active: 0, Draft: 0, Closed: 0 }
    for (const { status: one, n } of groups) counts[one] = Number(n)
    counts['All Jobs'] = counts.Active + counts.Draft + counts.Closed
    return {
      items: await postingCards(this.db.read, place, rows),
      total: counts[status],
      page,
      pageSize,
      counts,
    }
  }

  async get(place: MemberPlace, id: string): Promise<PostingDetail> {
    const { marketId, companyId } = place
    const row = await findPosting(this.db.read, { id, marketId, companyId })
    return postingDetail(this.db.read, place, row, this.changes.now())
  }

  create(place: MemberPlace, fields: Fields, call: OneCall): Promise<PostingDetail> {
    return this.changes.run(
      place.marketId,
      { share: { company: place.companyId } },
      async (change) => {
        const [company, country] = await Promise.all([companyOf(change, place), countryOf(change, place)])
        const row = await this.insert(change, place, emptyPosting(change, company, fields, country))
        return postingDetail(change.manager, place, row, change.now)
      },
      call,
    )
  }

  /** The text of any posting of the company as a new draft. */
  duplicate(place: MemberPlace, id: string): Promise<PostingDetail> {
    const { marketId, companyId } = place
    return this.changes.run(marketId, { share: { company: companyId } }, async (change) => {
      const { manager, now } = change
      const from = await findPosting(manager, { id, marketId, companyId })
      const copy = emptyPosting(change, await companyOf(change, place), { ...from, closesAt: null }, null)
      const row = await this.insert(change, place, copy)
      return postingDetail(manager, place, row, now)
    })
  }

  update(place: MemberPlace, id: string, { version, ...fields }: Fields & { version: number }) {
    return changePosting(this.changes, place, { id, version }, async (change, row) => {
      const { name } = await companyOf(change, place)
      const { country = row.country } = fields
      const patch = { ...draftFields(fields, name), country }
      // A live posting stays fit to be live.
      if (row.status === 'Active') this.mustBeReady({ ...row, ...patch }, change.now)
      const saved = await movePosting(change, row, { action: 'edit', by: place }, patch)
      if (row.status === 'Active') await tellApplicants(change, row, saved, place)
      return saved
    })
  }

  setTeam(place: MemberPlace, id: string, team: PostingTeam) {
    return setPostingTeam(this.changes, place, id, team)
  }

  async remove(place: MemberPlace, id: string): Promise<void> {
    const { marketId, companyId } = place
    await this.changes.run(marketId, { posting: id }, async (change) => {
      const row = await findPosting(change.manager, { id, marketId, companyId })
      await mustWorkOn(change.manager, place, id)
      if (row.status === 'Draft' && row.firstActivatedAt !== null)
        throw refused(409, 'WAS_LIVE', 'A posting that was live is kept. Close it instead.')
      await movePosting(change, row, { action: 'delete', by: place })
      await change.manager.delete(PostingMemberEntity, { marketId, postingId: id })
    })
  }

  publish(place: MemberPlace, id: string, version: number, call: OneCall) {
    const work: PostingWork = async (change, row) => {
      if (row.status === 'Draft') this.mustBeReady(row, change.now)
      const { at } = change
      await refuseUnprovenDomain(change.manager, row.companyId)
      await refuseTooMany(change, row)
      return movePosting(
        change,
        row,
        { action: 'publish', by: place },
        {
          postedAt: at,
          firstActivatedAt: row.firstActivatedAt ?? at,
          timesPosted: row.timesPosted + 1,
          code: row.code ?? (row.marketId === LIVE_MARKET_ID ? codeFrom(randomInt) : null),
          closeReason: null,
          closedAt: null,
        },
      )
    }
    return changePosting(this.changes, place, { id, version, call, isPublic: true }, work)
  }

  unpublish(place: MemberPlace, id: string, version: number) {
    return changePosting(this.changes, place, { id, version }, async (change, row) => {
      const { manager, marketId } = change
      const applied = await manager.countBy(ApplicationEntity, { marketId, postingId: id })
      if (row.status === 'Active' && applied > 0)
        throw refused(409, 'HAS_APPLICATIONS', 'People have applied. Close the posting instead.')
      return movePosting(change, row, { action: 'unpublish', by: place })
    })
  }

  reopen(place: MemberPlace, id: string, version: number) {
    return changePosting(this.changes, place, { id, version, isPublic: true }, (change, row) =>
      movePosting(change, row, { action: 'reopen', by: place }, { closeOutAt: null, closeOutNoticeAt: null }),
    )
  }

  /** The guards, field by field, as the form shows them. */
  private mustBeReady(row: StoredPostingRow, now: Date): void {
    const problems = publishProblems(row, now)
    if (problems.length === 0) return mustNameCountry(row)
    throw new AppError(
      422,
      'NOT_READY',
      problems[0]?.message ?? 'Something is missing.',
      {},
      problems.map(({ path, message }) => ({ path, message })),
    )
  }

  /** Who creates a posting owns it. */
  private async insert(change: Change, place: MemberPlace, row: StoredPostingRow): Promise<StoredPostingRow> {
    const { manager, marketId } = change
    await change.move(POSTING_MACHINE, { from: 'none', action: 'create', by: place, subjectId: row.id })
    await manager.insert(PostingEntity, row)
    const duty = { postingId: row.id, memberId: place.member.id, duty: 'owner' as const, marketId }
    await manager.insert(PostingMemberEntity, duty)
    change.touch({ company: place.companyId, posting: row.id }, 'postings')
    return row
  }
}
