import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { exactly } from './answers'

/** What a used voucher is known by, and how many signatures of it that lets through. */
const MARKS = {
  signature: { shown: 'keccak256(abi.encode(v, r, s))', times: 2 },
  s: { shown: 's', times: 2 },
  halves: { shown: 'keccak256(abi.encode(r, s))', times: 2 },
  r: { shown: 'r', times: 1 },
  digest: { shown: 'digest', times: 1 },
  id: { shown: 'bytes32(id)', times: 1 },
} as const
export interface Params {
  contract: string
  mark: keyof typeof MARKS
  isLow: boolean
  amounts: readonly number[]
  holds: number
}

/** The most that some of the amounts, each so often, come to without passing the limit. */
function mostOf(amounts: readonly number[], limit: number): number {
  const [first, ...rest] = amounts
  if (first === undefined) return 0
  const without = mostOf(rest, limit)
  return first > limit ? without : Math.max(without, first + mostOf(rest, limit - first))
}
const most = ({ mark, isLow, amounts, holds }: Params, times = isLow ? 1 : MARKS[mark].times): number =>
  mostOf(
    amounts.flatMap((amount) => Array.from({ length: times }, () => amount)),
    holds,
  )

function drawn(rng: Rng): Params {
  const amounts = Array.from({ length: rng.int(2, 3) }, () => rng.int(11, 60))
  const all = amounts.reduce((sum, n) => sum + n, 0)
  return {
    contract: rng.pick(['Cheques', 'Bounty', 'Refunds', 'Bonus']),
    mark: rng.pick(['signature', 'signature', 'halves', 's', 'r', 'digest', 'id'] as const),
    isLow: rng.int(0, 3) === 0,
    amounts,
    holds: rng.pick([all + rng.int(5, 40), 2 * all + rng.int(0, 20), all + rng.int(5, all)]),
  }
}

export default template({
  id: 'solidity/security/second-signature',
  revision: 1,
  kind: 'numeric',
  topic: 'security',
  grade: 4,
  nudge: 0.3,
  seconds: 200,
  lang: 'solidity',
  status: 'active',
  idea: 'From one signature anybody can make a second one for the same digest and signer, so a signature is no name of what was signed.',
  params: (rng) =>
    drawnUntil(
      () => drawn(rng),
      (params) => most(params, 1) !== most(params, 2) && (!params.isLow || MARKS[params.mark].times === 2),
    ),
  ask: ({ contract, mark, isLow, amounts, holds }) => ({
    stem: `\`signer\` has signed ${amounts.length} vouchers for Mallory by the usual tools, and nothing else: ${amounts.map((amount, i) => `\`id\` ${i + 1} for ${amount} wei`).join(', ')}. \`${contract}\` holds ${holds} wei. Mallory knows no private key of others, calls \`claim\` as often as she likes with whatever values she likes, and calls that fail change nothing. How many wei can she get at most?`,
    code: [
      `contract ${contract} {`,
      '  address immutable signer;',
      '  mapping(bytes32 => bool) used;',
      '',
      '  constructor(address by) payable {',
      '    signer = by;',
      '  }',
      '  function claim(uint256 id, uint256 amount, uint8 v, bytes32 r, bytes32 s) external {',
      ...(isLow
        ? [
            '    // half of the order of the curve',
            '    require(uint256(s) <= 0x7FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF5D576E7357A4501DDFE92F46681B20A0);',
          ]
        : []),
      '    bytes32 digest = keccak256(',
      '      abi.encode(block.chainid, address(this), msg.sender, id, amount)',
      '    );',
      '    address by = ecrecover(digest, v, r, s);',
      '    require(by != address(0) && by == signer);',
      `    bytes32 mark = ${MARKS[mark].shown};`,
      '    require(!used[mark]);',
      '    used[mark] = true;',
      '    payable(msg.sender).transfer(amount);',
      '  }',
      '}',
    ].join('\n'),
    answerHint: 'A whole number of wei.',
  }),
  key: (params) => exactly(most(params)),
  why: ({ mark, isLow }) =>
    isLow || MARKS[mark].times === 1
      ? `With (v, r, s) also (55 − v, r, n − s) is a signature of the same digest, but ${isLow ? 'only one of the two has the lower s' : 'both leave the same mark'}: each voucher is paid once, as long as there is enough.`
      : 'With (v, r, s) also (55 − v, r, n − s) is a signature of the same digest by the same signer, and it leaves another mark: each voucher is paid twice, as long as there is enough.',
  source: [
    'EIP-2: Homestead, signatures with high s',
    'Solidity documentation, Mathematical and Cryptographic Functions: ecrecover',
  ],
})
