import { randomInt } from 'node:crypto'
import {
  accountApi,
  assessmentsApi,
  companyInterviewsApi,
  ERASE_WORD,
  HOUR_MS,
  INTERVIEW_NEWS,
  interviewsApi,
  liveRechecksApi,
  MINUTE_MS,
  rechecksApi,
  skillsApi,
} from '@tryka/domain'
import type { LiveRechecks } from '@tryka/domain'
import { appWithTests, begun, taken } from '../../../../testing/assessments'
import type { TestApp } from '../../../../testing/build-test-app'
import { openVisitor, refusalOf, urlOf } from '../../../../testing/hiring'
import { appliedFor, confirmedAt, hourAhead, publishedBy } from '../../../../testing/live-hiring'
import { candidate, verifiedCompany } from '../../../../testing/live-market'
import { storedAttempt } from '../../../../testing/stored-attempts'
import { recheckAnswer, recheckTaken, rightInRecheck } from '../../../../testing/rechecks'
import { AccountEntity } from '../../../../services/accounts/account.entity'
import { AttemptEntity } from '../attempt.table'
import { RecheckEntity, RecheckTaskEntity } from '../recheck.table'

jest.setTimeout(180_000)

const seed = randomInt(1_000_000)
console.info(`live re-checks: seed ${seed}`)
let test: TestApp
let count = 0

