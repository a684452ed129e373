import { randomInt } from 'node:crypto'
import { emptyResume } from '../resumes/resume.rules'
import type { ResumeDraft } from '../resumes/resume.schema'
import { letterBlanks, letterBody, letterDay, emptyLetter } from './letter.rules'
import { LetterDraft } from './letter.schema'
import { letterSkeleton } from './skeleton'

const seed = randomInt(1_000_000)
console.info(`letters: seed ${seed}`)

const draft = (over: Partial<ResumeDraft> = {}): ResumeDraft => ({
  ...emptyResume(),
  workExperience: [
    {
      jobTitle: `Auditor ${seed}`,
      company: 'Halden',
      location: '',
      startDate: '2021-03',
      endDate: '',
      current: true,
      description: ['Audited 14 lending protocols in **Solidity**.', 'Cooked for nobody.'],
    },
  ],
  skills: [{ category: 'Languages', items: ['Haskell'] }],
  ...over,
})
const TERMS = [
  { term: 'Solidity', need: 'must' },
  { term: 'Haskell', need: 'must' },
  { term: 'Wound care', need: 'must' },
] as const
const ground = { role: 'Lead auditor', company: 'Northwind', terms: TERMS, date: '2026-03-02' }

describe('The beginning of a letter', () => {
  it('says what the resume and the posting say, and leaves the rest as blanks', () => {
    const parts = letterSkeleton({ draft: draft(), ...ground })
    const text = parts.paragraphs.join('\n')

    expect(text).toContain('for the role of Lead auditor at Northwind.')
    expect(text).toContain(`I work as Auditor ${seed} at Halden.`)
    expect(text).toContain('- Solidity: Audited 14 lending protocols in Solidity.')
    // What is only named in a list, or missing, is not told of.
    expect(text).not.toMatch(/Haskell|Wound care|Cooked/)
    expect(letterBlanks({ ...emptyLetter(), ...parts })).toHaveLength(4)
    expect(LetterDraft.safeParse({ ...emptyLetter(), ...parts }).success).toBe(true)
  })

  it('holds no figure that stands neither in the resume nor in the posting', () => {
    const figure = randomInt(1_000, 9_999)
    const one = draft({ summary: `Led ${figure} people.` })
    const text = JSON.stringify(letterSkeleton({ draft: one, ...ground, date: '' }))
    const known = JSON.stringify([one, ground])

    for (const [number] of text.matchAll(/\d+/g)) expect(known).toContain(number)
  })

  it('is short where little is known, and all blanks in another language', () => {
    const bare = letterSkeleton({ draft: emptyResume(), role: '', company: '', terms: [], date: '' })
    expect(bare.paragraphs[0]).toMatch(/^I am applying for this role\. \[/)
    expect(bare.paragraphs[1]).toMatch(/^\[[^\]]+\]$/)
    const other = letterSkeleton({ draft: draft({ language: 'de' }), ...ground })
    for (const text of [other.salutation, ...other.paragraphs, other.closing])
      expect(text).toMatch(/^\[.+\]$/)
  })

  it('does not tell of work that is hidden', () => {
    const [job] = draft().workExperience
    const hidden = draft({ workExperience: job ? [{ ...job, hidden: true }] : [] })

    expect(letterSkeleton({ draft: hidden, ...ground }).paragraphs.join(' ')).not.toContain('Halden')
  })
})

describe('A letter', () => {
  it('is a note without address and day, signed', () => {
    const letter = { ...emptyLetter(), recipient: 'Ben', date: '2026-03-02', salutation: 'Dear Ben,' }
    expect(letterBody({ ...letter, paragraphs: ['One.', ' ', 'Two.'], closing: 'Yours,' }, 'Asha')).toBe(
      'Dear Ben,\n\nOne.\n\nTwo.\n\nYours,\nAsha',
    )
  })

  it.each([
    ['2026-03-02', 'en', 'March 2, 2026'],
    ['2026-03-02', 'fr', '2 mars 2026'],
    ['2026-02-30x', 'en', ''],
    ['', 'en', ''],
  ])('says the day %s in %s', (date, language, day) => {
    expect(letterDay(date, language)).toBe(day)
  })
})
