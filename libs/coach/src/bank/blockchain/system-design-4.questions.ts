import { patterns } from '../patterns'
import type { Question } from '../question'

export const BLOCKCHAIN_SYSTEM_DESIGN_4: readonly Question[] = [
  {
    id: 'blockchain/system-design/no-coin-for-fees',
    revision: 2,
    status: 'active',
    areas: ['Blockchain', 'Full Stack Development'],
    type: 'system-design',
    level: 'mid',
    skills: ['Solidity', 'Smart Contract Security', 'System Design'],
    topics: [],
    stem: 'A loyalty app lets people hand points to each other on a public chain. New users have no coin for its fees, and leave at that moment. Design how the company pays the fees for them, without anybody emptying its purse.',
    clarify: [
      {
        ask: 'How much is done?',
        answer: '20,000 transfers a day, half of them between five and nine in the evening.',
      },
      { ask: 'What does one cost?', answer: '60,000 gas at 0.5 gwei; the coin costs 2,000 euros.' },
      { ask: 'Who is the user?', answer: 'A person with a key in the phone, who has never heard of gas.' },
    ],
    seconds: 480,
    keyPoints: [
      {
        id: 'abuse',
        text: 'Who may have how many transfers paid, so that nobody drains the purse.',
        weight: 'must',
        criterion: 'requirements',
        any: patterns(
          'drain | user day | transfers user | free transfers | sybil | fake accounts | thousand accounts | daily budget',
        ),
        hint: 'What would somebody do who wants to harm you at your own cost?',
      },
      {
        id: 'power',
        text: 'Whoever pays must not be able to move or change what the user signed.',
        weight: 'must',
        criterion: 'requirements',
        any: patterns(
          'cannot move | cannot change | cannot alter | cannot steal | without custody | relayer untrusted | not trusted | untrusted | non-custodial',
        ),
        hint: 'What may the payer do with the points of a user?',
      },
      {
        id: 'signed',
        text: 'The user signs a message with chain, contract, nonce and an end; the contract checks it.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'eip-712 | typed data | nonce deadline | nonce expiry | domain separator | signed message | signs message | meta-transaction | user operation | nonce chain',
        ),
        hint: 'What does the phone produce, if it sends no transaction itself?',
      },
      {
        id: 'relay',
        text: 'A service that sends, with a queue and an order of its own transactions, and what happens with one that hangs.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'relayer | paymaster | bundler | pending transaction | stuck transaction | resubmit | replaced nonce | own nonce | nonce manager',
        ),
        hint: 'Who puts it on the chain, and what if it stays there for ten minutes?',
      },
      {
        id: 'standard',
        text: 'An own forwarder, account abstraction or a service that one rents.',
        weight: 'must',
        criterion: 'trade-offs',
        any: patterns(
          'erc-4337 | account abstraction | eip-7702 | own forwarder | erc-2771 | rented relayer | entrypoint | smart account | permit',
        ),
        hint: 'Which ways are there to have somebody else pay?',
      },
      {
        id: 'simulate',
        text: 'To try it before sending against speed; a failed one costs too.',
        weight: 'must',
        criterion: 'trade-offs',
        any: patterns(
          'simulate | simulation | dry run | eth_call | estimate gas first | reverted pays | reverts cost | failed still costs | revert cost',
        ),
        hint: 'What does a transfer cost you that does not succeed?',
      },
      {
        id: 'cost',
        text: 'What one transfer and a day cost.',
        weight: 'must',
        criterion: 'numbers',
        any: patterns('0.06 | 6 cents | six cents | 1,200 euros | 30,000 gwei'),
        hint: 'What does the company pay on a usual day?',
      },
      {
        id: 'rate',
        text: 'How many go out in a second, and whether one sender suffices.',
        weight: 'must',
        criterion: 'numbers',
        any: patterns(
          '0.7 second | 10,000 four hours | transfers second | transactions second | one sender | several senders',
        ),
        hint: 'How many must go out at the same time in the evening?',
      },
    ],
    followUps: {
      requirements: ['When should a user pay after all?'],
      structure: ['You said "{quote}". What if the chain is full and fees rise tenfold?'],
      'trade-offs': ['What would you do differently if each transfer were worth 500 euros?'],
    },
    samples: [
      'Blockchain will only be successful if the user experience is as simple as in the classic web. The company should hide the technology completely, so the users do not notice it. I would pay the gas fees from a company wallet, because this is an investment in the growth. A partner with much experience can do it. Then the community grows, and the points become more valuable.',
      'Users sign a message with EIP-712, and a relayer sends it to the chain and pays the gas. The contract checks the signature and the nonce. Each user gets ten free transfers, so that nobody drains the wallet. A transfer costs 60,000 gas at 0.5 gwei, which is 0.06 euros. ERC-4337 with a paymaster would be an alternative.',
      'Two things I would ask first: what may an attacker cost us, and what may the payer do with a user’s points. I assume a daily budget of 2,000 euros, five free transfers per user and day, and only for accounts with a confirmed phone, because a thousand fake accounts are made in a minute. The relayer is untrusted: it can delay, but it cannot change amount or receiver. Exchange of points into money is out of scope. The phone signs typed data by EIP-712 with chain, contract, sender, receiver, amount, nonce and a deadline in ten minutes. It goes to an API, which checks the limits, simulates the call and puts it in a queue. A worker wraps it in a transaction of its own and sends it; the contract recovers the signer, marks the nonce as used and moves the points of the signer, never of the caller. The worker keeps its own nonce in a table, as one gap stops all that follow. If a transaction is pending for a minute it is replaced with the same nonce and a higher fee. If the worker dies between sending and writing, the next one looks up the nonce on the chain first; a second try of the same message is refused by the contract. The key of the relayer holds money for one day, so a stolen one costs 1,200 euros and no points. There are three options. An own forwarder by ERC-2771 is small, but all contracts must trust it. Account abstraction with ERC-4337 and a paymaster works for any contract and brings recovery of keys, at the price of perhaps 70,000 gas more. I would choose the function in our own contract, since there is just one, and move to 4337 once users do other things. To simulate costs 50 milliseconds, but one that reverts is paid all the same, and the balance may be gone between both; so I stop users after two reverts. In figures, 60,000 gas at 0.5 gwei are 30,000 gwei, 0.00003 coins, 6 cents; 20,000 of these are 1,200 euros a day. Ten in one batch share the fixed 21,000, therefore I would save up to a third when people can wait 30 seconds. 10,000 in four hours are 0.7 transfers per second, so one sender is enough, and a second key stands ready. If the gas price passes 2 gwei, users see that sending is free again later, or pay themselves.',
    ],
    sources: [
      'EIP-712: Typed structured data hashing and signing',
      'ERC-2771: Secure Protocol for Native Meta Transactions',
      'ERC-4337: Account Abstraction Using Alt Mempool',
      'Ethereum Yellow Paper, appendix G (fee of a transaction)',
    ],
    why: 'Whether somebody lets a stranger spend the company’s money within bounds, and gives the payer no power over what is sent.',
  },
  {
    id: 'blockchain/system-design/between-two-chains',
    revision: 2,
    status: 'active',
    areas: ['Blockchain', 'Cybersecurity'],
    type: 'system-design',
    level: 'senior',
    skills: ['Smart Contract Security', 'Solidity', 'Go'],
    topics: [],
    stem: 'A payments company issues a stable coin on one chain and wants its customers to move it to a second chain. Locked coins behind such crossings have been the largest thefts of this field. Design the crossing, so that a fault or a stolen key never costs more than the company can bear.',
    clarify: [
      { ask: 'How much crosses?', answer: '40 million a day, 8,000 crossings, a few of them of 2 million.' },
      { ask: 'What can the company bear?', answer: 'A loss of 5 million.' },
      {
        ask: 'How fast must it be?',
        answer: 'Customers expect 20 minutes; one chain is final after 13, the other after some seconds.',
      },
    ],
    seconds: 480,
    keyPoints: [
      {
        id: 'bound',
        text: 'How much may be lost at most, and what must always hold: supply there is never more than what was locked or burned here.',
        weight: 'must',
        criterion: 'requirements',
        any: patterns(
          'minted burned | burn minted | minted locked | supply equals | invariant | supply both | lose 5 | loss 5',
        ),
        hint: 'Which equation must hold at any moment?',
      },
      {
        id: 'final',
        text: 'A crossing is believed only when it can no longer be undone.',
        weight: 'must',
        criterion: 'requirements',
        any: patterns(
          'finality | finalized | finalised | reorg | reorganisation | reorganization | after final | wait final | longer undone',
        ),
        hint: 'From when on can an event not vanish again?',
      },
      {
        id: 'burn-mint',
        text: 'To destroy here and make there, or to lock here: messages with a number that count once.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'burn mint | burns mints | message processed | message once | nonce once | already processed | nonce processed | burn contract',
        ),
        hint: 'What happens to the coin here, and what keeps it from being made twice there?',
      },
      {
        id: 'attest',
        text: 'Who says to the second chain that something happened on the first.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'attest | attesters | attestation | validators sign | signers watch | independent nodes | threshold signers',
        ),
        hint: 'How does the second chain know what took place on the first?',
      },
      {
        id: 'trust',
        text: 'A group of signers or a proof of consensus: speed and cost against trust.',
        weight: 'must',
        criterion: 'trade-offs',
        any: patterns(
          'light client | zk proof | proof consensus | zero-knowledge proof | trust signers | optimistic | challenge period | verify consensus',
        ),
        hint: 'Could it do without trusting anybody, and at which price?',
      },
      {
        id: 'limits',
        text: 'A limit by time and a delay for large sums: safety against customers who wait.',
        weight: 'must',
        criterion: 'trade-offs',
        any: patterns(
          'rate limit | hourly limit | limit hurts | delay large | large delayed | large crossings | daily limit | crossing waits',
        ),
        hint: 'What slows a thief, and whom else does it slow?',
      },
      {
        id: 'hour',
        text: 'What flows in an hour, and from it the limit.',
        weight: 'must',
        criterion: 'numbers',
        any: patterns('1.7 million | 1.67 million | 4 million'),
        hint: 'How much goes across in an hour, and how much do you allow?',
      },
      {
        id: 'notice',
        text: 'How long it takes to notice and stop, and what is gone until then.',
        weight: 'must',
        criterion: 'numbers',
        any: patterns(
          'seconds watch | minutes pause | pause within | detect minutes | noticed within | watcher seconds | watcher minutes | sees within',
        ),
        hint: 'How much has gone when somebody presses the button?',
      },
    ],
    followUps: {
      requirements: ['Which of the two chains do you trust less, and what follows from it?'],
      structure: ['You said "{quote}". What does a customer see who is in the middle of it?'],
      'trade-offs': ['Who may lift the limit, and how fast?'],
    },
    samples: [
      'Interoperability is the future of blockchain, so a bridge is an important strategic step. I would use an established bridge protocol which was audited several times. Security has the highest priority, and a bug bounty motivates the hackers to report. With a multichain strategy the company reaches more users. It should be decentralised and transparent.',
      'Coins are burned on one chain and minted on the other. Validators sign that they saw the burn after finality, for example five of eight. Each message has a nonce so that it is used once. There is a rate limit per hour, and large sums are delayed. A light client would be more secure, but it costs more gas.',
      'What may be lost comes first: 5 million, in one event, whatever breaks. The invariant is that what was minted on the second chain is never more than what was burned on the first, and a watcher must be able to compute it from both. I assume we issue the coin on both chains, so nothing has to lie locked; a vault would be the prize of a thief. Other coins are out of scope. And a burn counts only once it can no longer be undone, which leaves seven of the 20 minutes on the slow chain. The parts are a contract on each side, eight attesters, a relayer and a watcher. A customer calls burn with amount and receiver on the other side; the contract emits a message number, source and target chain. Each attester reads it through another kind of client, waits, and signs the hash; they belong to four teams and two outside firms, and five must sign. The relayer only carries; anybody may replace it. The target contract checks five signatures, marks the message number as processed, and mints. If the relayer is down, customers hand the signatures in themselves; if four attesters fail, crossings stop, and no coin is lost, as the burn stays provable. The watcher compares every mint with a settled burn, on other machines and by other people, and may do nothing but pause. There are two options for belief. A light client checks consensus of the first chain with a proof, so nobody has to be trusted, at the expense of perhaps 300,000 gas for each check, and of code that few people understand. Signers are cheap, and five keys in wrong hands are enough. I would choose signers now, with limits that do not believe them, and add the proof for sums above 500,000 once it has run a year elsewhere. The limit hurts honest customers too: a crossing of 2 million waits for two hours, and I tell them before. In numbers, 40 million by 24 hours are 1.7 million an hour. I allow 4 million per hour on the target contract, refilled evenly, so a thief with all keys gets 4 million at once. The watcher sees a mint without burn within 30 seconds, and pauses; until the pause is in a block two more minutes pass, in all 170,000 more refilled. That is 4.2 million, so it fits below 5. If the flow grows beyond 60 million a day, I would revisit the limit together with the reserve, never the limit alone.',
    ],
    sources: [
      'Zamyatin and others, SoK: Communication Across Distributed Ledgers, Financial Cryptography 2021',
      'Ethereum documentation, Gasper (finality)',
      'ERC-7281: Sovereign Bridged Token (limits of minting), draft',
    ],
    why: 'Whether somebody bounds the loss in a way that holds even if the signers are the thieves.',
  },
]
