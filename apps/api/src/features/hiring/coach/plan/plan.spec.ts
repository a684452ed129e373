import { randomInt } from 'node:crypto'
import { moduleFacts } from '@tryka/coach'
import { coachApi, coachDataApi, DAY_MS, interviewsApi, planApi } from '@tryka/domain'
import type { InterviewPlan } from '@tryka/domain'
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app'
import { openVisitor, type Visitor } from '../../../../testing/hiring'
import { InterviewEntity } from '../../applications/interviews/interview.table'
import { ModuleProgressEntity } from '../../learning/module.table'
import { CandidateSkillEntity } from '../../skills/skill.table'
import { PlanItemEntity } from './plan.table'

const seed = randomInt(1_000_000)
console.info(`interview plans: seed ${seed}`)
const SENTINEL = `nightjar${seed}`
const STORY =
  'In March the importer of our clinic lost 40 rows on a Friday night, two days before the audit. I stopped the importer, compared its log with the table, and found a cursor that skipped rows after a timeout. I wrote a check that counts both sides. By Monday all rows were back, and the auditor compared the two counts.'

let test: TestApp
beforeAll(async () => void (test = await buildTestApp({ config: { guestsPerHour: 1_000 } })))
afterAll(() => test.close())

/** A visitor with an interview that is confirmed for so many days from now. */
async function withInterview(days = 8) {
  const visitor = await openVisitor(test)
  const { upcoming } = await visitor.call(interviewsApi.list)
  const [interview] = upcoming
  if (!interview) throw new Error('The demo has no interview')
  await moveTo(interview.id, days)
  const { candidateId } = await test.db.read.findOneByOrFail(InterviewEntity, { id: interview.id })
  return { visitor, id: interview.id, interview, candidateId }
}
function moveTo(id: string, days: number, status: 'confirmed' | 'completed' | 'pending' = 'confirmed') {
  const startsAt = new Date(test.clock.now().getTime() + days * DAY_MS).toISOString()
  const endsAt = new Date(Date.parse(startsAt) + 3_600_000).toISOString()
  return test.db.write((manager) => manager.update(InterviewEntity, { id }, { startsAt, endsAt, status }))
}
/** What an answer to its last check leaves. */
function passed({ market }: Visitor, candidateId: string, moduleId: string) {
  const at = test.clock.now().toISOString()
  return test.db.write((manager) =>
    manager.save(ModuleProgressEntity, {
      marketId: market.id,
      candidateId,
      moduleId,
      revision: 1,
      state: 'passed',
      openedAt: at,
      passedAt: at,
      isSample: false,
      version: 1,
    }),
  )
}
const plan = (visitor: Visitor, id: string) => visitor.call(planApi.show, { params: { id } })
const make = (visitor: Visitor, id: string) => visitor.call(planApi.make, { params: { id } })
const openOf = ({ items }: InterviewPlan) => items.filter(({ state }) => state === 'open')

