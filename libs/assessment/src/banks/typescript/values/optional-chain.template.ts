import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { LINE_HINT, lineKey } from './printed'

const PATHS = [
  ['buyer', 'address', 'zip'],
  ['owner', 'account', 'limit'],
  ['route', 'station', 'platform'],
  ['team', 'lead', 'desk'],
] as const
const NAMES = ['first', 'second', 'third'] as const

export interface Read {
  /** How far the object goes: the field at this step is null or not there; at 3 all is there. */
  until: number
  isNull: boolean
  /** Which steps are taken with `?.`, the first one of them from the object itself. */
  optional: readonly boolean[]
  /** Parentheses around so many steps; 0 for none. */
  group: number
  fallback: number | null
  n: number
}
function objectOf(path: readonly string[], { until, isNull, n }: Read): string {
  const at = (step: number): string => {
    const name = path[step] ?? ''
    if (step === until) return isNull ? `{ ${name}: null }` : '{}'
    return `{ ${name}: ${step === path.length - 1 ? n : at(step + 1)} }`
  }
  return at(0)
}
function written(name: string, path: readonly string[], { optional, group, fallback }: Read): string {
  const chain = path.reduce((text, step, i) => {
    const longer = `${text}${optional[i] ? '?.' : '.'}${step}`
    return group === i + 1 ? `(${longer})` : longer
  }, name)
  return fallback === null ? chain : `${chain} ?? ${fallback}`
}
/** What the chain gives: a step on nothing ends it, quietly where it is optional, and only to the parenthesis. */
function valueOf({ until, isNull, optional, group, fallback, n }: Read): string {
  let found: 'object' | 'null' | 'undefined' = 'object'
  let isOver = false
  for (const [i, isOptional] of optional.entries()) {
    if (!isOver && found !== 'object') {
      if (!isOptional) return 'TypeError'
      isOver = true
      found = 'undefined'
    }
    if (!isOver && i === until) found = isNull ? 'null' : 'undefined'
    if (group === i + 1) isOver = false
  }
  if (found === 'object') return String(n)
  return fallback === null ? found : String(fallback)
}

export default template({
  id: 'typescript/values/optional-chain',
  revision: 1,
  kind: 'short',
  topic: 'values',
  grade: 4,
  seconds: 150,
  lang: 'javascript',
  status: 'active',
  idea: 'Where ?. meets nothing the whole rest of the chain is left out, up to a parenthesis; it guards only what stands before it.',
  params: (rng) =>
    drawnUntil(
      () => ({
        path: rng.pick(PATHS),
        reads: NAMES.map((): Read => ({
          until: rng.pick([0, 0, 1, 1, 2, 3]),
          isNull: rng.chance() < 0.5,
          optional: [false, rng.chance() < 0.6, rng.chance() < 0.4],
          group: rng.pick([0, 0, 2]),
          fallback: rng.chance() < 0.3 ? rng.int(50, 99) : null,
          n: rng.int(1, 40),
        })),
      }),
      ({ reads }) =>
        new Set(reads.map(valueOf)).size >= 2 &&
        reads.some((read) => valueOf(read) === 'TypeError') &&
        // One is guarded by a step that is left out with the rest of its chain.
        reads.some(
          ({ until, optional, group }) => until === 0 && optional[1] && !optional[2] && group === 0,
        ) &&
        reads.some(({ until, optional, group }) => until < 2 && optional[1] && group === 2),
    ),
  ask: ({ path, reads }) => ({
    stem: 'What does this JavaScript print? Where an error is caught, its name is printed.',
    code: [
      ...reads.map((read, i) => `const ${NAMES[i] ?? ''} = ${objectOf(path, read)}`),
      '',
      'const attempt = (read) => {',
      '  try {',
      '    return read()',
      '  } catch (error) {',
      '    return error.name',
      '  }',
      '}',
      'console.log(',
      ...reads.map((read, i) => `  attempt(() => ${written(NAMES[i] ?? '', path, read)}),`),
      ')',
    ].join('\n'),
    answerHint: LINE_HINT,
  }),
  key: ({ reads }) => lineKey(reads.map(valueOf)),
  why: () =>
    'Where the part before ?. is null or undefined, the value of the whole chain is undefined, plain points after it too. Parentheses end the chain: a plain point after them fails on undefined.',
  source: ['MDN, Optional chaining (?.): Short-circuiting, Grouping', 'ECMA-262 (2025), Optional Chains'],
})
