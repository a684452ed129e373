import { patterns } from '../patterns'
import type { Question } from '../question'

export const BLOCKCHAIN_TECHNICAL_4: readonly Question[] = [
  {
    id: 'blockchain/technical/loop-over-all-holders',
    revision: 3,
    status: 'active',
    areas: ['Blockchain'],
    type: 'technical',
    level: 'entry',
    skills: ['Solidity', 'Hardhat', 'Smart Contract Security'],
    topics: ['security'],
    stem: 'A contract shares its income each month: it goes through the list of all holders and sends each their part. With 40 holders in the test it worked. With 3,000 every try fails and costs its fee. Why, and how would you share it instead?',
    seconds: 240,
    keyPoints: [
      {
        id: 'limit',
        text: 'A block has a limit of gas, on Ethereum a single transaction too, and a loop without an end grows beyond it.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'block limit | exceeds block | unbounded loop | gas grows | runs gas | grows linearly | transaction limit | transaction cap | limit transaction | 16.7 million',
        ),
        hint: 'What has an upper end for each block?',
      },
      {
        id: 'all-back',
        text: 'It is all or nothing: everything is undone, and the gas is spent all the same.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'reverts everything | everything undone | everything reverts | atomic | gas spent | fee lost | rolled back | reverted whole | reverts whole | transaction reverted | gas still paid',
        ),
        hint: 'What of those who had been paid when it broke off?',
      },
      {
        id: 'pull',
        text: 'Each holder fetches their own share: one call, one price, whoever wants it.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'pull payment | pull payments | pull pattern | pull instead | pull push | holder claims | holders claim | claim function | withdraw function | claims own | withdraws own',
        ),
        hint: 'Must the contract go to them?',
      },
      {
        id: 'per-share',
        text: 'Only the income per share is kept; what somebody may take is the difference since the last time.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'rewards share | dividend share | reward share | accumulated | accumulator | cumulative',
        ),
        hint: 'How does the contract know what each may take, without going through all?',
      },
      {
        id: 'one-blocks',
        text: 'One receiver whose code refuses would stop all others.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'holder reverts | recipient reverts | receiver reverts | single holder | refuses payment | refuses receive | griefing | denial service | block everybody | blocks everybody',
        ),
        hint: 'What if one of them is a contract that does not want the money?',
      },
      {
        id: 'batches',
        text: 'If it must be sent, then in parts with a place where the next one begins.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'cursor | next index | start index | several transactions | in batches | index stored | store index',
        ),
        hint: 'What if the law says that it has to be sent?',
      },
    ],
    followUps: {
      checking: ['Which test shows it before there are 3,000?'],
      reasoning: ['Whoever does not come to take it leaves it there: is that good?'],
      example: ['What stands in the contract after two incomes and one withdrawal?'],
    },
    samples: [
      'Blockchains are not yet very scalable, and gas fees are a known problem. I would use a cheaper network or layer 2, because there one can do more. The code should be optimised by an expert and audited. It would also be possible to do this off-chain, and Web3 will surely offer better solutions in the future.',
      'The loop needs more gas than the block gas limit, so it always reverts. I would use the pull pattern, in which each holder claims the share with a withdraw function. Also if one receiver reverts, nobody gets anything. I would test it with 3,000 holders in Hardhat and look at the gas.',
      'A payment with its bookkeeping costs some 30,000 gas, so 3,000 of them need 90 million. On Ethereum a call may take 16.7 million at most, a block on many chains less than 90, and the loop has no end: each new holder adds to it. When it runs out of gas, everything is undone, those already paid too, and the fee is lost all the same. There is a second fault, which would have come at any number: a holder may be a contract that refuses to receive, and then that single holder stops all. I would turn it round. The contract keeps one number, the accumulated income per share, and for each holder the number at their last visit; the difference times their shares is what they may take. An income is then one write, whether there are 40 or 40,000. Holders claim by themselves and pay their own fee, because it is their money. The price is that small amounts stay where they are: with 2 dollars of fee nobody fetches 1.50. When shares are sold, both sides must be settled first, otherwise the buyer gets the past; that is the part people forget. Sending in batches of 200 with a cursor is the alternative. It suits those who must be paid without doing anything, but somebody has to call it 15 times, and shares may move in between. For example, in my course project I sent prizes to 25 students, and one had given the address of a contract; nobody got a prize. To check it, I write a test in Hardhat with 10 and with 1,000 holders and measure the gas of an income: it must be equal. One with a refusing receiver should still pay all others. On the old code I expect to see both fail.',
    ],
    sources: [
      'Solidity documentation, Security Considerations: Gas Limit and Loops; Common Patterns: Withdrawal from Contracts',
      'EIP-7825, Transaction Gas Limit Cap; SWC-128, DoS With Block Gas Limit; SWC-113, DoS with Failed Call',
      'Batog, Boca, Johnson, Scalable Reward Distribution on the Ethereum Blockchain, 2018',
    ],
    why: 'Whether somebody asks how the price of a step grows, and who depends on whom.',
  },
  {
    id: 'blockchain/technical/same-block-other-result',
    revision: 2,
    status: 'active',
    areas: ['Blockchain'],
    type: 'technical',
    level: 'senior',
    skills: ['Cosmos SDK', 'Go', 'Substrate'],
    topics: [],
    stem: 'A chain with 100 validators stands still. All of them took the same block with the same transactions, but 42 of them computed another state than the rest. Last week a module written in Go was added, which shares out rewards. What do you look for, how do you get the chain going, and how do you keep it from happening again?',
    seconds: 360,
    keyPoints: [
      {
        id: 'deterministic',
        text: 'Every validator must compute the same from the same block; anything that depends on the machine breaks that.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'deterministic | determinism | non-deterministic | nondeterministic | nondeterminism | non-determinism | depends machine | not deterministic',
        ),
        hint: 'What do all of them have to agree on besides the block?',
      },
      {
        id: 'map',
        text: 'In Go a map is gone through in another order each time.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'map iteration | iterate map | iterates map | iterating map | range map | order map | map order | go map | sort keys | sorted keys',
        ),
        hint: 'In what order does a list of rewards come out of what Go offers?',
      },
      {
        id: 'others',
        text: 'Further suspects: the clock of the machine, floating point, chance, threads, a setting of each operator.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'time.now | wall clock | system clock | local time | floating point | floats | float | goroutine | goroutines | random seed | local config | local configuration | environment variable',
        ),
        hint: 'What else is not the same on 100 machines?',
      },
      {
        id: 'third',
        text: 'More than a third disagree, so there is no majority of two thirds: it halts instead of splitting.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns('two thirds | two-thirds | 2/3 | third disagree | 67 | quorum | halts rather'),
        hint: 'Why does it stand, and did not split in two?',
      },
      {
        id: 'narrow',
        text: 'The states are compared part by part: which module, which key is the first to differ.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'compare stores | store hash | module hash | hash module | diff state | export state | first key | key differs | compare exports | compare state | bisect',
        ),
        hint: 'How do you find out which part of the state is another one?',
      },
      {
        id: 'restart',
        text: 'Operators agree on one result, go back to the block before, and start a repaired version at the same height.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'rollback block | roll back | rolled back | agreed height | coordinated restart | coordinate restart | coordinate validators | halt height | patched binary | repaired version | state sync',
        ),
        hint: 'What do 100 operators have to do, and in which order?',
      },
      {
        id: 'simulate',
        text: 'Runs with many seeds on several machines compare the state; a rule of the build forbids the suspects.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'simulation | simulations | many seeds | run twice | runs twice | two machines | lint | linter | static analysis | forbid range | fuzz',
        ),
        hint: 'How would the build have found it?',
      },
    ],
    followUps: {
      checking: ['How many runs do you need to see a fault that depends on order?'],
      reasoning: ['Which of the two results do you keep, and who decides it?'],
      example: ['Which line of such a module would you suspect?'],
    },
    samples: [
      'Consensus is the most important part of a blockchain, and there can be many reasons for a failure. I would restart the nodes and update them to the newest version. Communication with the community is very important, because trust is at stake. In the future there should be an audit by a good company and more decentralisation.',
      'The module is non-deterministic. In Go the iteration over a map is random, so rewards are paid in another order, and the app hash differs. With 42 of 100 there are no two thirds, so the chain halts. I would compare the stores of two nodes to find the key. Then all validators restart with a fixed version. Tests should run twice and compare the hash.',
      'A validator is a machine that must be deterministic: one block in, one hash out. With 42 against 58 no side has two thirds, 67, so it halts rather than splits; that is what it is built for. I take one node of each side at that height and compare the store hash of each module, because a tree tells in a minute which differs. I suppose it is rewards. Then I export state and look for the first key that is different. If it is the rounding rest of a distribution, the suspect is a range over a map: Go goes through it in another order each time, and the last in line gets the remainder. The repair is four lines, sort the keys before the loop. I would read the rest of the module for the wall clock, floats, goroutines and settings of single operators, since one fault of that kind is seldom alone. Then the restart. We publish a patched binary with its hash; every operator rolls back to the block before, and starts at an agreed time. Which result is kept? Neither: the block is computed again, because both are accidents. To take that of the 58 is the alternative; it is quicker, but it pays what nobody can derive from the rules. It costs six hours instead of three, and I would say so in public. For example, on my last chain fees were shared by a map with two entries, so half of the validators differed in the very first block; with 90 entries and equal sums it stayed hidden for a week. To check, a simulation with 200 seeds runs each block twice on two architectures and compares hashes; the old module must fail within ten. A linter turns the build red for a range over a map or time.Now in modules, and I expect to see no exception without a reason.',
    ],
    sources: [
      'Cosmos SDK documentation: Simulations; CometBFT documentation: Requirements for the Application (determinism)',
      'The Go Programming Language Specification, For statements with range clause',
      'Buchman, Kwon, Milosevic, The latest gossip on BFT consensus, 2018',
    ],
    why: 'Whether somebody knows what all have to share, and brings many hands back in one order.',
  },
]