describe('The plan of an interview', () => {
  it('is made backwards from its day, and moves with it; what is done stays', async () => {
    const { visitor, id } = await withInterview()
    expect(await plan(visitor, id)).toMatchObject({ stands: 'ahead', items: [], version: 0 })
    const made = await make(visitor, id)
    const logistics = made.items.find(({ ref }) => ref === 'checklist')
    const day = Date.parse(made.day ?? '')
    expect(Date.parse(logistics?.dueDay ?? '')).toBe(day - DAY_MS)
    expect(made.items.some(({ kind }) => kind === 'full')).toBe(true)
    const due = made.items.map(({ dueDay }) => dueDay ?? '')
    expect(due).toEqual(due.toSorted())

    const seq = logistics?.seq ?? 0
    const params = { id, seq: String(seq) }
    const ticked = await visitor.call(planApi.change, {
      params,
      body: { state: 'done', version: made.version },
    })
    expect(ticked.items.find((one) => one.seq === seq)).toMatchObject({ state: 'done' })
    await moveTo(id, 12)
    const moved = await plan(visitor, id)
    expect(moved.items.find((one) => one.seq === seq)).toMatchObject({
      state: 'done',
      dueDay: logistics?.dueDay,
    })
    expect(openOf(moved).map(({ seq, kind }) => [seq, kind])).toEqual(
      openOf(ticked).map(({ seq, kind }) => [seq, kind]),
    )
    expect(Date.parse(openOf(moved).at(-1)?.dueDay ?? '')).toBe(day + 3 * DAY_MS)
  })

  it('is done by evidence: practice does it, a tick does not', async () => {
    const { visitor, id, candidateId } = await withInterview()
    // Something to learn for sure.
    await test.db.write((manager) => manager.delete(CandidateSkillEntity, { candidateId }))
    const made = await make(visitor, id)
    const item = made.items.find(({ kind }) => kind === 'practice')
    if (!item) throw new Error(`Nothing to practise: ${JSON.stringify(made.items)}`)
    const params = { id, seq: String(item.seq) }
    const refused = await visitor.send(planApi.change, {
      params,
      body: { state: 'done', version: made.version },
    })
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'BY_EVIDENCE'])

    const session = await visitor.call(coachApi.start, {
      body: {
        for: { kind: 'interview', id },
        types: [],
        level: 'mid',
        count: 1,
        mode: 'typed',
        feedback: 'each',
        focus: { kind: 'skill', skill: item.ref },
      },
    })
    const turn = { id: session.turns[0]?.id ?? '' }
    const said = { text: STORY, seconds: 60, spoken: false }
    await visitor.call(coachApi.answer, { params: turn, body: said })
    await visitor.call(coachApi.followUp, { params: turn, body: { text: null } })
    const done = (await plan(visitor, id)).items.find(({ seq }) => seq === item.seq)
    expect(done).toMatchObject({ state: 'done', doneByRef: session.id })
  })

  it('names the module that fits the gap, and passing it does that part', async () => {
    const { visitor, id, interview, candidateId } = await withInterview()
    await test.db.write((manager) => manager.delete(CandidateSkillEntity, { candidateId }))
    await test.db.write((manager) => manager.delete(ModuleProgressEntity, { candidateId }))
    const made = await make(visitor, id)
    const items = made.items.filter(({ kind }) => kind === 'module')
    const [item] = items
    if (!item) throw new Error(`Nothing to learn for ${interview.id}: ${JSON.stringify(made.items)}`)
    const facts = moduleFacts(item.ref)
    expect(facts?.isOpen).toBe(true)
    expect(item.title).toBe(`Learn ${facts?.title ?? ''}`)
    expect(new Set(items.map(({ ref }) => ref)).size).toBe(items.length)
    expect(made.items.some(({ kind, ref }) => kind === 'practice' && facts?.skills.includes(ref))).toBe(true)
    const params = { id, seq: String(item.seq) }
    const ticked = await visitor.send(planApi.change, {
      params,
      body: { state: 'done', version: made.version },
    })
    expect(ticked.statusCode).toBe(409)

    await passed(visitor, candidateId, item.ref)
    const doneOf = ({ items: all }: InterviewPlan) =>
      all.filter(({ kind, state }) => kind === 'module' && state === 'done')
    expect(doneOf(await plan(visitor, id))).toMatchObject([{ seq: item.seq, doneByRef: item.ref }])
    // It stays done when the interview moves, and what was passed before a plan is not in it.
    await moveTo(id, 12)
    expect(doneOf(await plan(visitor, id))).toMatchObject([{ seq: item.seq, doneByRef: item.ref }])
    const { plan: shown } = await visitor.call(planApi.preparation, { params: { id } })
    expect(shown).toEqual(await plan(visitor, id))
    await visitor.call(coachDataApi.erase)
    await passed(visitor, candidateId, item.ref)
    test.clock.advance(1_000)
    expect((await make(visitor, id)).items.map(({ ref }) => ref)).not.toContain(item.ref)
  })

  it('is empty when the interview is off, has no days without a time, and is dropped in part', async () => {
    const { visitor, id } = await withInterview(2)
    const made = await make(visitor, id)
    expect(made.items.some(({ kind }) => kind === 'full')).toBe(false)
    const [item] = openOf(made)
    const params = { id, seq: String(item?.seq) }
    const body = { state: 'dropped', version: made.version } as const
    const stale = await visitor.send(planApi.change, { params, body: { ...body, version: 0 } })
    expect(stale.statusCode).toBe(409)
    await visitor.call(planApi.change, { params, body })
    expect((await make(visitor, id)).items.find(({ seq }) => seq === item?.seq)?.state).toBe('dropped')
    await moveTo(id, 2, 'pending')
    const waiting = await plan(visitor, id)
    expect([waiting.stands, waiting.day, openOf(waiting).every(({ dueDay }) => dueDay === null)]).toEqual([
      'no-time',
      null,
      true,
    ])
    const { version } = (await visitor.call(interviewsApi.list)).upcoming.find((one) => one.id === id) ?? {}
    await visitor.call(interviewsApi.cancel, { params: { id }, body: { version: version ?? 0 } })
    expect(await plan(visitor, id)).toMatchObject({
      stands: 'off',
      items: [],
      sentence: 'This interview does not take place, so there is nothing to prepare.',
    })
    expect(await make(visitor, id)).toMatchObject({ stands: 'off', items: [] })
  })

  it('keeps notes afterwards, for nobody else, and finds questions like those that came', async () => {
    const { visitor, id, candidateId } = await withInterview()
    await moveTo(id, -1, 'completed')
    const stem = 'Tell me about a time a deadline could not be met, and what you did about it.'
    const kept = await visitor.call(planApi.notes, {
      params: { id },
      body: { notes: SENTINEL, met: [stem, 'Xylophone?'], version: 0 },
    })
    expect(kept).toMatchObject({ stands: 'behind', notes: SENTINEL, version: 1 })
    expect(kept.met[0]?.like?.stem).toMatch(/deadline|date/i)
    expect(kept.met[1]?.like).toBeNull()
    const data = await visitor.call(coachDataApi.read)
    expect(data.plans).toMatchObject([{ interviewId: id, notes: SENTINEL }])
    await visitor.call(coachDataApi.erase)
    expect(await plan(visitor, id)).toMatchObject({ notes: '', version: 0 })
    expect(await test.db.read.countBy(PlanItemEntity, { candidateId })).toBe(0)
  })

  it('is nobody else’s', async () => {
    const [{ visitor, id }, other] = [await withInterview(), await openVisitor(test)]
    const { items, version } = await make(visitor, id)
    const params = { id, seq: String(items[0]?.seq) }
    const answers = [
      await other.send(planApi.show, { params }),
      await other.send(planApi.make, { params }),
      await other.send(planApi.change, { params, body: { state: 'dropped', version } }),
      await other.send(planApi.notes, { params, body: { notes: '', met: [], version } }),
      await other.send(planApi.questions, { params }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404])
  })
})

describe('Questions to ask', () => {
  it('come from the public posting and who is met, and the materials have some of the bank', async () => {
    const { visitor, id, interview } = await withInterview()
    expect(interview.panel.map(({ name }) => name)).toEqual(interview.interviewers)
    const { people, unsaid } = await visitor.call(planApi.questions, { params: { id } })
    expect(people.map(({ name }) => name)).toEqual(interview.interviewers)
    expect(people[0]?.questions.length).toBeGreaterThan(1)
    expect(unsaid.length).toBeGreaterThan(0)
    const { questions } = await visitor.call(planApi.preparation, { params: { id } })
    expect(questions.length).toBeGreaterThan(4)
  })
})
