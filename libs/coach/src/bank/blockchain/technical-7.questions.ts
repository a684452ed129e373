import { patterns } from '../patterns'
import type { Question } from '../question'

export const BLOCKCHAIN_TECHNICAL_7: readonly Question[] = [
  {
    id: 'blockchain/technical/votes-for-twelve-seconds',
    revision: 2,
    status: 'active',
    areas: ['Blockchain'],
    type: 'technical',
    level: 'senior',
    skills: ['DeFi Protocols', 'Solidity', 'Smart Contract Security'],
    topics: ['control', 'security'],
    stem: 'A protocol lets token holders vote on what its treasury does. A proposal that passes may be executed at once. Somebody who held no token the day before proposed a payment to themselves, voted with 41 percent of all tokens, executed, and was gone within one block. How was that possible, and how would you build the voting?',
    seconds: 300,
    keyPoints: [
      {
        id: 'borrowed',
        text: 'The tokens were borrowed for one transaction and given back in it.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns('flash loan | flash loans | borrowed tokens | borrowed votes | flash-loan | flashloan'),
        hint: 'From where does somebody without capital get 41 percent?',
      },
      {
        id: 'snapshot',
        text: 'Votes are counted by what each held at a block before the vote began, kept as checkpoints.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'votes snapshot | voting snapshot | writes checkpoints | past votes | getpastvotes | snapshot block | snapshot before | snapshot earlier | earlier block | previous block | past block',
        ),
        hint: 'At which moment should it count what somebody holds?',
      },
      {
        id: 'wait-before',
        text: 'Between proposal and vote lies a delay of days, in which holders can buy, delegate or leave.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'voting delay | delay voting | delay vote | delay before vote | delay before voting | delay between proposal | days before vote | wait before voting | voting starts after | vote begins after | vote starts later | voting opens later',
        ),
        hint: 'When may the vote begin?',
      },
      {
        id: 'timelock',
        text: 'What passed waits in a timelock before it is executed, so that those who disagree can get out.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'timelock | execution delay | delayed execution | delay execution | delay before execution | wait before execution | execute days after',
        ),
        hint: 'What may happen between a result and the payment?',
      },
      {
        id: 'veto',
        text: 'Somebody may stop what is harmful, and that power is itself limited: it cancels and cannot pay.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'veto | guardian | cancel proposal | cancel proposals | security council | canceller | only cancel | can cancel | power cancel',
        ),
        hint: 'What if it is malicious, and everybody sees it?',
      },
      {
        id: 'bought',
        text: 'A snapshot does not stop whoever buys or rents votes for a week; quorum against the value at stake does that in part.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns('buy votes | buys votes | bribe | bribes | rents votes | quorum'),
        hint: 'Who can still do it, with money and patience?',
      },
    ],
    followUps: {
      checking: ['How does a test play the whole attack on a copy of the chain?'],
      reasoning: ['A longer delay or a guardian: what does each cost in an emergency?'],
      example: ['What happened in that block, call by call?'],
    },
    samples: [
      'Governance is one of the most interesting topics of decentralisation, and every community has to find its own way. It is important that all members take part and feel responsible. Education and transparency are needed, and a healthy discussion culture in the forum. In the end the community must trust each other.',
      'The attacker took a flash loan, voted with it and paid it back. Votes must be counted from a snapshot of an earlier block. Also a timelock should stand before the execution. I would use OpenZeppelin Governor, because it has both. I would test that borrowed tokens have no votes.',
      'The contract asked what somebody holds in the moment of the vote, and let proposal, vote and execution happen in one transaction. So a flash loan was enough: borrow 41 percent from a lending pool, propose, vote, execute, receive, hand it back. It costs the fee of the loan, some ten thousand dollars against a treasury of millions. I would build three gaps. First, votes come from a snapshot: the token writes checkpoints, and the governor asks getPastVotes for a block before the vote opens. Borrowed tokens have no past. Second, a voting delay of two days between proposal and snapshot, since a holder who learns of it should be able to recall tokens and delegate. Third, a timelock of three days before the execution; whoever disagrees can withdraw in that time. The price is that a repair of a bug takes a week as well. That is why I would add a guardian, a multisig of seven, who can cancel proposals and pause, but cannot pay or upgrade; unlike an admin key it does little harm if it is stolen. What remains is somebody who buys votes or rents them for a week, because a snapshot only wants them at one block. A quorum of 4 percent is a low bar if those 4 percent cost two million and the treasury holds thirty. I would cap what one proposal may move instead, and set the cap anew each quarter. In the lending project where I worked, a third of all tokens lay in pools where anybody could borrow them, and most proposals passed with 6 percent. To check it, a Foundry test starts from the state of that block, takes the loan and plays the attack: on the old code I expect to see the treasury at zero, on the new one getPastVotes gives 0 and the proposal must fail. A second test buys its share honestly, and measures the days until money could move.',
    ],
    sources: [
      'OpenZeppelin Contracts documentation, How to set up on-chain governance',
      'ERC-5805: Voting with delegation',
      'Qin, Zhou, Livshits, Gervais, Attacking the DeFi Ecosystem with Flash Loans for Fun and Profit, 2021',
    ],
    why: 'Whether somebody gives power a time, and not only a number.',
  },
  {
    id: 'blockchain/technical/receipt-that-may-be-dropped',
    revision: 2,
    status: 'active',
    areas: ['Blockchain'],
    type: 'technical',
    level: 'expert',
    skills: ['Move', 'DeFi Protocols', 'Smart Contract Security'],
    topics: ['security', 'tokens'],
    stem: 'A pool in Move lends any sum within one transaction. Its function gives the coins and a receipt, a struct without abilities, which a second function takes together with the money. To make a test compile somebody wrote `has drop` behind the struct. A week later the pool is empty. Why, and what else has to be right about such a receipt?',
    seconds: 360,
    keyPoints: [
      {
        id: 'must-consume',
        text: 'A value without abilities cannot be left lying: the transaction is valid only if some function takes it apart.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'hot potato | receipt consumed | must consumed | consume receipt | cannot discarded | must destroyed | cannot dropped | cannot ignored | must unpacked | forces repay | forced repay | must used up',
        ),
        hint: 'What does the language do with a value that nobody uses?',
      },
      {
        id: 'ignored',
        text: 'With `drop` the borrower lets it fall out of scope, and nothing asks for the money any more.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'receipt scope | throws receipt | receipt thrown | receipt away | discards receipt | ignores receipt | without repaying | receipt ignored | drop receipt | drops receipt | dropped receipt | never repay | never repays | not repay | not pay back',
        ),
        hint: 'What did the borrower do with it, in the end?',
      },
      {
        id: 'only-module',
        text: 'Only the module that defines a struct can make one and take it apart; so repayment is the one way out.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'defining module | module defines | module destructure | module unpack | unpack struct',
        ),
        hint: 'Who is able to take the receipt apart?',
      },
      {
        id: 'store',
        text: '`store` would be as bad: the receipt is put into an object of one’s own and kept for ever.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'store ability | ability store | parked receipt | park receipt | receipt object | wrapped object | with store | keep receipt | keeps receipt | store receipt | stored receipt',
        ),
        hint: 'Which other ability would open a back door?',
      },
      {
        id: 'bound',
        text: 'It holds the pool and the sum with fee, and repayment compares both; else a loan is paid back into another pool, or short.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'pool id | wrong pool | receipt amount | amount receipt | receipt sum | receipt holds | same pool | which pool | other pool | another pool',
        ),
        hint: 'What must the receipt know, so that the second function can judge?',
      },
      {
        id: 'upgrade',
        text: 'Such an ability shows in review only as one word; tests that must not compile keep it out, and the test gets a destroyer of its own.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns('test_only | fail compile | compile error | compile fail | compiled fail'),
        hint: 'How would the test have been written instead?',
      },
    ],
    followUps: {
      checking: ['How do you test that something does not compile?'],
      reasoning: ['In Solidity one compares balances at the end: what is better here, and what is not?'],
      example: ['Which calls stand in the transaction of the thief?'],
    },
    samples: [
      'Move is a modern language that was built for security, so such problems are rare. I would do a formal verification and an audit. It is important that developers are trained well, because a new language has a learning curve. The ecosystem is still young, and there will be better tools soon.',
      'The receipt is a hot potato. Without abilities it must be consumed, so the borrower has to call repay. With drop the receipt can be thrown away and the loan is free. I would remove the ability. The receipt must also contain the amount. I would test that it does not compile without repay.',
      'The receipt is a hot potato. A value without drop cannot be discarded, without copy not doubled, without store not kept; so it must be consumed before the transaction ends, and the verifier of the bytecode enforces that, not only the compiler. Since just the defining module can unpack a struct, the only exit is its function that takes the money. With drop the thief calls borrow for all, sends the coins home and lets the receipt run out of scope; nothing reverts, because nothing asks. It would have been as bad with the store ability: then it is wrapped into an object of the thief and lies there for ever. Copy alone would help nobody to get rid of it, although it would let one receipt stand for two. Then what it says: it has to hold the pool id and the sum owed with its fee. Suppose the id is missing: I open a pool of my own, borrow 1,000,000 from the large one and repay into mine. If it holds no amount, I pay back 1. And there may be no second function that takes it apart, for example a cancel for "unused" loans. Compared with Solidity, where the lender looks at its balance after a callback, I prefer this, because there is no callback and so no reentrancy; the price is that all safety hangs on a single word in one line, which in a review of 900 lines nobody saw. I would use a test_only function that destroys the receipt instead, since that code never reaches the chain. In my last project, a market for game items, we wrote the abilities of all 23 structs into a list, and a change of the list needs two names. To check it, each build takes two transactions: one without repay must fail to compile with the error about drop, the other repays into the wrong pool and must abort. On the version of that week I expect the first to compile, and the balance to be zero.',
    ],
    sources: [
      'The Move Book, Abilities; Pattern: Hot Potato',
      'Blackshear and others, Move: A Language With Programmable Resources, 2019',
    ],
    why: 'Whether somebody understands what a type system promises, and which word takes it back.',
  },
]
