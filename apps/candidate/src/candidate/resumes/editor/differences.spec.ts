import { sampleResume } from '@tryka/domain/testing'
import { differences, fromDifference } from './differences'

const other = (edit: (draft: ReturnType<typeof sampleResume>) => void) => {
  const draft = structuredClone(sampleResume(3))
  edit(draft)
  return draft
}

describe('The difference of two states of a resume', () => {
  it('is nothing where they say the same', () => {
    expect(differences(sampleResume(3), sampleResume(3))).toEqual([])
  })

  it('names the field and what each says', () => {
    const mine = sampleResume(3)
    const theirs = other((draft) => {
      draft.personalInfo.phone = '+1 555 0100'
      Object.assign(draft.workExperience[1] ?? {}, { company: 'Elsewhere' })
      draft.templateId = 'classic'
    })

    expect(differences(mine, theirs)).toEqual([
      { part: 'Template', place: 'Template', mine: 'Modern', theirs: 'Classic' },
      { part: 'Personal details', place: 'Phone', mine: mine.personalInfo.phone, theirs: '+1 555 0100' },
      {
        part: 'Experience',
        place: `${mine.workExperience[1]?.jobTitle}, Company`,
        mine: mine.workExperience[1]?.company,
        theirs: 'Elsewhere',
      },
    ])
  })

  it('tells entries that only one of them has', () => {
    const mine = { ...sampleResume(3), workExperience: [{ ...newJob(), id: 'new' }] }
    const found = differences(mine, {
      ...mine,
      workExperience: [
        { ...newJob(), id: 'new' },
        { ...newJob(), id: 'b', jobTitle: 'Pilot' },
      ],
    })

    expect(found).toEqual([
      { part: 'Experience', place: 'Only the other', mine: '', theirs: expect.stringContaining('Pilot') },
    ])
  })

  it('shows long texts from where they part', () => {
    const start = 'word '.repeat(100)
    const [mine, theirs] = fromDifference(`${start}mine`, `${start}theirs`)

    expect(mine).toMatch(/^….*mine$/)
    expect(theirs).toMatch(/^….*theirs$/)
    expect(fromDifference('a', '')).toEqual(['a', ''])
  })
})

const newJob = () => ({
  jobTitle: 'Cook',
  company: '',
  location: '',
  startDate: '',
  endDate: '',
  current: false,
  description: [],
})
