import { emptyResume, withoutHidden } from '@tryka/domain'
import { fullResume } from '@tryka/domain/testing'
import { blindResume } from './blind-copy'

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn)

describe('A resume that is read blind', () => {
  it('says what was done, for how long and with which degrees, and nothing else of a resume with every part', () => {
    const full = withoutHidden(fullResume())
    const blind = blindResume(full, 'Candidate 7')
    const told = new Set([
      ...full.workExperience.flatMap(({ jobTitle, startDate, endDate }) => [jobTitle, startDate, endDate]),
      ...full.education.map(({ degree }) => degree),
      ...full.certifications.map(({ name }) => name),
      ...textsIn(emptyResume()),
      ...textsIn([full.templateId, full.pageSize, full.language, full.layout]),
      'Candidate 7',
    ])

    expect(textsIn(blind).filter((text) => text && !told.has(text))).toEqual([])
    for (const part of [
      'volunteer',
      'awards',
      'publications',
      'references',
      'customSections',
      'sections',
    ] as const)
      expect(blind[part]).toEqual([])
    expect(blind).toMatchObject({ headline: '', photo: '', summary: '' })
  })
})
