import type { Face, ResumeLanguage } from '@tryka/domain'
import type { Stack } from '../templates/templates'
import { stackOf } from './fonts'

const FACE_FAMILY: Record<Face, string> = {
  sans: 'Hanken Grotesk',
  serif: 'Source Serif 4',
  humanist: 'Source Sans 3',
  slab: 'Bitter',
}
const STACK_FAMILIES: Record<Stack, readonly string[]> = {
  name: ['Anek Latin Wide', 'Hanken Grotesk'],
  head: ['Anek Latin Semi', 'Hanken Grotesk'],
  serif: ['Source Serif 4'],
  mono: ['Geist Mono'],
}

/** The families of a document in the order in which they are tried: of its text, and of whatever its template names. */
export const stacksFor = (
  language: ResumeLanguage,
  face: Face,
  named: readonly Stack[],
): { name: Stack | 'body'; families: string[] }[] => [
  ...named.map((name) => ({ name, families: stackOf(language, STACK_FAMILIES[name]) })),
  { name: 'body', families: stackOf(language, [FACE_FAMILY[face]]) },
]
