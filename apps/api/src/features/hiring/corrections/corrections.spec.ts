import { randomInt, randomUUID } from 'node:crypto'
import { MODULE_FACTS, QUESTIONS } from '@tryka/coach'
import { correctionsApi, creditsApi, partRef } from '@tryka/domain'
import { AuditEntryEntity } from '../../../services/audit/audit-entry.entity'
import type { TestApp } from '../../../testing/build-test-app'
import { buildTestApp } from '../../../testing/build-test-app'
import { openVisitor, refusalOf } from '../../../testing/hiring'
import { candidate, verifiedCompany } from '../../../testing/live-market'
import { moderator, secondModerator } from '../../../testing/moderation'
import { NotificationEntity } from '../messages/message.table'
import { CorrectionEntity } from './correction.table'

jest.setTimeout(60_000)

const seed = randomInt(1_000_000)
console.info(`corrections: seed ${seed}`)
const questions = QUESTIONS.filter(({ status, keyPoints }) => status === 'active' && keyPoints.length > 0)
const of = (n: number) => {
  const { id: ref = '', revision = 1 } = questions[n] ?? {}
  return { kind: 'question', ref, revision, text: `It is not so any more, ${seed}.` } as const
}
const ACCEPT = { outcome: 'accepted', reason: 'You are right, it is mended.' } as const

let test: TestApp
let made = 0
beforeAll(async () => {
  test = await buildTestApp({ config: { guestsPerHour: 1_000 } })
})
afterAll(() => test.close())
const somebody = () => candidate(test, `c${seed}-${++made}@people.example`)
const make = ({ me }: Awaited<ReturnType<typeof somebody>>, n = 0) =>
  me.call(correctionsApi.make, { body: of(n) })

