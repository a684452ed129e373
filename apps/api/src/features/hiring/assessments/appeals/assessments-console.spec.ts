import { randomInt } from 'node:crypto'
import { appealsApi, assessmentsApi, trackWishesApi } from '@tryka/domain'
import { appWithFewTasks, takenBy } from '../../../../testing/appeals'
import { begun, taken } from '../../../../testing/assessments'
import type { TestApp } from '../../../../testing/build-test-app'
import type { AnyContract } from '../../../../testing/hiring'
import { refusalOf, urlOf } from '../../../../testing/hiring'
import { candidate } from '../../../../testing/live-market'
import type { Moderator } from '../../../../testing/moderation'
import { moderator, secondModerator } from '../../../../testing/moderation'
import { AuditEntryEntity } from '../../../../services/audit/audit-entry.entity'
import { AppealEntity, TemplateStateEntity } from '../appeal.table'
import { AttemptTaskEntity } from '../attempt.table'

jest.setTimeout(240_000)

const seed = randomInt(1_000_000)
console.info(`console of assessments: seed ${seed}`)
let test: TestApp
let count = 0
const somebody = () => candidate(test, `c${seed}-${++count}@people.example`)
const TEXT = `Nine lanterns ${seed}`
const RETIRED = { state: 'retired', reason: 'It was printed in a book.' } as const
const RULING = { outcome: 'refused', reason: 'It stands.' }

beforeEach(async () => {
  test = await appWithFewTasks()
})
afterEach(() => test.close())

/** A whole result with an appeal about each of the first tasks. */
async function withAppeals(numbers: number[]) {
  const asha = await somebody()
  const attempt = await takenBy(test, asha, { wrong: [] })
  for (const seq of numbers) {
    test.clock.advance(1_000)
    await asha.me.call(appealsApi.make, { params: { id: attempt.id }, body: { seq, text: TEXT } })
  }
  const rows = await test.db.read.find(AppealEntity, { order: { at: 'ASC' } })
  return { asha, attempt, ids: rows.map(({ id }) => id) }
}
const templates = async (attemptId: string) =>
  (await test.db.read.find(AttemptTaskEntity, { where: { attemptId }, order: { seq: 'ASC' } })).map(
    ({ templateId }) => templateId,
  )
const move = (by: Moderator, id: string, body: object) =>
  by.send(appealsApi.moveTemplate, { params: { id }, body })

