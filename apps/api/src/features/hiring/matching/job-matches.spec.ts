import type { JobQuery } from '@tryka/domain'
import {
  byMatch,
  candidateApi,
  jobsApi,
  matchJobOf,
  MATCH_V1,
  MATCH_V2,
  matchScore,
  postingsApi,
  searchWords,
  skillsApi,
} from '@tryka/domain'
import { buildTestApp } from '../../../testing/build-test-app'
import type { TestApp } from '../../../testing/build-test-app'
import type { Visitor } from '../../../testing/hiring'
import { openVisitor } from '../../../testing/hiring'
import { PostingEntity } from '../postings/posting.table'
import { findPerson } from './matching'

describe('The ranked jobs of a person', () => {
  let test: TestApp
  let visitor: Visitor
  beforeAll(async () => void (test = await buildTestApp({ config: { guestsPerHour: 1_000 } })))
  beforeEach(async () => void (visitor = await openVisitor(test)))
  afterAll(() => test.close())

  /** Every active posting, scored by the function itself. */
  const scored = async () => {
    const { id: marketId, candidate } = visitor.market
    const { facts } = await findPerson(test.db.read, marketId, candidate.id)
    const postings = await test.db.read.findBy(PostingEntity, { marketId, status: 'Active' })
    return postings.map((posting) => ({
      id: posting.id,
      postedAt: posting.postedAt ?? '',
      salaryMax: posting.salaryMax ?? -1,
      ...matchScore(matchJobOf(posting), facts),
    }))
  }
  const newest = (a: { id: string; postedAt: string }, b: { id: string; postedAt: string }) =>
    byMatch({ ...a, score: 0, coverage: 0 }, { ...b, score: 0, coverage: 0 })
  const listed = async (query: Partial<Record<keyof JobQuery, string | number>>) => {
    const ids: string[] = []
    for (let page = 1; ; page++) {
      const { items, total } = await visitor.call(jobsApi.list, { query: { ...query, page, pageSize: 50 } })
      ids.push(...items.map(({ id }) => id))
      if (items.length < 50) return { ids, total }
    }
  }
  const expectRanked = async () => {
    const all = await scored()
    const ids = all.sort(byMatch).map(({ id }) => id)
    expect(await listed({})).toEqual({ ids, total: ids.length })
  }

  it('are in the order of match-v1, of the newest and of the best paid, each posting once', async () => {
    await expectRanked()
    const all = await scored()

    const good = all.filter(({ score }) => (score ?? -1) >= 80)
    const bySalary = good.sort((a, b) => b.salaryMax - a.salaryMax || newest(a, b)).map(({ id }) => id)
    expect(await listed({ sort: 'salary', minMatch: 80 })).toEqual({ ids: bySalary, total: good.length })
    const byDay = all.sort(newest).map(({ id }) => id)
    expect((await listed({ sort: 'posted' })).ids).toEqual(byDay)
  })

  it('follow the facts of the person', async () => {
    const profile = await visitor.call(candidateApi.profile)
    const { id: _id, initials: _i, email: _e, experienceMonths: _m, work: _w, ...rest } = profile
    const { skills: _s, strength: _p, ...editable } = rest
    const body = { ...editable, salaryMin: 260_000, currency: 'USD', types: ['Contract'] }
    await visitor.call(candidateApi.updateProfile, { body })
    await expectRanked()

    await visitor.call(skillsApi.add, { body: { skill: 'Cryptography', level: 4 } })
    await expectRanked()
  })

  it('follow postings that change, close and come back', async () => {
    const { items } = await visitor.call(postingsApi.list, { query: { status: 'Active', pageSize: 50 } })
    const params = { id: items[0]?.id ?? '' }
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
      skills,
      version: detail.version,
      minYears: 19,
      salaryMin: 20_000,
      salaryMax: 21_000,
    }
    const edited = await visitor.call(postingsApi.update, { params, body })
    await expectRanked()

    const dispositions = edited.openApplicationIds.map((applicationId) => ({
      applicationId,
      action: 'reject',
      reasonId: 'closed',
    }))
    const closing = { reason: 'cancelled', dispositions, version: edited.version }
    const closed = await visitor.call(postingsApi.close, { params, body: closing })
    await expectRanked()
    expect((await listed({})).ids).not.toContain(params.id)

    const draft = await visitor.call(postingsApi.reopen, { params, body: { version: closed.version } })
    await visitor.call(postingsApi.publish, { params, body: { version: draft.version } })
    await expectRanked()
    expect((await listed({})).ids).toContain(params.id)
  })

  it('are found by the beginnings of words, in any order, and of no other market', async () => {
    const { id: marketId } = visitor.market
    const postings = await test.db.read.findBy(PostingEntity, { marketId, status: 'Active' })
    const texts = ['zero knowledge', 'KNOW-zer', 'nowledge', 'zero" OR "w', 'w', 'c', 'ai', '3', '+ #', '_']
    for (const q of texts) {
      const words = searchWords(q)
      const found = postings.filter(({ searchText }) =>
        words.every((word) => searchText.split(' ').some((one) => one.startsWith(word))),
      )
      expect([q, new Set((await listed({ q })).ids)]).toEqual([q, new Set(found.map(({ id }) => id))])
    }

    const other = await openVisitor(test)
    expect((await other.call(jobsApi.list, { query: { q: 'zero knowledge' } })).total).toBe(5)
  })

  it('are scored by a definition that anybody can read and check', async () => {
    const definition = await visitor.call(jobsApi.definition)

    expect(definition.version).toBe('match-v2')
    expect(definition.versions.map(({ vectors: { vectors } }) => vectors.length)).toEqual([13, 21])
    for (const { version, vectors: all } of definition.versions) {
      const { job, person, vectors } = all
      expect(all.version).toBe(version)
      const by = version === 'match-v1' ? MATCH_V1 : MATCH_V2
      for (const vector of vectors) {
        const { score, coverage } = by.score({ ...job, ...vector.job }, { ...person, ...vector.person })
        expect([vector.name, score, coverage]).toEqual([vector.name, vector.score, vector.coverage])
      }
    }
  })
})
