import { RESUME_LIMITS as MAX, type GenerateContentRequest, type GeneratedResume } from '@tryka/domain'
import { parseExperience } from './experience'
import { findRole } from './find-role'
import { improveText } from './improve'
import type { RoleKnowledge } from './knowledge'
import { piecesOf } from './sentences'
import { categoryOf, technologiesIn } from './technologies'

export interface Generated {
  resumeData: GeneratedResume
  questions: string[]
}

const MOST_PROMPTS = 4
const MOST_QUESTIONS = 10

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

function summaryOf(request: GenerateContentRequest, skills: string[]): string {
  const title = request.jobTitle.trim()
  const years = /\b(\d{1,2}\+?)\s*(?:years|yrs)\b/i.exec(request.experience ?? '')?.[1] ?? '[how many?]'
  const field = request.industry && request.industry !== 'other' ? request.industry : '[which field?]'
  return [
    `${title} with ${years} years of experience in ${field}.`,
    skills.length ? `Works with ${joined(skills.slice(0, 5))}.` : 'Works with [which skills?].',
    'Best known for [which result, and how do you know?].',
  ].join(' ')
}

/** Prompts of the role that the person's own sentences do not already speak of. */
const promptsFor = (role: RoleKnowledge | undefined): string[] =>
  (role?.tasks ?? ['Did [what?] for [whom?], with the result [which result?]']).slice(0, MOST_PROMPTS)

function workOf(request: GenerateContentRequest, role: RoleKnowledge | undefined) {
  const prompts = promptsFor(role)
  const entries = parseExperience(request.experience ?? '')
    .slice(0, MAX.entries)
    .map((entry) => ({
      ...entry,
      description: entry.description
        .flatMap((line) => piecesOf(improveText(line).improvedContent, MAX.bullet))
        .slice(0, MAX.bullets - prompts.length),
    }))
  const [latest, ...earlier] = entries.length
    ? entries
    : [
        {
          jobTitle: '',
          company: '',
          location: '',
          startDate: '',
          endDate: '',
          current: false,
          description: [],
        },
      ]
  return [...(latest ? [{ ...latest, description: [...latest.description, ...prompts] }] : []), ...earlier]
}

function questionsFor(
  request: GenerateContentRequest,
  role: RoleKnowledge | undefined,
  skills: string[],
): string[] {
  const known = `${skills.join(' ')} ${request.experience ?? ''}`
  const mine = new Set(technologiesIn(known).map(({ name }) => name))
  const asked = technologiesIn(request.jobDescription ?? '').filter(({ name }) => !mine.has(name))
  const entries = parseExperience(request.experience ?? '')
  return [
    ...(entries.some((entry) => entry.company) ? [] : ['Where did you work, and from when to when?']),
    ...(role
      ? []
      : [
          `We do not know the title “${request.jobTitle.trim()}” yet. What does a good week in it look like?`,
        ]),
    ...asked.slice(0, 4).map(({ name }) => `The posting asks for ${name}. If you have used it, say where.`),
    ...(role && skills.length < 4
      ? [`Which of these do you know: ${role.skillGroups.join(', ').toLowerCase()}?`]
      : []),
    'What did you study, and where?',
    'Which result are you proud of, and how could a reader check it?',
  ].slice(0, MOST_QUESTIONS)
}

/**
 * Drafts a resume from what the person said and from what their role usually involves. Facts come from the person
 * alone: what is missing stands as a blank such as `[how many?]` or becomes a question.
 */
export function generateResume(request: GenerateContentRequest): Generated {
  const role = findRole(request.jobTitle)
  const skills = skillList(request.skills)
  const personal = Object.entries(request.personalInfo ?? {}).filter(([, value]) => value?.trim())
  return {
    resumeData: {
      ...(personal.length ? { personalInfo: Object.fromEntries(personal) } : {}),
      summary: summaryOf(request, skills),
      workExperience: workOf(request, role),
      ...(skills.length ? { skills: skillGroups(skills) } : {}),
    },
    questions: questionsFor(request, role, skills),
  }
}
