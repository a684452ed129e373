import type { ChainStep } from '../../../tasks/chain'
import { ether } from '../../../tasks/chain'
import type { ChainCase } from '../../../tasks/code'
import { template } from '../../../tasks/template'
import { onChain } from './cases'

const SETTINGS = [
  { contract: 'Vouchers', claim: 'claim', isUsed: 'isUsed' },
  { contract: 'Payroll', claim: 'cash', isUsed: 'isPaid' },
  { contract: 'Prizes', claim: 'collect', isUsed: 'isCollected' },
  { contract: 'Refunds', claim: 'refund', isUsed: 'isRefunded' },
] as const
export type Setting = (typeof SETTINGS)[number]
export interface Params {
  setting: Setting
  filled: number
  amount: number
  id: number
}

const S = 7n
const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n

/** Any r that is the x of a point and any s sign something for somebody: the office makes that one the signer. */
const besides = ({ claim }: Setting): string => `interface ITarget {
  function setSigner(address s) external;
  function signer() external view returns (address);
  function ${claim}(address payable to, uint256 amount, uint256 id, uint8 v, bytes32 r, bytes32 s) external;
}
contract Office {
  function issue(ITarget t, address to, uint256 amount, uint256 id) external {
    bytes32 d = keccak256(abi.encode(block.chainid, address(t), to, amount, id));
    t.setSigner(ecrecover(d, 27, bytes32(uint256(1)), bytes32(uint256(${S}))));
  }
  function same(ITarget t, ITarget of_) external { t.setSigner(of_.signer()); }
  function claim(ITarget t, address payable to, uint256 amount, uint256 id) external {
    t.${claim}(to, amount, id, 27, bytes32(uint256(1)), bytes32(uint256(${S})));
  }
  function other(ITarget t, address payable to, uint256 amount, uint256 id) external {
    t.${claim}(to, amount, id, 28, bytes32(uint256(1)), bytes32(uint256(${ORDER - S})));
  }
  function junk(ITarget t, address payable to, uint256 amount, uint256 id) external {
    t.${claim}(to, amount, id, 1, bytes32(uint256(2)), bytes32(uint256(3)));
  }
}
contract Mute {}
contract Again {
  ITarget t; uint256 amount; uint256 id;
  constructor(ITarget on, uint256 a, uint256 i) { (t, amount, id) = (on, a, i); }
  receive() external payable {
    try t.${claim}(payable(address(this)), amount, id, 27, bytes32(uint256(1)), bytes32(uint256(${S}))) {} catch {}
  }
}`

function cases({ setting, filled, amount, id }: Params): { visible: ChainCase[]; hidden: ChainCase[] } {
  const { contract, isUsed } = setting
  const beside = besides(setting)
  const at = `@${contract}`
  const begin: ChainStep[] = [{ make: 'Office' }, { make: contract, args: ['@Office'], value: ether(filled) }]
  type Does = 'issue' | 'claim' | 'other' | 'junk'
  const office = (
    call: Does,
    gives = 'ok',
    {
      on = at,
      to = '@alice',
      n = ether(amount),
      i = id,
    }: { on?: string; to?: string; n?: string; i?: number } = {},
  ): ChainStep => ({ call, on: 'Office', from: 'mallory', args: [on, to, n, String(i)], gives })
  const used = (i: number, gives: string, on = contract): ChainStep => ({
    call: isUsed,
    on,
    args: [String(i)],
    gives,
  })
  const left = (count: number, who: string = contract): ChainStep => ({
    balance: who,
    gives: ether(count),
  })
  return {
    visible: [
      onChain(
        'once',
        [
          ...begin,
          office('issue'),
          office('claim'),
          used(id, 'true'),
          left(100 + amount, 'alice'),
          office('claim', 'reverts Used()'),
          left(filled - amount),
        ],
        beside,
        [
          'Office is the owner: its issue chooses a signer so that one fixed signature is right for these values, and its claim calls with that signature.',
        ],
      ),
    ],
    hidden: [
      onChain(
        'the other signature of the same voucher',
        [
          ...begin,
          office('issue'),
          office('claim'),
          office('other', 'reverts Used()'),
          left(filled - amount),
        ],
        beside,
      ),
      onChain(
        'other values',
        [
          ...begin,
          office('issue'),
          office('claim', 'reverts BadSignature()', { to: '@mallory' }),
          office('claim', 'reverts BadSignature()', { n: ether(amount + 1) }),
          office('claim', 'reverts BadSignature()', { i: id + 1 }),
          used(id, 'false'),
          office('claim'),
          left(filled - amount),
        ],
        beside,
      ),
      onChain(
        'a second contract with the same signer',
        [
          ...begin,
          { make: contract, as: 'Twin', args: ['@Office'], value: ether(filled) },
          office('issue'),
          { call: 'same', on: 'Office', args: ['@Twin', at] },
          office('claim', 'reverts BadSignature()', { on: '@Twin' }),
          office('claim'),
          left(filled, 'Twin'),
        ],
        beside,
      ),
      onChain(
        'no signer yet',
        [
          ...begin,
          { call: 'signer', on: contract, gives: '@zero' },
          office('junk', 'reverts BadSignature()'),
          left(filled),
          office('issue'),
          office('junk', 'reverts BadSignature()'),
          {
            call: 'setSigner',
            on: contract,
            from: 'mallory',
            args: ['@mallory'],
            gives: 'reverts NotOwner()',
          },
          office('claim'),
        ],
        beside,
      ),
      onChain(
        'one who claims again while it is paid',
        [
          ...begin,
          { make: 'Again', from: 'mallory', args: [at, ether(amount), String(id)] },
          office('issue', 'ok', { to: '@Again' }),
          office('claim', 'ok', { to: '@Again' }),
          left(amount, 'Again'),
          left(filled - amount),
        ],
        beside,
      ),
      onChain(
        'one who cannot be paid, and other vouchers',
        [
          ...begin,
          { make: 'Mute' },
          office('issue', 'ok', { to: '@Mute' }),
          office('claim', 'fails', { to: '@Mute' }),
          used(id, 'false'),
          office('issue', 'ok', { i: id + 3, n: ether(1) }),
          office('claim', 'ok', { i: id + 3, n: ether(1) }),
          used(id + 3, 'true'),
          office('issue', 'ok', { n: ether(1) }),
          office('claim', 'ok', { n: ether(1) }),
          left(filled - 2),
        ],
        beside,
      ),
    ],
  }
}

