import type { Rng } from '../../../tasks/rng'
import type { Key } from '../../../tasks/template'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

const SETTINGS = [
  { front: 'Desk', back: 'Hotel', base: 'Staffed' },
  { front: 'Gate', back: 'Museum', base: 'Guarded' },
  { front: 'Counter', back: 'Bank', base: 'Logged' },
  { front: 'Window', back: 'Office', base: 'Named' },
] as const
const VERBS = ['open', 'close', 'renew', 'check', 'draw', 'settle', 'report', 'clean'] as const
const NOUNS = ['fee', 'limit', 'total', 'rank', 'stock', 'quota'] as const

interface Kind {
  /** Whether it is a variable. */
  isNoun?: boolean
  /** Whether the front leaves it to the one behind. */
  goesOn: boolean
  front?: (name: string) => string
  /** In the base contract of the front. */
  base?: (name: string) => string
  back: (name: string) => string
  types?: string
}
const plain = (name: string) => `function ${name}() external {}`

export const KINDS: readonly Kind[] = [
  {
    isNoun: true,
    goesOn: false,
    front: (name) => `uint256 public ${name} = 3;`,
    back: (name) => `uint256 public ${name} = 8;`,
  },
  {
    isNoun: true,
    goesOn: true,
    front: (name) => `uint256 ${name} = 4;`,
    back: (name) => `uint256 public ${name} = 9;`,
  },
  {
    isNoun: true,
    goesOn: true,
    front: (name) => `mapping(address => uint256) public ${name};`,
    back: (name) => `uint256 public ${name} = 6;`,
  },
  { goesOn: false, front: plain, back: plain },
  { goesOn: true, front: (name) => `function ${name}() internal {}`, back: plain },
  {
    goesOn: true,
    front: (name) => `function ${name}(uint128 n) external {}`,
    back: (name) => `function ${name}(uint256 n) external {}`,
    types: 'uint256',
  },
  {
    goesOn: false,
    front: (name) => `function ${name}(uint256 id) public {}`,
    back: (name) => `function ${name}(uint256 amount) external {}`,
    types: 'uint256',
  },
  { goesOn: false, base: plain, back: plain },
  { goesOn: true, base: (name) => `function ${name}() private {}`, back: plain },
  {
    goesOn: false,
    front: (name) => `function ${name}() external returns (uint256) {}`,
    back: (name) => `function ${name}() external returns (bool) {}`,
  },
  { goesOn: true, back: plain },
]
const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const

export interface Params {
  setting: number
  /** Which kinds of functions there are, in the order of the calls, and how each is called. */
  kinds: readonly number[]
  names: readonly string[]
  /** The order in which the contracts declare them. */
  order: readonly number[]
}

const goesOn = (kind: number): boolean => KINDS[kind]?.goesOn ?? false

function drawn(rng: Rng): Params {
  const kinds = rng.sample([...KINDS.keys()], LETTERS.length)
  const [verbs, nouns] = [rng.shuffle(VERBS), rng.shuffle(NOUNS)]
  return {
    setting: rng.int(0, SETTINGS.length - 1),
    kinds,
    names: kinds.map((kind, i) => (KINDS[kind]?.isNoun ? nouns[i] : verbs[i]) ?? ''),
    order: rng.shuffle([...LETTERS.keys()]),
  }
}

/** The key of letters in a row, however they are kept apart. */
export const lettersKey = (letters: readonly string[]): Key => ({
  kind: 'short',
  accept: [...new Set(['', ' ', ', ', ','].map((gap) => letters.join(gap)))],
})

export default template({
  id: 'solidity/calls/own-functions-first',
  revision: 1,
  kind: 'short',
  topic: 'calls',
  grade: 3,
  nudge: 0.3,
  seconds: 150,
  lang: 'solidity',
  status: 'active',
  idea: 'A fallback gets only calls whose selector the contract does not have itself: own functions, inherited ones and getters come first.',
  params: (rng) =>
    drawnUntil(
      () => drawn(rng),
      ({ kinds }) => {
        const on = kinds.filter(goesOn).length
        return on >= 2 && on <= 4 && kinds.some((kind) => KINDS[kind]?.base)
      },
    ),
  ask: ({ setting, kinds, names, order }) => {
    const { front, back, base } = SETTINGS[setting] ?? SETTINGS[0]
    const lines = (part: 'front' | 'base' | 'back') =>
      order.flatMap((i) => {
        const line = KINDS[kinds[i] ?? 0]?.[part]?.(names[i] ?? '')
        return line === undefined ? [] : [`    ${line}`]
      })
    return {
      stem: `\`${front}\` stands before \`${back}\` and is made with the address of one. The calls A to F under the contracts are sent to the \`${front}\`, each with the selector of the function that is named. Which of them does it hand on to the \`${back}\`?`,
      code: [
        `contract ${back} {`,
        ...lines('back'),
        '}',
        '',
        `contract ${base} {`,
        ...lines('base'),
        '}',
        '',
        `contract ${front} is ${base} {`,
        '    address immutable behind;',
        ...lines('front'),
        '',
        '    constructor(address b) { behind = b; }',
        '',
        '    fallback() external {',
        '        (bool ok, ) = behind.call(msg.data);',
        '        require(ok);',
        '    }',
        '}',
        '',
        ...names.map((name, i) => `// ${LETTERS[i] ?? ''}: ${name}(${KINDS[kinds[i] ?? 0]?.types ?? ''})`),
      ].join('\n'),
      answerHint: 'The letters in alphabetical order, without spaces.',
    }
  },
  key: ({ kinds }) => lettersKey(LETTERS.filter((_, i) => goesOn(kinds[i] ?? 0))),
  why: () =>
    'The front looks for the selector among its own public and external functions, those of its base and its getters. Names and types of the parameters decide; results and names of parameters do not. What is internal or private, or takes other types, has no such selector, so the fallback runs and hands the call on.',
  source: [
    'Solidity documentation, Contracts: Fallback Function, Visibility and Getters',
    'Solidity documentation, Contract ABI Specification: Function Selector',
  ],
})
