import type { ResumeList } from './constants'
import { emailLink, printableLink } from './links'
import { bulletFindings, summaryFindings, textFindings } from './quality.text'
import type { Finding, Remark, ResumeTab } from './quality.types'
import type { ResumeDraft } from './resume.schema'

const TAB_OF: Record<ResumeList, ResumeTab> = {
  workExperience: 'experience',
  education: 'education',
  skills: 'skills',
  projects: 'projects',
  certifications: 'certificates',
  languages: 'languages',
  volunteer: 'more',
  awards: 'more',
  publications: 'more',
  interests: 'more',
  references: 'more',
}

/** Fields marked as required in the editor (specification 5); never enforced, only said. */
const REQUIRED: { [L in ResumeList]: readonly [field: string, label: string][] } = {
  workExperience: [
    ['jobTitle', 'job title'],
    ['company', 'company'],
    ['startDate', 'start date'],
  ],
  education: [
    ['degree', 'degree'],
    ['institution', 'institution'],
  ],
  skills: [],
  projects: [
    ['name', 'project name'],
    ['description', 'project description'],
  ],
  certifications: [
    ['name', 'certification name'],
    ['issuer', 'issuer'],
  ],
  languages: [
    ['name', 'language name'],
    ['proficiency', 'proficiency'],
  ],
  volunteer: [],
  awards: [],
  publications: [],
  interests: [],
  references: [],
}

const missing = (label: string): Remark => ({
  rule: 'required-empty',
  kind: 'missing',
  message: `The ${label} is empty.`,
  quote: '',
})

const problem = (rule: string, message: string, quote: string): Remark => ({
  rule,
  kind: 'problem',
  message,
  quote,
})

const absent = (message: string): Remark => ({ rule: 'section-empty', kind: 'missing', message, quote: '' })

/** Sections that a reader looks for; the person knows whether they have something to say there. */
const SECTIONS: Partial<Record<ResumeList, string>> = {
  workExperience: 'There is no experience: a job, an internship or voluntary work.',
  education: 'There is no education: a degree, a course or a school.',
  skills: 'There are no skills: programs search for them by name.',
}
const sectionFindings = (draft: ResumeDraft): Finding[] =>
  (Object.keys(SECTIONS) as ResumeList[])
    .filter(
      (list) =>
        draft[list].length === 0 || (list === 'skills' && draft.skills.every(({ items }) => !items.length)),
    )
    .map((list) => ({ ...absent(SECTIONS[list] ?? ''), field: list, tab: TAB_OF[list] }))

/** A point that holds nothing but years: the months of its job are not set yet. */
const ONLY_YEARS = /^(?:19|20)\d{2}\s*(?:[-–—]|to|until)\s*(?:(?:19|20)\d{2}|present|now|today|current)\.?$/i
const yearFindings = (text: string): Remark[] =>
  ONLY_YEARS.test(text.trim())
    ? [
        problem(
          'years-as-point',
          'Set the start and end month of this job, then remove this point.',
          text.trim(),
        ),
      ]
    : []

function personalFindings({ personalInfo: me }: ResumeDraft): Finding[] {
  const at = (field: keyof typeof me, remark: Remark): Finding => ({
    ...remark,
    field: `personalInfo.${field}`,
    tab: 'personal',
  })
  const links = (['linkedIn', 'github', 'portfolio'] as const).filter(
    (field) => me[field].trim() && !printableLink(me[field]),
  )
  return [
    ...(me.fullName.trim() ? [] : [at('fullName', missing('full name'))]),
    ...(me.email.trim() ? [] : [at('email', missing('email'))]),
    ...(me.phone.trim() ? [] : [at('phone', missing('phone'))]),
    ...(me.linkedIn.trim() || me.github.trim() || me.portfolio.trim()
      ? []
      : [
          at(
            'linkedIn',
            absent('There is no link: LinkedIn, GitHub or a page of your own shows more of you.'),
          ),
        ]),
    ...(me.email.trim() && !emailLink(me.email)
      ? [at('email', problem('email-form', 'This does not look like an email address.', me.email))]
      : []),
    ...links.map((field) => at(field, problem('link-form', 'This is not a web address.', me[field]))),
  ]
}

function dateFindings(job: ResumeDraft['workExperience'][number], now: string): [string, Remark][] {
  const { startDate, endDate, current } = job
  const found: [string, Remark][] = []
  if (startDate && endDate && endDate < startDate)
    found.push([
      'endDate',
      problem('dates-order', 'The end date is before the start date.', `${startDate} – ${endDate}`),
    ])
  if (startDate > now)
    found.push(['startDate', problem('date-future', 'The start date is in the future.', startDate)])
  if (startDate && !endDate && !current)
    found.push([
      'endDate',
      { ...missing('end date'), message: 'Add an end date, or mark the job as current.' },
    ])
  return found
}

