import { MINUTE_MS, RESUME_LIMITS } from '@tryka/domain'
import type { Resume, ResumeVersion } from '@tryka/domain'
import { rateLimits } from '../../http/limits/rate-limits'
import { buildTestApp } from '../../testing/build-test-app'
import type { TestApp, TestClient } from '../../testing/build-test-app'

const SESSION_MS = RESUME_LIMITS.sessionMinutes * MINUTE_MS

describe('A resume that saves itself', () => {
  let test: TestApp
  let me: TestClient
  beforeAll(
    async () =>
      void (test = await buildTestApp({ config: { guestsPerHour: 1_000, rateLimits: rateLimits(100) } })),
  )
  beforeEach(() => (me = test.client()))
  afterAll(() => test.close())

  const add = async (body: object) => (await me.post('/api/resumes', body)).json<Resume>()
  const save = async ({ id, version }: Resume, body: object) =>
    (
      await me.request({
        method: 'PUT',
        url: `/api/resumes/${id}`,
        payload: { version, keepVersion: 'session', ...body },
      })
    ).json<Resume>()
  const versions = async ({ id }: Resume) =>
    (await me.get(`/api/resumes/${id}/versions`)).json<ResumeVersion[]>()

  it('keeps one state for each session of editing, and that can be brought back', async () => {
    let resume = await add({ title: 'Mine', summary: 'As it was' })
    for (const summary of ['A', 'A b', 'A b c']) {
      resume = await save(resume, { summary })
      test.clock.advance(3_000)
    }
    expect(await versions(resume)).toMatchObject([{ reason: 'session', version: 1 }])

    test.clock.advance(SESSION_MS)
    resume = await save(resume, { summary: 'The next day' })
    const [latest, first] = await versions(resume)
    expect([latest, first]).toMatchObject([
      { reason: 'session', version: 4 },
      { reason: 'session', version: 1 },
    ])

    const back = await me.post(`/api/resumes/${resume.id}/versions/${latest?.id}/restore`)
    expect(back.json()).toMatchObject({ summary: 'A b c', version: 6 })
  })

  it('keeps the state before a large change within a session all the same', async () => {
    let resume = await add({ title: 'Mine' })
    resume = await save(resume, { summary: 'One' })
    resume = await save(resume, { templateId: 'classic', keepVersion: 'template' })
    await save(resume, { summary: 'Two' })

    expect((await versions(resume)).map(({ reason }) => reason).sort()).toEqual(['session', 'template'])
  })

  it('is bounded in what it keeps, however many sessions there are', async () => {
    let resume = await add({ title: 'Mine' })
    for (let session = 0; session < RESUME_LIMITS.versions + 3; session++) {
      test.clock.advance(SESSION_MS + 1_000)
      resume = await save(resume, { summary: `Session ${session}` })
    }

    const kept = await versions(resume)
    expect(kept).toHaveLength(RESUME_LIMITS.versions)
    expect(kept[0]?.version).toBe(resume.version - 1)
  })

  it('refuses what was written on an older state, and keeps nothing of it', async () => {
    const resume = await add({ title: 'Mine' })
    await save(resume, { summary: 'From one window' })

    const stale = await me.request({
      method: 'PUT',
      url: `/api/resumes/${resume.id}`,
      payload: { version: resume.version, keepVersion: 'session', summary: 'From another' },
    })

    expect(stale.statusCode).toBe(409)
    expect(stale.json()).toMatchObject({ code: 'RESUME_CHANGED', current: { summary: 'From one window' } })
    expect(await versions(resume)).toHaveLength(1)
  })
})
