import { companyApi, overviewApi, postingsApi } from '@tryka/domain'
import { buildPostingDraft } from '@tryka/domain/testing'
import { buildTestApp } from '../../../testing/build-test-app'
import type { TestApp } from '../../../testing/build-test-app'
import { openVisitor } from '../../../testing/hiring'
import { company, decide, prove, published } from '../../../testing/live-market'

describe('The first steps of a company', () => {
  let test: TestApp
  beforeAll(async () => void (test = await buildTestApp({ config: { guestsPerHour: 1_000 } })))
  afterAll(() => test.close())

  it('tick themselves by the rows, and leave when all are done', async () => {
    const made = await company(test, 'ben@steps-one.com', 'Steps One')
    const steps = async () => (await made.team.call(overviewApi.company)).firstSteps
    const begun = { proven: false, described: true, invited: false, drafted: false, published: false }
    expect(await steps()).toEqual(begun)

    await made.team.call(postingsApi.create, { body: buildPostingDraft({ title: 'Clerk' }) })
    expect(await steps()).toEqual({ ...begun, drafted: true })

    await prove(test, made)
    await decide(test, made.id, { decision: 'verify' })
    expect(await steps()).toEqual({ ...begun, drafted: true, proven: true })

    await published(test, made)
    expect(await steps()).toEqual({ ...begun, drafted: true, proven: true, published: true })

    await made.team.call(companyApi.invite, {
      body: { name: 'Ida', email: 'ida@steps-one.com', role: 'Recruiter' },
    })
    expect(await steps()).toBeNull()
  })

  it('are not told in a demo', async () => {
    const visitor = await openVisitor(test)

    expect((await visitor.call(overviewApi.company)).firstSteps).toBeNull()
  })
})
