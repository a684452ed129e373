import { PROFICIENCIES, type Proficiency, type ResumeLanguage } from '@tryka/domain'
import { WORD_KEYS, WORD_TABLE } from './words.table'

type Heading = Exclude<(typeof WORD_KEYS)[number], Proficiency>

/** The words of the document that the person did not write, in the language of the resume. */
export type Words = Record<Heading, string> & { levels: Record<Proficiency, string> }

/** The words for a language. */
export function wordsFor(language: ResumeLanguage): Words {
  const row = WORD_TABLE[language].split('|')
  const word = (key: (typeof WORD_KEYS)[number]): string => row[WORD_KEYS.indexOf(key)] ?? ''
  const pairs = <K extends (typeof WORD_KEYS)[number]>(keys: readonly K[]) =>
    Object.fromEntries(keys.map((key) => [key, word(key)])) as Record<K, string>
  const levels = new Set<string>(PROFICIENCIES)
  const headings = WORD_KEYS.filter((key): key is Heading => !levels.has(key))
  return { ...pairs(headings), levels: pairs(PROFICIENCIES) }
}
