import { DAY_MS, resumeApi } from '@tryka/domain'
import type { ImprovedPoints, Resume, ResumeCard } from '@tryka/domain'
import { rateLimits } from '../../http/limits/rate-limits'
import { buildTestApp } from '../../testing/build-test-app'
import type { TestApp, TestClient } from '../../testing/build-test-app'

describe('Resumes over the API', () => {
  let test: TestApp
  let me: TestClient
  beforeAll(
    async () =>
      void (test = await buildTestApp({ config: { guestsPerHour: 1_000, rateLimits: rateLimits(100) } })),
  )
  beforeEach(() => {
    me = test.client()
    test.clock.advance(61_000)
  })
  afterAll(() => test.close())

  const put = (client: TestClient, id: string, body: object) =>
    client.request({ method: 'PUT', url: `/api/resumes/${id}`, payload: body })
  const remove = (client: TestClient, id: string) =>
    client.request({ method: 'DELETE', url: `/api/resumes/${id}` })
  const add = async (body: object = {}, headers = {}) =>
    (await me.post('/api/resumes', body, headers)).json<Resume>()
  const list = async () => (await me.get('/api/resumes?userId=demo-user')).json<ResumeCard[]>()

  it('are created with the defaults of the specification and listed newest first', async () => {
    const first = await add({ userId: 'demo-user' })
    test.clock.advance(1_000)
    await add({ title: 'Second' })

    expect(resumeApi.create.response.parse(first)).toMatchObject({
      title: 'My Resume',
      templateId: 'modern',
      version: 1,
    })
    expect((await list()).map((r) => r.title)).toEqual(['Second', 'My Resume'])
  })

  it('give every entry an id of its own, also when two come with one', async () => {
    const job = { id: 'same', jobTitle: 'Engineer', company: 'Halden' }
    const made = await add({ workExperience: [job, { ...job, id: undefined }, job] })
    const idsOf = ({ workExperience }: Resume) => workExperience.map((one) => one.id)

    const changed = (
      await put(me, made.id, { workExperience: [job, job, ...made.workExperience] })
    ).json<Resume>()

    expect(idsOf(made)[0]).toBe('same')
    expect(new Set(idsOf(made).filter(Boolean)).size).toBe(3)
    expect(new Set(idsOf(changed).filter(Boolean)).size).toBe(5)
    expect(idsOf(changed).slice(3)).toEqual(idsOf(made).slice(1))
  })

  it('take the fields of the specification and nothing that is left out gets lost', async () => {
    const job = {
      jobTitle: 'Engineer',
      company: 'Halden',
      location: '',
      startDate: '2021-03',
      endDate: '',
      current: true,
      description: ['Wrote tests.'],
    }
    const { id } = await add({ title: 'CV', summary: 'Hello', workExperience: [job] })

    const changed = await put(me, id, { title: 'New', isDefault: false })

    expect(changed.json()).toMatchObject({
      title: 'New',
      summary: 'Hello',
      workExperience: [job],
      version: 2,
    })
  })

  it.each([
    ['a month that does not exist', { workExperience: [{ startDate: '2021-13' }] }],
    ['an unknown template', { templateId: 'neon' }],
    ['an unknown field', { admin: true }],
    ['fifty-one entries', { languages: Array.from({ length: 51 }, () => ({ name: 'x', proficiency: '' })) }],
    ['a number for a title', { title: 7 }],
    ['a title of a megabyte', { title: 'x'.repeat(200_000) }],
  ])('refuse %s', async (_, body) => {
    const refused = await me.post('/api/resumes', body)

    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toMatchObject({
      code: 'VALIDATION',
      errors: [expect.objectContaining({ message: expect.any(String) })],
    })
  })

  it('are made once however often a call with one key comes', async () => {
    await me.get('/api/session')
    const calls = Array.from({ length: 20 }, () =>
      me.post('/api/resumes', { title: 'Once' }, { 'idempotency-key': 'save-1' }),
    )

    const answers = await Promise.all(calls)

    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([201]))
    expect(new Set(answers.map((answer) => answer.json<Resume>().id)).size).toBe(1)
    expect(await list()).toHaveLength(1)
  })

  it('refuse a key that comes back with another body, and keep the first answer', async () => {
    const make = (title: string) => me.post('/api/resumes', { title }, { 'idempotency-key': 'save-2' })
    const first = await make('One')

    const other = await make('Two')
    const same = await make(' One ')

    expect(other.json()).toMatchObject({
      status: 422,
      code: 'IDEMPOTENCY_KEY_REUSED',
      current: { title: 'One' },
    })
    expect(same.json()).toEqual(first.json())
    expect((await list()).filter(({ title }) => title === 'Two')).toEqual([])
  })

  it('refuse a change from an older version and show what is stored', async () => {
    const { id } = await add({ title: 'Start' })
    await put(me, id, { title: 'Tab one', version: 1 })

    const stale = await put(me, id, { title: 'Tab two', version: 1 })

    expect(stale.json()).toMatchObject({
      status: 409,
      code: 'RESUME_CHANGED',
      current: { title: 'Tab one', version: 2 },
    })
    expect((await list())[0]?.title).toBe('Tab one')
  })

  it('let one of twenty parallel changes of the same version win', async () => {
    const { id } = await add()

    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => put(me, id, { title: `T${n}`, version: 1 })),
    )

    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1)
    expect(answers.filter((answer) => answer.statusCode === 409)).toHaveLength(19)
  })

  it('do not exist for anybody else', async () => {
    const { id } = await add({ title: 'Private' })
    const other = test.client()
    const answers = [
      await other.get(`/api/resumes/${id}`),
      await put(other, id, { title: 'Stolen' }),
      await remove(other, id),
      await other.post(`/api/resumes/${id}/restore`),
      await other.get(`/api/resumes/${id}/versions`),
      await other.get(`/api/resumes?userId=${(await list())[0]?.userId}`),
      await other.post('/api/resumes', { userId: (await list())[0]?.userId }),
      await me.get('/api/resumes/no-such-id'),
    ]

    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(8).fill(404))
    expect((await list())[0]?.title).toBe('Private')
  })

  it('keep one default, and saying that another is none changes nothing', async () => {
    const first = await add({ title: 'A', isDefault: true })
    const second = await add({ title: 'B' })

    await put(me, second.id, { isDefault: false })
    expect((await list()).find((r) => r.isDefault)?.id).toBe(first.id)

    await put(me, second.id, { isDefault: true })
    expect((await list()).filter((r) => r.isDefault).map((r) => r.id)).toEqual([second.id])
  })

  it('can be brought back for thirty days', async () => {
    const { id } = await add({ title: 'Oops' })

    expect((await remove(me, id)).statusCode).toBe(204)
    expect((await remove(me, id)).statusCode).toBe(404)
    expect(await list()).toEqual([])
    expect((await me.get('/api/resumes/deleted')).json()).toMatchObject([{ id, title: 'Oops' }])
    expect((await me.post(`/api/resumes/${id}/restore`)).json()).toMatchObject({ id, title: 'Oops' })
    await remove(me, id)
    test.clock.advance(29.9 * DAY_MS)
    expect((await me.get('/api/resumes/deleted')).json()).toHaveLength(1)
  })

  it('keep the state before a large change and bring it back as a new version', async () => {
    const { id } = await add({ title: 'Before', summary: 'Old words' })
    await put(me, id, { title: 'After', summary: 'New words', keepVersion: 'ai-merge' })
    const kept = (await me.get(`/api/resumes/${id}/versions`)).json<{ id: string; reason: string }[]>()

    const restored = await me.post(`/api/resumes/${id}/versions/${kept[0]?.id}/restore`)

    expect(kept).toMatchObject([{ reason: 'ai-merge', title: 'Before', version: 1 }])
    expect(restored.json()).toMatchObject({ title: 'Before', summary: 'Old words', version: 3 })
    expect((await me.get(`/api/resumes/${id}/versions`)).json()).toMatchObject([
      { reason: 'restore', title: 'After' },
      {},
    ])
  })

  it('stop at a hundred', async () => {
    for (let n = 0; n < 100; n++) await add({ title: `CV ${n}` }, { 'idempotency-key': `k${n}` })
    const refused = await me.post('/api/resumes', { title: 'One more' })

    expect(refused.json()).toMatchObject({ status: 409, code: 'TOO_MANY_RESUMES' })
  })

  it('are worded by the writer on request', async () => {
    const improved = await me.post('/api/resumes/improve-content', {
      section: 'summary',
      content: 'I am a data engineer.',
      jobTitle: 'Professional',
    })
    const empty = await me.post('/api/resumes/improve-content', {
      section: 'summary',
      content: '  ',
      jobTitle: 'Professional',
    })
    const generated = await me.post('/api/resumes/generate-ai-content', {
      jobTitle: 'Data Engineer',
      jobDescription: '',
      experience: '',
      skills: '',
      industry: 'technology',
      personalInfo: {},
    })
    const untitled = await me.post('/api/resumes/generate-ai-content', { jobTitle: ' ' })

    expect(improved.json()).toMatchObject({ improvedContent: 'Data engineer.', engine: 'built-in' })
    expect(empty.json()).toMatchObject({ status: 400, detail: 'Please write a summary first.' })
    expect(generated.json()).toMatchObject({
      resumeData: { summary: expect.stringContaining('Data Engineer') },
    })
    expect(untitled.json()).toMatchObject({ status: 400, detail: 'Please provide a job title.' })
  })

  it('have every kind of prose worded, each point for itself, and nothing that the call does not know', async () => {
    const points = await me.post('/api/resumes/improve-points', {
      section: 'workExperience',
      points: ['Manage 12 beds', ' ', 'I write the rota'],
      context: { title: 'Nurse', organization: 'County', current: false },
    })
    const headline = await me.post('/api/resumes/improve-content', {
      section: 'headline',
      content: 'I am a passionate nurse.',
    })
    const bad = await Promise.all(
      [
        { section: 'references', content: 'She is good.' },
        { section: 'headline', content: 'x', context: { salary: '1' } },
        { section: 'headline', content: 'x', wish: { tone: 'loud' } },
        { section: 'headline', content: '  ' },
      ].map((body) => me.post('/api/resumes/improve-content', body)),
    )
    const none = await me.post('/api/resumes/improve-points', { section: 'custom', points: [' '] })

    expect(points.json<ImprovedPoints>().points.map(({ improvedContent }) => improvedContent)).toEqual([
      'Managed 12 beds',
      '',
      'Wrote the rota',
    ])
    expect(headline.json()).toMatchObject({ improvedContent: 'Nurse' })
    expect(bad.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400])
    expect(none.json()).toMatchObject({
      status: 400,
      detail: 'Write something here first, in your own words.',
    })
    expect((await me.get('/api/resumes/writing-engine')).json()).toEqual({ engine: 'built-in' })
  })
})
