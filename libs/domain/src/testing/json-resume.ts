import * as fc from 'fast-check'
import { PROFICIENCIES, RESUME_LANGUAGES, RESUME_LISTS, TEMPLATES } from '../resumes/constants'
import { completeDraft, emptyResume } from '../resumes/resume.rules'
import type { ResumeDraft } from '../resumes/resume.schema'

const words = fc.string({ unit: 'grapheme', maxLength: 30 }).map((value) => value.replaceAll('\0', '').trim())
const filled = fc.stringMatching(/^[A-Za-z0-9 .,/@-]{1,20}$/).map((value) => value.trim() || 'x')
const month = fc.oneof(
  fc.constant(''),
  fc
    .tuple(fc.integer({ min: 1970, max: 2035 }), fc.integer({ min: 1, max: 12 }))
    .map(([year, number]) => `${year}-${String(number).padStart(2, '0')}`),
)
const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined })
const mark = fc.constantFrom(true as const, undefined)
const marks = { hidden: mark, breakBefore: mark }
const points = fc.array(filled, { maxLength: 3 })
const date = fc.oneof(
  words,
  month,
  fc.tuple(month, month).map((two) => two.filter(Boolean).join(' – ')),
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
      summary: maybe(filled),
      url: maybe(filled),
      description: points,
      ...marks,
    }),
    { maxLength: 3 },
  ),
  education: fc.array(
    fc.record({
      degree: words,
      institution: words,
      location: words,
      field: words,
      startDate: month,
      graduationDate: month,
      gpa: words,
      url: maybe(filled),
      description: points,
      ...marks,
    }),
    { maxLength: 2 },
  ),
  skills: fc.array(fc.record({ category: words, level: maybe(filled), items: points, ...marks }), {
    maxLength: 2,
  }),
  projects: fc.array(
    fc.record({
      name: words,
      description: words,
      technologies: fc.array(filled, { maxLength: 3 }),
      link: words,
      date,
      role: maybe(fc.oneof(filled, fc.constant('Lead, Designer'))),
      entity: maybe(filled),
      highlights: maybe(fc.array(filled, { minLength: 1, maxLength: 3 })),
      ...marks,
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
    fc.record({ name: words, proficiency: fc.constantFrom(...PROFICIENCIES, '' as const), ...marks }),
    {
      maxLength: 2,
    },
  ),
  volunteer: fc.array(
    fc.record({
      role: words,
      organization: words,
      location: words,
      startDate: month,
      endDate: month,
      current: fc.boolean(),
      summary: maybe(filled),
      url: maybe(filled),
      description: points,
      ...marks,
    }),
    { maxLength: 2 },
  ),
  awards: fc.array(fc.record({ title: words, awarder: words, date, summary: words, ...marks }), {
    maxLength: 2,
  }),
  publications: fc.array(
    fc.record({
      name: words,
      authors: words,
      publisher: words,
      date,
      link: words,
      summary: words,
      ...marks,
    }),
    { maxLength: 2 },
  ),
  interests: fc.array(fc.record({ name: words, keywords: points, ...marks }), { maxLength: 2 }),
  references: fc.array(
    fc.record({ name: words, position: words, contact: words, reference: words, ...marks }),
    { maxLength: 2 },
  ),
  customSections: fc.uniqueArray(
    fc.record({
      id: fc.constantFrom('talks', 'patents', 'profiles'),
      name: words,
      entries: fc.array(
        fc.record({
          id: fc.constant('id'),
          name: words,
          detail: words,
          location: words,
          date: words,
          link: words,
          description: points,
          ...marks,
        }),
        { maxLength: 2 },
      ),
    }),
    { maxLength: 3, selector: ({ id: key }) => key },
  ),
  headline: words,
  photo: fc.constantFrom('', 'data:image/png;base64,iVBORw0KGgo='),
  sections: fc.array(
    fc.record({
      key: fc.constantFrom('summary', ...RESUME_LISTS, 'talks'),
      name: words,
      hidden: fc.boolean(),
      breakBefore: fc.boolean(),
    }),
    { maxLength: 5 },
  ),
  layout: fc.record({
    size: fc.integer({ min: 18, max: 24 }).map((half) => half / 2),
    spacing: fc.integer({ min: 16, max: 28 }).map((step) => step * 5),
    margins: fc.constantFrom('narrow', 'normal', 'wide'),
    accent: fc.constantFrom('', '#8a1c4a'),
    face: fc.constantFrom('', 'sans', 'serif', 'humanist', 'slab'),
    pageHeader: fc.boolean(),
  }),
  fillPages: fc.boolean(),
  isDefault: fc.boolean(),
  templateId: fc.constantFrom(...TEMPLATES),
  pageSize: fc.constantFrom('A4', 'Letter'),
  language: fc.constantFrom(...RESUME_LANGUAGES),
  fitPages: fc.integer({ min: 0, max: 2 }),
  tightness: fc.integer({ min: -20, max: 20 }),
})
/** Resumes of any content, in which every part may be filled. */
export const anyResume: fc.Arbitrary<ResumeDraft> = written.map((parts) =>
  completeDraft({ ...emptyResume(), ...parts } as ResumeDraft),
)

