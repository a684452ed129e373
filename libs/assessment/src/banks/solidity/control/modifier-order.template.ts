import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { signsKey } from './answers'

const SUBJECTS = [
  { Name: 'Gate', run: 'open', modifiers: ['guarded', 'timed', 'counted'] },
  { Name: 'Desk', run: 'settle', modifiers: ['locked', 'logged', 'limited'] },
  { Name: 'Round', run: 'draw', modifiers: ['closed', 'fair', 'paid'] },
  { Name: 'Pass', run: 'claim', modifiers: ['listed', 'once', 'early'] },
] as const

/** A modifier: what it writes before and after the rest; '' where it writes nothing there. */
interface Around {
  before: string
  after: string
}
export interface Drawn {
  subject: (typeof SUBJECTS)[number]
  /** As they are declared. */
  around: readonly Around[]
  /** As they stand at the function, by their numbers. */
  applied: readonly number[]
  body: readonly [string, string]
  limit: number
  given: number
}

const LETTERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

function trail({ around, applied, body, limit, given }: Drawn): string[] {
  const inside = given > limit ? [body[0]] : [...body]
  const rows = applied.map((i) => around[i] ?? { before: '', after: '' })
  return [...rows.map(({ before }) => before), ...inside, ...rows.reverse().map(({ after }) => after)].filter(
    Boolean,
  )
}

export default template({
  id: 'solidity/control/modifier-order',
  revision: 1,
  kind: 'short',
  topic: 'control',
  grade: 3,
  seconds: 120,
  lang: 'solidity',
  status: 'active',
  idea: 'Modifiers wrap each other in the order in which they stand at the function; what comes after _ runs on the way back, also when the body returns early.',
  params: (rng) =>
    drawnUntil(
      (): Drawn => {
        const letters = rng.shuffle(LETTERS)
        const limit = rng.int(12, 40)
        const forms = rng.shuffle([
          [true, true],
          rng.pick([
            [true, false],
            [true, true],
          ]),
          [false, true],
        ])
        return {
          subject: rng.pick(SUBJECTS),
          around: forms.map(([hasBefore, hasAfter]) => ({
            before: hasBefore ? (letters.pop() ?? '') : '',
            after: hasAfter ? (letters.pop() ?? '') : '',
          })),
          applied: rng.shuffle([0, 1, 2]),
          body: [letters.pop() ?? '', letters.pop() ?? ''],
          limit,
          // Mostly more than the limit: the early return is half of the task.
          given: rng.chance() < 0.7 ? limit + rng.int(1, 20) : limit - rng.int(1, 9),
        }
      },
      ({ applied }) => String(applied) !== '0,1,2',
    ),
  ask: ({ subject: { Name, run, modifiers }, around, applied, body, limit, given }) => {
    const add = (letter: string) => (letter === '' ? '' : ` add("${letter}");`)
    return {
      stem: `The contract is new, and \`${run}(${given})\` is sent once. What does \`trail()\` return afterwards?`,
      code: [
        `contract ${Name} {`,
        '  string public trail;',
        '',
        '  function add(string memory letter) private {',
        '    trail = string.concat(trail, letter);',
        '  }',
        ...around.map(
          ({ before, after }, i) => `  modifier ${modifiers[i]}() {${add(before)} _;${add(after)} }`,
        ),
        '',
        `  function ${run}(uint256 n) external ${applied.map((i) => modifiers[i]).join(' ')} {`,
        `   ${add(body[0])}`,
        `    if (n > ${limit}) return;`,
        `   ${add(body[1])}`,
        '  }',
        '}',
      ].join('\n'),
      answerHint: 'The letters in their order, without spaces.',
    }
  },
  key: (p) => signsKey(trail(p)),
  why: ({ given, limit }) =>
    `The first modifier at the function is the outermost. ${given > limit ? 'The early return ends only the body; the parts after _ still run.' : 'The body runs to its end.'} The way back is the other way round.`,
  source: ['Solidity documentation, Contracts, Function Modifiers'],
})
