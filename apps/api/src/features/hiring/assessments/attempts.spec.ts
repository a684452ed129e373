import { randomInt } from 'node:crypto'
import { buildPostingDraft } from '@tryka/domain/testing'
import type { AttemptView } from '@tryka/domain'
import {
  assessmentsApi,
  ATTEMPT_RULES,
  DAY_MS,
  jobsApi,
  LIVE_MARKET_ID,
  postingsApi,
  skillsApi,
} from '@tryka/domain'
import { answerTo, appWithTests, begun, rightAnswer, taken } from '../../../testing/assessments'
import type { TestApp } from '../../../testing/build-test-app'
import { refusalOf } from '../../../testing/hiring'
import { candidate, verifiedCompany } from '../../../testing/live-market'
import { CandidateSkillEntity } from '../skills/skill.table'
import { AttemptTaskEntity } from './attempt.table'

jest.setTimeout(180_000)

const seed = randomInt(1_000_000)
let test: TestApp
let count = 0
const somebody = (name = `p${seed}-${++count}`) => candidate(test, `${name}@people.example`)
const skillRow = () =>
  test.db.read.findOneByOrFail(CandidateSkillEntity, { skill: 'SQL', marketId: LIVE_MARKET_ID })

beforeEach(async () => {
  test = await appWithTests()
})
afterEach(() => test.close())

