import { check } from '../../../checks/check'
import task from './stride-of-elements.template'

/** What an element of a diagram is able to do or has. */
const FACTS: Readonly<Record<string, readonly string[]>> = {
  'external entity': ['identity', 'acts'],
  process: ['identity', 'acts', 'ours', 'code'],
  'data store': ['ours'],
  'data flow': ['ours'],
}
/** What an element needs to suffer a threat. */
const NEEDED: Readonly<Record<string, string>> = {
  Spoofing: 'identity',
  Tampering: 'ours',
  Repudiation: 'acts',
  'Information disclosure': 'ours',
  'Denial of service': 'ours',
  'Elevation of privilege': 'code',
}

/** Finds the element in the diagram that is shown, and what it has. */
export default check(task, {
  option: (p, text) => {
    const [threat = '', element = ''] = text.split(': ')
    const line = (task.ask(p).code ?? '')
      .split('\n')
      .find((one) => one.endsWith(`: ${element}`) || one.endsWith(`  ${element}`))
    return (FACTS[line?.split(':')[0] ?? ''] ?? []).includes(NEEDED[threat] ?? '-')
  },
})
