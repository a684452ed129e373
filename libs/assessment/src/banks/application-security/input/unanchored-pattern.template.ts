import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { literal } from './literal'

const CORES = ['north', 'blue7', 'team-2', 'kiosk', 'a-lab', 'unit9', 'rio'] as const
const BEFORE = ['<b>', '../', '$(', '; ', '"'] as const
const AFTER = [';', ' $(x)', '<i>', '/../', ' "'] as const
const LINE_BEFORE = ['<b>\n', '; \n', '../\n'] as const
const LINE_AFTER = ['\n<i>', '\n;', '\n"'] as const

/** What each pattern wants to be clean: the whole value, its beginning, its end, a line, or anything at all. */
const PATTERNS = {
  whole: '/^[a-z0-9-]+$/',
  start: '/^[a-z0-9-]+/',
  end: '/[a-z0-9-]+$/',
  line: '/^[a-z0-9-]+$/m',
} as const
const NEEDS = ['whole', 'start', 'end', 'line'] as const

export interface Value {
  before: string
  core: string
  after: string
}
const passes = ({ before, after }: Value, needs: (typeof NEEDS)[number]): boolean => {
  const line = (before === '' || before.endsWith('\n')) && (after === '' || after.startsWith('\n'))
  return {
    whole: before === '' && after === '',
    start: before === '',
    end: after === '',
    line,
  }[needs]
}

export default template({
  id: 'application-security/input/unanchored-pattern',
  revision: 1,
  kind: 'multiple',
  topic: 'input',
  grade: 2,
  seconds: 120,
  lang: 'javascript',
  status: 'active',
  idea: 'An allow-list pattern without both anchors, or with anchors for lines, lets the rest of a value be anything.',
  params: (rng) =>
    drawnUntil(
      () => {
        const value = (before: string, after: string): Value => ({ before, core: rng.pick(CORES), after })
        const values = rng.shuffle([
          value('', ''),
          value(rng.pick(BEFORE), ''),
          value('', rng.pick(AFTER)),
          value(rng.pick(LINE_BEFORE), ''),
          value('', rng.pick(LINE_AFTER)),
          value(rng.pick(BEFORE), rng.pick(AFTER)),
        ])
        return { values, needs: rng.pick(NEEDS) }
      },
      ({ values }) => new Set(values.map((one) => one.before + one.core + one.after)).size === values.length,
    ),
  ask: ({ values, needs }) => ({
    stem: 'A service lets a value pass only if `isClean` is true for it. Which values pass? Choose all.',
    code: `const isClean = (value) => ${PATTERNS[needs]}.test(value)`,
    options: values.map(({ before, core, after }) => literal(before + core + after)),
  }),
  key: ({ values, needs }) => ({
    kind: 'multiple',
    right: values.flatMap((one, i) => (passes(one, needs) ? [i] : [])),
  }),
  why: () =>
    '`test` is content with a match anywhere; `^` and `$` tie it to both ends, but with the flag `m` to the ends of any line.',
  source: ['ECMA-262, 15th edition, CompileAssertion', 'CWE-777, Regular Expression without Anchors'],
})
