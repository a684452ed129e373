import {
  byMatch,
  candidateApi,
  peopleApi,
  matchJobOf,
  matchScore,
  postingsApi,
  skillsApi,
} from '@tryka/domain'
import { buildTestApp } from '../../../testing/build-test-app'
import type { TestApp } from '../../../testing/build-test-app'
import type { Visitor } from '../../../testing/hiring'
import { openVisitor } from '../../../testing/hiring'
import { isFindable } from '../core/reach'
import { PostingEntity } from '../postings/posting.table'
import { CandidateEntity } from '../profile/candidate.table'
import { findPerson } from './matching'

describe('The people of a posting, ranked', () => {
  let test: TestApp
  let visitor: Visitor
  beforeAll(async () => void (test = await buildTestApp({ config: { guestsPerHour: 1_000 } })))
  beforeEach(async () => {
    visitor = await openVisitor(test)
    await visitor.actAs('Admin')
  })
  afterAll(() => test.close())

  const ownPostings = () => {
    const { id: marketId, company } = visitor.market
    return test.db.read.find(PostingEntity, {
      where: { marketId, companyId: company.id, status: 'Active' },
      order: { id: 'ASC' },
    })
  }

  /** Everybody, scored by the function itself, in the order of the rule. */
  const scored = async (posting: PostingRow) => {
    const { id: marketId } = visitor.market
    const people = await test.db.read.findBy(CandidateEntity, { marketId })
    const rows = []
    for (const candidate of people) {
      const { facts } = await findPerson(test.db.read, marketId, candidate.id)
      const score = matchScore(matchJobOf(posting), facts)
      rows.push({
        id: candidate.id,
        postedAt: candidate.createdAt,
        findable: isFindable(candidate, new Set()),
        ...score,
      })
    }
    return rows.sort(byMatch)
  }
  type PostingRow = Awaited<ReturnType<typeof ownPostings>>[number]

  const listed = async (postingId: string) => {
    const found: { id: string; match: number | null }[] = []
    for (let page = 1; ; page++) {
      const { items, total } = await visitor.call(peopleApi.search, {
        query: { postingId, page, pageSize: 20 },
      })
      found.push(...items.map(({ id, match }) => ({ id, match })))
      if (items.length < 20) return { found, total }
    }
  }
  const expectRanked = async (posting: PostingRow) => {
    const all = await scored(posting)
    const shown = all.filter(({ findable }) => findable).map(({ id, score }) => ({ id, match: score }))
    expect(shown.length).toBeGreaterThan(20)
    expect(await listed(posting.id)).toEqual({ found: shown, total: shown.length })
  }
  const first = async () => {
    const [posting] = await ownPostings()
    if (!posting) throw new Error('The company has no posting')
    return posting
  }

  it('are all there, on every page in the order of match-v1', async () => {
    await expectRanked(await first())
  })

  it('follow the facts of the posting', async () => {
    const posting = await first()
    await expectRanked(posting)
    const params = { id: posting.id }
    const detail = await visitor.call(postingsApi.get, { params })
    const { title, department, technology, mode, location, regions, type, currency, period } = detail
    const { description, urgency, openings, existingVacancy, closesAt, blindReview, skills } = detail
    const body = {
      title,
      department,
      technology,
      mode,
      location,
      regions,
      type,
      currency,
      period,
      description,
      urgency,
      openings,
      existingVacancy,
      closesAt,
      blindReview,
      version: detail.version,
      skills: skills.slice(0, 1),
      minYears: 19,
      salaryMin: 20_000,
      salaryMax: 21_000,
    }
    await visitor.call(postingsApi.update, { params, body })
    await expectRanked(await first())
  })

  it('follow the facts of a person', async () => {
    const posting = await first()
    await expectRanked(posting)
    const person = await openVisitor(test, visitor.client)
    const profile = await person.call(candidateApi.profile)
    const { id: _id, initials: _i, email: _e, experienceMonths: _m, work: _w, ...rest } = profile
    const { skills: _s, strength: _p, ...editable } = rest
    const facts = { ...editable, salaryMin: 999_000, currency: 'USD', types: ['Contract'] }
    await person.call(candidateApi.updateProfile, { body: facts })
    await visitor.actAs('Admin')
    await expectRanked(posting)

    await openVisitor(test, visitor.client)
    await person.call(skillsApi.add, { body: { skill: 'Cryptography', level: 4 } })
    await visitor.actAs('Admin')
    await expectRanked(posting)
  })
})