describe('A whole attempt', () => {
  it('by the true keys gives a level, and the skill is verified in the same transaction', async () => {
    const asha = await somebody()
    const end = await taken(test, asha, await begun(asha))
    const result = await asha.me.call(assessmentsApi.result, { params: { id: end.id } })

    expect(end).toMatchObject({ state: 'scored', task: null })
    expect(end.endReason).toBe(end.done === ATTEMPT_RULES.tasks.most ? 'all' : 'precise')
    expect(end.done).toBeGreaterThanOrEqual(ATTEMPT_RULES.tasks.least)
    expect(result.level ?? 0).toBeGreaterThanOrEqual(2)
    expect(result).toMatchObject({ calibration: 'provisional', attemptsLeft: 2 })
    const [held] = (await asha.me.call(skillsApi.get)).verified
    expect(held).toMatchObject({ skill: 'SQL', state: 'Verified', verified: true, score: null })
    expect(held?.expiresAt).toBe(result.expiresAt)
    expect(held?.awarded).toBe(result.level)
    const row = await skillRow()
    expect(row.awarded).toBe(result.level)
    expect(row.above).toEqual(result.likelihoods.slice(result.level ?? 0))
  })

  it('of which the person knows nothing gives no level, and nobody else learns of it', async () => {
    const asha = await somebody()
    const end = await taken(test, asha, await begun(asha), { answer: null })
    const result = await asha.me.call(assessmentsApi.result, { params: { id: end.id } })

    expect(result).toMatchObject({ level: null, expiresAt: null, next: { level: 1 } })
    const { declared, verified } = await asha.me.call(skillsApi.get)
    expect(verified).toEqual([])
    expect(declared).toMatchObject([{ skill: 'SQL', state: 'Not passed' }])
  })

  it('moves the match with a posting that asks for the skill', async () => {
    const ben = await verifiedCompany(test, `ben@firm-${seed}-${++count}.com`, 'Ledgers')
    const closesAt = new Date(test.clock.now().getTime() + 30 * DAY_MS).toISOString()
    const skills = [{ skill: 'SQL', level: 1, importance: 'must' } as const]
    const draft = buildPostingDraft({ title: 'Data Engineer', closesAt, skills })
    const { id, version } = await ben.team.call(postingsApi.create, { body: draft })
    await ben.team.call(postingsApi.publish, { params: { id }, body: { version } })
    const asha = await somebody()
    const view = await begun(asha)
    const before = await asha.me.call(jobsApi.match, { params: { id } })
    await taken(test, asha, view)
    const after = await asha.me.call(jobsApi.match, { params: { id } })

    const creditIn = ({ components }: typeof before) =>
      components.find(({ key }) => key === 'skills')?.items?.[0]?.credit
    // Whoever only takes a test has claimed nothing.
    expect([creditIn(before), creditIn(after)]).toEqual([0, 10_000])
  })

  it('is handed in after twelve tasks, and shows where the person stands', async () => {
    const asha = await somebody()
    let view = await begun(asha, { skill: 'Machine Learning', factor: 1.5 })
    view = await taken(test, asha, view, { until: 12 })
    expect(view).toMatchObject({ state: 'running', canHandIn: true, factor: 1.5 })
    const body = { version: view.version }
    const stale = { params: { id: view.id }, body: { version: 1 } }
    expect(refusalOf(await asha.me.send(assessmentsApi.handIn, stale))).toEqual([409, 'STALE'])
    view = await asha.me.call(assessmentsApi.handIn, { params: { id: view.id }, body })

    expect(view).toMatchObject({ state: 'scored', endReason: 'handed_in', done: 12, task: null })
    const result = await asha.me.call(assessmentsApi.result, { params: { id: view.id } })
    expect(result.topics).toHaveLength(5)
    const { items } = await asha.me.call(assessmentsApi.standings)
    expect(items.find(({ track }) => track === 'machine-learning')).toMatchObject({
      openAttempt: null,
      attemptsLeft: 2,
      last: { id: view.id, level: result.level },
      proved: {
        id: view.id,
        level: result.level,
        likelihoods: result.likelihoods,
        score: result.score,
        interval: result.interval,
        expiresAt: result.expiresAt,
      },
    })
  })

  it('that is private is proved to its person alone', async () => {
    const asha = await somebody()
    const end = await taken(test, asha, await begun(asha, { share: false }))
    const result = await asha.me.call(assessmentsApi.result, { params: { id: end.id } })

    expect(result.level).not.toBeNull()
    expect(await skillRow()).toMatchObject({
      state: 'Verified',
      awarded: result.level,
      visibility: 'private',
      credentialId: result.credentialId,
    })
  })

  it('tells no key, no parameter, no name of a template, no grade and no number of a task', async () => {
    const asha = await somebody()
    const answers: string[] = []
    let view: AttemptView = await begun(asha)
    while (view.task) {
      answers.push(JSON.stringify(view))
      view = await asha.me.call(assessmentsApi.answer, answerTo(view, await rightAnswer(test, view)))
    }
    answers.push((await asha.me.send(assessmentsApi.show, { params: { id: view.id } })).body)
    const result = await asha.me.send(assessmentsApi.result, { params: { id: view.id } })
    const tasks = await test.db.read.find(AttemptTaskEntity)

    for (const { templateId } of tasks) {
      const [, , name = templateId] = templateId.split('/')
      for (const text of [...answers, result.body]) expect(text).not.toContain(`"${name}`)
      for (const text of [...answers, result.body]) expect(text).not.toContain(templateId)
    }
    const keys = new Set([...answers, result.body].flatMap((text) => namesIn(JSON.parse(text))))
    const secret =
      /^(key|keys|why|ids|right|correct|isCorrect|accept|tolerance|grade|item|a|b|c|theta|se|seed|template|templateId|params|source|idea|revision|signals)$/
    expect([...keys].filter((name) => secret.test(name))).toEqual([])
  })

  it('counts as it ended: a worse one changes nothing that is verified', async () => {
    const asha = await somebody()
    await taken(test, asha, await begun(asha))
    const before = await skillRow()
    const best = async () => {
      const { items } = await asha.me.call(assessmentsApi.standings)
      return items.find(({ track }) => track === 'sql')
    }
    const proved = (await best())?.proved
    expect(proved?.level).toBe(before.awarded)
    // Nobody is signed out meanwhile.
    test.clock.advance(20 * DAY_MS)
    await asha.me.call(skillsApi.get)
    test.clock.advance(11 * DAY_MS)
    const renewed = await taken(test, asha, await begun(asha), { answer: null })

    expect(renewed.state).toBe('scored')
    const { awarded, verifiedAt, state } = await skillRow()
    expect({ awarded, verifiedAt, state }).toEqual({
      awarded: before.awarded,
      verifiedAt: before.verifiedAt,
      state: 'Verified',
    })
    expect(await best()).toMatchObject({ last: { id: renewed.id, level: null }, proved })
  })
})

const namesIn = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.flatMap(namesIn)
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, inner]) => [name, ...namesIn(inner)])
      : []

describe('Tracks', () => {
  it('are open to everybody, and say which can be taken', async () => {
    const { items } = (await test.client().get('/api/tracks')).json<{
      items: { track: string; isOffered: boolean }[]
    }>()
    expect(items.filter(({ isOffered }) => isOffered).map(({ track }) => track)).toEqual([
      'sql',
      'machine-learning',
      'application-security',
    ])
    const one = await test.client().get('/api/tracks/sql')
    expect(one.json()).toMatchObject({ calibration: 'provisional', tasks: { least: 12, most: 24 } })
    expect((await test.client().get('/api/tracks/cobol')).statusCode).toBe(400)
  })
})
