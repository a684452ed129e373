import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { exactly } from './answers'

const STEPS = ['shares', 'supply', 'reserve', 'pay'] as const
type Step = (typeof STEPS)[number]
export interface Params {
  names: { contract: string; leave: string }
  /** What the price is taken from: the balance, or a variable. */
  source: 'balance' | 'reserve'
  order: readonly Step[]
  /** Others' shares; Mallory's, of which she leaves with some. A share is worth `worth` wei. */
  others: number
  own: number
  leaving: number
  worth: number
  percent: number
}

/** The loan that is given while Mallory is paid; 0 where that is after everything. */
function loan({ source, order, others, own, leaving, worth, percent }: Params): number {
  const supply = others + own
  const out = leaving * worth
  const isDone = (step: Step) => order.indexOf(step) < order.indexOf('pay')
  const assets = supply * worth - (source === 'balance' || isDone('reserve') ? out : 0)
  const left = supply - (isDone('supply') ? leaving : 0)
  const shares = own - (isDone('shares') ? leaving : 0)
  return Math.floor((Math.floor((shares * assets) / left) * percent) / 100)
}

function drawn(rng: Rng): Params {
  const own = rng.int(8, 40)
  return {
    names: rng.pick([
      { contract: 'Pool', leave: 'leave' },
      { contract: 'Orchard', leave: 'exit' },
      { contract: 'Coop', leave: 'resign' },
      { contract: 'Fund', leave: 'redeem' },
    ]),
    source: rng.pick(['balance', 'reserve'] as const),
    order: drawnUntil(
      () => rng.shuffle(STEPS),
      (order) => order.indexOf('pay') > 0,
    ),
    others: rng.int(5, 40),
    own,
    leaving: rng.int(3, own - 3),
    worth: rng.int(2, 9) * 10,
    percent: rng.pick([50, 60, 75, 80]),
  }
}

export default template({
  id: 'solidity/security/price-in-between',
  revision: 1,
  kind: 'numeric',
  topic: 'security',
  grade: 5,
  seconds: 280,
  lang: 'solidity',
  status: 'active',
  idea: 'A view that is read while a payment is under way sees some variables new and some old: whoever trusts it is misled, though nothing is entered twice.',
  params: (rng) =>
    drawnUntil(
      () => drawn(rng),
      (params) => {
        const { own, leaving, worth, percent } = params
        const fair = (shares: number) => Math.floor((shares * worth * percent) / 100)
        return ![fair(own), fair(own - leaving)].includes(loan(params))
      },
    ),
  ask: ({ names: { contract, leave }, source, order, others, own, leaving, worth, percent }) => {
    const LINES: Readonly<Record<Step, readonly string[]>> = {
      shares: ['sharesOf[msg.sender] -= n;'],
      supply: ['supply -= n;'],
      reserve: ['reserve -= out;'],
      pay: ['(bool ok, ) = msg.sender.call{value: out}("");', 'require(ok);'],
    }
    return {
      stem: `Alice joined \`${contract}\` with ${others * worth} wei. Mallory deploys \`Caller\` with the addresses of \`${contract}\` and \`Lender\` and calls \`join\` of it with ${own * worth} wei, then \`go(${leaving})\`, which succeeds. \`Lender\` holds enough ether. How many wei does \`Lender\` lend to \`Caller\`?`,
      code: [
        `contract ${contract} {`,
        '  uint256 public supply;',
        '  uint256 public reserve;',
        '  bool busy;',
        '  mapping(address => uint256) public sharesOf;',
        '  function join() external payable {',
        '    require(!busy);',
        '    reserve += msg.value;',
        `    supply += msg.value / ${worth};`,
        `    sharesOf[msg.sender] += msg.value / ${worth};`,
        '  }',
        `  function ${leave}(uint256 n) external {`,
        '    require(!busy);',
        '    busy = true;',
        '    uint256 out = (n * reserve) / supply;',
        ...order.flatMap((step) => LINES[step].map((line) => `    ${line}`)),
        '    busy = false;',
        '  }',
        '  function worth(address who) external view returns (uint256) {',
        `    return (sharesOf[who] * ${source === 'balance' ? 'address(this).balance' : 'reserve'}) / supply;`,
        '  }',
        '}',
        'contract Lender {',
        `  ${contract} p;`,
        `  constructor(${contract} a) payable { p = a; }`,
        '  function borrow() external {',
        `    payable(msg.sender).transfer((p.worth(msg.sender) * ${percent}) / 100);`,
        '  }',
        '}',
        'contract Caller {',
        `  ${contract} p; Lender l;`,
        `  constructor(${contract} a, Lender b) { p = a; l = b; }`,
        '  function join() external payable { p.join{value: msg.value}(); }',
        `  function go(uint256 n) external { p.${leave}(n); }`,
        '  receive() external payable { if (msg.sender == address(p)) l.borrow(); }',
        '}',
      ].join('\n'),
      answerHint: 'A whole number of wei.',
    }
  },
  key: (params) => exactly(loan(params)),
  why: ({ source, order }) =>
    `borrow is called while ${order.slice(0, order.indexOf('pay')).join(' and ')} ${order.indexOf('pay') === 1 ? 'is' : 'are'} lowered already and the rest is not. The price is taken from the ${source}${source === 'balance' ? ', which is lower as soon as the ether is sent' : ''}. busy keeps no view from being read.`,
  source: ['Solidity documentation, Security Considerations: Reentrancy'],
})
