import { randomBytes } from 'node:crypto'
import { RESUME_LIMITS, STORAGE_BYTES, resumeApi } from '@tryka/domain'
import type { DeletedResume, Resume, ResumeCard } from '@tryka/domain'
import { sampleResume } from '@tryka/domain/testing'
import { packJson } from '../../db/packed-json'
import { rateLimits } from '../../http/limits/rate-limits'
import { buildTestApp } from '../../testing/build-test-app'
import type { TestApp, TestClient } from '../../testing/build-test-app'
import { SnapshotEntity } from '../hiring/applications/application.table'
import { IdempotencyEntity } from '../../services/idempotency/idempotency.entity'
import { MOST_BYTES } from '../../services/idempotency/idempotency'
import { ResumeVersionEntity } from './resume-version.entity'
import type { ResumeRow } from './resume.entity'
import { ResumeEntity } from './resume.entity'
import { NOT_TAILORED } from './tailoring'
import { exportOf } from '../../testing/export'

const KB = 1024

/** Bullets that no packing makes much smaller; about as long as `bytes` says. */
const large = (bytes: number) => {
  const bullets = Math.floor(bytes / 1_003)
  const text = () => randomBytes(500).toString('hex').slice(0, 1_000)
  const job = (count: number) => ({ description: Array.from({ length: count }, text) })
  return {
    workExperience: Array.from({ length: Math.ceil(bullets / 50) }, (_, n) =>
      job(Math.min(50, bullets - n * 50)),
    ),
  }
}

