import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { wholeKey } from '../control/answers'
import { shownNumber } from './measured'

const SUBJECTS = [
  { pay: 'payOut', who: 'members', each: 'member', Name: 'Guild' },
  { pay: 'settle', who: 'holders', each: 'holder', Name: 'Royalties' },
  { pay: 'refund', who: 'bidders', each: 'bidder', Name: 'Auction' },
  { pay: 'award', who: 'stakers', each: 'staker', Name: 'Season' },
] as const

export default template({
  id: 'solidity/gas/batches-needed',
  revision: 1,
  kind: 'numeric',
  topic: 'gas',
  grade: 1,
  nudge: 0.3,
  seconds: 110,
  lang: 'solidity',
  status: 'active',
  idea: 'A loop over a list has to fit into one transaction; how often the fixed part and the limit of a transaction come decides how many parts there are.',
  params: (rng) =>
    drawnUntil(
      () => ({
        subject: rng.pick(SUBJECTS),
        fixed: 1_000 * rng.int(25, 60),
        each: 100 * rng.int(90, 380),
        limit: 1_000_000 * rng.int(2, 9),
        count: rng.int(400, 3_000),
      }),
      ({ fixed, each, limit, count }) => {
        const right = Math.ceil(count / Math.floor((limit - fixed) / each))
        const wrongs = [
          // The fixed part left out, or counted once; what is left over given away.
          Math.ceil(count / Math.floor(limit / each)),
          Math.ceil((count * each + fixed) / limit),
          Math.floor(count / Math.floor((limit - fixed) / each)),
        ]
        return right > 2 && wrongs.filter((wrong) => wrong !== right).length > 1
      },
    ),
  ask: ({ subject: { pay, who, each: one, Name }, fixed, each, limit, count }) => ({
    stem: `A transaction may use ${shownNumber(limit)} gas here at most. One that calls \`${pay}\` uses ${shownNumber(fixed)} gas whatever it is given, and ${shownNumber(each)} more for each ${one} from \`from\` to \`to - 1\`. ${shownNumber(count)} ${who} are in the list. What is the least number of transactions in which all of them can be served?`,
    code: [
      `contract ${Name} {`,
      `  address[] public ${who};`,
      '',
      `  function ${pay}(uint256 from, uint256 to) external {`,
      `    for (uint256 i = from; i < to; i++) serve(${who}[i]);`,
      '  }',
      '  function serve(address one) internal { /* … */ }',
      '}',
    ].join('\n'),
    answerHint: 'One whole number.',
  }),
  key: ({ fixed, each, limit, count }) => wholeKey(Math.ceil(count / Math.floor((limit - fixed) / each))),
  why: ({ subject, fixed, each, limit }) =>
    `One transaction serves ${Math.floor((limit - fixed) / each)} ${subject.who}, for the fixed part is paid in each, and nobody is served by halves.`,
  source: ['Solidity documentation, Security Considerations, Gas Limit and Loops'],
})
