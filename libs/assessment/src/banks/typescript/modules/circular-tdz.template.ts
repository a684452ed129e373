import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { wordsKey } from './answers'
import { shownFiles } from './files'

interface Circle {
  /** Which of the two main imports first; the other one is then evaluated before it. */
  first: 'left' | 'right'
  /** Whether the function of left.ts reads the constant of its file. */
  isReading: boolean
  /** What right.ts makes of left.ts while it is evaluated. */
  used: 'function' | 'constant' | 'later'
  /** Whether left.ts reads what right.ts holds while it is evaluated, or only when it is called. */
  isReadAtOnce: boolean
  base: number
  more: number
  given: number
}

/** What is printed, by who is evaluated first: bindings of the other file are dead until its line is reached. */
function printedIn({ first, isReading, used, isReadAtOnce, base, more, given }: Circle): (string | number)[] {
  const grown = given + (isReading ? base : more)
  const held = { function: grown, constant: base + 1, later: given }[used]
  if (first === 'left') {
    const isDead = used === 'constant' || (used === 'function' && isReading)
    return isDead ? ['right', 'ReferenceError'] : ['right', held, 'left', held, base]
  }
  return isReadAtOnce ? ['left', 'ReferenceError'] : ['left', 'right', held, held, base]
}

export default template({
  id: 'typescript/modules/circular-tdz',
  revision: 1,
  kind: 'short',
  topic: 'modules',
  grade: 5,
  seconds: 210,
  lang: 'typescript',
  status: 'active',
  idea: 'In a circle one module runs before the other: functions of the other are there, its constants are not, and what is read only later does no harm.',
  params: (rng) =>
    drawnUntil(
      () => ({
        end: rng.int(0, 1) === 1,
        circle: {
          first: rng.pick(['left', 'left', 'right'] as const),
          isReading: rng.chance() < 0.5,
          used: rng.pick(['function', 'function', 'constant', 'later'] as const),
          isReadAtOnce: rng.chance() < 0.5,
          base: rng.int(2, 30),
          more: rng.int(31, 60),
          given: rng.int(1, 9),
        },
      }),
      ({ circle, end }) => printedIn(circle).includes('ReferenceError') === end,
    ),
  ask: ({ circle: { first, isReading, used, isReadAtOnce, base, more, given } }) => {
    const held = { function: `grow(${given})`, constant: 'base + 1', later: String(given) }[used]
    const importLeft = isReadAtOnce ? "import './left'" : "import { show } from './left'"
    const importRight = "import { later } from './right'"
    return {
      stem: '`main.ts` is started, and the files run as ECMAScript modules. What does the program print? Should an error end it, its name is the last word.',
      code: shownFiles([
        {
          name: 'left.ts',
          text: [
            "import { size } from './right'",
            "console.log('left')",
            `export const base = ${base}`,
            'export function grow(value: number): number {',
            `  return value + ${isReading ? 'base' : more}`,
            '}',
            ...(isReadAtOnce
              ? ['console.log(size)']
              : ['export function show(): void { console.log(size) }']),
          ].join('\n'),
        },
        {
          name: 'right.ts',
          text: [
            `import { base${used === 'function' ? ', grow' : ''} } from './left'`,
            "console.log('right')",
            `export const size = ${held}`,
            'console.log(size)',
            'export function later(): number { return base }',
          ].join('\n'),
        },
        {
          name: 'main.ts',
          text: [
            ...(first === 'left' ? [importLeft, importRight] : [importRight, importLeft]),
            '',
            ...(isReadAtOnce ? [] : ['show()']),
            'console.log(later())',
          ].join('\n'),
        },
      ]),
      answerHint: 'All words in one row with spaces between, such as: x 7 y TypeError',
    }
  },
  key: ({ circle }) => wordsKey(printedIn(circle)),
  why: () =>
    'The file that main imports first waits for the other one, which is evaluated before it. There the imported functions are made already, but a const of the waiting file is not yet initialised.',
  source: ['ECMA-262 (2025), Cyclic Module Records', 'MDN, let: Temporal dead zone'],
})
