import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { signsKey } from './answers'

const SUBJECTS = [
  { Feed: 'Feed', Reader: 'Reader', ask: 'price', read: 'read', Custom: 'Stale' },
  { Feed: 'Rates', Reader: 'Lender', ask: 'rate', read: 'check', Custom: 'Unknown' },
  { Feed: 'Stock', Reader: 'Shop', ask: 'left', read: 'look', Custom: 'SoldOut' },
  { Feed: 'Scores', Reader: 'League', ask: 'score', read: 'rank', Custom: 'NotPlayed' },
] as const

/** How the other contract fails, by which clause it is: of a text, of a panic, or of neither. */
const FAILURES = {
  text: ['require(false, "closed");', 'revert("closed");', 'require(id == 0, "only 0");'],
  panic: [
    'assert(false);',
    'return 10 / (id - $n);',
    'return new uint256[](1)[id];',
    'return type(uint256).max + id;',
  ],
  other: ['revert $Custom(id);', 'revert();', 'require(id == 0);'],
} as const
type Kind = keyof typeof FAILURES
interface Failure {
  kind: Kind
  line: string
}

export interface Drawn {
  subject: (typeof SUBJECTS)[number]
  /** By ids from 1; id 0 and everything after gives a small or a large number. */
  failures: readonly Failure[]
  hasPanic: boolean
  hasOther: boolean
  isGuarded: boolean
  most: number
  small: number
  /** What is read: an id of the contract, or an address without code, or a contract with another function. */
  reads: readonly (number | 'empty' | 'blank')[]
}
/** What one call gives: the number of a clause, or R. */
function signOf(
  { failures, hasPanic, hasOther, isGuarded }: Drawn,
  read: number | 'empty' | 'blank',
): string {
  if (typeof read === 'string') return 'R'
  const kind = failures[read - 1]?.kind
  if (kind === undefined) return read > 0 && isGuarded ? 'R' : '1'
  if (kind === 'text') return '2'
  if (kind === 'panic' && hasPanic) return '3'
  return hasOther ? '4' : 'R'
}

export default template({
  id: 'solidity/control/caught-where',
  revision: 1,
  kind: 'short',
  topic: 'control',
  grade: 5,
  nudge: -0.3,
  seconds: 240,
  lang: 'solidity',
  status: 'active',
  idea: 'catch sees failures inside the external call alone: not those of its success block, not an address without code, not an answer that cannot be decoded; a failure without a fitting clause goes on.',
  params: (rng) =>
    drawnUntil(
      (): Drawn => {
        const kinds = rng.shuffle<Kind>(['text', 'panic', 'other', rng.pick(['text', 'panic', 'other'])])
        const lines = kinds.map((kind) => rng.pick(FAILURES[kind]))
        return {
          subject: rng.pick(SUBJECTS),
          failures: kinds.map((kind, i) => ({ kind, line: lines[i] ?? '' })),
          hasPanic: rng.chance() < 0.6,
          hasOther: rng.chance() < 0.5,
          isGuarded: rng.chance() < 0.7,
          most: rng.int(50, 90),
          small: rng.int(5, 40),
          reads: rng.shuffle([0, 1, 2, 3, 4, 5, 'empty', 'blank'] as const).slice(0, 6),
        }
      },
      (p) =>
        new Set(p.failures.map(({ line }) => line)).size === 4 &&
        p.reads.some((read) => typeof read === 'string') &&
        new Set(p.reads.map((read) => signOf(p, read))).size > 3,
    ),
  ask: ({
    subject: { Feed, Reader, ask, read, Custom },
    failures,
    hasPanic,
    hasOther,
    isGuarded,
    most,
    small,
    reads,
  }) => {
    const shownRead = (one: number | 'empty' | 'blank') => {
      if (one === 'empty') return `${read}(nobody, 1)`
      return one === 'blank' ? `${read}(blank, 1)` : `${read}(${Feed.toLowerCase()}, ${one})`
    }
    return {
      stem: `\`${Feed.toLowerCase()}\` is a deployed \`${Feed}\`, \`blank\` a deployed \`Blank\`, \`nobody\` an address without code. These calls are sent to a deployed \`${Reader}\`: ${reads.map((one) => `\`${shownRead(one)}\``).join(', ')}. For each write the number that it returns, or R where \`${read}\` itself reverts.`,
      code: [
        `interface I${Feed} { function ${ask}(uint256 id) external view returns (uint256); }`,
        '',
        `contract ${Feed} is I${Feed} {`,
        `  error ${Custom}(uint256 id);`,
        `  function ${ask}(uint256 id) external pure returns (uint256) {`,
        ...failures.map(
          ({ line }, i) =>
            `    if (id == ${i + 1}) ${line.replace('$n', String(i + 1)).replace('$Custom', Custom)}`,
        ),
        `    return id == 0 ? ${small} : ${10 * most};`,
        '  }',
        '}',
        'contract Blank {',
        '  fallback() external {}',
        '}',
        `contract ${Reader} {`,
        `  function ${read}(I${Feed} from, uint256 id) external view returns (uint256) {`,
        `    try from.${ask}(id) returns (uint256 n) {`,
        isGuarded ? `      require(n <= ${most}, "too much");` : '      n;',
        '      return 1;',
        '    } catch Error(string memory) {',
        '      return 2;',
        ...(hasPanic ? ['    } catch Panic(uint256) {', '      return 3;'] : []),
        ...(hasOther ? ['    } catch (bytes memory) {', '      return 4;'] : []),
        '    }',
        '  }',
        '}',
      ].join('\n'),
      answerHint: 'Six signs in the order of the calls, without spaces, such as 11R234',
    }
  },
  key: (p) => signsKey(p.reads.map((read) => signOf(p, read))),
  why: () =>
    'Error takes texts, Panic what the compiler checks and assert, the clause with bytes everything else, also revert without data. Without a fitting clause the failure is passed on. What fails in the caller itself is not caught: the check that there is code, decoding too short an answer, the success block.',
  source: ['Solidity documentation, Expressions and Control Structures, try/catch'],
})
