import { check } from '../../../checks/check'
import task from './who-has-an-account.template'

/** Takes the times out of the line, compares what is left as text, and the times with their noise. */
export default check(task, {
  option: (_, text) => {
    const [known = '', unknown = ''] = text.replace(/^[^:]+: /, '').split(' | ')
    const timeOf = (part: string) => Number(/(\d+) ms/.exec(part)?.[1])
    const rest = (part: string) => part.replace(/\d+ ms/, '')
    return rest(known) !== rest(unknown) || Math.abs(timeOf(known) - timeOf(unknown)) > 2 * 2
  },
})
