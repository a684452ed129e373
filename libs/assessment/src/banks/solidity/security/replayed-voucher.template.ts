import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { placesOf } from '../../draws'

const FIELDS = ['address(this)', 'block.chainid', 'to', 'amount', 'nonce'] as const
type Field = (typeof FIELDS)[number]
/** What is remembered of a voucher that was used. */
const MARKS = {
  none: [],
  nonce: ['require(!used[bytes32(nonce)]);', 'used[bytes32(nonce)] = true;'],
  digest: ['require(!used[digest]);', 'used[digest] = true;'],
} as const

export interface Params {
  contract: string
  fields: readonly Field[]
  mark: keyof typeof MARKS
  amount: number
  nonce: number
  tries: readonly Try[]
}
export const TRIES = {
  again: 'The same call once more',
  nonce: 'The same call with another `nonce`',
  twin: 'The same call on a second contract with the same code and the same `signer`, on the same chain',
  chain: 'The same call on another chain, where the same code with the same `signer` has the same address',
  amount: 'The same call with twice the `amount` and nothing else changed',
  to: "The same call with Mallory's address as `to` and nothing else changed",
} as const
export type Try = keyof typeof TRIES

/** Whether a try goes through, after the voucher was used once on the first contract. */
function goes({ fields, mark }: Params, one: Try): boolean {
  const isSigned = (field: Field) => fields.includes(field)
  if (one === 'again') return mark === 'none'
  if (one === 'nonce') return !isSigned('nonce') && mark !== 'digest'
  if (one === 'twin') return !isSigned('address(this)')
  if (one === 'chain') return !isSigned('block.chainid')
  return !isSigned(one) && mark === 'none'
}

function drawn(rng: Rng): Params {
  const missing = rng.sample(FIELDS, rng.int(1, 3))
  return {
    contract: rng.pick(['Payroll', 'Airdrop', 'Cashback', 'Grants']),
    fields: FIELDS.filter((field) => !missing.includes(field)),
    mark: rng.pick(['none', 'nonce', 'nonce', 'digest'] as const),
    amount: rng.int(2, 9),
    nonce: rng.int(1, 99),
    tries: rng.sample(Object.keys(TRIES) as Try[], 5),
  }
}

export default template({
  id: 'solidity/security/replayed-voucher',
  revision: 1,
  kind: 'multiple',
  topic: 'security',
  grade: 3,
  seconds: 180,
  lang: 'solidity',
  status: 'active',
  idea: 'A signature is good for everything that the signed hash does not name: what is left out can be changed, and where nothing is marked used it can be repeated.',
  params: (rng) =>
    drawnUntil(
      () => drawn(rng),
      (params) => {
        const found = placesOf(params.tries, (one) => goes(params, one)).length
        return found > 0 && found < 5 && params.fields.length >= 2
      },
    ),
  ask: ({ contract, fields, mark, amount, nonce, tries }) => ({
    stem: `\`signer\` has signed one voucher, for the call \`claim(alice, ${amount}, ${nonce}, v, r, s)\`, and this call has been made once, successfully. Mallory has seen it. Which of these calls would succeed now too, each one tried alone? All contracts hold enough ether. Choose all.`,
    code: [
      `contract ${contract} {`,
      '  address immutable signer;',
      '  mapping(bytes32 => bool) used;',
      '',
      '  constructor(address s) payable {',
      '    signer = s;',
      '  }',
      '  function claim(',
      '    address payable to, uint256 amount, uint256 nonce, uint8 v, bytes32 r, bytes32 s',
      '  ) external {',
      `    bytes32 digest = keccak256(abi.encode(${fields.join(', ')}));`,
      '    address by = ecrecover(digest, v, r, s);',
      '    require(by != address(0) && by == signer);',
      ...MARKS[mark].map((line) => `    ${line}`),
      '    to.transfer(amount);',
      '  }',
      '}',
    ].join('\n'),
    options: tries.map((one) => TRIES[one]),
  }),
  key: (params) => ({ kind: 'multiple', right: placesOf(params.tries, (one) => goes(params, one)) }),
  why: ({ fields, mark }) =>
    `The hash names ${fields.join(', ')}; a change of anything else leaves it, and so the signature, as it was. Used is marked by ${mark === 'none' ? 'nothing' : `the ${mark}`} in this contract alone.`,
  source: [
    'EIP-712: Security Considerations, Replay attacks',
    'EIP-155',
    'Solidity documentation, Mathematical and Cryptographic Functions: ecrecover',
  ],
})
