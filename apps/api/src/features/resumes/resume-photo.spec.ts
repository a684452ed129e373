import JSZip from 'jszip'
import mammoth from 'mammoth'
import sharp from 'sharp'
import type { Resume } from '@tryka/domain'
import { fullResume } from '@tryka/domain/testing'
import { buildTestApp, type TestApp } from '../../testing/build-test-app'

jest.setTimeout(60_000)

const flat = (alpha: number) =>
  sharp({ create: { width: 640, height: 800, channels: 4, background: { r: 0, g: 170, b: 119, alpha } } })
const webp = async (alpha = 1) => {
  const picture = flat(alpha)
  return (alpha === 1 ? picture.removeAlpha() : picture).webp().toBuffer()
}

describe('A photo in WebP', () => {
  let test: TestApp
  beforeAll(async () => void (test = await buildTestApp()))
  afterAll(() => test.close())

  async function word(bytes: Buffer) {
    const client = test.client()
    const photo = `data:image/webp;base64,${bytes.toString('base64')}`
    const { id } = (await client.post('/api/resumes', fullResume({ photo }))).json<Resume>()
    const file = await client.post(`/api/resumes/${id}/export?format=docx`)
    expect(file.statusCode).toBe(200)
    expect((await client.get(`/api/resumes/${id}`)).json<Resume>().photo).toBe(photo)
    const zip = await JSZip.loadAsync(file.rawPayload)
    const names = Object.keys(zip.files).filter((name) => /^word\/media\/./.test(name))
    const [name = ''] = names
    return {
      names,
      picture: await zip.file(name)?.async('nodebuffer'),
      types: await zip.file('[Content_Types].xml')?.async('string'),
      html: (await mammoth.convertToHtml({ buffer: file.rawPayload })).value,
    }
  }

  it('is in the Word document as a JPEG of the same sides, with the name as its words', async () => {
    const { names, picture, types, html } = await word(await webp())

    expect(names).toEqual([expect.stringMatching(/\.jpg$/)])
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 320, height: 400 })
    const { dominant } = await sharp(picture).stats()
    expect(dominant.g).toBeGreaterThan(dominant.r + 100)
    expect(types).toContain('image/jpeg')
    expect(html).toMatch(/<img alt="Ananya Rao" src="data:image\/jpeg;base64,/)
  })

  it('stays clear where it is', async () => {
    const { picture } = await word(await webp(0.5))
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', hasAlpha: true })
  })

  it.each([
    ['is no picture', async () => Buffer.from('RIFF0000WEBP, but nothing else')],
    ['is half a picture', async () => (await webp()).subarray(0, 60)],
    ['is another picture than it says', async () => flat(1).png().toBuffer()],
  ])('is left out when it %s, and the rest is whole', async (_what, make) => {
    const { names, html } = await word(await make())
    expect(names).toEqual([])
    expect(html).toMatch(/<h1>.*Ananya Rao<\/h1>/)
  })
})
