import { patterns } from '../patterns'
import type { Question } from '../question'

export const BLOCKCHAIN_SYSTEM_DESIGN_5: readonly Question[] = [
  {
    id: 'blockchain/system-design/a-chain-on-top',
    revision: 2,
    status: 'active',
    areas: ['Blockchain'],
    type: 'system-design',
    level: 'expert',
    skills: ['Zero-Knowledge Proofs', 'Rust', 'Smart Contract Security'],
    topics: [],
    stem: 'A company wants to move small amounts between two million people for less than a cent, while everybody can get their coins back to Ethereum without its help. Design the second layer on which that happens: who orders, what is posted below, and how people leave when the company is gone.',
    clarify: [
      { ask: 'How much happens?', answer: '50 transfers a second on average, 400 at the peak.' },
      { ask: 'How large is one?', answer: 'Some 100 bytes; packed without its signature about 20.' },
      { ask: 'How fast?', answer: 'People expect to see it within two seconds.' },
    ],
    seconds: 540,
    keyPoints: [
      {
        id: 'exit',
        text: 'Everybody can leave without the operator, and what that needs.',
        weight: 'must',
        criterion: 'requirements',
        any: patterns(
          'leave without | exit without | withdraw without | escape hatch | forced exit | forced withdrawal | forced transaction | force inclusion | forced inclusion | censor | censorship',
        ),
        hint: 'What can somebody do whom the operator ignores?',
      },
      {
        id: 'final-levels',
        text: 'What is promised after two seconds, and what only later.',
        weight: 'must',
        criterion: 'requirements',
        any: patterns(
          'soft confirmation | preconfirmation | pre-confirmation | promise operator | sequencer promise | soft promise | final later | receipt signed | signed receipt | hard finality',
        ),
        hint: 'What does a shop know after two seconds?',
      },
      {
        id: 'post',
        text: 'The data of all transfers is posted below in blobs, so that anybody can compute the state.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'blob | blobs | eip-4844 | calldata | data availability | rebuild state | recompute state | reconstruct state',
        ),
        hint: 'From what could a stranger work out who has how much?',
      },
      {
        id: 'root',
        text: 'A contract holds the root of the state and takes a new one with a proof or after a time for objections.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'state root | roots | merkle root | validity proof | fraud proof | fault proof | verifier contract | proof verified',
        ),
        hint: 'What does the contract below keep, and when does it believe a change?',
      },
      {
        id: 'proof-kind',
        text: 'Proofs of validity against a time for objections: cost of proving and way out in hours or in a week.',
        weight: 'must',
        criterion: 'trade-offs',
        any: patterns(
          'optimistic | seven days | week withdrawal | challenge week | zk rollup | zk-rollup | prover cost | proving costs | validity hours',
        ),
        hint: 'What is the price of believing nobody, and what of waiting?',
      },
      {
        id: 'sequencer',
        text: 'One who orders or several: speed against standing still and being left out.',
        weight: 'must',
        criterion: 'trade-offs',
        any: patterns(
          'single sequencer | one sequencer | several sequencers | shared sequencer | decentralised sequencer | decentralized sequencer | sequencer down | consensus sequencers | standby sequencer',
        ),
        hint: 'May a single one decide the order?',
      },
      {
        id: 'below',
        text: 'Data below or with a committee: cheaper, and what may be withheld.',
        weight: 'must',
        criterion: 'trade-offs',
        any: patterns(
          'not committee | not data committee | validium | committee | withhold | withheld | off-chain data | data elsewhere | celestia | data committee | own storage data',
        ),
        hint: 'What would be lost if the data stood somewhere cheaper?',
      },
      {
        id: 'bytes',
        text: 'How many bytes a second, and how many blobs that is.',
        weight: 'must',
        criterion: 'numbers',
        any: patterns(
          '1,000 bytes | 1 kb second | 1 kilobyte | 131 seconds | 127 seconds | 131,072 | 128 kib | 6,500 transfers | 6,350 transfers | 128 kb | two minutes blob | blob minutes | blobs day',
        ),
        hint: 'How long does it take to fill one of the pieces that are posted?',
      },
    ],
    followUps: {
      requirements: ['What would you still let the company decide alone?'],
      structure: ['You said "{quote}". Who could withhold that, and from whom?'],
      'trade-offs': ['When is a week of waiting the better choice?'],
    },
    samples: [
      'Layer 2 solutions are the answer to the scalability trilemma. I would use a proven rollup framework, because it has a large ecosystem and strong partners. The fees are very low and the security comes from Ethereum. With a good wallet the users will not notice the technology. A token could create incentives for the community.',
      'I would build a zk rollup. A sequencer orders the transfers and gives a soft confirmation after two seconds. The data goes to Ethereum in blobs, and a verifier contract accepts a new state root with a validity proof. Users can do a forced exit if the sequencer censors them. An optimistic rollup would be simpler but takes seven days to withdraw.',
      'Who must be trusted with what? I assume: nobody with coins, the company only with order and speed. So each person can leave without it, even if it is gone or censors them. After two seconds a shop has a soft confirmation, a receipt signed by the sequencer that we insure up to 500 dollars; hard finality comes with the proof. Contracts of others on this layer are out of scope, only transfers. A request goes from the phone to the sequencer, which checks signature, nonce and balance, writes to a log on three machines and answers with the receipt. A batcher packs transfers and posts them below as blobs. A prover makes a validity proof that old root plus these transfers gives the new root, and the contract verifies proof and blob commitment and stores the root. Deposits wait in a queue of the contract; whoever is ignored puts a forced transaction there for a fee. If it is not done within 24 hours, the contract freezes: no new root, and everybody withdraws with a Merkle path against the last one. Blobs vanish after some 18 days, so I pay two archives and publish snapshots, since a path needs the whole tree. If the prover fails, transfers go on and only withdrawals wait; if the sequencer dies, a standby takes its log over in ten seconds. Now the choices. An optimistic rollup has no prover and simple code, but a withdrawal takes seven days and somebody honest must watch. With validity proofs it takes an hour, at the price of cards that prove, and of a circuit in which a fault is fatal. For plain transfers the circuit is small, so I choose proofs, with two programs by different teams that must agree during the first year. For order, a single sequencer is fast and can leave people out for a day; several with consensus cost a second. I start with one, because the queue bounds the harm. A committee that holds the data, a validium, would be a tenth of the price, but it could withhold and freeze two million people. In numbers: 50 per second by 20 bytes are 1,000 bytes per second. A blob has 131,072 bytes, of which 31 in 32 can be used with ease, so one is filled in about 127 seconds with 6,350 transfers, 680 blobs a day. If a blob costs 5 dollars, that is 0.08 cents for one; at 60 dollars it would be 0.9, so a cent still holds. To verify takes 400,000 gas: at 10 gwei and 3,000 dollars 12 dollars. With one proof a blob that alone is 0.19 cents, so I prove once in ten minutes for less than five blobs, 0.04. I would revisit posting below if a blob costs more than 60 dollars for a week.',
    ],
    sources: [
      'EIP-4844: Shard Blob Transactions',
      'Ethereum documentation, Zero-knowledge rollups; Optimistic rollups; Data availability',
      'Ethereum consensus specifications, Deneb: MIN_EPOCHS_FOR_BLOB_SIDECARS_REQUESTS',
      'L2BEAT documentation, Stages framework',
    ],
    why: 'Whether somebody separates who may order from who may take, and computes what each promise costs.',
  },
]
