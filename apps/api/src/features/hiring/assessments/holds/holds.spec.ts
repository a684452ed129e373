import { randomInt } from 'node:crypto'
import type { AttemptView } from '@tryka/domain'
import {
  accountApi,
  assessmentsApi,
  DAY_MS,
  ERASE_WORD,
  holdsApi,
  LIVE_MARKET_ID,
  MINUTE_MS,
  rechecksApi,
  skillsApi,
} from '@tryka/domain'
import { appWithTests, begun, taken } from '../../../../testing/assessments'
import type { TestApp } from '../../../../testing/build-test-app'
import { openVisitor, refusalOf, urlOf } from '../../../../testing/hiring'
import { jumped, tookAlike, tookTooFast } from '../../../../testing/holds'
import { candidate } from '../../../../testing/live-market'
import { moderator } from '../../../../testing/moderation'
import { recheckTaken } from '../../../../testing/rechecks'
import { NotificationEntity } from '../../messages/message.table'
import { CandidateSkillEntity } from '../../skills/skill.table'
import { AttemptEntity, AttemptTaskEntity } from '../attempt.table'
import { attemptsData } from '../attempts-data'
import { HoldEntity } from '../hold.table'
import { RecheckEntity, RecheckTaskEntity } from '../recheck.table'

jest.setTimeout(240_000)

const seed = randomInt(1_000_000)
console.info(`holds: seed ${seed}`)
let test: TestApp
let count = 0
const somebody = () => candidate(test, `h${seed}-${++count}@people.example`)
type Person = Awaited<ReturnType<typeof somebody>>
/** The skill of the only person there is, or of one of several. */
const skillRow = (of: { candidateId?: string } = {}) =>
  test.db.read.findOneByOrFail(CandidateSkillEntity, { skill: 'SQL', marketId: LIVE_MARKET_ID, ...of })
const resultOf = (by: Person, id: string) => by.me.call(assessmentsApi.result, { params: { id } })
const stateOf = async (id: string) => (await test.db.read.findOneByOrFail(AttemptEntity, { id })).state

