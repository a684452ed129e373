import { check } from '../../../checks/check'
import task from './limits-by-account-and-address.template'

/** Guesses through one hour, from address to address, until every account or every address is used up. */
export default check(task, {
  key: ({ perAccount, perAddress, addresses, accounts, hours, isOne }) => {
    const left = Array.from({ length: isOne ? 1 : accounts }, () => perAccount)
    let target = 0
    let checked = 0
    for (let address = 0; address < addresses; address++)
      for (let guess = 0; guess < perAddress; guess++) {
        while (left[target] === 0) target += 1
        const rest = left[target]
        if (rest === undefined) break
        left[target] = rest - 1
        checked += 1
      }
    return { kind: 'numeric', value: checked * hours, tolerance: { absolute: 0 } }
  },
})
