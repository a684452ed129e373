import { check } from '../../../checks/check'
import { costByWorlds, worldsOf } from './possible-worlds'
import task from './raise-the-cheapest.template'

/** Tries every set of steps at the costs of the option; no other option leaves a dearer way. */
export default check(task, {
  option: (p, text) => {
    const { code = '', options = [] } = task.ask(p)
    const worlds = worldsOf(code).filter(({ succeeds }) => succeeds)
    const costAfter = (measure: string): number => {
      const [, step = '', more = ''] = /^To (.*) costs (\d+) more$/.exec(measure) ?? []
      return costByWorlds(worlds, step, Number(more))
    }
    const own = costAfter(text)
    return options.every((other) => costAfter(other) <= own)
  },
})
