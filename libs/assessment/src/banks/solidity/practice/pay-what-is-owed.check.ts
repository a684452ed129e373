import { check } from '../../../checks/check'
import type { CheckTools } from '../../../checks/check'
import task, { linesOf } from './pay-what-is-owed.template'
import type { Named } from './pay-what-is-owed.template'

const orders = (items: readonly number[]): number[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((first) => orders(items.filter((one) => one !== first)).map((rest) => [first, ...rest]))

const sourceOf = (named: Named, order: readonly number[]): string => `contract Purse {
  mapping(address => uint256) public ${named.mapping};
  function put() external payable { ${named.mapping}[msg.sender] += msg.value; }
  function withdraw() external { ${order.map((i) => linesOf(named)[i] ?? '').join(' ')} }
}
contract Greedy {
  Purse purse; uint256 times;
  constructor(Purse p) { purse = p; }
  function put() external payable { purse.put{value: msg.value}(); }
  function go() external { purse.withdraw(); }
  receive() external payable { if (times++ < 2) purse.withdraw(); }
}
contract Refusing {
  Purse purse;
  constructor(Purse p) { purse = p; }
  function put() external payable { purse.put{value: msg.value}(); }
  function go() external { purse.withdraw(); }
}`

/** Whether the lines pay once, and keep what was refused. */
async function isSound(
  named: Named,
  order: readonly number[],
  { chain, solc }: CheckTools,
): Promise<boolean> {
  const source = sourceOf(named, order)
  if (solc(source).faults.some(({ severity }) => severity === 'error')) return false
  const outcomes = await chain(source, [
    { make: 'Purse' },
    { call: 'put', value: '50' },
    { make: 'Greedy', args: ['@Purse'] },
    { call: 'put', on: 'Greedy', value: '7' },
    { call: 'go', on: 'Greedy' },
    { balance: 'Greedy', gives: '' },
    { make: 'Refusing', args: ['@Purse'] },
    { call: 'put', on: 'Refusing', value: '9' },
    { call: 'go', on: 'Refusing' },
    { call: named.mapping, on: 'Purse', args: ['@Refusing'] },
  ])
  return outcomes[5]?.text === '7' && outcomes[8]?.text !== 'ok' && outcomes[9]?.text === '9'
}

export default check(task, {
  key: async ({ order, ...named }, tools) => {
    const sound: number[][] = []
    for (const one of orders([0, 1, 2, 3])) if (await isSound(named, one, tools)) sound.push(one)
    return { kind: 'ordering', orders: sound.map((lines) => lines.map((i) => order.indexOf(i))) }
  },
})
