import type { Resume } from '@tryka/domain'
import { sampleResume } from '@tryka/domain/testing'
import { AppError } from '../../app-error'
import { buildTestApp } from '../../testing/build-test-app'
import type { TestApp } from '../../testing/build-test-app'

describe('Files of a resume', () => {
  let test: TestApp
  beforeAll(async () => void (test = await buildTestApp()))
  afterAll(() => test.close())

  const save = async (title: string) => {
    const client = test.client()
    const created = await client.post('/api/resumes', { ...sampleResume(3), title })
    return { client, id: created.json<Resume>().id }
  }

  it('are a PDF of what is stored, named after the title', async () => {
    const { client, id } = await save('Ananya / CV: 2025')

    const pdf = await client.post(`/api/resumes/${id}/export-pdf`)

    expect(pdf.statusCode).toBe(200)
    expect(pdf.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="Ananya - CV- 2025.pdf"',
    })
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })

  it.each([
    ['docx', 'officedocument', 'PK'],
    ['html', 'text/html', '<!doctype html>'],
    ['json', 'application/json', '{'],
    ['markdown', 'text/markdown', '# '],
    ['text', 'text/plain', 'A'],
  ])('come as %s too', async (format, type, start) => {
    const { client, id } = await save('CV')

    const file = await client.post(`/api/resumes/${id}/export?format=${format}`)

    expect(file.statusCode).toBe(200)
    expect(file.headers['content-type']).toContain(type)
    expect(file.rawPayload.toString('latin1').startsWith(start)).toBe(true)
  })

  it('are nobody else’s, and only in formats that exist', async () => {
    const { client, id } = await save('CV')
    const other = test.client()

    expect((await other.post(`/api/resumes/${id}/export-pdf`)).statusCode).toBe(404)
    expect((await other.post(`/api/resumes/${id}/export?format=text`)).statusCode).toBe(404)
    expect((await client.post(`/api/resumes/${id}/export?format=exe`)).statusCode).toBe(400)
    expect((await client.post('/api/resumes/no-such-id/export-pdf')).statusCode).toBe(404)
  })

  it('say so when too many wait for the printer', async () => {
    const busy = new AppError(503, 'PDF_BUSY', 'Busy.', { 'retry-after': '5' })
    const printer = {
      print: () => Promise.reject(busy),
      warmUp: () => Promise.resolve(),
      close: () => Promise.resolve(),
    }
    const full = await buildTestApp({ deps: { printer } })
    const client = full.client()
    const { id } = (await client.post('/api/resumes', { title: 'CV' })).json<Resume>()

    const refused = await client.post(`/api/resumes/${id}/export-pdf`)

    expect(refused.statusCode).toBe(503)
    expect(refused.headers['retry-after']).toBe('5')
    expect(refused.json()).toMatchObject({ code: 'PDF_BUSY' })
    await full.close()
  })
})