async function until(isWanted: () => Promise<boolean>): Promise<void> {
  for (let i = 0; !(await isWanted()); i++) {
    if (i > 400) throw new Error('The clock did nothing')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Takes the five tasks of a held result with so many right answers. */
async function rechecked(by: Person, { id }: Pick<AttemptView, 'id'>, right: number) {
  const asked = await by.me.call(holdsApi.take, { params: { id } })
  const running = await by.me.call(rechecksApi.start, { params: { id: asked.id } })
  return recheckTaken(test, by, running, { right })
}

beforeEach(async () => {
  test = await appWithTests()
})
afterEach(() => test.close())

describe('A result is held', () => {
  it('where hard tasks were right far too fast: the skill rests under review, and its person reads why', async () => {
    const asha = await somebody()
    const end = await tookTooFast(test, asha)
    expect(end).toMatchObject({ state: 'held', task: null })
    const row = await skillRow()
    expect(row).toMatchObject({ state: 'Under Review', awarded: null, verifiedAt: null })
    const { hold, expiresAt } = await resultOf(asha, end.id)
    expect(expiresAt).toBeNull()
    expect(hold).toMatchObject({ state: 'open', canTake: true, canAppeal: true, recheck: null, reason: null })
    expect(hold?.reasons).toMatchObject([{ kind: 'fast', since: null }])
    expect(hold?.reasons[0]?.tasks).toBeGreaterThanOrEqual(8)
    expect(hold?.until).toBe(new Date(test.clock.now().getTime() + 14 * DAY_MS).toISOString())
    const { items } = await asha.me.call(assessmentsApi.standings)
    expect(items.find(({ track }) => track === 'sql')).toMatchObject({ held: end.id, last: null })
    expect((await asha.me.call(skillsApi.get)).pending).toMatchObject([
      { skill: 'SQL', state: 'Under Review' },
    ])

    const [mail] = await test.mailbox.arrived(asha.email, { subject: 'Your result needs a second look' })
    expect(mail?.text).toContain('under a quarter of the time')
    expect(mail?.text).toContain('says nothing against you')
    const bells = await test.db.read.findBy(NotificationEntity, { recipientId: row.candidateId })
    expect(bells.find(({ title }) => title.includes('second look'))?.link).toContain(`result=${end.id}`)
  })

  it('where it is far above the one of the last sixty days, and not of an earlier one', async () => {
    const asha = await somebody()
    const held = await jumped(test, asha)
    expect(held.state).toBe('held')
    const { hold } = await resultOf(asha, held.id)
    expect(hold?.reasons).toMatchObject([{ kind: 'jump', tasks: 0 }])
    const first = await test.db.read.findOneByOrFail(AttemptEntity, { state: 'scored' })
    expect(hold?.reasons[0]?.since).toBe(first.endedAt)
    expect((await jumped(test, await somebody(), 62)).state).toBe('scored')
  })

  it('where two answers in code are those of another account, and not where many gave them', async () => {
    const [asha, ben, chi, dev] = [await somebody(), await somebody(), await somebody(), await somebody()]
    const first = await taken(test, asha, await begun(asha))
    const held = await tookAlike(test, ben, [first])
    expect(held.state).toBe('held')
    expect((await resultOf(ben, held.id)).hold?.reasons).toEqual([{ kind: 'alike', tasks: 2, since: null }])
    const third = await taken(test, chi, await begun(chi))
    expect((await tookAlike(test, dev, [first, held, third])).state).toBe('scored')
  })

  it('and is not where answers of another account are ninety days old', async () => {
    const [asha, ben] = [await somebody(), await somebody()]
    const first = await taken(test, asha, await begun(asha))
    test.clock.advance(20 * DAY_MS)
    await ben.me.call(skillsApi.get)
    await test.db.write((manager) =>
      manager.update(
        AttemptTaskEntity,
        { attemptId: first.id },
        { shownAt: new Date(test.clock.now().getTime() - 91 * DAY_MS).toISOString() },
      ),
    )
    expect((await tookAlike(test, ben, [first])).state).toBe('scored')
  })

  it('by how long people need who were right, once twenty were', async () => {
    const [asha, ben] = [await somebody(), await somebody()]
    const first = await taken(test, asha, await begun(asha))
    const bank = await test.db.read.find(AttemptTaskEntity)
    const [one] = bank
    if (!one) throw new Error('No task was given')
    // Everybody is quick at every task: nobody is far quicker than that.
    const tasks = await test.db.read.find(AttemptTaskEntity, { where: { attemptId: first.id } })
    const end = await tookTooFast(test, ben)
    expect(end.state).toBe('held')
    const given = await test.db.read.findBy(AttemptTaskEntity, { attemptId: end.id })
    const many = given.flatMap(({ templateId }, n) =>
      Array.from({ length: 20 }, (_, i) => ({
        ...one,
        id: `quick-${n}-${i}`,
        seq: 1_000 + n * 20 + i,
        templateId,
        isCorrect: true,
        answeredAt: one.shownAt,
      })),
    )
    expect(tasks.length).toBeGreaterThan(0)
    await test.db.write(async (manager) => {
      await manager.delete(AttemptEntity, { id: end.id })
      for (const row of many) await manager.insert(AttemptTaskEntity, row)
    })
    const chi = await somebody()
    const same = await tookTooFast(test, chi)
    const again = await test.db.read.findBy(AttemptTaskEntity, { attemptId: same.id })
    const known = new Set(given.map(({ templateId }) => templateId))
    const { signs } = (await test.db.read.findOneBy(HoldEntity, { attemptId: same.id })) ?? {}
    for (const { seq } of signs?.fast ?? [])
      expect(known.has(again.find((task) => task.seq === seq)?.templateId ?? '')).toBe(false)
  })

  it('never where it shows no level: there is nothing to confirm', async () => {
    const asha = await somebody()
    const end = await taken(test, asha, await begun(asha), { answer: null, pace: 0 })
    expect(end.state).toBe('scored')
    expect(await test.db.read.count(HoldEntity)).toBe(0)
  })

  it('and what was proved before stays', async () => {
    const asha = await somebody()
    await taken(test, asha, await begun(asha))
    const before = await skillRow()
    test.clock.advance(20 * DAY_MS)
    await asha.me.call(skillsApi.get)
    test.clock.advance(11 * DAY_MS)
    const ben = await somebody()
    const end = await tookAlike(test, asha, [await taken(test, ben, await begun(ben))])
    expect(end.state).toBe('held')
    const { candidateId } = before
    const { state, awarded, expiresAt } = await skillRow({ candidateId })
    expect({ state, awarded, expiresAt }).toEqual({
      state: 'Verified',
      awarded: before.awarded,
      expiresAt: before.expiresAt,
    })
    await rechecked(asha, end, 5)
    // Confirmed it counts as any other: a better level wins, a worse one changes nothing.
    const isBetter = ((await resultOf(asha, end.id)).level ?? 0) >= (before.awarded ?? 0)
    expect((await skillRow({ candidateId })).verifiedAt).toBe(
      isBetter ? test.clock.now().toISOString() : before.verifiedAt,
    )
  })
})

describe('The five tasks', () => {
  it('confirm with three right: the level counts from then on', async () => {
    const asha = await somebody()
    const held = await tookTooFast(test, asha)
    expect(await rechecked(asha, held, 3)).toMatchObject({ state: 'confirmed', attempt: held.id })
    const result = await resultOf(asha, held.id)
    expect(result.hold).toMatchObject({ state: 'confirmed', canTake: false, canAppeal: false })
    expect(await skillRow()).toMatchObject({ state: 'Verified', awarded: result.level })
    expect(await stateOf(held.id)).toBe('scored')
    const { items } = await asha.me.call(assessmentsApi.standings)
    expect(items.find(({ track }) => track === 'sql')).toMatchObject({ held: null, last: { id: held.id } })
  })

  it('leave it to a person with two right, and nothing counts meanwhile', async () => {
    const asha = await somebody()
    const held = await tookTooFast(test, asha)
    expect((await rechecked(asha, held, 2)).state).toBe('not_confirmed')
    const { hold } = await resultOf(asha, held.id)
    expect(hold).toMatchObject({ state: 'waiting', canTake: false, canAppeal: false })
    expect(await skillRow()).toMatchObject({ state: 'Under Review', awarded: null })
    const again = await asha.me.send(holdsApi.take, { params: { id: held.id } })
    expect(refusalOf(again)).toEqual([409, 'illegal_transition'])
    // Whoever waits for a person is not timed out, as somebody is who did nothing.
    const ben = await somebody()
    const his = await tookTooFast(test, ben)
    await test.app.listen({ host: '127.0.0.1', port: 0 })
    test.clock.advance(15 * DAY_MS)
    await until(async () => (await stateOf(his.id)) === 'not_confirmed')
    expect(await stateOf(held.id)).toBe('held')
  })

  it('leave it to a person where their half hour went by', async () => {
    await test.app.listen({ host: '127.0.0.1', port: 0 })
    const asha = await somebody()
    const held = await tookTooFast(test, asha)
    const asked = await asha.me.call(holdsApi.take, { params: { id: held.id } })
    await asha.me.call(rechecksApi.start, { params: { id: asked.id } })
    test.clock.advance(31 * MINUTE_MS)
    await until(() => test.db.read.existsBy(HoldEntity, { attemptId: held.id, state: 'waiting' }))
    expect((await asha.me.call(rechecksApi.show, { params: { id: asked.id } })).state).toBe('not_done')
  })

  it('are the same five however often they are asked for, and none of the test', async () => {
    const asha = await somebody()
    const held = await tookTooFast(test, asha)
    const all = await Promise.all(
      Array.from({ length: 20 }, () => asha.me.call(holdsApi.take, { params: { id: held.id } })),
    )
    expect(new Set(all.map(({ id }) => id)).size).toBe(1)
    await rechecked(asha, held, 5)
    const [first, second] = [
      await test.db.read.find(AttemptTaskEntity),
      await test.db.read.find(RecheckTaskEntity),
    ]
    const met = new Set(first.map(({ templateId }) => templateId))
    expect(second).toHaveLength(5)
    expect(second.some(({ templateId }) => met.has(templateId))).toBe(false)
  })
})

describe('An appeal', () => {
  it('takes the place of the five tasks, once', async () => {
    const asha = await somebody()
    const { id } = await tookTooFast(test, asha)
    const asked = await asha.me.call(holdsApi.take, { params: { id } })
    const said = await asha.me.call(holdsApi.say, { params: { id }, body: { text: 'I teach this.' } })
    expect(said).toMatchObject({ state: 'waiting', said: 'I teach this.', canTake: false, canAppeal: false })
    const off = await asha.me.send(rechecksApi.start, { params: { id: asked.id } })
    expect(refusalOf(off)).toEqual([409, 'illegal_transition'])
    const again = await asha.me.send(holdsApi.say, { params: { id }, body: { text: 'Still.' } })
    expect(refusalOf(again)).toEqual([409, 'illegal_transition'])
  })

  it('waits while the five tasks are under way', async () => {
    const asha = await somebody()
    const { id } = await tookTooFast(test, asha)
    const asked = await asha.me.call(holdsApi.take, { params: { id } })
    await asha.me.call(rechecksApi.start, { params: { id: asked.id } })
    const said = await asha.me.send(holdsApi.say, { params: { id }, body: { text: 'x' } })
    expect(refusalOf(said)).toEqual([409, 'RECHECK_RUNS'])
    expect((await resultOf(asha, id)).hold).toMatchObject({ canTake: true, canAppeal: false })
  })

  it.each([
    ['no text', {}],
    ['an empty text', { text: ' ' }],
    ['a number', { text: 7 }],
    ['a long text', { text: 'x'.repeat(2_001) }],
    ['what nobody asked for', { text: 'x', state: 'confirmed' }],
  ])('with %s is refused', async (_what, body) => {
    const asha = await somebody()
    const { id } = await tookTooFast(test, asha)
    expect((await asha.me.send(holdsApi.say, { params: { id }, body })).statusCode).toBe(400)
  })
})

describe('Fourteen days without an answer', () => {
  it('do not confirm it, and nothing else comes of it; an appeal is possible for thirty days', async () => {
    await test.app.listen({ host: '127.0.0.1', port: 0 })
    const asha = await somebody()
    const { id } = await tookTooFast(test, asha)
    await asha.me.call(holdsApi.take, { params: { id } })
    test.clock.advance(14 * DAY_MS + 1_000)
    // What moves last: SQLite lets a reader look into a change that is under way.
    await until(() => test.db.read.existsBy(RecheckEntity, { attemptId: id, state: 'not_done' }))
    expect(await stateOf(id)).toBe('not_confirmed')
    expect(await skillRow()).toMatchObject({ state: 'Not passed', awarded: null })
    const { hold } = await resultOf(asha, id)
    expect(hold).toMatchObject({ state: 'not_confirmed', canTake: false, canAppeal: true, reason: null })
    const said = await asha.me.call(holdsApi.say, { params: { id }, body: { text: 'I was ill.' } })
    expect(said).toMatchObject({ state: 'appealed', appeal: 'I was ill.', said: null })
  })

  it('and thirty more are too late', async () => {
    await test.app.listen({ host: '127.0.0.1', port: 0 })
    const asha = await somebody()
    const { id } = await tookTooFast(test, asha)
    test.clock.advance(14 * DAY_MS + 1_000)
    await until(() => test.db.read.existsBy(AttemptEntity, { id, state: 'not_confirmed' }))
    for (const _ of [1, 2]) {
      await asha.me.call(skillsApi.get)
      test.clock.advance(15 * DAY_MS)
    }
    const late = await asha.me.send(holdsApi.say, { params: { id }, body: { text: 'x' } })
    expect(refusalOf(late)).toEqual([409, 'TOO_LATE'])
    expect((await resultOf(asha, id)).hold).toMatchObject({ canAppeal: false, appealUntil: null })
  })
})

describe('A held result', () => {
  it('is nobody else’s, not even to know of', async () => {
    const [asha, ben] = [await somebody(), await somebody()]
    const { id } = await tookTooFast(test, asha)
    const guest = await openVisitor(test)
    const admin = await moderator(test)
    for (const [contract, body] of [
      [holdsApi.take, undefined],
      [holdsApi.say, { text: 'x' }],
    ] as const) {
      const options = { params: { id }, ...(body ? { body } : {}) }
      for (const sent of [
        await ben.me.send(contract, options),
        await asha.at('demo').send(contract, options),
        await guest.send(contract, options),
      ])
        expect(sent.statusCode).toBe(404)
      const url = urlOf(contract.endpoint.path, { params: { id }, query: { place: 'me' } })
      expect((await test.client().post(url, body)).statusCode).toBe(401)
      expect((await admin.client.post(url, body)).statusCode).toBe(401)
    }
    const { id: other } = await taken(test, ben, await begun(ben))
    expect((await ben.me.send(holdsApi.take, { params: { id: other } })).statusCode).toBe(404)
    expect((await resultOf(ben, other)).hold).toBeNull()
  })

  it('that is private proves nothing while it is held, and then to its person alone', async () => {
    const asha = await somebody()
    const held = await tookTooFast(test, asha, { share: false })
    expect(await skillRow()).toMatchObject({ state: 'unverified' })
    await rechecked(asha, held, 5)
    expect(await stateOf(held.id)).toBe('scored')
    expect(await skillRow()).toMatchObject({ state: 'Verified', visibility: 'private' })
  })

  it('is part of the export without the tasks it is about, and falls with the account', async () => {
    const asha = await somebody()
    const { id } = await tookTooFast(test, asha)
    await rechecked(asha, { id }, 1)
    const { accountId } = await test.db.read.findOneByOrFail(HoldEntity, { attemptId: id })
    let file = ''
    for await (const part of attemptsData(test.db).export(accountId)) file += part
    expect(JSON.parse(file)).toMatchObject([{ id, hold: { state: 'waiting', reasons: [{ kind: 'fast' }] } }])
    expect(file).not.toContain('usualSeconds')
    await asha.client.post(accountApi.erase.endpoint.path, { confirm: ERASE_WORD })
    const counts = await Promise.all(
      [HoldEntity, RecheckEntity, RecheckTaskEntity].map((one) => test.db.read.count(one)),
    )
    expect(counts).toEqual([0, 0, 0])
  })
})
