import { randomInt } from 'node:crypto'
import { ACCOUNT_EXPORT, resumeApi } from '@tryka/domain'
import { buildTestApp, type TestApp } from '../../testing/build-test-app'
import { exportOf } from '../../testing/export'
import { refusalOf } from '../../testing/hiring'
import { candidate, signedIn } from '../../testing/live-market'

jest.setTimeout(60_000)

const seed = randomInt(1_000_000)
console.info(`export: seed ${seed}`)

/** A printer that needs no browser, and can be away. */
const printer = {
  isAway: false,
  print: () =>
    printer.isAway ? Promise.reject(new Error('no browser')) : Promise.resolve(Buffer.from('%PDF-1.7 made')),
  warmUp: () => Promise.resolve(),
  close: () => Promise.resolve(),
}

describe('Everything that is kept about an account', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await buildTestApp({ config: { guestsPerHour: 1_000 }, deps: { printer } })
  })
  afterAll(() => test.close())
  beforeEach(() => void (printer.isAway = false))

  it('is one ZIP: JSON of each feature, how it reads, and resumes as PDF and DOCX', async () => {
    const asha = await candidate(test, `asha@mail-${seed}.com`, 'Asha Quillfeather')
    const body = { title: 'My ../CV' }
    expect((await asha.client.post(resumeApi.create.endpoint.path, body)).statusCode).toBe(201)
    const { answer, files, json } = await exportOf(asha.client)

    expect(answer.headers).toMatchObject({ 'content-type': 'application/zip' })
    expect(answer.headers['content-disposition']).toContain(ACCOUNT_EXPORT.filename)
    const names = [...files.keys()]
    expect(names).toEqual(
      expect.arrayContaining(['account.json', 'schema.json', 'live.json', 'admissions.json']),
    )
    expect(names.filter((name) => name.startsWith('resumes/'))).toEqual([
      expect.stringMatching(/^resumes\/01 [^/]+\.docx$/),
      expect.stringMatching(/^resumes\/01 [^/]+\.pdf$/),
    ])
    expect(files.get(names.find((name) => name.endsWith('.pdf')) ?? '')?.toString()).toBe('%PDF-1.7 made')
    expect(json).toMatchObject({
      account: { account: { email: asha.email } },
      live: { person: { profile: { name: 'Asha Quillfeather' } } },
      schema: {
        files: { 'live.json': { tables: { candidates: { properties: { name: { type: 'string' } } } } } },
      },
    })
    // Each file is described, and nothing else is.
    const described = Object.keys((json['schema'] as { files: object }).files)
    expect(names.filter((name) => /^[\w-]+\.json$/.test(name) && name !== 'schema.json').sort()).toEqual(
      described.sort(),
    )
  })

  it('is whole without what cannot be printed now, and says so', async () => {
    const ben = await signedIn(test, `ben@mail-${seed}.com`)
    await ben.client.post(resumeApi.create.endpoint.path, { title: 'CV' })
    printer.isAway = true
    const { files } = await exportOf(ben.client)
    expect(files.get('not-included.txt')?.toString()).toBe('resumes/01 CV.pdf\n')
    expect([...files.keys()]).toContain('resumes/01 CV.docx')
  })

  it('is made three times a day', async () => {
    const eve = await signedIn(test, `eve@mail-${seed}.com`)
    for (let n = 0; n < 3; n += 1) await exportOf(eve.client)
    const answer = await eve.client.get(ACCOUNT_EXPORT.path)
    expect(refusalOf(answer)[0]).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  })
})
