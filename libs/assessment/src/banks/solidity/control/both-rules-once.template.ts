import type { CallStep, ChainStep } from '../../../tasks/chain'
import type { ChainCase } from '../../../tasks/code'
import { template } from '../../../tasks/template'
import { chainCase } from './cases'

const SUBJECTS = [
  { Desk: 'Desk', pay: 'pay', paid: 'paid', hook: '_before', runs: 'runs' },
  { Desk: 'Teller', pay: 'lend', paid: 'lent', hook: '_check', runs: 'checks' },
  { Desk: 'Harbour', pay: 'unload', paid: 'unloaded', hook: '_inspect', runs: 'inspections' },
  { Desk: 'Kiosk', pay: 'order', paid: 'ordered', hook: '_screen', runs: 'screened' },
] as const
export interface Drawn {
  subject: (typeof SUBJECTS)[number]
  /** Which rule is the first to refuse. */
  first: 'Capped' | 'Listed'
  most: number
  amounts: readonly number[]
}

/** The contracts that stand there at first. */
export const basesOf = ({ subject: { hook, runs } }: Drawn): string => `abstract contract Base {
  uint256 public ${runs};

  function ${hook}(address, uint256) internal virtual {
    ${runs} += 1;
  }
}

abstract contract Capped is Base {
  error TooMuch();
  uint256 internal most;

  constructor(uint256 limit) {
    most = limit;
  }

  function ${hook}(address who, uint256 amount) internal virtual override {
    if (amount > most) revert TooMuch();
    super.${hook}(who, amount);
  }
}

abstract contract Listed is Base {
  error NotListed();
  mapping(address => bool) internal isListed;

  function list(address who) external {
    isListed[who] = true;
  }

  function ${hook}(address who, uint256 amount) internal virtual override {
    if (!isListed[who]) revert NotListed();
    super.${hook}(who, amount);
  }
}
`

function casesOf({ subject: { Desk, pay, paid, runs }, first, most, amounts }: Drawn): ChainCase[] {
  const make: ChainStep = { make: Desk, args: [String(most)] }
  const lists = (who: string): ChainStep => ({ call: 'list', args: [who] })
  const pays = (from: CallStep['from'], amount: number, gives = 'ok'): ChainStep => ({
    call: pay,
    ...(from && { from }),
    args: [String(amount)],
    gives,
  })
  const sum = (who: string, amount: number): ChainStep => ({ call: paid, args: [who], gives: String(amount) })
  const ran = (count: number): ChainStep => ({ call: runs, gives: String(count) })
  const [a = 1, b = 1, c = 1] = amounts
  return [
    chainCase('one is listed and below the limit', [
      make,
      lists('@alice'),
      pays('alice', a),
      sum('@alice', a),
      ran(1),
    ]),
    chainCase('nobody is listed', [make, pays('bob', b, 'reverts NotListed()')]),
    chainCase('each rule alone refuses', [
      make,
      lists('@bob'),
      pays('bob', most + 1, 'reverts TooMuch()'),
      pays('carol', most, 'reverts NotListed()'),
      ran(0),
      sum('@bob', 0),
    ]),
    chainCase('both refuse', [
      make,
      pays('carol', most + c, first === 'Capped' ? 'reverts TooMuch()' : 'reverts NotListed()'),
      ran(0),
    ]),
    chainCase('several of two people are counted once each', [
      make,
      lists('@carol'),
      lists('@bob'),
      pays('carol', b),
      pays('bob', c),
      pays('carol', most),
      pays('bob', most + 2, 'reverts TooMuch()'),
      sum('@carol', b + most),
      sum('@bob', c),
      ran(3),
    ]),
  ]
}

export default template({
  id: 'solidity/control/both-rules-once',
  revision: 1,
  kind: 'code-solidity',
  topic: 'control',
  grade: 4,
  seconds: 480,
  lang: 'solidity',
  status: 'active',
  idea: 'With two bases over one, super goes through both and the common one once; the base named last comes first; calling both by name runs the common one twice.',
  params: (rng): Drawn => {
    const most = rng.int(30, 900)
    return {
      subject: rng.pick(SUBJECTS),
      first: rng.pick(['Capped', 'Listed']),
      most,
      amounts: rng.sample(
        Array.from({ length: 12 }, (_, i) => i + 3),
        3,
      ),
    }
  },
  ask: (p) => {
    const { Desk, pay, paid, hook, runs } = p.subject
    const error = p.first === 'Capped' ? 'TooMuch' : 'NotListed'
    return {
      stem: [
        `Keep the three contracts as they are, and write the contract \`${Desk}\`, which inherits from \`Capped\` and \`Listed\`.`,
        `- Its constructor takes one number and hands it on to \`Capped\`.`,
        `- \`${pay}(uint256 amount)\`, external, calls \`${hook}(msg.sender, amount)\` and then adds \`amount\` to \`${paid}(address)\` of the sender.`,
        `- Both rules hold for every call, and \`${runs}()\` goes up by exactly 1 with each call that succeeds.`,
        `- Where both rules are broken, the error is \`${error}()\`.`,
      ].join('\n'),
      answerHint: `Solidity 0.8: the three contracts and ${Desk}, without imports.`,
      starter: `pragma solidity ^0.8.0;\n\n${basesOf(p)}`,
      cases: casesOf(p).slice(0, 2),
    }
  },
  key: (p) => ({ kind: 'code-solidity', cases: casesOf(p).slice(2) }),
  why: ({ first }) =>
    `The base named last is the first that super reaches, so ${first} stands last. One override with super runs both rules and the common base once; calling both bases by name runs the common one twice.`,
  source: [
    'Solidity documentation, Contracts, Inheritance',
    'Solidity documentation, Contracts, Multiple Inheritance and Linearization',
  ],
})
