import { check } from '../../../checks/check'
import task from './salted-dump.template'

/** Goes through accounts and words, keeping what was computed already. */
export default check(task, {
  key: (p) => {
    const computed = new Set<string>()
    for (const line of (task.ask(p).code ?? '').split('\n').slice(1)) {
      const [, salt = ''] = line.split(/\s+/)
      for (let word = 0; word < p.words; word++) computed.add(`${word} ${salt}`)
    }
    return { kind: 'numeric', value: computed.size, tolerance: { absolute: 0 } }
  },
})
