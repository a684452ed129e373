import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { wholeKey } from '../storage/keys'

export interface Sale {
  way: 'sell' | 'quickSell' | 'move'
  price: number
}
export interface Drawn {
  bps: number
  fee: number
  sales: readonly Sale[]
}
const drawn = (rng: Rng): Drawn => ({
  bps: 50 * rng.int(2, 20),
  fee: rng.int(2, 5),
  sales: rng
    .shuffle<Sale['way']>(['sell', 'quickSell', rng.pick(['move', 'quickSell']), 'sell'])
    .map((way) => ({ way, price: 100 * rng.int(11, 95) })),
})
const royalty = (price: number, bps: number) => Math.floor((price * bps) / 10_000)

export default template({
  id: 'solidity/tokens/royalty-told',
  revision: 1,
  kind: 'numeric',
  topic: 'tokens',
  grade: 1,
  nudge: 0.3,
  seconds: 100,
  lang: 'solidity',
  status: 'active',
  idea: 'ERC-2981 only tells what royalty is due; it is paid where whoever sells asks for it and pays it, and nowhere else.',
  params: (rng) =>
    drawnUntil(
      () => drawn(rng),
      ({ sales }) => new Set(sales.map(({ price }) => price)).size === 4,
    ),
  ask: ({ bps, fee, sales }) => ({
    stem: [
      'A token of `Art` is sold and moved several times. These calls are made one after another by different people, none of them the artist, and all go through:',
      ...sales.map(({ way, price }) =>
        way === 'move' ? '- `art.transferFrom(…)`, by its owner' : `- \`market.${way}(1, ${price})\``,
      ),
      'What is `earned` of the artist then?',
    ].join('\n'),
    code: [
      'contract Art { // the ERC-721 functions are left out; they do not look at royalties',
      '  address immutable artist = msg.sender;',
      '  function royaltyInfo(uint256, uint256 price) external view returns (address, uint256) {',
      `    return (artist, price * ${bps} / 10000);`,
      '  }',
      '}',
      '',
      'contract Market {',
      '  Art immutable art;',
      '  mapping(address => uint256) public earned;',
      '  constructor(Art a) { art = a; }',
      '',
      '  function sell(uint256 id, uint256 price) external {',
      '    (address who, uint256 royalty) = art.royaltyInfo(id, price);',
      `    uint256 fee = price * ${fee} / 100;`,
      '    earned[who] += royalty;',
      '    earned[msg.sender] += price - royalty - fee;',
      '  }',
      '  function quickSell(uint256, uint256 price) external {',
      `    uint256 fee = price * ${fee} / 100;`,
      '    earned[msg.sender] += price - fee;',
      '  }',
      '}',
    ].join('\n'),
    answerHint: 'A whole number.',
  }),
  key: ({ bps, sales }) =>
    wholeKey(sales.reduce((sum, { way, price }) => sum + (way === 'sell' ? royalty(price, bps) : 0), 0)),
  why: ({ bps }) =>
    `Only sell asks and pays ${bps} of 10000 of its price. quickSell asks nothing, and a transfer knows no price at all; the standard forces neither.`,
  source: ['ERC-2981, Specification and Rationale'],
})
