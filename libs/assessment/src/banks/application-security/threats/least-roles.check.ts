import { check } from '../../../checks/check'
import { itemsOf, lettersKey } from '../letters'
import task from './least-roles.template'

/** Takes for each right that is missing one role after the other that has it, and keeps the least costly end. */
export default check(task, {
  key: (p) => {
    const { stem, code = '' } = task.ask(p)
    const needed = (/rights: ([a-z, ]+)\./.exec(stem)?.[1] ?? '').split(', ')
    const roles = itemsOf(code).map((line) => line.split(', '))
    let best = { cost: Infinity, taken: [] as number[] }
    const cover = (taken: readonly number[]): void => {
      const granted = new Set(taken.flatMap((i) => roles[i] ?? []))
      const missing = needed.find((one) => !granted.has(one))
      if (missing === undefined) {
        const cost = [...granted].filter((one) => !needed.includes(one)).length * 100 + taken.length
        if (cost < best.cost) best = { cost, taken: [...taken] }
        return
      }
      roles.forEach((role, i) => role.includes(missing) && cover([...taken, i]))
    }
    cover([])
    return lettersKey(roles.map((_, i) => best.taken.includes(i)))
  },
})
