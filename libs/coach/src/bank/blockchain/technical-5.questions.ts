import { patterns } from '../patterns'
import type { Question } from '../question'

export const BLOCKCHAIN_TECHNICAL_5: readonly Question[] = [
  {
    id: 'blockchain/technical/hundred-became-nothing',
    revision: 2,
    status: 'active',
    areas: ['Blockchain', 'Full Stack Development'],
    type: 'technical',
    level: 'entry',
    skills: ['TypeScript', 'Hardhat', 'DeFi Protocols'],
    topics: ['tokens'],
    stem: 'A script in TypeScript pays suppliers in dollar tokens. For test tokens it multiplied the amount by a one with 18 zeros, and all was well. With the first true token a bill of 100 failed, since the account did not hold so much. A colleague divides by a trillion now. What lies behind it, and what would you write?',
    seconds: 240,
    keyPoints: [
      {
        id: 'integers',
        text: 'A token contract knows whole numbers only; where the point stands is agreed outside of it.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'contract integers | token integers | contract whole numbers | token whole numbers | base units | wei | moves integers | stores integers | smallest unit | smallest units | only integers | no decimals contract | integer amounts',
        ),
        hint: 'In what does the contract itself count?',
      },
      {
        id: 'decimals',
        text: 'How many places a token has is its own matter: many dollar tokens have 6.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns('decimals | 6 places | six places | six decimal | 6 decimal'),
        hint: 'What differs from one token to the next?',
      },
      {
        id: 'ask',
        text: 'The figure is read from the contract or kept in a checked list, for the standard makes the function optional.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'decimals function | call decimals | calls decimals | read decimals | reads decimals | standard optional | calls optional | function optional | token list | decimals token contract | query decimals | fetch decimals | decimals contract call | look decimals',
        ),
        hint: 'From where does the script learn it, and is that always there?',
      },
      {
        id: 'bigint',
        text: 'Such amounts exceed what a number in JavaScript holds exactly; they are computed as BigInt, from a text.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'bigint | parseunits | javascript floating | javascript digits | safe integer | 2^53 | 53 bits',
        ),
        hint: 'What does the language itself do with a number of 20 digits?',
      },
      {
        id: 'fixed-factor',
        text: 'Another fixed factor moves the fault to the next token: one with 18 places is paid next to nothing, one with 2 places ten thousand times too much.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'next token | another token | other token | 8 decimals | eight decimals | factor hardcoded | next coin | 2 decimals | other decimals | each token its',
        ),
        hint: 'What happens with the colleague’s line in half a year?',
      },
    ],
    followUps: {
      checking: ['Which three tokens do you test with?'],
      reasoning: ['Read it each time or keep a list: what does each cost?'],
      example: ['Which number goes to the contract for a bill of 100?'],
    },
    samples: [
      'Payments with tokens are a modern and efficient way, but one has to be careful. Everybody in the company should have a basic knowledge of tokens and wallets. All suppliers have to be informed about the change. Good code reviews and communication in the team help to avoid such problems in the future.',
      'The token has another number of decimals, probably 6 instead of 18. So the script wanted to send a trillion times too much. I would read the decimals from the contract instead of a fixed number, because each token has its own, and use parseUnits with it. I would test it with a small amount before the real bill is paid.',
      'The contract knows no dollars and no point, it moves integers. Where the point stands is told by decimals, and that is each token’s own matter: test tokens often have 18, USDC has 6. So 100 should be 100,000,000 base units, and the code asked for a hundred with 18 zeros, a trillion times more. It was luck that it failed, because an account with enough would have paid. The colleague’s division is right for this token and wrong for the next, for example a bitcoin token with 8 decimals. I would read decimals once from the contract, and compare it with our own list of the six tokens that we pay in. ERC-20 calls the function optional, so a token without it, or one that differs from the list, is refused rather than guessed. The price of the list is that somebody has to add the seventh. The amount comes as text from the bill and becomes a BigInt by parseUnits("100.00", 6). I would not multiply as a number instead, since above 2^53 JavaScript loses digits without a word: at a bakery cooperative where I helped, 0.1 times 10 to the 18 was still right, and 1234.57 was off in the last places. To check it, a test in Hardhat deploys three tokens with 0, 6 and 18 places, pays 100.00 and 0.01 in each, and compares the balance of the receiver; 0.01 with 0 places must fail with an error. With the old line I expect the test to be red for two of the three. Before the first bill a payment of one cent goes to an account of our own.',
    ],
    sources: [
      'ERC-20: Token Standard, Methods: decimals',
      'ECMAScript Language Specification, Number.MAX_SAFE_INTEGER; BigInt',
      'Circle developer documentation, USDC contract addresses',
    ],
    why: 'Whether somebody knows what a token amount is before money moves.',
  },
  {
    id: 'blockchain/technical/forty-behind-one',
    revision: 2,
    status: 'active',
    areas: ['Blockchain'],
    type: 'technical',
    level: 'entry',
    skills: ['Node.js', 'Hardhat'],
    topics: [],
    stem: 'A service on Ethereum sends payouts from one account. At nine o’clock the network became busy. One payout has been pending since, and forty that were sent after it do not move either, although they offer more. Somebody proposes to send all of them once more. What is going on, and what do you do?',
    seconds: 240,
    keyPoints: [
      {
        id: 'order',
        text: 'Transactions of an account are numbered, and each waits for the one before it.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'nonce order | nonces order | nonce blocks | nonces sequence | waits nonce | nonce strict | wait lower nonce | strict order | chain order account | lower nonce | nonce gap | nonces sequential | sequential nonces | nonce wait | nonces wait',
        ),
        hint: 'Why do forty care about one?',
      },
      {
        id: 'fee',
        text: 'The first offers at most a fee that is below what a block asks by now.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'base fee | maxfeepergas | max fee | fee too low | too low fee | fee cap | underpriced',
        ),
        hint: 'Why does nobody take that one in?',
      },
      {
        id: 'replace',
        text: 'It is replaced by one with the same number and a higher fee, at least some ten percent more.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'same nonce | replacement transaction | replaces transaction | speed up | higher fee | fee bump',
        ),
        hint: 'How do you give the first a push, without a second payment?',
      },
      {
        id: 'twice',
        text: 'Sent anew with new numbers, all forty-one would be paid twice as soon as the jam ends.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'everybody paid twice | everyone paid twice | suppliers twice | payouts twice | new nonces | new nonce | double payouts | paid twice | pay twice | pays twice | double payment | double payments',
        ),
        hint: 'What comes of sending once more, an hour later?',
      },
      {
        id: 'keep',
        text: 'The service keeps for each payout its number, fee and state, hands numbers out in one place, and raises by itself.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'hands out numbers | hands nonces | assigns nonces | nonce manager | row payout | stored nonce | store nonce | stuck longer | nonce queue | nonce database | record nonce | track nonces | tracks nonces | bumps automatically | raise automatically | bump fee automatically',
        ),
        hint: 'What should the service know and do tomorrow?',
      },
    ],
    followUps: {
      checking: ['How do you bring about that jam on your own machine?'],
      reasoning: ['Several accounts instead of one: what does that buy?'],
      example: ['Which three fields does the replacement have in common with the first?'],
    },
    samples: [
      'Networks are sometimes overloaded, and then one has to be patient. I would wait and inform the customers about the delay. In the long term it would be good to use a faster and cheaper chain. Blockchain technology is still developing, and scalability will surely improve a lot in the next years.',
      'The nonce of the first blocks the others, because they have to be executed in order. Its gas price is too low. I would send the transaction again with the same nonce and a higher fee, then it replaces the first. After that the forty go through. I would monitor pending transactions in the future.',
      'Each transaction carries a nonce, and the chain takes those of an account in strict order. The first has, say, number 118; 119 to 158 may offer what they like, they wait for it. It stands because its max fee is below the base fee, which rises by up to an eighth with each full block. To send all once more would get new nonces, 159 to 199, and when the jam ends everybody is paid twice; nothing on the chain says that two are meant as one. I would send 118 again instead, with the same nonce, receiver and amount, and a higher fee. Only one of two with the same number can ever stand in the chain, so that is safe. A node takes a replacement only if both the max fee and the tip are raised by ten percent or so, otherwise it answers "replacement transaction underpriced". I would offer double the present base fee: the price is small, since of the base fee only what is needed is charged. If the payout should not happen at all, I would send nothing to ourselves with that number. For tomorrow there is one place that hands out numbers, and a row for each payout with its number, its hashes and its state; whatever is stuck longer than ten blocks is raised by itself, up to a limit. More accounts would cut the jam in parts, at the cost of money lying in each. At a ticket exchange where I was a trainee we had kept only the first hash, and after a replacement our page still said "pending" for a day. To check it, I start a local Hardhat node without automatic mining, send one with a low fee and four behind it, and mine: I expect to see that none is in the block. After the replacement all five must be there, and the balance of each receiver must match one payout.',
    ],
    sources: [
      'EIP-1559: Fee market change for ETH 1.0 chain',
      'ethereum.org developer documentation, Transactions (nonce, max fee)',
      'Go Ethereum documentation, command-line options: txpool.pricebump',
    ],
    why: 'Whether somebody knows how transactions of one account depend on each other.',
  },
]
