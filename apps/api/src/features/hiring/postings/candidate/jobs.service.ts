import { In } from 'typeorm'
import type { SelectQueryBuilder } from 'typeorm'
import type { JobDetail, JobPage, JobQuery, MatchAnswer } from '@tryka/domain'
import { JOBS_PER_PAGE, localDay } from '@tryka/domain'
import type { Clock } from '../../../../clock'
import type { Database } from '../../../../db/database'
import { keyedHash } from '../../../../keys'
import { nothingHere, refused } from '../../core/errors'
import { POSTINGS_AWAY, isBlocked, postingsAway } from '../../core/hidden'
import { pagingOf } from '../../core/list'
import { searchByWords } from '../../core/word-search'
import { keepRanked } from '../../matching/job-matches'
import type { Person } from '../../matching/person'
import { explain, findPerson, toAnswer } from '../../matching/matching'
import { rankFrom } from '../../matching/rank'
import { JobMatchEntity, type JobMatchRow } from '../../matching/match.table'
import { PostingEntity, type StoredPostingRow } from '../posting.table'
import { JobViewEntity, SavedJobEntity } from './job.table'
import { CompanyEntity } from '../../team/team.table'
import type { CandidatePlace, CandidateRef } from '../../core/places'
import { jobCards, jobDetail } from './job-view'

type Builder = SelectQueryBuilder<JobMatchRow>
export type JobFilters = Omit<JobQuery, 'page' | 'pageSize'>

const SAVED = SavedJobEntity.options.tableName ?? ''

/** The market as a candidate sees it: active postings only. */
export class JobsService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    /** Hides who looked: the same person counts once a day, and nobody reads who it was. */
    private readonly viewerKey: Buffer,
  ) {}

  async list(place: CandidateRef, query: JobQuery): Promise<JobPage> {
    const { page, pageSize, skip } = pagingOf(query, JOBS_PER_PAGE)
    const person = await findPerson(this.db.read, place.marketId, place.candidateId)
    await keepRanked(this.db, place, person.facts)
    const [ids, total] = await Promise.all([
      sorted(this.query(place, query).select('m.postingId', 'id'), query.sort)
        .offset(skip)
        .limit(pageSize)
        .getRawMany<{ id: string }>(),
      this.query(place, query).getCount(),
    ])
    const items = await this.cards(
      place,
      ids.map(({ id }) => id),
      person,
    )
    return { items, total, page, pageSize }
  }

  /** How many active postings a search finds, all or those posted after a moment. */
  async count(place: CandidatePlace, filters: JobFilters, after?: string): Promise<number> {
    const { facts } = await findPerson(this.db.read, place.marketId, place.candidateId)
    await keepRanked(this.db, place, facts)
    const builder = this.query(place, filters)
    if (after !== undefined) builder.andWhere('m.postedAt > :after', { after })
    return builder.getCount()
  }

  async get(place: CandidatePlace, id: string): Promise<JobDetail> {
    const [row, person] = await Promise.all([
      this.find(place, id),
      findPerson(this.db.read, place.marketId, place.candidateId),
    ])
    return jobDetail(this.db.read, place, row, person, this.clock.now())
  }

  async match(place: CandidatePlace, id: string): Promise<MatchAnswer> {
    const [row, person] = await Promise.all([
      this.find(place, id),
      findPerson(this.db.read, place.marketId, place.candidateId),
    ])
    return toAnswer(explain(row, person, this.clock.now()), 'candidate')
  }

  /** One person counts once a day, however often the page is opened. */
  async view(place: CandidatePlace, id: string): Promise<void> {
    const { marketId, candidateId } = place
    const { companyId } = await this.find(place, id)
    const company = await this.db.read.findOneByOrFail(CompanyEntity, { id: companyId, marketId })
    const day = localDay(this.clock.now(), company.timeZone)
    const viewer = keyedHash(this.viewerKey, candidateId)
    const row = { postingId: id, day, viewer, people: 1, marketId }
    await this.db.write((m) =>
      m
        .createQueryBuilder()
        .insert()
        .into(JobViewEntity)
        .values(row)
        .orIgnore()
        .updateEntity(false)
        .execute(),
    )
  }

  async save(place: CandidatePlace, id: string): Promise<void> {
    const { marketId, candidateId } = place
    await this.find(place, id)
    const row = { candidateId, postingId: id, marketId, savedAt: this.clock.now().toISOString() }
    await this.db.write((m) =>
      m
        .createQueryBuilder()
        .insert()
        .into(SavedJobEntity)
        .values(row)
        .orIgnore()
        .updateEntity(false)
        .execute(),
    )
  }

  /** Letting go of what is not kept is fine too. */
  async unsave({ marketId, candidateId }: CandidatePlace, postingId: string): Promise<void> {
    await this.db.write((m) => m.delete(SavedJobEntity, { marketId, candidateId, postingId }))
  }

  private at(): string {
    return this.clock.now().toISOString()
  }

  private async find({ marketId, candidateId }: CandidateRef, id: string): Promise<StoredPostingRow> {
    const row = await this.db.read.findOneBy(PostingEntity, { id, marketId })
    if (!row || row.firstActivatedAt === null) throw nothingHere('This job')
    // A block is not told: the posting is as if it were not there.
    if (await isBlocked(this.db.read, { candidateId, companyId: row.companyId }))
      throw nothingHere('This job')
    const away = await postingsAway(this.db.read, { marketId, candidateId, at: this.at() }, [id])
    if (row.status !== 'Active' || away.size) throw refused(410, 'JOB_CLOSED', 'This job is closed.')
    return row
  }

  private async cards(place: CandidateRef, ids: readonly string[], person: Person) {
    const { marketId } = place
    const rows = await this.db.read.findBy(PostingEntity, { marketId, id: In([...ids]) })
    const ordered = ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
    return jobCards(this.db.read, place, ordered, person)
  }

  /** Over the stored matches: an index holds all that is filtered and sorted by. */
  private query({ marketId, candidateId }: CandidateRef, filters: JobFilters): Builder {
    const { q, technology, location, type, saved, minMatch = 0 } = filters
    const builder = this.db.read
      .createQueryBuilder(JobMatchEntity, 'm')
      .where('m.candidateId = :candidateId', { candidateId })
      // Few are hidden: indexes hold them, and all others are found without reading their rows.
      .andWhere(`m.posting_id NOT IN (${POSTINGS_AWAY})`, { marketId, candidateId, at: this.at() })
    if (technology && technology !== 'All Technologies')
      builder.andWhere('m.technology = :technology', { technology })
    if (location && location !== 'Any Location') builder.andWhere('m.location = :location', { location })
    if (type) builder.andWhere('m.type = :type', { type })
    if (minMatch > 0) builder.andWhere('m.rank >= :least', { least: rankFrom(minMatch) })
    if (saved === 'true')
      builder.andWhere(
        `m.posting_id IN (SELECT s.posting_id FROM ${SAVED} s WHERE s.candidate_id = :candidateId)`,
      )
    searchByWords(builder, 'm.posting_id', { table: 'postings', marketId, text: q })
    return builder
  }
}

/** Best match, newest or best paid first; equals by the newest, then by id. */
function sorted(builder: Builder, sort: JobQuery['sort'] = 'match'): Builder {
  if (sort === 'match') builder.orderBy('m.rank', 'DESC')
  if (sort === 'salary') builder.orderBy('m.salaryMax', 'DESC')
  return builder.addOrderBy('m.postedAt', 'DESC').addOrderBy('m.postingId', 'ASC')
}
