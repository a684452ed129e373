/** What the demo person answered in a session of practice: question and answer. By the built-in coach they score 95. */
export const PRACTICE_ANSWERS: readonly (readonly [question: string, answer: string])[] = [
  [
    'shared/behavioural/fault-you-caused',
    'In May, on the evening before an audit, I deployed a new version of our bridge relayer and forgot that it reads its start block from a file. For forty minutes the relayer skipped 18 deposits, and three people wrote to support because their tokens did not arrive. I paused the relayer through the guardian key, compared the deposits of the contract with its log, and found the 18 that were missing. I replayed them by hand in the order of their blocks, and I answered the three people myself with the hash of each transfer. After forty minutes every deposit had arrived, and the auditor counted both sides and confirmed it. Since then our relayer reads its start block from the chain itself.',
  ],
  [
    'shared/behavioural/disagreed-and-lost',
    'Last autumn our team at a lending protocol had to choose how prices reach the contract. I argued against a single oracle, because one wrong price could liquidate 200 positions in a minute. Before the vote I wrote a simulation with two years of prices, measured eleven moments in which one feed was more than five percent away, and presented them on one page. It was decided for the single feed all the same, because a second one cost 40 percent more gas. I built the single feed with a limit on how far a price may move in one block, and I wrote the test that replays the eleven moments. In March the feed stood still for nine minutes; the limit refused the next price and not one position was liquidated, which the risk desk reported the same day. I learned that an objection needs the smallest protection beside it.',
  ],
  [
    'shared/culture/week-you-work-best',
    'My best week has three long mornings of writing contracts and two afternoons in which somebody tries to break them. In March I wrote a vault like that: on Tuesday a colleague from audits attacked it with me, found a rounding error of one wei in the share price, and we fixed it before lunch. I want to work like that because I write better code when I know who will read it on Thursday, and your posting says that every change here is reviewed by an auditor of the team. What would be harder for me is that your days begin with an hour of calls with New York; I am used to quiet mornings, so I would have to move the writing to the afternoon. I would miss the shared lunch, too, because most of our best findings came up there. How often does an auditor stop a release here, and who decides when the two disagree?',
  ],
]
