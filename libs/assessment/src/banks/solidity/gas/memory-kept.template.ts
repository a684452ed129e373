import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { wholeKey } from '../control/answers'

const SUBJECTS = [
  { Name: 'Quotes', work: 'work', one: 'fresh' },
  { Name: 'Ranking', work: 'rank', one: 'row' },
  { Name: 'Draws', work: 'draw', one: 'pot' },
  { Name: 'Splits', work: 'split', one: 'parts' },
] as const
type Kind = 'words' | 'small' | 'bytes' | 'fixed'
interface Allocation {
  kind: Kind
  n: number
  place: 'before' | 'loop' | 'helper'
}
export interface Drawn {
  subject: (typeof SUBJECTS)[number]
  turns: number
  allocations: readonly Allocation[]
  /** A second name for what was made before the loop: no copy. */
  hasAlias: boolean
}

const sizeOf = ({ kind, n }: Allocation): number =>
  ({ words: 32 + 32 * n, small: 32 + 32 * n, bytes: 32 + 32 * Math.ceil(n / 32), fixed: 32 * n })[kind]
const timesOf = ({ place }: Allocation, turns: number) => (place === 'before' ? 1 : turns)

const drawn = (rng: Rng, place: Allocation['place']): Allocation => {
  const kind = rng.pick(
    place === 'helper' ? (['words', 'small'] as const) : (['words', 'small', 'bytes', 'fixed'] as const),
  )
  return { kind, n: kind === 'bytes' ? rng.int(33, 150) : rng.int(2, 12), place }
}

export default template({
  id: 'solidity/gas/memory-kept',
  revision: 1,
  kind: 'numeric',
  topic: 'gas',
  grade: 4,
  seconds: 180,
  lang: 'solidity',
  status: 'active',
  idea: 'Memory is never given back within a call, neither after a turn of a loop nor after an inner function; every element of a list takes 32 bytes in it, and a second name copies nothing.',
  params: (rng) =>
    drawnUntil(
      (): Drawn => ({
        subject: rng.pick(SUBJECTS),
        turns: rng.int(3, 9),
        allocations: [drawn(rng, 'before'), drawn(rng, 'loop'), drawn(rng, 'helper')],
        hasAlias: rng.chance() < 0.6,
      }),
      ({ allocations }) => new Set(allocations.map(({ kind }) => kind)).size > 1,
    ),
  ask: ({ subject: { Name, work, one }, turns, allocations: [before, loop, helper], hasAlias }) => {
    const made = (allocation: Allocation | undefined, name: string) => {
      const { kind = 'words', n = 0 } = allocation ?? {}
      return {
        words: `uint256[] memory ${name} = new uint256[](${n});`,
        small: `uint8[] memory ${name} = new uint8[](${n});`,
        bytes: `bytes memory ${name} = new bytes(${n});`,
        fixed: `uint256[${n}] memory ${name};`,
      }[kind]
    }
    const type = helper?.kind === 'small' ? 'uint8[]' : 'uint256[]'
    const beforeType = /^(\S+ memory)/.exec(made(before, 'a'))?.[1] ?? ''
    return {
      stem: `A dynamic list in memory takes a word of 32 bytes for its length besides its elements; a \`uint256[4]\` has no length; \`bytes\` are filled up to whole words. By how many bytes does the memory of the call grow in \`${work}()\`: how far has the pointer to free memory moved from the first line of its body to the last? (The compiler does not optimise.)`,
      code: [
        `contract ${Name} {`,
        `  function ${one}() internal pure returns (${type} memory) {`,
        `    return new ${type}(${helper?.n ?? 0});`,
        '  }',
        '',
        `  function ${work}() external pure returns (uint256 sum) {`,
        `    ${made(before, 'a')}`,
        ...(hasAlias ? [`    ${beforeType} again = a;`] : []),
        `    for (uint256 i = 0; i < ${turns}; i++) {`,
        `      ${made(loop, 'b')}`,
        `      sum += b.length + ${one}().length;`,
        '    }',
        `    sum += a.length${hasAlias ? ' + again.length' : ''};`,
        '  }',
        '}',
      ].join('\n'),
      answerHint: 'Bytes, as a whole number.',
    }
  },
  key: ({ turns, allocations }) =>
    wholeKey(allocations.reduce((sum, one) => sum + timesOf(one, turns) * sizeOf(one), 0)),
  why: ({ turns }) =>
    `What is made before the loop counts once, what is made in it or in the inner function ${turns} times, for nothing is freed. uint8 takes as much as uint256 here.`,
  source: ['Solidity documentation, Layout in Memory', 'Yellow Paper, appendix H, on the cost of memory'],
})
