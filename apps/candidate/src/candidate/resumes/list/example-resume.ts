import { emptyResume, newEntry, RESUME_LISTS, type ResumeDraft } from '@tryka/domain'

/**
 * An example of a resume. Every fact in it is written as "[what to put here|an invented one]": the builder shows the
 * first, which is a blank that the check names and no file holds without a question; pictures of templates show the second.
 */
const SUMMARY =
  'Operations manager with [how many?|eight] years in [which field?|hospital supply]. Led [how many?|two] teams through [which change?|a move to one warehouse] and keeps [what?|deliveries] on time.'

const JOBS = [
  {
    jobTitle: '[Your job title|Operations Manager]',
    company: '[Employer|Northfield Supply]',
    location: '[City|Pune]',
    startDate: '2022-03',
    endDate: '',
    current: true,
    description: [
      'Cut [what?|late deliveries] by [how much?|38 %] in [what time?|one year] by [doing what?|planning routes a week ahead].',
      'Led a team of [how many?|14] and trained [how many?|five] of them for [what?|the night shift].',
      'Introduced [what?|a stock list that everyone can read], which saved [what?|six hours a week].',
    ],
  },
  {
    jobTitle: '[Your job title before|Supply Coordinator]',
    company: '[Employer before|Meridian Care]',
    location: '[City|Mumbai]',
    startDate: '2018-06',
    endDate: '2022-02',
    current: false,
    description: [
      'Planned [what?|orders] for [how many?|21] [of what?|clinics] with [which tool?|a shared calendar].',
      'Negotiated [what?|contracts] with [whom?|nine suppliers] and lowered costs by [how much?|11 %].',
    ],
  },
]

const text = (value: string, shown: boolean): string =>
  value.replace(/\[([^|\]]*)\|([^\]]*)\]/g, (_all, blank: string, fact: string) =>
    shown ? fact : `[${blank}]`,
  )

function written<T>(value: T, shown: boolean): T {
  if (typeof value === 'string') return text(value, shown) as T
  if (Array.isArray(value)) return value.map((one: unknown) => written(one, shown)) as T
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, written(one, shown)])) as T
  return value
}

function example(): ResumeDraft {
  const draft = emptyResume()
  return {
    ...draft,
    title: 'Example resume',
    personalInfo: {
      ...draft.personalInfo,
      fullName: '[Your name|Ananya Rao]',
      email: '[Your email|ananya.rao@example.com]',
      phone: '[Your phone|+91 90000 01234]',
      location: '[City|Pune, India]',
    },
    summary: SUMMARY,
    workExperience: JOBS.map((job, index) => ({ ...newEntry.workExperience(`job-${index}`), ...job })),
    education: [
      {
        ...newEntry.education('studies'),
        degree: '[Your degree|B.Com.]',
        institution: '[School or university|Deccan College]',
        location: '[City|Pune]',
      },
    ],
    skills: [
      {
        id: 'tools',
        category: 'Tools',
        items: ['[a tool you use|Excel]', '[another|SAP]', '[another|Power BI]'],
      },
      {
        id: 'ways',
        category: 'Strengths',
        items: ['[what others ask you for|Planning]', '[another|Negotiation]'],
      },
    ],
    languages: [
      { id: 'first', name: '[Your language|Marathi]', proficiency: 'native' },
      { id: 'second', name: '[Another|English]', proficiency: 'fluent' },
    ],
  }
}

/** What a person starts from: every fact in it is a blank that they fill in. */
export const exampleToFill = (): ResumeDraft => written(example(), false)

/** The same person with facts, for pictures alone. */
export const exampleResume = (): ResumeDraft => written(example(), true)

/** Nothing of a person in it yet. */
export const isBlank = (draft: ResumeDraft): boolean =>
  !draft.personalInfo.fullName.trim() &&
  !draft.summary.trim() &&
  RESUME_LISTS.every((list) => draft[list].length === 0)
