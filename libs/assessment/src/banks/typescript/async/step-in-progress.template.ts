import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { SLEEP_TOLD } from './clock'
import { wordsKey } from './keys'

type Look = 'before' | 'after'
const STOP = '    if (signal.aborted) break'

/** Steps that end one after another; a step is kept by whether the signal was set when the code looked. */
function ran(steps: readonly number[], abort: number, look: Look): { kept: number; end: number } {
  let end = 0
  let kept = 0
  for (const ms of steps) {
    if (look === 'before' && end > abort) break
    end += ms
    if (look === 'after' && end > abort) break
    kept += 1
  }
  return { kept, end }
}
const endsOf = (steps: readonly number[]) =>
  steps.map((_, i) => steps.slice(0, i + 1).reduce((sum, ms) => sum + ms, 0))

export default template({
  id: 'typescript/async/step-in-progress',
  revision: 1,
  kind: 'short',
  topic: 'async',
  grade: 2,
  seconds: 100,
  lang: 'javascript',
  status: 'active',
  idea: 'To abort only sets a flag: the step under way goes on to its end, and what comes of it hangs on where the code looks.',
  params: (rng) =>
    drawnUntil(
      () => ({
        steps: Array.from({ length: rng.int(4, 5) }, () => 10 * rng.int(1, 6)),
        abort: 10 * rng.int(3, 14) + 5,
        look: rng.pick(['before', 'after'] as const),
      }),
      ({ steps, abort }) => {
        const ends = endsOf(steps)
        return abort > (ends[0] ?? 0) && abort < (ends.at(-2) ?? 0)
      },
    ),
  ask: ({ steps, abort, look }) => ({
    stem: `${SLEEP_TOLD} Which two numbers does this print?`,
    code: [
      'const signal = { aborted: false }',
      'const begin = Date.now()',
      'let copied = 0',
      '',
      'async function copy(parts) {',
      '  for (const ms of parts) {',
      ...(look === 'before' ? [STOP] : []),
      '    await sleep(ms)',
      ...(look === 'after' ? [STOP] : []),
      '    copied += 1',
      '  }',
      '}',
      '',
      'async function main() {',
      `  sleep(${abort}).then(() => { signal.aborted = true })`,
      `  await copy([${steps.join(', ')}])`,
      '  console.log(copied, Date.now() - begin)',
      '}',
      'main()',
    ].join('\n'),
    answerHint: 'Two numbers with a space between.',
  }),
  key: ({ steps, abort, look }) => {
    const { kept, end } = ran(steps, abort, look)
    return wordsKey([kept, end])
  },
  why: ({ look }) =>
    `Nothing interrupts the wait that is under way when the flag is set. The code looks ${look} each wait, so that part is ${look === 'before' ? 'still counted' : 'waited for, but not counted'}.`,
  source: ['MDN, AbortSignal: aborted property', 'MDN, await'],
})
