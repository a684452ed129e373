import { emptyResume } from './resume.rules'
import { blankEntriesResume, sampleResume } from '../testing'
import { checkQuality } from './quality'

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

    expect(fields).toEqual(['personalInfo.fullName', 'personalInfo.email', 'summary'])
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
    ['Wrote the the manual of 80 pages.', 'doubled-word', 'the the'],
    [`Built 1 thing ${'and another '.repeat(30)}`, 'bullet-long', undefined],
  ])('quotes what it found in %p', (text, rule, quote) => {
    const found = checkQuality(withBullet(text), NOW).find((finding) => finding.rule === rule)

    expect(found).toMatchObject({ field: 'workExperience.0.description.0', tab: 'experience' })
    expect(found?.quote).toBe(quote ?? text.trim())
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
