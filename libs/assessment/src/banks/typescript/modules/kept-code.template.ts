import { template } from '../../../tasks/template'
import { mixed, placesOf } from '../../draws'
import { shownFiles } from './files'

type Line = (name: string) => string
/** Something happens while the module is evaluated. */
const KEPT: readonly Line[] = [
  (name) => `register('${name}')`,
  (name) => `export const ${name} = register('${name}')`,
  (name) => `export const ${name} = { label: register('${name}') }`,
  (name) => `export class ${name}Part { static label = register('${name}') }`,
  (name) => `const ${name} = [1].map(() => register('${name}'))`,
  (name) => `const ${name} = register('${name}') + '!'`,
  (name) => `export const ${name} = (() => register('${name}'))()`,
]
/** Something would happen only if somebody used it. */
const LEFT_OUT: readonly Line[] = [
  (name) => `export function ${name}() { return register('${name}') }`,
  (name) => `const ${name} = () => register('${name}')`,
  (name) => `export class ${name}Part { label = register('${name}') }`,
  (name) => `export const ${name} = { get label() { return register('${name}') } }`,
  (name) => `export const ${name} = { label: '${name}', size: 3 * 4 }`,
  (name) => `export class ${name}Part { constructor() { register('${name}') } }`,
  (name) => `function ${name}(label = register('${name}')) { return label }`,
]
const NAMES = ['oval', 'ring', 'star', 'cube', 'cone', 'arch', 'disc', 'grid'] as const

/** The program with one more line, in the file of which only `area` is used. */
export const filesWith = (line: string) => [
  {
    name: 'registry.ts',
    text: [
      'export const known: string[] = []',
      'export function register(name: string): string {',
      '  known.push(name)',
      '  return name',
      '}',
    ].join('\n'),
  },
  {
    name: 'shapes.ts',
    text: [
      "import { register } from './registry'",
      'export function area(side: number): number { return side * side }',
      line,
    ].join('\n'),
  },
  {
    name: 'main.ts',
    text: [
      "import { known } from './registry'",
      "import { area } from './shapes'",
      'console.log(area(3), known.join())',
    ].join('\n'),
  },
]

export default template({
  id: 'typescript/modules/kept-code',
  revision: 1,
  kind: 'multiple',
  topic: 'modules',
  grade: 3,
  seconds: 150,
  lang: 'typescript',
  status: 'active',
  idea: 'What is unused can be shaken off only if evaluating it does nothing: calls at the top, in initialisers and in static fields keep their code alive.',
  params: (rng) => {
    const names = rng.sample(NAMES, KEPT.length)
    const lines = (forms: readonly Line[]) => forms.map((line, i) => line(names[i] ?? ''))
    const right = lines(rng.shuffle(KEPT))
    return { right, lines: mixed(rng, { right, others: lines(rng.shuffle(LEFT_OUT)) }, 6, [2, 4]) }
  },
  ask: ({ lines }) => ({
    stem: 'Each of the lines below is tried alone in the place of the dots. A bundler drops unused code as long as the program prints the same. Which of the lines must it keep? Choose all.',
    code: shownFiles(filesWith('// ...')),
    options: lines,
  }),
  key: ({ right, lines }) => ({ kind: 'multiple', right: placesOf(lines, (line) => right.includes(line)) }),
  why: () =>
    'A declaration of a function, an instance field, a getter or a default value does nothing until it is called. A call that runs while the module is evaluated changes the list, whether or not its result is used.',
  source: ['ECMA-262 (2025), ClassDefinitionEvaluation', 'MDN, Tree shaking (Glossary)'],
})
