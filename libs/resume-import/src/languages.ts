import { proficiencyOf, RESUME_LIMITS as MAX, type NewId, type ResumeDraft } from '@tryka/domain'
import { flat } from './points'
import type { Tracker } from './tracker'
import type { SourceLine } from './types'

/** Levels in the other languages of the headings. */
const WORDS: [RegExp, ResumeDraft['languages'][number]['proficiency']][] = [
  [/muttersprache|maternelle|materna|nativ|madrelingua|moedertaal/i, 'native'],
  [/fließend|courant|fluido|fluente|vloeiend|bilingüe|bilingue/i, 'fluent'],
  [/verhandlungssicher|sehr gut|avancé|avanzado|avanzato|avançado|gevorderd/i, 'proficient'],
  [/gute?\b|intermédiaire|intermedio/i, 'intermediate'],
  [/grundkenntnisse|notions|débutant|básico|base\b|basis/i, 'basic'],
]

/** The level that a text is of, in any of those languages. */
const levelOf = (text: string) =>
  proficiencyOf(text) || WORDS.find(([pattern]) => pattern.test(text))?.[1] || ''

/** "French native" says two things. */
function named(text: string): string {
  const [, name, level] = /^(\p{Lu}\p{L}+)\s+(\p{L}[\p{L} ]+)$/u.exec(text) ?? []
  return name && level && levelOf(level) && !levelOf(name) ? `${name}: ${level}` : text
}

/** Languages with their levels, one a line or in a list. */
export function readLanguages(
  lines: readonly SourceLine[],
  from: number,
  tracker: Tracker,
  newId: NewId,
): ResumeDraft['languages'] {
  const found = lines.flatMap((line) =>
    flat(line)
      .split(/\s*(?:[,;|·]|\s[•/])\s*(?![^(]*\))/u)
      .map((text) => ({ text: named(text.trim()), line }))
      .filter(({ text }) => text),
  )
  const joined: typeof found = []
  for (const one of found) {
    const last = joined.at(-1)
    const level =
      proficiencyOf(one.text) !== '' ||
      WORDS.some(([pattern]) => pattern.test(one.text)) ||
      /^[(]?[ABC][12]\b/.test(one.text)
    // "English , Native" stood in two columns: the level belongs to the name before it.
    if (
      last &&
      level &&
      !/[(:–—]|\s-\s/.test(one.text) &&
      one.text.split(' ').length <= 2 &&
      !/[(:]/.test(last.text)
    )
      last.text += `: ${one.text}`
    else joined.push({ ...one })
  }
  return joined.slice(0, MAX.entries - from).map(({ text, line }, index) => {
    const path = `languages.${from + index}`
    const [, name = text, level = ''] = /^(.+?)\s*(?:[:–—]|\s-\s|\()\s*(.+?)\)?$/u.exec(text) ?? []
    const known = proficiencyOf(level) || WORDS.find(([pattern]) => pattern.test(level))?.[1] || ''
    if (level && known) tracker.take(`${path}.proficiency`, known, line)
    if (level && level.toLowerCase() !== known)
      tracker.doubt(
        `${path}.proficiency`,
        known ? `Written as “${level}”.` : `No level here is called “${level}”.`,
      )
    return {
      id: newId(),
      name: tracker.take(`${path}.name`, level && !known ? `${name} (${level})` : name, line),
      proficiency: known,
    }
  })
}
