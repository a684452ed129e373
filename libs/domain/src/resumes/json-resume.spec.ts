import * as fc from 'fast-check'
import { longWordsResume, sampleResume, SCRIPT_SAMPLES, scriptResume } from '../testing'
import { PROFICIENCIES } from './constants'
import { toJsonResume } from './json-resume.export'
import { fromJsonResume } from './json-resume.import'
import { completeDraft, emptyResume, withEntryIds } from './resume.rules'
import { ResumeDraft } from './resume.schema'

const id = () => 'id'
const normal = (draft: ResumeDraft) => withEntryIds(draft, id)
const sameIds = (draft: ResumeDraft): ResumeDraft =>
  JSON.parse(JSON.stringify(normal(draft), (key, value) => (key === 'id' ? 'id' : value)))
const roundTrip = (draft: ResumeDraft) => fromJsonResume(JSON.parse(JSON.stringify(toJsonResume(draft))), id)

const words = fc.string({ unit: 'grapheme', maxLength: 30 }).map((value) => value.replaceAll('\0', '').trim())
const filled = fc.stringMatching(/^[A-Za-z0-9 .,/@-]{1,20}$/).map((value) => value.trim() || 'x')
const month = fc.oneof(
  fc.constant(''),
  fc
    .tuple(fc.integer({ min: 1970, max: 2035 }), fc.integer({ min: 1, max: 12 }))
    .map(([year, number]) => `${year}-${String(number).padStart(2, '0')}`),
)
const written = fc.record({
  title: filled,
  summary: words,
  personalInfo: fc.record({
    fullName: words,
    email: words,
    phone: words,
    location: words,
    linkedIn: words,
    github: words,
    portfolio: words,
  }),
  workExperience: fc.array(
    fc.record({
      jobTitle: words,
      company: words,
      location: words,
      startDate: month,
      endDate: month,
      current: fc.boolean(),
      description: fc.array(filled, { maxLength: 3 }),
    }),
    { maxLength: 3 },
  ),
  education: fc.array(
    fc.record({ degree: words, institution: words, location: words, graduationDate: month, gpa: words }),
    { maxLength: 2 },
  ),
  skills: fc.array(fc.record({ category: words, items: fc.array(filled, { maxLength: 3 }) }), {
    maxLength: 2,
  }),
  projects: fc.array(
    fc.record({
      name: words,
      description: words,
      technologies: fc.array(filled, { maxLength: 3 }),
      link: words,
      date: fc.oneof(words, month),
    }),
    { maxLength: 2 },
  ),
  certifications: fc.array(
    fc.record({
      name: words,
      issuer: words,
      date: fc.oneof(words, month),
      expiryDate: words,
      credentialId: words,
      url: words,
      // Not chosen is not said.
      qrCode: fc.constantFrom(true, undefined),
    }),
    { maxLength: 2 },
  ),
  languages: fc.array(
    fc.record({ name: words, proficiency: fc.constantFrom(...PROFICIENCIES, '' as const) }),
    {
      maxLength: 2,
    },
  ),
  isDefault: fc.boolean(),
  templateId: fc.constantFrom('modern', 'classic', 'creative', 'minimal'),
  pageSize: fc.constantFrom('A4', 'Letter'),
  language: fc.constantFrom('en', 'hi', 'ar'),
  fitPages: fc.integer({ min: 0, max: 2 }),
  tightness: fc.integer({ min: 0, max: 20 }),
})
const draft: fc.Arbitrary<ResumeDraft> = written.map((parts) =>
  completeDraft({ ...emptyResume(), ...parts } as ResumeDraft),
)

