import { check } from '../../../checks/check'
import task from './secret-in-history.template'

/** Asks where the change was made: where the secret is kept, or where it is accepted. */
const WHERE_ACCEPTED = /revoked by|ended by itself|refuses|account that it belonged to was deleted/
const WHERE_KEPT = /deleted from the file|history|private|gitignore|same value|still accepted|branch/

export default check(task, {
  option: (_, text) => {
    if (WHERE_ACCEPTED.test(text) === WHERE_KEPT.test(text)) throw new Error(`No place for ${text}`)
    return WHERE_KEPT.test(text)
  },
})
