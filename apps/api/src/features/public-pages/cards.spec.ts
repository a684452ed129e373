import { randomInt } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { LIVE_MARKET_ID, withPicture } from '@tryka/domain'
import { Images } from '../../services/images/images'
import type { TestApp } from '../../testing/build-test-app'
import { buildTestApp } from '../../testing/build-test-app'
import { published, verifiedCompany } from '../../testing/live-market'
import { LogoEntity } from '../hiring/companies/logo/logo.table'
import { PostingEntity } from '../hiring/postings/posting.table'
import { CompanyEntity } from '../hiring/team/team.table'
import { Cards } from './cards'

jest.setTimeout(180_000)

const seed = randomInt(1_000_000)
console.info(`cards: seed ${seed}`)
let made = 0
const host = (word: string) => `${word}-${seed}-${(made += 1)}.com`
const images = new Images()
const words = (title: string, company = 'Northwind', place = 'Oslo') => ({
  title,
  company,
  place,
  logo: null,
})
const AREA = { left: 60, top: 130, width: 500, height: 500 }

/** How many pixels of the words’ part are as bright as words. */
async function bright(png: Buffer): Promise<number> {
  const { data } = await sharp(png).extract(AREA).greyscale().raw().toBuffer({ resolveWithObject: true })
  return data.filter((value) => value > 180).length
}

describe('The picture of a shared page', () => {
  it.each([
    ['Latin letters', 'Senior Solidity Engineer, Zürich & Łódź'],
    ['Devanagari', 'वरिष्ठ सॉफ़्टवेयर इंजीनियर'],
    ['120 characters', 'Principal Reliability Engineer '.repeat(4).slice(0, 120)],
    ['one word of 120 characters', 'W'.repeat(120)],
    ['markup', '</svg><script>alert(1)</script><image href="file:///etc/passwd"/>'],
    ['controls and marks of direction', 'Engi\u0000neer\u202E\u2066 One'],
  ])('shows %s', async (_what, title) => {
    const png = await images.card(words(title))
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect(await bright(png)).toBeGreaterThan(2_000)
    expect(png.length).toBeLessThan(200_000)
  })

  it.each([['高级工程师'], ['مهندس'], ['Engineer 🚀'], [String.fromCharCode(0xd800)]])(
    'has no boxes for what the face lacks: %s',
    async (title) => {
      const png = await images.card(words(title, title))
      expect(await sharp(png).metadata()).toMatchObject({ width: 1200, height: 630 })
      if (title.length > 1) expect(await bright(png)).toBeLessThan(50)
    },
  )

  it('has the logo of the company beside its name', async () => {
    const logo = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#d00000' } })
      .png()
      .toBuffer()
    const png = await images.card({ ...words('Engineer'), logo: logo.toString('base64') })
    const [red] = await sharp(png).extract({ left: 110, top: 190, width: 1, height: 1 }).raw().toBuffer()
    expect(red).toBeGreaterThan(180)
  })
})

describe('Pictures that are kept', () => {
  let folder: string
  beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'cards-'))))
  afterAll(() => rm(folder, { recursive: true }))

  const card = (title: string) => ({ title, company: 'Northwind', place: 'Oslo', picture: null })
  const none = () => Promise.resolve(undefined)

  it('are drawn once, also for many at once and for the next process, and the longest unused goes', async () => {
    const drawn: string[] = []
    const draw = ({ title }: { title: string }) => {
      drawn.push(title)
      return Promise.resolve(Buffer.alloc(400, title))
    }
    const cards = new Cards(folder, 1_000, draw)
    await Promise.all(Array.from({ length: 20 }, () => cards.png(card('one'), none)))
    await cards.png(card('two'), none)
    await cards.png(card('one'), none)
    expect(drawn).toEqual(['one', 'two'])
    await cards.png(card('three'), none)
    expect((await readdir(folder)).sort()).toEqual(
      [card('one'), card('three')].map((each) => `${cards.hashOf(each)}.png`).sort(),
    )
    const next = new Cards(folder, 1_000, draw)
    expect(await next.png(card('three'), none)).toEqual(Buffer.alloc(400, 'three'))
    await next.png(card('two'), none)
    expect(drawn).toEqual(['one', 'two', 'three', 'two'])
  })

  it('are answered where nothing can be kept', async () => {
    const file = join(folder, 'file')
    await writeFile(file, '')
    const cards = new Cards(join(file, 'none'), 1_000, () => Promise.resolve(Buffer.from('png')))
    expect(await cards.png(card('one'), none)).toEqual(Buffer.from('png'))
  })
})

