import type { ChainStep } from '../../../tasks/chain'
import { shownStep } from '../../../tasks/chain'
import type { CodeCase } from '../../../tasks/code'
import { template } from '../../../tasks/template'

const SETTINGS = [
  { Name: 'Roster', add: 'enlist', remove: 'dismiss', has: 'serves', thing: 'player' },
  { Name: 'Shelf', add: 'stack', remove: 'take', has: 'holds', thing: 'book' },
  { Name: 'Garage', add: 'park', remove: 'leave', has: 'parked', thing: 'car' },
  { Name: 'Menu', add: 'offer', remove: 'drop', has: 'offers', thing: 'dish' },
] as const

export interface Drawn {
  setting: (typeof SETTINGS)[number]
  ids: readonly string[]
}
/** Gas that a removal may use at most, also of many. */
const MOST_GAS = 60_000
const MANY = 60

function casesOf({ setting: { Name, add, remove, has }, ids }: Drawn): CodeCase[] {
  const [a = '', b = '', c = '', d = '', e = ''] = ids
  const put = (...all: string[]): ChainStep[] => all.map((id) => ({ call: add, args: [id] }))
  const out = (id: string, gives = 'ok'): ChainStep => ({ call: remove, args: [id], gives })
  const list = (...all: string[]): ChainStep[] => [
    { call: 'count', gives: String(all.length) },
    ...all.map((id, i): ChainStep => ({ call: 'at', args: [String(i)], gives: id })),
    { call: 'at', args: [String(all.length)], gives: 'fails' },
  ]
  const one = (name: string, ...steps: ChainStep[]): CodeCase => {
    const all = [{ make: Name }, ...steps]
    return { name, shown: all.map(shownStep).join('\n'), steps: all }
  }
  const many = Array.from({ length: MANY }, (_, i) => String(1_000 + i))
  return [
    one('in the middle', ...put(a, b, c), out(a), ...list(c, b)),
    one(
      'errors',
      ...put(a),
      { call: add, args: [a], gives: `reverts AlreadyIn(${a})` },
      out(b, `reverts NotIn(${b})`),
      { call: has, args: [a], gives: 'true' },
      { call: has, args: [b], gives: 'false' },
    ),
    one(
      'the first one is in',
      ...put(c),
      { call: add, args: [c], gives: `reverts AlreadyIn(${c})` },
      out(c),
      ...list(),
    ),
    one(
      'the last one',
      ...put(a, b, d),
      out(d),
      ...list(a, b),
      { call: has, args: [d], gives: 'false' },
      out(d, `reverts NotIn(${d})`),
    ),
    one('what was moved goes too', ...put(a, b, c, d), out(b), out(d), ...list(a, c), out(a), ...list(c)),
    one(
      'and comes back',
      ...put(b, e),
      out(b),
      ...put(b),
      ...list(e, b),
      out(e),
      out(b),
      ...list(),
      ...put(e),
      ...list(e),
    ),
    one(
      'the number 0 is one like any other',
      ...put('0', a),
      out('0'),
      ...list(a),
      out('0', 'reverts NotIn(0)'),
    ),
    one(
      'out of many',
      ...put(...many),
      { call: remove, args: ['1002'], gives: 'ok', mostGas: MOST_GAS },
      { call: remove, args: [String(995 + MANY)], gives: 'ok', mostGas: MOST_GAS },
      { call: 'count', gives: String(MANY - 2) },
    ),
  ]
}

export default template({
  id: 'solidity/storage/without-gaps',
  revision: 1,
  kind: 'code-solidity',
  topic: 'storage',
  grade: 3,
  nudge: 0.3,
  seconds: 540,
  lang: 'solidity',
  status: 'active',
  idea: 'Taking an element out of a list without a gap: the last one moves into its place, and the place that is noted for it moves too.',
  params: (rng): Drawn => ({
    setting: rng.pick(SETTINGS),
    ids: rng.sample(
      Array.from({ length: 60 }, (_, i) => String(i + 11)),
      5,
    ),
  }),
  ask: (p) => {
    const { Name, add, remove, has, thing } = p.setting
    return {
      stem: [
        `Write the contract \`${Name}\`, a list of ${thing} numbers without gaps in which no number stands twice.`,
        `\`${add}(uint256 id)\` puts \`id\` at the end; if it is in the list it reverts with \`AlreadyIn(id)\`.`,
        `\`${remove}(uint256 id)\` takes \`id\` out, and the last number of the list moves into its place; if it is not in the list it reverts with \`NotIn(id)\`.`,
        `\`${has}(uint256 id)\` tells whether it is in the list, \`count()\` how many there are, and \`at(uint256 i)\` gives the number in place \`i\`, counted from 0; beyond the end it reverts.`,
        `Anybody may call everything. With ${MANY} numbers in the list \`${remove}\` may use at most ${MOST_GAS} gas, so it must not look through the list.`,
      ].join('\n'),
      answerHint: `Solidity 0.8 that declares the contract ${Name}.`,
      starter: [
        `contract ${Name} {`,
        '  error AlreadyIn(uint256 id);',
        '  error NotIn(uint256 id);',
        '',
        `  function ${add}(uint256 id) external {}`,
        `  function ${remove}(uint256 id) external {}`,
        `  function ${has}(uint256 id) external view returns (bool) {}`,
        '  function count() external view returns (uint256) {}',
        '  function at(uint256 i) external view returns (uint256) {}',
        '}',
        '',
      ].join('\n'),
      cases: casesOf(p).slice(0, 2),
    }
  },
  key: (p) => ({ kind: 'code-solidity', cases: casesOf(p).slice(2) }),
  why: () =>
    'A mapping notes the place of each number, plus one so that 0 means that it is not there. The last number is written into the free place and its note changed, then the list is popped and the note of the removed one cleared, in an order that is right for the last one too.',
  source: [
    'Solidity documentation 0.8, Types, Arrays: Array Members',
    'Solidity documentation 0.8, Types, Mapping Types',
  ],
})
