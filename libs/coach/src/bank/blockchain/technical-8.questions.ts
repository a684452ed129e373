import { patterns } from '../patterns'
import type { Question } from '../question'

export const BLOCKCHAIN_TECHNICAL_8: readonly Question[] = [
  {
    id: 'blockchain/technical/one-proof-three-payments',
    revision: 2,
    status: 'active',
    areas: ['Blockchain', 'Cybersecurity'],
    type: 'technical',
    level: 'expert',
    skills: ['Zero-Knowledge Proofs', 'Cryptography', 'Circom'],
    topics: ['security'],
    stem: 'Who withdraws from a private pool shows a Groth16 proof over BN254 that some deposit is theirs. Version 1 stored the hash of the proof as spent, and was robbed. Version 2 stores a number from the public inputs, a `uint256` derived from the secret, and one deposit was still paid out three times. The circuit is right. What happened, both times?',
    seconds: 360,
    keyPoints: [
      {
        id: 'malleable',
        text: 'Groth16 proofs can be changed: out of one valid proof anybody makes others for the same statement, with other bytes.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'malleable | malleability | proof randomised | proof randomized | rerandomise | rerandomize | second proof | other proof | new proof | different proof',
        ),
        hint: 'Is there just one proof for one statement?',
      },
      {
        id: 'nullifier',
        text: 'What is marked has to belong to the deposit and be the same each time: a nullifier that the circuit binds to the secret.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns('nullifier | nullifiers'),
        hint: 'What should be marked as spent, then?',
      },
      {
        id: 'modulus',
        text: 'Inputs count modulo the order of the curve’s group: n and n plus the order are one for the verifier and two for the mapping.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'modulo order | field modulus | input aliasing | plus modulus | larger modulus | plus order | order plus | modulo field | modulo r | mod r | scalar field | field order | n r n',
        ),
        hint: 'When are two numbers of 256 bits the same for the verifier?',
      },
      {
        id: 'range',
        text: 'The contract refuses each public input that is not smaller than the order, before it verifies.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'input below | inputs below | input smaller | inputs smaller | below modulus | below order | require input | snark_scalar_field | inputs less | input less | input not smaller | smaller modulus | smaller field | less field | range public | inputs range',
        ),
        hint: 'Which line in the contract was missing?',
      },
      {
        id: 'bind-receiver',
        text: 'Receiver, fee and chain belong to the public inputs too, else somebody copies the pending proof for an address of their own.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'bind receiver | bound receiver | receiver public | recipient public | bind recipient | proof mempool | recipient bound | recipient proof | receiver proof | receiver inputs | recipient inputs',
        ),
        hint: 'What may an observer change about a proof that is on its way?',
      },
      {
        id: 'count',
        text: 'The order is about a fifth of 2^256, so that a number has five or six forms that fit.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns('six forms | five forms | 254 bits | 5.3 | six times'),
        hint: 'How often could it have been paid at most?',
      },
    ],
    followUps: {
      checking: ['Which property would a fuzzer have broken in a minute?'],
      reasoning: ['Check in the verifier or in the pool: what speaks for each?'],
      example: ['Which three numbers did the thief hand in?'],
    },
    samples: [
      'Privacy is a fundamental right, and cryptography makes it possible. Proof systems are developing very fast, so one should always take the newest one. I would ask a university for a review of the mathematics. Users should be compensated, and a transparent post-mortem helps to win back their trust after such an incident.',
      'In version 1 the proof is malleable, so a second valid proof has another hash. In version 2 they use a nullifier, but it can be larger than the field modulus. So the same value plus the modulus is another uint256, but the verifier accepts it. The contract must check the range. I would test it with that input.',
      'Version 1 believed that a statement has one proof. Groth16 is malleable: with random numbers anybody turns a valid proof into another valid proof of the same statement, without knowing the secret. Its hash is fresh, so the mark says nothing. Besides, an honest owner can simply prove again. What has to be marked is a nullifier: a number that the circuit derives from the secret, so the same deposit gives the same number in every proof. Version 2 did that and lost it at the border of two kinds of numbers. The verifier multiplies a curve point by each input, and that counts modulo the order r; the precompile takes any 256 bits. So n, n + r and n + 2r are one for the verifier, while the mapping holds three keys. As 2^256 is about 5.3 times r, it could have been six times. The circuit is right and cannot help, because within it the three are the same element. The repair is one line, require input below order, for every public input. I would put it into the verifier rather than the pool, since a second caller of the verifier would forget it; the price is some gas for each input, and nothing else. The alternative, to reduce the input before marking, works as well, but then an input that no honest wallet sends is accepted without a trace, and I prefer that it reverts. There is a third thing that I would look at: the receiver and the fee have to be public inputs and used in the circuit, otherwise somebody takes the proof from the mempool and has it paid to themselves. For example, at a payroll pilot that I reviewed, our generated verifier had the check and a hand-optimised copy of it did not. To check it, a fuzz test takes one deposit and draws k from 0 to 5: all that was paid out together must equal the deposit, and each call with k above 0 must revert. On version 2 I expect to see it fail at k = 1. A second one randomises the proof bytes; on version 1 that fails at once.',
    ],
    sources: [
      'Groth, On the Size of Pairing-Based Non-interactive Arguments, EUROCRYPT 2016',
      'ZoKrates documentation, Proving schemes: G16 malleability',
      'EIP-196: Precompiled contracts for addition and scalar multiplication on the elliptic curve alt_bn128',
      'snarkjs, Solidity verifier template for Groth16 (check of public inputs against the field)',
    ],
    why: 'Whether somebody finds the fault between mathematics and its contract.',
  },
  {
    id: 'blockchain/technical/blocks-that-take-too-long',
    revision: 2,
    status: 'active',
    areas: ['Blockchain'],
    type: 'technical',
    level: 'expert',
    skills: ['Substrate', 'Rust'],
    topics: [],
    stem: 'A parachain built with Substrate pays subscriptions: a hook at the beginning of each block goes through all of them and charges those that are due. Its weight is a constant that was measured with 20 subscriptions. With 60,000 the chain makes no blocks any more, and fees never rose. What is wrong, and how do you get it going and keep it going?',
    seconds: 360,
    keyPoints: [
      {
        id: 'weight',
        text: 'Weight promises time before anything runs; nothing stops code that takes longer than it said.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'weight promise | weight promises | declared weight | weight declared | weight wrong | weight estimate | weight too low | underestimated weight | weight underestimates | real weight | actual weight | returned weight | weight believes cheap',
        ),
        hint: 'What does a weight do, and what does it not do?',
      },
      {
        id: 'mandatory',
        text: 'Such a hook has to run in every block and cannot be left out, as an extrinsic can.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'mandatory | on_initialize | before extrinsics | always runs | cannot skipped | cannot left out | no matter weight',
        ),
        hint: 'Why did the block not simply become emptier?',
      },
      {
        id: 'validators',
        text: 'The relay chain’s validators check a block within a limit of time and of proof size; one beyond it is not backed.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'proof size | pov | relay validators | not backed | relay rejects | relay reject | validators reject | validators refuse | rejected relay',
        ),
        hint: 'Who refuses a block that was computed too long, and by which two measures?',
      },
      {
        id: 'due-index',
        text: 'The work is bounded: an index by block of what is due, at most so many in a block, the rest later.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'index block | due index | boundedvec | on_idle | leftover weight | remaining weight | limit block | queue due | cursor | only due touched | map block due | bounded number block | batch block',
        ),
        hint: 'How does the work in a block stop growing with the number of customers?',
      },
      {
        id: 'benchmark',
        text: 'Weights come from benchmarks with the number as a parameter, at its largest, and from the machine validators have.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'weight benchmark | weights benchmark | benchmarking pallet | benchmark n | benchmark hook | benchmark subscriptions',
        ),
        hint: 'From where should the figure come?',
      },
      {
        id: 'recover',
        text: 'A halted chain cannot enact an upgrade by itself: the relay chain’s governance sets new code or head, and the migration is bounded too.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'relay governance | validation code | force_set_current_code | relay chain governance | relay set code | upgrade from outside',
        ),
        hint: 'How does a new version get in, if there are no blocks?',
      },
    ],
    followUps: {
      checking: ['What do you run in the pipeline, so that this is seen with 60,000?'],
      reasoning: ['Who pays for the charge of a subscription: the chain or somebody who calls?'],
      example: ['What does a block contain, before and after your change?'],
    },
    samples: [
      'Scalability is the biggest challenge of blockchain today. I would optimise the code and use faster servers for the validators. It could also help to ask the core developers, because they know the framework best. A good roadmap and regular communication with token holders are important as well in this situation.',
      'The hook is on_initialize and it is mandatory, so it runs in each block also when it is too heavy. The weight is wrong because it was measured with only 20. I would benchmark it with the number of subscriptions and limit the number per block. The rest is done in the next block. I would test it with 60,000.',
      'Weight is a promise that is made before the code runs. Unlike gas, nobody counts along and stops it, so a declared weight that is too low means a block that takes longer than it says. And on_initialize is mandatory: an extrinsic that does not fit is left out, a hook cannot be. Fees never rose, because the fee follows the declared weight, and that was a constant. The collator still builds its block; the relay chain validators re-execute it, and what takes more than 2 seconds or exceeds the proof size is not backed. I suppose proof size came first, since each of the 60,000 rows brings its part of the trie: at 150 bytes and more that is above 9 megabytes, where 5 was the limit for long. To get it going, no upgrade on the chain itself helps, as it makes no block to enact it. The relay chain governance has to set new validation code, which takes days; that is the true cost of this bug. The new version keeps an index by block: under block 1,204,800 stands what is due there, at most 200 in a BoundedVec, and a full one spills into the next. A payment may then come a minute late, that is the price. The alternative is on_idle, which gets the remaining weight only; I would use it for cleaning up rather than for money, because in a busy hour it gets nothing. A third way is that anybody may call charge for a subscription and gets a small fee; then the work is an ordinary extrinsic that pays. Building the index is a migration over 60,000 rows, so it runs in steps with a cursor, otherwise we halt a second time. At my last chain, for parking permits, exactly that happened with 11,000 rows. To check it, the weight comes from a benchmark with 0 to 200 subscriptions on the reference machine, worst case being accounts that do not exist yet; try-runtime replays the true state, and must see each block below one second. With the old hook I expect it to exceed the limit at a few thousand already. In production an alert fires when the measured time differs from the declared one.',
    ],
    sources: [
      'Polkadot SDK documentation, frame_support::traits::Hooks (on_initialize, on_idle); FRAME benchmarking',
      'Polkadot documentation, Parachain protocol: Availability and validity (PoV)',
    ],
    why: 'Whether somebody treats computing time as something that has to be bounded by design.',
  },
]
