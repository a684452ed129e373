import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { exactly } from './answers'

type Doing = 'put' | 'take' | 'move'
export interface Call {
  doing: Doing | 'pause' | 'unpause'
  amount: number
}
export interface Params {
  contract: string
  /** Functions that are refused while it is paused. */
  stopped: readonly Doing[]
  calls: readonly Call[]
}

/** What is left to Alice; `stopped` says what a pause stops. */
function left({ calls }: Params, stopped: readonly Doing[]): number {
  let [held, isPaused] = [0, false]
  for (const { doing, amount } of calls) {
    if (doing === 'pause' || doing === 'unpause') isPaused = doing === 'pause'
    else if (isPaused && stopped.includes(doing)) continue
    else if (doing === 'put') held += amount
    else if (amount <= held) held -= amount
  }
  return held
}

function drawn(rng: Rng): Params {
  const doings = (): Doing => rng.pick(['put', 'take', 'move'] as const)
  const some = (count: number): Call[] =>
    Array.from({ length: count }, () => ({ doing: doings(), amount: rng.int(1, 9) }))
  return {
    contract: rng.pick(['Locker', 'Piggy', 'Purse', 'Pool', 'Till', 'Deposit']),
    stopped: rng.pick([
      ['put'],
      ['put', 'move'],
      ['put', 'take'],
      ['take'],
      ['move'],
      ['take', 'move'],
    ] as const),
    calls: [
      { doing: 'put', amount: rng.int(15, 40) },
      { doing: 'pause', amount: 0 },
      ...some(3),
      { doing: 'unpause', amount: 0 },
      ...some(1),
    ],
  }
}

export default template({
  id: 'solidity/security/while-paused',
  revision: 1,
  kind: 'numeric',
  topic: 'security',
  grade: 1,
  seconds: 120,
  lang: 'solidity',
  status: 'active',
  idea: 'A pause stops just the functions that carry its modifier, not the contract.',
  params: (rng) =>
    drawnUntil(
      () => drawn(rng),
      (params) => {
        const all = [left(params, params.stopped), left(params, []), left(params, ['put', 'take', 'move'])]
        const paused = params.calls.slice(2, 5).map(({ doing }) => doing)
        return new Set(all).size === 3 && new Set(paused).size > 1
      },
    ),
  ask: ({ contract, stopped, calls }) => {
    const mark = (doing: Doing) => (stopped.includes(doing) ? ' whenOpen' : '')
    return {
      stem: `The owner deploys \`${contract}\`. Then these calls are made, one after the other; one that fails changes nothing. ${calls
        .map(({ doing, amount }) =>
          doing === 'pause' || doing === 'unpause'
            ? `The owner: \`setPaused(${String(doing === 'pause')})\`.`
            : `Alice: \`${doing}(${doing === 'move' ? 'bob, ' : ''}${amount})\`.`,
        )
        .join(' ')} What does \`held(alice)\` give then?`,
      code: `contract ${contract} {
  address owner = msg.sender;
  bool paused;
  mapping(address => uint256) public held;

  modifier whenOpen() {
    require(!paused, "paused");
    _;
  }
  function setPaused(bool p) external {
    require(msg.sender == owner, "not owner");
    paused = p;
  }
  function put(uint256 n) external${mark('put')} {
    held[msg.sender] += n;
  }
  function take(uint256 n) external${mark('take')} {
    held[msg.sender] -= n;
  }
  function move(address to, uint256 n) external${mark('move')} {
    held[msg.sender] -= n;
    held[to] += n;
  }
}`,
      answerHint: 'A whole number.',
    }
  },
  key: (params) => exactly(left(params, params.stopped)),
  why: ({ stopped }) =>
    `While it is paused ${stopped.join(' and ')} ${stopped.length > 1 ? 'are' : 'is'} refused and everything else works. A call that would take more than there is fails as well.`,
  source: ['Solidity documentation, Function Modifiers'],
})
