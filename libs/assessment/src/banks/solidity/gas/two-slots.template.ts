import type { CallStep, ChainStep } from '../../../tasks/chain'
import type { ChainCase } from '../../../tasks/code'
import { template } from '../../../tasks/template'
import { chainCase } from '../control/cases'
import { shownNumber } from './measured'

const SUBJECTS = [
  { Name: 'Escrow', put: 'open', of: 'dealOf', fields: ['payer', 'price', 'fee', 'since', 'until'] },
  { Name: 'Pawn', put: 'pledge', of: 'loanOf', fields: ['holder', 'lent', 'interest', 'taken', 'due'] },
  { Name: 'Charter', put: 'book', of: 'tripOf', fields: ['guest', 'fare', 'deposit', 'starts', 'ends'] },
  { Name: 'Tenancy', put: 'lease', of: 'leaseOf', fields: ['tenant', 'rent', 'bond', 'begins', 'leaves'] },
] as const
/** Sizes that fill two slots to the last bit, one address among them. */
const SIZES = [
  [128, 96, 64, 64],
  [160, 96, 32, 64],
  [144, 96, 48, 64],
  [176, 96, 40, 40],
  [192, 96, 32, 32],
] as const

export interface Drawn {
  subject: (typeof SUBJECTS)[number]
  /** Bits of the numbers, in the order of the parameters; the address comes at `at`. */
  sizes: readonly number[]
  at: number
  most: number
  id: number
  values: readonly number[]
}
/** The types of the parameters in their order. */
export const typesOf = ({ sizes, at }: Drawn): string[] => {
  const numbers = sizes.map((size) => `uint${size}`)
  return [...numbers.slice(0, at), 'address', ...numbers.slice(at)]
}
/** Slots, where each stands beside the one before it while there is room. */
export function slotsOf(types: readonly string[]): number {
  let [slots, used] = [1, 0]
  for (const type of types) {
    const size = type === 'address' ? 160 : Number(type.slice(4))
    slots += used + size > 256 ? 1 : 0
    used = used + size > 256 ? size : used + size
  }
  return slots
}
/** The fields with their types, in the order of the parameters. */
export const fieldsOf = (p: Drawn): { name: string; type: string }[] =>
  typesOf(p).map((type, i) => ({
    type,
    name: p.subject.fields[type === 'address' ? 0 : i < p.at ? i + 1 : i] ?? '',
  }))

function casesOf(p: Drawn): ChainCase[] {
  const { Name, put, of } = p.subject
  const types = typesOf(p)
  const record = (who: string, n: number): string[] =>
    types.map((type, i) => (type === 'address' ? who : String((p.values[i] ?? 1) + n)))
  const largest = (who: string): string[] =>
    types.map((type) => (type === 'address' ? who : String(2n ** BigInt(type.slice(4)) - 1n)))
  const puts = (id: number, given: readonly string[], from: CallStep['from'] = 'owner'): ChainStep => ({
    call: put,
    from,
    args: [String(id), ...given],
    mostGas: p.most,
  })
  const is = (id: number, given: readonly string[]): ChainStep => ({
    call: of,
    args: [String(id)],
    gives: given.join(', '),
  })
  const none = types.map((type) => (type === 'address' ? '@zero' : '0'))
  const { id } = p
  return [
    chainCase('one record', [{ make: Name }, puts(id, record('@alice', 0)), is(id, record('@alice', 0))]),
    chainCase('two records', [
      { make: Name },
      puts(id, record('@bob', 3)),
      puts(id + 9, record('@alice', 5), 'carol'),
      is(id, record('@bob', 3)),
      is(id + 9, record('@alice', 5)),
      is(id + 1, none),
    ]),
    chainCase('the largest values', [
      { make: Name },
      puts(id, largest('@mallory')),
      is(id, largest('@mallory')),
    ]),
    chainCase('one field alone is not zero', [
      { make: Name },
      ...types.flatMap((_, i) => {
        const only = none.map((zero, at) => (at === i ? (largest('@carol')[i] ?? zero) : zero))
        return [puts(id + i, only), is(id + i, only)]
      }),
    ]),
    chainCase('a record that is replaced', [
      { make: Name },
      puts(0, largest('@alice')),
      puts(0, record('@bob', 1)),
      is(0, record('@bob', 1)),
    ]),
  ]
}

export default template({
  id: 'solidity/gas/two-slots',
  revision: 1,
  kind: 'code-solidity',
  topic: 'gas',
  grade: 3,
  seconds: 480,
  lang: 'solidity',
  status: 'active',
  idea: 'Filling empty slots is most of what a new record costs: fields in an order in which they share slots, with the sizes that are needed and no larger.',
  params: (rng): Drawn => {
    const draw = (): Drawn => ({
      subject: rng.pick(SUBJECTS),
      sizes: rng.shuffle(rng.pick(SIZES)),
      at: rng.int(0, 4),
      most: 1_000 * rng.int(53, 58),
      id: rng.int(1, 900),
      values: Array.from({ length: 5 }, () => rng.int(1, 9_999)),
    })
    let drawn = draw()
    while (slotsOf(typesOf(drawn)) < 3) drawn = draw()
    return drawn
  },
  ask: (p) => {
    const { Name, put, of } = p.subject
    const listed = fieldsOf(p)
      .map(({ type, name }) => `${type} ${name}`)
      .join(', ')
    return {
      stem: [
        `Write the contract \`${Name}\`.`,
        `- \`${put}(uint256 id, ${listed})\`, external, keeps these values under \`id\`, in place of what was there. Anybody may call it, for any \`id\`.`,
        `- \`${of}(uint256 id)\` returns the ${fieldsOf(p).length} values in this order, with these types; zeros where there is nothing.`,
        `No call of \`${put}\` may use more than ${shownNumber(p.most)} gas in its execution, also for a new \`id\`. (Filling an empty slot costs 22,100 gas. The code is compiled without the optimiser.)`,
      ].join('\n'),
      answerHint: 'Solidity 0.8 without imports.',
      starter: [
        'pragma solidity ^0.8.0;',
        '',
        `contract ${Name} {`,
        `  function ${put}(uint256 id, ${listed}) external {}`,
        '',
        `  function ${of}(uint256 id) external view returns (${listed}) {}`,
        '}',
        '',
      ].join('\n'),
      cases: casesOf(p).slice(0, 1),
    }
  },
  key: (p) => ({ kind: 'code-solidity', cases: casesOf(p).slice(1) }),
  why: () =>
    'The five fields fill two slots exactly, in another order than that of the parameters. Three slots cost 66,300 gas and more, two 44,200.',
  source: ['Solidity documentation, Layout of State Variables in Storage', 'EIP-2200 and EIP-2929'],
})
