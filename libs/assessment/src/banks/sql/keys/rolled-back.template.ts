import { template } from '../../../tasks/template'

const ENDS = ['COMMIT', 'ROLLBACK'] as const
type End = (typeof ENDS)[number]

/** Changes that belong together; those without an end are committed each on its own. */
export interface Block {
  changes: readonly number[]
  end: End | null
}
const changed = (change: number): string =>
  `UPDATE tanks SET litres = litres ${change < 0 ? '-' : '+'} ${Math.abs(change)} WHERE id = 1;`

export const statementsOf = (blocks: readonly Block[]): string =>
  [
    ...blocks.flatMap(({ changes, end }) => [
      ...(end === null ? [] : ['BEGIN;']),
      ...changes.map(changed),
      ...(end === null ? [] : [`${end};`]),
    ]),
    'SELECT litres FROM tanks WHERE id = 1;',
  ].join('\n')

export default template({
  id: 'sql/keys/rolled-back',
  revision: 1,
  kind: 'numeric',
  topic: 'keys',
  grade: 1,
  seconds: 90,
  lang: 'sql',
  status: 'active',
  idea: 'ROLLBACK takes back everything since BEGIN and nothing before it; a statement outside of a transaction stays.',
  params: (rng) => {
    const change = () => rng.pick([1, -1]) * rng.int(1, 9) * 10
    const ends = rng.shuffle<End | null>(['ROLLBACK', rng.pick(ENDS), null])
    return {
      litres: rng.int(30, 60) * 10,
      blocks: ends.map((end): Block => ({
        changes: Array.from({ length: end === null ? 1 : 2 }, change),
        end,
      })),
    }
  },
  ask: ({ litres, blocks }) => ({
    stem: `Tank 1 holds ${litres} litres, and nobody else works on the table. These statements run one after another; one that stands outside of BEGIN and its end is committed at once. What number does the last one return?`,
    code: statementsOf(blocks),
    answerHint: 'One whole number.',
  }),
  key: ({ litres, blocks }) => ({
    kind: 'numeric',
    value: blocks
      .filter(({ end }) => end !== 'ROLLBACK')
      .flatMap(({ changes }) => changes)
      .reduce((left, change) => left + change, litres),
    tolerance: { absolute: 0 },
  }),
  why: () => 'What was changed between BEGIN and ROLLBACK is as if it had never been; all else counts.',
  source: ['ISO/IEC 9075-2:2023, commit statement, rollback statement'],
})
