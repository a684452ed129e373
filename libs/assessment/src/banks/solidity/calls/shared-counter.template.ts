import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { wholeKey } from './keys'

const SETTINGS = [
  { tally: 'Tally', user: 'Stand', act: 'sell', places: ['north', 'south'], users: ['tea', 'soup', 'cake'] },
  { tally: 'Meter', user: 'House', act: 'draw', places: ['water', 'power'], users: ['oak', 'elm', 'ash'] },
  { tally: 'Stock', user: 'Truck', act: 'bring', places: ['port', 'inland'], users: ['red', 'blue', 'grey'] },
  {
    tally: 'Score',
    user: 'Team',
    act: 'shoot',
    places: ['cup', 'league'],
    users: ['lions', 'bears', 'foxes'],
  },
] as const

export type Step =
  | { kind: 'use'; user: number; n: number }
  | { kind: 'move'; user: number; place: number }
  | { kind: 'add'; place: number; n: number }
export interface Params {
  setting: number
  /** Which place each user begins with. */
  places: readonly number[]
  steps: readonly Step[]
  asked: number
}

/** What each place holds; with copies, were each user to keep one of its own. */
function totals({ places, steps }: Params, isMoved = true): number[] {
  const at = [...places]
  const sums = [0, 0]
  const add = (place = 0, n = 0) => (sums[place] = (sums[place] ?? 0) + n)
  for (const step of steps) {
    if (step.kind === 'use') add(at[step.user], step.n)
    else if (step.kind === 'add') add(step.place, step.n)
    else if (isMoved) at[step.user] = step.place
  }
  return sums
}

function drawn(rng: Rng): Params {
  const amounts = rng.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], 5)
  const steps = amounts.map((n, i): Step =>
    i ? { kind: 'use', user: rng.int(0, 2), n } : { kind: 'add', place: rng.int(0, 1), n },
  )
  const move: Step = { kind: 'move', user: rng.int(0, 2), place: rng.int(0, 1) }
  return {
    setting: rng.int(0, SETTINGS.length - 1),
    places: [0, 1, 2].map(() => rng.int(0, 1)),
    steps: rng.shuffle([...steps, move]),
    asked: rng.int(0, 1),
  }
}

export default template({
  id: 'solidity/calls/shared-counter',
  revision: 1,
  kind: 'numeric',
  topic: 'calls',
  grade: 1,
  seconds: 120,
  lang: 'solidity',
  status: 'active',
  idea: 'A variable of a contract type is an address: whoever holds the same one changes the same contract, and nothing is copied.',
  params: (rng) =>
    drawnUntil(
      () => drawn(rng),
      (params) => {
        const { steps, asked, places } = params
        const own = steps.find((step) => step.kind === 'add')?.n ?? 0
        const users = new Set(steps.flatMap((step) => (step.kind === 'use' ? [step.user] : [])))
        return (
          new Set(places).size === 2 &&
          users.size === 3 &&
          totals(params)[asked] !== totals(params, false)[asked] &&
          (totals(params)[asked] ?? 0) > own
        )
      },
    ),
  ask: ({ setting, places, steps, asked }) => {
    const names = SETTINGS[setting] ?? SETTINGS[0]
    const { tally, user, act } = names
    const place = (i = 0) => names.places[i] ?? ''
    const name = (i: number) => names.users[i] ?? ''
    return {
      stem: `Contracts are made and called as the lines below them say. Which number does \`total()\` of \`${place(asked)}\` give at the end?`,
      code: [
        `contract ${tally} {`,
        '    uint256 public total;',
        '    function add(uint256 n) external { total += n; }',
        '}',
        '',
        `contract ${user} {`,
        `    ${tally} place;`,
        `    constructor(${tally} p) { place = p; }`,
        `    function ${act}(uint256 n) external { place.add(n); }`,
        `    function move(${tally} p) external { place = p; }`,
        '}',
        '',
        ...names.places.map((one) => `// ${one} = new ${tally}()`),
        ...names.users.map((one, i) => `// ${one} = new ${user}(${place(places[i])})`),
        ...steps.map((step) => {
          if (step.kind === 'add') return `// ${place(step.place)}.add(${step.n})`
          return step.kind === 'use'
            ? `// ${name(step.user)}.${act}(${step.n})`
            : `// ${name(step.user)}.move(${place(step.place)})`
        }),
      ].join('\n'),
      answerHint: 'A whole number.',
    }
  },
  key: (params) => wholeKey(totals(params)[params.asked] ?? 0),
  why: () =>
    'What is handed over is the address of a contract. All who hold it call the same contract with one storage; `move` only changes whom the later calls go to.',
  source: [
    'Solidity documentation, Types: Contract Types',
    'Solidity documentation, Control Structures: External Function Calls',
  ],
})
