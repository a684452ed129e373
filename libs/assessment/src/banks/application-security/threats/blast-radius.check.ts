import { check } from '../../../checks/check'
import task from './blast-radius.template'

/** Goes back from the door by the lines that are shown; who comes round to the same door again has no way in. */
export default check(task, {
  option: (p, text) => {
    const lines = (task.ask(p).code ?? '').split('\n').map((line) => {
      const [name = '', secrets = ''] = line.split(': opened by a secret on ')
      return { name, from: secrets.split(' and one on ') }
    })
    const canOpen = (name: string, asked: readonly string[]): boolean =>
      name === p.start ||
      (!asked.includes(name) &&
        lines.some((line) => line.name === name && line.from.every((one) => canOpen(one, [...asked, name]))))
    return canOpen(text, [])
  },
})
