import { check } from '../../../checks/check'
import task from './known-at-prediction.template'

/** Days from the prediction to the day on which the value is there, by what the words speak of. */
const DAYS: readonly (readonly [RegExp, number])[] = [
  [/repaid before|earlier returns|past year|current address|customer owns/i, -100],
  [
    /stated on the form|asked for|on arrival|age of|ambulance|price|hour|chosen|first message|at that moment/i,
    0,
  ],
  [/reminders|instalment|collector|interest paid/i, 200],
  [/meals|discharge|bill|third day/i, 3],
  [/return slip|refund|stars|complaint/i, 10],
  [/replies|closed|rated/i, 1],
]

export default check(task, {
  option: (_, text) => {
    const days = DAYS.filter(([words]) => words.test(text)).map(([, day]) => day)
    if (days.length !== 1) throw new Error(`One day for ${text}, not ${days.length}`)
    return days.every((day) => day <= 0)
  },
})
