import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { exactly } from './answers'

/** How a price is reckoned; `BITS` is a width. */
const FORMS = {
  product: {
    line: 'uint256 cost = uintBITS(count * price);',
    cost: (count: number, price: number, range: number) => (count * price) % range,
  },
  count: {
    line: 'uint256 cost = uint256(uintBITS(count)) * price;',
    cost: (count: number, price: number, range: number) => (count % range) * price,
  },
  sum: {
    line: 'uint256 cost = price + uintBITS(count * price - price);',
    cost: (count: number, price: number, range: number) => price + ((count * price - price) % range),
  },
  each: {
    line: 'uint256 cost = count * uint256(uintBITS(price));',
    cost: (count: number, price: number, range: number) => count * (price % range),
  },
} as const

export default template({
  id: 'solidity/security/cut-price',
  revision: 1,
  kind: 'numeric',
  topic: 'security',
  grade: 2,
  seconds: 120,
  lang: 'solidity',
  status: 'active',
  idea: 'A conversion to a narrower type cuts the upper bits off without a word, also where arithmetic is checked.',
  params: (rng) =>
    drawnUntil(
      () => {
        const bits = rng.pick([8, 16] as const)
        return {
          contract: rng.pick(['Tickets', 'Seeds', 'Stamps', 'Passes', 'Tiles']),
          form: rng.pick(['product', 'product', 'count', 'sum', 'each'] as const),
          bits,
          count: bits === 8 ? rng.int(20, 400) : rng.int(300, 70_000),
          price: bits === 8 ? rng.int(3, 300) : rng.int(40, 90_000),
        }
      },
      ({ form, bits, count, price }) => {
        const cost = FORMS[form].cost(count, price, 2 ** bits)
        return cost > 0 && cost < count * price && count * price < 2 ** 40
      },
    ),
  ask: ({ contract, form, bits, count, price }) => ({
    stem: `Solidity 0.8. Mallory calls \`buy(${count})\` and gets ${count} pieces. How many wei does she have to send with the call?`,
    code: `contract ${contract} {
  uint256 constant price = ${price}; // wei
  mapping(address => uint256) public pieces;

  function buy(uint256 count) external payable {
    ${FORMS[form].line.replace('BITS', String(bits))}
    require(msg.value == cost, "wrong price");
    pieces[msg.sender] += count;
  }
}`,
    answerHint: 'A whole number of wei.',
  }),
  key: ({ form, bits, count, price }) => exactly(FORMS[form].cost(count, price, 2 ** bits)),
  why: ({ bits }) =>
    `A conversion to uint${bits} keeps the rest of a division by ${2 ** bits}; nothing fails. Only arithmetic is checked in Solidity 0.8.`,
  source: ['Solidity documentation, Types: Explicit Conversions'],
})
