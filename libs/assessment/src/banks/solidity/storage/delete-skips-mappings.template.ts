import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { wordsKey } from './keys'

const SETTINGS = [
  { Name: 'Clubs', Item: 'Club', num: 'fee', list: 'events', map: 'paid' },
  { Name: 'Raffles', Item: 'Raffle', num: 'price', list: 'draws', map: 'tickets' },
  { Name: 'Funds', Item: 'Fund', num: 'goal', list: 'gifts', map: 'pledged' },
  { Name: 'Polls', Item: 'Poll', num: 'closes', list: 'marks', map: 'votes' },
] as const

export type Step =
  | { is: 'num' | 'push' | 'map' | 'add'; n: number }
  | { is: 'all' | 'dropList' | 'dropOne' | 'dropFirst' }
export interface Drawn {
  setting: (typeof SETTINGS)[number]
  steps: readonly Step[]
}

/** The number, the length of the list, its first element and what the mapping holds. */
function after(steps: readonly Step[], skips = true): number[] {
  let [num, held] = [0, 0]
  let list: number[] = []
  for (const step of steps) {
    if (step.is === 'num') num = step.n
    else if (step.is === 'push') list.push(step.n)
    else if (step.is === 'map') held = step.n
    else if (step.is === 'add') held += step.n
    else if (step.is === 'dropList') list = []
    else if (step.is === 'dropOne') held = 0
    else if (step.is === 'dropFirst') list[0] = 0
    else {
      ;[num, list] = [0, []]
      if (!skips) held = 0
    }
  }
  return [num, list.length, list[0] ?? 0, held]
}

function drawn(rng: Rng): Drawn {
  const numbers = rng.sample([2, 3, 4, 5, 6, 7, 8, 9, 12, 13], 8)
  const n = () => numbers.pop() ?? 1
  const fill: Step[] = rng.shuffle<Step>([
    { is: 'num', n: n() },
    { is: 'push', n: n() },
    { is: 'push', n: n() },
    { is: 'map', n: n() },
  ])
  const more: Step[] = rng.sample<Step>(
    [
      { is: 'add', n: n() },
      { is: 'push', n: n() },
      { is: 'num', n: n() },
      { is: 'dropOne' },
      { is: 'dropList' },
    ],
    3,
  )
  const before: Step[] = rng.chance() < 0.4 ? [rng.pick<Step>([{ is: 'dropFirst' }, { is: 'dropList' }])] : []
  const end: Step[] = [{ is: 'push', n: n() }]
  return { setting: rng.pick(SETTINGS), steps: [...fill, ...before, { is: 'all' }, ...more, ...end] }
}

export default template({
  id: 'solidity/storage/delete-skips-mappings',
  revision: 1,
  kind: 'short',
  topic: 'storage',
  grade: 4,
  nudge: -0.3,
  seconds: 150,
  lang: 'solidity',
  status: 'active',
  idea: 'delete on a struct resets its fields and empties its arrays, but what its mapping holds is there again when the key is used anew.',
  params: (rng) =>
    drawnUntil(
      () => drawn(rng),
      ({ steps }) =>
        after(steps).at(-1) !== 0 &&
        (rng.chance() < 0.1 || String(after(steps)) !== String(after(steps, false))),
    ),
  ask: ({ setting: { Name, Item, num, list, map }, steps }) => ({
    stem: 'Which four numbers does `run` give in a new contract?',
    code: [
      `contract ${Name} {`,
      `  struct ${Item} { uint256 ${num}; uint256[] ${list}; mapping(address => uint256) ${map}; }`,
      `  mapping(uint256 => ${Item}) all;`,
      '',
      '  function run() external returns (uint256, uint256, uint256, uint256) {',
      `    ${Item} storage x = all[1];`,
      ...steps.map((step) => {
        const one = `x.${map}[msg.sender]`
        if (step.is === 'num') return `    x.${num} = ${step.n};`
        if (step.is === 'push') return `    x.${list}.push(${step.n});`
        if (step.is === 'map') return `    ${one} = ${step.n};`
        if (step.is === 'add') return `    ${one} += ${step.n};`
        if (step.is === 'dropList') return `    delete x.${list};`
        if (step.is === 'dropFirst') return `    delete x.${list}[0];`
        return step.is === 'dropOne' ? `    delete ${one};` : '    delete all[1];'
      }),
      `    return (x.${num}, x.${list}.length, x.${list}[0], x.${map}[msg.sender]);`,
      '  }',
      '}',
    ].join('\n'),
    answerHint: 'Four numbers with commas between, such as 0, 1, 2, 3.',
  }),
  key: ({ steps }) => wordsKey(after(steps)),
  why: () =>
    'A mapping does not know its keys, so delete leaves it out; the number and the array of the struct are reset. Deleting one key of the mapping works.',
  source: ['Solidity documentation 0.8, Types, delete'],
})
