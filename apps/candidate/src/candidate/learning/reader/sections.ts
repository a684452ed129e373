import type { ModuleBlock, ModuleCheck } from '@tryka/domain'

/** What the heading of a section is called in the page. */
export const sectionId = (title: string): string =>
  `part-${title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`

/** What a check is called in the page, in its place or at the end. */
export const checkId = (name: string, isEnd = false): string => `${isEnd ? 'last' : 'check'}-${name}`

/** Where checks that were wrong twice are asked once more. */
export const LAST_SECTION = 'Once more'

export interface Section {
  title: string
  /** Names of the checks that stand in it. */
  checks: string[]
}

/** Sections in the order of the text, each with its checks. */
export function sectionsOf(blocks: readonly ModuleBlock[]): Section[] {
  const sections: Section[] = []
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === 2) sections.push({ title: block.text, checks: [] })
    if (block.kind === 'check') sections.at(-1)?.checks.push(block.name)
  }
  return sections
}

/** Where somebody stands in a section; one that asks nothing cannot be done. */
export function standOf({ checks }: Section, all: readonly ModuleCheck[]): 'not-asked' | 'open' | 'done' {
  if (checks.length === 0) return 'not-asked'
  return checks.every((name) => all.find((check) => check.name === name)?.state === 'right') ? 'done' : 'open'
}
