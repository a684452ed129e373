import { check } from '../../../checks/check'
import task from './seen-on-the-wire.template'

/** Where each piece of information travels. */
const CARRIED: readonly [RegExp, 'packet' | 'client hello' | 'record length' | 'record content'][] = [
  [/IP address|At what time/, 'packet'],
  [/host name/, 'client hello'],
  [/how many bytes/, 'record length'],
  [/path|parameter|cookie|status|header|method/, 'record content'],
]

export default check(task, {
  option: (_, text) => {
    const [carried] = CARRIED.flatMap(([pattern, where]) => (pattern.test(text) ? [where] : []))
    return carried !== undefined && carried !== 'record content'
  },
})
