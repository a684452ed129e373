import { emptyResume, newEntry } from './resume.rules'
import type { ResumeDraft } from './resume.schema'
import { blankEntriesResume, sampleResume } from '../testing'
import { checkQuality, printedTexts } from './quality'
import { blanksIn } from './quality.text'

const NOW = '2026-11'
const rulesAt = (draft: ReturnType<typeof sampleResume>, field: string) =>
  checkQuality(draft, NOW)
    .filter((finding) => finding.field === field)
    .map((finding) => finding.rule)

const withBullet = (text: string) => {
  const draft = sampleResume(1)
  const [job] = draft.workExperience
  if (job) job.description = [text]
  return draft
}

describe('The quality check', () => {
  it('finds nothing missing in the sample resume', () => {
    expect(checkQuality(sampleResume(7), NOW).filter((finding) => finding.kind !== 'suggestion')).toEqual([])
  })

  it('names the empty required fields of an empty resume', () => {
    const fields = checkQuality(emptyResume(), NOW).map((finding) => finding.field)

    expect(fields).toEqual([
      'personalInfo.fullName',
      'personalInfo.email',
      'personalInfo.phone',
      'personalInfo.linkedIn',
      'summary',
      'workExperience',
      'education',
      'skills',
    ])
  })

  it('says that a phone, a link, the education or the skills are missing', () => {
    const draft = sampleResume()
    Object.assign(draft.personalInfo, { phone: ' ', linkedIn: '', github: '', portfolio: '' })
    draft.education = []
    draft.skills = [{ category: 'Tools', items: [] }]
    const found = checkQuality(draft, NOW).filter(({ kind }) => kind === 'missing')

    expect(found.map(({ field, tab }) => [field, tab])).toEqual([
      ['personalInfo.phone', 'personal'],
      ['personalInfo.linkedIn', 'personal'],
      ['education', 'education'],
      ['skills', 'skills'],
    ])
  })

  it('names the blanks that wait for a fact, wherever they stand', () => {
    const draft = withBullet('Built [which tool?] for 3 teams.')
    draft.summary = `${draft.summary} Known for [which result?].`
    const found = checkQuality(draft, NOW).filter(({ rule }) => rule === 'blank')

    expect(found).toEqual([
      expect.objectContaining({ kind: 'problem', field: 'summary', quote: 'Known for [which result?].' }),
      expect.objectContaining({ message: expect.stringContaining('“[which tool?]”') }),
    ])
    expect(blanksIn('[how many?] of [how many?] [1] a[0]')).toEqual(['[how many?]'])
  })

  it('names a bullet inside a point, and years that wait for their months', () => {
    expect(rulesAt(withBullet('• Built 3 • Led 4'), 'workExperience.0.description.0')).toEqual([
      'bullet-inside',
    ])
    expect(rulesAt(withBullet('2018 – 2021'), 'workExperience.0.description.0')).toEqual(['years-as-point'])
  })

  it('quotes the sentence, not the whole text', () => {
    const found = checkQuality(withBullet('Built 3 tools. They saved my team time. Done.'), NOW)

    expect(found.find(({ rule }) => rule === 'first-person')).toMatchObject({
      message: 'Leave out the first person: “my”.',
      quote: 'They saved my team time.',
    })
  })

  it('leaves the wording of other languages alone', () => {
    const draft = { ...withBullet('Trabajo que me gusta, was done in 3 weeks.'), language: 'es' as const }

    expect(rulesAt(draft, 'workExperience.0.description.0')).toEqual([])
  })

  it('points into every kind of entry and its tab', () => {
    const missing = checkQuality(blankEntriesResume(), NOW).filter(
      (finding) => finding.rule === 'required-empty',
    )

    expect(missing).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ field: 'workExperience.0.jobTitle', tab: 'experience' }),
        expect.objectContaining({ field: 'certifications.0.issuer', tab: 'certificates' }),
        expect.objectContaining({ field: 'languages.0.proficiency', tab: 'languages' }),
      ]),
    )
  })

  it('says when dates are out of order or in the future', () => {
    const draft = sampleResume(2)
    Object.assign(draft.workExperience[1] ?? {}, { startDate: '2022-05', endDate: '2021-05' })
    Object.assign(draft.workExperience[0] ?? {}, { startDate: '2027-01' })

    expect(rulesAt(draft, 'workExperience.1.endDate')).toEqual(['dates-order'])
    expect(rulesAt(draft, 'workExperience.0.startDate')).toEqual(['date-future'])
  })

  it.each([
    ['Responsible for 12 servers.', 'weak-opening', 'Responsible for'],
    ['The 3 reports were written by hand.', 'passive', 'were written'],
    ['Team player in a group of 9.', 'filler', 'Team player'],
    ['Cut costs because my 4 tools were fast.', 'first-person', 'my'],
    ['Wrote the the manual of 80 pages.', 'doubled-word', 'the'],
    [`Built 1 thing ${'and another '.repeat(30)}`, 'bullet-long', 'Shorten'],
  ])('quotes what it found in %p', (text, rule, words) => {
    const found = checkQuality(withBullet(text), NOW).find((finding) => finding.rule === rule)

    expect(found).toMatchObject({ field: 'workExperience.0.description.0', tab: 'experience' })
    expect(found?.quote).toBe(text.trim())
    expect(found?.message).toContain(words)
  })

  it('asks for a number where a job has none, and never states one', () => {
    const question = checkQuality(withBullet('Built the billing service.'), NOW).find(
      (finding) => finding.kind === 'question',
    )

    expect(question).toMatchObject({ rule: 'no-number', quote: 'Built the billing service.' })
  })

  it('reports characters that programs cannot read', () => {
    expect(rulesAt({ ...sampleResume(), summary: `${sampleResume().summary} \uE001` }, 'summary')).toEqual([
      'unreadable',
    ])
  })

  it('reports links that are none', () => {
    const draft = sampleResume()
    draft.personalInfo.github = 'javascript:alert(1)'

    expect(rulesAt(draft, 'personalInfo.github')).toEqual(['link-form'])
  })

  it('says the same about the same resume', () => {
    expect(checkQuality(sampleResume(24), NOW)).toEqual(checkQuality(sampleResume(24), NOW))
  })
})

