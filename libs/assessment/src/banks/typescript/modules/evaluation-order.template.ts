import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { shownFiles } from './files'

const NAMES = ['config', 'log', 'store', 'routes', 'users', 'mail', 'cache', 'queue', 'auth'] as const
const SIZE = 5

/** What each file imports, by numbers: only files that come later, so that there is no circle. The first is main. */
function importsOf(rng: Rng): number[][] {
  return Array.from({ length: SIZE }, (_, i) => {
    const later = Array.from({ length: SIZE - 1 - i }, (_, j) => i + 1 + j)
    return rng.sample(later, rng.int(i === 0 ? 2 : 0, Math.min(3, later.length)))
  })
}
/** Depth first: what a file imports is evaluated before it, in the order of its lines, and each file once. */
function evaluated(
  imports: readonly (readonly number[])[],
  file = 0,
  done: readonly number[] = [],
): number[] {
  if (done.includes(file)) return [...done]
  const before = (imports[file] ?? []).reduce<number[]>(
    (sum, next) => evaluated(imports, next, sum),
    [...done],
  )
  return [...before, file]
}

export default template({
  id: 'typescript/modules/evaluation-order',
  revision: 1,
  kind: 'ordering',
  topic: 'modules',
  grade: 2,
  seconds: 120,
  lang: 'typescript',
  status: 'active',
  idea: 'A module is evaluated after everything that it imports, depth first in the order of the lines, and once however many import it.',
  params: (rng) =>
    drawnUntil(
      () => ({
        names: ['main', ...rng.sample(NAMES, SIZE - 1)],
        imports: importsOf(rng),
        shown: rng.shuffle([0, 1, 2, 3, 4]),
      }),
      ({ imports }) => {
        const order = evaluated(imports)
        const edges = imports.flat()
        const lines = (imports[0] ?? []).filter(
          (file, i, all) => order.indexOf(file) < order.indexOf(all[i - 1] ?? file),
        )
        return order.length === SIZE && new Set(edges).size < edges.length && lines.length > 0
      },
    ),
  ask: ({ names, imports, shown }) => ({
    stem: '`main.ts` is started. In which order do the files write their lines, first at the top?',
    code: shownFiles(
      names.map((name, i) => ({
        name: `${name}.ts`,
        text: [
          ...(imports[i] ?? []).map((file) => `import './${names[file] ?? ''}'`),
          `console.log('${name}')`,
        ].join('\n'),
      })),
    ),
    options: shown.map((file) => names[file] ?? ''),
  }),
  key: ({ imports, shown }) => ({
    kind: 'ordering',
    orders: [evaluated(imports).map((file) => shown.indexOf(file))],
  }),
  why: ({ names, imports }) =>
    `The order is ${evaluated(imports)
      .map((file) => names[file])
      .join(', ')}.`,
  source: ['ECMA-262 (2025), InnerModuleEvaluation', 'MDN, JavaScript modules'],
})