describe('The console’s page of assessments', () => {
  it('is closed to everybody who is no administrator', async () => {
    const { asha, ids, attempt } = await withAppeals([1])
    const [template = ''] = await templates(attempt.id)
    const calls: [AnyContract, object][] = [
      [appealsApi.health, {}],
      [appealsApi.list, {}],
      [appealsApi.get, { params: { id: ids[0] } }],
      [appealsApi.decide, { params: { id: ids[0] }, body: RULING }],
      [appealsApi.templates, { query: { track: 'sql' } }],
      [appealsApi.moveTemplate, { params: { id: template }, body: RETIRED }],
    ]
    for (const [contract, options] of calls) {
      const { method, path } = contract.endpoint
      const { body, ...rest } = options as { body?: object }
      const request = { method, url: urlOf(path, rest), ...(body ? { payload: body } : {}) }
      expect((await test.client().request(request)).statusCode).toBe(401)
      expect((await asha.client.request(request)).statusCode).toBe(401)
    }
    expect(await test.db.read.countBy(AppealEntity, { state: 'open' })).toBe(1)
    expect(await test.db.read.existsBy(TemplateStateEntity, { templateId: template })).toBe(false)
  })

  it('shows a reader the task and no words of the person, and lets them decide nothing', async () => {
    const { ids, attempt } = await withAppeals([1])
    await moderator(test)
    const reads = await secondModerator(test, `reader-${seed}`, 'reader')
    const decides = await secondModerator(test, `moderator-${seed}`, 'moderator')
    const params = { id: ids[0] ?? '' }
    const seen = await reads.call(appealsApi.get, { params })
    const whole = await decides.call(appealsApi.get, { params })

    expect(whole.text).toBe(TEXT)
    expect(whole.tasks[0]?.shown).toEqual(seen.tasks[0]?.shown)
    expect(whole.tasks[0]).toMatchObject({ seq: 1, isCorrect: true, isVoid: false })
    expect(JSON.stringify(seen)).not.toContain(TEXT)
    expect(seen.tasks[0]?.answer).toEqual(['A moderator or an owner reads this.'])
    expect(whole.tasks[0]?.answer).not.toEqual(seen.tasks[0]?.answer)
    const [template = ''] = await templates(attempt.id)
    expect(refusalOf(await reads.send(appealsApi.decide, { params, body: RULING }))).toEqual([403, 'ROLE'])
    expect(refusalOf(await move(reads, template, RETIRED))).toEqual([403, 'ROLE'])
    const actor = `reader-${seed}`
    expect(await test.db.read.countBy(AuditEntryEntity, { actor, action: 'assessments.read' })).toBe(1)
    expect((await decides.send(appealsApi.decide, { params, body: RULING })).statusCode).toBe(200)
  })

  it('says nothing of who appealed', async () => {
    const { asha, ids, attempt } = await withAppeals([2])
    const admin = await moderator(test)
    const found = await admin.send(appealsApi.get, { params: { id: ids[0] ?? '' } })
    expect(found.body).not.toContain(asha.email)
    expect(found.body).not.toContain(attempt.id)
  })

  it('has pages: those that wait longest first, and decided ones the latest first', async () => {
    const { ids } = await withAppeals([1, 2, 3])
    const admin = await moderator(test)
    const first = await admin.call(appealsApi.list, { query: { pageSize: '2' } })
    expect(first.items.map(({ id }) => id)).toEqual(ids.slice(0, 2))
    expect(first).toMatchObject({ counts: { open: 3, decided: 0 }, oldest: first.items[0]?.at })
    const next = await admin.call(appealsApi.list, { query: { pageSize: '2', after: first.next ?? '' } })
    expect(next).toMatchObject({ items: [{ id: ids[2] }], next: null })
    for (const id of ids.slice(0, 2)) {
      test.clock.advance(1_000)
      await admin.call(appealsApi.decide, { params: { id }, body: RULING })
    }
    const decided = await admin.call(appealsApi.list, { query: { state: 'decided' } })
    expect(decided.items.map(({ id }) => id)).toEqual([ids[1], ids[0]])
    expect(decided.counts).toEqual({ open: 1, decided: 2 })
  })

  it('counts attempts, answers and times, and lists what was moved', async () => {
    const { attempt } = await withAppeals([1])
    const ben = await somebody()
    await taken(test, ben, await begun(ben), { until: 2 })
    const admin = await moderator(test)
    const health = await admin.call(appealsApi.health)
    const { items: offered } = await ben.me.call(assessmentsApi.tracks)
    const open = offered.filter(({ isOffered }) => isOffered)
    expect(health.tracks.map(({ track }) => track)).toEqual(open.map(({ track }) => track))
    const sql = health.tracks.find(({ track }) => track === 'sql')
    expect(sql).toMatchObject({ started: 2, scored: 1, void: 0, templates: 12 })
    expect(health).toMatchObject({ appeals: { open: 1 }, suspects: 0, grader: { isOn: false } })
    expect(sql?.known).toMatchObject({ calibration: 'provisional', answers: 0, checked: 0, at: null })
    for (const [who, skill] of [
      [ben, 'Docker'],
      [await somebody(), 'Docker'],
      [ben, 'Kubernetes'],
    ] as const)
      await who.client.post(trackWishesApi.ask.endpoint.path, { skill })
    expect((await admin.call(appealsApi.health)).wishes).toEqual([
      { skill: 'Docker', accounts: 2 },
      { skill: 'Kubernetes', accounts: 1 },
    ])
    const query = { track: 'sql' }
    const listed = async () =>
      (await admin.call(appealsApi.templates, { query })).items.filter(({ by }) => by !== 'spec')
    expect(await listed()).toEqual([])

    const [first = '', second = ''] = await templates(attempt.id)
    const row = await test.db.read.findOneByOrFail(AttemptTaskEntity, { attemptId: attempt.id, seq: 2 })
    const shown = Date.parse(row.shownAt)
    const rows = Array.from({ length: 20 }, (_, n) => ({
      ...row,
      id: `task-${seed}-${n}`,
      seq: 100 + n,
      answeredAt: new Date(shown + (10 + n) * 1_000).toISOString(),
      isCorrect: n < 5,
    }))
    await test.db.write((manager) => manager.insert(AttemptTaskEntity, rows))
    expect((await move(admin, first, RETIRED)).statusCode).toBe(200)
    const items = await listed()
    const has = await test.db.read.countBy(AttemptTaskEntity, { templateId: second })
    expect(items.map(({ id, standing }) => [id, standing])).toEqual([
      [second, 'active'],
      [first, 'retired'],
    ])
    expect(items[0]?.shown).toBeLessThanOrEqual(has)
    expect(items[0]?.right).toBeGreaterThanOrEqual(5)
    expect(items[0]?.medianSeconds).toBeGreaterThanOrEqual(18)
    expect(items[1]).toMatchObject({ reason: RETIRED.reason, medianSeconds: null })
    const { tracks } = await admin.call(appealsApi.health)
    expect(tracks.find(({ track }) => track === 'sql')?.templates).toBe(11)
  })
})

