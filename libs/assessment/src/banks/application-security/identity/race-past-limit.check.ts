import { check } from '../../../checks/check'
import type { Way } from './race-past-limit.template'
import task from './race-past-limit.template'

interface Store {
  fails: number
  compared: number
}
/** The code up to its `await`, and as a generator what comes after. */
const RUNS: Record<Way, (store: Store, limit: number) => Generator<'comparing'>> = {
  *after(store, limit) {
    if (store.fails >= limit) return
    yield 'comparing'
    store.fails += 1
  },
  *stale(store, limit) {
    const before = store.fails
    if (before >= limit) return
    yield 'comparing'
    store.fails = before + 1
  },
  *first(store, limit) {
    const before = store.fails
    if (before >= limit) return
    store.fails = before + 1
    yield 'comparing'
  },
}

/** Lets batches of guesses run as an event loop does, until a whole batch is refused. */
export default check(task, {
  key: ({ way, limit, together }) => {
    const store = { fails: 0, compared: 0 }
    let waiting: number
    do {
      const batch = Array.from({ length: together }, () => RUNS[way](store, limit))
      waiting = batch.filter((one) => one.next().value === 'comparing').length
      store.compared += waiting
      for (const one of batch) one.next()
    } while (waiting > 0)
    return { kind: 'numeric', value: store.compared, tolerance: { absolute: 0 } }
  },
})
