import { check } from '../../../checks/check'
import { listed } from '../numbered'
import task from './recordings-after-theft.template'

/** Gives each day its key pair, and asks of each recording whether its secret went out under the stolen one. */
export default check(task, {
  key: (p) => {
    const { stem, code = '' } = task.ask(p)
    const dayOf = (pattern: RegExp) => Number(pattern.exec(stem)?.[1])
    const first = dayOf(/begun to use this key pair on day (\d+)/)
    const next = dayOf(/new pair on day (\d+)/)
    const pairOn = (day: number) => (day < first ? 'old' : day < next ? 'own' : 'new')
    const stolen = pairOn(dayOf(/On day (\d+) they steal/))
    const opened = code.split('\n').flatMap((line) => {
      const [, number, day] = /^(\d+) +day +(\d+)/.exec(line) ?? []
      const sentUnder = line.includes('encrypted to the certificate') ? pairOn(Number(day)) : 'ephemeral'
      return sentUnder === stolen ? [Number(number)] : []
    })
    return { kind: 'short', accept: listed(opened) }
  },
})