const wordingOf = ({ language }: ResumeDraft) => ({ english: language === 'en' })

function jobFindings(draft: ResumeDraft, now: string): Finding[] {
  const wording = wordingOf(draft)
  return draft.workExperience.flatMap((job, index) => {
    const at = (field: string, remark: Remark): Finding => ({
      ...remark,
      field: `workExperience.${index}.${field}`,
      tab: 'experience',
    })
    const bullets = job.description.flatMap((text, bullet) =>
      [...yearFindings(text), ...bulletFindings(text, wording)].map((remark) =>
        at(`description.${bullet}`, remark),
      ),
    )
    const written = job.description.filter((text) => text.trim())
    const counted = written.some((text) => /\d/.test(text))
    return [
      ...dateFindings(job, now).map(([field, remark]) => at(field, remark)),
      ...bullets,
      ...(written.length && !counted
        ? [
            at('description.0', {
              rule: 'no-number',
              kind: 'question',
              message: 'Is there a number that shows the result: how many, how much, how fast?',
              quote: written[0] ?? '',
            }),
          ]
        : []),
    ]
  })
}

function requiredFindings(draft: ResumeDraft): Finding[] {
  return (Object.keys(REQUIRED) as ResumeList[]).flatMap((list) =>
    draft[list].flatMap((entry, index) =>
      REQUIRED[list]
        .filter(([field]) => !String((entry as Record<string, unknown>)[field] ?? '').trim())
        .map(([field, label]) => ({
          ...missing(label),
          field: `${list}.${index}.${field}`,
          tab: TAB_OF[list],
        })),
    ),
  )
}

/** Every piece of text of a resume with the field it stands in. */
export function resumeTexts(draft: ResumeDraft): { field: string; tab: ResumeTab; text: string }[] {
  const walk = (value: unknown, field: string, tab: ResumeTab): ReturnType<typeof resumeTexts> => {
    if (typeof value === 'string') return value ? [{ field, tab, text: value }] : []
    if (!value || typeof value !== 'object') return []
    return Object.entries(value)
      .filter(([name]) => name !== 'id')
      .flatMap(([name, part]) => walk(part, `${field}.${name}`, tab))
  }
  return [
    ...walk(draft.title, 'title', 'personal'),
    ...walk(draft.personalInfo, 'personalInfo', 'personal'),
    ...walk(draft.headline, 'headline', 'personal'),
    ...walk(draft.summary, 'summary', 'personal'),
    ...(Object.keys(TAB_OF) as ResumeList[]).flatMap((list) => walk(draft[list], list, TAB_OF[list])),
    ...walk(draft.customSections, 'customSections', 'more'),
  ]
}

/** Whether what stands at a field is kept and not printed: its entry is hidden, or its whole section. */
function isHidden(draft: ResumeDraft, hidden: ReadonlySet<string>, field: string): boolean {
  const [list = '', index, , entry] = field.split('.')
  if (list === 'customSections') {
    const section = draft.customSections[Number(index)]
    return Boolean(section && hidden.has(section.id)) || Boolean(section?.entries[Number(entry)]?.hidden)
  }
  if (hidden.has(list)) return true
  return list in TAB_OF && Boolean(draft[list as ResumeList][Number(index)]?.hidden)
}

/** The texts that a reader gets: without the title, which is a name for its owner, and without what is hidden. */
export function printedTexts(draft: ResumeDraft): ReturnType<typeof resumeTexts> {
  const hidden = new Set(draft.sections.flatMap((section) => (section.hidden ? [section.key] : [])))
  return resumeTexts(draft).filter(({ field }) => field !== 'title' && !isHidden(draft, hidden, field))
}

/**
 * Reads a resume as a careful friend would: deterministic, in the order of the page. It makes no promise about
 * employers. `now` is the present month, `YYYY-MM`.
 */
export function checkQuality(draft: ResumeDraft, now: string): Finding[] {
  const inTexts = resumeTexts(draft).flatMap(({ field, tab, text }) =>
    textFindings(text).map((remark) => ({ ...remark, field, tab })),
  )
  const inSummary = summaryFindings(draft.summary, wordingOf(draft)).map((remark): Finding => ({
    ...remark,
    field: 'summary',
    tab: 'personal',
  }))
  return [
    ...personalFindings(draft),
    ...inSummary,
    ...sectionFindings(draft),
    ...requiredFindings(draft),
    ...jobFindings(draft, now),
    ...inTexts,
  ]
}