describe('The texts that a reader gets', () => {
  const blank = (id: string) => ({
    ...newEntry.workExperience(id),
    description: [`Led [how many ${id}?] people`],
  })
  const draft: ResumeDraft = {
    ...emptyResume(),
    title: 'For [whom?]',
    headline: 'Nurse, [which ward?]',
    workExperience: [blank('a'), { ...blank('b'), hidden: true }],
    awards: [{ ...newEntry.awards('w'), summary: 'Won [what?]' }],
    customSections: [
      {
        id: 'own',
        name: 'Talks',
        entries: [
          { name: '', detail: '', location: '', date: '', link: '', description: ['Spoke to [how many?]'] },
          {
            name: 'x',
            hidden: true,
            detail: '',
            location: '',
            date: '',
            link: '',
            description: ['In [where?]'],
          },
        ],
      },
    ],
    sections: [{ key: 'awards', name: '', hidden: true, breakBefore: false }],
  }

  it('have the headline and own sections, and not the title and what is hidden', () => {
    expect(
      printedTexts(draft).flatMap(({ field, tab, text }) => blanksIn(text).map((one) => [field, tab, one])),
    ).toEqual([
      ['headline', 'personal', '[which ward?]'],
      ['workExperience.0.description.0', 'experience', '[how many a?]'],
      ['customSections.0.entries.0.description.0', 'more', '[how many?]'],
    ])
  })

  it('take no link for a blank', () => {
    expect(blanksIn('See [the code](https://example.org) of [whom?]')).toEqual(['[whom?]'])
  })
})
