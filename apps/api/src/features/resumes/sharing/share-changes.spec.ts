import { randomInt } from 'node:crypto'
import { DAY_MS, MINUTE_MS, resumeSharesApi } from '@tryka/domain'
import type { Resume, ResumeShare, UpdateResumeShare } from '@tryka/domain'
import { rateLimits } from '../../../http/limits/rate-limits'
import type { TestApp, TestClient } from '../../../testing/build-test-app'
import { buildTestApp } from '../../../testing/build-test-app'
import { refusalOf, urlOf } from '../../../testing/hiring'
import { signedIn } from '../../../testing/live-market'
import { nextAddress } from '../../../testing/waitlist'

jest.setTimeout(60_000)

const seed = randomInt(1_000_000)
console.info(`share-changes: seed ${seed}`)
let made = 0
const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
const FORM = { 'content-type': 'application/x-www-form-urlencoded', ...BROWSER }
const NAME = 'Asha Verma'
const [OLD, NEW] = ['seven brass lanterns', 'nine brass lanterns']

describe('A link to a resume that is changed', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await buildTestApp({ config: { guestsPerHour: 1_000, rateLimits: rateLimits(100) } })
  })
  beforeEach(() => test.clock.advance(61_000))
  afterAll(() => test.close())

  const stranger = () => test.client(nextAddress())
  const days = (count: number) => new Date(test.clock.now().getTime() + count * DAY_MS).toISOString()
  const tell = (reader: TestClient, path: string, password: string) =>
    reader.request({
      method: 'POST',
      url: path,
      headers: FORM,
      payload: new URLSearchParams({ password }).toString(),
    })
  const reads = async (reader: TestClient, path: string) =>
    (await reader.get(path, BROWSER)).body.includes(NAME)
  const pathOf = ({ url }: ResumeShare) => new URL(url ?? '').pathname

  async function shared(body: object = {}) {
    const { client } = await signedIn(test, `asha-${seed}-${(made += 1)}@example.com`)
    const personalInfo = { fullName: NAME, email: 'asha@example.com', phone: '', location: '' }
    const info = { ...personalInfo, linkedIn: '', github: '', portfolio: '' }
    const resume = (await client.post('/api/resumes', { personalInfo: info })).json<Resume>()
    const answer = await client.post(`/api/resumes/${resume.id}/shares`, { expiresAt: null, ...body })
    expect(answer.statusCode).toBe(201)
    return { client, resume, link: answer.json<ResumeShare>() }
  }
  const send = (client: TestClient, { resumeId, id }: ResumeShare, payload: object) =>
    client.request({
      method: 'PATCH',
      url: urlOf(resumeSharesApi.update.endpoint.path, { params: { id: resumeId, shareId: id } }),
      payload,
    })
  const change = async (client: TestClient, link: ResumeShare, payload: Partial<UpdateResumeShare>) => {
    const answer = await send(client, link, { version: link.version, ...payload })
    expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('"state"')])
    return answer.json<ResumeShare>()
  }

  it('keeps its address, its counts and whatever was not named', async () => {
    const { client, link } = await shared({ label: 'Ben', hideContact: true, password: OLD })
    const reader = stranger()
    await tell(reader, pathOf(link), OLD)
    await reader.get(pathOf(link), BROWSER)
    const expiresAt = days(3)

    const changed = await change(client, link, { expiresAt })

    expect(changed).toMatchObject({
      id: link.id,
      url: link.url,
      label: 'Ben',
      hideContact: true,
      hasPassword: true,
      expiresAt,
      views: 1,
      state: 'open',
      version: link.version + 1,
    })
    const [listed] = (await client.get(`/api/resumes/${link.resumeId}/shares`)).json<ResumeShare[]>()
    expect(listed).toEqual(changed)
    // An end says nothing about who may read until then.
    expect(await reads(reader, pathOf(link))).toBe(true)
    test.clock.advance(3 * DAY_MS)
    expect((await stranger().get(pathOf(link), BROWSER)).statusCode).toBe(404)
  })

  it('asks again whoever had opened it, once its password is another, and counts them once', async () => {
    const { client, link } = await shared({ password: OLD })
    const reader = stranger()
    await tell(reader, pathOf(link), OLD)
    expect(await reads(reader, pathOf(link))).toBe(true)

    const changed = await change(client, link, { password: NEW })

    expect(await reads(reader, pathOf(link))).toBe(false)
    expect((await reader.get(`${pathOf(link)}/pdf`, BROWSER)).statusCode).toBe(303)
    expect((await tell(reader, pathOf(link), OLD)).statusCode).toBe(403)
    expect((await tell(reader, pathOf(link), NEW)).statusCode).toBe(303)
    expect(await reads(reader, pathOf(link))).toBe(true)
    // The same once more is another lock, too: whoever lost track can end what is open.
    await change(client, changed, { password: NEW })
    expect(await reads(reader, pathOf(link))).toBe(false)
    const [listed] = (await client.get(`/api/resumes/${link.resumeId}/shares`)).json<ResumeShare[]>()
    expect(listed).toMatchObject({ views: 1 })
  })

  it('takes a password and lets it go', async () => {
    const { client, link } = await shared()
    const reader = stranger()
    expect(await reads(reader, pathOf(link))).toBe(true)

    const locked = await change(client, link, { password: OLD })
    expect(locked.hasPassword).toBe(true)
    expect(await reads(reader, pathOf(link))).toBe(false)

    const open = await change(client, locked, { password: null })
    expect(open.hasPassword).toBe(false)
    expect(await reads(reader, pathOf(link))).toBe(true)
  })

  it('leaves out phone and e-mail from then on, and has another note', async () => {
    const { client, link } = await shared()

    const changed = await change(client, link, { hideContact: true, label: ' for Acme ', expiresAt: null })

    expect(changed).toMatchObject({ hideContact: true, label: 'for Acme', expiresAt: null })
    expect((await stranger().get(pathOf(link), BROWSER)).body).not.toContain('asha@example.com')
  })

  it('is refused with what is stored where somebody else was first, and one of many at once wins', async () => {
    const { client, link } = await shared()
    await change(client, link, { label: 'first' })

    const late = await send(client, link, { version: link.version, label: 'second' })
    expect(refusalOf(late)).toEqual([409, 'STALE'])
    expect(late.json()).toMatchObject({ current: { label: 'first', version: link.version + 1 } })

    const version = link.version + 1
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => send(client, link, { version, label: `at once ${at}` })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(11)
  })

  it('is nobody else’s: a foreign link, a foreign resume and one in the trash do not exist', async () => {
    const { client, link, resume } = await shared()
    const other = await shared()
    const body = { version: 1, password: NEW }

    expect((await send(other.client, link, body)).statusCode).toBe(404)
    expect((await send(stranger(), link, body)).statusCode).toBe(404)
    // A link of one's own below a resume that is not its own, and the other way round.
    const mixed = { ...link, resumeId: other.resume.id }
    expect((await send(other.client, mixed, body)).statusCode).toBe(404)
    expect((await send(client, mixed, body)).statusCode).toBe(404)
    expect((await send(client, { ...link, id: other.link.id }, body)).statusCode).toBe(404)
    await client.request({ method: 'DELETE', url: `/api/resumes/${resume.id}` })
    expect((await send(client, link, body)).statusCode).toBe(404)
    await client.post(`/api/resumes/${resume.id}/restore`)
    expect(await reads(stranger(), pathOf(link))).toBe(true)
  })

  it('stays ended: neither a revoked nor an expired one comes back', async () => {
    const { client, link } = await shared()
    await client.request({ method: 'DELETE', url: `/api/resumes/${link.resumeId}/shares/${link.id}` })
    const body = { version: link.version, expiresAt: days(9) }
    expect(refusalOf(await send(client, link, body))).toEqual([409, 'SHARE_ENDED'])

    const short = await shared({ expiresAt: days(1) })
    test.clock.advance(DAY_MS + MINUTE_MS)
    expect(refusalOf(await send(short.client, short.link, { ...body, expiresAt: days(9) }))).toEqual([
      409,
      'SHARE_ENDED',
    ])
    expect((await stranger().get(pathOf(short.link), BROWSER)).statusCode).toBe(404)
  })

  it.each([
    ['no version', { label: 'x' }],
    ['a version of zero', { version: 0 }],
    ['a version that is text', { version: '1' }],
    ['an end in the past', { version: 1, expiresAt: '2020-01-01T00:00:00.000Z' }],
    ['an end in a thousand years', { version: 1, expiresAt: '3026-01-01T00:00:00.000Z' }],
    ['an end that is no time', { version: 1, expiresAt: 'tomorrow' }],
    ['a short password', { version: 1, password: 'short' }],
    ['an empty password', { version: 1, password: '' }],
    ['a list for a password', { version: 1, password: [NEW] }],
    ['a long note', { version: 1, label: 'x'.repeat(81) }],
    ['an address of its own', { version: 1, tokenHash: 'x' }],
    ['counts of its own', { version: 1, views: 9_000 }],
    ['nothing but a list', []],
  ])('is not changed with %s', async (_, body) => {
    const { client, link } = await shared({ password: OLD })

    const refused = await send(client, link, body)

    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([400, 'VALIDATION'])
    const [listed] = (await client.get(`/api/resumes/${link.resumeId}/shares`)).json<ResumeShare[]>()
    expect(listed).toEqual(link)
  })
})
