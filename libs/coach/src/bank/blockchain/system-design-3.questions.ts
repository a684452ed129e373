import { patterns } from '../patterns'
import type { Question } from '../question'

export const BLOCKCHAIN_SYSTEM_DESIGN_3: readonly Question[] = [
  {
    id: 'blockchain/system-design/donations-in-the-open',
    revision: 2,
    status: 'active',
    areas: ['Blockchain'],
    type: 'system-design',
    level: 'entry',
    skills: ['Solidity', 'Smart Contract Security', 'PostgreSQL'],
    topics: [],
    stem: 'A group that digs wells takes donations in a stable coin on a public chain. Design how a donation is received, kept and paid out to builders, so that whoever gave can follow it, and no single person in the group can take the money.',
    clarify: [
      {
        ask: 'How many donations are there?',
        answer: '3,000 a month, 25 dollars each on average; 40 payments to builders.',
      },
      { ask: 'Who decides on a payment?', answer: 'A board of five people in four countries.' },
      {
        ask: 'Who gives?',
        answer: 'Half have a wallet; the others pay by card through a service that buys coins.',
      },
    ],
    seconds: 420,
    keyPoints: [
      {
        id: 'who-looks',
        text: 'Who looks at it and with what: people who know nothing of chains.',
        weight: 'must',
        criterion: 'requirements',
        any: patterns(
          'without wallet | no wallet | donors read | donor opens | plain page | page for donors | card payers | lay people | donor knows nothing | public website | website shows',
        ),
        hint: 'For whom must it be understandable, and on what screen?',
      },
      {
        id: 'not-shown',
        text: 'What a chain cannot show or must not: whether there is water, and the names of people.',
        weight: 'must',
        criterion: 'requirements',
        any: patterns(
          'water flows | really built | well exists | photo well | no names | names off | names stay | personal data | whether well built | photos place | never a name',
        ),
        hint: 'What does it not prove, and what should never be written there?',
      },
      {
        id: 'several-keys',
        text: 'The coins lie in a contract that pays when several of the board have signed.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'multisig | multi-signature | several signatures | three signatures | three sign | three five sign',
        ),
        hint: 'Where do the coins lie, and what opens it?',
      },
      {
        id: 'events',
        text: 'A program reads the events of the chain into a table, from which the page is made.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'indexer reads | reads events | emits event | event log | reads transfers | listens events',
        ),
        hint: 'How does what happened there get onto a page?',
      },
      {
        id: 'pot',
        text: 'One pot or one for each well: freedom to use what is left, against a clear trace.',
        weight: 'must',
        criterion: 'trade-offs',
        any: patterns('common pot | pot well | well trace | earmark | earmarked | pooled'),
        hint: 'May a coin serve another purpose than the one it was given for?',
      },
      {
        id: 'where',
        text: 'Main chain, second layer, or no chain but a published list.',
        weight: 'must',
        criterion: 'trade-offs',
        any: patterns(
          'rollup | second layer | layer two | main chain | main network | published list | plain ledger | signed list | layer-2 | cheap layer-2',
        ),
        hint: 'On which network, and could it be none?',
      },
      {
        id: 'fees',
        text: 'What a transfer costs beside 25 dollars.',
        weight: 'must',
        criterion: 'numbers',
        any: patterns('cents transfer | cents each | percent 25 | dollar transfer | cents fee'),
        hint: 'How much of a donation is lost on the way?',
      },
      {
        id: 'when-final',
        text: 'After which time a donation counts as received.',
        weight: 'must',
        criterion: 'numbers',
        any: patterns(
          'finality | finalised | finalized | 13 minutes | 15 minutes | confirmations | 64 blocks | two epochs',
        ),
        hint: 'When do you say thank you, in minutes?',
      },
    ],
    followUps: {
      requirements: ['What would a donor like to see a year later?'],
      structure: ['You said "{quote}". What happens if one of the five loses the key?'],
      'trade-offs': ['Which of the two would you give up if fees became ten times as high?'],
    },
    samples: [
      'Blockchain is perfect for donations, because it is transparent and cannot be changed. I would develop a smart contract and a modern app with a good user experience. The donors get a token as a thank you, which creates a community. Security is important, so everything should be audited. With artificial intelligence one could also analyse the data and find new donors.',
      'The coins go to a multisig wallet in which three of five members of the board must sign. An indexer reads the transfers and stores them in a database, and a page shows them. I would use a second layer instead of the main chain, because there a transfer costs only a few cents. Donors without wallet get a link. If the indexer fails it reads again from the last block.',
      'I assume 3,000 donations a month, so load is nothing; trust is all. Who looks? Half of the donors have no wallet, so a plain page on a phone must tell it, by a number in their mail. What it cannot tell: whether water flows; a chain shows that the builder was paid, not that the well exists, so a photo and a signed report belong to each payment, and only their hash goes on the chain. No names go there either, since nobody can delete them again. Payment by card is out of scope, that service sends us coins with a reference. The path of a coin is this: donors send to a contract that emits an event with the reference; the contract is a multisig that others have used for years, not our own: three of five sign a payment, to a builder whose address was added a week before by four. An indexer reads events into PostgreSQL, by its number and position, so that reading twice changes nothing; the page and the mail come from there. If the indexer dies, it goes on at its last block; if the database is lost, it is built anew from the chain. If a member is gone, the four others put another in that place. With two gone there are still three who can sign. The choice that hurts: one pot for each well gives a clear trace, but 4,000 dollars wait until the last 200 arrive; I chose one pot with a label, and spread each payment over the oldest donations with that label, which is honest in the text on the page. I would look again if large donors want their own. Where: on the main network a transfer may cost a dollar or more, 4 percent of 25; on a rollup it is some 2 cents each, 60 dollars a month for all, so it fits. The price is that we rely on its operator for the order, and on its bridge. A published list signed by an auditor would do nearly as well and costs less; what the chain adds is that nobody can take an entry back later. Payments: 40 a month at three signatures need 120 taps by five people, which is enough work to keep wells in batches of one week. A donation counts when the rollup’s block is finalised on the main chain; I take 20 minutes as usual and say "on its way" until then, as confirmations in seconds may still be undone.',
    ],
    sources: [
      'Ethereum documentation: Layer 2, Proof-of-stake finality, Events and logs',
      'Regulation (EU) 2016/679, Articles 5 and 17',
      'NIST IR 8202, Blockchain Technology Overview, 2018',
    ],
    why: 'Whether somebody knows what a chain proves and what it does not, and keeps the path of one coin in sight.',
  },
]
