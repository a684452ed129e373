import { In, Not } from 'typeorm'
import type { JobDetail, JobPage, JobQuery, MatchAnswer } from '@tryka/domain'
import { JOBS_PER_PAGE, localDay, searchWords } from '@tryka/domain'
import type { Clock } from '../../../../clock'
import type { Database } from '../../../../db/database'
import { keyedHash } from '../../../../keys'
import { nothingHere, refused } from '../../core/errors'
import { isBlocked, postingsAway } from '../../core/hidden'
import { pagingOf } from '../../core/list'
import type { MatchLists } from '../../matching/lists'
import type { Person } from '../../matching/person'
import { explain, findPerson, toAnswer } from '../../matching/matching'
import type { Found } from '../../core/match-questions'
import type { AskedJobs } from '../../matching/rows'
import { PostingEntity, type StoredPostingRow } from '../posting.table'
import { JobViewEntity, SavedJobEntity } from './job.table'
import { ApplicationEntity } from '../../applications/application.table'
import { CompanyEntity } from '../../team/team.table'
import type { CandidatePlace, CandidateRef } from '../../core/places'
import { jobCards, jobDetail } from './job-view'

export type JobFilters = Omit<JobQuery, 'page' | 'pageSize'>
/** Only the number is wanted. */
const NOTHING = { skip: 0, take: 0 }

/** The market as a candidate sees it: active postings only. */
export class JobsService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly lists: MatchLists,
    /** Hides who looked: the same person counts once a day, and nobody reads who it was. */
    private readonly viewerKey: Buffer,
  ) {}

  async list(place: CandidateRef, query: JobQuery): Promise<JobPage> {
    const { page, pageSize, skip } = pagingOf(query, JOBS_PER_PAGE)
    const person = await findPerson(this.db.read, place.marketId, place.candidateId)
    const paging = { skip, take: pageSize }
    const { ids, total } = await this.found(place, person, query, paging)
    return { items: await this.cards(place, ids, person), total, page, pageSize }
  }

  /** How many active postings a search finds, all or those posted after a moment. */
  async count(place: CandidatePlace, filters: JobFilters, after?: string): Promise<number> {
    const person = await findPerson(this.db.read, place.marketId, place.candidateId)
    const { total } = await this.found(place, person, { ...filters, sort: 'posted' }, NOTHING, after)
    return total
  }

  /** The first of those that were posted after a moment, and how many there are. */
  async fresh(place: CandidateRef, filters: JobFilters, after: string, take: number): Promise<Found> {
    const person = await findPerson(this.db.read, place.marketId, place.candidateId)
    return this.found(place, person, filters, { skip: 0, take }, after)
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

  /** What a search asks of the market, for a person or for nobody in particular. */
  private async found(
    place: CandidateRef,
    { facts }: Person,
    query: JobFilters,
    paging: { skip: number; take: number },
    after?: string,
  ): Promise<Found> {
    const { q, technology, location, type, saved, hideApplied, minMatch = 0, sort = 'match' } = query
    const { marketId, candidateId } = place
    const asked: AskedJobs = {
      person: facts,
      sort,
      filters: {
        ...(technology && technology !== 'All Technologies' ? { technology } : {}),
        ...(location && location !== 'Any Location' ? { location } : {}),
        ...(type ? { type } : {}),
        ...(minMatch > 0 ? { minMatch } : {}),
        ...(after === undefined ? {} : { after }),
      },
      words: searchWords(q ?? ''),
      ...(saved === 'true' ? { only: await this.savedBy(place) } : {}),
      ...(hideApplied === 'true' ? { without: await this.appliedBy(place) } : {}),
      ...paging,
    }
    return this.lists.jobs({ marketId, candidateId, at: this.at() }, asked)
  }

  private async savedBy({ marketId, candidateId }: CandidateRef): Promise<string[]> {
    const rows = await this.db.read.findBy(SavedJobEntity, { marketId, candidateId })
    return rows.map(({ postingId }) => postingId)
  }

  /** What was withdrawn is not applied for, here as on the cards. */
  private async appliedBy({ marketId, candidateId }: CandidateRef): Promise<string[]> {
    const rows = await this.db.read.find(ApplicationEntity, {
      select: { postingId: true },
      where: { marketId, candidateId, stage: Not('withdrawn') },
    })
    return rows.map(({ postingId }) => postingId)
  }
}
