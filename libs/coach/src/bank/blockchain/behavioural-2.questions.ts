import type { Question } from '../question'

export const BLOCKCHAIN_BEHAVIOURAL_2: readonly Question[] = [
  {
    id: 'blockchain/behavioural/upgrade-of-strangers',
    revision: 1,
    status: 'active',
    areas: ['Blockchain'],
    type: 'behavioural',
    level: 'expert',
    skills: ['Go', 'Cosmos SDK'],
    topics: [],
    competency: 'influence without rank',
    stem: 'Tell me about an upgrade that only worked because strangers installed it in time.',
    seconds: 240,
    keyPoints: [],
    followUps: {
      situation: ['How many had to take part, and what would have happened below that?'],
      action: ['You said "{quote}". How did you reach those who never reply?'],
      result: ['How many had done it at the hour, and how did you count them?'],
    },
    samples: [
      'Decentralised systems live from their community, and governance is a fascinating topic. Communication over many channels is essential, and transparency builds trust. Every validator has a responsibility for the network. I think that incentives are the best tool to align interests. A strong community can master every upgrade together, and it makes a protocol resilient.',
      'On a chain for freight papers we had to replace the consensus code, and two thirds of the operators had to install it. I made a list of all operators and wrote to each of them. Some did not answer, so I called them. On the day 81 percent had installed it, and the chain went on. It was a lot of work, but it was worth it.',
      'In March 2022 a fault was found in a chain for freight papers that I had helped to write: a single forged paper could stop all 94 operators. The repair changed how blocks are agreed on, so more than two thirds of the stake had to run it at the same block, or the chain would stand still, with the papers of 600 ships on it. None of them worked for me. I took the list of the 94 and wrote beside each name their stake and who is really awake there; for 31 I knew nobody. I wrote no general call. I phoned the 20 largest, 58 percent, within two days, told them the date and not the fault, and asked for one thing, a signed line when it is installed. For the 31 I read block signatures to see in which hours they restart, and sent a short letter in the language of each country into that hour. Two large ones refused to run what they could not read. I drove to the one in Rotterdam and read the change with their engineer, under a promise of silence for nine days; she found a slip in it, and then told the other. I moved the block by 48 hours for that slip. At the hour 83 percent of the stake ran it, which everybody could count on the chain, and it went on after 40 seconds. On the tenth day I published the fault, the slip, and her name with her leave. Since then I keep a list of who is awake, called once a quarter, and every change of ours goes to two outsiders first; the last three upgrades had 90 percent a day ahead.',
    ],
    sources: [
      'U.S. Office of Personnel Management, Structured Interviews: A Practical Guide, 2008',
      'Buchman, Kwon and Milosevic, The latest gossip on BFT consensus, 2018',
      'FIRST, Guidelines and Practices for Multi-Party Vulnerability Coordination and Disclosure, 2020',
    ],
    why: 'Whether somebody moves people who owe them nothing, one by one, and lets them check.',
  },
]
