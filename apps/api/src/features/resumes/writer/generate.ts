import { RESUME_LIMITS as MAX, type GenerateContentRequest, type GeneratedResume } from '@tryka/domain'
import { parseExperience, type ToldJob } from './experience'
import { findRole } from './find-role'
import { improveText } from './improve'
import type { RoleKnowledge } from './knowledge'
import { englishOnly, foreignLanguage } from './language'
import { piecesOf } from '../../../services/model/sentences'
import { categoryOf, technologiesIn } from '../../../services/model/technologies'

export interface Generated {
  resumeData: GeneratedResume
  questions: string[]
  notice?: string
}

const MOST_DEEDS = 3
const MOST_QUESTIONS = 12

/** Skills as typed: a list, or text with commas, semicolons or lines. Order kept, repeats and whole paragraphs dropped. */
export function skillList(skills: GenerateContentRequest['skills']): string[] {
  const items = typeof skills === 'string' ? skills.split(/[,;\n•]+/) : (skills ?? [])
  const seen = new Set<string>()
  return items
    .map((item) => item.trim())
    .filter((item) => item && item.length <= MAX.line)
    .filter((item) => !seen.has(item.toLowerCase()) && seen.add(item.toLowerCase()))
}

function skillGroups(skills: string[]): NonNullable<GeneratedResume['skills']> {
  const groups = new Map<string, string[]>()
  for (const skill of skills) {
    const category = categoryOf(skill) ?? 'Skills'
    groups.set(category, [...(groups.get(category) ?? []), skill])
  }
  return [...groups].map(([category, items]) => ({ category, items: items.slice(0, MAX.entries) }))
}

const joined = (items: string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

const YEARS = /\b(\d{1,2}\+?)\s*(?:years|yrs)\b/i

/** How long and with what, in the person's own words; a frame with visible blanks when they told neither. */
function summaryOf(request: GenerateContentRequest, skills: string[]): string {
  const title = request.jobTitle.trim()
  const years = YEARS.exec(request.experience ?? '')?.[1]
  if (!years && !skills.length)
    return `${title} with [how many?] years of experience. Works with [which skills?].`
  return [
    years ? `${title} with ${years} years of experience.` : `${title}.`,
    skills.length ? `Works with ${joined(skills.slice(0, 5))}.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** The jobs that were told, and nothing that was not. */
const workOf = (jobs: readonly ToldJob[]) =>
  jobs.slice(0, MAX.entries).map(({ entry, years }) => ({
    ...entry,
    description: entry.description
      .flatMap((line) => piecesOf(line === years ? line : improveText(line).improvedContent, MAX.bullet))
      .slice(0, MAX.bullets),
  }))

const jobName = ({ jobTitle, company }: ToldJob['entry']): string =>
  [jobTitle, company].filter(Boolean).join(' at ')

/** A resume states months; what was told in years is asked for, and stands in the first point meanwhile. */
const askForMonths = (jobs: readonly ToldJob[]): string[] =>
  jobs
    .filter(({ years }) => years)
    .slice(0, 2)
    .map(
      ({ entry, years }) =>
        `In which months did “${jobName(entry)}” start and end? Dates here are months, so “${years}” is kept as its first point until you set them.`,
    )

/** What people in the role often do: asked, because only the person knows whether it is true of them. */
const askForDeeds = (role: RoleKnowledge | undefined): string[] =>
  (role?.tasks ?? [])
    .slice(0, MOST_DEEDS)
    .map((task) => `Is this true of you? Then write it with your own facts: “${task}”.`)

function questionsFor(
  request: GenerateContentRequest,
  jobs: readonly ToldJob[],
  role: RoleKnowledge | undefined,
  skills: string[],
): string[] {
  const title = request.jobTitle.trim()
  const known = `${skills.join(' ')} ${request.experience ?? ''}`
  const mine = new Set(technologiesIn(known).map(({ name }) => name))
  const asked = technologiesIn(request.jobDescription ?? '').filter(({ name }) => !mine.has(name))
  return [
    ...askForMonths(jobs),
    ...(jobs.some(({ entry }) => entry.company) ? [] : ['Where did you work, and from when to when?']),
    ...(YEARS.test(known) ? [] : [`How many years have you worked as ${title}?`]),
    ...(role ? [] : [`We do not know the title “${title}” yet. What does a good week in it look like?`]),
    ...asked.slice(0, 3).map(({ name }) => `The posting asks for ${name}. If you have used it, say where.`),
    ...(role && skills.length < 4
      ? [`Which of these do you know: ${role.skillGroups.join(', ').toLowerCase()}?`]
      : []),
    ...askForDeeds(role),
    'What did you study, and where?',
    'Which result are you proud of, and how could a reader check it?',
  ].slice(0, MOST_QUESTIONS)
}

/**
 * Drafts a resume from what the person said, and only from that: what is missing becomes a question, among them what
 * people in the role often do. English is all that its rules know.
 */
export function generateResume(request: GenerateContentRequest): Generated {
  const role = findRole(request.jobTitle)
  const skills = skillList(request.skills)
  const personal = Object.entries(request.personalInfo ?? {}).filter(([, value]) => value?.trim())
  const jobs = parseExperience(request.experience ?? '')
  const language = foreignLanguage(request.experience ?? '')
  const summary = language ? '' : summaryOf(request, skills)
  return {
    resumeData: {
      ...(personal.length ? { personalInfo: Object.fromEntries(personal) } : {}),
      ...(summary ? { summary } : {}),
      ...(jobs.length ? { workExperience: workOf(jobs) } : {}),
      ...(skills.length ? { skills: skillGroups(skills) } : {}),
    },
    questions: questionsFor(request, jobs, role, skills),
    ...(language ? { notice: englishOnly(language) } : {}),
  }
}
