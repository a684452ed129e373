import { newEntry } from '../resumes/resume.rules'
import type { ResumeDraft } from '../resumes/resume.schema'
import { sampleResume } from './resume-samples'

/** A red square, 8 pixels wide. */
const PHOTO =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAFElEQVR4nGO8oKDPgA0wYRUdtBIAK94A+5ULzFQAAAAASUVORK5CYII='

/** Every part that a resume can have, some of them hidden; what is hidden says so in its text. */
export function fullResume(over: Partial<ResumeDraft> = {}): ResumeDraft {
  const base = sampleResume(3)
  const [first, second, third] = base.workExperience
  const roles = [first, second, third].filter((one) => one !== undefined)
  return {
    ...base,
    headline: 'Protocol engineer and mentor',
    photo: PHOTO,
    summary:
      'Builds **audited protocols** and writes *about them*.\nSee [the list](https://ananyarao.example/list).',
    workExperience: [
      ...roles.map((one, index) => ({
        ...one,
        ...(index < 2 && { company: 'Kestrel Labs' }),
        ...(index === 0 && { summary: 'A lender without a bank.', url: 'https://kestrel.example' }),
        description: index
          ? one.description
          : ['Cut **gas by 38%** with [batches](https://kestrel.example/gas).'],
      })),
      {
        ...newEntry.workExperience('w-hidden'),
        company: 'Hidden Employer',
        jobTitle: 'Hidden Role',
        description: ['Hidden deed'],
        hidden: true,
      },
    ],
    education: base.education.map((one) => ({
      ...one,
      field: 'Distributed systems',
      startDate: '2014-08',
      url: 'https://deccan.example',
      description: ['Thesis on consensus under churn'],
    })),
    skills: [
      ...base.skills.map((group, index) => (index ? group : { ...group, level: 'Expert' })),
      { category: 'Hidden group', items: ['Hidden skill'], hidden: true },
    ],
    projects: base.projects.map((one, index) =>
      index ? one : { ...one, role: 'Maintainer', entity: 'Open Bridges', highlights: ['Won 3 grants'] },
    ),
    volunteer: [
      {
        ...newEntry.volunteer('v-1'),
        role: 'Coach',
        organization: 'Code Saathi',
        location: 'Mysuru, India',
        startDate: '2020-01',
        current: true,
        description: ['Taught 80 girls to program'],
      },
    ],
    awards: [
      {
        ...newEntry.awards('a-1'),
        title: 'Best Paper',
        awarder: 'Indocrypt',
        date: '2021-12',
        summary: 'For *fraud proofs*.',
      },
      { ...newEntry.awards('a-2'), title: 'Hidden award', hidden: true },
    ],
    publications: [
      {
        ...newEntry.publications('p-1'),
        name: 'Light clients for heavy chains',
        authors: 'Rao A., Iyer K.',
        publisher: 'Journal of Ledgers',
        date: '2022-04',
        link: 'https://doi.example/10.1/77',
      },
    ],
    interests: [
      { ...newEntry.interests('i-1'), name: 'Climbing' },
      { ...newEntry.interests('i-2'), name: 'Music', keywords: ['veena', 'tabla'] },
    ],
    references: [
      {
        ...newEntry.references('r-1'),
        name: 'Meera Nair',
        position: 'Head of Engineering, Kestrel Labs',
        contact: 'meera.nair@example.com',
        reference: 'The most careful engineer I know.',
      },
    ],
    customSections: [
      {
        id: 'talks',
        name: 'Talks',
        entries: [
          {
            id: 't-1',
            name: 'Proofs for everyone',
            detail: 'Keynote',
            location: 'Berlin',
            date: '2023-10',
            link: 'https://talks.example/proofs',
            description: ['Heard by 900 people'],
          },
        ],
      },
      {
        id: 'secret',
        name: 'Hidden section',
        entries: [{ ...newEntry.projects('x'), name: 'Hidden entry' }].map(({ id, name }) => ({
          id,
          name,
          detail: '',
          location: '',
          date: '',
          link: '',
          description: [],
        })),
      },
    ],
    sections: [
      { key: 'summary', name: 'About me', hidden: false, breakBefore: false },
      { key: 'skills', name: '', hidden: false, breakBefore: false },
      { key: 'talks', name: '', hidden: false, breakBefore: true },
      { key: 'secret', name: '', hidden: true, breakBefore: false },
    ],
    ...over,
  }
}
