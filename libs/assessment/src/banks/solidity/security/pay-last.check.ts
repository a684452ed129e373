import { check } from '../../../checks/check'
import type { ChainStep } from '../../../tasks/chain'
import { isFailed, texts } from './ran'
import task from './pay-last.template'

const permutations = (items: readonly number[]): number[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item) =>
        permutations(items.filter((one) => one !== item)).map((rest) => [item, ...rest]),
      )

/** Every order that can be compiled is run against a caller who looks, calls again, or refuses. */
export default check(task, {
  key: async (params, tools) => {
    const { setting, amount } = params
    const { contract, claim, credit, total } = setting
    const { code = '', options = [] } = task.ask(params)
    const mentions = (line: string, name: string) => new RegExp(`\\b${name}\\b`).test(line)
    const declares = { [amount]: `uint256 ${amount} =`, ok: '(bool ok, )' }
    const orders = permutations(options.map((_, i) => i)).filter((order) => {
      const lines = order.map((i) => options[i] ?? '')
      return Object.entries(declares).every(
        ([name, start]) =>
          lines.findIndex((line) => mentions(line, name)) ===
          lines.findIndex((line) => line.startsWith(start)),
      )
    })
    const contracts = orders.map((order, i) =>
      code
        .replace(`contract ${contract} `, `contract V${i} `)
        .replace('// the body', order.map((line) => options[line] ?? '').join('\n')),
    )
    const probe = `interface IV {
      function ${credit}(address) external view returns (uint256);
      function ${total}() external view returns (uint256);
      function add(address) external payable;
      function ${claim}() external;
    }
    contract Probe {
      bool public isBad; bool refuses; uint256 depth; IV v;
      constructor(IV on) { v = on; }
      function go(bool no) external payable { refuses = no; v.add{value: msg.value}(address(this)); v.${claim}(); }
      receive() external payable {
        require(!refuses);
        if (v.${credit}(address(this)) != 0 || v.${total}() != 7) isBad = true;
        if (depth++ == 0) v.${claim}();
      }
    }`
    const stepsOf = (i: number): ChainStep[] => [
      { make: `V${i}` },
      { call: 'add', args: ['@alice'], value: '7' },
      { make: 'Probe', as: `P${i}`, args: [`@V${i}`] },
      { call: 'go', value: '5', args: [true] },
      { call: 'go', value: '5', args: [false] },
      { call: 'isBad' },
    ]
    const steps = orders.flatMap((_, i) => stepsOf(i))
    const told = await texts(tools, [...contracts, probe].join('\n'), steps)
    return {
      kind: 'ordering',
      orders: orders.filter((_, i) => {
        const [refused = '', paid = '', isBad] = told.slice(6 * i + 3, 6 * i + 6)
        return isFailed(refused) && !isFailed(paid) && isBad === 'false'
      }),
    }
  },
})
