import { coachApi, learningApi, type PracticeSession, type StartPractice } from '@tryka/domain'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { candidate } from '../../../testing/live-market'

const STORY =
  'In March the importer of our clinic lost 40 rows on a Friday night, two days before the audit. I stopped it, compared its log with the table, and found a cursor that skipped rows after a timeout. I wrote a check that counts both sides. By Monday all rows were back, and the auditor compared the two counts.'
const THREE: StartPractice = {
  for: { kind: 'area', area: 'Blockchain' },
  types: ['behavioural', 'culture'],
  level: 'mid',
  count: 3,
  mode: 'typed',
  feedback: 'each',
}

let test: TestApp
beforeAll(async () => void (test = await buildTestApp()))
afterAll(() => test.close())

type Me = Awaited<ReturnType<typeof candidate>>['me']

/** Answers the question that is open, and declines what is asked about it. */
async function answered(me: Me, session: PracticeSession, text: string): Promise<PracticeSession> {
  const params = { id: session.turns.find(({ state }) => state === 'asked')?.id ?? '' }
  const said = await me.call(coachApi.answer, { params, body: { text, seconds: 60, spoken: false } })
  const asksMore = said.turns.some(({ state }) => state === 'answered')
  return asksMore ? me.call(coachApi.followUp, { params, body: { text: null } }) : said
}

async function gone(me: Me, text: string): Promise<PracticeSession> {
  let session = await me.call(coachApi.start, { body: THREE })
  while (session.state === 'open') session = await answered(me, session, text)
  return session
}

describe('The best session', () => {
  it('has three answers or more, and is the best training score of Learning Paths', async () => {
    const { me } = await candidate(test, 'best@people.example')
    const best = async () => [
      (await me.call(coachApi.list)).best?.score ?? null,
      (await me.call(learningApi.get)).stats.bestScore,
    ]
    // One good answer of three questions is not a session of three.
    const broken = await answered(me, await me.call(coachApi.start, { body: THREE }), STORY)
    await me.call(coachApi.end, { params: { id: broken.id }, body: { version: broken.version } })
    expect(await best()).toEqual([null, null])

    const weak = await gone(me, 'We did a task, and it was done.')
    expect(await best()).toEqual([weak.score, weak.score])
    const good = await gone(me, STORY)
    expect(good.score).toBeGreaterThan(weak.score ?? 100)
    await gone(me, 'We did a task, and it was done.')
    expect(await best()).toEqual([good.score, good.score])
    expect((await me.call(coachApi.list)).best?.at).toBe(good.startedAt)
  })
})
