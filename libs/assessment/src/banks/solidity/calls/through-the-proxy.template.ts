import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { wordsKey } from './keys'

const SETTINGS = [
  { logic: 'Shop', fixed: 'fee', always: 'LIMIT', names: ['sold', 'price', 'stock'], act: 'sell' },
  { logic: 'League', fixed: 'bonus', always: 'MAX', names: ['games', 'points', 'goals'], act: 'win' },
  { logic: 'Farm', fixed: 'rate', always: 'AREA', names: ['seeds', 'crops', 'days_'], act: 'harvest' },
  { logic: 'Museum', fixed: 'extra', always: 'ROOMS', names: ['visits', 'fees', 'works'], act: 'visit' },
] as const

export interface Params {
  setting: number
  /** Order of the declarations: three in storage, the immutable, the constant. */
  order: readonly (0 | 1 | 2 | 'fixed' | 'always')[]
  /** What each of the three begins with in the implementation, where it says so. */
  starts: readonly (number | undefined)[]
  fixed: number
  always: number
  /** What the proxy's own variables begin with. */
  own: readonly [number, number]
  /** Which two are written: the first gets the immutable, the second the constant. */
  written: readonly number[]
}

function found({ order, fixed, always, own, written }: Params): number[] {
  const slots = order.filter((one): one is 0 | 1 | 2 => typeof one === 'number')
  const values = [0, 1, 2].map((name) => own[slots.findIndex((one) => one === name)] ?? 0)
  return values.map((value, i) => value + (written[0] === i ? fixed : written[1] === i ? always : 0))
}
/** What would be read if what the implementation begins with were there. */
const believed = ({ starts, fixed, always, written }: Params) =>
  starts.map((value = 0, i) => value + (written[0] === i ? fixed : written[1] === i ? always : 0))

function drawn(rng: Rng): Params {
  const numbers = rng.sample([2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 16, 17, 18, 19], 7)
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers
  const left = rng.int(0, 2)
  return {
    setting: rng.int(0, SETTINGS.length - 1),
    order: rng.shuffle([0, 1, 2, 'fixed', 'always'] as const),
    starts: [a, b, numbers[6]].map((value, i) => (i === left ? undefined : value)),
    fixed: c,
    always: 10 * d,
    own: [100 + e, 200 + f],
    written: rng.sample([0, 1, 2], 2),
  }
}

export default template({
  id: 'solidity/calls/through-the-proxy',
  revision: 1,
  kind: 'short',
  topic: 'calls',
  grade: 5,
  nudge: -0.3,
  seconds: 240,
  lang: 'solidity',
  status: 'active',
  idea: 'Behind a proxy the variables of the implementation are slots of the proxy, its first values and constructor were written elsewhere, and constants and immutables come with the code.',
  params: (rng) =>
    drawnUntil(
      () => drawn(rng),
      (params) => {
        const [right, wrong] = [found(params), believed(params)]
        const at = params.order.findIndex((one) => typeof one === 'string')
        return right.every((value, i) => value !== wrong[i]) && at < 3
      },
    ),
  ask: ({ setting, order, starts, fixed, always, own, written }) => {
    const names = SETTINGS[setting] ?? SETTINGS[0]
    const name = (i = 0) => names.names[i] ?? ''
    const declared = order.map((one) => {
      if (one === 'fixed') return `uint256 public immutable ${names.fixed};`
      if (one === 'always') return `uint256 public constant ${names.always} = ${always};`
      const start = starts[one]
      return `uint256 public ${name(one)}${start === undefined ? '' : ` = ${start}`};`
    })
    return {
      stem: `\`${names.logic}\` is made with ${fixed}, then \`Proxy\` with its address. Then somebody calls \`${names.act}()\` on the address of the proxy, once. Which values do the calls ${names.names.map((one) => `\`${one}()\``).join(', ')} to the proxy give afterwards?`,
      code: [
        `contract ${names.logic} {`,
        ...declared.map((line) => `    ${line}`),
        '',
        `    constructor(uint256 x) { ${names.fixed} = x; }`,
        '',
        `    function ${names.act}() external {`,
        `        ${name(written[0])} += ${names.fixed};`,
        `        ${name(written[1])} += ${names.always};`,
        '    }',
        '}',
        '',
        'contract Proxy {',
        `    uint256 internal made = ${own[0]};`,
        `    uint256 internal version = ${own[1]};`,
        '    address internal immutable logic;',
        '',
        '    constructor(address l) { logic = l; }',
        '',
        '    fallback() external payable {',
        '        (bool ok, bytes memory out) = logic.delegatecall(msg.data);',
        '        require(ok);',
        '        assembly { return(add(out, 32), mload(out)) }',
        '    }',
        '}',
      ].join('\n'),
      answerHint: 'Three whole numbers in this order, with spaces between.',
    }
  },
  key: (params) => wordsKey(found(params)),
  why: ({ own }) =>
    `delegatecall runs the code on the storage of the proxy. There slots 0 and 1 hold ${own.join(' and ')}, for the immutable takes no slot, and slot 2 is empty; the first values of the implementation went to its own storage. Its constant and its immutable are part of its code and take no slots either.`,
  source: [
    'Solidity documentation, Introduction to Smart Contracts: Delegatecall and Libraries',
    'Solidity documentation, Contracts: Constant and Immutable State Variables',
    'Solidity documentation, Layout of State Variables in Storage',
  ],
})
