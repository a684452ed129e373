import { randomInt } from 'node:crypto'
import {
  askedLead,
  guidanceApi,
  INTENT_LABELS,
  jobsApi,
  learningApi,
  LIVE_MARKET_ID,
  moduleApi,
  raiseText,
  reviewApi,
  skillsApi,
  talkApi,
} from '@tryka/domain'
import type { CoachLine } from '@tryka/domain'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { openVisitor, type Visitor } from '../../../testing/hiring'
import { candidate } from '../../../testing/live-market'
import { answered, learner, opened } from '../../../testing/modules'
import { PeerCardEntity } from '../peers/peer.table'
import { CandidateEntity } from '../profile/candidate.table'
import { PostingEntity } from '../postings/posting.table'

const seed = randomInt(1_000_000)
console.info(`answers of the coach: seed ${seed}`)
let test: TestApp
beforeAll(async () => {
  test = await buildTestApp({ config: { guestsPerHour: 1_000 }, deps: { isUnreviewedShown: true } })
})
afterAll(() => test.close())

type Me = Pick<Visitor, 'call'>
async function said(me: Me, text: string, posting?: string): Promise<CoachLine> {
  const { id } = await me.call(talkApi.open)
  const body = { text, ...(posting ? { posting } : {}) }
  const { lines } = await me.call(talkApi.tell, { params: { id }, body })
  const last = lines.at(-1)
  if (!last || last.role !== 'coach') throw new Error('nothing was answered')
  expect(last.actions).toHaveLength(1)
  return last
}
const hrefs = ({ actions }: CoachLine) => actions.map((action) => ('href' in action ? action.href : ''))

describe('The next step', () => {
  it('is that of My path with its counts, and not the list for today', async () => {
    const visitor = await openVisitor(test)
    const { steps, targets, covered } = await visitor.call(guidanceApi.path)
    const [first] = steps
    if (!first?.asked) throw new Error('The path of the demo has no step')
    const next = await said(visitor, INTENT_LABELS.next)

    expect(next.facts[0]).toMatchObject({ id: 'step', value: first.module.minutes, unit: 'minutes' })
    expect(next.facts[0]?.text).toContain(first.module.title)
    expect(next.facts[1]).toMatchObject({ id: 'asked', value: first.asked.asking, n: targets })
    expect(next.facts[1]?.text).toContain(askedLead(first.asked, targets))
    const module = encodeURIComponent(first.module.id)
    expect(hrefs(next)[0]).toContain(`section=learning&module=${module}`)
    expect((await visitor.call(talkApi.today)).things).toContainEqual(
      expect.objectContaining({ id: 'next', title: first.module.title }),
    )

    const why = await said(visitor, INTENT_LABELS['why-path'])
    const reasons = why.facts.filter(({ id }) => id.startsWith('step-'))
    expect(reasons.map(({ value }) => value)).toEqual(
      steps.slice(0, 3).map(({ asked }) => asked?.asking ?? null),
    )
    expect(why.facts.at(-1)).toMatchObject({ id: 'covered', value: covered, unit: '%' })
  })

  it('needs something to aim at, and says so', async () => {
    const { me } = await candidate(test, `an${seed}-1@people.example`)
    for (const intent of ['next', 'why-path', 'raise'] as const) {
      const line = await said(me, INTENT_LABELS[intent])
      expect([intent, line.intent, line.facts]).toEqual([intent, intent, []])
      expect(line.text).toMatch(/^Nothing is aimed at yet/)
    }
  })
})

