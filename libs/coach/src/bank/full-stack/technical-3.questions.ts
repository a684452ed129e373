import { patterns } from '../patterns'
import type { Question } from '../question'

export const FULL_STACK_TECHNICAL_3: readonly Question[] = [
  {
    id: 'full-stack/technical/graph-that-asks-for-all',
    revision: 2,
    status: 'active',
    areas: ['Full Stack Development', 'Cybersecurity'],
    type: 'technical',
    level: 'expert',
    skills: ['GraphQL', 'Node.js', 'Application Security'],
    topics: ['web'],
    stem: 'A company opens its GraphQL interface to partners. On the second day one request asks for shops, their orders, their articles and the shops of those again, and the database stands still. The limit of 100 requests a minute was kept. What do you change, and in which order?',
    seconds: 360,
    keyPoints: [
      {
        id: 'grows',
        text: 'What one request costs multiplies with each nested list, so counting requests limits nothing.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'multiply | multiplies | nested lists | exponential | nesting | million rows | counting requests',
        ),
        hint: 'What is the price of one request here?',
      },
      {
        id: 'cost',
        text: 'The cost is computed from the query before it runs, and refused above a limit; depth too.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'query cost | cost limit | cost analysis | complexity limit | query complexity | depth limit | maximum depth | max depth | cost before | limit depth',
        ),
        hint: 'What can be known before the first row is read?',
      },
      {
        id: 'pages',
        text: 'Every list has a size that is asked for, with an upper bound.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'page size | pagination | paginate | first argument | upper bound | maximum page | connection first | list limit | lists limited | limit lists',
        ),
        hint: 'How long may a list be that nobody gave a length?',
      },
      {
        id: 'budget',
        text: 'Partners have a budget of cost for each minute, and are told what is left.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'cost per minute | points per minute | cost budget | budget per partner | budget points | rate limit cost | rate limit by cost | throttle by cost | quota points | cost points | limit points | points instead requests',
        ),
        hint: 'What do you count instead of requests?',
      },
      {
        id: 'batch',
        text: 'Rows of one level are fetched together, once for each request.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns('dataloader | data loader | batching | batch loading | batch level | query per level'),
        hint: 'How often is the database asked for one level of the tree?',
      },
      {
        id: 'rights',
        text: 'Rights are checked at each object and field, wherever it is reached from.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'authorization resolver | authorisation resolver | authorization object | authorization field | field level | field-level | permission field | rights each | rights object | checks object | each resolver | business layer | another path',
        ),
        hint: 'An order can be reached by several ways: who checks it on each?',
      },
      {
        id: 'known',
        text: 'Own clients send queries that are known beforehand; a time limit ends the rest.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'persisted queries | persisted query | allowlist | allow list | trusted documents | statement timeout | query timeout | time limit',
        ),
        hint: 'Do your own pages need to ask just anything?',
      },
    ],
    followUps: {
      checking: ['Which request do you keep as a test, and what must it get?'],
      reasoning: ['Would you rather offer partners fixed addresses? What would each side lose?'],
      example: ['How many rows does the request of the second day read, level by level?'],
    },
    samples: [
      'GraphQL is a modern and flexible technology, but one must be careful with performance. I would add caching and scale the database, since partners are important for the business. It is also possible to go back to REST, which is simpler. Good documentation and communication with the partners help to avoid such situations in the future.',
      'The query is nested, so the number of rows multiplies with each level. Limiting requests does not help because one request can be huge. I would add a depth limit and a query cost analysis before it runs. Lists should have pagination. I would use dataloader against N+1. I would test it with the query from the second day and expect an error.',
      'The limit counts the wrong thing: with 50 shops, 200 orders each, 5 articles each and 20 shops for each article, one request is a million rows, because nested lists multiply. Today I would set a statement timeout of two seconds and a maximum depth of six, as that takes an hour and stops the bleeding. Depth alone is a poor measure, since a flat list of a million is depth two. Therefore next comes query cost: it is computed from the parsed query before it runs, the product of the page sizes, and refused above 5,000 points. This needs every list to carry a page size, with 100 as its upper bound, so partners have to change their queries; I would give them six weeks in which it only warns. Then the budget per partner is 50,000 points a minute instead of requests, and each response says what is left. Batching comes beside it: a dataloader per request makes one query per level. It repairs the ordinary pages, but not the deadly one. Rights worry me more than speed: an order that is hidden at the top can be reached through an article, so I would keep the check in the business layer that each resolver calls, never at the entrance. Our own pages send persisted queries, and everything else is off for them. Fixed REST routes are the alternative; they are easy to limit, but twelve partners would ask for twelve shapes, so I prefer the graph. For example, at my last travel site the reviews of a hotel led to the mail addresses of all guests, two levels down. To check, the request of day two is a test that must fail in under 50 ms without a query in the log. A second one walks every path to an order as a stranger and expects to see nothing.',
    ],
    sources: [
      'GraphQL specification, October 2021',
      'OWASP GraphQL Cheat Sheet',
      'Cha and others, A Principled Approach to GraphQL Query Cost Analysis, ESEC/FSE 2020',
    ],
    why: 'Whether somebody measures what a request costs, and guards data where it is and not where one comes in.',
  },
  {
    id: 'full-stack/technical/orders-leave-the-house',
    revision: 2,
    status: 'active',
    areas: ['Full Stack Development', 'DevOps'],
    type: 'technical',
    level: 'expert',
    skills: ['PostgreSQL', 'System Design', 'Java'],
    topics: ['consistency'],
    stem: 'Orders shall leave a large old application and become a service with a database of its own. 90 places in the code read the table, 14 write to it, and the shop sells at all hours. How do you move it, and how do you get back if it goes wrong?',
    seconds: 360,
    keyPoints: [
      {
        id: 'seam',
        text: 'First all access in the old code goes through one interface, without any move.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'one interface | one module | single interface | single module | facade | repository layer | seam | behind interface | branch abstraction | common interface',
        ),
        hint: 'What can be done in the old code before there is a new one?',
      },
      {
        id: 'dual',
        text: 'Writing to both from the application ends in two truths when one of them fails.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'dual write | dual writes | two truths | diverge | copies differ | writing both safe | both safe | one succeeds other fails | both one fails',
        ),
        hint: 'Why not simply write each order to both?',
      },
      {
        id: 'stream',
        text: 'Changes flow from the one that owns the data, by its log or an outbox, in order.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'change data capture | cdc | outbox | logical replication | change stream | debezium | write-ahead log | replication slot',
        ),
        hint: 'How does the second database learn of each change, and in which order?',
      },
      {
        id: 'compare',
        text: 'Old rows are filled in, and both sides are compared until they are equal for weeks.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'compare rows | compare databases | compares answers | checksum | checksums | reconcile | reconciliation | shadow read | shadow reads | mismatch',
        ),
        hint: 'How do you know that the copy is right before anybody depends on it?',
      },
      {
        id: 'reads-first',
        text: 'Reads move first, a few percent at a time, writes last and all at once for a group of orders.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'reads first | reads percent | reads gradually | feature flag | writes last | reads before | switch reads',
        ),
        hint: 'Which of the 104 places move first, and how many at a time?',
      },
      {
        id: 'back',
        text: 'After the switch changes flow back to the old table, so that one can return without loss.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'reverse replication | flow back | flows back | replicate back | stream back | sync back | rollback | reverse direction | backwards',
        ),
        hint: 'A day after the switch it turns out to be wrong: where are the orders of that day?',
      },
      {
        id: 'joins',
        text: 'Transactions and joins that crossed the border need another form: an event, a copy, a saga.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'saga | cross-service transaction | join across | joins across | local copy | foreign key | foreign keys | compensate | compensation | read model | eventual consistency',
        ),
        hint: 'What used to be one transaction, and is no longer?',
      },
    ],
    followUps: {
      checking: ['Which figures must stay at zero, and for how long, before writes move?'],
      reasoning: ['What would make you leave the table where it is?'],
      example: ['What happens to one order on the day of the switch?'],
    },
    samples: [
      'Microservices are the modern way to build applications, because teams can work independently. I would create a new service with a clean architecture and a REST interface, then migrate the data on a weekend when there is little traffic. Good planning and testing are necessary. The old code can be removed afterwards, and the team should be trained.',
      'I would first put all access behind one module in the old application. Then I would copy the data with a backfill and keep it up to date with change data capture. Reads move first with a feature flag, then writes. I would not write to both, since one can fail. To check it, I compare rows between the two databases. If there is a problem, I turn the flag back.',
      'I begin without moving anything: the 104 places get one module as their only way to the table, and the database refuses everybody else. That takes a quarter, and it is of use even if we stop there. The service first gets a copy. To send each order twice from the shop looks easy, but if the second write fails, there are two truths and nobody knows which, so I would use change data capture from the log of PostgreSQL; it keeps the order and comes about a second late. The history follows in pieces of 10,000. Then shadow reads: the module asks both, compares, answers from the old one, and counts each mismatch. I want zero over two weeks, apart from that second. Reading goes over behind a feature flag, 1 percent at first, reports before the checkout. For writes I choose one country after another, so that each order has one owner on any day; writes move last. From that minute the stream flows back into the old table, so a return needs the flag only, and orders of the day are there. It is the dearest part, six weeks of work, and the reason why I dare to switch on a Tuesday. What was one transaction, stock and order, becomes a saga with a compensation; its price is that stock can be wrong for seconds. The alternative is to leave the table and only draw the border in code. I would recommend that if one team owns both anyway. For example, at my last wholesaler we skipped that stream; on day two discounts were rounded otherwise, and 3,100 orders had to be repaired by script. To check the switch I place test orders each minute on both paths, and expect to see equal sums within five seconds; if any differ, the flag goes back by itself.',
    ],
    sources: [
      'Newman, Monolith to Microservices, 2019, chapters 3 and 4',
      'Fowler, Strangler Fig Application, 2004',
      'PostgreSQL documentation, Logical Replication',
    ],
    why: 'Whether somebody moves what is in use in steps that can each be undone.',
  },
]
