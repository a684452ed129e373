import type { Assessment } from '@tryka/domain'
import { ATTEMPT_RULES, skillsApi } from '@tryka/domain'
import { appWithTests, begun, book, taken } from '../../../testing/assessments'
import type { TestApp } from '../../../testing/build-test-app'
import { refusalOf } from '../../../testing/hiring'
import { candidate } from '../../../testing/live-market'
import { CandidateSkillEntity } from './skill.table'

jest.setTimeout(120_000)

describe('Handing an assessment in by its skill', () => {
  let test: TestApp
  beforeAll(async () => void (test = await appWithTests()))
  afterAll(() => test.close())

  it('ends the attempt that runs, once enough was answered, and takes no text', async () => {
    const asha = await candidate(test, 'asha@hand-in.com')
    const { id, skill } = await book(asha, { share: true })
    const submit = (body: object) => asha.me.send(skillsApi.submit, { params: { id }, body })
    const { version } = skill
    expect(refusalOf(await submit({ version }))).toEqual([409, 'illegal_transition'])
    await asha.me.call(skillsApi.cancel, { params: { id } })
    const view = await begun(asha, { share: true })
    const running = await asha.me.call(skillsApi.assessment, { params: { id } })
    expect(running).toMatchObject({ track: 'sql', attempt: view.id })
    const now = { version: running.skill.version }
    expect((await submit({ ...now, answers: 'I know it all.' })).statusCode).toBe(400)
    expect(refusalOf(await submit({ version: now.version - 1 }))).toEqual([409, 'STALE'])
    expect(refusalOf(await submit(now))).toEqual([409, 'TOO_FEW_TASKS'])
    await taken(test, asha, view, { answer: null, until: ATTEMPT_RULES.tasks.least })
    const answer = await submit(now)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ attempt: null, skill: { state: 'Not passed' } })
    const { version: last } = answer.json<Assessment>().skill
    expect(refusalOf(await submit({ version: last }))).toEqual([409, 'NO_ATTEMPT'])
  })

  it('says what comes next as it is, and of samples only in a demo', async () => {
    const bao = await candidate(test, 'bao@hand-in.com')
    const { id } = await book(bao, { share: true })
    const next = async (state?: string) => {
      if (state)
        await test.db.write((manager) =>
          manager.update(CandidateSkillEntity, { id }, { state: state as 'Verified' }),
        )
      return (await bao.me.call(skillsApi.assessment, { params: { id } })).next
    }
    expect(await next()).toMatch(/^Your SQL assessment is planned for .* You can start it whenever/)
    await bao.me.call(skillsApi.cancel, { params: { id } })
    expect(await next()).toBe('Start an assessment to verify SQL.')
    expect(await next('Under Review')).toBe(
      'The result in SQL is looked at again before it counts. Its page says why.',
    )
    expect(await next('Assessment Submitted')).toBe('Your answers in SQL are being graded.')
  })
})
