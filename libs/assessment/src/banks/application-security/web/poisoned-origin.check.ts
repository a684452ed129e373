import { check } from '../../../checks/check'
import task from './poisoned-origin.template'

/** Runs the cache, request by request, from the table as it is shown. */
export default check(task, {
  key: (p) => {
    const { stem, code = '' } = task.ask(p)
    const life = Number(/max-age=(\d+)/.exec(stem)?.[1])
    const isVaried = stem.includes('`Vary: Origin`')
    const store = new Map<string, { until: number; allowed: string }>()
    let failed = 0
    for (const line of code.split('\n').slice(1)) {
      const [second, path = '', origin = ''] = line.split(/\s+/)
      const name = isVaried ? `${path} ${origin}` : path
      const kept = store.get(name)
      const answer =
        kept && kept.until > Number(second) ? kept : { until: Number(second) + life, allowed: origin }
      store.set(name, answer)
      if (origin !== '-' && answer.allowed !== origin) failed++
    }
    return { kind: 'numeric', value: failed, tolerance: { absolute: 0 } }
  },
})
