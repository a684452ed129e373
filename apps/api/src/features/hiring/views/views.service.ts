import { In, LessThan } from 'typeorm'
import type { z } from 'zod'
import type { ViewPage, ViewQuery } from '@tryka/domain'
import { DAY_MS, KEPT_DAYS } from '@tryka/domain'
import type { Database } from '../../../db/database'
import type { Sweepable } from '../../../http/sweep'
import { companiesApart } from '../blocks/blocks'
import { byId, groupBy, pagingOf } from '../core/list'
import type { CandidatePlace } from '../core/places'
import { PostingEntity } from '../postings/posting.table'
import { CompanyEntity, TeamMemberEntity } from '../team/team.table'
import { ProfileViewEntity } from './profile-view.table'

const PAGE_SIZE = 20
/** The newest days of the companies on one page. */
const MOST_LOOKS = 1_000

/** Who looked, as the person reads it. */
export class ViewsService implements Sweepable {
  constructor(private readonly db: Database) {}

  async list(place: CandidatePlace, query: z.output<typeof ViewQuery>): Promise<ViewPage> {
    const { read } = this.db
    const { marketId, candidateId } = place
    const { page, pageSize, skip } = pagingOf(query, PAGE_SIZE)
    const apart = [...(await companiesApart(read, place))]
    const found = () => {
      const builder = read
        .createQueryBuilder(ProfileViewEntity, 'v')
        .where('v.candidateId = :candidateId AND v.marketId = :marketId', { candidateId, marketId })
      if (apart.length) builder.andWhere('v.companyId NOT IN (:...apart)', { apart })
      return builder
    }
    const [counted, companies] = await Promise.all([
      found().select('COUNT(DISTINCT v.companyId)', 'n').getRawOne<{ n: number | string }>(),
      found()
        .select('v.companyId', 'id')
        .addSelect('MAX(v.lastAt)', 'last')
        .groupBy('v.companyId')
        .orderBy('MAX(v.lastAt)', 'DESC')
        .addOrderBy('v.companyId', 'ASC')
        .offset(skip)
        .limit(pageSize)
        .getRawMany<{ id: string }>(),
    ])
    const ids = companies.map(({ id }) => id)
    const items = ids.length ? await this.looks(place, ids) : []
    return { items, total: Number(counted?.n ?? 0), page, pageSize }
  }

  /** Looks are kept for a year. */
  async sweep(now: number): Promise<void> {
    const before = new Date(now - KEPT_DAYS.view * DAY_MS).toISOString().slice(0, 10)
    await this.db.write((manager) => manager.delete(ProfileViewEntity, { day: LessThan(before) }))
  }

  private async looks({ marketId, candidateId }: CandidatePlace, ids: string[]): Promise<ViewPage['items']> {
    const { read } = this.db
    const rows = await read.find(ProfileViewEntity, {
      where: { marketId, candidateId, companyId: In(ids) },
      order: { lastAt: 'DESC', postingId: 'ASC' },
      take: MOST_LOOKS,
    })
    const of = (list: string[]) => ({ marketId, id: In([...new Set(list)]) })
    const [companies, members, postings] = await Promise.all([
      read.findBy(CompanyEntity, of(ids)),
      read.findBy(TeamMemberEntity, of(rows.map(({ memberId }) => memberId))),
      read.find(PostingEntity, {
        select: { id: true, title: true },
        where: of(rows.map(({ postingId }) => postingId)),
      }),
    ])
    const [company, member, posting] = [byId(companies), byId(members), byId(postings)]
    const grouped = groupBy(rows, ({ companyId }) => companyId)
    return ids.flatMap((id) => {
      const row = company.get(id)
      if (!row) return []
      const looks = (grouped.get(id) ?? []).map(({ day, postingId, memberId, count, lastAt }) => ({
        day,
        role: posting.get(postingId)?.title ?? null,
        by: member.get(memberId)?.role ?? ('Recruiter' as const),
        times: count,
        lastAt,
      }))
      return { company: { id, name: row.name, logo: row.logo }, looks }
    })
  }
}
