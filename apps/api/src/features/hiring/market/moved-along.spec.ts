import { randomInt } from 'node:crypto'
import {
  challengeApi,
  type ChallengeOffer,
  coachApi,
  coachDataApi,
  DAY_MS,
  guidanceApi,
  INTENT_LABELS,
  interviewsApi,
  MINUTE_MS,
  minutesApi,
  moduleApi,
  planApi,
  reviewApi,
  talkApi,
} from '@tryka/domain'
import { rateLimits } from '../../../http/limits/rate-limits'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { openVisitor, signIn, type Visitor } from '../../../testing/hiring'
import { MODULE, moduleId } from '../../../testing/modules'
import { ReviewSettingsEntity } from '../cards/card.table'
import { PracticeSessionEntity } from '../coach/practice.table'
import { CoachMessageEntity, CoachThreadEntity } from '../conversation/talk.table'
import { ChallengeEntity } from '../credits/challenges/challenge.table'
import { LearningSessionEntity } from '../learning/learning.table'
import { PathRatingEntity, PathWishEntity } from '../learning/module.table'
import { PostingEntity } from '../postings/posting.table'

const seed = randomInt(1_000_000)
console.info(`what moves along: seed ${seed}`)
const ROLE = { kind: 'role', ref: 'data-science/data-engineer' }
const PRACTICE = {
  types: ['behavioural' as const],
  level: 'mid' as const,
  count: 1 as const,
  mode: 'typed' as const,
  feedback: 'each' as const,
}
const NOTES = `They asked about the importer, ${seed}.`
let made = 0

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp({
    config: { guestsPerHour: 1_000, rateLimits: rateLimits(1_000_000) },
    deps: { isUnreviewedShown: true },
  })
})
afterAll(() => test.close())

const AREA = { ...PRACTICE, for: { kind: 'area' as const, area: 'Blockchain' as const } }
/** Paths of which the sample person passed enough to rate them, and one that is being written. */
const RATED = ['contract-security', 'ml-engineering'] as const
const WRITTEN = 'zero-knowledge'

/** A guest, and somebody who has signed in and has a demo of their own; the guest is about to sign in as them. */
async function two() {
  const email = `along${seed}-${(made += 1)}@people.example`
  const account = await openVisitor(test)
  await signIn(test, account.client, email)
  const guest = await openVisitor(test)
  return {
    account,
    guest,
    async join() {
      // Codes are sent a minute apart.
      test.clock.advance(2 * MINUTE_MS)
      await signIn(test, guest.client, email)
    },
  }
}

async function soonest(visitor: Visitor): Promise<string> {
  const { upcoming } = await visitor.call(interviewsApi.list)
  const [first] = upcoming.map(({ id }) => id)
  if (first === undefined) throw new Error('The demo has no interview')
  return first
}

const note = (visitor: Visitor, id: string, { version }: { version: number }) =>
  visitor.call(planApi.notes, { params: { id }, body: { notes: NOTES, met: [], version } })

async function say(visitor: Visitor, text: string) {
  const { id } = await visitor.call(talkApi.open)
  return visitor.call(talkApi.tell, { params: { id }, body: { text } })
}

async function read(visitor: Visitor, seconds: number): Promise<void> {
  await visitor.call(moduleApi.show, { params: MODULE })
  const body = { tab: `tab-${seed}`, kind: 'reading', ref: moduleId } as const
  await visitor.send(minutesApi.beat, { body })
  test.clock.advance(1_000 * seconds)
  await visitor.send(minutesApi.beat, { body })
}

/** Days that a session is kept from its beginning; null until it is deleted by hand. */
async function keptFor(id: string): Promise<number | null> {
  const { keepUntil, startedAt } = await test.db.read.findOneByOrFail(PracticeSessionEntity, { id })
  return keepUntil === null ? null : (Date.parse(keepUntil) - Date.parse(startedAt)) / DAY_MS
}

type Kind = ChallengeOffer['kind']
async function chosen(visitor: Visitor, kind: Kind): Promise<void> {
  const { offers } = await visitor.call(challengeApi.show)
  const offer = offers.find(({ key }) => key.startsWith(kind))
  if (!offer) throw new Error(`No challenge of ${kind} is offered: ${offers.map(({ key }) => key).join()}`)
  await visitor.call(challengeApi.choose, { body: { action: 'choose', offer: offer.key } })
}

const counted = ({ market }: Visitor) =>
  test.db.read.findBy(LearningSessionEntity, { marketId: market.id, origin: 'counted' })

