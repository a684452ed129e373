import { check } from '../../../checks/check'
import task from './steps-that-end.template'

/** Runs each loop, and gives it up after many rounds. */
export default check(task, {
  option: (_p, text, { js }) =>
    js(`let rounds = 0\nfunction draw() { if (++rounds > 2000) throw new RangeError() }\n${text}`).value ===
    'undefined',
})
