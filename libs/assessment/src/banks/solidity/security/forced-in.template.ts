import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { LETTERS_HINT, letterOf, lettersKey } from './answers'

/** Conditions over what the contract holds (`B`) and what it counted (`C`), in half ether; the amounts are never below one. */
const CONDITIONS: readonly (readonly [string, (held: number, counted: number) => boolean])[] = [
  ['B == C', (held, counted) => held === counted],
  ['B >= C', (held, counted) => held >= counted],
  ['B <= C', (held, counted) => held <= counted],
  ['B > C', (held, counted) => held > counted],
  ['B - C == 0', (held, counted) => held === counted],
  ['B - C < 1 ether', (held, counted) => held - counted < 2],
  ['B % 1 ether == 0', (held) => held % 2 === 0],
  ['C % 1 ether == 0', (_held, counted) => counted % 2 === 0],
  ['B < C + 2 ether', (held, counted) => held < counted + 4],
  ['B < 2 * C', (held, counted) => held < 2 * counted],
  ['C >= 3 ether', (_held, counted) => counted >= 6],
]

export default template({
  id: 'solidity/security/forced-in',
  revision: 1,
  kind: 'short',
  topic: 'security',
  grade: 2,
  nudge: 0.3,
  seconds: 130,
  lang: 'solidity',
  status: 'active',
  idea: 'Ether can come without any function of the contract being called, so its balance is at least what it counted, not just that.',
  params: (rng) =>
    drawnUntil(
      () => ({
        contract: rng.pick(['Club', 'Pot', 'Raffle', 'Pledge']),
        total: rng.pick(['total', 'counted', 'inside', 'stakes']),
        names: rng.sample(['join', 'leave', 'close', 'report', 'settle', 'renew', 'split'], 5),
        conditions: rng.sample(
          CONDITIONS.map((_, i) => i),
          5,
        ),
        alice: rng.int(1, 4),
        bob: rng.int(1, 3),
        /** In half ether. */
        forced: rng.pick([1, 1, 2, 4, 5, 6]),
      }),
      ({ conditions, alice, bob, forced }) => {
        const counted = 2 * (alice + bob)
        const holds = (held: number) => conditions.map((i) => CONDITIONS[i]?.[1](held, counted) ?? false)
        const now = holds(counted + forced)
        return now.includes(true) && now.includes(false) && String(now) !== String(holds(counted))
      },
    ),
  ask: ({ contract, total, names, conditions, alice, bob, forced }) => ({
    stem: `Alice and Bob have called \`pay\` once each, with ${alice} and ${bob} ether. \`${contract}\` has no other function that takes ether. Then Mallory deploys \`Push\` with the address of \`${contract}\` and ${forced / 2} ether. Which of the functions A to E succeed when they are called after that, each without ether?`,
    code: [
      `contract ${contract} {`,
      `  uint256 public ${total};`,
      '  function pay() external payable {',
      `    ${total} += msg.value;`,
      '  }',
      ...names.flatMap((name, i) => [
        `  // ${letterOf(i)}`,
        `  function ${name}() external view {`,
        `    require(${(CONDITIONS[conditions[i] ?? 0]?.[0] ?? '').replace('B', 'address(this).balance').replace('C', total)});`,
        '  }',
      ]),
      '}',
      'contract Push {',
      '  constructor(address payable to) payable {',
      '    selfdestruct(to);',
      '  }',
      '}',
    ].join('\n'),
    answerHint: LETTERS_HINT,
  }),
  key: ({ conditions, alice, bob, forced }) => {
    const counted = 2 * (alice + bob)
    return lettersKey(conditions.map((i) => CONDITIONS[i]?.[1](counted + forced, counted) ?? false))
  },
  why: ({ alice, bob, forced }) =>
    `selfdestruct sends its ether without calling the receiver, which cannot refuse it: the balance is ${alice + bob + forced / 2} ether, while ${alice + bob} ether are counted.`,
  source: [
    'Solidity documentation, Units and Globally Available Variables: selfdestruct',
    'Solidity documentation, Security Considerations: Sending and Receiving Ether',
  ],
})
