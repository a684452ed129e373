import { z } from 'zod'
import { SKILL_LEVEL_NAMES, type CreateProfile, type SkillLevel } from '@tryka/domain'

type Claims = NonNullable<CreateProfile['skills']>

/** One line a skill, with its level once it was said: text, so that it is kept with what else was typed. */
export const NO_SKILLS = { lines: '' }

export const linesOf = (text: string): [skill: string, level: string][] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const at = line.lastIndexOf('=')
      return [line.slice(0, at), line.slice(at + 1)]
    })

/** The text with a skill at a level; without a level given it is gone. */
export const withSkill = (text: string, skill: string, level?: string): string => {
  const lines = linesOf(text)
  const next: [string, string][] =
    level === undefined
      ? lines.filter(([name]) => name !== skill)
      : lines.some(([name]) => name === skill)
        ? lines.map(([name, known]) => [name, name === skill ? level : known])
        : [...lines, [skill, level]]
  return next.map(([name, known]) => `${name}=${known}`).join('\n')
}

const isLevel = (level: string): boolean => Number(level) in SKILL_LEVEL_NAMES

export const skillsSchema = z.object({
  lines: z.string().transform((text, context): Claims => {
    const open = linesOf(text).find(([, level]) => !isLevel(level))
    if (open) context.addIssue({ code: 'custom', message: `Say how well you know ${open[0]}.` })
    return linesOf(text).map(([skill, level]) => ({ skill, level: Number(level) as SkillLevel }))
  }),
})

/** Every claim once; what was said last holds. */
export const joinedSkills = (...lists: readonly (Claims | undefined)[]): Pick<CreateProfile, 'skills'> => {
  const skills = [
    ...new Map(lists.flatMap((list) => list ?? []).map((claim) => [claim.skill, claim])).values(),
  ]
  return skills.length ? { skills } : {}
}
