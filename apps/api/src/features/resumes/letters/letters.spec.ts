import { randomInt } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import { LETTER_LIMITS, lettersApi } from '@tryka/domain'
import type { Letter, Resume } from '@tryka/domain'
import type { RenderedResume } from '@tryka/resume-template'
import { rateLimits } from '../../../http/limits/rate-limits'
import type { TestApp, TestClient } from '../../../testing/build-test-app'
import { buildTestApp } from '../../../testing/build-test-app'
import { openVisitor, signIn } from '../../../testing/hiring'
import { signedIn } from '../../../testing/live-market'
import { nextAddress } from '../../../testing/waitlist'

jest.setTimeout(60_000)

const seed = randomInt(1_000_000)
console.info(`letters: seed ${seed}`)
let made = 0
const word = (name: string) => `${name}-${seed}-${(made += 1)}`

/** The text of the main part of a Word file: the entry is found by its name in the directory of the ZIP. */
function wordText(file: Buffer): string {
  for (let at = file.indexOf('PK\x01\x02'); at >= 0; at = file.indexOf('PK\x01\x02', at + 4)) {
    const name = file.toString('utf8', at + 46, at + 46 + file.readUInt16LE(at + 28))
    if (name !== 'word/document.xml') continue
    const local = file.readUInt32LE(at + 42)
    const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28)
    return inflateRawSync(file.subarray(start, start + file.readUInt32LE(at + 20))).toString('utf8')
  }
  return ''
}

