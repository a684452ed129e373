import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { PRINTED_HINT, wordsKey } from './answers'
import { shownFiles } from './files'

export interface Holder {
  line: string
  read: string
  isLive: boolean
}
const copy = (line: string, read: string): Holder => ({ line, read, isLive: false })
const live = (line: string, read: string): Holder => ({ line, read, isLive: true })

/** Ways to keep hold of what another module exports; each name stands for the export. */
const holdersOf = (name: string): readonly Holder[] => [
  copy(`const taken = ${name}`, 'taken'),
  copy(`const box = { ${name} }`, `box.${name}`),
  copy(`const { ${name}: part } = all`, 'part'),
  copy(`const list = [${name}]`, 'list[0]'),
  live(`const read = () => ${name}`, 'read()'),
  live(`const view = { get now() { return ${name} } }`, 'view.now'),
  live(`const same = all`, `same.${name}`),
]

export default template({
  id: 'typescript/modules/live-binding',
  revision: 1,
  kind: 'short',
  topic: 'modules',
  grade: 2,
  nudge: 0.3,
  seconds: 120,
  lang: 'typescript',
  status: 'active',
  idea: 'An imported name shows what its module holds now; a const, a property or a destructured part made from it is a copy of that moment.',
  params: (rng) =>
    drawnUntil(
      () => {
        const name = rng.pick(['count', 'total', 'level', 'open'])
        return {
          name,
          start: rng.int(1, 9),
          steps: [rng.int(1, 9), rng.int(1, 9), rng.int(1, 9)],
          holders: rng.sample(holdersOf(name), 3),
          isNameLast: rng.chance() < 0.5,
        }
      },
      ({ holders }) => new Set(holders.map(({ isLive }) => isLive)).size === 2,
    ),
  ask: ({ name, start, steps, holders, isNameLast }) => {
    const reads = holders.map(({ read }) => read)
    return {
      stem: 'What does `main.ts` print?',
      code: shownFiles([
        {
          name: 'state.ts',
          text: [
            `export let ${name} = ${start}`,
            `export function add(more: number): void { ${name} += more }`,
          ].join('\n'),
        },
        {
          name: 'main.ts',
          text: [
            `import { add, ${name} } from './state'`,
            "import * as all from './state'",
            '',
            ...holders.flatMap(({ line }, i) => [line, `add(${steps[i] ?? 0})`]),
            ...(isNameLast ? [...reads, name] : [name, ...reads]).map((read) => `console.log(${read})`),
          ].join('\n'),
        },
      ]),
      answerHint: PRINTED_HINT,
    }
  },
  key: ({ start, steps, holders, isNameLast }) => {
    const after = (some: number) => steps.slice(0, some).reduce((sum, step) => sum + step, start)
    const end = after(steps.length)
    const held = holders.map(({ isLive }, i) => (isLive ? end : after(i)))
    return wordsKey(isNameLast ? [...held, end] : [end, ...held])
  },
  why: () =>
    'The import is a binding, not a value: every read of the name, also through the namespace, is a read of the variable of the other module.',
  source: ['MDN, import', 'ECMA-262 (2025), Module Namespace Exotic Objects'],
})
