import { randomInt } from 'node:crypto'
import sharp from 'sharp'
import { companiesApi, companyApi, logoParts, logoPath, placesApi } from '@tryka/domain'
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app'
import { refusalOf } from '../../../../testing/hiring'
import { company, signedIn, verifiedCompany } from '../../../../testing/live-market'
import { LogoEntity } from './logo.table'

jest.setTimeout(60_000)

const seed = randomInt(1_000_000)
console.info(`logos: seed ${seed}`)
let made = 0
const host = (word: string) => `${word}-${seed}-${(made += 1)}.com`
const flat = (width: number, height: number, background = '#0a7') =>
  sharp({ create: { width, height, channels: 3, background } })

describe('The logo of a company', () => {
  let test: TestApp
  beforeAll(async () => void (test = await buildTestApp({ config: { guestsPerHour: 1_000 } })))
  afterAll(() => test.close())

  type Person = Awaited<ReturnType<typeof signedIn>>
  const put = ({ client }: Person, place: string, payload: Buffer, type = 'image/png') =>
    client.request({
      method: 'PUT',
      url: `/api/company/logo?place=${place}`,
      payload,
      headers: { 'content-type': type },
    })

  it('is drawn anew, read by everybody under an address of its own, and goes again', async () => {
    const ben = await verifiedCompany(test, `ben@${host('drawn')}`, 'Drawn Anew')
    const { logo: letters } = await ben.team.call(companyApi.settings)
    const answer = await put(ben, ben.place, await flat(900, 600).jpeg().toBuffer(), 'image/jpeg')
    expect(answer.statusCode).toBe(200)
    const { logo } = answer.json<{ logo: string }>()
    const { picture } = logoParts(logo)
    expect(logo).toBe(`${letters}:${picture ?? ''}`)
    expect((await ben.team.call(companyApi.settings)).logo).toBe(logo)
    expect(await ben.team.call(placesApi.get)).toMatchObject({ company: { logo } })

    const shown = await test.client().get(logoPath(picture ?? ''))
    expect(shown.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'png', width: 256, height: 171 })

    const next = await put(ben, ben.place, await flat(50, 50, '#d00').png().toBuffer())
    expect(next.json<{ logo: string }>().logo).not.toBe(logo)
    expect((await test.client().get(logoPath(picture ?? ''))).statusCode).toBe(404)
    expect(await test.db.read.countBy(LogoEntity, { companyId: ben.id })).toBe(1)

    expect(await ben.team.call(companiesApi.deleteLogo)).toEqual({ logo: letters })
    expect(await test.db.read.countBy(LogoEntity, { companyId: ben.id })).toBe(0)
  })

  it('is a picture of three kinds and 512 KB at most', async () => {
    const ben = await company(test, `ben@${host('kinds')}`, 'Kinds Ltd')
    const refusal = async (...of: [Buffer, string?]) => refusalOf(await put(ben, ben.place, ...of))
    expect(await refusal(Buffer.from('GIF89a'), 'image/gif')).toEqual([415, 'LOGO_TYPE'])
    expect(await refusal(Buffer.from('{}'), 'application/json')).toEqual([415, 'LOGO_TYPE'])
    expect(await refusal(Buffer.from('<html>'), 'image/svg+xml')).toEqual([415, 'LOGO_TYPE'])
    expect(await refusal(Buffer.alloc(0))).toEqual([415, 'LOGO_TYPE'])
    const png = await flat(40, 40).png().toBuffer()
    expect(await refusal(Buffer.concat([png, Buffer.alloc(512 * 1024)]))).toEqual([413, 'LOGO_TOO_LARGE'])
    expect((await put(ben, ben.place, Buffer.concat([png, Buffer.alloc(4 * 1024 * 1024)]))).statusCode).toBe(
      413,
    )
    expect(await refusal(png.subarray(0, 60))).toEqual([422, 'LOGO_UNREADABLE'])
  })

  it('is set by Admins of the live market alone', async () => {
    const ben = await company(test, `ben@${host('admins')}`, 'Admins Ltd')
    const png = await flat(40, 40).png().toBuffer()
    expect(refusalOf(await put(ben, 'demo-team', png))).toEqual([403, 'LIVE_ONLY'])
    const eve = await signedIn(test, `eve@${host('other')}`)
    expect(refusalOf(await put(eve, ben.place, png))).toEqual([404, 'NO_SUCH_PLACE'])
    expect((await test.client().get(logoPath('0'.repeat(32)))).statusCode).toBe(404)
    expect((await test.client().get(logoPath('..%2f..'))).statusCode).toBe(404)
  })

  it('is one, however many are brought at once', async () => {
    const ben = await company(test, `ben@${host('once')}`, 'Once Ltd')
    const answers = await Promise.all(
      ['#100', '#200', '#300', '#400'].map(async (colour) =>
        put(ben, ben.place, await flat(30, 30, colour).png().toBuffer()),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    const rows = await test.db.read.findBy(LogoEntity, { companyId: ben.id })
    const { logo } = await ben.team.call(companyApi.settings)
    expect(rows.map(({ id }) => id)).toEqual([logoParts(logo).picture])
  })
})
