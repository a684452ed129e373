import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { LINE_HINT, lineKey } from './printed'

const NAMES = ['view', 'edit', 'share', 'bill', 'audit', 'invite', 'export', 'close'] as const
const BITS = 32
const SIGN = 31
const SHOWN = 5

export interface Flag {
  name: string
  isShift: boolean
  power: number
}
/** The only bit of a flag that an operator of bits sees: a shift is taken by 32, of a power the low 32 bits are. */
const bitOf = ({ isShift, power }: Flag): number | null =>
  power < BITS ? power : isShift ? power % BITS : null

/** Ways to ask for a flag, and whether one of the granted bits is told. */
const TESTS: readonly { write: string; isTold(flag: Flag, bit: number): boolean }[] = [
  { write: '(granted & bits[name]) !== 0', isTold: () => true },
  { write: '(granted & bits[name]) > 0', isTold: (_flag, bit) => bit !== SIGN },
  {
    // With the sign bit the result is negative; 2 ** 31 is not.
    write: '(granted & bits[name]) === bits[name]',
    isTold: ({ isShift, power }) => isShift || power < SIGN,
  },
]

export default template({
  id: 'typescript/values/flag-bits',
  revision: 1,
  kind: 'short',
  topic: 'values',
  grade: 5,
  seconds: 240,
  lang: 'javascript',
  status: 'active',
  idea: 'Operators of bits have 32 of them with a sign: the 33rd flag falls on the first one, or on none at all.',
  params: (rng) =>
    drawnUntil(
      () => {
        const low = rng.sample([0, 1, 2, 3, 4, 5, 6], 3)
        const powers = [
          ...low,
          rng.pick([SIGN, BITS + (low[0] ?? 0), BITS + rng.int(0, 6)]),
          BITS + rng.pick(low),
        ]
        const names = rng.sample(NAMES, SHOWN)
        const flags = powers.map((power, i): Flag => ({
          name: names[i] ?? '',
          power,
          isShift: rng.chance() < 0.6,
        }))
        const granted = rng
          .shuffle([flags[rng.int(0, 2)], flags[rng.int(3, 4)]])
          .flatMap((flag) => flag ?? [])
        const test = rng.pick(TESTS)
        const bits = granted.map(bitOf)
        const told = flags.filter((flag) => {
          const bit = bitOf(flag)
          // A flag beyond the bits is 0 in the operation: equal to itself it never is.
          return bit !== null && bits.includes(bit) && test.isTold(flag, bit)
        })
        return { flags, granted, test, told }
      },
      // Something else is told than what was granted.
      ({ granted, told, flags }) =>
        told.length >= 1 &&
        new Set(flags.map(({ power }) => power)).size === SHOWN &&
        (told.length !== granted.length || told.some((flag) => !granted.includes(flag))),
    ),
  ask: ({ flags, granted, test }) => ({
    stem: 'What does this JavaScript print?',
    code: [
      'const bits = {',
      ...flags.map(({ name, isShift, power }) => `  ${name}: ${isShift ? '1 <<' : '2 **'} ${power},`),
      '}',
      `const granted = ${granted.map(({ name }) => `bits.${name}`).join(' | ')}`,
      '',
      `const has = (name) => ${test.write}`,
      "console.log(Object.keys(bits).filter(has).join(' '))",
    ].join('\n'),
    answerHint: LINE_HINT,
  }),
  key: ({ told }) => lineKey(told.map(({ name }) => name)),
  why: () =>
    'Operands become 32 bits with a sign: 1 << 33 is 1 << 1, and of 2 ** 33 nothing is left. 1 << 31 is negative.',
  source: ['MDN, Left shift (<<)', 'MDN, Bitwise AND (&)', 'ECMA-262 (2025), ToInt32'],
})
