import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { wordsKey } from './answers'

type Who = 'Alice' | 'Bob' | 'Mallory'
/** What a hash is made of besides bid and salt, and what a commitment must not be. */
export type Form = 'open' | 'bound' | 'unique'
export interface Params {
  contract: string
  form: Form
  isLastWins: boolean
  /** Bids of Alice and Bob. */
  bids: readonly [number, number]
  /** Mallory's commitment has the same hash as Alice's. */
  commits: readonly Who[]
  reveals: readonly Who[]
}

/** Who leads after all of it. A form of its own for what somebody believes. */
function leads({ isLastWins, bids, commits, reveals }: Params, form: Form): [Who | 'nobody', number] {
  const bidOf = (who: Who): number => (who === 'Bob' ? bids[1] : bids[0])
  const isIn = (who: Who): boolean => {
    const other = who === 'Alice' ? 'Mallory' : 'Alice'
    return form !== 'unique' || who === 'Bob' || commits.indexOf(who) < commits.indexOf(other)
  }
  let state: [Who | 'nobody', number] = ['nobody', 0]
  for (const who of reveals) {
    const isRight = isIn(who) && (form !== 'bound' || who !== 'Mallory')
    const bid = bidOf(who)
    if (isRight && (isLastWins ? bid >= state[1] : bid > state[1])) state = [who, bid]
  }
  return state
}

function drawn(rng: Rng): Params {
  const people: readonly Who[] = ['Alice', 'Bob', 'Mallory']
  return {
    contract: rng.pick(['SealedBids', 'Tender', 'Contest', 'QuietSale']),
    form: rng.pick(['open', 'open', 'bound', 'unique', 'unique'] as const),
    isLastWins: rng.int(0, 1) === 1,
    bids: [rng.int(10, 99), rng.int(10, 99)],
    commits: rng.shuffle(people),
    reveals: rng.shuffle(people),
  }
}

export default template({
  id: 'solidity/security/copied-commit',
  revision: 1,
  kind: 'short',
  topic: 'security',
  grade: 3,
  seconds: 170,
  lang: 'solidity',
  status: 'active',
  idea: 'A commitment that does not hold its sender can be copied unread, and opened with what the other one reveals.',
  params: (rng) =>
    drawnUntil(
      () => drawn(rng),
      (params) => {
        const { bids, commits, reveals, form } = params
        // Mallory copies what she has seen: Alice's hash in the pool of transactions, her bid once revealed.
        const isCopied = reveals.indexOf('Mallory') > reveals.indexOf('Alice')
        const isSeen = form === 'unique' || commits.indexOf('Mallory') > commits.indexOf('Alice')
        const all = (['open', 'bound', 'unique'] as const).map((one) => String(leads(params, one)))
        return bids[0] > bids[1] && isCopied && isSeen && new Set(all).size > 1
      },
    ),
  ask: ({ contract, form, isLastWins, bids, commits, reveals }) => ({
    stem: `Alice commits to a bid of ${bids[0]} and Bob to one of ${bids[1]}, each with a hash made as \`reveal\` makes it and a random salt. Mallory sees Alice's hash before it is mined and commits to the very same hash. The commitments are mined in this order: ${commits.join(', ')}. Then Alice and Bob reveal what they committed to, and Mallory sends the numbers that Alice reveals, from her own account; this is mined in the order ${reveals.join(', ')}. A call that fails changes nothing. Who is \`leader\` in the end, and what is \`best\`?`,
    code: [
      `contract ${contract} {`,
      '  mapping(address => bytes32) public commitment;',
      ...(form === 'unique' ? ['  mapping(bytes32 => bool) taken;'] : []),
      '  address public leader;',
      '  uint256 public best;',
      '',
      '  function commit(bytes32 hash) external {',
      ...(form === 'unique' ? ['    require(!taken[hash]);', '    taken[hash] = true;'] : []),
      '    commitment[msg.sender] = hash;',
      '  }',
      '  function reveal(uint256 bid, bytes32 salt) external {',
      `    bytes32 hash = keccak256(abi.encode(${form === 'bound' ? 'msg.sender, ' : ''}bid, salt));`,
      '    require(commitment[msg.sender] == hash);',
      '    delete commitment[msg.sender];',
      `    require(bid ${isLastWins ? '>=' : '>'} best);`,
      '    best = bid;',
      '    leader = msg.sender;',
      '  }',
      '}',
    ].join('\n'),
    answerHint: 'A name and a number with a space between, such as Bob 7.',
  }),
  key: (params) => wordsKey(leads(params, params.form)),
  why: ({ form }) =>
    ({
      open: "Nothing in the hash tells whose it is, so Mallory opens her copy with Alice's numbers. With equal bids the comparison decides.",
      bound:
        "The hash holds msg.sender: with Alice's numbers Mallory gets another hash, and her reveal fails.",
      unique:
        'Each hash is taken once, by whoever is mined first: the other of the two has no commitment and cannot reveal.',
    })[form],
  source: [
    'Solidity documentation, Solidity by Example: Blind Auction',
    'Solidity documentation, Security Considerations',
  ],
})
