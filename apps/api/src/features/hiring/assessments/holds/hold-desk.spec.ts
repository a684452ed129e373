import { randomInt } from 'node:crypto'
import { assessmentsApi, appealsApi, holdsApi, LIVE_MARKET_ID, MINUTE_MS } from '@tryka/domain'
import { appWithTests } from '../../../../testing/assessments'
import type { TestApp } from '../../../../testing/build-test-app'
import { openVisitor, refusalOf, urlOf } from '../../../../testing/hiring'
import { tookTooFast } from '../../../../testing/holds'
import { candidate } from '../../../../testing/live-market'
import type { Moderator } from '../../../../testing/moderation'
import { moderator, secondModerator } from '../../../../testing/moderation'
import { AuditEntryEntity } from '../../../../services/audit/audit-entry.entity'
import { CandidateSkillEntity } from '../../skills/skill.table'
import { AttemptEntity } from '../attempt.table'
import { HoldEntity } from '../hold.table'

jest.setTimeout(240_000)

const seed = randomInt(1_000_000)
console.info(`hold desk: seed ${seed}`)
let test: TestApp
let count = 0
const somebody = () => candidate(test, `k${seed}-${++count}@people.example`)
type Person = Awaited<ReturnType<typeof somebody>>
const WORDS = 'I write SQL all day.'
const YES = { outcome: 'confirmed', reason: 'The answers are those of an expert.' } as const
const NO = { outcome: 'not_confirmed', reason: 'The five tasks show another level.' } as const
const resultOf = (by: Person, id: string) => by.me.call(assessmentsApi.result, { params: { id } })
const say = (by: Person, id: string, text = WORDS) =>
  by.me.call(holdsApi.say, { params: { id }, body: { text } })
const decide = (admin: Moderator, id: string, body: object) =>
  admin.send(holdsApi.decide, { params: { id }, body })
const skillRow = () =>
  test.db.read.findOneByOrFail(CandidateSkillEntity, { skill: 'SQL', marketId: LIVE_MARKET_ID })

/** A held result whose person appealed, as it lies in the queue. */
async function appealed() {
  const asha = await somebody()
  const { id: attempt } = await tookTooFast(test, asha)
  await say(asha, attempt)
  const { id, version } = await test.db.read.findOneByOrFail(HoldEntity, { attemptId: attempt })
  return { asha, attempt, id, version }
}

beforeEach(async () => {
  test = await appWithTests()
})
afterEach(() => test.close())

describe('The queue of held results', () => {
  it('has what a person must decide, what was seen, and nobody’s name', async () => {
    const { asha, id } = await appealed()
    const ben = await somebody()
    await tookTooFast(test, ben)
    const admin = await moderator(test)
    const list = await admin.call(holdsApi.list)
    expect(list.counts).toEqual({ waiting: 1, open: 1, decided: 0 })
    expect(list.items).toMatchObject([{ id, state: 'waiting', kinds: ['fast'], recheck: null, skill: 'SQL' }])
    expect((await admin.call(holdsApi.list, { query: { state: 'open' } })).items).toHaveLength(1)
    expect((await admin.call(appealsApi.health)).holds).toEqual({ waiting: 1 })
    const sent = await admin.send(holdsApi.get, { params: { id } })
    const detail = sent.json<{ signs: { fast: object[] }; said: string }>()
    expect(detail.said).toBe(WORDS)
    expect(detail.signs.fast.length).toBeGreaterThanOrEqual(8)
    expect(sent.body).not.toContain(asha.email)
    expect(sent.body).not.toContain('accountId')

    const reader = await secondModerator(test, `looks-${seed}`, 'reader')
    const seen = await reader.send(holdsApi.get, { params: { id } })
    expect(seen.body).not.toContain(WORDS)
    expect((await decide(reader, id, { ...YES, version: 2 })).statusCode).toBe(403)
  })

  it('comes in pages, those that wait longest first', async () => {
    const ids: string[] = []
    for (let i = 0; i < 3; i++) {
      ids.push((await appealed()).id)
      test.clock.advance(1_000)
    }
    const admin = await moderator(test)
    const first = await admin.call(holdsApi.list, { query: { pageSize: '2' } })
    const second = await admin.call(holdsApi.list, { query: { pageSize: '2', after: first.next ?? '' } })
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids)
    expect(second.next).toBeNull()
  })
})

