import { check } from '../../../checks/check'
import task from './brier-skill.template'

const CASES = 100

/** Scores the constant forecast case by case. */
export default check(task, {
  key: ({ rate, brier }) => {
    let squares = 0
    for (let i = 0; i < CASES; i++) squares += (rate / 100 - (i < rate ? 1 : 0)) ** 2
    const constant = squares / CASES
    return { kind: 'numeric', value: (100 * (constant - brier)) / constant, tolerance: { absolute: 0.2 } }
  },
})
