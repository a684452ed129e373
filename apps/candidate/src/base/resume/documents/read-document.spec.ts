import { withoutHidden, type ResumeDraft } from '@tryka/domain'
import { sampleResume } from '@tryka/domain/testing'
import { linesOfText } from '@tryka/resume-import'
import { fromPdf } from './read-document'

let made = 0
const newId = () => `id-${++made}`
const lines = linesOfText('Somebody Else\n\nExperience\nEngineer, Acme Inc\nJan 2020 - Feb 2021')

describe('A PDF that carries its data', () => {
  it.each([0, 1, 3, 7, 24])('is read back without loss with %i jobs', (jobs) => {
    const { isDefault, ...data } = withoutHidden(sampleResume(jobs) as ResumeDraft)
    const result = fromPdf({ lines, attached: JSON.stringify(data) }, newId, 'cv.pdf')

    expect(result).toMatchObject({
      ok: true,
      imported: { exact: true, leftOut: [], leftOver: [], doubts: [] },
    })
    const back = result.ok ? result.imported.draft : undefined
    const plain = (draft: object | undefined) =>
      JSON.parse(
        JSON.stringify(draft ?? {}, (key, value: unknown) => (key === 'id' ? undefined : value)),
      ) as object
    expect(plain(back)).toEqual({ ...plain(data), isDefault: false })
  })

  it.each(['{', '[]', '{"personalInfo":7}'])('is read by its text when its data are %s', (attached) => {
    const result = fromPdf({ lines, attached }, newId, 'cv.pdf')

    expect(result).toMatchObject({
      ok: true,
      imported: { draft: { personalInfo: { fullName: 'Somebody Else' } } },
    })
  })
})
