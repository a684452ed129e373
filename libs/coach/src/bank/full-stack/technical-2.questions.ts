import { patterns } from '../patterns'
import type { Question } from '../question'

export const FULL_STACK_TECHNICAL_2: readonly Question[] = [
  {
    id: 'full-stack/technical/page-of-a-hundred-queries',
    revision: 1,
    status: 'active',
    areas: ['Full Stack Development'],
    type: 'technical',
    level: 'entry',
    skills: ['Node.js', 'PostgreSQL', 'SQL'],
    topics: ['joins', 'keys'],
    stem: 'A page shows 100 orders, each with the name of its customer. On your laptop it is quick; in production it takes four seconds. The code reads the orders and then, in a loop, the customer of each. What is going on, and what do you change?',
    seconds: 240,
    keyPoints: [
      {
        id: 'n-plus-one',
        text: 'One query for the list and one more for each row: 101 in all.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'n+1 | n plus one | n plus 1 | 101 queries | hundred queries | 100 queries | 101 round trips',
        ),
        hint: 'How often is the database spoken to for one page?',
      },
      {
        id: 'latency',
        text: 'Each waits for the way there and back, which is near nothing on a laptop and milliseconds over a network.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns('round trip | round trips | network latency | same machine | localhost | over network'),
        hint: 'What lies between the code and the database here and there?',
      },
      {
        id: 'join',
        text: 'One query with a join, or a second one for all customers at once.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'join | where id in | id in list | any array | dataloader | eager loading | include relation | second query all | two queries',
        ),
        hint: 'How would the names come in one or two goes?',
      },
      {
        id: 'index-limit',
        text: 'The columns of the join and the order have an index, and the page has a limit.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns('index | indexes | indexed | keeps limit | pagination | paginate | sequential scan'),
        hint: 'What does the database need to find those rows without reading all?',
      },
      {
        id: 'parallel',
        text: 'Sending all at once takes many connections from everybody else.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns('promise.all | parallel pool | connection pool | pool exhausted | all connections'),
        hint: 'Why not ask for all customers at the same moment?',
      },
    ],
    followUps: {
      checking: ['How does a test notice when the loop comes back?'],
      reasoning: ['A join or a second query: when would you take which?'],
      example: ['Which statements does the database see, before and after?'],
    },
    samples: [
      'Performance is important for the user experience, so the page should be faster. I would use caching and a more powerful server, because production has more users. A modern framework can help as well. I would also clean up the code and make sure that it is readable and follows the best practices.',
      'This is the N+1 problem: the loop makes 100 queries for the customers. I would use a join, so that it is a single query. On the laptop the data is small, so nobody saw it. I would measure the time before and after, and test that the names are still there.',
      'It is N+1: one query for the list and 100 for the names. On my laptop the database is on the same machine, so a round trip takes 0.1 ms and nobody notices; over the network with 40 ms each, 100 of them make four seconds, while the database itself is bored. I would use a join of orders and customers with only the columns that the page shows, so it is one round trip. Two queries are the alternative, the second with all ids at once, where id = any of an array; I prefer that when a customer has large fields, because a join repeats them in each row. Promise.all looks easier, but it would take all ten connections of the pool, and other requests wait, so the cost only moves. The join finds customers by their primary key, which has an index already; for the newest 100 I need one on the date, otherwise the table is sorted as a whole. And the list keeps its limit. For example, at my last job a list of invoices was loaded through an ORM: each template line with the name sent a query, although no loop was to be seen in the file. To check it, I turn on the log of statements and count: before I should see 101, after it one. A test counts the queries for 5 and for 50 orders, and must see the same number; with the old code it should fail. In staging I measure with 40 ms of delay and expect the page to stay below 200 ms.',
    ],
    sources: [
      'PostgreSQL documentation, Indexes and ORDER BY',
      'Fowler, Patterns of Enterprise Application Architecture, 2002: Lazy Load',
    ],
    why: 'Whether somebody counts the ways to the database, and knows why a laptop does not show them.',
  },
]
