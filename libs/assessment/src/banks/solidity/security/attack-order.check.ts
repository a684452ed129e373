import { check } from '../../../checks/check'
import type { ChainStep } from '../../../tasks/chain'
import task, { ORDERS } from './attack-order.template'
import { texts } from './ran'

const STEPS = ['buy', 'note', 'lock', 'borrow', 'sell']

/** Every order is played on new contracts, and undone: the message of the failure tells what was gained. */
export default check(task, {
  key: async (params, tools) => {
    const { wei, spent, locked } = params
    const play = `
contract Player {
  Pool pool; Lender lender;
  error Gained(int256 n);
  constructor(Pool p, Lender l) payable { pool = p; lender = l; }
  receive() external payable {}
  function play(uint256[] calldata order) external {
    int256 had = int256(address(this).balance);
    for (uint256 i = 0; i < order.length; i++) {
      if (order[i] == 0) pool.buy{value: ${spent}}();
      if (order[i] == 1) pool.note();
      if (order[i] == 2) lender.lock(${locked});
      if (order[i] == 3) lender.borrow();
      if (order[i] == 4) pool.sell(pool.has(address(this)));
    }
    revert Gained(int256(address(this).balance) - had);
  }
}`
    const orders = ORDERS.map((order) => order.map((step) => STEPS.indexOf(step)))
    const before: ChainStep[] = [
      { make: 'Pool', value: String(wei) },
      { make: 'Lender', args: ['@Pool'], value: '10000000' },
      { make: 'Player', from: 'mallory', args: ['@Pool', '@Lender'], value: String(spent) },
    ]
    const tries = orders.map((order): ChainStep => ({
      call: 'play',
      on: 'Player',
      args: [order.map(String)],
    }))
    const told = (await texts(tools, (task.ask(params).code ?? '') + play, [...before, ...tries])).slice(3)
    return {
      kind: 'ordering',
      orders: orders.filter(
        (_, i) => Number(/^reverts Gained\((-?\d+)\)$/.exec(told[i] ?? '')?.[1] ?? 0) > 0,
      ),
    }
  },
})
