import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { wordsKey } from './answers'

/** A step that succeeds, one that fails, or one that is an attempt of its own. */
type Step = { name: string; does: 'fine' | 'broken' } | { name: string; does: readonly Step[] }

interface Done {
  printed: string[]
  hasFailed: boolean
}
function attempted(steps: readonly Step[], isNotedFirst: boolean): Done {
  const printed: string[] = []
  const noted: string[] = []
  for (const { name, does } of steps) {
    const inner: Done =
      typeof does === 'string' ? { printed: [], hasFailed: does === 'broken' } : attempted(does, isNotedFirst)
    printed.push(...inner.printed)
    if (isNotedFirst || !inner.hasFailed) noted.unshift(name)
    if (inner.hasFailed) return { printed: [...printed, ...noted.map((one) => `-${one}`)], hasFailed: true }
    printed.push(name)
  }
  return { printed, hasFailed: false }
}

const shown = ({ name, does }: Step): string =>
  `['${name}', ${typeof does === 'string' ? does : `() => attempt([${does.map(shown).join(', ')}])`}]`

export default template({
  id: 'typescript/modules/undo-order',
  revision: 1,
  kind: 'short',
  topic: 'modules',
  grade: 4,
  nudge: -0.3,
  seconds: 210,
  lang: 'typescript',
  status: 'active',
  idea: 'After a failure only what was noted is undone, last first and inside out; what an inner attempt finished is no longer its own to undo.',
  params: (rng) =>
    drawnUntil(
      () => {
        const names = rng.sample(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], 6)
        const [one = '', two = '', three = '', four = '', five = '', six = ''] = names
        const does = () => rng.pick(['fine', 'fine', 'broken'] as const)
        const inner: Step = {
          name: three,
          does: [
            { name: four, does: 'fine' },
            { name: five, does: does() },
          ],
        }
        const first: Step = { name: one, does: 'fine' }
        const outer: Step[] = rng.chance() < 0.5 ? [first, inner] : [inner, first]
        return {
          isNotedFirst: rng.chance() < 0.5,
          steps: [...outer, { name: two, does: does() }, { name: six, does: does() }],
          last: rng.pick(['end', 'stop', 'over']),
        }
      },
      ({ steps, isNotedFirst }) => attempted(steps, isNotedFirst).hasFailed,
    ),
  ask: ({ isNotedFirst, steps, last }) => ({
    stem: 'What does this program print?',
    code: [
      'type Step = [name: string, run: () => void]',
      'function attempt(steps: Step[]): void {',
      '  const noted: string[] = []',
      '  try {',
      '    for (const [name, run] of steps) {',
      ...(isNotedFirst
        ? ['      noted.push(name)', '      run()']
        : ['      run()', '      noted.push(name)']),
      '      console.log(name)',
      '    }',
      '  } catch (error) {',
      '    for (const name of noted.reverse()) console.log(`-${name}`)',
      '    throw error',
      '  }',
      '}',
      'const fine = () => {}',
      "const broken = () => { throw new Error('broken') }",
      '',
      'try {',
      '  attempt([',
      ...steps.map((step) => `    ${shown(step)},`),
      '  ])',
      '} catch {',
      `  console.log('${last}')`,
      '}',
    ].join('\n'),
    answerHint: 'All that is printed, in one row with spaces between, such as: x y -y z',
  }),
  key: ({ isNotedFirst, steps, last }) => wordsKey([...attempted(steps, isNotedFirst).printed, last]),
  why: ({ isNotedFirst }) =>
    isNotedFirst
      ? 'A step is noted before it runs, so the one that fails is undone too.'
      : 'A step is noted after it ran, so the one that fails is not undone.',
  source: ['MDN, try...catch', 'MDN, Array.prototype.reverse()'],
})
