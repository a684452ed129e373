import { check } from '../../../checks/check'
import task from './spray-under-lockout.template'

/** Guesses at one account, minute by minute, and stops one short in each window. */
export default check(task, {
  key: (p) => {
    const rows = (task.ask(p).code ?? '')
      .split('\n')
      .slice(1)
      .map((row) => row.split(/ +/).map(Number.parseFloat))
    let tried = 0
    let wrong = 0
    for (let minute = 0; minute < p.days * 24 * 60; minute++) {
      if (minute % p.window === 0) wrong = 0
      while (wrong + 1 < p.limit) {
        wrong += 1
        tried += 1
      }
    }
    const [, share = NaN] = rows.find(([rank]) => rank === tried) ?? []
    return { kind: 'numeric', value: (share / 100) * p.accounts, tolerance: { absolute: 0.6 } }
  },
})