describe('A decision', () => {
  it('that confirms lets the level count; its person reads why, and it is noted', async () => {
    const { asha, attempt, id, version } = await appealed()
    const admin = await moderator(test)
    const body = { ...YES, version }
    const decided = await admin.call(holdsApi.decide, { params: { id }, body })
    expect(decided).toMatchObject({ state: 'confirmed', reason: YES.reason, version: version + 1 })
    const result = await resultOf(asha, attempt)
    expect(result.hold).toMatchObject({ state: 'confirmed', reason: YES.reason, said: WORDS })
    expect(await skillRow()).toMatchObject({ state: 'Verified', awarded: result.level })
    const subject = 'The second look at your result is over'
    const [mail] = await test.mailbox.arrived(asha.email, { subject })
    expect(mail?.text).toContain(`“${YES.reason}”`)
    const entry = await test.db.read.findOneByOrFail(AuditEntryEntity, { action: 'hold.decided', target: id })
    expect(JSON.stringify(entry.details)).toContain('confirmed')
    expect((await admin.call(holdsApi.list, { query: { state: 'decided' } })).items).toMatchObject([{ id }])
  })

  it('that does not confirm can be appealed once, and that decision stands', async () => {
    const { asha, attempt, id, version } = await appealed()
    const admin = await moderator(test)
    await admin.call(holdsApi.decide, { params: { id }, body: { ...NO, version } })
    expect((await resultOf(asha, attempt)).hold).toMatchObject({ state: 'not_confirmed', canAppeal: true })
    expect(await skillRow()).toMatchObject({ state: 'Not passed' })
    test.clock.advance(MINUTE_MS)
    expect(await say(asha, attempt, 'Look again.')).toMatchObject({ state: 'appealed', said: WORDS })
    expect((await admin.call(holdsApi.list)).items).toMatchObject([{ id, state: 'appealed' }])
    await admin.call(holdsApi.decide, { params: { id }, body: { ...NO, version: version + 2 } })
    const { hold } = await resultOf(asha, attempt)
    expect(hold).toMatchObject({ state: 'refused', canAppeal: false, appealUntil: null })
    const third = await asha.me.send(holdsApi.say, { params: { id: attempt }, body: { text: 'x' } })
    expect(refusalOf(third)).toEqual([409, 'illegal_transition'])
    expect(await skillRow()).toMatchObject({ state: 'Not passed' })
  })

  it('after an appeal may confirm all the same, and then the skill is verified', async () => {
    const { asha, attempt, id, version } = await appealed()
    const admin = await moderator(test)
    await admin.call(holdsApi.decide, { params: { id }, body: { ...NO, version } })
    await say(asha, attempt, 'Look again.')
    await admin.call(holdsApi.decide, { params: { id }, body: { ...YES, version: version + 2 } })
    const result = await resultOf(asha, attempt)
    expect(result.hold).toMatchObject({ state: 'confirmed' })
    expect(await skillRow()).toMatchObject({ state: 'Verified', awarded: result.level })
    expect((await test.db.read.findOneByOrFail(AttemptEntity, { id: attempt })).state).toBe('scored')
  })

  it('is one, though twenty are made at once, and an old one is shown what is', async () => {
    const { id, version } = await appealed()
    const admin = await moderator(test)
    const bodies = Array.from({ length: 20 }, (_, i) => ({ ...(i % 2 ? YES : NO), version }))
    const all = await Promise.all(bodies.map((body) => decide(admin, id, body)))
    expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const refused = all.filter(({ statusCode }) => statusCode !== 200)
    expect(new Set(refused.map((one) => refusalOf(one).join(' ')))).toEqual(new Set(['409 STALE']))
    expect(refused[0]?.json<{ current: { version: number } }>().current.version).toBe(version + 1)
    expect(await test.db.read.countBy(AuditEntryEntity, { action: 'hold.decided' })).toBe(1)
  })

  it('waits for its person: nobody is refused before they could answer, but may be confirmed', async () => {
    const asha = await somebody()
    const { id: attemptId } = await tookTooFast(test, asha)
    const { id, version } = await test.db.read.findOneByOrFail(HoldEntity, { attemptId })
    const admin = await moderator(test)
    expect(refusalOf(await decide(admin, id, { ...NO, version }))).toEqual([409, 'illegal_transition'])
    expect((await decide(admin, id, { ...YES, version })).statusCode).toBe(200)
    expect(await skillRow()).toMatchObject({ state: 'Verified' })
  })

  it.each([
    ['no reason', { outcome: 'confirmed', version: 2 }],
    ['an empty reason', { ...YES, reason: ' ', version: 2 }],
    ['another outcome', { ...YES, outcome: 'refused', version: 2 }],
    ['no version', YES],
    ['a version that is a text', { ...YES, version: '2' }],
  ])('with %s is refused', async (_what, body) => {
    const { id } = await appealed()
    expect((await decide(await moderator(test), id, body)).statusCode).toBe(400)
  })

  it('is an administrator’s alone, and about a hold that there is', async () => {
    const { asha, id, version } = await appealed()
    const body = { ...YES, version }
    const calls = [
      [holdsApi.list, {}],
      [holdsApi.get, { params: { id } }],
      [holdsApi.decide, { params: { id }, body }],
    ] as const
    const guest = await openVisitor(test)
    for (const [contract, options] of calls) {
      const { method, path } = contract.endpoint
      const url = urlOf(path, options)
      for (const client of [test.client(), asha.client]) {
        const sent = await (method === 'GET' ? client.get(url) : client.post(url, body))
        expect([401, 403]).toContain(sent.statusCode)
      }
      expect([401, 403]).toContain((await guest.send(contract, options)).statusCode)
    }
    const admin = await moderator(test)
    expect((await decide(admin, 'none', body)).statusCode).toBe(404)
    expect((await admin.send(holdsApi.get, { params: { id: 'none' } })).statusCode).toBe(404)
    expect((await admin.send(holdsApi.list, { query: { state: 'all' } })).statusCode).toBe(400)
  })
})