describe('What would raise a match', () => {
  it('is every change run through every target, as guidance has it, with its sum', async () => {
    const visitor = await openVisitor(test)
    const { items, total, targets } = await visitor.call(guidanceApi.match)
    const line = await said(visitor, INTENT_LABELS.raise)
    const raises = line.facts.filter(({ id }) => id.startsWith('raise-'))

    expect(items.length).toBeGreaterThan(0)
    expect(raises.map(({ value, n }) => [value, n])).toEqual(items.map(({ sum }) => [sum, targets]))
    for (const [n, item] of items.entries())
      expect(raises[n]?.text.toLowerCase()).toContain(raiseText(item, targets).toLowerCase())
    expect(line.facts.at(-1)).toMatchObject({ id: 'changes', value: total, n: targets })
  })

  it('begins with the job that is open', async () => {
    const visitor = await openVisitor(test)
    const where = { marketId: visitor.market.id, status: 'Active' as const }
    const rows = await test.db.read.find(PostingEntity, { where, order: { id: 'ASC' }, take: 20 })
    let isFound = false
    for (const { id, title } of rows) {
      const { improve } = await visitor.call(jobsApi.match, { params: { id } })
      const here = (await said(visitor, INTENT_LABELS.raise, id)).facts.filter(({ id: of }) =>
        of.startsWith('here-'),
      )
      expect(here.map(({ value }) => value)).toEqual(improve.map(({ delta }) => delta))
      for (const { text } of here) expect(text.startsWith(title)).toBe(true)
      isFound ||= here.length > 0
      if (isFound) break
    }
    expect(isFound).toBe(true)
  })
})

describe('What the market says', () => {
  it('is told as counts of skills asked for beside one’s own', async () => {
    const visitor = await openVisitor(test)
    const { items } = await visitor.call(guidanceApi.adjacent)
    const { facts } = await said(visitor, INTENT_LABELS.beside)
    expect(facts.map(({ value, n }) => [value, n])).toEqual(
      items.slice(0, 5).map(({ both, asking }) => [both, asking]),
    )
  })

  it('is a range of postings for the skill or role that is named, or how few there are', async () => {
    const visitor = await openVisitor(test)
    const { groups } = await visitor.call(guidanceApi.pay, { query: { kind: 'skill', of: 'Solidity' } })
    const { facts, text } = await said(visitor, 'How much is paid for Solidity?')
    const ranges = groups.flatMap(({ range }) => (range ? [range] : []))
    expect(text).toMatch(/^Solidity, .* Not what you will get\.$/)
    expect(facts.filter(({ id }) => id.startsWith('pay-')).map(({ value, n }) => [value, n])).toEqual(
      ranges.slice(0, 4).map(({ middle, postings }) => [middle, postings]),
    )
    for (const { text: few, value } of facts.filter(({ id }) => id.startsWith('few-')))
      expect(few).toContain(`too few postings (${value ?? ''}) name a pay in`)
    expect((await said(visitor, 'What does a zero-knowledge engineer earn?')).text).toMatch(/^Zero-Knowledge/)
    const none = await said(visitor, 'What does a forecasting engineer earn?')
    expect([none.facts, none.text]).toEqual([[], expect.stringMatching(/^No job of the last 90 days/)])
  })

  it('has nothing to count for who lists no skill', async () => {
    const { me, candidateId } = await learner(await candidate(test, `an${seed}-2@people.example`))
    await test.db.write((manager) =>
      manager.update(CandidateEntity, { id: candidateId }, { title: `Wryneck ${seed}` }),
    )
    const { verified, declared } = await me.call(skillsApi.get)
    expect(verified.length + declared.length).toBe(0)
    expect((await said(me, INTENT_LABELS.beside)).text).toMatch(/^You list no skills/)
    expect((await said(me, INTENT_LABELS.pay)).text).toMatch(/^Name a skill or a role/)
  })
})