describe('A correction', () => {
  it('that is accepted pays 50 once, and the person reads what became of it', async () => {
    const asha = await somebody()
    const { id } = await make(asha)
    const admin = await moderator(test)
    const { items, counts } = await admin.call(correctionsApi.list)
    const about = questions[0]?.stem
    expect(items.find((one) => one.id === id)).toMatchObject({ about, revisionNow: of(0).revision })
    expect(counts.open).toBeGreaterThan(0)

    const all = await Promise.all(
      Array.from({ length: 8 }, () => admin.send(correctionsApi.decide, { params: { id }, body: ACCEPT })),
    )
    expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const late = all.filter(({ statusCode }) => statusCode !== 200).map(refusalOf)
    expect(late).toEqual(Array(7).fill([409, 'DECIDED']))
    expect((await asha.me.call(creditsApi.ledger)).balance).toBe(50)
    expect((await asha.me.call(correctionsApi.own)).items).toMatchObject([
      { id, state: 'accepted', reason: ACCEPT.reason },
    ])
    expect(await test.db.read.countBy(AuditEntryEntity, { action: 'correction.decided', target: id })).toBe(1)
    const bells = await test.db.read.findBy(NotificationEntity, { title: 'Your correction is accepted.' })
    expect(bells).toHaveLength(1)
    const decided = await admin.call(correctionsApi.list, { query: { state: 'decided' } })
    expect(decided.items.map((one) => one.id)).toContain(id)
  })

  it('is paid for four times a month, refused ones never', async () => {
    const ben = await somebody()
    const admin = await moderator(test)
    for (let n = 0; n < 6; n++) {
      const { id } = await make(ben, n)
      const body = n === 0 ? { outcome: 'refused' as const, reason: 'It is so.' } : ACCEPT
      expect((await admin.call(correctionsApi.decide, { params: { id }, body })).state).toBe(body.outcome)
    }
    const { items } = await ben.me.call(creditsApi.ledger)
    expect(items.map(({ kind }) => kind)).toEqual(Array(4).fill('correction'))
  })

  it('is made ten times a day at most, though twenty come at once, and once while one is open', async () => {
    const chi = await somebody()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => chi.me.send(correctionsApi.make, { body: of(n % 15) })),
    )
    const codes = answers.map(({ statusCode }) => statusCode)
    expect(codes.filter((code) => code === 201)).toHaveLength(10)
    expect(new Set(codes.filter((code) => code !== 201))).toEqual(
      new Set([409, 429].filter((c) => codes.includes(c))),
    )
    const late = await chi.me.send(correctionsApi.make, { body: of(16) })
    expect([late.statusCode, Number(late.headers['retry-after']) > 0]).toEqual([429, true])
    expect((await chi.me.call(correctionsApi.own)).items).toHaveLength(10)
  })

  it('is about something that is there, as it was seen, and by somebody who signed in', async () => {
    const dee = await somebody()
    const [first] = questions
    const point = { ...of(0), kind: 'point', ref: partRef(first?.id ?? '', first?.keyPoints[0]?.id ?? '') }
    expect((await dee.me.send(correctionsApi.make, { body: point })).statusCode).toBe(201)
    const wrong = [
      { ...of(1), ref: 'nothing' },
      { ...of(1), kind: 'module' },
      { ...of(1), ref: partRef(of(1).ref, 'none') },
      { ...of(1), kind: 'check', ref: '__proto__#x' },
    ]
    for (const body of wrong) expect((await dee.me.send(correctionsApi.make, { body })).statusCode).toBe(404)
    const later = { ...of(1), revision: of(1).revision + 1 }
    expect(refusalOf(await dee.me.send(correctionsApi.make, { body: later }))).toEqual([409, 'REVISION'])
    const long = { ...of(1), text: 'x'.repeat(60_000) }
    expect((await dee.me.send(correctionsApi.make, { body: long })).statusCode).toBe(400)
    const { client } = await openVisitor(test)
    const guest = await client.request({ method: 'POST', url: '/api/corrections', payload: of(1) })
    expect([guest.statusCode, guest.json<{ code: string }>().code]).toEqual([403, 'SIGN_IN_FIRST'])
  })

  it('is its own alone: no company, no other person, no reader of the console', async () => {
    const [eva, finn] = [await somebody(), await somebody()]
    const { id } = await make(eva)
    expect((await finn.me.call(correctionsApi.own)).items).toEqual([])
    const { team } = await verifiedCompany(test, `boss@firm-${seed}.com`, 'Correct Ltd')
    expect((await team.send(correctionsApi.own)).statusCode).toBeGreaterThanOrEqual(400)
    expect((await eva.me.send(correctionsApi.list)).statusCode).toBe(401)
    const reader = await secondModerator(test, `r${seed}`, 'reader')
    for (const one of [correctionsApi.list, correctionsApi.content, correctionsApi.usage])
      expect((await reader.send(one)).statusCode).toBe(403)
    expect((await reader.send(correctionsApi.show, { params: { id } })).statusCode).toBe(403)
    const decide = { params: { id }, body: ACCEPT }
    expect((await reader.send(correctionsApi.decide, decide)).statusCode).toBe(403)
    expect((await test.db.read.findOneByOrFail(CorrectionEntity, { id })).state).toBe('open')
  })

  it('is looked at with the words of what it is about, in either order', async () => {
    const gil = await somebody()
    const admin = await moderator(test)
    const question = questions.at(-1)
    const [point] = question?.keyPoints ?? []
    const module = MODULE_FACTS.find(({ checks, isOpen }) => isOpen && checks.some(({ name }) => name))
    const check = module?.checks[0]?.name ?? ''
    const said = { revision: 1, text: `There is another way, ${seed}.`, source: 'https://docs.example/x' }
    const bodies = [
      { ...said, kind: 'point', ref: partRef(question?.id ?? '', point?.id ?? '') },
      { ...said, kind: 'module', ref: module?.id ?? '' },
      { ...said, kind: 'check', ref: partRef(module?.id ?? '', check) },
    ] as const
    const ids: string[] = []
    for (const body of bodies) {
      test.clock.advance(1_000)
      ids.push((await gil.me.call(correctionsApi.make, { body })).id)
    }
    const parts = []
    for (const id of ids) parts.push((await admin.call(correctionsApi.show, { params: { id } })).part)
    const [ofPoint, ofModule, ofCheck] = parts
    expect([ofPoint, ofModule]).toEqual([{ text: point?.text, code: null, right: [] }, null])
    expect([ofCheck?.text, ofCheck?.right.join()]).toEqual([
      expect.stringMatching(/\w/),
      expect.stringMatching(/./),
    ])
    const inOrder = async (order: 'oldest' | 'newest') => {
      const found: string[] = []
      let after: string | null = ''
      do {
        const query: { order: typeof order; pageSize: number; after?: string } = { order, pageSize: 2 }
        if (after) query.after = after
        const page = await admin.call(correctionsApi.list, { query })
        found.push(...page.items.map(({ id }) => id))
        after = page.next
      } while (after)
      return found
    }
    const oldest = await inOrder('oldest')
    expect(oldest.slice(-3)).toEqual(ids)
    expect(await inOrder('newest')).toEqual(oldest.toReversed())
    const none = await admin.send(correctionsApi.show, { params: { id: randomUUID() } })
    expect(none.statusCode).toBe(404)
  })

  it('of a demo is in the list of the account everywhere', async () => {
    const hana = await somebody()
    const [me, demo] = [hana.me, hana.at('demo')]
    const { id } = await demo.call(correctionsApi.make, { body: of(2) })
    for (const place of [me, demo])
      expect((await place.call(correctionsApi.own)).items.map((one) => one.id)).toEqual([id])
  })

  it('stands beside what there is and how much it is used', async () => {
    const admin = await moderator(test)
    const { questions: areas, paths, figures } = await admin.call(correctionsApi.content)
    expect(areas.some(({ active }) => active > 0)).toBe(true)
    expect(paths.every(({ open, written, modules }) => open <= written && written <= modules)).toBe(true)
    expect(figures.some(({ isMet }) => !isMet)).toBe(true)
    const usage = await admin.call(correctionsApi.usage)
    expect(usage.corrections.accepted).toBe(
      await test.db.read.countBy(CorrectionEntity, { state: 'accepted' }),
    )
  })
})
