import { MATCH_EVIDENCE, MATCH_RULES } from '../hiring/match/match-core'
import { findSkill } from '../hiring/skills/catalog'
import { printedTexts } from '../resumes/quality'
import type { ResumeTab } from '../resumes/quality.types'
import type { ResumeDraft } from '../resumes/resume.schema'
import { catalogSkillsIn } from './catalog-words'
import type { PostingTerm } from './posting-terms'
import { isUnspaced, standsIn } from './words'
import { monthsOf } from './years'

/** Where a term stands in a resume. */
export interface TermPlace {
  /** Such as `workExperience.0.description.2`. */
  field: string
  tab: ResumeTab
  quote: string
  /** Whether it is shown in what somebody did or earned, not only named in a list. */
  shown: boolean
}

export interface TailoredTerm extends PostingTerm {
  /** Shown before named, each in the order of the page; empty where it is missing. */
  found: TermPlace[]
  /** What would count for one that is missing. It never says that the person has it. */
  advice: string | null
  /** Months of the jobs that name it, where the posting asks for years. */
  months?: number
}

export interface Tailored {
  terms: TailoredTerm[]
  must: { found: number; all: number }
  nice: { found: number; all: number }
  /** 0 to 10000, weighed as the match weighs skills: a must-have three times, what is only named less than what is shown. */
  covered: number
}

/** Names in a list: a claim, as a skill of a profile without a proof is one. */
const IS_LIST = /^(?:skills\.\d+\.(?:items\.\d+|category)|projects\.\d+\.technologies\.\d+|summary$)/
/** Printed nowhere, or how to reach somebody. */
const IS_ASIDE = /^(?:title$|personalInfo\.(?!location))/

/** "Registered Nurse (RN) license" by its words, or by the letters in brackets as they are written. */
function isNamed(term: string, text: string): boolean {
  const skill = findSkill(term)
  if (skill && catalogSkillsIn(text, { trusting: true }).some(({ name }) => name === skill.name)) return true
  if (skill) return skill.name.length > 2 && text.trim().toLowerCase() === skill.name.toLowerCase()
  const letters = /\(([\p{Lu}\p{N}]{2,8})\)/u.exec(term)?.[1]
  if (letters && new RegExp(`(?<![\\p{L}\\p{N}])${letters}(?![\\p{L}\\p{N}])`, 'u').test(text)) return true
  return standsIn(term.replace(/\([^()]*\)/g, ' '), text)
}

/** An item of a list is the name itself, in any letter case. */
const isItem = (term: string, text: string): boolean => {
  const skill = findSkill(term)
  return skill !== undefined && findSkill(text)?.name === skill.name
}

const HELD =
  /licen[cs]e|certificat|certified|registration|registered|accredit|\bdegree\b|diploma|bachelor|master|\bph\.?d|\bjd\b|admission|zertifikat|diplôme/i
const SPOKEN =
  /^(?:(?:fluent|native|spoken|written|business|conversational)\s+)?(?:english|german|french|spanish|italian|portuguese|dutch|polish|arabic|hindi|mandarin|chinese|japanese|korean|deutsch|englisch|français|anglais|inglés|español)\b/i

/** What would count, for the person to judge: nothing is said to be theirs. */
function adviceOn(term: string): string {
  if (SPOKEN.test(term)) return 'Only if you speak it: add it under Languages with how well.'
  if (HELD.test(term) && !findSkill(term))
    return 'Only if you hold it: add it under Certificates or Education with who gave it.'
  if (isUnspaced(term)) return 'Only if you have it: say where you used it, in the words of the posting.'
  return 'Only if you have it: a point of a job or a project that shows it counts most, its name under Skills counts less.'
}

/** The jobs in which something was found. */
const jobsIn = (found: readonly TermPlace[]): number[] => [
  ...new Set(found.flatMap(({ field }) => /^workExperience\.(\d+)/.exec(field)?.[1] ?? []).map(Number)),
]

/**
 * Compares a resume with what a posting asks for. A term counts once however often it stands there: repeating words
 * changes nothing. It is a comparison of words, not a judgement of the person. `now` is the present month, which ends the
 * jobs that go on.
 */
export function tailorTo(draft: ResumeDraft, terms: readonly PostingTerm[], now = ''): Tailored {
  const texts = printedTexts(draft).filter(({ field }) => !IS_ASIDE.test(field))
  const all = terms.map((term): TailoredTerm => {
    const places = texts
      .filter(({ text }) => isItem(term.term, text) || isNamed(term.term, text))
      .map(({ field, tab, text }) => ({ field, tab, quote: text.trim(), shown: !IS_LIST.test(field) }))
    const found = [...places.filter(({ shown }) => shown), ...places.filter(({ shown }) => !shown)]
    const months = term.years === undefined ? {} : { months: monthsOf(draft, jobsIn(found), now) }
    return { ...term, ...months, found, advice: found.length ? null : adviceOn(term.term) }
  })
  const count = (need: PostingTerm['need']) => {
    const of = all.filter((term) => term.need === need)
    return { found: of.filter(({ found }) => found.length).length, all: of.length }
  }
  let sum = 0
  let weight = 0
  for (const { need, found } of all) {
    const credit = !found.length ? 0 : found[0]?.shown ? MATCH_RULES.whole : MATCH_EVIDENCE.self
    sum += MATCH_RULES[need] * credit
    weight += MATCH_RULES[need]
  }
  return {
    terms: all,
    must: count('must'),
    nice: count('nice'),
    covered: weight ? Math.floor(sum / weight) : 0,
  }
}