export const starterOf = ({ contract, claim, isUsed }: Setting): string => `contract ${contract} {
  error NotOwner();
  error BadSignature();
  error Used();

  address immutable owner;
  address public signer;
  mapping(uint256 => bool) public ${isUsed};
  mapping(bytes32 => bool) seen;

  constructor(address by) payable {
    owner = by;
  }

  function setSigner(address s) external {
    if (msg.sender != owner) revert NotOwner();
    signer = s;
  }

  function ${claim}(address payable to, uint256 amount, uint256 id, uint8 v, bytes32 r, bytes32 s) external {
    bytes32 digest = keccak256(abi.encode(to, amount, id));
    if (ecrecover(digest, v, r, s) != signer) revert BadSignature();
    bytes32 mark = keccak256(abi.encode(v, r, s));
    if (seen[mark]) revert Used();
    (bool ok, ) = to.call{value: amount}("");
    require(ok, "refused");
    seen[mark] = true;
    ${isUsed}[id] = true;
  }
}
`

export default template({
  id: 'solidity/security/signed-once',
  revision: 1,
  kind: 'code-solidity',
  topic: 'security',
  grade: 4,
  nudge: 0.3,
  seconds: 480,
  lang: 'solidity',
  status: 'active',
  idea: "A signed voucher is bound to its chain and contract, is known by its id and not by its signature, and a failed recovery is nobody's signature.",
  params: (rng): Params => {
    const filled = rng.int(12, 40)
    return {
      setting: rng.pick(SETTINGS),
      filled,
      amount: rng.int(2, Math.floor(filled / 3)),
      id: rng.int(1, 500),
    }
  },
  ask: (params) => {
    const { contract, claim, isUsed } = params.setting
    return {
      stem: `Repair \`${contract}\`. \`${claim}(to, amount, id, v, r, s)\` may be called by anybody; it sends \`amount\` wei to \`to\` if \`(v, r, s)\` is a signature by \`signer()\` of \`keccak256(abi.encode(block.chainid, address(this), to, amount, id))\`, in these types, without a prefix; else it reverts with \`BadSignature()\`. As long as \`signer()\` is the zero address nothing is a signature. Each \`id\` is paid once: \`${isUsed}(id)\` tells whether it was, and a right signature for an \`id\` that was paid reverts with \`Used()\`, whatever its bytes are. If \`to\` refuses the ether the call reverts (in any way), all is as before and the voucher can be used later. \`to\` may be a contract that runs code of any length when it is paid; nobody may get more than was signed for by calling again meanwhile. \`setSigner\` and the constructor stay as they are.`,
      starter: starterOf(params.setting),
      cases: cases(params).visible,
    }
  },
  key: (params) => ({ kind: 'code-solidity', cases: cases(params).hidden }),
  why: () =>
    'The digest holds chain and contract; what ecrecover gives is compared with zero as well as with the signer; the id is marked before the ether is sent, since each signature has a twin with n − s.',
  source: [
    'Solidity documentation, Mathematical and Cryptographic Functions: ecrecover',
    'EIP-2: signatures with high s',
    'EIP-712: Security Considerations, Replay attacks',
  ],
})
