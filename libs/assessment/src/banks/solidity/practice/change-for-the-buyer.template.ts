import { template } from '../../../tasks/template'

export interface Shop {
  price: number
}
export const sourceOf = ({ price }: Shop): string => `contract Shop {
    uint256 public sold;

    function buy(uint256 count) external payable {
        uint256 cost = count * ${price};
        require(msg.value >= cost, "too little");
        sold += count;
        payable(msg.sender).transfer(msg.value - cost);
    }
}`

export default template({
  id: 'solidity/practice/change-for-the-buyer',
  revision: 1,
  kind: 'numeric',
  topic: 'calls',
  grade: 1,
  seconds: 90,
  lang: 'solidity',
  status: 'active',
  idea: 'A call that is undone gives its ether back and counts nothing; one that is not keeps what it does not send away.',
  params: (rng) => {
    const price = rng.int(3, 20)
    const orders = Array.from({ length: 3 }, () => rng.int(2, 9))
    const short = rng.int(0, 2)
    return {
      price,
      orders: orders.map((count, i) => ({
        count,
        wei: count * price + (i === short ? -rng.int(1, price) : rng.int(1, 30)),
      })),
    }
  },
  ask: ({ price, orders }) => ({
    stem: `The contract is new. Three people call it, one after the other: ${orders
      .map(({ count, wei }) => `\`buy(${count})\` with ${wei} wei`)
      .join(', ')}. How many wei does the contract hold then?`,
    code: sourceOf({ price }),
    answerHint: 'Wei, as a whole number.',
  }),
  key: ({ price, orders }) => ({
    kind: 'numeric',
    value: orders.reduce((sum, { count, wei }) => sum + (wei >= count * price ? count * price : 0), 0),
    tolerance: { absolute: 0 },
  }),
  why: () =>
    'One buyer sent too little: that call is undone, with its ether. The others leave the price and get the rest back.',
  source: ['Solidity documentation 0.8, Control Structures, Error handling'],
})
