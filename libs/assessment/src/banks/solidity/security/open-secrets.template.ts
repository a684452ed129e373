import { template } from '../../../tasks/template'
import { mixed, placesOf } from '../../draws'

/**
 * How a secret number gets on the chain.
 * `plain`: it stands in data of a transaction, in storage or in code. `few`: only its hash does, and there are few
 * numbers that it may be. `hidden`: only its hash does, with 32 random bytes. `never`: nothing of it does.
 */
export type Trace = 'plain' | 'few' | 'hidden' | 'never'
interface Secret {
  text: string
  trace: Trace
}

const OPEN: readonly Secret[] = [
  { text: 'The number in `uint256 private doorCode`, set in the constructor', trace: 'plain' },
  { text: 'The number in `uint256 internal immutable startPrice`, given to the constructor', trace: 'plain' },
  {
    text: 'A number that was in a private variable last month and has been overwritten since',
    trace: 'plain',
  },
  {
    text: 'A number that somebody gave to an `external pure` function in a mined transaction',
    trace: 'plain',
  },
  { text: 'The number under a known address in a `private` mapping that has no getter', trace: 'plain' },
  { text: 'A PIN of four digits of which only `keccak256(abi.encode(pin))` is stored', trace: 'few' },
  {
    text: 'An age in whole years of which only `keccak256(abi.encode(msg.sender, age))` is stored',
    trace: 'few',
  },
  { text: 'A private variable that only a function with `onlyOwner` returns', trace: 'plain' },
]
const SHUT: readonly Secret[] = [
  {
    text: 'A bid of which only `keccak256(abi.encode(bid, salt))` is stored; `salt` is 32 random bytes that nobody was told',
    trace: 'hidden',
  },
  {
    text: 'A seed of 32 random bytes, made on a laptop, of which only `keccak256(abi.encode(seed))` is stored',
    trace: 'hidden',
  },
  { text: 'The private key that signed a permit which the contract accepted', trace: 'never' },
  { text: 'The amount that a person will bid in a transaction not yet signed', trace: 'never' },
  {
    text: 'A vote committed as `keccak256(abi.encode(vote, salt))`; `salt` is 32 random bytes, not yet revealed',
    trace: 'hidden',
  },
]
export const SECRETS: readonly Secret[] = [...OPEN, ...SHUT]

export default template({
  id: 'solidity/security/open-secrets',
  revision: 1,
  kind: 'multiple',
  topic: 'security',
  grade: 1,
  nudge: 0.3,
  seconds: 100,
  status: 'active',
  idea: 'Private keeps other contracts from reading, not people: all that was ever sent or stored is public, and a hash hides only what cannot be guessed.',
  params: (rng) => ({
    shown: mixed(rng, { right: OPEN, others: SHUT }, 5, [2, 4]).map(({ text }) => text),
  }),
  ask: ({ shown }) => ({
    stem: 'A contract on a public chain has verified source code. Which of these can anybody work out who reads the whole chain with its history? Choose all.',
    options: shown,
  }),
  key: ({ shown }) => ({
    kind: 'multiple',
    right: placesOf(shown, (text) => OPEN.some((one) => one.text === text)),
  }),
  why: () =>
    'Transactions, code, storage and all earlier storage are public; visibility is a rule for other code alone. A hash of one of a few thousand values is undone by trying them all; one with 32 random bytes is not.',
  source: ['Solidity documentation, Security Considerations: Private Information and Randomness'],
})
