import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { WORDS } from './names'

export interface Work {
  name: string
  before: string | undefined
  after: string
}
type Line = { says: string } | { calls: Work }

/** Two functions and two lines of the caller in some order; one of the functions may wait first of all. */
function drawn(rng: Rng): { works: Work[]; main: Line[] } {
  const [a = '', b = '', c = '', d = '', e = '', f = ''] = rng.sample(WORDS, 6)
  const [first = '', second = ''] = rng.sample(['load', 'save', 'check', 'send'], 2)
  const works = [
    { name: first, before: a, after: b },
    { name: second, before: rng.int(0, 2) ? c : undefined, after: d },
  ]
  return { works, main: rng.shuffle([...works.map((calls) => ({ calls })), { says: e }, { says: f }]) }
}

/** What stands before an await is printed during the call; the rest after the caller's last line, in order of the calls. */
function printed(main: readonly Line[]): string[] {
  const now = main.flatMap((line) => ('says' in line ? [line.says] : [line.calls.before ?? []].flat()))
  return [...now, ...main.flatMap((line) => ('says' in line ? [] : [line.calls.after]))]
}

const log = (word: string) => `console.log('${word}')`

export default template({
  id: 'typescript/async/until-first-await',
  revision: 1,
  kind: 'ordering',
  topic: 'async',
  grade: 1,
  nudge: 0.3,
  seconds: 90,
  lang: 'javascript',
  status: 'active',
  idea: 'An async function runs at once up to its first await, and only what comes after that waits for the caller to finish.',
  params: (rng) => {
    const { works, main } = drawn(rng)
    return { works, main, words: rng.shuffle(printed(main)) }
  },
  ask: ({ works, main, words }) => ({
    stem: 'Put the printed lines in order, the first one on top.',
    code: [
      'const ready = Promise.resolve()',
      ...works.flatMap(({ name, before, after }) => [
        `async function ${name}() {`,
        ...(before === undefined ? [] : [`  ${log(before)}`]),
        '  await ready',
        `  ${log(after)}`,
        '}',
      ]),
      '',
      ...main.map((line) => ('says' in line ? log(line.says) : `${line.calls.name}()`)),
    ].join('\n'),
    options: words,
  }),
  key: ({ main, words }) => ({
    kind: 'ordering',
    orders: [printed(main).map((word) => words.indexOf(word))],
  }),
  why: () =>
    'A call of an async function runs its body until the first await. What comes after it is a job, and jobs run when the script has ended, in the order in which they were queued.',
  source: ['ECMA-262 (2025), Await and Jobs', 'MDN, async function'],
})