describe('A topic', () => {
  it('is what a module says of it, with its sources and the way there', async () => {
    const visitor = await openVisitor(test)
    const line = await said(visitor, 'What is reentrancy?')
    const id = 'contract-security/reentrancy-and-call-order'
    const [path = '', name = ''] = id.split('/')
    const module = await visitor.call(moduleApi.show, { params: { path, name } })

    expect(line).toMatchObject({ intent: 'topic', text: expect.stringContaining(module.title) as string })
    const summary = line.facts[0]?.text ?? ''
    expect(summary).toMatch(/reentran/i)
    const paragraphs = module.blocks.flatMap((block) =>
      block.kind === 'paragraph' || block.kind === 'note'
        ? [block.spans.map(({ text }) => text).join('')]
        : [],
    )
    expect(paragraphs.some((one) => one.startsWith(summary.replace(/…$/, '')))).toBe(true)
    expect(line.facts.slice(1).map(({ text }) => text)).toEqual(
      module.sources.map(({ title, part, year }) => `Source: ${title}, ${part}, ${year}.`),
    )
    expect(hrefs(line)[0]).toContain(encodeURIComponent(id))
  })

  it('is not invented where no module explains it', async () => {
    const { me } = await candidate(test, `an${seed}-3@people.example`)
    expect(await said(me, `what is a wryneck${seed}`)).toMatchObject({ intent: 'topic', facts: [] })
    expect((await said(me, INTENT_LABELS.topic)).text).toMatch(/^Name it/)
  })
})

describe('Cards and the goal', () => {
  it('are counted as the review counts them', async () => {
    const by = await learner(await candidate(test, `an${seed}-4@people.example`))
    expect((await said(by.me, INTENT_LABELS.reviews)).text).toMatch(/^There are no cards yet/)
    const { progress } = await opened(by)
    for (const check of progress.checks.filter(({ isTask }) => !isTask).slice(0, 2))
      await answered(test, by, check, { n: 0, isRight: false })
    const { left, due, nextDay } = await by.me.call(reviewApi.show)
    const line = await said(by.me, INTENT_LABELS.reviews)
    expect(left + (nextDay === null ? 0 : 1)).toBeGreaterThan(0)
    const counts = line.facts.filter(({ id }) => id === 'left').map(({ value, n }) => [value, n])
    expect(counts).toEqual(due > 0 ? [[left, due]] : [])
    expect(hrefs(line)[0]).toContain('tab=review')

    test.clock.advance(2 * 86_400_000)
    const later = await by.me.call(reviewApi.show)
    expect(later.left).toBe(2)
    expect((await said(by.me, INTENT_LABELS.reviews)).facts[0]).toMatchObject({ value: 2, n: 2 })
    expect((await by.me.call(talkApi.today)).things).toContainEqual(
      expect.objectContaining({ id: 'cards', title: '2 review cards', note: 'about 2 minutes' }),
    )
  })

  it('are the minutes and hours of the learning section', async () => {
    const visitor = await openVisitor(test)
    const { weeklyGoal } = await visitor.call(learningApi.get)
    const { facts } = await said(visitor, INTENT_LABELS.goal)
    expect(facts.map(({ value }) => value)).toEqual([
      weeklyGoal.doneMinutes,
      weeklyGoal.target,
      weeklyGoal.target * 60 - weeklyGoal.doneMinutes,
    ])
  })
})

describe('Other people', () => {
  it('are met with a profile of one’s own; what stands there is counted', async () => {
    const demo = await said(await openVisitor(test), INTENT_LABELS.peers)
    expect([demo.facts, demo.text]).toEqual([[], expect.stringMatching(/invented/)])
    const { me, candidateId } = await learner(await candidate(test, `an${seed}-5@people.example`))
    const off = await said(me, INTENT_LABELS.peers)
    expect(off.facts.map(({ text, value }) => [text, value])).toEqual([
      ['Your card is off.', null],
      ['0 answers of yours wait for reviews.', 0],
      ['0 reviews of yours were found useful.', 0],
    ])
    await test.db.write((manager) =>
      manager.insert(PeerCardEntity, {
        marketId: LIVE_MARKET_ID,
        candidateId,
        isOn: true,
        isAdult: true,
        name: 'Wryneck',
        areas: ['Blockchain'],
        types: ['technical'],
        level: 'mid',
        languages: ['English'],
        showsMark: false,
        version: 1,
        at: test.clock.now().toISOString(),
      }),
    )
    const on = await said(me, INTENT_LABELS.peers)
    expect(on.facts[0]?.text).toMatch(/^Your card is on, for: technical/i)
    expect(hrefs(on)[0]).toContain('tab=others')
  })
})
