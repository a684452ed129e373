import type { Question } from '../question'

export const SHARED_BEHAVIOURAL: readonly Question[] = [
  {
    id: 'shared/behavioural/fault-you-caused',
    revision: 1,
    status: 'active',
    areas: [],
    type: 'behavioural',
    level: 'mid',
    skills: [],
    topics: [],
    competency: 'failure',
    stem: 'Tell me about a fault in production that you caused. What did you do about it?',
    seconds: 240,
    keyPoints: [],
    followUps: {
      action: [
        'You said "{quote}". Which part of that was yours?',
        'What did you do in the first ten minutes?',
      ],
      result: ['How did it end, and how do you know that it did?'],
      reflection: ['What would stop the same fault today?'],
    },
    samples: [
      'We had a few faults over the years, as every team has. When something goes wrong it is important to stay calm and to communicate with everybody involved. The team always found a good solution in the end, and I think that mistakes are a chance to learn and to grow together.',
      'Last spring I changed the way our shop calculated shipping, and the change went out on a Friday. Some customers were charged twice for parcels to islands. I rolled the release back when support told us. We wrote to the customers afterwards. It was not pleasant, and I am more careful with releases before a weekend.',
      'In March, two days before our spring sale, I changed the shipping rules of our shop and forgot that parcels to islands have a rate of their own. From Friday evening on every order to an island was charged twice. Support told me on Saturday morning. I rolled the release back within ten minutes, wrote a query that found the 212 orders, and refunded the difference through the payment provider the same day. I also called the three customers who had ordered more than once, because a mail would not have been enough. By Monday all 212 had their money, and finance compared the sums and confirmed them. Since then every rate in that file has a test that is built from last month’s orders, and a release on Friday must be approved by whoever is on call. In June that test caught a wrong rate for the mountains before it left my machine.',
    ],
    sources: ['U.S. Office of Personnel Management, Structured Interviews: A Practical Guide, 2008'],
    why: 'Whether somebody owns a fault, repairs what it did to others, and changes what allowed it.',
  },
  {
    id: 'shared/behavioural/disagreed-and-lost',
    revision: 1,
    status: 'active',
    areas: [],
    type: 'behavioural',
    level: 'mid',
    skills: [],
    topics: [],
    competency: 'conflict',
    stem: 'Tell me about a technical decision that you argued against and that was taken all the same.',
    seconds: 240,
    keyPoints: [],
    followUps: {
      action: ['What did you put on the table before it was decided?'],
      result: ['Who was right in the end, and what showed it?'],
      reflection: ['How do you argue such a thing today?'],
    },
    samples: [
      'I usually get along with everybody, so there are not many conflicts. If people have another view I listen to it and we find a compromise. In the end the decision is what counts, and I support it, because a team must stand together behind what was decided.',
      'At my last company the others wanted to move to microservices. I argued for keeping one service, because we were four people. It was decided against me. I helped with the move and it took us longer than planned. Deployments were harder afterwards, so I think that I had a point.',
      'In 2023 our team of four at an insurer had to choose how to store claims. The architect wanted five services with a database each; I wanted one, because every report joined claims with payments. Before the meeting I built both for one report and measured them: 40 milliseconds against 1.9 seconds. I presented the two numbers on one page and named what would make me wrong, namely a second team. It was decided for the five services, since a second team was planned. I wrote the claims service with its contract tests, and I put the slow report on a copy that is filled every night. The second team never came, and after a year we merged three of the services again; my page was the first attachment of that decision. Since then I ask for the date on which a decision is looked at again, and write it into the record. I was wrong about one thing: the contract tests found 14 faults that we would have had in one service too.',
    ],
    sources: ['U.S. Office of Personnel Management, Structured Interviews: A Practical Guide, 2008'],
    why: 'Whether somebody argues with evidence, carries a decision that went against them, and looks at it again.',
  },
]
