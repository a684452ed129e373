import { check } from '../../../checks/check'
import task from './totp-odds.template'

/** Goes through the guesses one by one, and through the steps whose codes are taken. */
export default check(task, {
  key: ({ digits, steps, perMinute, hours }) => {
    let taken = 0
    for (let step = -steps; step <= steps; step++) taken += 1 / Number(`1e${digits}`)
    let found = 0
    for (let guess = 0; guess < hours * 60 * perMinute; guess++) found += (1 - found) * taken
    return { kind: 'numeric', value: found * 100, tolerance: { relative: 0.02 } }
  },
})
