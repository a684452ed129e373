import { check } from '../../../checks/check'
import task from './address-spellings.template'

/** Parses the address as Node does; of a mapped one the last two words are taken apart. */
export default check(task, {
  key: (p) => {
    const { hostname } = new URL(task.ask(p).code ?? '')
    const [, high, low] = /^\[::ffff:([0-9a-f]+):([0-9a-f]+)\]$/.exec(hostname) ?? []
    const bytes = Buffer.from(`${high ?? ''}`.padStart(4, '0') + `${low ?? ''}`.padStart(4, '0'), 'hex')
    return { kind: 'short', accept: [high && low ? [...bytes].join('.') : hostname] }
  },
})
