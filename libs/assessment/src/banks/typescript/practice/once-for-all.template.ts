import { template } from '../../../tasks/template'
import { exactly } from '../modules/answers'
import { shownFiles } from '../modules/files'

const NAMES = [
  { state: 'tickets', fn: 'nextTicket', left: 'door', right: 'desk' },
  { state: 'orders', fn: 'nextOrder', left: 'shop', right: 'phone' },
  { state: 'rooms', fn: 'nextRoom', left: 'north', right: 'south' },
  { state: 'visits', fn: 'nextVisit', left: 'morning', right: 'evening' },
] as const

export default template({
  id: 'typescript/practice/once-for-all',
  revision: 1,
  kind: 'numeric',
  topic: 'modules',
  grade: 2,
  seconds: 105,
  lang: 'typescript',
  status: 'active',
  idea: 'A module is evaluated once for a program: all who import it share its variables.',
  params: (rng) => ({
    names: rng.pick(NAMES),
    start: rng.int(3, 60),
    left: rng.int(1, 3),
    right: rng.int(1, 3),
    isAskedLast: rng.chance() < 0.5,
  }),
  ask: ({ names: { state, fn, left, right }, start, ...times }) => {
    const user = (name: string, count: number) => ({
      name: `${name}.ts`,
      text: [
        `import { ${fn} } from './${state}'`,
        ...Array.from({ length: count }, () => `${fn}()`),
        `export const last = ${fn}()`,
      ].join('\n'),
    })
    return {
      stem: '`main.ts` is started. Which number does it print?',
      code: shownFiles([
        {
          name: `${state}.ts`,
          text: [`let given = ${start}`, `export function ${fn}(): number { return ++given }`].join('\n'),
        },
        user(left, times.left),
        user(right, times.right),
        {
          name: 'main.ts',
          text: [
            times.isAskedLast ? `import './${left}'` : `import { last } from './${left}'`,
            `import { last as other } from './${right}'`,
            '',
            `console.log(${times.isAskedLast ? 'other' : 'last + other'})`,
          ].join('\n'),
        },
      ]),
      answerHint: 'One whole number.',
    }
  },
  key: ({ start, left, right, isAskedLast }) => {
    const last = start + left + 1
    const other = last + right + 1
    return exactly(isAskedLast ? other : last + other)
  },
  why: ({ names: { state, left, right }, start }) =>
    `\`${state}.ts\` is evaluated once, so \`given\` begins at ${start} once. \`${left}.ts\` counts on first, for it is imported first, and \`${right}.ts\` goes on from where it stopped.`,
  source: ['ECMA-262 (2025), Cyclic Module Records, Evaluate', 'MDN, JavaScript modules'],
})
