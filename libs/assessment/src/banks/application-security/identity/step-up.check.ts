import { check } from '../../../checks/check'
import { itemsOf, lettersKey } from '../letters'
import task from './step-up.template'

/** Reads the lines, and goes back from each action minute by minute until it meets a proof that will do. */
export default check(task, {
  key: (p) => {
    const { code = '' } = task.ask(p)
    const minuteOf = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5))
    const events = (code.split('\n\n')[0] ?? '').split('\n')
    const mustAsk = itemsOf(code).map((line) => {
      const [, strength, most] = /\((\w+), (\d+) minutes\)/.exec(line) ?? []
      const proofs = strength === 'strong' ? ['security key'] : ['security key', 'password']
      for (let minute = minuteOf(line); minute >= minuteOf(line) - Number(most); minute--)
        if (events.some((event) => minuteOf(event) === minute && proofs.includes(event.slice(7))))
          return false
      return true
    })
    return lettersKey(mustAsk)
  },
})
