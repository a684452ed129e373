import type { CodeCase } from '../../../tasks/code'
import { template } from '../../../tasks/template'

/** How a name is marked in a path: it ends with a sign of its own, or where the next part begins. */
export const STYLES = [
  { open: ':', close: '', between: '/' },
  { open: '~', close: '', between: '.' },
  { open: '@', close: '', between: '/' },
  { open: '{', close: '}', between: '/' },
  { open: '[', close: ']', between: '/' },
  { open: '<', close: '>', between: ' ' },
  { open: '{', close: '}', between: ' ' },
] as const
const NAMES = ['Params', 'Names', 'Slots', 'Fields', 'Blanks'] as const
const WORDS = ['user', 'order', 'team', 'page', 'room', 'year'] as const
const FIXED = ['list', 'edit', 'view', 'about', 'notes'] as const

export interface Drawn {
  style: number
  Name: string
  words: readonly string[]
  fixed: readonly string[]
}
const styleOf = ({ style }: Drawn) => STYLES[style] ?? STYLES[0]

function casesOf(p: Drawn): CodeCase[] {
  const { open, close, between } = styleOf(p)
  const [a = '', b = '', c = ''] = p.words
  const [x = '', y = ''] = p.fixed
  const slot = (word: string) => `${open}${word}${close}`
  const typed = (name: string, parts: readonly string[], found: readonly string[]): CodeCase => {
    const names = found.map((one) => `'${one}'`).join(' | ') || 'never'
    const path = parts.join(between)
    return {
      name,
      shown: `${p.Name}<'${path}'>\nis ${names}`,
      uses: `{ type Same9<A, B> = (<G>() => G extends A ? 1 : 2) extends (<G>() => G extends B ? 1 : 2) ? true : false; const same: Same9<${p.Name}<'${path}'>, ${names}> = true }`,
      errors: [],
    }
  }
  return [
    typed('one at the end', [x, slot(a)], [a]),
    typed('two', [x, slot(a), y, slot(b)], [a, b]),
    typed('none', [x, y], []),
    typed('one at the beginning', [slot(b), x], [b]),
    typed('three in a row', [slot(a), slot(b), slot(c)], [a, b, c]),
    typed('one between', [x, slot(c), y], [c]),
    typed('nothing at all', [], []),
  ]
}

export default template({
  id: 'typescript/types/names-in-a-path',
  revision: 1,
  kind: 'code-ts',
  topic: 'types',
  grade: 5,
  seconds: 480,
  lang: 'typescript',
  status: 'active',
  idea: 'A template literal type with infer takes a text apart, and a type that uses itself goes through all of it.',
  params: (rng): Drawn => ({
    style: rng.int(0, STYLES.length - 1),
    Name: rng.pick(NAMES),
    words: rng.sample(WORDS, 3),
    fixed: rng.sample(FIXED, 2),
  }),
  ask: (p) => {
    const { open, close, between } = styleOf(p)
    const parts = between === ' ' ? 'single spaces' : `\`${between}\``
    return {
      stem: `In a text the parts stand with ${parts} between them. A part is either fixed, made of letters alone, or a name marked as \`${open}name${close}\`. Write a type \`${p.Name}<Text extends string>\` that is the union of all marked names in a text literal, without their marks, or \`never\` where there is none.`,
      answerHint: `TypeScript that declares the type ${p.Name}; helper types are fine. It must compile under strict.`,
      starter: `type ${p.Name}<Text extends string> = string\n`,
      cases: casesOf(p).slice(0, 2),
    }
  },
  key: (p) => ({ kind: 'code-ts', cases: casesOf(p).slice(2) }),
  why: () =>
    'Each step splits off the first name, or the first part, by `infer`, joins what it finds with what the same type finds in the rest, and ends with never, which adds nothing to a union.',
  source: [
    'TypeScript Handbook, Template Literal Types',
    'TypeScript Handbook, Conditional Types, Inferring Within Conditional Types',
  ],
})
