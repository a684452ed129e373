import {
  blanksIn,
  formatPeriod,
  mergeGenerated,
  RESUME_LISTS,
  type GeneratedContent,
  type GeneratedResume,
  type NewId,
  type PersonalInfo,
  type ResumeDraft,
  type ResumeList,
} from '@tryka/domain'

/** One thing that the generator proposes. */
export interface Proposal {
  id: string
  /** Where it would go: "Summary", "Experience: Data engineer". */
  label: string
  before: string
  after: string
  /** `fill` and `append` take nothing away; `replace` is never taken without a yes. */
  kind: 'fill' | 'append' | 'replace'
  /** Facts in it that are not in the person's own words. */
  unsupported: string[]
  part: GeneratedResume
}

const SECTION: Record<ResumeList, string> = {
  workExperience: 'Experience',
  education: 'Education',
  skills: 'Skills',
  projects: 'Project',
  certifications: 'Certificate',
  languages: 'Language',
  volunteer: 'Volunteering',
  awards: 'Award',
  publications: 'Publication',
  interests: 'Interest',
  references: 'Reference',
}

const PERSONAL: Record<keyof PersonalInfo, string> = {
  fullName: 'Full name',
  email: 'Email',
  phone: 'Phone',
  location: 'Location',
  linkedIn: 'LinkedIn',
  github: 'GitHub',
  portfolio: 'Portfolio',
}

const lines = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join('\n')

/** An entry in words, for reading before it is taken. */
const inWords: { [L in ResumeList]: (entry: NonNullable<GeneratedResume[L]>[number]) => string } = {
  workExperience: (job) =>
    lines(
      [job.jobTitle, job.company, job.location].filter(Boolean).join(', '),
      formatPeriod(job),
      ...job.description.map((point) => `• ${point}`),
    ),
  education: (one) =>
    lines(one.degree, [one.institution, one.location].filter(Boolean).join(', '), one.graduationDate),
  skills: (group) => `${group.category}: ${group.items.join(', ')}`,
  projects: (one) => lines(one.name, one.description, one.technologies.join(', ')),
  certifications: (one) => [one.name, one.issuer, one.date].filter(Boolean).join(', '),
  languages: (one) => [one.name, one.proficiency].filter(Boolean).join(', '),
  volunteer: (one) =>
    lines(
      [one.role, one.organization, one.location].filter(Boolean).join(', '),
      formatPeriod(one),
      ...one.description.map((point) => `• ${point}`),
    ),
  awards: (one) => lines([one.title, one.awarder, one.date].filter(Boolean).join(', '), one.summary),
  publications: (one) => lines(one.name, [one.authors, one.publisher, one.date].filter(Boolean).join(', ')),
  interests: (one) => [one.name, ...one.keywords].filter(Boolean).join(', '),
  references: (one) => lines([one.name, one.position].filter(Boolean).join(', '), one.reference),
}

const entryProposals = (
  list: ResumeList,
  generated: GeneratedResume,
): Omit<Proposal, 'before' | 'unsupported'>[] => {
  // The table above is keyed by list, so entry and writer belong together.
  const write = inWords[list] as (entry: object) => string
  return (generated[list] ?? []).map((entry, index) => ({
    id: `${list}.${index}`,
    label: SECTION[list],
    after: write(entry),
    kind: 'append',
    part: { [list]: [entry] },
  }))
}

const unsupportedIn = (text: string, facts: readonly string[]): string[] =>
  facts.filter((fact) => text.toLowerCase().includes(fact.toLowerCase()))

function summaryProposal(draft: ResumeDraft, summary: string | undefined) {
  if (!summary?.trim() || summary.trim() === draft.summary.trim()) return []
  const kind = draft.summary.trim() ? ('replace' as const) : ('fill' as const)
  return [{ id: 'summary', label: 'Summary', before: draft.summary, after: summary, kind, part: { summary } }]
}

function personalProposals(draft: ResumeDraft, info: GeneratedResume['personalInfo']) {
  return (Object.keys(PERSONAL) as (keyof PersonalInfo)[])
    .filter((field) => info?.[field]?.trim() && info[field]?.trim() !== draft.personalInfo[field].trim())
    .filter((field) => !draft.personalInfo[field].trim())
    .map((field) => ({
      id: `personalInfo.${field}`,
      label: PERSONAL[field],
      before: '',
      after: info?.[field] ?? '',
      kind: 'fill' as const,
      part: { personalInfo: { [field]: info?.[field] ?? '' } },
    }))
}

const anyId: NewId = () => 'proposal'

/** What a generated resume would add to a draft, piece by piece; what is there already is not proposed again. */
export function proposalsOf(draft: ResumeDraft, { resumeData, unsupported }: GeneratedContent): Proposal[] {
  const all = [
    ...personalProposals(draft, resumeData.personalInfo),
    ...summaryProposal(draft, resumeData.summary),
    ...RESUME_LISTS.flatMap((list) => entryProposals(list, resumeData)).map((entry) => ({
      ...entry,
      before: '',
    })),
  ]
  return all
    .filter(({ kind, part }) => {
      const merged = mergeGenerated(draft, part, anyId)
      return kind === 'replace' || JSON.stringify(merged) !== JSON.stringify(draft)
    })
    .map((proposal) => ({ ...proposal, unsupported: unsupportedIn(proposal.after, unsupported) }))
}

/** Filling and adding is the default; replacing, unproven facts and open blanks wait for a yes. */
export const acceptedAtFirst = ({ kind, unsupported, after }: Proposal): boolean =>
  kind !== 'replace' && unsupported.length === 0 && blanksIn(after).length === 0

/** The draft with the accepted proposals, as one change. */
export function applyProposals(draft: ResumeDraft, accepted: readonly Proposal[], newId: NewId): ResumeDraft {
  return accepted.reduce(
    (result, { kind, part }) =>
      kind === 'replace' ? ({ ...result, ...part } as ResumeDraft) : mergeGenerated(result, part, newId),
    draft,
  )
}
