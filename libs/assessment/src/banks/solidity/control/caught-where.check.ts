import { check } from '../../../checks/check'
import { signsKey } from './answers'
import { textsOf } from './ran'
import task from './caught-where.template'

/** Sends the calls. */
export default check(task, {
  key: async (p, tools) => {
    const { Feed, Reader, read } = p.subject
    const calls = p.reads.map((one) => {
      if (one === 'empty') return { call: read, args: ['@mallory', '1'] }
      return { call: read, args: one === 'blank' ? ['@Blank', '1'] : [`@${Feed}`, String(one)] }
    })
    const steps = [{ make: Feed }, { make: 'Blank' }, { make: Reader }, ...calls]
    const texts = (await textsOf(task.ask(p).code ?? '', steps, tools)).slice(3)
    return signsKey(texts.map((text) => (/^(reverts|panics)/.test(text) ? 'R' : text)))
  },
})
