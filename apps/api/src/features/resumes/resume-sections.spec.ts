import mammoth from 'mammoth'
import { draftOf, type Resume, type ResumeVersion } from '@tryka/domain'
import { fullResume } from '@tryka/domain/testing'
import { buildTestApp } from '../../testing/build-test-app'
import type { TestApp } from '../../testing/build-test-app'

/** Ids that the server adds are not what was asked for. */
const bare = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, part: unknown) => (key === 'id' ? undefined : part)))

const put = (client: ReturnType<TestApp['client']>, id: string, body: object) =>
  client.request({ method: 'PUT', url: `/api/resumes/${id}`, payload: body })

describe('A resume with every part', () => {
  let test: TestApp
  beforeAll(async () => void (test = await buildTestApp()))
  afterAll(() => test.close())

  const saved = async () => {
    const client = test.client()
    const created = await client.post('/api/resumes', fullResume())
    expect(created.statusCode).toBe(201)
    return { client, resume: created.json<Resume>() }
  }

  it('is stored whole', async () => {
    const { client, resume } = await saved()
    const read = (await client.get(`/api/resumes/${resume.id}`)).json<Resume>()

    expect(bare(draftOf(read))).toEqual(bare(fullResume({ isDefault: read.isDefault })))
    expect(read.customSections.map(({ id }) => id)).toEqual(['talks', 'secret'])
  })

  it('comes back whole from the state that was kept', async () => {
    const { client, resume } = await saved()
    const emptied = await put(client, resume.id, {
      version: resume.version,
      keepVersion: 'overwrite',
      customSections: [],
      sections: [],
      awards: [],
      references: [],
      photo: '',
      headline: '',
    })
    expect(emptied.json<Resume>().customSections).toEqual([])

    const versions = (await client.get(`/api/resumes/${resume.id}/versions`)).json<ResumeVersion[]>()
    const restored = await client.post(`/api/resumes/${resume.id}/versions/${versions[0]?.id}/restore`)

    expect(restored.statusCode).toBe(200)
    expect(bare(draftOf(restored.json<Resume>()))).toEqual(bare(draftOf(resume)))
  })

  it('is read by a reader of Word files: headings, lists, links, the photo', async () => {
    const { client, resume } = await saved()
    const file = await client.post(`/api/resumes/${resume.id}/export?format=docx`)
    const { value } = await mammoth.convertToHtml({ buffer: file.rawPayload })

    expect(value).toMatch(/<h1>.*Ananya Rao<\/h1>/)
    expect(value).toContain('<h2>About me</h2>')
    expect(value).toMatch(/<h3>Kestrel Labs<\/h3>/)
    expect(value).toContain('<h4>Senior Smart-Contract Engineer')
    expect(value).toContain(
      '<li>Cut <strong>gas by 38%</strong> with <a href="https://kestrel.example/gas">batches</a>.</li>',
    )
    expect(value).toContain('<em>about them</em>')
    expect(value).toContain('alt="Ananya Rao"')
    expect(value).not.toMatch(/hidden/i)
  })

  it.each([
    ['a number for a headline', { headline: 7 }],
    ['a headline of a megabyte', { headline: 'x'.repeat(1_000_000) }],
    ['a photo that is a page', { photo: 'data:text/html;base64,PGI+' }],
    ['a photo from elsewhere', { photo: 'https://example.com/me.png' }],
    ['a photo of a megabyte', { photo: `data:image/png;base64,${'A'.repeat(1_000_000)}` }],
    [
      '300 sections of one’s own',
      { customSections: Array.from({ length: 300 }, (_, n) => ({ id: `s${n}` })) },
    ],
    ['300 settings of sections', { sections: Array.from({ length: 300 }, (_, n) => ({ key: `s${n}` })) }],
    ['sections that are no list', { sections: { key: 'skills' } }],
    ['a section without a key', { sections: [{ name: 'x' }] }],
    ['an entry that is a text', { volunteer: ['x'] }],
    ['a point that is an object', { volunteer: [{ description: [{}] }] }],
    ['a month that is none', { volunteer: [{ startDate: '2020-13' }] }],
    ['something hidden by a word', { awards: [{ hidden: 'yes' }] }],
    ['an entry with a field of another kind', { references: [{ salary: '1' }] }],
    ['51 publications', { publications: Array.from({ length: 51 }, () => ({ name: 'x' })) }],
    ['a summary of a megabyte in a job', { workExperience: [{ summary: 'x'.repeat(1_000_000) }] }],
    ['letters of 40 points', { layout: { size: 40 } }],
    ['a colour that is a rule', { layout: { accent: 'red;}body{display:none' } }],
  ])('is refused with %s', async (_, over) => {
    const client = test.client()
    const created = await client.post('/api/resumes', { title: 'CV', ...over })
    const { resume } = await saved()
    const changed = await put(client, resume.id, over)

    for (const { statusCode } of [created, changed]) {
      expect(statusCode).toBeGreaterThanOrEqual(400)
      expect(statusCode).toBeLessThan(500)
    }
  })
})
