import type { CodeCase } from '../../../tasks/code'
import { template } from '../../../tasks/template'

type Graph = Readonly<Record<string, readonly string[]>>
export interface Marks {
  /** What stands before an import of types alone. */
  mark: string
  /** Whether files that import nothing of their own may be left out of the object. */
  isLeafListed: boolean
}

function orderOf(graph: Graph, entry: string, { mark }: Marks, begun: Set<string>): string[] {
  if (begun.has(entry)) return []
  begun.add(entry)
  const wanted = (graph[entry] ?? []).filter((name) => !name.startsWith(mark))
  return [...wanted.flatMap((name) => orderOf(graph, name, { mark, isLeafListed: true }, begun)), entry]
}

const toCase = (name: string, marks: Marks, graph: Graph, entry: string): CodeCase => {
  const listed = marks.isLeafListed
    ? graph
    : Object.fromEntries(Object.entries(graph).filter(([, imports]) => imports.length > 0))
  const call = `loadOrder(${JSON.stringify(listed)}, '${entry}')`
  const gives = JSON.stringify(orderOf(graph, entry, marks, new Set()))
  return { name, shown: `${call}\ngives ${gives}`, call, gives }
}

export default template({
  id: 'typescript/modules/load-order',
  revision: 1,
  kind: 'code-js',
  topic: 'modules',
  grade: 4,
  seconds: 480,
  lang: 'javascript',
  status: 'active',
  idea: 'Modules are evaluated depth first and each once; in a circle one that has begun is not begun again, and a sort by who is ready does not end.',
  params: (rng) => {
    const marks: Marks = {
      mark: rng.pick(['type:', 'types/', '@types/', 'dts:']),
      isLeafListed: rng.chance() < 0.5,
    }
    const [a = '', b = '', c = '', d = '', e = '', f = ''] = rng.sample(
      ['app', 'api', 'auth', 'cart', 'core', 'form', 'http', 'log', 'menu', 'page'],
      6,
    )
    const typed = (name: string) => `${marks.mark}${name}`
    return {
      marks,
      cases: [
        toCase('a shared module', marks, { [a]: [b, c], [b]: [d], [c]: [d, typed(e)], [d]: [], [e]: [] }, a),
        toCase('listed early, needed earlier', marks, { [a]: [b, c, d], [b]: [c], [c]: [d], [d]: [] }, a),
        toCase(
          'lines against names',
          marks,
          { [a]: [f, b, e].sort().reverse(), [f]: [], [b]: [], [e]: [] },
          a,
        ),
        toCase('a circle', marks, { [a]: [b, e], [b]: [c], [c]: [d], [d]: [b, f], [e]: [d], [f]: [] }, a),
        toCase('a circle with the entry', marks, { [b]: [c, d], [c]: [a], [a]: [b, d], [d]: [] }, b),
        toCase('imports itself', marks, { [a]: [a, b], [b]: [] }, a),
        toCase('types alone', marks, { [a]: [typed(b), c], [b]: [d], [c]: [typed(d), typed(a)], [d]: [] }, a),
        toCase('not reached', marks, { [f]: [a], [a]: [b], [b]: [], [c]: [b] }, a),
        toCase('reached by types and by more', marks, { [a]: [typed(c), b], [b]: [c], [c]: [] }, a),
      ],
    }
  },
  ask: ({ marks: { mark, isLeafListed }, cases }) => ({
    stem: `Write \`loadOrder(imports, entry)\`. \`imports\` is an object of the names of modules, each with the array of what it imports, in the order of its lines. ${
      isLeafListed
        ? 'Every module has a key.'
        : 'A module without a key imports nothing; it is evaluated all the same.'
    } A name behind \`${mark}\` is an import of types alone and is erased. Return the array of the modules in the order in which ECMAScript evaluates them when \`entry\` is started. Circles occur.`,
    starter: 'function loadOrder(imports, entry) {\n  return [entry]\n}',
    cases: cases.slice(0, 1),
  }),
  key: ({ cases }) => ({ kind: 'code-js', cases: cases.slice(1) }),
  why: () =>
    'A module is noted as begun when it is reached and written down when all its imports are done. Both are needed: the first ends circles, the second gives the order.',
  source: ['ECMA-262 (2025), InnerModuleEvaluation', 'ECMA-262 (2025), Cyclic Module Records'],
})
