import { SKILL_CATALOG, type CatalogSkill } from '../hiring/skills/catalog'

/** Names that are words of everyday writing, too: they count as a skill only where nothing else can be meant. */
const EVERYDAY = new Set(
  'go|r|move|rust|foundry|forge|substrate|spark|torch|transformers|node|react|airflow|evals|statistics|ir|rl|ts|js|ml|cosmos'.split(
    '|',
  ),
)

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
const EDGE = '[\\p{L}\\p{N}+#_]'
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

interface Spelling {
  skill: CatalogSkill
  everyday: boolean
  pattern: RegExp
}

let made: readonly Spelling[] | undefined
/** Made when they are first asked for: most that load this file never do. */
const spellings = (): readonly Spelling[] =>
  (made ??= SKILL_CATALOG.flatMap((skill) =>
    [skill.name, ...skill.aliases].map((spelling) => {
      const everyday = EVERYDAY.has(spelling.toLowerCase())
      const written = escaped(everyday ? capital(spelling) : spelling).replaceAll(' ', '[\\s-]+')
      return {
        skill,
        everyday,
        pattern: new RegExp(`(?<!${EDGE})${written}(?!${EDGE})`, everyday ? 'gu' : 'giu'),
      }
    }),
  ))

/** "Go" that opens a sentence may be the verb. */
const opensSentence = (text: string, at: number): boolean =>
  /(?:^|[.!?:]\s+|\n\s*(?:[-•*]\s*)?)$/.test(text.slice(0, at))

/** What stands alone between the commas of a list. */
const isAlone = (text: string, at: number, length: number): boolean =>
  /(?:^|[,;/|(\n•]|\b(?:and|or))\s*$/.test(text.slice(0, at)) &&
  /^\s*(?:$|[,;/|)\n.]|(?:and|or)\b)/.test(text.slice(at + length))

/**
 * The skills of the catalogue that a text names, in the order of the text, each once. `trusting` is for a text that is
 * searched for one skill and has it by a word of everyday writing.
 */
export function catalogSkillsIn(text: string, { trusting = false } = {}): CatalogSkill[] {
  const found: { skill: CatalogSkill; at: number }[] = []
  for (const { skill, everyday, pattern } of spellings())
    for (const match of text.matchAll(pattern)) {
      const sure = !everyday || trusting
      if (sure || isAlone(text, match.index, match[0].length) || !opensSentence(text, match.index)) {
        found.push({ skill, at: match.index })
        break
      }
    }
  found.sort((a, b) => a.at - b.at)
  return [...new Set(found.map(({ skill }) => skill))]
}
