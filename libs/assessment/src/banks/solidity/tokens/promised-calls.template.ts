import { template } from '../../../tasks/template'
import { mixed, placesOf } from '../../draws'

/** What any contract must have that conforms to a standard, and what people take for part of it. */
export const STANDARDS = [
  {
    name: 'ERC-20',
    sure: [
      't.totalSupply()',
      't.balanceOf(who)',
      't.transfer(who, N)',
      't.transferFrom(who, other, N)',
      't.approve(who, N)',
      't.allowance(who, other)',
    ],
    other: [
      't.decimals()',
      't.name()',
      't.symbol()',
      't.mint(who, N)',
      't.burn(N)',
      't.increaseAllowance(who, N)',
      't.owner()',
      't.safeTransfer(who, N)',
      't.permit(who, other, N, 1, 27, 0, 0)',
      't.supportsInterface(0x12345678)',
    ],
  },
  {
    name: 'ERC-721',
    sure: [
      't.balanceOf(who)',
      't.ownerOf(N)',
      't.transferFrom(who, other, N)',
      't.approve(who, N)',
      't.getApproved(N)',
      't.setApprovalForAll(who, true)',
      't.isApprovedForAll(who, other)',
      't.supportsInterface(0x12345678)',
      't.safeTransferFrom(who, other, N)',
    ],
    other: [
      't.tokenURI(N)',
      't.totalSupply()',
      't.tokenOfOwnerByIndex(who, N)',
      't.mint(who, N)',
      't.burn(N)',
      't.royaltyInfo(N, 100)',
      't.transfer(who, N)',
      't.exists(N)',
      't.name()',
      't.allowance(who, other)',
    ],
  },
  {
    name: 'ERC-1155',
    sure: [
      't.balanceOf(who, N)',
      't.balanceOfBatch(people, ids)',
      't.safeTransferFrom(who, other, N, 5, "")',
      't.safeBatchTransferFrom(who, other, ids, ids, "")',
      't.setApprovalForAll(who, true)',
      't.isApprovedForAll(who, other)',
      't.supportsInterface(0x12345678)',
    ],
    other: [
      't.uri(N)',
      't.totalSupply(N)',
      't.ownerOf(N)',
      't.approve(who, N)',
      't.transferFrom(who, other, N, 5)',
      't.mint(who, N, 5)',
      't.name()',
      't.royaltyInfo(N, 100)',
      't.balanceOf(who)',
    ],
  },
] as const

export interface Drawn {
  standard: number
  n: number
  calls: readonly string[]
}
const standardOf = ({ standard }: Pick<Drawn, 'standard'>) => STANDARDS[standard] ?? STANDARDS[0]

export default template({
  id: 'solidity/tokens/promised-calls',
  revision: 1,
  kind: 'multiple',
  topic: 'tokens',
  grade: 2,
  seconds: 100,
  lang: 'solidity',
  status: 'active',
  idea: 'A standard promises the functions that it demands, not its optional extensions, nor what libraries usually add.',
  params: (rng): Drawn => {
    const standard = rng.int(0, STANDARDS.length - 1)
    const { sure, other } = standardOf({ standard })
    return {
      standard,
      n: rng.int(2, 60),
      calls: mixed<string>(rng, { right: sure, others: other }, 6, [2, 4]),
    }
  },
  ask: (p) => ({
    stem: `\`t\` is some contract that conforms to ${standardOf(p).name}; nothing else is known of it. Which of these functions must it have, with just these parameters? Choose all. Optional extensions do not count.`,
    options: p.calls.map((call) => call.replaceAll('N', String(p.n))),
  }),
  key: (p) => ({
    kind: 'multiple',
    right: placesOf(p.calls, (call) => (standardOf(p).sure as readonly string[]).includes(call)),
  }),
  why: (p) =>
    `${standardOf(p).name} demands just the functions of its interface. Names, decimals and URIs are optional, enumeration, royalties and permit are extensions, and how tokens come into being is no part of it.`,
  source: ['ERC-20, Methods', 'ERC-721, Specification', 'ERC-1155, Specification'],
})
