import type { RaiseGuidance } from '@tryka/domain'
import { candidateApi, guidanceApi, jobsApi, skillsApi } from '@tryka/domain'
import { buildTestApp } from '../../../testing/build-test-app'
import type { TestApp } from '../../../testing/build-test-app'
import type { Visitor } from '../../../testing/hiring'
import { openVisitor } from '../../../testing/hiring'
import { CandidateEntity } from '../profile/candidate.table'
import { PostingEntity } from '../postings/posting.table'
import { TargetEntity } from './target.table'

describe('Guidance', () => {
  let test: TestApp
  let visitor: Visitor
  beforeAll(async () => void (test = await buildTestApp({ config: { guestsPerHour: 1_000 } })))
  beforeEach(async () => void (visitor = await openVisitor(test)))
  afterAll(() => test.close())

  const targets = async () => (await visitor.call(guidanceApi.targets)).items
  const postings = async () => (await targets()).filter(({ kind }) => kind === 'posting')
  const raises = () => visitor.call(guidanceApi.match, { query: { all: 'true' } })
  const active = async () => {
    const known = new Set((await targets()).map(({ ref }) => ref))
    const where = { marketId: visitor.market.id, status: 'Active' as const }
    const rows = await test.db.read.find(PostingEntity, { where, order: { id: 'ASC' } })
    return rows.filter(({ id }) => !known.has(id))
  }
  /** The matches of some jobs, each by its own call. */
  const matches = (ids: readonly string[]) =>
    Promise.all(ids.map(async (id) => (await visitor.call(jobsApi.match, { params: { id } })).score))

  it('aims at what was applied to, added and saved, and at the best matches, in this order', async () => {
    const [job, other] = await active()
    if (!job || !other) throw new Error('All jobs are targets')
    await visitor.call(jobsApi.save, { params: { id: other.id } })
    const added = { kind: 'posting', ref: job.id }
    await visitor.call(guidanceApi.addTarget, { body: added })
    const role = { kind: 'role', ref: 'data-science/data-engineer' }
    const { items } = await visitor.call(guidanceApi.addTarget, { body: role })

    const weights = items.map(({ weight }) => weight)
    expect(weights).toEqual(weights.toSorted((a, b) => b - a))
    expect(items).toContainEqual(expect.objectContaining({ ...added, why: 'added', weight: 3, added: true }))
    expect(items).toContainEqual(
      expect.objectContaining({ ...role, title: 'Data Engineer', company: null, match: null, weight: 3 }),
    )
    expect(items).toContainEqual(expect.objectContaining({ ref: other.id, why: 'saved', added: false }))
    expect(items.filter(({ why }) => why === 'applied').every(({ weight }) => weight === 4)).toBe(true)
    expect(items.filter(({ why }) => why === 'best').length).toBeGreaterThan(0)
    expect(new Set(items.map(({ ref }) => ref)).size).toBe(items.length)

    await visitor.call(guidanceApi.removeTarget, { query: added })
    await visitor.call(guidanceApi.removeTarget, { query: added })
    expect((await targets()).filter(({ why }) => why === 'added')).toHaveLength(1)
  })

  it('keeps one row of one target however often it is added at once, and refuses what is not there', async () => {
    const body = { kind: 'role', ref: 'devops/platform-engineer' }
    await Promise.all(Array.from({ length: 20 }, () => visitor.call(guidanceApi.addTarget, { body })))
    const { id: marketId } = visitor.market
    expect(await test.db.read.countBy(TargetEntity, { marketId })).toBe(1)

    const stranger = await openVisitor(test)
    const [foreign] = await test.db.read.findBy(PostingEntity, {
      marketId: stranger.market.id,
      status: 'Active',
    })
    const status = async (asked: object) =>
      (await visitor.send(guidanceApi.addTarget, { body: asked })).statusCode
    expect(await status({ kind: 'posting', ref: foreign?.id })).toBe(404)
    expect(await status({ kind: 'role', ref: 'data-science/astronaut' })).toBe(404)
    expect(await status({ kind: 'role', ref: 'x'.repeat(1_000_000) })).toBeLessThan(500)
    expect(await status({ kind: 'company', ref: 'x' })).toBe(400)
    const [closed] = await test.db.read.findBy(PostingEntity, { marketId, status: 'Closed' })
    expect(await status({ kind: 'posting', ref: closed?.id })).toBe(410)
    expect((await stranger.call(guidanceApi.targets)).items.filter(({ added }) => added)).toEqual([])
  })

  const done = async ({ change }: RaiseGuidance['items'][number]) => {
    if (change.kind === 'add') {
      const { skill, level } = change
      return visitor.call(skillsApi.add, { body: { skill, level } })
    }
    const profile = await visitor.call(candidateApi.profile)
    const { id: _id, initials: _i, email: _e, experienceMonths: _m, work: _w, ...rest } = profile
    const { skills: _s, strength: _p, ...editable } = rest
    const types = change.kind === 'type' ? [...editable.types, change.type] : editable.types
    const openToRemote = change.kind === 'remote' ? true : editable.openToRemote
    return visitor.call(candidateApi.updateProfile, { body: { ...editable, types, openToRemote } })
  }

  it.each(['add', 'type'] as const)(
    'says what a change (%s) does, and doing it does exactly that',
    async (kind) => {
      for (const { id } of (await active()).slice(0, 12))
        await visitor.call(guidanceApi.addTarget, { body: { kind: 'posting', ref: id } })
      const { items, targets: count, total } = await raises()
      expect(total).toBe(items.length)
      const advice = items.find(({ change }) => change.kind === kind)
      if (!advice) throw new Error(`No advice of this kind: ${items.map(({ action }) => action).join(', ')}`)
      const ids = (await postings()).filter(({ match }) => match !== null).map(({ ref }) => ref)
      expect(ids).toHaveLength(count)
      const open = (await postings()).map(({ ref, match }) => [ref, match] as const)
      const before = new Map(open)

      await done(advice)

      const after = await matches(ids.filter((id) => before.has(id)))
      const gains = after.map((score, n) => (score ?? 0) - (before.get(ids[n] ?? '') ?? 0))
      const raised = gains.filter((gain) => gain !== 0).sort((a, b) => a - b)
      expect({
        sum: raised.reduce((sum, gain) => sum + gain, 0),
        raised: raised.length,
        median: raised[Math.ceil(raised.length / 2) - 1],
        good: ids.filter((id, n) => (before.get(id) ?? 0) < 70 && (after[n] ?? 0) >= 70).length,
        strong: ids.filter((id, n) => (before.get(id) ?? 0) < 85 && (after[n] ?? 0) >= 85).length,
      }).toEqual({
        sum: advice.sum,
        raised: advice.raised,
        median: advice.median,
        good: advice.good,
        strong: advice.strong,
      })
    },
  )

  it('shows five changes, all when asked, and never advises to ask for less', async () => {
    const { id: marketId, candidate } = visitor.market
    await test.db.write((m) =>
      m.update(CandidateEntity, { id: candidate.id, marketId }, { salaryMin: 900_000, currency: 'USD' }),
    )
    const all = await raises()
    const first = await visitor.call(guidanceApi.match)

    expect(first.items).toEqual(all.items.slice(0, 5))
    expect(first.total).toBe(all.total)
    const kinds = new Set(all.items.map(({ change }) => change.kind))
    for (const kind of kinds) expect(['verify', 'raise', 'add', 'remote', 'type']).toContain(kind)
  })

  it('tells nothing where nothing is known', async () => {
    const { id: marketId, candidate } = visitor.market
    const own = await visitor.call(skillsApi.get)
    expect(own.verified.length + own.declared.length).toBeGreaterThan(0)
    await test.db.write(async (m) => {
      await m.query(`DELETE FROM candidate_skills WHERE candidate_id = '${candidate.id}'`)
      await m.query(`DELETE FROM saved_jobs WHERE candidate_id = '${candidate.id}'`)
      await m.query(
        `UPDATE applications SET stage = 'withdrawn' WHERE candidate_id = '${candidate.id}' AND market_id = '${marketId}'`,
      )
    })

    expect(await targets()).toEqual([])
    expect(await raises()).toMatchObject({ targets: 0, total: 0, items: [] })
    expect(await visitor.call(guidanceApi.adjacent)).toMatchObject({ items: [], tooFew: [] })
  })

  it('counts skills beside one’s own, and names those with too few jobs', async () => {
    const { items, tooFew, postings: all } = await visitor.call(guidanceApi.adjacent)
    const { id: marketId } = visitor.market
    const rows = await test.db.read.findBy(PostingEntity, { marketId, status: 'Active' })
    const asking = (...skills: string[]) =>
      rows.filter((row) => skills.every((skill) => row.skills.some((one) => one.skill === skill)))

    expect(all).toBe(rows.length)
    expect(items.length).toBeGreaterThan(0)
    for (const { skill, beside, asking: n, both } of items) {
      expect([n, both]).toEqual([asking(skill).length, asking(skill, beside).length])
      expect(new Set(asking(skill, beside).map(({ companyId }) => companyId)).size).toBeGreaterThanOrEqual(4)
      expect(n >= 20 && both >= 5).toBe(true)
    }
    for (const { skill, postings: n } of tooFew) expect([n < 20, n]).toEqual([true, asking(skill).length])
  })

  it('says what jobs offer where enough do, and how many there are otherwise', async () => {
    const pay = (kind: string, of: string) => visitor.call(guidanceApi.pay, { query: { kind, of } })
    const { groups, days } = await pay('skill', 'Solidity')

    expect(days).toBe(90)
    expect(groups.length).toBeGreaterThan(0)
    for (const { range, tooFew } of groups) {
      expect(range === null).toBe(tooFew !== null)
      if (range) expect(range.postings >= 10 && range.companies >= 4 && range.low <= range.high).toBe(true)
    }
    expect((await pay('role', 'blockchain/zero-knowledge-engineer')).groups.length).toBeGreaterThan(0)
    expect((await pay('role', 'machine-learning/forecasting-engineer')).groups).toEqual([])
    const status = async (kind: string, of: string) =>
      (await visitor.send(guidanceApi.pay, { query: { kind, of } })).statusCode
    expect(await status('skill', 'Basket weaving')).toBe(404)
    expect(await status('role', 'none')).toBe(404)
    expect(await status('city', 'none')).toBe(400)
  })

  it('says what to learn next, and what proves a skill that no module teaches', async () => {
    const { targets: count, steps, without, version } = await visitor.call(guidanceApi.path)
    const aims = await targets()

    expect(version).toBe('path-v1')
    expect(count).toBe(aims.length)
    expect(without.length).toBeGreaterThan(0)
    const asked = [...without, ...steps.flatMap((step) => step.asked ?? [])]
    for (const { asking, must, covered } of asked)
      expect(asking <= count && must <= asking && covered < 100).toBe(true)
    const known = new Set(steps.map(({ module }) => module.id))
    expect(known.size).toBe(steps.length)
  })

  it('lists forty roles', async () => {
    const { items } = await visitor.call(guidanceApi.roles)

    expect(items).toHaveLength(40)
  })
})
