import { patterns } from '../patterns'
import type { Question } from '../question'

export const BLOCKCHAIN_CASE_4: readonly Question[] = [
  {
    id: 'blockchain/case/stake-the-treasury',
    revision: 3,
    status: 'active',
    areas: ['Blockchain'],
    type: 'case',
    level: 'mid',
    skills: ['DeFi Protocols', 'Smart Contract Security'],
    topics: [],
    stem: 'A foundation lives on 8,000 coins at 2,500 dollars and spends 150,000 dollars a month. Staked, the coins would bring 3 percent a year; a service keeps a tenth of that. Machines of its own cost 70,000 dollars a year, most of it half an engineer. To get coins back takes 5 days, at worst 45. Twice in six years the coin has lost 70 percent within a year. Should it stake, and how much?',
    clarify: [
      { ask: 'What does it have to pay for?', answer: 'Pay and rent, all of it in dollars.' },
      {
        ask: 'What can go wrong with a service?',
        answer:
          'A machine that signs twice loses a small part of its coins; the larger the share of the whole network that does so within some weeks, the larger the part, up to all.',
      },
    ],
    seconds: 420,
    keyPoints: [
      {
        id: 'bills',
        text: 'Its bills are in dollars: what endangers it is the price, not a missing yield.',
        weight: 'must',
        criterion: 'framing',
        any: patterns(
          'bills dollars | owes dollars | paid in dollars | wages dollars | price danger | price risk | coin falls | danger price | expenses dollars | expenses fiat | volatile coin | volatile asset | price coin | price volatility',
        ),
        hint: 'In what does it earn, and in what does it pay?',
      },
      {
        id: 'how-long',
        text: 'For how long the money has to last, and what it lasts for today.',
        weight: 'must',
        criterion: 'framing',
        any: patterns('how long last | how long money | eleven years | 11 years | 11.1 | runway'),
        hint: 'Which figure would a board want to see first?',
      },
      {
        id: 'reserve',
        text: 'First change some two years of bills into dollars.',
        weight: 'must',
        criterion: 'recommendation',
        any: patterns(
          'change into dollars | two years bills | two years dollars | sell coins | sell some | reserve dollars | dollar reserve | sell enough | stablecoins | reserve stablecoins | two years expenses | years spending',
        ),
        hint: 'What would you do before any coin is staked?',
      },
      {
        id: 'spread',
        text: 'Then stake most of the rest, with two or three who run different software.',
        weight: 'must',
        criterion: 'recommendation',
        any: patterns(
          'different software | different clients | several services | spread over | several providers | different providers | multiple providers | split providers',
        ),
        hint: 'With whom, and with how many?',
      },
      {
        id: 'yield',
        text: '3 percent are 600,000 a year, 540,000 after the service: under a third of what it spends.',
        weight: 'must',
        criterion: 'evidence',
        any: patterns(
          '540,000 service | 540,000 left | 540,000 machines | 600,000 dollars | 540,000 after | 540,000 net | 540,000 fees',
        ),
        hint: 'What would it bring in a year, by either way?',
      },
      {
        id: 'after-a-fall',
        text: 'After a fall of 70 percent 6 million are left, 40 months instead of 133.',
        weight: 'must',
        criterion: 'evidence',
        any: patterns(
          'leaves 6 million | takes 14 million | 6 million left | 40 months instead | 3.3 years | 14 million against | loss 14 million',
        ),
        hint: 'And after a year like those two?',
      },
      {
        id: 'signs-twice',
        text: 'A fault that many share costs far more than one’s own.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'same fault | share fault | same software | same mistake | slashed | slashing | double signing | slash | slashed',
        ),
        hint: 'When does the service cost you more than its tenth?',
      },
      {
        id: 'waiting',
        text: 'What is needed within the wait stays out: 45 days are 225,000 dollars.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'leave liquid | months spending outside | 225,000 spent | 225,000 dollars | 90 coins | while waiting | queue longest | long queue | stays liquid | kept liquid | keep liquid | some liquid | need 225,000 | 225,000 withdrawal',
        ),
        hint: 'What must stay at hand, and why so much?',
      },
    ],
    followUps: {
      framing: ['What would the foundation have done in the two bad years?'],
      evidence: ['You said "{quote}". At which price does that hold?'],
      recommendation: ['Who may move the coins, and how many have to agree?'],
    },
    samples: [
      'Staking is a great possibility to earn a passive income, and it also makes the network more secure. A foundation should support its own ecosystem and be a role model. I would choose a well-known service, because it is professional and easy. It is important to diversify and to have a long-term vision. Governance and transparency are also essential for the community.',
      '8,000 coins are 20 million dollars, and 3 percent are 600,000 a year. The service keeps 60,000, so 540,000 are left. Machines of its own bring 530,000, so the service is a little better and less work. I would stake a half and keep the rest, because one may have to wait for 45 days. The risk is that the price falls. Before that I would sell some coins for the bills of next year.',
      'I would stake, but not first. The question that decides is in what it earns and in what it pays: all bills are in dollars, so the danger is the price and not a missing yield. How long does the money last? 20 million at 1.8 a year are eleven years. After one year like the two that were, 6 million are left, 40 months; that is a loss of 14 million against a yield of half a million. So the order is: what may not fall, what must be at hand, what may work. First, what may not fall. I would change two years of bills into dollars, 3.6 million, 1,440 coins, over six months so that no single day sets the price, and top it up each quarter. Second, what must be at hand: at worst it takes 45 days, in which 225,000 dollars are spent; with the reserve that is covered, but I would still leave 500 coins free, as the queue is longest when everybody wants out. Third, the rest, some 6,000 coins. 3 percent of 8,000 coins were 600,000 dollars; a service leaves 540,000, machines of one’s own 530,000, so nobody should hire for that. For 6,000 it is 405,000 a year after the service, nearly three months of bills. What costs more than a tenth is a fault that is shared: if the same software makes a third of the network sign twice, nearly all may go. So I recommend three services with different software, 2,000 coins each, and a contract that says who pays for such a fault. The key for taking coins out stays with the foundation, three of five people. The first step is a page of the board on how many months must be safe; that is its decision and not mine. The risk of selling is that the coin doubles; then the 6,500 that are left have doubled too. I would be wrong if the foundation could cut its bills by half within a month, because then a smaller reserve does. Missing is tax on what staking brings, and whether it may sell at all without a notice.',
    ],
    sources: [
      'Ethereum.org documentation, Proof-of-stake rewards and penalties',
      'Buterin et al., Combining GHOST and Casper, 2020',
      'Markowitz, Portfolio Selection, Journal of Finance 7, 1952',
    ],
    why: 'Whether somebody sees that a yield is small beside a price, and puts what must not fall before what may earn.',
  },
  {
    id: 'blockchain/case/chain-of-our-own',
    revision: 3,
    status: 'active',
    areas: ['Blockchain', 'DevOps'],
    type: 'case',
    level: 'senior',
    skills: ['Go', 'Solidity'],
    topics: [],
    stem: 'A card game sends 3 million moves a month to a shared second layer, 0.8 cents each: 70 percent within matches, the rest trades and prizes. A chain of its own would cost 9,000 dollars a month, 0.05 cents a move, and two engineers at 11,000 a month each. Players must carry their cards over; in a trial with 400, 15 percent left. 120,000 play and bring 40 cents a month each. What do you advise?',
    clarify: [
      { ask: 'Why does the studio want it?', answer: 'The fees, and because rivals have one.' },
      {
        ask: 'What do players say of the match on the chain?',
        answer: 'Some like that nobody can cheat. Most do not know.',
      },
    ],
    seconds: 480,
    keyPoints: [
      {
        id: 'what-for',
        text: 'What it is for: fees, speed, or a say of one’s own.',
        weight: 'must',
        criterion: 'framing',
        any: patterns(
          'no purpose | which purpose | what purpose | because rivals | rivals have | what problem | fees speed | fees control | goal chain | which problem | what problem | because competitors | competitors reason',
        ),
        hint: 'Which of the reasons would still hold in a year?',
      },
      {
        id: 'needs-chain',
        text: 'Whether a move within a match has to be on any chain.',
        weight: 'must',
        criterion: 'framing',
        any: patterns(
          'care moves chain | care match chain | has chain | need chain | needs chain | belong chain | belongs chain | worth chain | why chain | owns card | change owner | changes owner | moves blockchain | ownership chain | only ownership | ownership alone | need blockchain',
        ),
        hint: 'What has to be where nobody can change it, and what not?',
      },
      {
        id: 'moves-off',
        text: 'Take the moves off the chain: both sign, the result alone is written.',
        weight: 'must',
        criterion: 'recommendation',
        any: patterns(
          'off the chain | off chain | both sign | signed moves | only result | result alone | one result | final result | own server | state channels | off-chain | offchain',
        ),
        hint: 'What could be sent less often?',
      },
      {
        id: 'when-again',
        text: 'Say from how many moves on it would be looked at again.',
        weight: 'must',
        criterion: 'recommendation',
        any: patterns(
          'look again | looked again | 4 million | 5 million | 4.1 million | 5.1 million | four million | five million',
        ),
        hint: 'When would you think of it anew?',
      },
      {
        id: 'own-cost',
        text: '24,000 today; of its own 9,000, 1,500 and 22,000, that is 32,500.',
        weight: 'must',
        criterion: 'evidence',
        any: patterns(
          '8,500 more | 32,500 against | 32,500 instead | 32,500 versus | 32,500 compared | 32,500 per | 32,500 than',
        ),
        hint: 'What does each of the two cost in a month?',
      },
      {
        id: 'saved',
        text: 'Without moves of matches 900,000 are left, 7,200 dollars: 16,800 saved.',
        weight: 'must',
        criterion: 'evidence',
        any: patterns(
          '7,200 left | 16,800 month | 900,000 left | 900,000 moves | 900,000 trades | 900,000 transactions | 900,000 remain | saves 16,800 | only 7,200',
        ),
        hint: 'And what does the cheapest change save?',
      },
      {
        id: 'players',
        text: '15 percent are 18,000 players and another 7,200 a month, give or take a quarter.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          '18,000 players | 18,000 leave | 18,000 lost | lose 18,000 | 18,000 cents | 15 percent 18,000',
        ),
        hint: 'What does the move itself cost, beside machines and people?',
      },
      {
        id: 'who-guards',
        text: 'Who guards the chain and the way over: a fault there costs all cards.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'bridge | sequencer | one operator | single operator | we guard | who guards | guard chain | validators',
        ),
        hint: 'What do you take on that others do for you today?',
      },
    ],
    followUps: {
      framing: ['How would you find out whether players care?'],
      evidence: ['You said "{quote}". How wide is the range of those 15 percent?'],
      recommendation: ['What is the first thing you would change, and in how many days?'],
      structure: ['Which cost is missing from the studio’s own sum?'],
    },
    samples: [
      'An own chain is the next logical step for a successful game, because it gives full control and independence. Many big studios are going this way. It is also good for the brand and the token. Scalability is a central topic in web3, and modular frameworks make it really easy today. The community should be included early, and marketing can present the launch as a milestone.',
      'Today it costs 3 million times 0.8 cents, so 24,000 dollars a month. The own chain costs 9,000 and 1,500 and 22,000 for the engineers, so 32,500. That is 8,500 more, so it is not worth it at the moment. In addition 15 percent leave, that is 18,000 players. I would stay and look for ways to reduce the fees. The risk is that the shared layer becomes more expensive.',
      'No, and the fees can fall by two thirds without it. I would first ask what it is for. "Because rivals have one" is no purpose; fees are, so let us compute. Today 3 million at 0.8 cents are 24,000 dollars. Of its own: 9,000 to run, 1,500 for moves, 22,000 for people, 32,500, so 8,500 more. Then the players: 15 percent of 120,000 are 18,000, at 40 cents another 7,200 a month. Of 400 in a trial, 60 left, so it may be 11 or 19 percent, and whoever has cards of worth may stay more often. All in all 39,700 against 24,000, out of 48,000 that come in. The second question is what needs a chain at all. What changes owner does: a trade, a prize. A move within a match does not; it matters for ten minutes to two people. So the parts, in order of worth: what is sent, what a sending costs, who does the sending. What is sent first: both players sign each move, the moves go through our server, and the result alone is written, with the moves’ hash, so that whoever was cheated can prove it. If most results are of no worth, write them once a day as one. Then 900,000 are left, 7,200 dollars, and 16,800 a month are saved, for perhaps six weeks of two people. No player has to carry anything. What a sending costs second: trades in one bundle per minute may halve that again. Who does it last: with a chain of our own we also take on what others do for us today. We guard the bridge, over which all cards came and through which all can be stolen; we have one sequencer, and if it stands still at night the game does. Two engineers are not enough to be awake for that. I recommend to take matches off the chain now, and to look at it again from five million trades a month, since the 5 hundredths of a cent do not matter, but 0.75 saved times 5.1 million are the 38,200 that it costs with its players lost; that is more than five times today’s trades. The first step is one kind of match, with 1,000 players, in four weeks. I would be wrong if it turned out that they play because every move is public; ask the hundred who pay most. The risk is a dispute over a match that our server did not pass on; the signed moves must lie with both. Missing is how the price of the shared layer moved over two years.',
    ],
    sources: [
      'Kalodner et al., Arbitrum: Scalable, private smart contracts, USENIX Security 2018',
      'McCorry, Buckland, Yee and Song, SoK: Validating Bridges as a Scaling Solution for Blockchains, 2021',
      'Coleman, Horne and Xuanji, Counterfactual: Generalized State Channels, 2018',
    ],
    why: 'Whether somebody asks what has to be on a chain at all before asking on whose.',
  },
]
