import { template } from '../../../tasks/template'

const WORDS = [
  ['ash', 'birch', 'cedar', 'elm', 'fir'],
  ['cup', 'jug', 'pan', 'pot', 'tray'],
  ['boot', 'coat', 'hat', 'scarf', 'sock'],
] as const
type Kind = 'now' | 'promise' | 'timer'
const KINDS: readonly Kind[] = ['now', 'promise', 'timer']
const LINES: Record<Kind, (word: string) => string> = {
  now: (word) => `console.log('${word}')`,
  promise: (word) => `Promise.resolve().then(() => console.log('${word}'))`,
  timer: (word) => `setTimeout(() => console.log('${word}'), 0)`,
}

export default template({
  id: 'typescript/practice/timers-come-last',
  revision: 1,
  kind: 'ordering',
  topic: 'async',
  grade: 2,
  seconds: 90,
  lang: 'javascript',
  status: 'active',
  idea: 'What stands in the script comes first, then what waits for promises, and timers only after that, even those of 0 milliseconds.',
  params: (rng) => {
    const words = rng.shuffle<string>(rng.pick(WORDS))
    const kinds = rng.shuffle<Kind>([...KINDS, rng.pick(KINDS), rng.pick(['promise', 'timer'])])
    return {
      lines: kinds.map((kind, i) => ({ kind, word: words[i] ?? '' })),
      shown: rng.shuffle(words),
    }
  },
  ask: ({ lines, shown }) => ({
    stem: 'A browser or Node.js runs this script. Put the printed words in order, the first one on top.',
    code: lines.map(({ kind, word }) => LINES[kind](word)).join('\n'),
    options: shown,
  }),
  key: ({ lines, shown }) => ({
    kind: 'ordering',
    orders: [
      KINDS.flatMap((kind) =>
        lines.flatMap((line) => (line.kind === kind ? [shown.indexOf(line.word)] : [])),
      ),
    ],
  }),
  why: () =>
    'The script runs to its end. Then come the jobs of promises that are settled already, in the order in which `then` was called, and when none is left the timers, in their order.',
  source: [
    'HTML Living Standard, Event loops, perform a microtask checkpoint',
    'ECMA-262 (2025), Jobs and Host Operations to Enqueue Jobs',
  ],
})