describe('JSON Resume', () => {
  it('brings every fixture back as it was', () => {
    const fixtures = [
      ...[3, 7, 24].map((jobs) => sampleResume(jobs)),
      longWordsResume(),
      ...Object.keys(SCRIPT_SAMPLES).map(scriptResume),
    ]
    for (const fixture of fixtures) {
      const { draft: back, leftOut } = roundTrip(fixture)
      expect(sameIds(back)).toEqual(sameIds(fixture))
      expect(leftOut).toEqual([])
    }
  })

  it('brings 500 generated resumes back as they were', () => {
    fc.assert(
      fc.property(draft, (original) => {
        expect(sameIds(roundTrip(original).draft)).toEqual(sameIds(original))
      }),
      { numRuns: 500 },
    )
  })

  it('leaves out what its schema refuses: empty strings, addresses without a scheme, fake e-mail', () => {
    const { basics, work } = toJsonResume({
      ...sampleResume(1),
      personalInfo: { ...emptyResume().personalInfo, email: 'not yet', portfolio: 'asha.dev' },
    })

    expect(basics).toMatchObject({ url: 'https://asha.dev', 'x-url': 'asha.dev', 'x-email': 'not yet' })
    expect(basics).not.toHaveProperty('email')
    expect(work?.[0]).not.toHaveProperty('endDate')
  })

  it('reads a file of another program and says what it left out', () => {
    const { draft: read, leftOut } = fromJsonResume(
      {
        basics: {
          name: 'Asha Menon',
          label: 'Engineer',
          location: { city: 'Pune', countryCode: 'IN' },
          profiles: [
            { network: 'GitHub', username: 'asha' },
            { network: 'Mastodon', username: 'asha' },
          ],
        },
        work: [
          {
            name: 'Acme',
            position: 'Lead',
            startDate: '2020-02-15',
            summary: 'Led.',
            highlights: ['Did it.'],
          },
        ],
        education: [{ institution: 'MIT', studyType: 'BSc', area: 'Physics', courses: ['Optics'] }],
        languages: [
          { language: 'French', fluency: 'Full professional proficiency' },
          { language: 'Latin', fluency: 'Reads it' },
        ],
        awards: [{ title: 'Best' }],
      },
      id,
    )

    expect(read.workExperience[0]).toMatchObject({
      startDate: '2020-02',
      current: true,
      description: ['Led.', 'Did it.'],
    })
    expect(read.education[0]?.degree).toBe('BSc, Physics')
    expect(read.personalInfo).toMatchObject({ location: 'Pune, IN', github: 'asha' })
    expect(read.languages).toEqual([
      { id: 'id', name: 'French', proficiency: 'fluent' },
      { id: 'id', name: 'Latin (Reads it)', proficiency: '' },
    ])
    expect(leftOut).toEqual([
      'basics: label',
      'basics: profile Mastodon',
      'education: courses',
      'file: awards',
    ])
  })

  it('makes a valid draft of anything', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (any, part) => {
        const { draft: read } = fromJsonResume({ basics: any, work: [part], skills: part, meta: any }, id)
        expect(ResumeDraft.safeParse(read).success).toBe(true)
      }),
    )
    expect(ResumeDraft.safeParse(fromJsonResume(null, id).draft).success).toBe(true)
  })

  it('keeps a year as text and makes no month of it', () => {
    const { draft, notes } = fromJsonResume(
      {
        basics: {},
        work: [
          { name: 'Beta', position: 'Analyst', startDate: '2018', endDate: '2021', highlights: ['Found 4.'] },
        ],
        education: [{ institution: 'Pune University', studyType: 'BSc', endDate: '2015' }],
      },
      () => 'id',
    )

    expect(draft.workExperience[0]).toMatchObject({
      startDate: '',
      endDate: '',
      description: ['2018 – 2021', 'Found 4.'],
    })
    expect(draft.education[0]).toMatchObject({ degree: 'BSc, 2015', graduationDate: '' })
    expect(notes).toEqual([
      expect.stringContaining('“2018 – 2021” stands as the first point of Beta'),
      expect.stringContaining('“2015” stands beside the degree of Pune University'),
    ])
  })
})
