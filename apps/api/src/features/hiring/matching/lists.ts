import { LIVE_MARKET_ID } from '@tryka/domain'
import type { Database } from '../../../db/database'
import { allPeopleAway, allPostingsAway } from '../core/hidden'
import type { Looker } from '../core/hidden'
import { countRows } from '../core/list'
import type { Columns } from '../core/columns'
import type { Found, JobsQuestion, PeopleQuestion } from '../core/match-questions'
import { needsScore } from '../core/match-questions'
import { jobRows, peopleRows, sortJobs, sortPeople } from './rows'
import type { AskedJobs, AskedPeople, JobSeeker } from './rows'
import { smallJobs, smallPeople } from './small'

/**
 * Ids of a page and their number, for the lists of people and of postings: from the columns where they run, from rows
 * otherwise, with the same answers. Who is away is asked of the database with every question, so it holds at once.
 */
export class MatchLists {
  constructor(
    private readonly db: Database,
    private readonly columns: Columns,
  ) {}

  async people(looker: Looker, asked: AskedPeople): Promise<Found> {
    const { read } = this.db
    const question: PeopleQuestion = { kind: 'people', away: [], ...asked }
    if (await this.hasColumns(looker.marketId, needsScore(question)))
      return this.columns.ask({ ...question, away: await allPeopleAway(read, looker) })
    const rows = () => peopleRows(read, looker, asked)
    const { job, sort, skip, take } = asked
    if (job && sort === 'match') return smallPeople(read, rows(), job, { skip, take })
    const page = sortPeople(rows(), sort).select('c.id', 'id').offset(skip).limit(take)
    const [ids, total] = await Promise.all([page.getRawMany<{ id: string }>(), rows().getCount()])
    return { ids: ids.map(({ id }) => id), total }
  }

  async jobs(seeker: JobSeeker, asked: AskedJobs): Promise<Found> {
    const { read } = this.db
    const { without = [], ...rest } = asked
    const question: JobsQuestion = { kind: 'jobs', away: without, ...rest }
    if (await this.hasColumns(seeker.marketId, needsScore(question)))
      return this.columns.ask({ ...question, away: [...without, ...(await allPostingsAway(read, seeker))] })
    const rows = () => jobRows(read, seeker, asked)
    const { person, sort, skip, take } = asked
    if (person && needsScore(question)) return smallJobs(rows(), person, asked)
    const page = sortJobs(rows(), sort).select('p.id', 'id').offset(skip).limit(take)
    const [ids, total] = await Promise.all([
      take > 0 ? page.getRawMany<{ id: string }>() : [],
      countRows(rows()),
    ])
    return { ids: ids.map(({ id }) => id), total }
  }

  private hasColumns(marketId: string, isNeeded: boolean): Promise<boolean> {
    return marketId === LIVE_MARKET_ID ? this.columns.answer(isNeeded) : Promise.resolve(false)
  }
}
