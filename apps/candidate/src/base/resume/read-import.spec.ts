import { toJsonResume } from '@tryka/domain'
import { buildResume } from '@tryka/domain/testing'
import { readImport } from './read-import'

let made = 0
const newId = () => `id-${++made}`
const read = (value: unknown) => readImport(typeof value === 'string' ? value : JSON.stringify(value), newId)

describe('Importing a file', () => {
  it('reads our own JSON whole, as a new draft without the server’s fields', () => {
    const resume = buildResume({ title: 'Mine', isDefault: true })

    const result = read(resume)

    expect(result).toMatchObject({
      ok: true,
      imported: { leftOut: [], draft: { title: 'Mine', isDefault: false } },
    })
    expect(result.ok && result.imported.draft.workExperience).toMatchObject(resume.workExperience)
    expect(result.ok && 'version' in result.imported.draft).toBe(false)
  })

  it('reads JSON Resume and says what it left out', () => {
    const result = read({ ...toJsonResume(buildResume()), patents: [{ title: 'x' }] })

    expect(result.ok && result.imported.draft.personalInfo.fullName).toBe(buildResume().personalInfo.fullName)
    expect(result.ok && result.imported.leftOut.join()).toContain('patents')
  })

  it('takes its title from the file, else from whose it is, else from the name of the file', () => {
    const titleOf = (value: unknown) => {
      const result = readImport(JSON.stringify(value), newId, 'cv-2024.json')
      return result.ok && result.imported.draft.title
    }

    expect(titleOf(toJsonResume(buildResume({ title: 'Security roles' })))).toBe('Security roles')
    expect(titleOf({ basics: { name: 'Asha Menon' } })).toBe('Asha Menon')
    expect(titleOf({ basics: {}, work: [] })).toBe('cv-2024')
  })

  it.each([
    ['text', 'not json', 'This file is not JSON.'],
    ['a list', [1], 'This file holds no resume.'],
    ['something else', { a: 1 }, 'This file holds no resume.'],
    ['a wrong type', { personalInfo: { fullName: 5 } }, 'This resume cannot be read: personalInfo.fullName'],
    ['a huge file', 'x'.repeat(1_100_000), 'This file is larger than 1 MB.'],
  ])('refuses %s with a reason', (_what, value, problem) => {
    const result = read(value)

    expect(!result.ok && result.problem).toContain(problem)
  })
})
