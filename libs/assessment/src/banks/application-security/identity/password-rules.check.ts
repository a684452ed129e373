import { check } from '../../../checks/check'
import task from './password-rules.template'

/** Every whole password has to count, of at least so many characters. */
const CEILING = 64
const FLOOR = 15
const MOST_FAILURES = 100

/** Tries each rule on what a person with a password manager and a long random password wants to do. */
export default check(task, {
  option: (_, text) => {
    const figure = Number(/\d+/.exec(text)?.[0] ?? 0)
    if (text.startsWith('At most') || text.includes('are ignored')) return figure < CEILING
    if (/^At least \d/.test(text)) return figure < FLOOR
    if (text.includes('failures')) return figure > MOST_FAILURES
    // Refuses a long random password, changes it for no reason, or goes round it.
    return /capital letter|every \d+ days|Pasting|shown to whoever|may set a new one/.test(text)
  },
})