/** Every field that the schema names. */
export const EVERY_FIELD = {
  basics: {
    name: 'Asha Menon',
    label: 'Programmer',
    image: 'https://pictures.example/asha.png',
    email: 'asha@example.com',
    phone: '(912) 555-4321',
    url: 'http://asha.example.com',
    summary: 'Writes compilers.',
    location: {
      address: '12 Broad Street',
      postalCode: '411001',
      city: 'Pune',
      countryCode: 'IN',
      region: 'Maharashtra',
    },
    profiles: [
      { network: 'Mastodon', username: 'asha', url: '' },
      { network: 'SoundCloud', username: 'asha-plays', url: 'https://soundcloud.example/asha-plays' },
    ],
  },
  work: [
    {
      name: 'Tin Can',
      location: 'Pune, IN',
      description: 'Makers of compressors',
      position: 'Lead/President',
      url: 'http://tincan.example.com',
      startDate: '2013-12-01',
      endDate: '2014-12-01',
      summary: 'Built the first one.',
      highlights: ['Won the fair', 'Set the record'],
    },
  ],
  volunteer: [
    {
      organization: 'Code Dojo',
      position: 'Teacher',
      url: 'http://dojo.example.com/',
      startDate: '2012-01-01',
      endDate: '2013-01-01',
      summary: 'Free coding clubs.',
      highlights: ['Teacher of the month'],
    },
  ],
  education: [
    {
      institution: 'University of Pune',
      url: 'https://pune.example/',
      area: 'Information Technology',
      studyType: 'Bachelor',
      startDate: '2009-06-01',
      endDate: '2013-01-01',
      score: '4.0',
      courses: ['DB1101 - Basic SQL', 'CS2011 - Java'],
    },
  ],
  awards: [{ title: 'Pioneer Award', date: '2014-11-01', awarder: 'Crunch', summary: 'No spoon.' }],
  certificates: [{ name: 'Kubernetes', date: '2021-11-07', issuer: 'CNCF', url: 'http://k.example.com' }],
  publications: [
    {
      name: 'Video for 3d media',
      publisher: 'Holly',
      releaseDate: '2014-10-01',
      url: 'http://en.example.org/wiki/Valley_(TV_series)',
      summary: 'From the middle out.',
    },
  ],
  skills: [{ name: 'Web', level: 'Master', keywords: ['HTML', 'CSS'] }],
  languages: [{ language: 'English', fluency: 'Native speaker' }],
  interests: [{ name: 'Wildlife', keywords: ['Ferrets', 'Unicorns'] }],
  references: [{ name: 'E. Bachman', reference: 'A pleasure to work with.' }],
  projects: [
    {
      name: 'Miss Direction',
      description: 'A map that misguides',
      highlights: ['Won at a hackathon', 'Built by newcomers'],
      keywords: ['Maps', 'Javascript'],
      startDate: '2016-08-24',
      endDate: '2016-08-25',
      url: 'missdirection.example.com',
      roles: ['Team lead', 'Designer'],
      entity: 'Smoogle',
      type: 'application',
    },
  ],
  meta: { canonical: 'https://example.com/resume.json', version: 'v1.0.0' },
}
