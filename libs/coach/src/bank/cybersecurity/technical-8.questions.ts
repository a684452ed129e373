import { patterns } from '../patterns'
import type { Question } from '../question'

export const SECURITY_TECHNICAL_8: readonly Question[] = [
  {
    id: 'cybersecurity/technical/what-the-language-does-not-guard',
    revision: 1,
    status: 'active',
    areas: ['Cybersecurity', 'Blockchain'],
    type: 'technical',
    level: 'expert',
    skills: ['Move', 'Smart Contract Security', 'Threat Modelling'],
    topics: ['security', 'threats'],
    stem: 'An exchange of pools is written in Move and shall hold 200 million. Its team says: coins cannot be copied, sums abort on overflow, there is no reentrancy, and two firms have read the code. So it is safe. You have three weeks before the launch. What do you look for that the language does not guard, how do you check it, and how do you keep a fault small?',
    seconds: 420,
    keyPoints: [
      {
        id: 'shifts',
        text: 'Sums abort on overflow, but a shift to the left drops bits in silence; fixed-point arithmetic is full of shifts, and a guard written by hand may be wrong.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'shift left | left shift | shifts left | bit shift | bit shifts | shifts abort | shift silent | shifts silently | shift drops | shifts drop | checked_shlw | high bits lost | bits lost',
        ),
        hint: 'Is every operation on numbers as careful as plus and times?',
      },
      {
        id: 'powers',
        text: 'Who holds which power: a public function that hands out a capability or a mutable reference gives it to everybody.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'admincap | admin capability | capability | capabilities | cap object | public function returns | mutable reference | visibility | public package | public(package) | public(friend) | entry function caller | signer checked | who may call',
        ),
        hint: 'What does it take to be the administrator here?',
      },
      {
        id: 'which-object',
        text: 'The type says that it is a pool or a coin, not which: a pool of one’s own, or a worthless type T, fits as well.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'own pool | fake pool | foreign pool | wrong pool | worthless coin | fake coin | worthless type | type parameter | generic type | object id compared | pool id | belongs pool | position belongs | witness type',
        ),
        hint: 'Does the type of an argument tell whose it is?',
      },
      {
        id: 'economy',
        text: 'What is legal may still empty it: prices that can be moved within a transaction, rounding in favour of the caller, borrowed millions.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'oracle | price manipulation | manipulated price | spot price | rounding favour | rounding direction | rounds caller | rounds down deposit | round against | flash loan | flash loans | borrowed millions | sandwich | economic attack | slippage',
        ),
        hint: 'Which theft would break no rule of the program at all?',
      },
      {
        id: 'proved',
        text: 'Laws are written down and tried against it: what is paid out never exceeds what came in; by a prover, by random sequences, at the edges of the numbers.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'move prover | formal verification | formally verify | invariant | invariants | property test | property-based | fuzz | fuzzing | fuzzer | random sequences | edge values | boundary values | differential test | reference python',
        ),
        hint: 'What can be done that two readers did not do?',
      },
      {
        id: 'small',
        text: 'A fault is kept small: a ceiling that grows slowly, a bound on what may leave in an hour, a switch to pause, and upgrades by several keys with a delay.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'deposit cap | deposits capped | cap deposits | ceiling deposits | withdrawal limit | outflow limit | limit outflow | rate limit withdrawals | outflow hour | hourly limit | circuit breaker | pausable | pause switch | pause pools | pause contract | may pause | guardian pause | multisig upgrade | upgrade multisig | upgrade timelock | upgrade delay | upgrade policy | bug bounty',
        ),
        hint: 'Suppose that you have overlooked one thing. How much does it cost?',
      },
    ],
    followUps: {
      checking: ['Which law would you write down first, and how could it be broken?'],
      reasoning: ['What does a bound on withdrawals cost the people who use it honestly?'],
      example: ['Take one call that type-checks and steals. Which arguments does it have?'],
    },
    samples: [
      'Move is the most secure language for smart contracts, and two audits are already above the usual standard. I would additionally engage a well-known third firm to increase trust. It is important that the team is experienced and that the community is involved early. Insurance could be offered for large customers, and a transparent communication strategy should exist for emergencies.',
      'The language does not protect against bad prices, so I would look at the oracle and at flash loans. The capability of the administrator must not be public. I would fuzz the pools and check that nobody gets out more than came in. A pause switch and a bug bounty would help when something is found later.',
      'What Move guards is ownership and form; what it leaves open is arithmetic with shifts, who should be allowed, which object is meant, and whether a price is fair. So I read in four passes. First numbers: plus and times abort, but a left shift drops the high bits without a word, and fixed-point code shifts by 64 everywhere. A guard for that was once compared with the wrong constant, and 223 million left another exchange in 2025. Second powers: each place where an admin capability is made, stored or lent; one public function that returns a mutable reference to the pool is enough. Third, which object: the type says Pool, yet a pool of my own fits too, so each position must compare the pool id, and a type parameter must be bound to the pool, or a worthless coin pays the debt. Fourth economy: with a flash loan of ten million I bend what a pool says, and see which function believes it; and each division must leave the rest with the pool. Readers get tired, therefore laws are written down: shares times price never exceed reserves. The Move Prover shows it for pure functions; for sequences I use a fuzzer of 50 million steps with a slow reference in big integers beside it, because the prover needs weeks for loops. I would choose both, at the price of a third of our time. As a check of the checks I put nine known faults back in, the wrong constant among them, and expect to see all nine fail; one that passes means our law has a hole. Then I assume that one fault is left. Deposits are capped at five million and doubled each fortnight, at most two percent of a pool may leave in an hour, anybody of three may pause, and upgrades need four keys of seven and two days. The alternative, no bounds, is nicer to large traders, but it makes the first night final. For example, in our last project, a lending market, the log of an alarm stopped a drain after 40,000.',
    ],
    sources: [
      'The Move Book and Move Reference: Integers, Abilities, Generics, Visibility',
      'Zhong and others, The Move Prover, CAV 2020',
      'Analyses of the Cetus incident of May 2025 (Halborn; BlockSec; Cyfrin): a wrong guard of a left shift',
    ],
    why: 'Whether somebody asks what a guarantee covers, and plans for the fault that is not found.',
  },
]
