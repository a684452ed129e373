import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  ATTACHED_DATA,
  CreateResumeRequest,
  draftOf,
  withoutHidden,
  type Resume,
  type ResumeDraft,
} from '@tryka/domain'
import { sampleResume } from '@tryka/domain/testing'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'

const folder = mkdtempSync(join(tmpdir(), 'attached-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What other readers of PDFs see of a file: what is attached, and the first of it. */
function detached(pdf: Buffer) {
  const path = join(folder, 'cv.pdf')
  writeFileSync(path, pdf)
  const list = execFileSync('pdfdetach', ['-list', path], { encoding: 'utf8' })
  const out = join(folder, 'data.json')
  const open = execFileSync('qpdf', ['--qdf', '--object-streams=disable', path, '-'], { encoding: 'latin1' })
  if (!list.includes(ATTACHED_DATA)) return { list, open, data: '' }
  execFileSync('pdfdetach', ['-save', '1', '-o', out, path])
  return { list, open, data: readFileSync(out, 'utf8') }
}

describe('A PDF with its data', () => {
  let test: TestApp
  beforeAll(async () => void (test = await buildTestApp()))
  afterAll(() => test.close())

  const exported = async (draft: Partial<ResumeDraft>, query: string) => {
    const client = test.client()
    const created = await client.post('/api/resumes', draft)
    expect(created.statusCode).toBe(201)
    const resume = created.json<Resume>()
    const pdf = await client.post(`/api/resumes/${resume.id}/export-pdf${query}`)
    return { resume, pdf }
  }

  it.each([1, 3, 7, 24])(
    'gives back what the pages show of %i jobs, and nothing that is hidden',
    async (jobs) => {
      const sample = sampleResume(jobs)
      const { resume, pdf } = await exported(
        {
          ...sample,
          workExperience: sample.workExperience.map((job, index) =>
            index === 1 ? { ...job, hidden: true } : job,
          ),
          awards: [{ title: 'Secret prize', awarder: '', date: '', summary: '' }],
          sections: [{ key: 'awards', name: '', hidden: true, breakBefore: false }],
        },
        '?data=attached',
      )
      const { data, open } = detached(pdf.rawPayload)
      const { isDefault, ...shown } = withoutHidden(draftOf(resume))

      expect(JSON.parse(data)).toEqual(shown)
      expect(data).not.toContain('Secret prize')
      expect(CreateResumeRequest.safeParse(JSON.parse(data)).error).toBeUndefined()
      expect(open).toContain('/AFRelationship /Source')
      expect(open).toContain('pdfuaid:part')
    },
  )

  it('is made for nobody who did not ask for it', async () => {
    const { pdf } = await exported(sampleResume(3), '')

    expect(detached(pdf.rawPayload).list).toContain('0 embedded files')
  })

  it('knows one way to ask', async () => {
    const { pdf } = await exported({ title: 'CV' }, '?data=everything')

    expect(pdf.statusCode).toBe(400)
  })
})
