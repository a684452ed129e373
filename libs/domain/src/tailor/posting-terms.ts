import { findSkill } from '../hiring/skills/catalog'
import type { SkillLevel } from '../skills/levels'
import { TAILOR_LIMITS } from '../resumes/constants'
import { catalogSkillsIn } from './catalog-words'
import { phrasesOf } from './phrases'
import { linesOf, type PostingLine } from './sections'
import { stemsOf } from './words'
import { yearsAsked } from './years'

export type Need = 'must' | 'nice'

/** One thing that a posting asks for. */
export interface PostingTerm {
  /** The name in the catalogue, else the words of the posting. */
  term: string
  need: Need
  /** Years of it, where the posting says how many. */
  years?: number | undefined
  /** How well, where a posting of ours says it. */
  level?: SkillLevel | undefined
}

/** The terms of a posting of ours: what its company listed, and nothing read out of its text. */
export const termsOfSkills = (
  skills: readonly { skill: string; level: SkillLevel; importance: Need }[],
): PostingTerm[] => skills.map(({ skill, level, importance }) => ({ term: skill, need: importance, level }))

const keyOf = (term: string): string => findSkill(term)?.name ?? stemsOf(term).sort().join(' ')

function termsOfLine(line: PostingLine, isSectioned: boolean): PostingTerm[] {
  const { part, text } = line
  if (part === 'aside') return []
  const skills = catalogSkillsIn(text)
  const asked = yearsAsked(text)
  const years = asked === undefined ? {} : { years: asked }
  if (part === 'must' || part === 'nice') {
    const named = skills.map(({ name }) => ({ term: name, need: part, ...years }))
    const others = phrasesOf(text).filter((phrase) => !catalogSkillsIn(phrase, { trusting: true }).length)
    return [...named, ...others.map((term) => ({ term, need: part, ...years }))]
  }
  // A skill that only the duties name is asked for less plainly than one among the requirements.
  return skills.map(({ name }) => ({ term: name, need: isSectioned ? 'nice' : 'must', ...years }))
}

/**
 * What a pasted posting asks for: the skills of the catalogue by any of their names, and what else its lines of
 * requirements name, so that a posting for a nurse or a cook is read like one for an engineer. A thing that is asked for
 * twice counts once, as the stronger of the two. The same text gives the same list.
 */
export function termsOfText(posting: string): PostingTerm[] {
  const lines = linesOf(posting.slice(0, TAILOR_LIMITS.posting))
  const isSectioned = lines.some(({ part }) => part === 'must')
  const found = new Map<string, PostingTerm>()
  for (const line of lines)
    for (const term of termsOfLine(line, isSectioned)) {
      const key = keyOf(term.term)
      const before = found.get(key)
      if (!before) found.set(key, term)
      else if (term.need === 'must') found.set(key, { ...before, need: 'must' })
    }
  const all = [...found.values()]
  return [...all.filter(({ need }) => need === 'must'), ...all.filter(({ need }) => need === 'nice')].slice(
    0,
    TAILOR_LIMITS.terms,
  )
}
