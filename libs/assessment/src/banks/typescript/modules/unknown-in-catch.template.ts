import { template } from '../../../tasks/template'
import { letterOf, LETTERS_HINT, lettersKey } from './answers'
import { mixed } from '../../draws'

export interface Line {
  text(name: string): string
  isFine: boolean
}
const fine = (text: Line['text']): Line => ({ text, isFine: true })
const refused = (text: Line['text']): Line => ({ text, isFine: false })

const LINES: readonly Line[] = [
  fine((e) => `if (${e} instanceof Error) show(${e}.message)`),
  fine((e) => `if (typeof ${e} === 'string') show(${e}.length)`),
  fine((e) => `show(String(${e}))`),
  fine((e) => `show((${e} as Error).message)`),
  fine((e) => `show(${e} === null)`),
  fine((e) => `throw new Error('failed', { cause: ${e} })`),
  fine((e) => `throw ${e}`),
  fine((e) => `show(${e} instanceof RangeError && ${e}.name)`),
  fine((e) => `const kept: unknown = ${e}`),
  refused((e) => `show(${e}.message)`),
  refused((e) => `const why: string = ${e}`),
  refused((e) => `show(${e}?.message)`),
  refused((e) => `if (${e}) show(${e}.message)`),
  refused((e) => `if (typeof ${e} === 'object') show(${e}.message)`),
  refused((e) => `if (${e} !== undefined) report(${e})`),
  refused((e) => `report(${e})`),
  refused((e) => `if (!(${e} instanceof Error)) show(${e}.message)`),
  refused((e) => `if (typeof ${e} !== 'string') show(${e}.name)`),
]

export default template({
  id: 'typescript/modules/unknown-in-catch',
  revision: 1,
  kind: 'short',
  topic: 'modules',
  grade: 2,
  seconds: 120,
  lang: 'typescript',
  status: 'active',
  idea: 'Anything can be thrown, so under strict a caught value is unknown: it can be passed on, compared and cast, but used only after a test that narrows it.',
  params: (rng) => ({
    name: rng.pick(['error', 'e', 'thrown', 'cause']),
    lines: mixed(
      rng,
      { right: LINES.filter(({ isFine }) => !isFine), others: LINES.filter(({ isFine }) => isFine) },
      6,
      [2, 4],
    ),
  }),
  ask: ({ name, lines }) => ({
    stem: `Each of the lines A to F is put, alone, into the place of the dots. Which of them does TypeScript refuse under \`strict\`?`,
    code: [
      'declare function show(value: unknown): void',
      'declare function report(error: Error): void',
      '',
      `try { run() } catch (${name}) { ... }`,
      '',
      ...lines.map(({ text }, i) => `${letterOf(i)}  ${text(name)}`),
    ].join('\n'),
    answerHint: LETTERS_HINT,
  }),
  key: ({ lines }) => lettersKey(lines.map(({ isFine }) => !isFine)),
  why: () =>
    'useUnknownInCatchVariables is part of strict. Of unknown nothing is known: no property, no call, no other type. A test by instanceof or typeof narrows it in its own branch alone; that it is truthy, or an object, says nothing of message.',
  source: ['TypeScript, TSConfig Reference: useUnknownInCatchVariables', 'TypeScript Handbook, Narrowing'],
})
