import { patterns } from '../patterns'
import type { Question } from '../question'

export const BLOCKCHAIN_CASE_3: readonly Question[] = [
  {
    id: 'blockchain/case/wait-for-the-audit',
    revision: 3,
    status: 'active',
    areas: ['Blockchain', 'Cybersecurity'],
    type: 'case',
    level: 'senior',
    skills: ['Smart Contract Security', 'Solidity', 'Foundry'],
    topics: [],
    stem: 'A new protocol expects 20 million dollars of deposits soon after it opens. A well-known firm would read its contracts for 180,000 dollars, but in four months; a lesser-known one now, for 70,000. Each month of waiting costs 150,000. A contest in which many look for faults costs 60,000. There are 300,000 in all. What do you advise?',
    clarify: [
      { ask: 'How large is the code?', answer: '2,400 lines; 500 of them hold the money.' },
      { ask: 'Can it be changed after it opens?', answer: 'By three of five keys, after two days.' },
    ],
    seconds: 480,
    keyPoints: [
      {
        id: 'at-risk',
        text: 'What is at risk on each day decides, and that can be chosen.',
        weight: 'must',
        criterion: 'framing',
        any: patterns(
          'risk each day | risk day | money behind | exposed | choose money | choose inside | limit lost | limit what lost',
        ),
        hint: 'Which quantity besides the faults makes a loss large, and who sets it?',
      },
      {
        id: 'no-proof',
        text: 'No reading proves that nothing is left; it only makes it rarer.',
        weight: 'must',
        criterion: 'framing',
        any: patterns(
          'audit proves | no proof | not proof | no guarantee | audited contracts | still robbed | audit lowers | rarer | miss faults | misses faults',
        ),
        hint: 'What do you know after a firm has found nothing?',
      },
      {
        id: 'open-small',
        text: 'Open soon with a ceiling on deposits, which grows as time passes.',
        weight: 'must',
        criterion: 'recommendation',
        any: patterns(
          'deposit cap | cap deposits | ceiling deposits | deposits ceiling | capped deposits | 500,000 first | small ceiling | ceiling grows | guarded launch',
        ),
        hint: 'Is it open or closed, or is there something between?',
      },
      {
        id: 'several-eyes',
        text: 'The firm that is free and the contest now; the known one later, on what has settled.',
        weight: 'must',
        criterion: 'recommendation',
        any: patterns(
          'lesser-known contest | firm and contest | contest and firm | both now | then contest | contest after | book known | known firm later | well-known later',
        ),
        hint: 'Must you choose one of the readers?',
      },
      {
        id: 'waiting',
        text: 'Waiting costs 600,000, more than all the money for safety.',
        weight: 'must',
        criterion: 'evidence',
        any: patterns('waiting 600,000 | months 600,000 | wait 600,000'),
        hint: 'What does the well-known name really cost?',
      },
      {
        id: 'worth',
        text: 'One percent less chance of losing 20 million is worth 200,000; with half a million inside it is 5,000.',
        weight: 'must',
        criterion: 'evidence',
        any: patterns('percent 20 million | percent chance | percentage point | percent less likely'),
        hint: 'What is a reader worth who makes a loss a little less likely?',
      },
      {
        id: 'layers',
        text: 'Before, during, after: own tests, readers, and what limits a loss once it happens.',
        weight: 'must',
        criterion: 'structure',
        any: patterns('layers | invariant | invariants | fuzz | before opening'),
        hint: 'Which kinds of protection are there besides somebody who reads?',
      },
      {
        id: 'limit-loss',
        text: 'A pause, a limit on what leaves in a day, and a reward for whoever tells.',
        weight: 'must',
        criterion: 'structure',
        any: patterns('bounty | pause | withdrawal limit | limit withdrawals | reward finder | guardian'),
        hint: 'And when somebody finds the fault in the night after it has opened?',
      },
    ],
    followUps: {
      framing: ['Which of the lines would you want read twice, and why these?'],
      evidence: ['You said "{quote}". Which of these figures did you guess?'],
      recommendation: ['By what rule does the ceiling rise?'],
      structure: ['What does your pause do to an honest user?'],
    },
    samples: [
      'Security must always come first in decentralised finance, because trust is the most valuable asset of a protocol. Therefore I would wait for the well-known firm, since its report is a strong signal to the community. In the meantime the team can work on marketing and partnerships. After a successful audit the protocol can be launched with a good feeling.',
      'The well-known firm costs 180,000 and four months of waiting, which is 600,000, so 780,000 in total. This is more than the budget. I would take the lesser-known firm and then the contest, together 130,000, and a bounty for those who find something later. The risk is that a fault is missed, so there should be a pause. If all is fine after some weeks, one can open for everybody.',
      'What decides is how much money stands behind the code on each day: that is what is at risk on a day, and we can choose it, unlike the faults. And no audit proves anything; contracts with three reports have still been robbed, a reading only makes faults rarer. So the question is not which name, but which order. The known firm costs 180,000 and four months, waiting 600,000: 780,000 for a reader who may miss it too. What is it worth? Each percent of chance less at 20 million is 200,000; at 500,000 it is 5,000. With a small sum inside, no reader is worth four months. I would split protection into three layers. Before: our own invariants, that the sum of shares never exceeds what is held, fuzzed for two weeks over the 500 lines that hold the money; it costs two people and finds what readers then need not. The readers: the firm that is free, 70,000, and the contest after its faults are mended, 60,000, because many strangers find other things than two experts. After opening: a pause by one guardian key, a limit on what leaves in an hour, and a bounty of 10 percent of what could be taken, paid at once; a thief takes all, so it must be worth being honest. I recommend to open in six weeks, which still costs some 200,000 of waiting, with a ceiling on deposits of 500,000, doubled every two weeks while nothing is found, so that 20 million is reached after twelve weeks. The known firm is booked today for the code that has settled by then; with 130,000 spent and 180,000 that is 10,000 over, which a word with the contest should bring in. The first step is the list of invariants, this week. The risk is that depositors go elsewhere because of the ceiling; then we know what their trust was. I would wait if changes took longer than two days, or could not be made at all: then the first day is the last chance. Missing is the chance itself; public lists of losses by lines of code give a rough one.',
    ],
    sources: [
      'Zhou et al., SoK: Decentralized Finance (DeFi) Attacks, IEEE Symposium on Security and Privacy 2023',
      'Ethereum documentation, Smart contract security',
    ],
    why: 'Whether somebody treats the money inside as a choice, and builds layers instead of trusting a name.',
  },
]
