import type { Question } from '../question'

export const BLOCKCHAIN_BEHAVIOURAL: readonly Question[] = [
  {
    id: 'blockchain/behavioural/cannot-take-it-back',
    revision: 1,
    status: 'active',
    areas: ['Blockchain'],
    type: 'behavioural',
    level: 'senior',
    skills: ['Smart Contract Security', 'Solidity'],
    topics: [],
    competency: 'deadline',
    stem: 'Tell me about a time when code that cannot be changed afterwards had to go live before you were done with it.',
    seconds: 240,
    keyPoints: [],
    followUps: {
      situation: ['What was still open, and who wanted that day?'],
      action: ['You said "{quote}". What did you leave out, and how did you choose?'],
      result: ['What would have happened otherwise, and how do you know?'],
    },
    samples: [
      'In the blockchain area everything is very fast, so deadlines are a challenge. Security is the most important thing, because smart contracts are immutable. An audit is always necessary. I would communicate the risks clearly to the management. With good planning and an experienced team such situations can be avoided from the beginning.',
      'At a platform for concert tickets the contract had to be live before a sale in May. The audit was not finished. I proposed to set a limit for each wallet and a pause function, so the risk was smaller. We went live, and two weeks later the audit found a small problem. We could fix it, and nothing was lost.',
      'In April 2022 a platform for concert tickets had promised a tour for 6 May, with 40,000 tickets as tokens of a contract that I led, with three people. On 20 April the auditors told us that they would need until the twelfth, and the promoter would have lost the halls. I listed all 31 functions on a wall and asked of each what happens on the sixth without it. Resale, gifts and the share for artists, 19 of them, were not needed before June. I took them out, which left 300 lines, and called the auditors: would they read 300 by 4 May instead of 1,400 by 12? They agreed. I wrote a limit of eight tickets for each buyer and a pause that two of us had to press together, and told the promoter in writing that resale would come five weeks later; he shouted, and signed. For two nights I let a fuzzer run on the 300 lines, and it found a rounding by which one could pay for seven tickets and get eight. I repaired it on the second. The sale began on time, 38,900 tickets in nine hours, nobody pressed the pause, and the auditors’ report closed with one remark on a name. In the code that I had taken out they later found a hole by which resale could be paid to a stranger. Since then I cut before I hurry: every plan of ours marks what has to exist on the first day, and the rest is a second contract; last spring that halved what we had to read.',
    ],
    sources: [
      'U.S. Office of Personnel Management, Structured Interviews: A Practical Guide, 2008',
      'Ethereum.org documentation, Smart contract security',
    ],
    why: 'Whether somebody makes a thing smaller when time is short and nothing can be taken back.',
  },
]
