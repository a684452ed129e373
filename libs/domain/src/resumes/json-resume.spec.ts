import * as fc from 'fast-check'
import { fullResume, longWordsResume, sampleResume, SCRIPT_SAMPLES, scriptResume } from '../testing'
import { anyResume, EVERY_FIELD } from '../testing/json-resume'
import { toJsonResume } from './json-resume.export'
import { fromJsonResume } from './json-resume.import'
import { emptyResume, withEntryIds } from './resume.rules'
import { ResumeDraft } from './resume.schema'

const id = () => 'id'
const normal = (draft: ResumeDraft) => withEntryIds(draft, id)
const sameIds = (draft: ResumeDraft): ResumeDraft =>
  JSON.parse(JSON.stringify(normal(draft), (key, value) => (key === 'id' ? 'id' : value)))
const roundTrip = (draft: ResumeDraft) => fromJsonResume(JSON.parse(JSON.stringify(toJsonResume(draft))), id)

describe('JSON Resume', () => {
  it('brings every fixture back as it was', () => {
    const fixtures = [
      ...[3, 7, 24].map((jobs) => sampleResume(jobs)),
      fullResume(),
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
      fc.property(anyResume, (original) => {
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

  it('shows nothing that is hidden to programs that read the schema', () => {
    const { meta, ...file } = toJsonResume(fullResume())
    const seen = Object.entries(file).filter(([name]) => !name.startsWith('x-'))

    expect(JSON.stringify(seen)).not.toMatch(/hidden/i)
    expect(JSON.stringify(file['x-hidden'])).toMatch(/Hidden Employer.*Hidden group/s)
  })

  it('drops no word of a file with every field of the schema, or says so', () => {
    const { draft: read, leftOut, notes } = fromJsonResume(EVERY_FIELD, id)
    const kept = JSON.stringify(read)
    const leaves = (value: unknown): string[] =>
      typeof value === 'string'
        ? [value]
        : Object.entries(value ?? {}).flatMap(([name, part]) => (name === 'meta' ? [] : leaves(part)))
    const said = /^(application|https:\/\/pictures\.example\/asha\.png|Native speaker)$/
    const lost = leaves(EVERY_FIELD).filter(
      (text) => text && !said.test(text) && !kept.includes(text.replace(/^(\d{4}-\d\d)-\d\d$/, '$1')),
    )

    expect(lost).toEqual([])
    expect(leftOut).toEqual(['basics: image', 'projects: type'])
    expect(notes).toEqual([
      expect.stringContaining('Mastodon, SoundCloud'),
      expect.stringContaining('Days of dates'),
    ])
    expect(read.languages[0]?.proficiency).toBe('native')
    expect(ResumeDraft.safeParse(read).success).toBe(true)
  })

  it('gives the profiles of other networks back as profiles', () => {
    const { basics } = toJsonResume(fromJsonResume(EVERY_FIELD, id).draft)

    expect(basics?.profiles).toEqual([
      { network: 'Mastodon', username: 'asha' },
      { network: 'SoundCloud', username: 'asha-plays', url: 'https://soundcloud.example/asha-plays' },
    ])
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
      summary: 'Led.',
      description: ['Did it.'],
    })
    expect(read.education[0]).toMatchObject({ degree: 'BSc', field: 'Physics', description: ['Optics'] })
    expect(read.headline).toBe('Engineer')
    expect(read.awards[0]?.title).toBe('Best')
    expect(read.customSections[0]?.entries[0]).toMatchObject({ name: 'Mastodon', detail: 'asha' })
    expect(read.personalInfo).toMatchObject({ location: 'Pune, IN', github: 'asha' })
    expect(read.languages).toEqual([
      { id: 'id', name: 'French', proficiency: 'fluent' },
      { id: 'id', name: 'Latin (Reads it)', proficiency: '' },
    ])
    expect(leftOut).toEqual([])
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
