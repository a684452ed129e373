import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { wholeKey } from '../control/answers'

const SUBJECTS = [
  { Name: 'Season', list: 'scores', end: 'finish' },
  { Name: 'Oracle', list: 'prices', end: 'reset' },
  { Name: 'Lottery', list: 'tickets', end: 'restart' },
  { Name: 'Rota', list: 'shifts', end: 'close' },
] as const
const BITS = [8, 16, 32, 64, 128, 256] as const

export interface Drawn {
  subject: (typeof SUBJECTS)[number]
  bits: number
  count: number
  /** What the function does: all of it; so many from the end; one element, and then so many from the end. */
  does: 'delete' | 'pop'
  pops: number
  hasWinner: boolean
}

/** Slots that the elements from the first on fill. */
const filled = (count: number, bits: number) => Math.ceil(count / (256 / bits))
function clearedBy({ bits, count, does, pops, hasWinner }: Drawn): number {
  const list = does === 'delete' ? filled(count, bits) + 1 : filled(count, bits) - filled(count - pops, bits)
  return list + (hasWinner ? 1 : 0)
}

export default template({
  id: 'solidity/gas/slots-cleared',
  revision: 1,
  kind: 'numeric',
  topic: 'gas',
  grade: 4,
  nudge: -0.3,
  seconds: 150,
  lang: 'solidity',
  status: 'active',
  idea: 'Small elements share slots, so a slot is cleared with the last of its elements; delete of a list clears all of its slots and its length; a mapping is not cleared.',
  params: (rng) =>
    drawnUntil(
      (): Drawn => {
        const does = rng.pick(['delete', 'pop'] as const)
        const count = rng.int(9, does === 'delete' ? 70 : 40)
        return {
          subject: rng.pick(SUBJECTS),
          bits: rng.pick(BITS),
          count,
          does,
          pops: rng.int(3, Math.min(count - 2, 20)),
          hasWinner: rng.chance() < 0.5,
        }
      },
      ({ bits, count, does, pops }) => {
        const per = 256 / bits
        const slots = filled(count, bits)
        return (
          slots <= 18 && (does === 'delete' ? count % per !== 0 || per === 1 : bits < 256 && pops % per !== 0)
        )
      },
    ),
  ask: ({ subject: { Name, list, end }, bits, count, does, pops, hasWinner }) => ({
    stem: `\`${list}\` holds ${count} elements, none of them zero, and \`best\` is not zero, nor is \`${list}Of\` for anybody who took part. \`${end}()\` is called. How many storage slots that held something other than zero hold zero afterwards?`,
    code: [
      `contract ${Name} {`,
      `  uint${bits}[] internal ${list};`,
      '  uint256 internal best;',
      `  mapping(address => uint256) internal ${list}Of;`,
      '',
      '  // functions that fill them are left out',
      '',
      `  function ${end}() external {`,
      ...(does === 'delete'
        ? [`    delete ${list};`]
        : [`    for (uint256 i = 0; i < ${pops}; i++) ${list}.pop();`]),
      ...(hasWinner ? ['    delete best;'] : []),
      '  }',
      '}',
    ].join('\n'),
    answerHint: 'One whole number.',
  }),
  key: (p) => wholeKey(clearedBy(p)),
  why: ({ bits, does }) =>
    `A slot holds ${256 / bits} element${bits < 256 ? 's' : ''}. ${does === 'delete' ? 'All slots of the list are cleared, and the one that holds its length.' : 'pop clears an element; its slot is zero when no other element stands in it, and the length goes on being more than zero.'}`,
  source: [
    'Solidity documentation, Layout of State Variables in Storage, Mappings and Dynamic Arrays',
    'Solidity documentation, Types, delete',
  ],
})