beforeAll(async () => {
  test = await appWithTests({ config: { guestsPerHour: 1_000 } })
  await test.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => test.close())

/** Somebody who verified SQL, and a company that talks to them in two hours. */
async function interviewed({ isProved = true, isConfirmed = true } = {}) {
  const name = `${seed}-${++count}.com`
  const by = await candidate(test, `asha@mail-${name}`)
  if (isProved) await taken(test, by, await begun(by))
  const firm = await verifiedCompany(test, `ben@firm-${name}`, 'Firm & Sons')
  const posting = await publishedBy(test, firm)
  const applied = await appliedFor(by, firm, posting.id)
  await applied.review()
  const slot = hourAhead(test, 2)
  const proposed = await applied.propose([slot])
  const interview = isConfirmed ? await confirmedAt(by, proposed, slot) : proposed
  const params = { id: interview.id }
  const ask = (skills = ['SQL']) => firm.team.call(liveRechecksApi.ask, { params, body: { skills } })
  const join = () => test.clock.advance(Date.parse(slot) - test.clock.now().getTime() + MINUTE_MS)
  return { by, firm, params, ask, join, interview }
}

const idOf = ({ items }: LiveRechecks) => ({ id: items[0]?.id ?? '' })

describe('Five tasks in an interview', () => {
  it('are asked for by the company, agreed to by the person, and seen by both at once', async () => {
    const { by, firm, params, ask, join } = await interviewed()
    const before = await firm.team.call(liveRechecksApi.list, { params })
    expect(before).toMatchObject({ items: [], askable: [{ skill: 'SQL' }] })
    const asked = await ask()
    expect(asked).toMatchObject({ items: [{ skill: 'SQL', state: 'asked', task: null }], askable: [] })
    const news = await by.client.get('/api/notifications?place=me')
    expect(news.body).toContain(
      INTERVIEW_NEWS.tasksAsked.candidate({ company: 'Firm & Sons', job: 'Ledger Engineer' }),
    )
    const one = idOf(asked)
    const mine = async () => {
      const { upcoming } = await by.me.call(interviewsApi.list)
      return upcoming.find(({ id }) => id === params.id)?.rechecks
    }
    expect(await mine()).toEqual([{ ...one, skill: 'SQL', state: 'asked', canStart: false }])
    await by.me.call(rechecksApi.accept, { params: one })
    expect(refusalOf(await by.me.send(rechecksApi.start, { params: one }))).toEqual([409, 'NOT_IN_CALL'])

    join()
    expect(await mine()).toMatchObject([{ canStart: true }])
    let view = await by.me.call(rechecksApi.start, { params: one })
    const seen = await firm.team.call(liveRechecksApi.list, { params })
    const { nonce, now: _now, ...shown } = view.task ?? { nonce: '' }
    expect(seen.items[0]).toMatchObject({ state: 'running', done: 0, task: { stem: view.task?.stem } })
    expect(Object.keys(seen.items[0]?.task ?? {}).sort()).toEqual([...Object.keys(shown), 'now'].sort())
    expect(JSON.stringify(seen)).not.toContain(nonce)

    const draft = { text: 'sel' }
    await by.me.call(liveRechecksApi.draft, { params: one, body: { seq: 1, draft } })
    expect((await firm.team.call(liveRechecksApi.list, { params })).items[0]?.draft).toEqual(draft)
    view = await by.me.call(rechecksApi.answer, recheckAnswer(view, await rightInRecheck(test, view)))
    const next = (await firm.team.call(liveRechecksApi.list, { params })).items[0]
    expect(next).toMatchObject({ done: 1, draft: null, task: { seq: 2 } })
    expect(next?.topics).toHaveLength(2)

    await recheckTaken(test, by, view)
    const end = await firm.team.call(liveRechecksApi.list, { params })
    expect(end.items[0]).toMatchObject({ state: 'confirmed', task: null, done: 5 })
    expect(await mine()).toMatchObject([{ state: 'confirmed' }])
    // It changes nothing else: the skill stands as it stood.
    const skills = await by.me.call(skillsApi.get)
    expect(JSON.stringify(skills)).toContain('"Verified"')
  })

  it('tell the company no key, no number of right ones, no time that the person takes', async () => {
    const { by, firm, params, ask, join } = await interviewed()
    const one = idOf(await ask())
    join()
    const view = await by.me.call(rechecksApi.start, { params: one })
    const texts = [(await firm.team.send(liveRechecksApi.list, { params })).body]
    await recheckTaken(test, by, view, { right: 2 })
    texts.push((await firm.team.send(liveRechecksApi.list, { params })).body)
    const tasks = await test.db.read.findBy(RecheckTaskEntity, { recheckId: one.id })
    expect(texts[1]).toContain('not_confirmed')
    for (const text of texts) {
      for (const { templateId } of tasks) expect(text).not.toContain(templateId)
      expect(text).not.toMatch(
        /"(right|key|around|theta|isCorrect|templateId|bankVersion|timePercent|nonce)"/,
      )
    }
  })

  it('are refused where no time is agreed, where nothing is proved or hidden, twice, and beyond three skills', async () => {
    const early = await interviewed({ isConfirmed: false })
    const body = { skills: ['SQL'] }
    const refusal = async (of: Awaited<ReturnType<typeof interviewed>>, skills = ['SQL']) =>
      refusalOf(await of.firm.team.send(liveRechecksApi.ask, { params: of.params, body: { skills } }))
    expect(await refusal(early)).toEqual([409, 'NOT_CONFIRMED'])
    const nobody = await interviewed({ isProved: false })
    expect(await refusal(nobody)).toEqual([409, 'NOT_PROVED'])
    const one = await interviewed()
    const [skill] = (await one.by.me.call(assessmentsApi.standings)).items.filter(
      ({ track }) => track === 'sql',
    )
    expect(skill).toBeDefined()
    expect(await refusal(one, ['Docker'])).toEqual([409, 'NOT_PROVED'])
    expect(await refusal(one, ['SQL', 'Docker', 'Rust', 'Go'])).toEqual([400, 'VALIDATION'])
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => one.firm.team.send(liveRechecksApi.ask, { params: one.params, body })),
    )
    const codes = answers.map(({ statusCode }) => statusCode).sort()
    expect(codes).toEqual([201, ...Array.from({ length: 9 }, () => 409)])
    expect(await test.db.read.countBy(RecheckEntity, { interviewId: one.params.id })).toBe(1)
  })

  it('lie around the result that is shown, whatever the person keeps private', async () => {
    const { by, ask } = await interviewed()
    const { accountId, measured } = await test.db.read.findOneByOrFail(AttemptEntity, {
      track: 'sql',
      accountId: (await test.db.read.findOneByOrFail(AccountEntity, { email: by.email })).id,
    })
    const hidden = storedAttempt(test, accountId, { share: false })
    const better = hidden.measured && { ...hidden.measured, level: 4 as const, theta: 3.9 }
    await test.db.write((manager) => manager.insert(AttemptEntity, { ...hidden, measured: better }))
    const { around } = await test.db.read.findOneByOrFail(RecheckEntity, idOf(await ask()))
    expect(around).toBe(Math.round((measured?.theta ?? NaN) * 1_000) - 1_000)
  })

  it('can be declined, which has no effect, and end with the interview', async () => {
    const declined = await interviewed()
    const one = idOf(await declined.ask())
    await declined.by.me.call(rechecksApi.decline, { params: one })
    const { params, firm } = declined
    expect((await firm.team.call(liveRechecksApi.list, { params })).items[0]?.state).toBe('declined')
    expect(refusalOf(await declined.by.me.send(rechecksApi.start, { params: one }))[0]).toBe(409)

    const missed = await interviewed()
    await missed.ask()
    const { id, version } = missed.interview
    await missed.firm.team.call(companyInterviewsApi.cancel, {
      params: { id },
      body: { reason: 'The team is ill.', version },
    })
    // The interview is called off; the clock sees it by itself.
    test.clock.advance(MINUTE_MS)
    const isOver = () =>
      test.db.read.existsBy(RecheckEntity, { interviewId: missed.params.id, state: 'not_done' })
    for (let i = 0; !(await isOver()); i++) {
      if (i > 400) throw new Error('The clock did nothing')
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    const left = await missed.firm.team.call(liveRechecksApi.list, { params: missed.params })
    expect(left).toMatchObject({ items: [{ state: 'not_done' }], askable: [] })
  })

  it('are nobody else’s: other people, other companies, guests, and the demo', async () => {
    const { by, params, ask } = await interviewed()
    const one = idOf(await ask())
    const other = await interviewed()
    const draft = { seq: 1, draft: { text: 'x' } }
    const foreign = [
      await other.firm.team.send(liveRechecksApi.list, { params }),
      await other.firm.team.send(liveRechecksApi.ask, { params, body: { skills: ['SQL'] } }),
      await other.by.me.send(liveRechecksApi.draft, { params: one, body: draft }),
      await other.by.me.send(rechecksApi.start, { params: one }),
    ]
    expect(foreign.map(({ statusCode }) => statusCode)).toEqual(foreign.map(() => 404))
    const stranger = await test.client().request({
      method: 'GET',
      url: urlOf('/api/company/interviews/:id/rechecks', { params }),
    })
    expect([401, 403]).toContain(stranger.statusCode)
    const visitor = await openVisitor(test)
    const { upcoming, today } = await visitor.call(companyInterviewsApi.list)
    const [demo] = [...today, ...upcoming]
    if (!demo) throw new Error('The demo has no interview ahead')
    const sample = { params: { id: demo.id } }
    expect(await visitor.call(liveRechecksApi.list, sample)).toEqual({ items: [], askable: [] })
    const refused = await visitor.send(liveRechecksApi.ask, { ...sample, body: { skills: ['SQL'] } })
    expect(refusalOf(refused)).toEqual([403, 'DEMO_ONLY'])
    await by.client.request({
      method: accountApi.erase.endpoint.method,
      url: accountApi.erase.endpoint.path,
      payload: { confirm: ERASE_WORD },
    })
    expect(await test.db.read.countBy(RecheckEntity, one)).toBe(0)
    test.clock.advance(HOUR_MS)
  })
})
