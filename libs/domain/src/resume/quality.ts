import type { ResumeList } from './constants'
import { emailLink, printableLink } from './links'
import { bulletFindings, summaryFindings, textFindings } from './quality.text'
import type { ResumeDraft } from './resume.schema'

/** Which tab of the editor holds a field. */
export type ResumeTab =
  'personal' | 'experience' | 'education' | 'skills' | 'projects' | 'certificates' | 'languages'

/** `missing` and `problem` are facts, `suggestion` is advice, `question` asks for what only the person knows. */
export type FindingKind = 'missing' | 'problem' | 'suggestion' | 'question'

/** One remark: what was found, quoted, and the field it is about (`workExperience.0.description.2`). */
export interface Finding {
  rule: string
  kind: FindingKind
  message: string
  quote: string
  field: string
  tab: ResumeTab
}

export type Remark = Omit<Finding, 'field' | 'tab'>

const TAB_OF: Record<ResumeList, ResumeTab> = {
  workExperience: 'experience',
  education: 'education',
  skills: 'skills',
  projects: 'projects',
  certifications: 'certificates',
  languages: 'languages',
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

function jobFindings(draft: ResumeDraft, now: string): Finding[] {
  return draft.workExperience.flatMap((job, index) => {
    const at = (field: string, remark: Remark): Finding => ({
      ...remark,
      field: `workExperience.${index}.${field}`,
      tab: 'experience',
    })
    const bullets = job.description.flatMap((text, bullet) =>
      bulletFindings(text).map((remark) => at(`description.${bullet}`, remark)),
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
    ...walk(draft.summary, 'summary', 'personal'),
    ...(Object.keys(TAB_OF) as ResumeList[]).flatMap((list) => walk(draft[list], list, TAB_OF[list])),
  ]
}

/**
 * Reads a resume as a careful friend would: deterministic, in the order of the page. It makes no promise about
 * employers. `now` is the present month, `YYYY-MM`.
 */
export function checkQuality(draft: ResumeDraft, now: string): Finding[] {
  const inTexts = resumeTexts(draft).flatMap(({ field, tab, text }) =>
    textFindings(text).map((remark) => ({ ...remark, field, tab })),
  )
  const inSummary = summaryFindings(draft.summary).map((remark): Finding => ({
    ...remark,
    field: 'summary',
    tab: 'personal',
  }))
  return [
    ...personalFindings(draft),
    ...inSummary,
    ...requiredFindings(draft),
    ...jobFindings(draft, now),
    ...inTexts,
  ]
}
