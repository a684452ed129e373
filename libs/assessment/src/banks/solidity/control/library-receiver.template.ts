import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { rowKey } from './answers'

const SUBJECTS = [
  { Pot: 'Pot', Pots: 'Pots', House: 'House', coins: 'coins', one: 'red', two: 'blue', fee: 'fee' },
  { Pot: 'Tank', Pots: 'Tanks', House: 'Depot', coins: 'litres', one: 'north', two: 'south', fee: 'toll' },
  { Pot: 'Team', Pots: 'Teams', House: 'League', coins: 'points', one: 'home', two: 'guest', fee: 'bonus' },
  { Pot: 'Line', Pots: 'Lines', House: 'Credit', coins: 'used', one: 'main', two: 'spare', fee: 'rate' },
] as const

/** One line of the function, by what it does. `n` is what it adds. */
interface Line {
  does: 'storage' | 'memory of storage' | 'memory' | 'value' | 'value kept' | 'reference' | 'copy back'
  onTwo: boolean
  n: number
}
interface State {
  one: number
  two: number
  fee: number
  copy: number
}
export interface Drawn {
  subject: (typeof SUBJECTS)[number]
  start: readonly [number, number, number]
  lines: readonly Line[]
  copiesTwo: boolean
}

function ran({ start: [one, two, fee], lines, copiesTwo }: Drawn): State {
  const state: State = { one, two, fee, copy: copiesTwo ? two : one }
  for (const { does, onTwo, n } of lines) {
    const at = onTwo ? 'two' : 'one'
    if (does === 'storage' || does === 'reference') state[at] += n
    if (does === 'memory') state.copy += n
    if (does === 'value kept') state.fee += n
    if (does === 'copy back') state[at] = state.copy
  }
  return state
}
const numbers = ({ one, two, fee }: State) => [one, two, fee]

const drawnLines = (rng: Rng): Line[] => {
  const kinds: Line['does'][] = [
    'memory of storage',
    rng.pick(['value', 'value', 'value kept']),
    'memory',
    ...rng.sample(
      ['storage', 'reference', 'copy back', 'memory of storage', 'value kept', 'memory'] as const,
      3,
    ),
  ]
  const drawn = kinds.map((does): Line => ({ does, onTwo: rng.chance() < 0.5, n: rng.int(1, 9) }))
  return rng.shuffle(drawn)
}

export default template({
  id: 'solidity/control/library-receiver',
  revision: 1,
  kind: 'short',
  topic: 'control',
  grade: 4,
  seconds: 180,
  lang: 'solidity',
  status: 'active',
  idea: "What stands before the dot is a library function's first argument: by reference into storage, as a copy where it takes memory from storage, and as a mere value for a number.",
  params: (rng) =>
    drawnUntil(
      (): Drawn => ({
        subject: rng.pick(SUBJECTS),
        start: [rng.int(10, 30), rng.int(40, 60), rng.int(70, 90)],
        lines: drawnLines(rng),
        copiesTwo: rng.chance() < 0.5,
      }),
      (p) => {
        const right = String(numbers(ran(p)))
        const wrongs: Line[][] = [
          p.lines.map((line) => (line.does === 'memory of storage' ? { ...line, does: 'storage' } : line)),
          p.lines.map((line) => (line.does === 'value' ? { ...line, does: 'value kept' } : line)),
          p.lines.map((line) =>
            line.does === 'memory' ? { ...line, does: 'storage', onTwo: p.copiesTwo } : line,
          ),
        ]
        const kinds = p.lines.map(({ does }) => does)
        return (
          (kinds.includes('storage') || kinds.includes('reference')) &&
          [0, 2].every((i) => String(numbers(ran({ ...p, lines: wrongs[i] ?? [] }))) !== right)
        )
      },
    ),
  ask: ({ subject: { Pot, Pots, House, coins, one, two, fee }, start, lines, copiesTwo }) => {
    const shown = lines.map(({ does, onTwo, n }) => {
      const at = onTwo ? two : one
      return {
        storage: `${at}.add(${n});`,
        'memory of storage': `${at}.plus(${n});`,
        memory: `copy.plus(${n});`,
        value: `${fee}.up(${n});`,
        'value kept': `${fee} = ${fee}.up(${n});`,
        reference: `${Pots}.add(${at}, ${n});`,
        'copy back': `${at} = copy;`,
      }[does]
    })
    return {
      stem: `\`${House}\` is deployed and \`play()\` is sent to it once. What do \`${one}()\`, \`${two}()\` and \`${fee}()\` return afterwards?`,
      code: [
        `struct ${Pot} { uint256 ${coins}; }`,
        '',
        `library ${Pots} {`,
        `  function add(${Pot} storage self, uint256 n) internal { self.${coins} += n; }`,
        `  function plus(${Pot} memory self, uint256 n) internal pure { self.${coins} += n; }`,
        '  function up(uint256 self, uint256 n) internal pure returns (uint256) {',
        '    self += n;',
        '    return self;',
        '  }',
        '}',
        '',
        `contract ${House} {`,
        `  using ${Pots} for ${Pot};`,
        `  using ${Pots} for uint256;`,
        `  ${Pot} public ${one} = ${Pot}(${start[0]});`,
        `  ${Pot} public ${two} = ${Pot}(${start[1]});`,
        `  uint256 public ${fee} = ${start[2]};`,
        '',
        '  function play() external {',
        `    ${Pot} memory copy = ${copiesTwo ? two : one};`,
        ...shown.map((line) => `    ${line}`),
        '  }',
        '}',
      ].join('\n'),
      answerHint: 'Three numbers with a space between.',
    }
  },
  key: (p) => rowKey(numbers(ran(p))),
  why: () =>
    'add takes its receiver by reference into storage. plus takes memory: a receiver from storage is copied for the call and the copy is lost, the local copy is changed itself. up gets the number alone; only an assignment keeps its result.',
  source: [
    'Solidity documentation, Contracts, Libraries, and Using For',
    'Solidity documentation, Types, Data location and assignment behavior',
  ],
})