describe('A guest who signs in to an account with a demo', () => {
  it('goes on aiming at the same roles and at the same jobs', async () => {
    const { account, guest, join } = await two()
    const known = new Set((await guest.call(guidanceApi.targets)).items.map(({ ref }) => ref))
    const where = { marketId: guest.market.id, status: 'Active' as const }
    const job = (await test.db.read.find(PostingEntity, { where, order: { id: 'ASC' } })).find(
      ({ id }) => !known.has(id),
    )
    for (const body of [ROLE, { kind: 'posting', ref: job?.id ?? '' }])
      await guest.call(guidanceApi.addTarget, { body })
    await account.call(guidanceApi.addTarget, { body: ROLE })
    await join()

    const added = (await guest.call(guidanceApi.targets)).items.filter((one) => one.added)
    expect(added.map(({ title }) => title).toSorted()).toEqual(['Data Engineer', job?.title].toSorted())
    const posting = added.find(({ kind }) => kind === 'posting')
    const row = await test.db.read.findOneByOrFail(PostingEntity, { id: posting?.ref ?? '' })
    expect(row).toMatchObject({ marketId: account.market.id, title: job?.title })
  })

  it('finds the plan and the notes of the same interview', async () => {
    const { account, guest, join } = await two()
    const id = await soonest(guest)
    const plan = await guest.call(planApi.make, { params: { id } })
    await note(guest, id, plan)
    const session = await guest.call(coachApi.start, {
      body: { ...PRACTICE, for: { kind: 'interview', id } },
    })
    const there = await soonest(account)
    expect((await account.call(planApi.show, { params: { id: there } })).notes).toBe('')
    await join()

    const moved = await guest.call(planApi.show, { params: { id: there } })
    expect(moved.notes).toBe(NOTES)
    // What was practised for it counts for it there.
    const { forRef } = await test.db.read.findOneByOrFail(PracticeSessionEntity, { id: session.id })
    expect(forRef).toBe(there)
    expect(moved.items.map(({ title }) => title)).toEqual(plan.items.map(({ title }) => title))
    expect(moved.items.length).toBeGreaterThan(0)
  })

  it('keeps the plan that the account made, with the notes of the guest where it has none', async () => {
    const { account, guest, join } = await two()
    const [id, there] = [await soonest(guest), await soonest(account)]
    await note(guest, id, await guest.call(planApi.make, { params: { id } }))
    const { items, version } = await account.call(planApi.make, { params: { id: there } })
    const [first] = items
    const params = { id: there, seq: String(first?.seq ?? 0) }
    await account.call(planApi.change, { params, body: { state: 'dropped', version } })
    await join()

    const kept = await guest.call(planApi.show, { params: { id: there } })
    expect(kept.items.find(({ seq }) => seq === first?.seq)?.state).toBe('dropped')
    expect(kept.notes).toBe(NOTES)
  })

  it('has one talk with the coach, in the order of what was said, whose links lead somewhere', async () => {
    const { account, guest, join } = await two()
    await say(account, INTENT_LABELS.credits)
    test.clock.advance(MINUTE_MS)
    await say(guest, INTENT_LABELS.plan)
    test.clock.advance(MINUTE_MS)
    await say(account, INTENT_LABELS.goal)
    const { market } = account
    await join()

    const { items } = await guest.call(talkApi.threads)
    expect(items).toHaveLength(1)
    const lines = items[0]?.lines ?? []
    expect(lines.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6])
    expect(lines.map(({ role }) => role)).toEqual(Array(3).fill(['person', 'coach']).flat())
    expect(lines.map(({ intent }) => intent)).toEqual(['credits', 'credits', 'plan', 'plan', 'goal', 'goal'])
    const links = JSON.stringify([lines[3]?.facts, lines[3]?.actions])
    expect(links).toContain(await soonest(guest))
    expect(await test.db.read.countBy(CoachThreadEntity, { marketId: market.id })).toBe(1)
    expect(await test.db.read.countBy(CoachMessageEntity, { marketId: market.id })).toBe(6)
  })

  it('takes the talk along where the account has none, and goes on with it', async () => {
    const { guest, join } = await two()
    const before = await say(guest, INTENT_LABELS.privacy)
    await join()
    const after = await say(guest, INTENT_LABELS.thanks)
    expect(after.id).toBe(before.id)
    expect(after.lines.map(({ seq }) => seq)).toEqual([1, 2, 3, 4])
  })

  it('takes minutes along, those of one thing and day once', async () => {
    const { account, guest, join } = await two()
    await read(account, 7)
    await read(guest, 19)
    expect([await counted(account), await counted(guest)]).toMatchObject([
      [{ seconds: 7 }],
      [{ seconds: 19 }],
    ])
    await join()

    expect(await counted(account)).toMatchObject([{ seconds: 19, ref: moduleId }])
  })

  it('takes minutes along where the account has none of that thing, and no sample', async () => {
    const { account, guest, join } = await two()
    const where = { marketId: account.market.id }
    const before = await test.db.read.countBy(LearningSessionEntity, where)
    await read(guest, 11)
    await join()
    expect(await counted(account)).toMatchObject([{ seconds: 11, ref: moduleId }])
    expect(await test.db.read.countBy(LearningSessionEntity, where)).toBe(before + 1)
  })

  it('keeps practice as long, and reviews as many cards a day, as they chose', async () => {
    const { account, guest, join } = await two()
    const own = await account.call(coachApi.start, { body: AREA })
    const come = await guest.call(coachApi.start, { body: AREA })
    await guest.call(coachDataApi.save, { body: { keeping: 'quarter' } })
    await guest.call(reviewApi.settings, { body: { perDay: 33 } })
    await join()

    expect(await guest.call(coachDataApi.settings)).toEqual({ keeping: 'quarter' })
    expect((await guest.call(reviewApi.show)).perDay).toBe(33)
    for (const { id } of [own, come]) expect(await keptFor(id)).toBe(90)
  })

  it('keeps what the account chose, and what comes along is kept by it', async () => {
    const { account, guest, join } = await two()
    await account.call(coachDataApi.save, { body: { keeping: 'by-hand' } })
    await account.call(reviewApi.settings, { body: { perDay: 12 } })
    const come = await guest.call(coachApi.start, { body: AREA })
    await guest.call(coachDataApi.save, { body: { keeping: 'quarter' } })
    await guest.call(reviewApi.settings, { body: { perDay: 33 } })
    await join()

    expect(await guest.call(coachDataApi.settings)).toEqual({ keeping: 'by-hand' })
    expect((await guest.call(reviewApi.show)).perDay).toBe(12)
    expect(await keptFor(come.id)).toBeNull()
    expect(await test.db.read.countBy(ReviewSettingsEntity, { marketId: account.market.id })).toBe(1)
  })

  it('takes ratings along, of two of a path the later one, and what they wait for', async () => {
    const { account, guest, join } = await two()
    const rate = (by: Visitor, id: string, stars: number) =>
      by.call(moduleApi.rate, { params: { id }, body: { stars } })
    await rate(guest, RATED[0], 2)
    test.clock.advance(MINUTE_MS)
    for (const path of RATED) await rate(account, path, 4)
    test.clock.advance(MINUTE_MS)
    await rate(guest, RATED[1], 5)
    await guest.call(moduleApi.notify, { params: { id: WRITTEN } })
    await join()

    const where = { marketId: account.market.id }
    const rated = await test.db.read.find(PathRatingEntity, { where, order: { stars: 'ASC' } })
    expect(rated).toMatchObject([
      { pathId: RATED[0], stars: 4 },
      { pathId: RATED[1], stars: 5 },
    ])
    expect(await test.db.read.findBy(PathWishEntity, where)).toMatchObject([{ pathId: WRITTEN }])
    expect(await test.db.read.countBy(PathRatingEntity, { marketId: guest.market.id })).toBe(0)
  })

  it('goes on with the challenge of the week, and what was done for it is still done', async () => {
    const { account, guest, join } = await two()
    await read(account, 25)
    await read(guest, 29)
    await chosen(guest, 'minutes')
    await read(guest, 28)
    await read(guest, 28)
    await read(guest, 28)
    const before = await guest.call(challengeApi.show)
    expect(before).toMatchObject({ state: 'chosen', done: 1, of: 90 })
    await join()

    const after = await guest.call(challengeApi.show)
    expect(after).toMatchObject({ state: 'chosen', chosen: before.chosen, done: 1, of: 90, canSwap: true })
    expect(await test.db.read.findBy(ChallengeEntity, { marketId: account.market.id })).toHaveLength(1)
  })

  it('keeps the challenge that the account chose, and leaves one that was met with the points that it paid', async () => {
    const first = await two()
    await chosen(first.account, 'minutes')
    await chosen(first.guest, 'module')
    await first.join()
    expect((await first.guest.call(challengeApi.show)).chosen).toBe('minutes')

    const second = await two()
    await chosen(second.guest, 'minutes')
    const where = { marketId: second.guest.market.id }
    await test.db.write((manager) =>
      manager.update(ChallengeEntity, where, { state: 'met', metAt: test.clock.now().toISOString() }),
    )
    await second.join()
    expect(await second.guest.call(challengeApi.show)).toMatchObject({ state: 'open', chosen: null })
  })
})
