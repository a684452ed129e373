import { CreateResumeRequest } from '@tryka/domain'
import { linesOfText, readLines } from './index'

let made = 0
const read = (text: string) => readLines(linesOfText(text), () => `id-${++made}`)

const PASTED = `Asha Menon
Pune, India | asha.menon@example.com | +91 98765 43210
linkedin.com/in/asha-menon | github.com/ashamenon

SUMMARY
Engineer with nine years in payments.

EXPERIENCE
Senior Engineer, Acme Payments Inc
Mar 2021 – Present
• Cut settlement time by 40 %.
• Led a team of five.

Software Engineer | Northwind Labs | Berlin, Germany | 2018 - 2021
- Built the ledger
- Wrote tests

EDUCATION
BSc Computer Science, University of Pune
2014 - 2018

SKILLS
Languages: Rust, Go, TypeScript
Kafka, PostgreSQL

LANGUAGES
English (native), German – B2

PUBLICATIONS
Menon, A. Ledgers without tears. 2020.
`

describe('A pasted resume', () => {
  const { draft, leftOver, sources, doubts } = read(PASTED)

  it('is a draft that the server takes', () => {
    expect(CreateResumeRequest.safeParse(draft).error).toBeUndefined()
  })

  it('has the details of its person', () => {
    expect(draft.personalInfo).toEqual({
      fullName: 'Asha Menon',
      email: 'asha.menon@example.com',
      phone: '+91 98765 43210',
      location: 'Pune, India',
      linkedIn: 'linkedin.com/in/asha-menon',
      github: 'github.com/ashamenon',
      portfolio: '',
    })
    expect(draft.summary).toBe('Engineer with nine years in payments.')
  })

  it('has its jobs with their points, and years stay years', () => {
    expect(draft.workExperience).toMatchObject([
      {
        jobTitle: 'Senior Engineer',
        company: 'Acme Payments Inc',
        startDate: '2021-03',
        current: true,
        description: ['Cut settlement time by 40 %.', 'Led a team of five.'],
      },
      {
        jobTitle: 'Software Engineer',
        company: 'Northwind Labs',
        location: 'Berlin, Germany',
        startDate: '',
        current: false,
        description: ['2018 - 2021', 'Built the ledger', 'Wrote tests'],
      },
    ])
    expect(doubts).toContainEqual({
      field: 'workExperience.1.startDate',
      reason: 'The document tells years without months. They stand as the first point.',
    })
  })

  it('has its lists', () => {
    expect(draft.education).toMatchObject([
      { degree: 'BSc Computer Science, 2014 - 2018', institution: 'University of Pune' },
    ])
    expect(draft.skills.flatMap(({ items }) => items)).toEqual([
      'Rust',
      'Go',
      'TypeScript',
      'Kafka',
      'PostgreSQL',
    ])
    expect(draft.languages).toMatchObject([
      { name: 'English', proficiency: 'native' },
      { name: 'German', proficiency: 'intermediate' },
    ])
  })

  it('says where each field came from, and shows what has no field', () => {
    expect(sources['workExperience.0.company']).toMatchObject({ line: 9 })
    expect(leftOver).toEqual([])
  })

  it('has the section for what a list of its own holds', () => {
    expect(draft.publications).toMatchObject([
      { name: 'Menon, A. Ledgers without tears', date: '2020', authors: '', publisher: '' },
    ])
  })
})

describe('Which of two names is the employer', () => {
  it('is a doubt where no word tells', () => {
    const { doubts } = read('Ben Oort\n\nExperience\nZephyr | Orchid | Jan 2020 - Feb 2021\n• Did things')

    expect(doubts.map(({ reason }) => reason)).toContain('This may be the employer or the title.')
  })
})

describe('Several roles at one employer', () => {
  const { draft, leftOver } = read(`Asha Menon

Experience
Acme Payments Inc
5 years 2 months
Senior Engineer
January 2022 - Present (2 years 3 months)
Berlin, Germany
• Led a team
Engineer
March 2019 - December 2021 (2 years 10 months)
Pune, India
• Wrote the ledger

Education
University of Pune
BSc, Computer Science
June 2014 - May 2018
• Thesis on ledgers

Page 1 of 1`)

  it('are neighbours with the same employer', () => {
    expect(draft.workExperience).toMatchObject([
      {
        jobTitle: 'Senior Engineer',
        company: 'Acme Payments Inc',
        location: 'Berlin, Germany',
        current: true,
      },
      { jobTitle: 'Engineer', company: 'Acme Payments Inc', location: 'Pune, India', startDate: '2019-03' },
    ])
    expect(leftOver).toEqual([])
  })

  it('stand beside studies with their start and points', () => {
    expect(draft.education).toMatchObject([
      {
        institution: 'University of Pune',
        startDate: '2014-06',
        graduationDate: '2018-05',
        description: ['Thesis on ledgers'],
      },
    ])
    expect(`${draft.education[0]?.degree} ${draft.education[0]?.field}`).toContain('Computer Science')
  })
})