describe('What an account stores in resumes', () => {
  let test: TestApp
  let me: TestClient
  beforeAll(
    async () =>
      void (test = await buildTestApp({
        config: { guestsPerHour: 1_000, rateLimits: rateLimits(100) },
      })),
  )
  beforeEach(async () => {
    me = test.client()
    await me.get('/api/session')
  })
  afterAll(() => test.close())

  const accountId = async () => (await me.get('/api/session')).json<{ user: { id: string } }>().user.id
  const add = (body: object, headers = {}) => me.post('/api/resumes', body, headers)
  const added = async (body: object) => (await add(body)).json<Resume>()
  const put = (id: string, body: object) =>
    me.request({ method: 'PUT', url: `/api/resumes/${id}`, payload: body })
  const remove = (id: string) => me.request({ method: 'DELETE', url: `/api/resumes/${id}` })
  const erase = (id: string, client = me) =>
    client.request({ method: 'DELETE', url: `/api/resumes/deleted/${id}` })
  const list = async (query = '') => (await me.get(`/api/resumes${query}`)).json<ResumeCard[]>()
  const byLength = async () => (await list()).sort((a, b) => b.bytes - a.bytes)
  const trash = async () => (await me.get('/api/resumes/deleted')).json<DeletedResume[]>()
  const versions = async (id: string) => (await me.get(`/api/resumes/${id}/versions`)).json<object[]>()
  /** What the tables hold, counted from the contents themselves. */
  const storedBytes = async () => {
    const resumes = await test.db.read.findBy(ResumeEntity, { accountId: await accountId() })
    let sum = 0
    for (const { id, content } of resumes) {
      sum += Buffer.byteLength(JSON.stringify(content))
      const kept = await test.db.read.findBy(ResumeVersionEntity, { resumeId: id })
      for (const version of kept) sum += version.content.length
    }
    return sum
  }
  /** Until not even a short one fits; answers the last refusal. */
  const fill = async () => {
    for (let size = 240 * KB; ;) {
      const answer = await add(large(size))
      if (answer.statusCode === 201) continue
      if (size < 20 * KB) return answer
      size /= 2
    }
  }
  async function signIn(client: TestClient, email: string) {
    await client.post('/api/session/send-code', { email })
    const answer = await client.post('/api/session/sign-in', { email, otp: test.mailbox.otpFor(email) })
    expect(answer.statusCode).toBe(200)
  }

  it('is listed by cards that say nothing of the content', async () => {
    const { id } = await added({ ...sampleResume(3), title: 'Long', templateId: 'classic' })

    const [card] = resumeApi.list.response.parse(await list())

    expect(Object.keys((await list())[0] ?? {}).sort()).toEqual(Object.keys(card ?? {}).sort())
    expect(card).toMatchObject({ id, title: 'Long', templateId: 'classic', version: 1 })
    const { content } = await test.db.read.findOneByOrFail(ResumeEntity, { id })
    expect(card?.bytes).toBe(Buffer.byteLength(JSON.stringify(content)))
    expect((await me.get(`/api/resumes/${id}`)).json()).toMatchObject({ summary: sampleResume(3).summary })
  })

  it('is listed in pages, and light with a hundred long resumes', async () => {
    const account = await accountId()
    const { content } = await test.db.read.findOneByOrFail(ResumeEntity, {
      id: (await added(large(200 * KB))).id,
    })
    const row = (n: number): ResumeRow => ({
      id: `${account.slice(0, 30)}${n}`,
      accountId: account,
      title: `CV ${n}`,
      content,
      bytes: 1,
      templateId: 'modern',
      isDefault: false,
      version: 1,
      deletedAt: null,
      ...NOT_TAILORED,
      marketId: null,
      createdAt: '2026-01-01T00:00:00.000Z',
      updatedAt: '2026-01-01T00:00:00.000Z',
    })
    for (let n = 0; n < 109; n++) await test.db.write((m) => m.insert(ResumeEntity, row(n)))

    const first = await me.get('/api/resumes?userId=demo-user')
    const [one, two, three] = [await list(), await list('?page=2'), await list('?page=3')]

    expect(first.rawPayload.length).toBeLessThan(40 * KB)
    expect([one, two, three].map((page) => page.length)).toEqual([RESUME_LIMITS.page, 10, 0])
    expect(new Set([...one, ...two].map(({ id }) => id)).size).toBe(110)
    expect((await me.get('/api/resumes?page=0')).statusCode).toBe(400)
  })

  it('reads lists and sums out of an index alone', async () => {
    if (!test.db.isSqlite) return
    const plan = async (sql: string) =>
      ((await test.db.source.query(`EXPLAIN QUERY PLAN ${sql}`)) as { detail: string }[])
        .map(({ detail }) => detail)
        .join()

    expect(
      await plan(
        `SELECT id, title, template_id, is_default, version, created_at, bytes FROM resumes
         WHERE account_id = 'a' AND market_id IS NULL AND deleted_at IS NULL ORDER BY updated_at DESC, id LIMIT 100`,
      ),
    ).toContain('COVERING INDEX ix_resumes_cards')
    expect(await plan(`SELECT SUM(bytes) FROM resumes WHERE account_id = 'a'`)).toContain('COVERING INDEX')
    expect(
      await plan(
        `SELECT SUM(v.bytes) FROM resume_versions v INNER JOIN resumes r ON r.id = v.resume_id
         WHERE r.account_id = 'a'`,
      ),
    ).toContain('COVERING INDEX ix_resume_versions_list')
  })

  it('is at most what the account may store, and the refusal says what to do', async () => {
    const refused = await fill()

    expect(refused.json()).toMatchObject({
      status: 413,
      code: 'QUOTA',
      detail:
        'Your resumes fill the 4 MB of this account. To make room, delete some and then delete them for ever under Deleted. Signing in gives you more.',
    })
    const bytes = await storedBytes()
    expect(bytes).toBeLessThanOrEqual(STORAGE_BYTES.guest)
    expect(bytes).toBeGreaterThan(STORAGE_BYTES.guest - 256 * KB)
  })

  it('is not exceeded by twenty that come at once', async () => {
    const first = await added({ title: 'Small' })
    await fill()
    const [longest] = await byLength()
    await remove(longest?.id ?? '')
    await erase(longest?.id ?? '')
    const before = await list()

    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => add(large(150 * KB))),
      ...Array.from({ length: 10 }, () => put(first.id, large(180 * KB))),
    ])

    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => ![200, 201, 413].includes(status))).toEqual([])
    expect(statuses.filter((status) => status < 300).length).toBeGreaterThan(0)
    expect(statuses).toContain(413)
    expect(await storedBytes()).toBeLessThanOrEqual(STORAGE_BYTES.guest)
    expect((await list()).length).toBeGreaterThanOrEqual(before.length)
  })

  it('can always shrink, and grows again when something was deleted for ever', async () => {
    await fill()
    const [longest, second] = await byLength()
    const id = longest?.id ?? ''

    expect((await remove(id)).statusCode).toBe(204)
    expect((await add(large(230 * KB))).statusCode).toBe(413)
    expect((await erase(id)).statusCode).toBe(204)
    expect((await add(large(230 * KB))).statusCode).toBe(201)
    const shortest = (await byLength()).at(-1)?.id ?? ''
    expect((await put(shortest, { ...large(250 * KB), keepVersion: 'import' })).statusCode).toBe(413)
    const shrunk = await put(second?.id ?? '', { workExperience: [], keepVersion: 'import' })
    expect(shrunk.statusCode).toBe(200)
  })

  it('grows with signing in, and what a guest brings along is never refused', async () => {
    await fill()
    await signIn(me, 'home@example.com')
    expect((await add(large(230 * KB))).statusCode).toBe(201)
    const count = (await list()).length
    const away = test.client()
    await away.post('/api/resumes', { title: 'On the way' })
    test.clock.advance(61_000)

    await signIn(away, 'home@example.com')

    expect(await list()).toHaveLength(count + 1)
  })

  it('keeps states before changes only as far as there is room, the newest longest', async () => {
    const { id } = await added(large(240 * KB))
    for (let n = 0; n < 30; n++)
      expect((await put(id, { ...large(240 * KB), keepVersion: 'template' })).statusCode).toBe(200)
    const kept = await versions(id)
    expect(kept.length).toBeLessThanOrEqual(RESUME_LIMITS.versions)
    expect(kept.length).toBeGreaterThan(5)
    expect(await storedBytes()).toBeLessThanOrEqual(STORAGE_BYTES.guest)

    await fill()

    expect((await versions(id)).length).toBeLessThan(kept.length)
    expect((await list()).length).toBeGreaterThan(14)
  })

  it('keeps states packed and brings them back as they were', async () => {
    const first = await added(sampleResume(8))
    await put(first.id, { summary: 'Other', keepVersion: 'overwrite' })
    const [kept] = await test.db.read.findBy(ResumeVersionEntity, { resumeId: first.id })

    const back = await me.post(`/api/resumes/${first.id}/versions/${kept?.id}/restore`)

    const { content } = await test.db.read.findOneByOrFail(ResumeEntity, { id: first.id })
    expect(kept?.bytes).toBe(kept?.content.length)
    expect(kept?.bytes).toBeLessThan(Buffer.byteLength(JSON.stringify(content)) * 0.7)
    expect(back.json()).toMatchObject({ summary: first.summary, workExperience: first.workExperience })
  })

  it('has a trash of its own, whose oldest makes room', async () => {
    for (let n = 0; n < RESUME_LIMITS.resumes; n++) await added({ title: `CV ${n}` })
    const refused = await add({ title: 'One more' })
    const all = await list()
    for (const { id } of all.slice(0, RESUME_LIMITS.deleted + 5)) {
      test.clock.advance(1_000)
      await remove(id)
    }

    expect(refused.json()).toMatchObject({ status: 409, code: 'TOO_MANY_RESUMES' })
    const deleted = await trash()
    expect(deleted.map(({ id }) => id)).toEqual(
      all
        .slice(5, RESUME_LIMITS.deleted + 5)
        .map(({ id }) => id)
        .reverse(),
    )
    expect(await test.db.read.existsBy(ResumeEntity, { id: all[0]?.id ?? '' })).toBe(false)
    for (let n = 0; n < RESUME_LIMITS.deleted + 5; n++)
      expect((await add({ title: `Anew ${n}` })).statusCode).toBe(201)
    const back = await me.post(`/api/resumes/${deleted[0]?.id}/restore`)
    expect(back.json()).toMatchObject({ status: 409, code: 'TOO_MANY_RESUMES' })
    expect(await trash()).toHaveLength(RESUME_LIMITS.deleted)
  })

  it('is erased for ever by its owner alone, from the trash alone', async () => {
    const { id } = await added({ title: 'Gone' })
    await put(id, { title: 'Gone for good', keepVersion: 'template' })
    const alive = await erase(id)
    await remove(id)

    const [stranger, erased, again] = [await erase(id, test.client()), await erase(id), await erase(id)]

    expect([alive, stranger, erased, again].map(({ statusCode }) => statusCode)).toEqual([404, 404, 204, 404])
    expect(await trash()).toEqual([])
    expect((await me.post(`/api/resumes/${id}/restore`)).statusCode).toBe(404)
    expect(await test.db.read.countBy(ResumeVersionEntity, { resumeId: id })).toBe(0)
  })

  it('counts the copies that are sent with applications', async () => {
    const { id } = await added({ ...large(240 * KB), title: 'Sent' })
    const jobs = (await me.get('/api/jobs?pageSize=40')).json<{ items: { id: string; applied: boolean }[] }>()
    const statuses: number[] = []
    for (const job of jobs.items.filter(({ applied }) => !applied)) {
      const answer = await me.post(`/api/jobs/${job.id}/applications`, { resumeId: id })
      statuses.push(answer.statusCode)
      if (answer.statusCode !== 201) {
        expect(answer.json()).toMatchObject({ status: 413, code: 'QUOTA' })
        break
      }
    }

    const sent = statuses.filter((status) => status === 201).length
    const copies = (await test.db.read.find(SnapshotEntity)).filter(
      ({ content }) => content.resume?.title === 'Sent',
    )
    const copied = copies.reduce((sum, { content }) => sum + packJson(content).length, 0)
    expect(sent).toBeGreaterThan(10)
    expect(copies).toHaveLength(sent)
    expect((await storedBytes()) + copied).toBeLessThanOrEqual(STORAGE_BYTES.guest)
    expect(statuses.at(-1)).toBe(413)
    expect((await add(large(240 * KB))).statusCode).toBe(413)
  })

  it('is exported whole, one resume after the other', async () => {
    for (let n = 0; n < 3; n++) await added({ ...large(100 * KB), title: `CV ${n}` })
    const [first] = await list()
    await remove(first?.id ?? '')

    const { json, files } = await exportOf(me)

    const { account, resumes, hiring } = json as {
      account: { account: { id: string } }
      resumes: (Resume & { deletedAt: string | null })[]
      hiring: null
    }
    expect([...files.keys()].filter((name) => name.endsWith('.docx'))).toHaveLength(2)
    expect([account.account.id, hiring]).toEqual([await accountId(), null])
    expect(resumes.map(({ title }) => title).sort()).toEqual(['CV 0', 'CV 1', 'CV 2'])
    expect(resumes.filter(({ deletedAt }) => deletedAt)).toHaveLength(1)
    expect(resumes.every(({ workExperience }) => workExperience.length > 1)).toBe(true)
  })

  it('is not filled by the answers of calls that may be repeated', async () => {
    const account = await accountId()
    for (let n = 0; n < 14; n++) {
      test.clock.advance(1_000)
      const made = await add(large(240 * KB), { 'idempotency-key': `key-${n}` })
      await remove(made.json<Resume>().id)
      await erase(made.json<Resume>().id)
    }

    const kept = await test.db.read.findBy(IdempotencyEntity, { accountId: account })

    expect(kept.reduce((sum, { answer }) => sum + answer.length, 0)).toBeLessThanOrEqual(MOST_BYTES)
    expect(kept.map(({ key }) => key)).toContain('key-13')
    expect(kept.map(({ key }) => key)).not.toContain('key-0')
  })
})