describe('Cover letters over the API', () => {
  let test: TestApp
  let printed: RenderedResume[] = []
  let me: TestClient
  beforeAll(async () => {
    const printer = {
      print: (doc: RenderedResume) => {
        printed.push(doc)
        return Promise.resolve(Buffer.from('%PDF-1.7 stand-in'))
      },
      warmUp: () => Promise.resolve(),
      close: () => Promise.resolve(),
    }
    test = await buildTestApp({
      config: { guestsPerHour: 1_000, rateLimits: rateLimits(100) },
      deps: { printer },
    })
  })
  beforeEach(() => {
    printed = []
    me = test.client(nextAddress())
    test.clock.advance(61_000)
  })
  afterAll(() => test.close())

  const resume = async (client = me) =>
    (
      await client.post('/api/resumes', {
        title: 'My notes',
        language: 'de',
        personalInfo: { fullName: 'Asha Verma', email: 'asha@example.com' },
      })
    ).json<Resume>()
  const write = async (body: object = {}, client = me) => {
    const answer = await client.post('/api/letters', body)
    expect(answer.statusCode).toBe(201)
    return lettersApi.create.response.parse(answer.json())
  }
  const put = (id: string, body: object, client = me) =>
    client.request({ method: 'PUT', url: `/api/letters/${id}`, payload: body })
  const file = (id: string, format: string, client = me) =>
    client.post(`/api/letters/${id}/export?format=${format}`)
  const TEXT = {
    recipient: 'Ben Holt\nNorthwind',
    date: '2026-03-02',
    subject: 'Application as Auditor',
    salutation: 'Dear Ben,',
    paragraphs: ['I read <b>your</b> posting.', 'Of what you ask for:\n- Solidity: Built it.'],
    closing: 'Kind regards,',
  }

  it('are written, listed newest first, changed and deleted', async () => {
    const first = await write({ title: 'First', ...TEXT })
    test.clock.advance(1_000)
    const second = await write()
    const changed = await put(first.id, { title: 'First, better', version: 1 })

    expect(second).toMatchObject({ title: 'Cover letter', paragraphs: [], resumeId: null, version: 1 })
    expect(changed.json()).toMatchObject({ ...TEXT, title: 'First, better', version: 2 })
    const list = (await me.get('/api/letters')).json<Letter[]>()
    expect(list.map(({ title }) => title).sort()).toEqual(['Cover letter', 'First, better'])
    expect(JSON.stringify(list)).not.toContain('Dear Ben')
    const url = `/api/letters/${first.id}`
    expect((await me.request({ method: 'DELETE', url })).statusCode).toBe(204)
    for (const gone of [
      await me.get(url),
      await me.request({ method: 'DELETE', url }),
      await put(first.id, {}),
    ])
      expect(gone.json()).toMatchObject({ status: 404, code: 'LETTER_NOT_FOUND' })
  })

  it('refuse a stale version with what is stored now, also when twenty come at once', async () => {
    const { id } = await write({ title: 'One' })
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, n) => put(id, { title: `Try ${n}`, version: 1 })),
    )
    const refused = all.filter(({ statusCode }) => statusCode === 409)

    expect(refused).toHaveLength(19)
    expect(refused[0]?.json()).toMatchObject({ code: 'LETTER_CHANGED', current: { id, version: 2 } })
  })

  it('are made once for a key, and at most a hundred', async () => {
    await me.get('/api/session')
    const same = await Promise.all(
      Array.from({ length: 20 }, () => me.post('/api/letters', TEXT, { 'idempotency-key': 'one' })),
    )
    expect(new Set(same.map((answer) => answer.json<Letter>().id)).size).toBe(1)
    // Twenty at a time: a hundred that wait for one account may wait for longer than a call does.
    const more: Awaited<ReturnType<typeof me.post>>[] = []
    while (more.length < LETTER_LIMITS.letters + 2)
      more.push(...(await Promise.all(Array.from({ length: 17 }, () => me.post('/api/letters', {})))))
    expect(more.filter(({ statusCode }) => statusCode === 201)).toHaveLength(LETTER_LIMITS.letters - 1)
    expect(more.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      code: 'TOO_MANY_LETTERS',
    })
  })

  it('are their owner’s alone, and name only what is their owner’s', async () => {
    const own = await resume()
    const letter = await write({ ...TEXT, resumeId: own.id })
    const other = test.client(nextAddress())
    await other.get('/api/session')

    expect((await other.get(`/api/letters/${letter.id}`)).statusCode).toBe(404)
    expect((await put(letter.id, { title: 'mine' }, other)).statusCode).toBe(404)
    expect((await file(letter.id, 'pdf', other)).statusCode).toBe(404)
    expect((await other.get('/api/letters')).json()).toEqual([])
    const stolen = await other.post('/api/letters', { resumeId: own.id })
    expect(stolen.json()).toMatchObject({ status: 404, code: 'RESUME_NOT_FOUND' })
    expect((await put((await write({}, other)).id, { resumeId: own.id }, other)).statusCode).toBe(404)
    expect((await me.post('/api/letters', { postingId: 'not-there' })).statusCode).toBe(404)
  })

  it('name a posting of the account’s market, and stay when the resume goes', async () => {
    const visitor = await openVisitor(test)
    const jobs = (await visitor.client.get('/api/jobs?place=demo')).json<{ items: { id: string }[] }>()
    const own = await resume(visitor.client)
    const letter = await write({ postingId: jobs.items[0]?.id, resumeId: own.id }, visitor.client)
    await visitor.client.request({ method: 'DELETE', url: `/api/resumes/${own.id}` })

    expect((await visitor.client.get(`/api/letters/${letter.id}`)).json()).toEqual(letter)
    expect((await put(letter.id, { title: 'still' }, visitor.client)).statusCode).toBe(200)
    expect((await file(letter.id, 'pdf', visitor.client)).json()).toMatchObject({
      status: 409,
      code: 'LETTER_WITHOUT_RESUME',
    })
  })

  it.each([
    ['a day that does not exist', { date: '2026-02-31x' }],
    ['a month that does not exist', { date: '2026-13-01' }],
    ['thirteen paragraphs', { paragraphs: Array.from({ length: 13 }, () => 'x') }],
    ['a text for paragraphs', { paragraphs: 'x' }],
    ['more than 32 KB', { paragraphs: Array.from({ length: 12 }, () => 'é'.repeat(3_000)) }],
    ['an unknown field', { accountId: 'x' }],
    ['NUL', { subject: 'a\0b' }],
  ])('refuse %s', async (_, body) => {
    const refused = await me.post('/api/letters', body)
    expect([refused.statusCode, refused.json<{ detail: string }>().detail.length > 10]).toEqual([400, true])
  })

  it('refuse a body of a megabyte and a format that is none', async () => {
    expect((await me.post('/api/letters', { subject: 'x'.repeat(1_000_000) })).statusCode).toBe(413)
    expect((await file((await write()).id, 'exe')).statusCode).toBe(400)
  })

  it('are printed in the look and the language of their resume', async () => {
    const { id } = await write({ ...TEXT, title: 'Für Northwind', resumeId: (await resume()).id })

    const pdf = await file(id, 'pdf')
    if (pdf.statusCode !== 200) throw new Error(pdf.body)
    expect(pdf.headers['content-disposition']).toContain('.pdf')
    const [doc] = printed
    expect(doc).toMatchObject({
      lang: 'de',
      title: 'Asha Verma - Application as Auditor',
      author: 'Asha Verma',
    })
    expect(doc?.html).toMatch(
      /<h1[^>]*>Asha Verma<\/h1>.*asha@example\.com.*2\. März 2026.*<p>Ben Holt<\/p>.*<h2>/s,
    )
    expect(doc?.html).toContain('I read &lt;b&gt;your&lt;/b&gt; posting.')
    expect(doc?.html).toContain('<li>Solidity: Built it.</li>')
    const docx = wordText((await file(id, 'docx')).rawPayload)
    for (const text of ['Asha Verma', 'Dear Ben,', 'Solidity: Built it.', '2. März 2026'])
      expect(docx).toContain(text)
    expect((await file(id, 'text')).body).toBe(
      '2. März 2026\n\nBen Holt\nNorthwind\n\nApplication as Auditor\n\nDear Ben,\n\nI read <b>your</b> posting.\n\nOf what you ask for:\n- Solidity: Built it.\n\nKind regards,\nAsha Verma\n',
    )
  })

  it('come along when a guest signs in to an account that is there', async () => {
    const email = `${word('asha')}@example.com`
    const { client } = await signedIn(test, email)
    const first = await write(TEXT, client)
    const guest = test.client(nextAddress())
    await guest.get('/api/session')
    const second = await write(TEXT, guest)
    test.clock.advance(3_600_000)
    await signIn(test, guest, email)

    const ids = (await client.get('/api/letters')).json<Letter[]>().map(({ id }) => id)
    expect(ids.sort()).toEqual([first.id, second.id].sort())
  })

  it('are in the export of their account', async () => {
    const { client } = await signedIn(test, `${word('asha')}@example.com`)
    await write(TEXT, client)

    const exported = await client.get('/api/account/export')
    expect(exported.statusCode).toBe(200)
    expect(exported.rawPayload.toString('latin1')).toMatch(
      /coverLetters.*resumeLinks|resumeLinks.*coverLetters/s,
    )
  })
})