describe('The address of a picture', () => {
  let test: TestApp
  beforeAll(async () => void (test = await buildTestApp({ config: { guestsPerHour: 1_000 } })))
  afterAll(() => test.close())

  const get = (path: string, headers: Record<string, string> = {}) => test.client().get(path, headers)
  const imageOf = (page: string) => /property="og:image" content="([^"]*)"/.exec(page)?.[1] ?? ''

  it('stands in the page of a job and of a company, is asked for by its tag, and goes with the page', async () => {
    const ben = await verifiedCompany(test, `ben@${host('northwind')}`, 'Northwind Settling')
    const posting = await published(test, ben)
    const png = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#00d000' } })
      .png()
      .toBuffer()
    const picture = 'f'.repeat(32)
    const { slug, logo } = await test.db.read.findOneByOrFail(CompanyEntity, { id: ben.id })
    await test.db.write((m) =>
      m.insert(LogoEntity, {
        id: picture,
        companyId: ben.id,
        bytes: png.toString('base64'),
        width: 64,
        height: 64,
        createdAt: test.clock.now().toISOString(),
      }),
    )
    await test.db.write((m) => m.update(CompanyEntity, { id: ben.id }, { logo: withPicture(logo, picture) }))
    const { publicUrl } = test.config
    const job = imageOf((await get(posting.publicPath ?? '')).body)
    const company = imageOf((await get(`/companies/${slug ?? ''}`)).body)
    expect(job).toMatch(/\/og\/jobs\/[2-9a-z]{10}\.png$/)
    expect(company).toBe(`${publicUrl}/og/companies/${slug ?? ''}.png`)

    const path = job.slice(publicUrl.length)
    const answers = await Promise.all(Array.from({ length: 20 }, () => get(path)))
    for (const { statusCode, headers } of answers)
      expect([statusCode, headers['content-type'], headers['set-cookie']]).toEqual([
        200,
        'image/png',
        undefined,
      ])
    expect(await sharp(answers[0]?.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 })
    const tag = String(answers[0]?.headers['etag'])
    expect((await get(path, { 'if-none-match': tag })).statusCode).toBe(304)
    expect((await get(company.slice(publicUrl.length))).statusCode).toBe(200)

    const { id } = posting
    await test.db.write((m) => m.update(PostingEntity, { id, marketId: LIVE_MARKET_ID }, { title: 'Chief' }))
    expect((await get(path, { 'if-none-match': tag })).statusCode).toBe(200)
    await test.db.write((m) => m.update(PostingEntity, { id }, { hiddenDecisionId: 'x' }))
    expect((await get(path)).statusCode).toBe(404)
  })

  it('never breaks, whatever is asked', async () => {
    for (const path of [
      '/og/jobs/2222222222.png',
      '/og/jobs/2222222222',
      '/og/jobs/.png',
      '/og/jobs/%00.png',
      '/og/companies/..%2f..%2fetc%2fpasswd.png',
      `/og/companies/${'a'.repeat(4_000)}.png`,
      '/og/elsewhere.png',
    ]) {
      const { statusCode } = await get(path)
      expect([path, [400, 404, 414].includes(statusCode) || statusCode]).toEqual([path, true])
    }
  })
})
