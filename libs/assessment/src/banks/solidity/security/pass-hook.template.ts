import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { exactly } from './answers'

/** What the limit is held against, and how and when that is counted. */
const COUNTS = {
  /** Counted up before the receiver is told. */
  before: { had: false, early: ['minted[msg.sender]++;'], late: [] },
  /** Counted up after it. */
  after: { had: false, early: [], late: ['minted[msg.sender]++;'] },
  /** Written after it, from what was read before it. */
  stale: {
    had: true,
    early: [],
    late: ['minted[msg.sender] = had + 1;'],
  },
} as const
type Count = keyof typeof COUNTS
export interface Params {
  names: { contract: string; hook: string; mint: string }
  count: Count
  isToldFirst: boolean
  limit: number
  cap: number
  /** How often each call mints again from within. */
  agains: readonly number[]
}

/** How many passes the grabber holds in the end. */
function held({ count, isToldFirst, limit, cap, agains }: Params): number {
  let state = { minted: 0, supply: 0 }
  /** @returns whether it succeeded */
  const mint = (left: number): boolean => {
    if (state.minted >= limit || state.supply >= cap) return false
    const had = state.minted
    if (count === 'before') state.minted++
    if (!isToldFirst) state.supply++
    if (left > 0 && !mint(left - 1)) return false
    if (isToldFirst) state.supply++
    if (count === 'after') state.minted++
    if (count === 'stale') state.minted = had + 1
    return true
  }
  for (const again of agains) {
    const before = { ...state }
    if (!mint(again)) state = before
  }
  return state.supply
}

function drawn(rng: Rng): Params {
  const limit = rng.int(2, 4)
  return {
    names: rng.pick([
      { contract: 'Passes', hook: 'onPass', mint: 'mint' },
      { contract: 'Seats', hook: 'onSeat', mint: 'reserve' },
      { contract: 'Medals', hook: 'onMedal', mint: 'award' },
      { contract: 'Plots', hook: 'onPlot', mint: 'settle' },
    ]),
    count: rng.pick(['before', 'after', 'after', 'stale', 'stale'] as const),
    isToldFirst: rng.int(0, 1) === 1,
    limit,
    cap: rng.int(5, 14),
    agains: Array.from({ length: rng.int(2, 4) }, () => rng.int(0, 6)),
  }
}

export default template({
  id: 'solidity/security/pass-hook',
  revision: 1,
  kind: 'numeric',
  topic: 'security',
  grade: 4,
  seconds: 210,
  lang: 'solidity',
  status: 'active',
  idea: 'A receiver that is told of its token is given control: a limit that is counted after that holds for none of the calls within.',
  params: (rng) =>
    drawnUntil(
      () => drawn(rng),
      (params) => {
        const others = (['before', 'after', 'stale'] as const).map((count) => held({ ...params, count }))
        const found = held(params)
        return (
          new Set(others).size === 3 &&
          found > 0 &&
          found !== held({ ...params, isToldFirst: !params.isToldFirst })
        )
      },
    ),
  ask: ({ names: { contract, hook, mint }, count, isToldFirst, limit, cap, agains }) => {
    const { had, early, late } = COUNTS[count]
    const own = ['supply++;', 'balanceOf[msg.sender]++;']
    const body = [
      `require(minted[msg.sender] < ${limit});`,
      `require(supply < ${cap});`,
      ...(had ? ['uint256 had = minted[msg.sender];'] : []),
      ...early,
      ...(isToldFirst ? [] : own),
      `if (msg.sender.code.length > 0) IReceiver(msg.sender).${hook}();`,
      ...(isToldFirst ? own : []),
      ...late,
    ]
    return {
      stem: `Mallory deploys \`Grabber\` and makes these calls, each as a transaction of its own: ${agains.map((again) => `\`go(${contract.toLowerCase()}, ${again})\``).join(', ')}. A call that fails changes nothing. Nobody else calls \`${contract}\`. What is \`balanceOf\` of the \`Grabber\` in the end?`,
      code: [
        'interface IReceiver {',
        `  function ${hook}() external;`,
        '}',
        `contract ${contract} {`,
        '  uint256 public supply;',
        '  mapping(address => uint256) public minted;',
        '  mapping(address => uint256) public balanceOf;',
        '',
        `  function ${mint}() external {`,
        ...body.map((line) => `    ${line}`),
        '  }',
        '}',
        'contract Grabber {',
        '  uint256 left;',
        `  function go(${contract} p, uint256 again) external {`,
        '    left = again;',
        `    p.${mint}();`,
        '  }',
        `  function ${hook}() external {`,
        '    if (left == 0) return;',
        '    left--;',
        `    ${contract}(msg.sender).${mint}();`,
        '  }',
        '}',
      ].join('\n'),
      answerHint: 'A whole number.',
    }
  },
  key: (params) => exactly(held(params)),
  why: ({ count }) =>
    ({
      before:
        'Each call counts before it hands over control: the calls within see the count, and one too many undoes the whole go.',
      after:
        'The calls within still see the old count, so one go may pass the limit; but in the end all were counted, and the next go is refused if the limit is reached.',
      stale:
        'Each call writes what it read plus one, and the outermost writes last: however many came in one go, only one is counted.',
    })[count] + ' What is changed after the hook is not yet seen within it.',
  source: ['ERC-721: onERC721Received', 'Solidity documentation, Security Considerations: Reentrancy'],
})
