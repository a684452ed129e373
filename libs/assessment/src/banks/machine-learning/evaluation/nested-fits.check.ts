import { check } from '../../../checks/check'
import task from './nested-fits.template'

/** Runs the searches as the code says, with a model that only counts how often it is fitted. */
export default check(task, {
  key: (p) => {
    const code = task.ask(p).code ?? ''
    const [first = [], second = []] = [...code.matchAll(/\[([^\]]+)\]/g)].map(([, list = '']) =>
      list.split(', '),
    )
    const [inner = 0, outer = 0] = [...code.matchAll(/cv=(\d+)/g)].map(([, folds]) => Number(folds))
    let fits = 0
    for (let fold = 0; fold < outer; fold++) {
      for (let setting = 0; setting < first.length * second.length; setting++)
        for (let part = 0; part < inner; part++) fits++
      fits++
    }
    return { kind: 'numeric', value: fits, tolerance: { absolute: 0 } }
  },
})
