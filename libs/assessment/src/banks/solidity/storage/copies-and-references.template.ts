import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { wordsKey } from './keys'

/** Where a list of two numbers is kept: two variables of the contract, two in memory, one pointer into storage. */
const PLACES = ['kept', 'spare', 'm', 'n'] as const
type Place = (typeof PLACES)[number]
const isState = (place: Place) => place === 'kept' || place === 'spare'

export type Step = { to: Place; from: Place } | { at: Place; n: number }
export interface Drawn {
  Name: string
  steps: readonly Step[]
  start: readonly number[]
}

/** The first number of each place at the end. */
function after({ steps, start }: Drawn, how: 'right' | 'all copies' | 'all shared'): number[] {
  const cells = new Map<Place, { value: number }>(PLACES.map((place, i) => [place, { value: start[i] ?? 0 }]))
  for (const step of steps) {
    if ('at' in step) {
      const cell = cells.get(step.at)
      if (cell) cell.value = step.n
      continue
    }
    const from = cells.get(step.from) ?? { value: 0 }
    const shares = how === 'all shared' || (how === 'right' && !isState(step.to) && !isState(step.from))
    const into = cells.get(step.to)
    if (shares) cells.set(step.to, from)
    else if (isState(step.to) && into) into.value = from.value
    else cells.set(step.to, { value: from.value })
  }
  return PLACES.map((place) => cells.get(place)?.value ?? 0)
}

function drawn(rng: Rng): Drawn {
  const numbers = rng.sample([1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 16, 17, 18, 19], 7)
  const [first, second] = rng.shuffle<Step>([
    rng.pick<Step>([
      { to: 'm', from: 'n' },
      { to: 'n', from: 'm' },
    ]),
    rng.pick<Step>([
      { to: 'kept', from: 'spare' },
      { to: 'spare', from: 'kept' },
      { to: 'kept', from: 'm' },
      { to: 'spare', from: 'n' },
      { to: 'm', from: 'kept' },
      { to: 'n', from: 'spare' },
    ]),
  ])
  const set = (i: number): Step => ({ at: rng.pick(PLACES), n: numbers[i] ?? 0 })
  const steps = [first, set(0), second, set(1), set(2)].flatMap((step) => (step ? [step] : []))
  return { Name: rng.pick(['Dice', 'Route', 'Scores', 'Palette', 'Quota']), steps, start: numbers.slice(3) }
}

export default template({
  id: 'solidity/storage/copies-and-references',
  revision: 1,
  kind: 'short',
  topic: 'storage',
  grade: 3,
  seconds: 150,
  lang: 'solidity',
  status: 'active',
  idea: 'Memory assigned to memory is shared; whatever is assigned to a variable of the contract, or crosses between memory and storage, is copied.',
  params: (rng) =>
    drawnUntil(
      () => drawn(rng),
      (p) => {
        const key = String(after(p, 'right'))
        return key !== String(after(p, 'all copies')) && key !== String(after(p, 'all shared'))
      },
    ),
  ask: ({ Name, steps, start }) => ({
    stem: 'Which four numbers does `run` give in a new contract?',
    code: [
      `contract ${Name} {`,
      '  uint256[2] kept;',
      '  uint256[2] spare;',
      '',
      '  function run() external returns (uint256, uint256, uint256, uint256) {',
      '    uint256[2] memory m;',
      '    uint256[2] memory n;',
      ...PLACES.map((place, i) => `    ${place}[0] = ${start[i] ?? 0};`),
      '',
      ...steps.map((step) =>
        'at' in step ? `    ${step.at}[0] = ${step.n};` : `    ${step.to} = ${step.from};`,
      ),
      '',
      `    return (${PLACES.map((place) => `${place}[0]`).join(', ')});`,
      '  }',
      '}',
    ].join('\n'),
    answerHint: 'Four numbers with commas between, such as 1, 2, 3, 4.',
  }),
  key: (p) => wordsKey(after(p, 'right')),
  why: () =>
    'm = n lets both names stand for the same array in memory. An assignment to kept or spare copies the elements, and one from them to m or n makes a new array in memory.',
  source: ['Solidity documentation 0.8, Types, Reference Types: Data location and assignment behaviour'],
})
