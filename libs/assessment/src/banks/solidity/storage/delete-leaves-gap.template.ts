import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { wordsKey } from './keys'

const SETTINGS = [
  { Name: 'Tickets', list: 'seats' },
  { Name: 'Queue', list: 'orders' },
  { Name: 'Ledger', list: 'debts' },
  { Name: 'Shelf', list: 'prices' },
  { Name: 'Ballot', list: 'votes' },
] as const

export type Step = { push: number } | { gap: number } | { pop: true }
export interface Drawn {
  setting: (typeof SETTINGS)[number]
  steps: readonly Step[]
}

/** What is in the list at the end; `closes` is how somebody thinks that does not know of the gap. */
function listAfter(steps: readonly Step[], closes = false): number[] {
  const list: number[] = []
  for (const step of steps) {
    if ('push' in step) list.push(step.push)
    else if ('pop' in step) list.pop()
    else if (closes) list.splice(step.gap, 1)
    else list[step.gap] = 0
  }
  return list
}
const told = (list: readonly number[]) => [list.length, list.reduce((sum, n) => sum + n, 0)]

function drawn(rng: Rng): Drawn {
  const values = rng.sample([2, 3, 4, 5, 6, 7, 8, 9], 5)
  const pushes = values.map((push): Step => ({ push }))
  const gap = (): Step => ({ gap: rng.int(0, 2) })
  const middle = rng.pick<Step[]>([[gap()], [gap(), { pop: true }], [{ pop: true }, gap()]])
  const end = rng.pick<Step[]>([[], [{ pop: true }], [gap()], [{ gap: 0 }]])
  return {
    setting: rng.pick(SETTINGS),
    steps: [...pushes.slice(0, 4), ...middle, ...pushes.slice(4, rng.int(4, 5)), ...end],
  }
}

export default template({
  id: 'solidity/storage/delete-leaves-gap',
  revision: 1,
  kind: 'short',
  topic: 'storage',
  grade: 1,
  nudge: 0.3,
  seconds: 90,
  lang: 'solidity',
  status: 'active',
  idea: 'delete on an element of an array sets it to zero and leaves the length; only pop makes the array shorter.',
  params: (rng) =>
    drawnUntil(
      () => drawn(rng),
      ({ steps }) => {
        const list = listAfter(steps)
        // Nothing is deleted twice or beyond the end, and the gap is still there at the end.
        const gaps = steps.flatMap((step) => ('gap' in step ? [step.gap] : []))
        return list.includes(0) && list.length > 2 && new Set(gaps).size === gaps.length
      },
    ),
  ask: ({ setting: { Name, list }, steps }) => ({
    stem: 'Which two numbers does `run` give in a new contract?',
    code: [
      `contract ${Name} {`,
      `  uint256[] ${list};`,
      '',
      '  function run() external returns (uint256 length, uint256 sum) {',
      ...steps.map((step) => {
        if ('push' in step) return `    ${list}.push(${step.push});`
        return 'pop' in step ? `    ${list}.pop();` : `    delete ${list}[${step.gap}];`
      }),
      `    length = ${list}.length;`,
      `    for (uint256 i = 0; i < length; i++) sum += ${list}[i];`,
      '  }',
      '}',
    ].join('\n'),
    answerHint: 'Length and sum, with a comma between, such as 2, 15.',
  }),
  key: ({ steps }) => wordsKey(told(listAfter(steps))),
  why: ({ steps }) =>
    `The list is [${listAfter(steps).join(', ')}]. Whoever thinks that delete closes the gap gets ${told(listAfter(steps, true)).join(', ')}.`,
  source: [
    'Solidity documentation 0.8, Types, delete',
    'Solidity documentation 0.8, Types, Arrays: Array Members',
  ],
})
