import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { LINE_HINT, lineKey } from './printed'

const NAMES = [
  ['planned', 'today', 'shown'],
  ['stock', 'basket', 'saved'],
  ['scores', 'ranking', 'report'],
  ['queue', 'pending', 'logged'],
] as const

/** Ways to come from one array to a name for the next: the same array, or one of its own. */
const LINKS = [
  { write: (from: string) => from, isCopy: false },
  { write: (from: string) => from, isCopy: false },
  { write: (from: string) => `[...${from}]`, isCopy: true },
  { write: (from: string) => `${from}.slice()`, isCopy: true },
] as const
/** What is done to an array, and by how much its length changes. */
const CHANGES = [
  { write: (name: string, n: number) => `${name}.push(${n})`, by: 1 },
  { write: (name: string, n: number) => `${name}.push(${n}, ${n + 1})`, by: 2 },
  { write: (name: string) => `${name}.pop()`, by: -1 },
] as const

export default template({
  id: 'typescript/values/same-array',
  revision: 1,
  kind: 'short',
  topic: 'values',
  grade: 1,
  seconds: 75,
  lang: 'typescript',
  status: 'active',
  idea: 'Assigning an array gives it a second name; only a spread or slice makes an array of its own.',
  params: (rng) =>
    drawnUntil(
      () => {
        const names = rng.pick(NAMES)
        const links = [rng.pick(LINKS), rng.pick(LINKS)]
        const sources = [0, rng.int(0, 1)]
        const changes = Array.from({ length: rng.int(3, 4) }, () => ({
          on: rng.int(0, 2),
          n: rng.int(10, 99),
          change: rng.pick(CHANGES),
        }))
        const start = Array.from({ length: rng.int(3, 5) }, () => rng.int(1, 9))
        // Which array each name stands for.
        const of = [0]
        links.forEach(({ isCopy }, i) => of.push(isCopy ? i + 1 : (of[sources[i] ?? 0] ?? 0)))
        const lengths = of.map((array) =>
          changes.reduce((sum, { on, change }) => sum + (of[on] === array ? change.by : 0), start.length),
        )
        return { names, links, sources, changes, start, of, lengths }
      },
      ({ links, changes, lengths, of }) =>
        links[0]?.isCopy !== links[1]?.isCopy &&
        new Set(changes.map(({ on }) => of[on])).size === 2 &&
        new Set(lengths).size === 2,
    ),
  ask: ({ names, links, sources, changes, start }) => ({
    stem: 'What does this code print?',
    code: [
      `const ${names[0]} = [${start.join(', ')}]`,
      ...links.map((link, i) => `const ${names[i + 1] ?? ''} = ${link.write(names[sources[i] ?? 0] ?? '')}`),
      '',
      ...changes.map(({ on, n, change }) => change.write(names[on] ?? '', n)),
      `console.log(${names.map((name) => `${name}.length`).join(', ')})`,
    ].join('\n'),
    answerHint: LINE_HINT,
  }),
  key: ({ lengths }) => lineKey(lengths),
  why: () =>
    'A name that was assigned stands for the same array, so a change is seen under both names; a copy is not changed.',
  source: ['MDN, Array: Copy an array', 'ECMA-262 (2025), Assignment Operators'],
})