describe('A template', () => {
  it('that is retired is never drawn, in running attempts from the next task on', async () => {
    const { attempt } = await withAppeals([])
    const all = await templates(attempt.id)
    const ben = await somebody()
    const view = await taken(test, ben, await begun(ben), { until: 2 })
    const given = await templates(view.id)
    const retired = all.find((id) => !given.includes(id)) ?? ''
    const admin = await moderator(test)
    expect((await move(admin, retired, RETIRED)).statusCode).toBe(200)

    await taken(test, ben, view)
    expect((await templates(view.id)).sort()).toEqual(all.filter((id) => id !== retired).sort())
    const chi = await somebody()
    const whole = await taken(test, chi, await begun(chi))
    expect(await templates(whole.id)).not.toContain(retired)
    const action = 'template.moved'
    expect(await test.db.read.countBy(AuditEntryEntity, { action, target: retired })).toBe(1)
  })

  it('that is suspect rests until a person gives it out again, or retires it', async () => {
    const { ids, attempt } = await withAppeals([3])
    const admin = await moderator(test)
    const body = { outcome: 'upheld', reason: 'It was unclear.' }
    const { tasks } = await admin.call(appealsApi.decide, { params: { id: ids[0] ?? '' }, body })
    const faulty = tasks[0]?.templateId ?? ''
    expect((await admin.call(appealsApi.health)).suspects).toBe(1)
    const ben = await somebody()
    const first = await taken(test, ben, await begun(ben))
    expect(await templates(first.id)).not.toContain(faulty)

    expect((await move(admin, faulty, { state: 'active', reason: 'It was mended.' })).statusCode).toBe(200)
    const chi = await somebody()
    const second = await taken(test, chi, await begun(chi))
    expect((await templates(second.id)).sort()).toEqual((await templates(attempt.id)).sort())
    // It counts again for whoever is given it now, and for nobody who was given it before.
    const tasksOf = (attemptId: string) =>
      test.db.read.findOneByOrFail(AttemptTaskEntity, { attemptId, templateId: faulty })
    expect((await tasksOf(second.id)).grading).toBeNull()
    expect((await tasksOf(attempt.id)).grading).toBe('void')
  })

  it('moves as the table says, once, and is one of an open track', async () => {
    const { attempt } = await withAppeals([])
    const [id = ''] = await templates(attempt.id)
    const admin = await moderator(test)
    expect(refusalOf(await move(admin, id, { ...RETIRED, state: 'active' }))).toEqual([
      409,
      'illegal_transition',
    ])
    expect(refusalOf(await move(admin, id, { ...RETIRED, state: 'suspect' }))).toEqual([
      409,
      'illegal_transition',
    ])
    for (const wrong of [{ ...RETIRED, state: 'draft' }, { ...RETIRED, reason: ' ' }, { state: 'retired' }])
      expect((await move(admin, id, wrong)).statusCode).toBe(400)
    expect((await move(admin, 'sql/joins/none', RETIRED)).statusCode).toBe(404)
    expect((await move(admin, 'solidity/gas/none', RETIRED)).statusCode).toBe(404)
    const all = await Promise.all(Array.from({ length: 20 }, () => move(admin, id, RETIRED)))
    expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(all.filter(({ statusCode }) => statusCode === 409)).toHaveLength(19)
    expect(refusalOf(await move(admin, id, { ...RETIRED, state: 'active' }))).toEqual([
      409,
      'illegal_transition',
    ])
  })
})
