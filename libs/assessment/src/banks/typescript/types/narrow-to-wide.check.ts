import { check } from '../../../checks/check'
import task from './narrow-to-wide.template'

/** Tries every pair of types, and puts first what fits into most of the others. */
export default check(task, {
  key: (p, { ts }) => {
    const types = task.ask(p).options ?? []
    const pairs = types.flatMap((_, from) => types.map((_type, to) => ({ from, to })))
    const source = pairs.map(
      ({ from, to }, i) =>
        `declare const v${i}: ${types[from] ?? ''}; const w${i}: ${types[to] ?? ''} = v${i}`,
    )
    const refused = new Set(ts(source.join('\n')).faults.map(({ line }) => line - 1))
    const fits = types.map((_, at) => pairs.filter(({ from }, i) => from === at && !refused.has(i)).length)
    if (new Set(fits).size < types.length) throw new Error(`Two of one width: ${types.join(', ')}`)
    const order = types.map((_, i) => i).sort((x, y) => (fits[y] ?? 0) - (fits[x] ?? 0))
    return { kind: 'ordering', orders: [order] }
  },
})
