import { patterns } from '../patterns'
import type { Question } from '../question'

export const BLOCKCHAIN_CASE_2: readonly Question[] = [
  {
    id: 'blockchain/case/tickets-as-tokens',
    revision: 2,
    status: 'active',
    areas: ['Blockchain'],
    type: 'case',
    level: 'entry',
    skills: ['Solidity', 'System Design'],
    topics: [],
    stem: 'A handball club sells 40,000 tickets a year. It wants each to be a token on a public chain, against copies and dear resale. To make a token costs 4 cents, to hand one on 2 cents; who loses the key loses the ticket. 60 copies a year turn up today. An offer for a database with codes that change each minute is 9,000 euros a year. What do you advise?',
    clarify: [
      { ask: 'Who sells the tickets, and who lets people in?', answer: 'The club does both.' },
      { ask: 'How much is resold above its price?', answer: 'Nobody knows; fans complain after derbies.' },
    ],
    seconds: 420,
    keyPoints: [
      {
        id: 'trust',
        text: 'Who does not trust whom: the club both issues and checks, and is trusted anyway.',
        weight: 'must',
        criterion: 'framing',
        any: patterns(
          'one issuer | single issuer | club issues | trust club | trusts club | trusted anyway | distrust | same party | who trusts',
        ),
        hint: 'Between whom would the chain have to settle something?',
      },
      {
        id: 'which',
        text: 'Copies and dear resale are two problems, and which one hurts.',
        weight: 'must',
        criterion: 'framing',
        any: patterns(
          'two problems | which problem | copies or resale | resale or copies | two wishes | different problems',
        ),
        hint: 'Is it one trouble or several?',
      },
      {
        id: 'without',
        text: 'Without a chain: a code that is good for one entry.',
        weight: 'must',
        criterion: 'recommendation',
        any: patterns(
          'without chain | no chain | without blockchain | not take tokens | one entry | scanned once | first scan',
        ),
        hint: 'Which of the ways would you take?',
      },
      {
        id: 'try',
        text: 'Try it at one match, and say what would change your mind.',
        weight: 'must',
        criterion: 'recommendation',
        any: patterns('one match | single match | one game | next match | two matches | one derby'),
        hint: 'Where would you begin, small?',
      },
      {
        id: 'sums',
        text: 'Tokens 1,600 euros, 2,400 with one move each; the offer is 22.5 cents a ticket.',
        weight: 'must',
        criterion: 'evidence',
        any: patterns('1,600 euros | 2,400 euros | 22.5 | 22 cents | 23 cents | 6 cents'),
        hint: 'What is it in a year, and for each ticket?',
      },
      {
        id: 'keys',
        text: 'If one key in a hundred is lost, 400 stand outside, many more than the 60.',
        weight: 'must',
        criterion: 'evidence',
        any: patterns(
          '400 tickets | 400 fans | 400 people | 800 fans | 800 tickets | 800 people | keys than copies',
        ),
        hint: 'How does the cure compare with the illness in people?',
      },
      {
        id: 'gate',
        text: 'Somebody has to scan at the gate in every case; that alone stops a copy.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'gate anyway | gate every | gate either | scan anyway | gate both | gate marks | marked used | marks used',
        ),
        hint: 'Which part is the same in every one of the ways?',
      },
      {
        id: 'outside',
        text: 'A key or a phone can be sold for cash, so a rule in the contract does not bind a resale.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'sell key | sells key | sell wallet | sells wallet | hand over phone | cash outside | outside contract | behind contract | sells account',
        ),
        hint: 'How would somebody get around it who wants to?',
      },
    ],
    followUps: {
      framing: ['Whom would you ask about dear tickets, and what?'],
      evidence: ['You said "{quote}". What is not yet in that sum?'],
      recommendation: ['In which case would you advise tokens after all?'],
    },
    samples: [
      'Blockchain is a secure and transparent technology, so it is a good fit for tickets. Every fan would have a digital collectible, and this creates a strong bond with the club. The costs are quite low compared with the benefits. I would start the project soon, with an experienced partner, and communicate it well to the fans. It is important that the solution is easy to use.',
      'Tokens cost 40,000 times 4 cents, which is 1,600 euros, so they are cheaper than 9,000 euros. But 60 copies of 40,000 are only a few. Many fans do not have a wallet, and if one percent lose the key, 400 people cannot get in. So I would not take tokens. I would use the database, because the club trusts itself. The risk is that the codes need a phone with battery.',
      'I would ask first who distrusts whom. The club issues the tickets and lets people in, so there is a single issuer whom all have to trust at the door anyway; a chain settles nothing between two parties here. Then there are two problems, copies and dear resale, and they need different cures. Copies: 60 of 40,000 is 0.15 percent. Somebody must scan at the gate in every case, and a scanner that lets each code in once stops a second one, whether it is a token or a row in a table. The sums: 1,600 euros for tokens, 2,400 if each is handed on once, 6 cents against 22.5 for the offer. But if one in a hundred loses the key, 400 fans a year stand outside with a paid ticket, almost seven for each copy of today. Somebody has to help them, and that person is missing in the 6 cents. Resale: a rule in the contract may fix a price, but one sells the wallet itself, or pays cash outside, and the rule sees nothing. What helps against that is a way to give a ticket back to the club at its price. So I recommend no chain: a plain code for one entry, and a page to give tickets back. Codes that change each minute for 9,000 euros I would take only if copies are sold before the real owner arrives. The first step is one match with ten scanners, next month. The risk is that the scanners lose their connection; then each needs the list of that evening. I would be wrong if several clubs that do not trust each other shared the tickets: then a chain has something to settle. Missing is how much is resold; a look at the usual sites before two derbies would tell.',
    ],
    sources: [
      'Wüst and Gervais, Do you need a Blockchain?, Crypto Valley Conference on Blockchain Technology, 2018',
      'NIST IR 8202, Blockchain Technology Overview, 2018',
    ],
    why: 'Whether somebody asks between whom trust is missing, and compares a cure with the illness.',
  },
  {
    id: 'blockchain/case/coin-as-collateral',
    revision: 3,
    status: 'active',
    areas: ['Blockchain'],
    type: 'case',
    level: 'expert',
    skills: ['DeFi Protocols', 'Smart Contract Security'],
    topics: [],
    stem: 'A lending protocol is asked to take a coin as collateral. All of it is worth 200 million dollars; the one pool where it trades (x·y=k) holds 3 million of it and 3 million of a stable coin. People would bring 30 million and borrow 75 percent of that at 4 percent a year, of which the protocol keeps a tenth. Liquidators get 10 percent. Take it?',
    clarify: [
      { ask: 'From where would the price come?', answer: 'From that pool.' },
      { ask: 'Who holds the coin?', answer: 'Five addresses hold 60 percent.' },
    ],
    seconds: 540,
    keyPoints: [
      {
        id: 'sell',
        text: 'What decides is whether the collateral can be sold when it has to be.',
        weight: 'must',
        criterion: 'framing',
        any: patterns(
          'who buys | be sold | sell collateral | selling collateral | liquidator sells | liquidators sell | find buyers | sold fast',
        ),
        hint: 'What must be possible on the worst day?',
      },
      {
        id: 'who-loses',
        text: 'Who bears it if a loan is worth less than its collateral brings.',
        weight: 'must',
        criterion: 'framing',
        any: patterns(
          'bad debt | depositors lose | lenders lose | lenders bear | bears loss | depositors bear',
        ),
        hint: 'Whose money is at stake?',
      },
      {
        id: 'cap',
        text: 'Only with a ceiling that the pool can carry, and apart from other collateral.',
        weight: 'must',
        criterion: 'recommendation',
        any: patterns('supply cap | debt ceiling | cap | ceiling | isolated | isolation'),
        hint: 'Is it yes or no?',
      },
      {
        id: 'rule',
        text: 'A lower ratio at first, and a rule by which it is raised or ended.',
        weight: 'must',
        criterion: 'recommendation',
        any: patterns(
          'raise cap | cap raised | cap grows | lower ratio | 40 percent | 50 percent | freeze if | freezes | 30-40 percent',
        ),
        hint: 'Which figures would you set on the first day, and when would they change?',
      },
      {
        id: 'income',
        text: '22.5 million lent bring the protocol 90,000 dollars a year.',
        weight: 'must',
        criterion: 'evidence',
        any: patterns('90,000 dollars | 90,000 year | 90,000 protocol | protocol 90,000 | 22.5 million'),
        hint: 'What is it worth to the protocol?',
      },
      {
        id: 'depth',
        text: 'The pool takes some 333,000 dollars before a sale loses more than the 10 percent.',
        weight: 'must',
        criterion: 'evidence',
        any: patterns('333,000 | third million | 0.33 million | 333 thousand | 300,000 dollars'),
        hint: 'How much can be sold before a liquidator no longer earns?',
      },
      {
        id: 'price',
        text: 'The price of one pool can be pushed: 1.24 million doubles it for a moment.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'oracle | spot price | push price | pushes price | manipulate price | 1.24 million | time-weighted | doubles price',
        ),
        hint: 'What does the protocol believe, and who can make it believe something else?',
      },
      {
        id: 'holders',
        text: 'Who holds or can make the coin.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'few holders | five holders | five addresses | largest holders | who mints | mint more | can mint | concentrated',
        ),
        hint: 'What is there to know about the coin itself?',
      },
    ],
    followUps: {
      framing: ['What is different here from a coin that trades in a hundred places?'],
      evidence: ['You said "{quote}". How does that change if the pool is twice as deep?'],
      recommendation: ['Who may raise the ceiling, and how fast?'],
      structure: ['What does an attacker need, and what does it cost to hold a false price for an hour?'],
    },
    samples: [
      'Adding more assets makes a lending protocol more attractive, and growth is very important in decentralised finance. The coin has a big market value of 200 million, so it seems to be solid. I would take it, but with good risk management and an audit by a well-known company. The community should vote on it, because governance is the heart of such a protocol.',
      'People borrow 75 percent of 30 million, so 22.5 million. At 4 percent that is 900,000 dollars, and the protocol keeps 90,000. The pool only has 3 million, so it is not possible to sell 30 million there, and the lenders bear the loss. I would set a supply cap of perhaps 3 million. The price should not come from one pool, because it can be manipulated.',
      'What decides is not the 200 million but who buys on the worst day: can the collateral be sold before the loan is worth more than it brings? If not, it is bad debt, and the lenders of the stable coin bear it, not those who vote. What it brings: 22.5 million lent, 900,000 of interest, 90,000 for the protocol. What can be sold: for S the pool pays 3S/(3+S), so with 10 percent to earn a liquidator stops at 333,000 dollars. 30 million would get 2.7 million, a loss of some 20 million for an income of 90,000; two centuries of it. There are three branches, the largest first. One, depth, as computed. Two, the price: if the oracle is that pool, to double it the stable side must grow by √2, so by 1.24 million, which comes back but for fees when nobody trades in between. At twice the price 75 percent is 150 percent of the worth, so 10 million of coins walk out with 15 million. A time-weighted price over 30 minutes makes the attacker hold it while others sell into it, and a second source beside it is better still. Three, the coin: five addresses hold 60 percent, and I would read who can mint. I recommend yes, but small: isolated, so that only stable coins are lent against it, a debt ceiling of 300,000, a ratio of 50 percent, a price from two sources that freezes new loans when they differ by 5 percent. At that ceiling it brings 1,200 dollars a year, which does not pay for a review; so the honest answer to those who ask is: bring depth first. The first step is to tell them the rule: the cap is nine tenths of what sells at 10 percent, measured over 30 days, and is lowered the same way. The risk is that depth is rented for those 30 days and gone on the 31st, therefore the cap follows the lowest day. I would be wrong if much of it trades on exchanges that arbitrage within seconds; their books over a month would show that, and they are missing here.',
    ],
    sources: [
      'Gudgeon, Perez, Harz, Livshits and Gervais, The Decentralized Financial Crisis, 2020',
      'Qin, Zhou, Gamito, Jovanovic and Gervais, An Empirical Study of DeFi Liquidations, IMC 2021',
      'Adams, Zinsmeister and Robinson, Uniswap v2 Core, 2020',
    ],
    why: 'Whether somebody measures collateral by what it can be sold for, and puts income beside what can be lost.',
  },
]
