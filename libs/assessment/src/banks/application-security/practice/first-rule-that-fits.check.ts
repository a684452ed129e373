import { check } from '../../../checks/check'
import task from './first-rule-that-fits.template'

/** Makes a pattern of each rule that is shown and takes requests out of the list as soon as one fits. */
export default check(task, {
  key: (p) => {
    const [rules = [], requests = []] = (task.ask(p).code ?? '').split('\n\n').map((part) =>
      part
        .split('\n')
        .slice(1)
        .map((line) => line.split(/\s+/)),
    )
    let left = requests.map((words) => words.join(' '))
    let allowed = 0
    for (const [effect, ...words] of rules) {
      const pattern = new RegExp(`^${words.map((word) => (word === '*' ? '\\w+' : word)).join(' ')}$`)
      if (effect === 'allow') allowed += left.filter((request) => pattern.test(request)).length
      left = left.filter((request) => !pattern.test(request))
    }
    return { kind: 'numeric', value: allowed, tolerance: { absolute: 0 } }
  },
})
